-- The admins' inbox shows messages and applications as one list, newest first, in pages with exact counts: two lists
-- cannot be paged together from outside the database. Both tables keep their rights: the view runs with the caller's.

create view public.leads with (security_invoker = true) as
  select
    'contact_messages'::text as kind,
    id, created_at, name, email, phone, subject, null::text as company_name, null::text as opportunity_id, message,
    null::text as document_url, status, note, handled_by, handled_at,
    (select accounts.email from public.accounts where accounts.user_id = handled_by) as handler_email,
    concat_ws(' ', name, email, phone, regexp_replace(phone, '\D', '', 'g'), subject, message) as search_text
  from public.contact_messages
  union all
  select
    'partnership_applications'::text,
    id, created_at, contact_person, email, phone, null::text, company_name, opportunity_id, message,
    document_url, status, note, handled_by, handled_at,
    (select accounts.email from public.accounts where accounts.user_id = handled_by),
    concat_ws(' ', contact_person, email, phone, regexp_replace(phone, '\D', '', 'g'), company_name, message)
  from public.partnership_applications;

comment on view public.leads is 'Messages and applications as one list; shows each caller what the tables show: rows to admins only.';
comment on column public.leads.kind is 'Table that the row belongs to; changes go there.';
comment on column public.leads.name is 'Sender of the message or contact person of the application.';
comment on column public.leads.handler_email is 'Account behind handled_by.';
comment on column public.leads.search_text is
  'Everything the inbox searches in; telephone numbers also without their separators.';

revoke all on table public.leads from public, anon, authenticated, service_role;
grant select on table public.leads to authenticated, service_role;
