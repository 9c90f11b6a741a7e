-- HTML, feeds and data files say what was so when the site was built. What visitors must know at once asks the host for a build by
-- itself: an incident and its news, a stop, a closing, and whatever is withdrawn; and so does a new day, as stops and certificates end by
-- the calendar, on Mondays with the week's numbers of complaints. A job asks each minute: pg_cron on a hosted project, as
-- supabase/README.md says, the embedded stack by itself.

create table private.build_requests (
  id boolean primary key default true,
  wanted_at timestamptz not null default '-infinity',
  attempts integer not null default 0,
  failed_with text,
  request_id bigint,
  constraint build_requests_single_row check (id),
  constraint build_requests_failed_with_max_length check (char_length(failed_with) <= 200)
);

comment on table private.build_requests is 'One row: what waits for a build, and how asking for it went.';
comment on column private.build_requests.wanted_at is 'When something last changed that visitors must know at once; -infinity: nothing has yet.';
comment on column private.build_requests.attempts is 'How often the host was asked since it last took a request.';
comment on column private.build_requests.failed_with is 'What the last attempt failed with; null: it did not, or its end is not known.';

comment on column private.build_requests.request_id is 'The request to the host, by its number in pg_net, whose answer is not known yet.';

insert into private.build_requests default values;

alter table private.build_requests enable row level security;

create policy "Nobody reaches the requests for builds through the API"
  on private.build_requests for all to anon, authenticated
  using (false) with check (false);

-- Called for each row, as a statement that changes none asks for nothing. Its own row stays locked until what changed is committed, so
-- that nobody asks for a build that would come too early.
create function private.want_build()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.build_requests set wanted_at = clock_timestamp() where build_requests.id;
  return null;
end;
$$;

comment on function private.want_build() is 'Notes that visitors must know of a change at once.';

create trigger want_build after insert or update or delete on public.sppg_kejadian
  for each row execute function private.want_build();

create trigger want_build after insert or update or delete on public.sppg_kejadian_kabar
  for each row execute function private.want_build();

create trigger want_build after insert or update or delete on public.sppg_penghentian
  for each row execute function private.want_build();

-- In the open access mode whoever signs up changes and deletes kitchens, schools and documents: such changes wait for the next day. Of what
-- others than managers take back only a foundation's signature is theirs.
create trigger want_build after insert on public.withdrawals
  for each row when (new.source = 'sppg_tanda_tangan' or not private.is_outsider()) execute function private.want_build();

create trigger want_build_for_closing after update on public.sppg
  for each row when (old.ditutup_pada is distinct from new.ditutup_pada) execute function private.want_build();

create function private.last_calendar_change()
  returns timestamptz
  language sql stable security invoker set search_path = ''
as $$
  select greatest(
    date_trunc('day', now() - interval '5 minutes', 'Asia/Jakarta') + interval '5 minutes', private.complaint_week() + interval '5 minutes'
  );
$$;

comment on function private.last_calendar_change() is 'When pages were last to be built for the calendar alone: today at 00.05 WIB, or, on a Monday, at 06.05.';

-- What happens within five minutes after a request waits for their end, and is one request. A failed one is tried again after a minute,
-- then after two, and at most after half an hour.
create function private.build_due_at()
  returns timestamptz
  language sql stable security invoker set search_path = ''
as $$
  select case
    when attempts > 0 then asked_at + make_interval(mins => least(attempts, 30))
    when wanted_at > built_for then greatest(wanted_at, asked_at + interval '5 minutes')
    when built_for < private.last_calendar_change() then greatest(private.last_calendar_change(), asked_at + interval '5 minutes')
  end
  from public.deploy_hook
    cross join private.build_requests
    cross join lateral (
      select coalesce(deploy_hook.last_requested_at, '-infinity') as asked_at,
        greatest(deploy_hook.last_requested_at, deploy_hook.changed_at) as built_for
    ) as last;
$$;

comment on function private.build_due_at() is 'Since when, or from when on, the host is to be asked for a build; null: nothing waits.';

create function private.is_build_due()
  returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select coalesce(private.build_due_at() <= clock_timestamp(), false);
$$;

comment on function private.is_build_due() is 'Whether the host is to be asked for a build now.';

create function private.claim_build()
  returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  hook text;
begin
  -- Two workers ask one after the other.
  perform from private.build_requests for update;
  if not private.is_build_due() then
    return null;
  end if;
  update private.build_requests set attempts = attempts + 1, failed_with = null where build_requests.id;
  update public.deploy_hook set last_requested_at = clock_timestamp() where deploy_hook.id returning url into hook;
  return hook;
end;
$$;

comment on function private.claim_build() is
  'The URL by which the host is to be asked for a build now, which build_asked ends; null: nothing waits.';

create function private.build_asked(error text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  update private.build_requests
  set attempts = case when error is null then 0 else attempts end, failed_with = left(error, 200), request_id = null
  where build_requests.id;
$$;

comment on function private.build_asked(text) is 'Notes that the host took the request for a build, or what it failed with.';

-- The URL goes from here to the host alone: not even the service role reads it. pg_net, which comes with hosted projects, sends what it is
-- given once this is committed, and keeps the answer for some hours.
create function private.ask_for_build()
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  asked bigint;
  failure text;
  is_answered boolean;
  hook text;
begin
  select request_id into asked from private.build_requests where build_requests.id;
  execute $answer$
    select
      count(*) > 0, max(case when status_code between 200 and 299 then null else coalesce('HTTP ' || status_code, error_msg, 'timeout') end)
    from net._http_response where id = $1
  $answer$ into is_answered, failure using asked;
  if is_answered then
    perform private.build_asked(failure);
  end if;
  hook := private.claim_build();
  if hook is not null then
    execute 'select net.http_post(url := $1, timeout_milliseconds := 20000)' into asked using hook;
    update private.build_requests set request_id = asked where build_requests.id;
  end if;
end;
$$;

comment on function private.ask_for_build() is
  'Notes what the host answered, and asks it for a build if one is due. pg_cron calls it every minute.';
