-- Whoever sent a message or application got a toast, then silence. A code that their browser makes, since visitors read no
-- row back, lets them see what became of it, with what admins write for them; whoever has the code sees that and nothing
-- of the person.

-- Crockford's base 32: 12 characters are 60 bits, and none looks like another. Rows of before have none.
alter table public.contact_messages
  add column kode_lacak text,
  add column pesan_publik text,
  add column answered_at timestamptz,
  add constraint contact_messages_kode_lacak_plausible check (kode_lacak ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  add constraint contact_messages_kode_lacak_key unique (kode_lacak),
  add constraint contact_messages_pesan_publik_max_length check (char_length(pesan_publik) <= 500);

alter table public.partnership_applications
  add column kode_lacak text,
  add column pesan_publik text,
  add column answered_at timestamptz,
  add constraint partnership_applications_kode_lacak_plausible check (kode_lacak ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  add constraint partnership_applications_kode_lacak_key unique (kode_lacak),
  add constraint partnership_applications_pesan_publik_max_length check (char_length(pesan_publik) <= 500);

comment on column public.contact_messages.kode_lacak is 'The sender''s code, made in their browser; whoever has it reads status_kiriman.';
comment on column public.contact_messages.pesan_publik is 'What admins tell the sender; whoever has the code reads it.';
comment on column public.contact_messages.answered_at is 'When status or pesan_publik last changed; set by a trigger.';
comment on column public.partnership_applications.kode_lacak is 'The sender''s code, made in their browser; whoever has it reads status_kiriman.';
comment on column public.partnership_applications.pesan_publik is 'What admins tell the sender; whoever has the code reads it.';
comment on column public.partnership_applications.answered_at is 'When status or pesan_publik last changed; set by a trigger.';

grant insert (kode_lacak) on table public.contact_messages, public.partnership_applications to anon, authenticated;
grant update (pesan_publik) on table public.contact_messages, public.partnership_applications to authenticated;

alter policy "Everyone can send a contact message"
  on public.contact_messages
  with check (
    status = 'Baru' and note is null and handled_by is null and handled_at is null
    and pesan_publik is null and answered_at is null
  );

alter policy "Everyone can send a partnership application"
  on public.partnership_applications
  with check (
    status = 'Baru' and note is null and handled_by is null and handled_at is null
    and pesan_publik is null and answered_at is null
  );

-- The public message is handled like status and note.
drop trigger stamp_handler on public.contact_messages;
drop trigger stamp_handler on public.partnership_applications;

create trigger stamp_handler
  before update of status, note, pesan_publik on public.contact_messages
  for each row when ((new.status, new.note, new.pesan_publik) is distinct from (old.status, old.note, old.pesan_publik))
  execute function private.stamp_handler();

create trigger stamp_handler
  before update of status, note, pesan_publik on public.partnership_applications
  for each row when ((new.status, new.note, new.pesan_publik) is distinct from (old.status, old.note, old.pesan_publik))
  execute function private.stamp_handler();

drop trigger write_audit on public.contact_messages;
drop trigger write_audit on public.partnership_applications;

create trigger write_audit
  after update on public.contact_messages
  for each row execute function private.write_audit('id', 'status', 'note', 'pesan_publik');

create trigger write_audit
  after update on public.partnership_applications
  for each row execute function private.write_audit('id', 'status', 'note', 'pesan_publik');

-- Apart from handled_at, which an internal note moves as well: the sender must not see that.
create function private.stamp_answer()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.answered_at := now();
  return new;
end;
$$;

comment on function private.stamp_answer() is 'Records when what the sender sees changed.';

create trigger stamp_answer
  before update of status, pesan_publik on public.contact_messages
  for each row when ((new.status, new.pesan_publik) is distinct from (old.status, old.pesan_publik))
  execute function private.stamp_answer();

create trigger stamp_answer
  before update of status, pesan_publik on public.partnership_applications
  for each row when ((new.status, new.pesan_publik) is distinct from (old.status, old.pesan_publik))
  execute function private.stamp_answer();

-- Counts what the forms' trigger counted, and calls: the table's name or the function's says what.
create function private.throttle(activity text, allowed integer)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  today_salt uuid;
  so_far integer;
begin
  -- The caller's role: inside this function current_user is the owner.
  if current_setting('role', true) not in ('anon', 'authenticated') or private.is_admin() then
    return;
  end if;

  perform private.forget_clients();
  insert into private.throttle_salts (valid_on) values (current_date) on conflict (valid_on) do nothing;
  select throttle_salts.salt into strict today_salt
  from private.throttle_salts where throttle_salts.valid_on = current_date;

  insert into private.throttle_windows as counter (client_hash, table_name)
  values (sha256(convert_to(today_salt::text || private.client_network(), 'UTF8')), activity)
  on conflict (client_hash, table_name) do update set writes = counter.writes + 1
  returning counter.writes into so_far;

  -- The error undoes the count: a client that keeps trying is let in when its window ends.
  if so_far > allowed then
    -- PostgREST answers an error PTxyz with the HTTP status xyz.
    raise exception using
      errcode = 'PT429',
      message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  end if;
end;
$$;

comment on function private.throttle(text, integer) is
  'Refuses what one client does more often than allowed within 10 minutes; admins and the service role are not counted.';
comment on column private.throttle_windows.table_name is 'What is counted: writes to a table, or calls of a function.';

create or replace function private.throttle_write()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.throttle(tg_table_name, 5);
  return new;
end;
$$;

-- Reads both tables by their unique indexes whether it finds something or not, and has the same columns to answer with:
-- the time tells nothing that the answer does not.
create function private.status_kiriman(kode text)
  returns table (kind text, created_at timestamptz, status text, answered_at timestamptz, pesan_publik text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('status_kiriman', 20);
  return query
    select 'contact_messages', sent.created_at, sent.status, sent.answered_at, sent.pesan_publik
    from public.contact_messages as sent
    where sent.kode_lacak = kode
    union all
    select 'partnership_applications', sent.created_at, sent.status, sent.answered_at, sent.pesan_publik
    from public.partnership_applications as sent
    where sent.kode_lacak = kode
    -- Who reuses a code that they know does not hide what it stood for.
    order by 2
    limit 1;
end;
$$;

create function public.status_kiriman(kode text)
  returns table (kind text, created_at timestamptz, status text, answered_at timestamptz, pesan_publik text)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.status_kiriman(kode);
$$;

comment on function public.status_kiriman(text) is
  'What became of the message or application with this code; no row for an unknown one. 20 calls in 10 minutes per client.';

revoke all on function
  private.stamp_answer(), private.throttle(text, integer), private.status_kiriman(text), public.status_kiriman(text)
  from public, anon, authenticated, service_role;
-- The public half resolves the name of the private one, which the API does not offer.
grant usage on schema private to anon;
grant execute on function private.status_kiriman(text), public.status_kiriman(text) to anon, authenticated;

-- Admins see the code and find a message by it, as the sender writes it, with hyphens, or in one piece.
create or replace view public.leads with (security_invoker = true) as
  select
    kind, id, created_at, name, email, phone, subject, company_name, opportunity_id, message, document_url, status, note,
    handled_by, handled_at,
    (select accounts.email from public.accounts where accounts.user_id = handled_by) as handler_email,
    concat_ws(
      ' ', name, email, phone,
      -- '+62 812 0000 0001', '0812-0000-0001' and '812 0000 0001' are all found by 0812… and by 62812…
      regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^((00)?62)?0?(\d+)$', '0\3 62\3'),
      subject, company_name, opportunity_id, message,
      kode_lacak, regexp_replace(kode_lacak, '^(.{4})(.{4})(.{4})$', '\1-\2-\3')
    ) as search_text,
    kode_lacak, pesan_publik
  from (
    select
      'contact_messages'::text as kind,
      id, created_at, name, email, phone, subject, null::text as company_name, null::text as opportunity_id, message,
      null::text as document_url, status, note, handled_by, handled_at, kode_lacak, pesan_publik
    from public.contact_messages
    union all
    select
      'partnership_applications'::text,
      id, created_at, contact_person, email, phone, null::text, company_name, opportunity_id, message,
      document_url, status, note, handled_by, handled_at, kode_lacak, pesan_publik
    from public.partnership_applications
  ) as sent;

comment on view public.leads is 'Messages and applications as one list; shows each caller what the tables show: rows to admins only.';
comment on column public.leads.search_text is
  'Everything the inbox searches in; telephone numbers also in one piece, with 0 and with 62 before them, codes also with hyphens.';
