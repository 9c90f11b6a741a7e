-- Partnership applications: who handled one is recorded; what their texts may be.
begin;
\ir setup.psql
select plan(32);

insert into public.partnership_applications (id, opportunity_id, company_name, contact_person, email, phone, message, document_url)
values ('60000000-0000-4000-8000-000000000001', 'investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null);

-- Who handled it
select tests.as('admin');
select results_eq(
  $$
    update public.partnership_applications set note = 'Ditelepon besok.' where id = '60000000-0000-4000-8000-000000000001'
    returning handled_by, handled_at
  $$,
  $$ values (tests.id('admin'), now()) $$,
  'the trigger also records who changed the note alone'
);
select results_eq(
  $$
    update public.partnership_applications set status = 'Dihubungi', note = 'Sudah ditelepon.' where id = '60000000-0000-4000-8000-000000000001'
    returning status, note, handled_by, handled_at
  $$,
  $$ values ('Dihubungi', 'Sudah ditelepon.', tests.id('admin'), now()) $$,
  'an admin changes status and note, and the trigger records who and when'
);

select tests.as('service_role');
select results_eq(
  $$ update public.partnership_applications set status = 'Selesai' where id = '60000000-0000-4000-8000-000000000001' returning handled_by $$,
  $$ values (null::uuid) $$,
  'the service role updates partnership_applications, as nobody'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.partnership_applications set %s where id = '60000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "partnership_applications" violates check constraint "%s"', rule), rule
)
from (values
  ($$opportunity_id = 'investasi_mobil'$$, 'partnership_applications_opportunity_id_known'),
  ($$company_name = repeat('x', 201)$$, 'partnership_applications_company_name_max_length'),
  ($$contact_person = ' '$$, 'partnership_applications_contact_person_not_blank'),
  ($$contact_person = repeat('x', 201)$$, 'partnership_applications_contact_person_max_length'),
  ($$email = 'arum'$$, 'partnership_applications_email_plausible'),
  ($$email = 'arum@contoh'$$, 'partnership_applications_email_plausible'),
  ($$email = 'a b@contoh.id'$$, 'partnership_applications_email_plausible'),
  ($$email = ''$$, 'partnership_applications_email_plausible'),
  ($$email = repeat('x', 250) || '@a.id'$$, 'partnership_applications_email_max_length'),
  ($$phone = repeat('0', 41)$$, 'partnership_applications_phone_max_length'),
  ($$message = repeat('x', 5001)$$, 'partnership_applications_message_max_length'),
  ($$document_url = 'https://contoh.id/tipuan.pdf'$$, 'partnership_applications_document_url_in_bucket'),
  ($$document_url = 'javascript:alert(1)'$$, 'partnership_applications_document_url_in_bucket'),
  ($$document_url = 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/1_a.pdf'$$, 'partnership_applications_document_url_in_bucket'),
  ($$document_url = '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_a.pdf https://contoh.id/tipuan.pdf'$$, 'partnership_applications_document_url_in_bucket'),
  ($$document_url = '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_' || repeat('x', 2000) || '.pdf'$$, 'partnership_applications_document_url_max_length'),
  ($$status = 'Hilang'$$, 'partnership_applications_status_known'),
  ($$note = repeat('x', 5001)$$, 'partnership_applications_note_max_length')
) as broken (change, rule);
select lives_ok(
  format($$ update public.partnership_applications set status = %L where id = '60000000-0000-4000-8000-000000000001' $$, status),
  'the status may be ' || status
)
from unnest(array['Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai']) as status;
select lives_ok(
  format(
    $$
      insert into public.partnership_applications (opportunity_id, contact_person, email, company_name, phone, message, document_url)
      values (%L, 'Arum', 'arum@contoh.id', %L, %L, %L, %L)
    $$,
    opportunity, company, phone, message, url
  ),
  what
)
from (values
  ('opportunity_id may be investasi_sppg', 'investasi_sppg', 'CV Contoh', '0800-0000-0099', 'Halo', null),
  ('opportunity_id may be kemitraan_rantai_pasok', 'kemitraan_rantai_pasok', 'CV Contoh', '0800-0000-0099', 'Halo', null),
  ('opportunity_id may be investasi_peralatan', 'investasi_peralatan', 'CV Contoh', '0800-0000-0099', 'Halo', null),
  ('company, phone and message are optional', 'investasi_sppg', null, null, null, null),
  (
    'the public form of a proposal is a document_url', 'investasi_sppg', 'CV Contoh', '0800-0000-0099', 'Halo',
    'https://contoh.id/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_a.pdf'
  )
) as complete (what, opportunity, company, phone, message, url);

select * from finish();
rollback;
