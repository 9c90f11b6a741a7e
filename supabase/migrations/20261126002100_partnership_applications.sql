-- Applications from the partnership forms: anyone may send one, only admins read them. Visitors can name the columns of the
-- form, the row's id and its tracking code, and nothing else; the other columns belong to the admins' inbox.

-- One more is one more here, by create or replace.
create function private.opportunities_with_form()
  returns text[]
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select array['investasi_sppg', 'kemitraan_rantai_pasok', 'investasi_peralatan'];
$$;

comment on function private.opportunities_with_form() is 'The ids of opportunities whose page has the form.';

-- Rules and policies are evaluated with the rights of whoever writes.
grant execute on function private.opportunities_with_form() to anon, authenticated, service_role;

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
  constraint partnership_applications_opportunity_id_known
    check (opportunity_id = any (private.opportunities_with_form())),
  constraint partnership_applications_contact_person_not_blank check (contact_person ~ '\S'),
  constraint partnership_applications_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint partnership_applications_message_max_length check (char_length(message) <= 5000),
  -- Any host, but the path of an upload (policies in storage, src/lib/files/chosen-file.ts) to the letter: whoever opens
  -- the proposal asks the server for this path as an admin, and '..', '%2e%2e' or '\' would lead that request elsewhere.
  -- The limit is checked before the pattern: constraints are checked in the order of their names.
  constraint partnership_applications_document_url_in_bucket check (
    case when char_length(document_url) <= 2000 then
      document_url ~ ('^(https?://[^\s]+)?/storage/v1/object/public/collaboration_documents/partnership_proposals/('
        || array_to_string(private.opportunities_with_form(), '|') || ')/(anonymous|[-0-9a-f]{36})/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
    else true end
  ),
  constraint partnership_applications_document_url_max_length check (char_length(document_url) <= 2000)
);

comment on table public.partnership_applications is 'Partnership applications; personal data, read by admins only.';
comment on column public.partnership_applications.document_url is
  'Public form of the proposal''s URL; the bucket is private, so admins open it through a signed URL.';

select private.add_handling('partnership_applications');

grant insert (id, opportunity_id, company_name, contact_person, email, phone, message, document_url, kode_lacak)
  on table public.partnership_applications to anon, authenticated;

select private.declare_table(
  'partnership_applications', texts => '{
    "email": ["email 254"],
    "phone": ["phone 40"],
    "name": ["contact_person 200", "company_name 200"],
    "words": ["message", "note", "pesan_publik"],
    "picture": ["document_url"],
    "nobody": ["opportunity_id", "status", "kode_lacak"]
  }',
  -- Only what admins write is kept: a sender's personal data has one place.
  audit => '{id,status,note,pesan_publik,assigned_to}', audit_on => 'update'
);
