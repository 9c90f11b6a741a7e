-- The desk's inbox shows messages, applications and complaints as one list, newest first, in pages with exact counts: several
-- lists cannot be paged together from outside the database. The tables keep their rights: the view runs with the caller's, so
-- that managers, who answer complaints, find these alone.
-- Admins, who alone have the codes of complaints, find what was sent by its code as well, as the sender writes it, with hyphens,
-- or in one piece.

create view public.leads with (security_invoker = true) as
  select
    kind, id, created_at, name, email, phone, subject, company_name, opportunity_id, message, document_url, status, note,
    handled_by, handled_at,
    (select accounts.email from public.accounts where accounts.user_id = handled_by) as handler_email,
    concat_ws(
      ' ', name, email, phone,
      -- '+62 812 0000 0001', '0812-0000-0001' and '812 0000 0001' are all found by 0812… and by 62812…
      regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^((00)?62)?0?(\d+)$', '0\3 62\3'),
      subject, company_name, opportunity_id, message, sppg_name, kode_sppg, replace(kategori, '_', ' '), sekolah,
      kode_lacak, regexp_replace(kode_lacak, '^(.{4})(.{4})(.{4})$', '\1-\2-\3')
    ) as search_text,
    kode_lacak, pesan_publik, assigned_to,
    (select accounts.email from public.accounts where accounts.user_id = assigned_to) as assignee_email,
    jenis_permintaan,
    -- The law gives 3 x 24 hours, not three days.
    case when jenis_permintaan is not null then created_at + 3 * interval '24 hours' else tenggat end as due_at,
    sppg_name, kode_sppg, kategori, hari, sekolah, foto, bernama, banyak_sekaligus, dihitung, dijawab_pada, dibuka_lagi,
    came_at, tenggat_selesai, selesai_pada, berkontak, hanya_admin, alamat_sama, disaring
  from (
    select
      'contact_messages'::text as kind,
      id, created_at, name, email, phone, subject, null::text as company_name, null::text as opportunity_id, message,
      null::text as document_url, status, note, handled_by, handled_at, kode_lacak, pesan_publik, assigned_to,
      jenis_permintaan, null::timestamptz as tenggat, null::text as sppg_name, null::text as kode_sppg,
      null::text as kategori, null::date as hari, null::text as sekolah, null::text[] as foto, null::boolean as bernama,
      null::boolean as banyak_sekaligus, null::boolean as dihitung, null::timestamptz as dijawab_pada,
      null::smallint as dibuka_lagi, created_at as came_at, null::timestamptz as tenggat_selesai,
      null::timestamptz as selesai_pada, null::boolean as berkontak, null::boolean as hanya_admin, null::uuid as alamat_sama,
      null::text as disaring
    from public.contact_messages
    union all
    select
      'partnership_applications'::text,
      id, created_at, contact_person, email, phone, null::text, company_name, opportunity_id, message,
      document_url, status, note, handled_by, handled_at, kode_lacak, pesan_publik, assigned_to,
      null::text, null::timestamptz, null::text, null::text, null::text, null::date, null::text, null::text[],
      null::boolean, null::boolean, null::boolean, null::timestamptz, null::smallint, created_at, null::timestamptz,
      null::timestamptz, null::boolean, null::boolean, null::uuid, null::text
    from public.partnership_applications
    union all
    select
      'keluhan'::text,
      id, created_at, null::text, null::text, null::text, null::text, null::text, null::text, isi,
      null::text, status, note, handled_by, handled_at,
      (select code.kode_lacak from private.kode_keluhan as code where code.id = keluhan.id), null::text, assigned_to,
      null::text, tenggat, (select spoken.nama from public.sppg_disebut as spoken where spoken.dapur_id = keluhan.sppg_id), kode_sppg, kategori, hari,
      sekolah, foto, bernama, banyak_sekaligus, dihitung, dijawab_pada, dibuka_lagi, ditulis_pada, tenggat_selesai, selesai_pada,
      berkontak, hanya_admin, alamat_sama, disaring
    from public.keluhan
  ) as sent;

comment on view public.leads is
  'Messages, applications and complaints as one list; shows each caller what the tables show: admins all, managers complaints.';
comment on column public.leads.kind is 'Table that the row belongs to; changes go there.';
comment on column public.leads.name is
  'Sender of the message or contact person of the application; null of a complaint (keluhan_pengirim).';
comment on column public.leads.handler_email is 'Account behind handled_by.';
comment on column public.leads.assignee_email is 'Account behind assigned_to.';
comment on column public.leads.due_at is
  'When a complaint must be answered, and a request about personal data, 3 x 24 hours after it came in; null of anything else.';
comment on column public.leads.came_at is 'When its sender wrote last: created_at, but of a complaint that was opened again.';
comment on column public.leads.sppg_name is 'What we call the kitchen that a complaint is of, while there is one that somebody of us has confirmed.';
comment on column public.leads.search_text is
  'Everything the inbox searches in; telephone numbers also in one piece, with 0 and with 62 before them, codes also with hyphens.';

grant select on table public.leads to authenticated, service_role;
