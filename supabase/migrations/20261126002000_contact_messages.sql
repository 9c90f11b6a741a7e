-- Messages from the contact form: anyone may send one, only admins read them. Visitors can name the columns of the form,
-- the row's id and its tracking code, and nothing else; the other columns belong to the admins' inbox.
--
-- Whoever sent something sees what became of it, by a code that their browser makes, since visitors read no row back, with
-- what admins write for them; whoever has the code sees that and nothing of the person. The id tells an attempt that is
-- sent again: 122 random bits from their browser, shown to nobody but admins.

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
  kode_lacak text,
  pesan_publik text,
  answered_at timestamptz,
  assigned_to uuid references public.accounts (user_id) on delete set null,
  jenis_permintaan text,
  constraint contact_messages_name_not_blank check (name ~ '\S'),
  constraint contact_messages_name_max_length check (char_length(name) <= 200),
  constraint contact_messages_name_visible check (private.is_visible_text(name)),
  constraint contact_messages_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint contact_messages_email_max_length check (char_length(email) <= 254),
  constraint contact_messages_email_visible check (private.is_visible_text(email)),
  constraint contact_messages_phone_max_length check (char_length(phone) <= 40),
  constraint contact_messages_phone_visible check (private.is_visible_text(phone)),
  constraint contact_messages_subject_not_blank check (subject ~ '\S'),
  constraint contact_messages_subject_max_length check (char_length(subject) <= 200),
  constraint contact_messages_subject_visible check (private.is_visible_text(subject)),
  constraint contact_messages_message_not_blank check (message ~ '\S'),
  constraint contact_messages_message_max_length check (char_length(message) <= 5000),
  constraint contact_messages_status_known
    check (status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai')),
  constraint contact_messages_note_max_length check (char_length(note) <= 5000),
  -- Crockford's base 32: 12 characters are 60 bits, and none looks like another. Not unique: a unique violation would tell
  -- who guesses that a code is taken.
  constraint contact_messages_kode_lacak_plausible check (kode_lacak ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint contact_messages_kode_lacak_max_length check (char_length(kode_lacak) <= 12),
  constraint contact_messages_pesan_publik_max_length check (char_length(pesan_publik) <= 500),
  constraint contact_messages_jenis_permintaan_known check (jenis_permintaan in ('akses', 'perbaikan', 'hapus'))
);

comment on table public.contact_messages is 'Messages from the contact form; personal data, read by admins only.';
comment on column public.contact_messages.status is 'Where the admins are with it.';
comment on column public.contact_messages.note is 'Internal note of the admins.';
comment on column public.contact_messages.handled_by is 'Admin who last changed status, note, answer or assignee; set by a trigger.';
comment on column public.contact_messages.handled_at is 'When one of these last changed; set by a trigger.';
comment on column public.contact_messages.kode_lacak is 'The sender''s code, made in their browser; whoever has it reads status_kiriman.';
comment on column public.contact_messages.pesan_publik is 'What admins tell the sender; whoever has the code reads it.';
comment on column public.contact_messages.answered_at is 'When status or pesan_publik last changed; set by a trigger.';
comment on column public.contact_messages.assigned_to is 'Admin who takes care of it.';
comment on column public.contact_messages.jenis_permintaan is
  'What the sender asks for about their personal data: to see it, to have it corrected or deleted; null of any other message.';

create index contact_messages_email_idx on public.contact_messages (lower(email));
create index contact_messages_created_at_id_idx on public.contact_messages (created_at, id);
create index contact_messages_status_created_at_idx on public.contact_messages (status, created_at);
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);
create index contact_messages_assigned_to_created_at_idx on public.contact_messages (assigned_to, created_at);
create index contact_messages_data_requests_idx on public.contact_messages (created_at) where jenis_permintaan is not null;
create index contact_messages_kode_lacak_idx on public.contact_messages (kode_lacak);

grant insert (id, name, email, phone, subject, message, kode_lacak, jenis_permintaan)
  on table public.contact_messages to anon, authenticated;
grant select, update (status, note, pesan_publik, assigned_to), delete on table public.contact_messages to authenticated;
grant select, insert, update, delete on table public.contact_messages to service_role;

alter table public.contact_messages enable row level security;

create policy "Everyone can send a contact message"
  on public.contact_messages for insert to anon, authenticated
  with check (
    status = 'Baru' and note is null and handled_by is null and handled_at is null
    and pesan_publik is null and answered_at is null and assigned_to is null
  );

create policy "Admins can read contact messages"
  on public.contact_messages for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change status and note of contact messages"
  on public.contact_messages for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete contact messages"
  on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'contact_messages', texts => '{
    "email": ["email"],
    "phone": ["phone"],
    "name": ["name"],
    "words": ["subject", "message", "note", "pesan_publik"],
    "nobody": ["status", "jenis_permintaan", "kode_lacak"]
  }',
  audit => null
);

create trigger throttle_write
  before insert on public.contact_messages
  for each row execute function private.throttle_write();

create trigger stamp_handler
  before update of status, note, pesan_publik, assigned_to on public.contact_messages
  for each row when (
    (new.status, new.note, new.pesan_publik) is distinct from (old.status, old.note, old.pesan_publik)
    -- A deleted account leaves what was assigned to it, which is nobody's work.
    or new.assigned_to is distinct from old.assigned_to and (new.assigned_to is not null or auth.uid() is not null)
  )
  execute function private.stamp_handler();

create trigger stamp_answer
  before update of status, pesan_publik on public.contact_messages
  for each row when ((new.status, new.pesan_publik) is distinct from (old.status, old.pesan_publik))
  execute function private.stamp_answer();

create trigger forget_lead
  after delete on public.contact_messages
  for each row execute function private.forget_lead();

-- Only what admins write is kept: a sender's personal data has one place.
create trigger write_audit
  after update on public.contact_messages
  for each row execute function private.write_audit('id', 'status', 'note', 'pesan_publik', 'assigned_to');
