-- Mails that the site sends by itself: triggers queue them in the transaction of what they tell of, and the function
-- kirim-surat (supabase/functions) works them off. What a mail says is made of its template when it is sent.
--
-- Each is sent once, as far as SMTP lets: a worker claims a mail for some minutes, connects, notes that it hands the mail over,
-- does so and notes that it was sent. One that dies between the two notes leaves a mail that may have arrived: nobody but an
-- admin sends it again.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  recipient text not null,
  template text not null,
  row_id uuid,
  data jsonb not null default '{}',
  occasion text not null,
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_until timestamptz,
  sending_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  constraint mail_outbox_template_known check (template in ('new_lead', 'new_complaint', 'new_incident', 'reprisal', 'answer', 'invitation', 'certificate_expiring', 'signature_request', 'signature_thanks', 'alarm')),
  constraint mail_outbox_recipient_not_blank check (recipient ~ '\S'),
  constraint mail_outbox_recipient_max_length check (char_length(recipient) <= 254),
  constraint mail_outbox_last_error_max_length check (char_length(last_error) <= 500),
  constraint mail_outbox_sent_at_not_failed check (sent_at is null or failed_at is null)
);

comment on table public.mail_outbox is 'Mails to be sent and sent; personal data.';
comment on column public.mail_outbox.template is 'What the mail says, as in supabase/functions/kirim-surat.';
comment on column public.mail_outbox.row_id is 'The row that it tells of.';
comment on column public.mail_outbox.data is 'What the template needs and no row has; emptied when the mail was sent. May hold a secret, so that nobody reads it through the API.';
comment on column public.mail_outbox.occasion is 'What the mail is about: each occasion is told once; that something came and answers once at a time.';
comment on column public.mail_outbox.send_after is 'Not to be sent earlier.';
comment on column public.mail_outbox.attempts is 'How often a worker has claimed it; tells a worker that was too slow from the one after it.';
comment on column public.mail_outbox.claimed_until is 'Until then it belongs to a worker.';
comment on column public.mail_outbox.sending_at is 'When a worker began to hand it over; when that ended is in one of the next two.';
comment on column public.mail_outbox.failed_at is 'When it was given up.';
comment on column public.mail_outbox.last_error is 'Why the last attempt failed.';

-- Found when somebody asks what is kept about them, or with the row that it tells of.
create index mail_outbox_recipient_idx on public.mail_outbox (lower(recipient));
create index mail_outbox_row_id_idx on public.mail_outbox (row_id);
-- While one of these waits, it tells of what comes meanwhile, too.
create unique index mail_outbox_occasion_key on public.mail_outbox (occasion)
  where template not in ('new_lead', 'new_complaint', 'new_incident', 'reprisal', 'answer') or (sending_at is null and sent_at is null and failed_at is null);
create index mail_outbox_occasion_idx on public.mail_outbox (occasion);
create index mail_outbox_created_at_id_idx on public.mail_outbox (created_at, id);
create index mail_outbox_send_after_id_idx on public.mail_outbox (send_after, id) where sent_at is null and failed_at is null;

-- Without whom it is for and what it tells of, which would tell who complained of what: admins read that in public.mails.
grant select (
    id, created_at, template, send_after, attempts, claimed_until, sending_at, sent_at, failed_at
  ), delete
  on table public.mail_outbox to authenticated;
grant select, insert, update, delete on table public.mail_outbox to service_role;

alter table public.mail_outbox enable row level security;

create policy "Admins can read mails"
  on public.mail_outbox for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can delete mails"
  on public.mail_outbox for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'mail_outbox', texts => '{
    "email": ["recipient"],
    "secret": ["data"],
    "words": ["last_error"],
    "nobody": ["template", "occasion"]
  }',
  audit => null
);

-- What the link of a mail holds after its #. Tables keep the hash alone.
create function private.new_token()
  returns text
  language sql volatile security invoker set search_path = ''
as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
$$;

comment on function private.new_token() is 'A secret of 64 characters, with 244 random bits.';

create function private.token_hash(token text)
  returns text
  language sql immutable strict security invoker set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex');
$$;

comment on function private.token_hash(text) is 'What is kept of a token.';

create function private.queue_mail(
  recipient text, template text, occasion text, row_id uuid default null, data jsonb default '{}', wait interval default '0'
)
  returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.mail_outbox (recipient, template, occasion, row_id, data, send_after)
  values ($1, $2, $3, $4, $5, now() + $6)
  on conflict do nothing;
$$;

comment on function private.queue_mail(text, text, text, uuid, jsonb, interval) is
  'Queues a mail, once for each occasion.';

-- Whoever asks for an answer that was corrected meanwhile gets the corrected one.
create function public.claim_mails(amount integer default 10)
  returns table (id uuid, recipient text, template text, attempt integer, data jsonb)
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- When nobody has worked the outbox off for days, what it says is no news any more.
  update public.mail_outbox as late
  set failed_at = now(), last_error = coalesce(late.last_error, 'Tidak ada yang mengirimnya selama 3 hari.')
  where late.sent_at is null and late.failed_at is null and late.sending_at is null
    and late.send_after < now() - interval '3 days';
  return query
    with due as (
      select outbox.id
      from public.mail_outbox as outbox
      where outbox.sent_at is null and outbox.failed_at is null and outbox.sending_at is null
        and outbox.send_after <= now() and (outbox.claimed_until is null or outbox.claimed_until <= now())
      order by outbox.send_after, outbox.id
      limit amount
      for update skip locked
    ), claimed as (
      update public.mail_outbox as outbox
      set attempts = outbox.attempts + 1, claimed_until = now() + interval '5 minutes'
      from due
      where outbox.id = due.id
      returning outbox.*
    )
    select claimed.id, claimed.recipient, claimed.template, claimed.attempts, claimed.data || coalesce(answer.data, '{}')
    from claimed
      left join lateral (
        select jsonb_build_object(
          'jenis', lead.kind, 'status', lead.status, 'pesan', lead.pesan_publik, 'kode', lead.kode_lacak,
          'tanpa_telepon', lead.phone is null
        ) || coalesce((
          -- Of what templates of answers fill in, the words that may be an address: the mail must not carry it on.
          select jsonb_build_object('ditulis', string_agg(word, ' ' order by place))
          from regexp_split_to_table(lead.filled_in, '\s+') with ordinality as part (word, place)
          where word ~ '[.@:/。．｡0-9]'
          having count(*) > 0
        ), '{}') as data
        from (
          select
            'contact_messages' as kind, sent.id, sent.status, sent.pesan_publik, sent.kode_lacak, sent.phone,
            concat_ws(' ', sent.name, sent.subject) as filled_in
          from public.contact_messages as sent
          union all
          select
            'partnership_applications', sent.id, sent.status, sent.pesan_publik, sent.kode_lacak, sent.phone,
            concat_ws(' ', sent.contact_person, sent.company_name)
          from public.partnership_applications as sent
          union all
          select 'keluhan', sent.id, sent.status, said.isi, sent.kode_lacak, null, null
          from public.keluhan as sent
            cross join lateral (
              select keluhan_pesan.isi from public.keluhan_pesan
              where keluhan_pesan.keluhan_id = sent.id and keluhan_pesan.dari = 'kami'
              order by keluhan_pesan.urutan desc limit 1
            ) as said
        ) as lead
        -- Ids are made in browsers: a message may have that of an application.
        where lead.id = claimed.row_id and claimed.occasion = format('answer:%s:%s', lead.kind, lead.id)
      ) as answer on true;
end;
$$;

comment on function public.claim_mails(integer) is
  'Hands mails that are due to a worker, for 5 minutes, with what their templates need; for the service role.';

create function public.mail_sending(mail_id uuid, attempt integer)
  returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.mail_outbox
  set sending_at = now(), claimed_until = now() + interval '5 minutes'
  where mail_outbox.id = mail_id and mail_outbox.attempts = attempt and mail_outbox.claimed_until > now()
    and mail_outbox.sending_at is null and mail_outbox.sent_at is null and mail_outbox.failed_at is null;
  return found;
end;
$$;

comment on function public.mail_sending(uuid, integer) is
  'Notes that a claimed mail is handed over now; false when it is not to be, as it was changed, deleted or claimed anew; for the service role.';

create function public.mail_sent(mail_id uuid, attempt integer)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  update public.mail_outbox
  set sent_at = now(), sending_at = null, claimed_until = null, last_error = null, data = '{}'
  where mail_outbox.id = mail_id and mail_outbox.attempts = attempt and mail_outbox.sending_at is not null;
$$;

comment on function public.mail_sent(uuid, integer) is 'Notes that a mail was sent, and forgets what it said; for the service role.';

create function public.mail_failed(mail_id uuid, attempt integer, error text, outcome text)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  reason constant text := left(error, 500);
  waits constant interval[] := '{1 minute,5 minutes,15 minutes,1 hour,4 hours,12 hours,12 hours,12 hours,12 hours,12 hours}';
  wait constant interval := waits[attempt];
begin
  if outcome = 'unknown' then
    update public.mail_outbox set claimed_until = now(), last_error = reason
    where mail_outbox.id = mail_id and mail_outbox.attempts = attempt and mail_outbox.sending_at is not null;
  elsif outcome = 'refused' or wait is null then
    update public.mail_outbox set failed_at = now(), sending_at = null, claimed_until = null, last_error = reason
    where mail_outbox.id = mail_id and mail_outbox.attempts = attempt
      and mail_outbox.sent_at is null and mail_outbox.failed_at is null;
  else
    update public.mail_outbox set send_after = now() + wait, sending_at = null, claimed_until = null, last_error = reason
    where mail_outbox.id = mail_id and mail_outbox.attempts = attempt
      and mail_outbox.sent_at is null and mail_outbox.failed_at is null;
  end if;
exception when unique_violation then
  -- A later one for the same occasion waits already, and tells all.
  delete from public.mail_outbox where mail_outbox.id = mail_id;
end;
$$;

comment on function public.mail_failed(uuid, integer, text, text) is
  'Notes why a mail was not sent: it is tried again later, for almost three days; refused: never; unknown: an admin decides; for the service role.';

create function private.resend_mail(mail_id uuid)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  if exists (
    select from public.mail_outbox where mail_outbox.id = mail_id and template = 'invitation' and not data ? 'token'
  ) then
    raise exception using errcode = 'P0001', message = 'Undangan ini sudah tidak berlaku. Buat undangan baru.';
  end if;
  update public.mail_outbox
  set send_after = now(), sending_at = null, failed_at = null, claimed_until = null
  where mail_outbox.id = mail_id and (
    mail_outbox.failed_at is not null or mail_outbox.sending_at is not null and mail_outbox.claimed_until <= now()
  );
exception when unique_violation then
  delete from public.mail_outbox where mail_outbox.id = mail_id;
end;
$$;

create function public.resend_mail(mail_id uuid)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.resend_mail(mail_id);
$$;

comment on function public.resend_mail(uuid) is 'Has a mail that failed or may have been sent sent again; admins only.';

create function private.accept_mail(mail_id uuid)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.mail_outbox
  set sent_at = sending_at, sending_at = null, claimed_until = null, last_error = null, data = '{}'
  where mail_outbox.id = mail_id and mail_outbox.sending_at is not null and mail_outbox.claimed_until <= now();
end;
$$;

create function public.accept_mail(mail_id uuid)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.accept_mail(mail_id);
$$;

comment on function public.accept_mail(uuid) is 'Takes a mail that may have been sent as sent; admins only.';

create function private.choose_mails(leads boolean, certificates boolean, complaints boolean, incidents boolean)
  returns void
  language sql volatile security definer set search_path = ''
as $$
  update public.accounts set
    wants_lead_mails = leads, wants_certificate_mails = certificates,
    wants_complaint_mails = coalesce(complaints, accounts.wants_complaint_mails),
    wants_incident_mails = coalesce(incidents, accounts.wants_incident_mails)
  where accounts.user_id = auth.uid();
$$;

create function public.choose_mails(
  leads boolean, certificates boolean, complaints boolean default null, incidents boolean default null
)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.choose_mails(leads, certificates, complaints, incidents);
$$;

comment on function public.choose_mails(boolean, boolean, boolean, boolean) is 'Sets which mails the own account gets; null: as before.';

-- A part of the daily job (lead_retention), as the privacy page promises.
create function private.delete_old_mails()
  returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.mail_outbox
  where coalesce(sent_at, failed_at, created_at) < now() - interval '30 days';
  -- By then the invitation has expired.
  update public.mail_outbox set data = data - 'token'
  where template = 'invitation' and created_at < now() - interval '7 days' and data ? 'token';
$$;

comment on function private.delete_old_mails() is 'Deletes mails after 30 days, and the token of an invitation after 7.';

grant execute on function
  public.claim_mails(integer), public.mail_sending(uuid, integer), public.mail_sent(uuid, integer),
  public.mail_failed(uuid, integer, text, text)
  to service_role;
grant execute on function
  private.resend_mail(uuid), public.resend_mail(uuid), private.accept_mail(uuid), public.accept_mail(uuid),
  private.choose_mails(boolean, boolean, boolean, boolean), public.choose_mails(boolean, boolean, boolean, boolean)
  to authenticated;
