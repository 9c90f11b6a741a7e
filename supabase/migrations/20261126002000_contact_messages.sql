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
  jenis_permintaan text,
  constraint contact_messages_name_not_blank check (name ~ '\S'),
  constraint contact_messages_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint contact_messages_subject_not_blank check (subject ~ '\S'),
  constraint contact_messages_message_not_blank check (message ~ '\S'),
  constraint contact_messages_message_max_length check (char_length(message) <= 5000),
  constraint contact_messages_jenis_permintaan_known check (jenis_permintaan in ('akses', 'perbaikan', 'hapus'))
);

comment on table public.contact_messages is 'Messages from the contact form; personal data, read by admins only.';
comment on column public.contact_messages.jenis_permintaan is
  'What the sender asks for about their personal data: to see it, to have it corrected or deleted; null of any other message.';

create index contact_messages_data_requests_idx on public.contact_messages (created_at) where jenis_permintaan is not null;

select private.add_handling('contact_messages');

grant insert (id, name, email, phone, subject, message, kode_lacak, jenis_permintaan)
  on table public.contact_messages to anon, authenticated;

select private.declare_table(
  'contact_messages', texts => '{
    "email": ["email 254"],
    "phone": ["phone 40"],
    "name": ["name 200"],
    "words": ["subject 200", "message", "note", "pesan_publik"],
    "nobody": ["status", "jenis_permintaan", "kode_lacak"]
  }',
  -- Only what admins write is kept: a sender's personal data has one place.
  audit => '{id,status,note,pesan_publik,assigned_to}', audit_on => 'update'
);
