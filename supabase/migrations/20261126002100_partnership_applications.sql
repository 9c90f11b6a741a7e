-- Applications from the partnership forms: anyone may send one, only admins read them. Visitors can name the columns of the
-- form, the row's id and its tracking code, and nothing else; the other columns belong to the admins' inbox.

create table public.partnership_applications (
  id uuid primary key default gen_random_uuid(),
  opportunity_id text not null,
  company_name text,
  contact_person text not null,
  email text not null,
  phone text,
  message text,
  document_url text,
  created_at timestamptz not null default now(),
  status text not null default 'Baru',
  note text,
  handled_by uuid references public.accounts (user_id) on delete set null,
  handled_at timestamptz,
  kode_lacak text,
  pesan_publik text,
  answered_at timestamptz,
  assigned_to uuid references public.accounts (user_id) on delete set null,
  constraint partnership_applications_opportunity_id_known
    check (opportunity_id in ('investasi_sppg', 'kemitraan_rantai_pasok', 'investasi_peralatan')),
  constraint partnership_applications_company_name_max_length check (char_length(company_name) <= 200),
  constraint partnership_applications_company_name_visible check (private.is_visible_text(company_name)),
  constraint partnership_applications_contact_person_not_blank check (contact_person ~ '\S'),
  constraint partnership_applications_contact_person_max_length check (char_length(contact_person) <= 200),
  constraint partnership_applications_contact_person_visible check (private.is_visible_text(contact_person)),
  constraint partnership_applications_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint partnership_applications_email_max_length check (char_length(email) <= 254),
  constraint partnership_applications_email_visible check (private.is_visible_text(email)),
  constraint partnership_applications_phone_max_length check (char_length(phone) <= 40),
  constraint partnership_applications_phone_visible check (private.is_visible_text(phone)),
  constraint partnership_applications_message_max_length check (char_length(message) <= 5000),
  -- Any host, but the path of an upload (policies in storage, src/lib/files/chosen-file.ts) to the letter: whoever opens
  -- the proposal asks the server for this path as an admin, and '..', '%2e%2e' or '\' would lead that request elsewhere.
  -- The limit is checked before the pattern: constraints are checked in the order of their names.
  constraint partnership_applications_document_url_in_bucket check (
    case when char_length(document_url) <= 2000 then
      document_url ~ ('^(https?://[^\s]+)?/storage/v1/object/public/collaboration_documents/partnership_proposals'
        || '/(investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)/(anonymous|[-0-9a-f]{36})'
        || '/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
    else true end
  ),
  constraint partnership_applications_document_url_max_length check (char_length(document_url) <= 2000),
  constraint partnership_applications_status_known
    check (status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai')),
  constraint partnership_applications_note_max_length check (char_length(note) <= 5000),
  -- As in contact_messages: not unique, so that nobody who guesses learns that a code is taken.
  constraint partnership_applications_kode_lacak_plausible check (kode_lacak ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint partnership_applications_kode_lacak_max_length check (char_length(kode_lacak) <= 12),
  constraint partnership_applications_pesan_publik_max_length check (char_length(pesan_publik) <= 500)
);

comment on table public.partnership_applications is 'Partnership applications; personal data, read by admins only.';
comment on column public.partnership_applications.document_url is
  'Public form of the proposal''s URL; the bucket is private, so admins open it through a signed URL.';
comment on column public.partnership_applications.status is 'Where the admins are with it.';
comment on column public.partnership_applications.note is 'Internal note of the admins.';
comment on column public.partnership_applications.handled_by is 'Admin who last changed status, note, answer or assignee; set by a trigger.';
comment on column public.partnership_applications.handled_at is 'When one of these last changed; set by a trigger.';
comment on column public.partnership_applications.kode_lacak is 'The sender''s code, made in their browser; whoever has it reads status_kiriman.';
comment on column public.partnership_applications.pesan_publik is 'What admins tell the sender; whoever has the code reads it.';
comment on column public.partnership_applications.answered_at is 'When status or pesan_publik last changed; set by a trigger.';
comment on column public.partnership_applications.assigned_to is 'Admin who takes care of it.';

create index partnership_applications_email_idx on public.partnership_applications (lower(email));
create index partnership_applications_created_at_id_idx on public.partnership_applications (created_at, id);
create index partnership_applications_status_created_at_idx on public.partnership_applications (status, created_at);
create index partnership_applications_handled_by_idx on public.partnership_applications (handled_by);
create index partnership_applications_assigned_to_created_at_idx on public.partnership_applications (assigned_to, created_at);
create index partnership_applications_kode_lacak_idx on public.partnership_applications (kode_lacak);

grant insert (id, opportunity_id, company_name, contact_person, email, phone, message, document_url, kode_lacak)
  on table public.partnership_applications to anon, authenticated;
grant select, update (status, note, pesan_publik, assigned_to), delete on table public.partnership_applications to authenticated;
grant select, insert, update, delete on table public.partnership_applications to service_role;

alter table public.partnership_applications enable row level security;

create policy "Everyone can send a partnership application"
  on public.partnership_applications for insert to anon, authenticated
  with check (
    status = 'Baru' and note is null and handled_by is null and handled_at is null
    and pesan_publik is null and answered_at is null and assigned_to is null
  );

create policy "Admins can read partnership applications"
  on public.partnership_applications for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change status and note of partnership applications"
  on public.partnership_applications for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete partnership applications"
  on public.partnership_applications for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'partnership_applications', texts => '{
    "email": ["email"],
    "phone": ["phone"],
    "name": ["contact_person", "company_name"],
    "words": ["message", "note", "pesan_publik"],
    "picture": ["document_url"],
    "nobody": ["opportunity_id", "status", "kode_lacak"]
  }',
  audit => null
);

create trigger throttle_write
  before insert on public.partnership_applications
  for each row execute function private.throttle_write();

create trigger stamp_handler
  before update of status, note, pesan_publik, assigned_to on public.partnership_applications
  for each row when (
    (new.status, new.note, new.pesan_publik) is distinct from (old.status, old.note, old.pesan_publik)
    -- A deleted account leaves what was assigned to it, which is nobody's work.
    or new.assigned_to is distinct from old.assigned_to and (new.assigned_to is not null or auth.uid() is not null)
  )
  execute function private.stamp_handler();

create trigger stamp_answer
  before update of status, pesan_publik on public.partnership_applications
  for each row when ((new.status, new.pesan_publik) is distinct from (old.status, old.pesan_publik))
  execute function private.stamp_answer();

create trigger forget_lead
  after delete on public.partnership_applications
  for each row execute function private.forget_lead();

-- Only what admins write is kept: a sender's personal data has one place.
create trigger write_audit
  after update on public.partnership_applications
  for each row execute function private.write_audit('id', 'status', 'note', 'pesan_publik', 'assigned_to');
