-- The admins' inbox shows messages and applications as one list, newest first, in pages with exact counts: two lists
-- cannot be paged together from outside the database. Both tables keep their rights: the view runs with the caller's.
-- Admins find a message by its code as well, as the sender writes it, with hyphens, or in one piece.

create view public.leads with (security_invoker = true) as
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
    kode_lacak, pesan_publik, assigned_to,
    (select accounts.email from public.accounts where accounts.user_id = assigned_to) as assignee_email,
    jenis_permintaan,
    -- The law gives 3 x 24 hours, not three days.
    case when jenis_permintaan is not null then created_at + 3 * interval '24 hours' end as due_at
  from (
    select
      'contact_messages'::text as kind,
      id, created_at, name, email, phone, subject, null::text as company_name, null::text as opportunity_id, message,
      null::text as document_url, status, note, handled_by, handled_at, kode_lacak, pesan_publik, assigned_to,
      jenis_permintaan
    from public.contact_messages
    union all
    select
      'partnership_applications'::text,
      id, created_at, contact_person, email, phone, null::text, company_name, opportunity_id, message,
      document_url, status, note, handled_by, handled_at, kode_lacak, pesan_publik, assigned_to,
      null::text
    from public.partnership_applications
  ) as sent;

comment on view public.leads is 'Messages and applications as one list; shows each caller what the tables show: rows to admins only.';
comment on column public.leads.kind is 'Table that the row belongs to; changes go there.';
comment on column public.leads.name is 'Sender of the message or contact person of the application.';
comment on column public.leads.handler_email is 'Account behind handled_by.';
comment on column public.leads.assignee_email is 'Account behind assigned_to.';
comment on column public.leads.due_at is
  'When a request about personal data must have been answered: 3 x 24 hours after it came in; null of anything else.';
comment on column public.leads.search_text is
  'Everything the inbox searches in; telephone numbers also in one piece, with 0 and with 62 before them, codes also with hyphens.';

grant select on table public.leads to authenticated, service_role;
