-- Messages from the contact form: anyone may send one, only admins read them. Visitors can name the five columns of
-- the form and nothing else; the columns below them belong to the admins' inbox.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  status text not null default 'Baru',
  note text,
  handled_by uuid references public.accounts (user_id) on delete set null,
  handled_at timestamptz,
  constraint contact_messages_name_not_blank check (name ~ '\S'),
  constraint contact_messages_name_max_length check (char_length(name) <= 200),
  constraint contact_messages_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint contact_messages_email_max_length check (char_length(email) <= 254),
  constraint contact_messages_phone_max_length check (char_length(phone) <= 40),
  constraint contact_messages_subject_not_blank check (subject ~ '\S'),
  constraint contact_messages_subject_max_length check (char_length(subject) <= 200),
  constraint contact_messages_message_not_blank check (message ~ '\S'),
  constraint contact_messages_message_max_length check (char_length(message) <= 5000),
  constraint contact_messages_status_known
    check (status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai')),
  constraint contact_messages_note_max_length check (char_length(note) <= 5000)
);

comment on table public.contact_messages is 'Messages from the contact form; personal data, read by admins only.';
comment on column public.contact_messages.status is 'Where the admins are with it.';
comment on column public.contact_messages.note is 'Internal note of the admins.';
comment on column public.contact_messages.handled_by is 'Admin who last changed status or note; set by a trigger.';
comment on column public.contact_messages.handled_at is 'When status or note last changed; set by a trigger.';

create index contact_messages_created_at_id_idx on public.contact_messages (created_at, id);
create index contact_messages_status_created_at_idx on public.contact_messages (status, created_at);
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);

-- Who handled a message is recorded, not claimed.
create function private.stamp_handler()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.handled_by := (select accounts.user_id from public.accounts where accounts.user_id = auth.uid());
  new.handled_at := now();
  return new;
end;
$$;

comment on function private.stamp_handler() is 'Records who changed the status or note of a message or application, and when.';

revoke all on function private.stamp_handler() from public, anon, authenticated, service_role;

create trigger stamp_handler
  before update of status, note on public.contact_messages
  for each row when ((new.status, new.note) is distinct from (old.status, old.note))
  execute function private.stamp_handler();

revoke all on table public.contact_messages from public, anon, authenticated, service_role;
grant insert (name, email, phone, subject, message) on table public.contact_messages to anon, authenticated;
grant select, update (status, note) on table public.contact_messages to authenticated;
grant select, insert, update, delete on table public.contact_messages to service_role;

alter table public.contact_messages enable row level security;

create policy "Everyone can send a contact message"
  on public.contact_messages for insert to anon, authenticated
  with check (status = 'Baru' and note is null and handled_by is null and handled_at is null);

create policy "Admins can read contact messages"
  on public.contact_messages for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change status and note of contact messages"
  on public.contact_messages for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
