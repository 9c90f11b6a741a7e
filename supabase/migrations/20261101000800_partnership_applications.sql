-- Applications from the three partnership forms: anyone may send one, only admins read them. Visitors can name the
-- seven columns of the form and nothing else; the columns below them belong to the admins' inbox.

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
  constraint partnership_applications_opportunity_id_known
    check (opportunity_id in ('investasi_sppg', 'kemitraan_rantai_pasok', 'investasi_peralatan')),
  constraint partnership_applications_company_name_max_length check (char_length(company_name) <= 200),
  constraint partnership_applications_contact_person_not_blank check (contact_person ~ '\S'),
  constraint partnership_applications_contact_person_max_length check (char_length(contact_person) <= 200),
  constraint partnership_applications_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint partnership_applications_email_max_length check (char_length(email) <= 254),
  constraint partnership_applications_phone_max_length check (char_length(phone) <= 40),
  constraint partnership_applications_message_max_length check (char_length(message) <= 5000),
  -- Any host, but the path of an upload (policies in storage, src/lib/storage-file-name.ts) to the letter: whoever opens
  -- the proposal asks the server for this path as an admin, and '..', '%2e%2e' or '\' would lead that request elsewhere.
  constraint partnership_applications_document_url_in_bucket check (
    document_url ~ ('^(https?://[^\s]+)?/storage/v1/object/public/collaboration_documents/partnership_proposals'
      || '/(investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)/(anonymous|[-0-9a-f]{36})'
      || '/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
  ),
  constraint partnership_applications_document_url_max_length check (char_length(document_url) <= 2000),
  constraint partnership_applications_status_known
    check (status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai')),
  constraint partnership_applications_note_max_length check (char_length(note) <= 5000)
);

comment on table public.partnership_applications is 'Partnership applications; personal data, read by admins only.';
comment on column public.partnership_applications.document_url is
  'Public form of the proposal''s URL; the bucket is private, so admins open it through a signed URL.';
comment on column public.partnership_applications.status is 'Where the admins are with it.';
comment on column public.partnership_applications.note is 'Internal note of the admins.';
comment on column public.partnership_applications.handled_by is 'Admin who last changed status or note; set by a trigger.';
comment on column public.partnership_applications.handled_at is 'When status or note last changed; set by a trigger.';

create index partnership_applications_created_at_id_idx on public.partnership_applications (created_at, id);
create index partnership_applications_status_created_at_idx on public.partnership_applications (status, created_at);
create index partnership_applications_handled_by_idx on public.partnership_applications (handled_by);

create trigger stamp_handler
  before update of status, note on public.partnership_applications
  for each row when ((new.status, new.note) is distinct from (old.status, old.note))
  execute function private.stamp_handler();

revoke all on table public.partnership_applications from public, anon, authenticated, service_role;
grant insert (opportunity_id, company_name, contact_person, email, phone, message, document_url)
  on table public.partnership_applications to anon, authenticated;
grant select, update (status, note) on table public.partnership_applications to authenticated;
grant select, insert, update, delete on table public.partnership_applications to service_role;

alter table public.partnership_applications enable row level security;

create policy "Everyone can send a partnership application"
  on public.partnership_applications for insert to anon, authenticated
  with check (status = 'Baru' and note is null and handled_by is null and handled_at is null);

create policy "Admins can read partnership applications"
  on public.partnership_applications for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can change status and note of partnership applications"
  on public.partnership_applications for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
