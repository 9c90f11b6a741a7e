-- Partnership applications: everyone sends, only admins read, handle and delete them.
begin;
\ir setup.psql
select plan(89);

insert into public.partnership_applications (id, opportunity_id, company_name, contact_person, email, phone, message, document_url)
values ('60000000-0000-4000-8000-000000000001', 'investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null);
insert into public.partnership_applications (id, opportunity_id, contact_person, email)
values
  ('60000000-0000-4000-8000-000000000002', 'investasi_sppg', 'Arum', 'arum@contoh.id'),
  ('60000000-0000-4000-8000-000000000003', 'investasi_sppg', 'Arum', 'arum@contoh.id');

-- Grants
select table_privs_are(
  'public', 'partnership_applications', 'anon', array[]::text[],
  'anon has nothing on the table partnership_applications'
);
select table_privs_are(
  'public', 'partnership_applications', 'authenticated', array['SELECT', 'DELETE'],
  'authenticated has SELECT, DELETE on the table partnership_applications'
);
select table_privs_are(
  'public', 'partnership_applications', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table partnership_applications'
);
select results_eq(
  $$ select tests.columns('anon', 'insert', 'partnership_applications') $$,
  $$
    values
      ('id'), ('opportunity_id'), ('company_name'), ('contact_person'),
      ('email'), ('phone'), ('message'),
      ('document_url'), ('kode_lacak')
  $$,
  'anon can insert the id and the columns of the form only'
);
select results_eq(
  $$ select tests.columns('authenticated', 'insert', 'partnership_applications') $$,
  $$
    values
      ('id'), ('opportunity_id'), ('company_name'), ('contact_person'),
      ('email'), ('phone'), ('message'),
      ('document_url'), ('kode_lacak')
  $$,
  'authenticated can insert the id and the columns of the form only'
);
select is_empty($$ select tests.columns('anon', 'select', 'partnership_applications') $$, 'anon can read no column');
select is_empty($$ select tests.columns('anon', 'update', 'partnership_applications') $$, 'anon can update no column');
select results_eq(
  $$ select tests.columns('authenticated', 'update', 'partnership_applications') $$,
  $$
    values
      ('status'), ('note'), ('pesan_publik'), ('assigned_to')
  $$,
  'authenticated can update what admins write only'
);

-- Policies
select policies_are(
  'public', 'partnership_applications',
  array[
    'Everyone can send a partnership application',
    'Admins can read partnership applications',
    'Admins can change status and note of partnership applications',
    'Admins can delete partnership applications'
  ]
);
select policy_cmd_is('public', 'partnership_applications', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can send a partnership application', 'insert'),
  ('Admins can read partnership applications', 'select'),
  ('Admins can change status and note of partnership applications', 'update'),
  ('Admins can delete partnership applications', 'delete')
) as expected (policy, verb);
select policy_roles_are('public', 'partnership_applications', policy, roles)
from (values
  ('Everyone can send a partnership application', array['anon', 'authenticated']),
  ('Admins can read partnership applications', array['authenticated']),
  ('Admins can change status and note of partnership applications', array['authenticated']),
  ('Admins can delete partnership applications', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
select throws_ok(
  $$ select * from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table partnership_applications',
  'a visitor cannot read partnership_applications'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'a visitor sends a partnership application'
);
select throws_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) returning id $$,
  '42501', 'permission denied for table partnership_applications',
  'a visitor cannot read back what was sent'
);
select throws_ok(
  $$ update public.partnership_applications set status = 'Ditinjau' where id = '60000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table partnership_applications',
  'a visitor cannot update partnership_applications'
);
select throws_ok(
  $$ delete from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table partnership_applications',
  'a visitor cannot delete from partnership_applications'
);
select throws_ok(
  format(
    $$ insert into public.partnership_applications (opportunity_id, company_name, contact_person, email, phone, message, document_url, %I)
       values ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null, %s) $$,
    column_name, value
  ),
  '42501', 'permission denied for table partnership_applications', 'a visitor cannot name the column ' || column_name
)
from (values
  ('created_at', $$'2000-01-01'$$),
  ('status', $$'Selesai'$$),
  ('note', $$'catatan'$$),
  ('handled_by', $$tests.id('pending')$$),
  ('handled_at', 'now()')
) as attempt (column_name, value);
select throws_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null)
     on conflict (id) do update set opportunity_id = excluded.opportunity_id $$,
  '42501', 'permission denied for table partnership_applications',
  'a visitor cannot upsert'
);

-- Signed in, any_signed_in
select tests.as('pending');
select is_empty(
  $$ select from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  'a signed-in user reads nothing from partnership_applications'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'a signed-in user sends a partnership application'
);
select throws_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url, status)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null, 'Selesai') $$,
  '42501', 'permission denied for table partnership_applications',
  'a signed-in user cannot name the column status'
);
select is_empty(
  $$ update public.partnership_applications set status = 'Ditinjau' where id = '60000000-0000-4000-8000-000000000001' returning id $$,
  'a signed-in user updates nothing'
);
select is_empty(
  $$ delete from public.partnership_applications returning id $$,
  'a signed-in user deletes nothing'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select is_empty(
  $$ select from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  'a pending user reads nothing from partnership_applications'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'a pending user sends a partnership application'
);
select is_empty(
  $$ update public.partnership_applications set status = 'Ditinjau' where id = '60000000-0000-4000-8000-000000000001' returning id $$,
  'a pending user updates nothing'
);
select is_empty(
  $$ delete from public.partnership_applications returning id $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  'an admin reads partnership_applications'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'an admin sends a partnership application'
);
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
select throws_ok(
  format($$ update public.partnership_applications set %s where id = '60000000-0000-4000-8000-000000000001' $$, change),
  '42501', 'permission denied for table partnership_applications', description
)
from (values
  ($$opportunity_id = 'investasi_sppg'$$, 'an admin cannot rewrite opportunity_id'),
  ($$handled_by = tests.id('pending')$$, 'an admin cannot rewrite handled_by'),
  ($$handled_at = '2000-01-01'$$, 'an admin cannot rewrite handled_at'),
  ($$created_at = '2000-01-01'$$, 'an admin cannot rewrite created_at')
) as attempt (change, description);
select isnt_empty(
  $$ delete from public.partnership_applications where id = '60000000-0000-4000-8000-000000000002' returning id $$,
  'an admin deletes from partnership_applications'
);

select tests.set_access('any_signed_in');

-- Admin, any_signed_in
select tests.as('admin');
select isnt_empty(
  $$ select from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  'an admin reads partnership_applications in either mode'
);
select isnt_empty(
  $$ delete from public.partnership_applications where id = '60000000-0000-4000-8000-000000000003' returning id $$,
  'an admin deletes from partnership_applications in either mode'
);

-- A session whose account has been deleted
select tests.as('deleted');
select is_empty(
  $$ delete from public.partnership_applications returning id $$,
  'a deleted user with a valid token deletes nothing'
);

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' $$,
  'the service role reads partnership_applications'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'the service role inserts into partnership_applications'
);
select results_eq(
  $$ update public.partnership_applications set status = 'Selesai' where id = '60000000-0000-4000-8000-000000000001' returning handled_by $$,
  $$ values (null::uuid) $$,
  'the service role updates partnership_applications, as nobody'
);
select isnt_empty(
  $$ delete from public.partnership_applications where id = '60000000-0000-4000-8000-000000000001' returning id $$,
  'the service role deletes from partnership_applications'
);

-- Constraints
select tests.as('owner');
insert into public.partnership_applications (id, opportunity_id, contact_person, email)
values ('60000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Arum', 'arum@contoh.id');
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
  format($$ update public.partnership_applications set %I = %L where id = '60000000-0000-4000-8000-000000000001' $$, column_name, value),
  column_name || ' may be ' || value
)
from (values
  ('status', 'Baru'),
  ('status', 'Ditinjau'),
  ('status', 'Dihubungi'),
  ('status', 'Diterima'),
  ('status', 'Ditolak'),
  ('status', 'Selesai')
) as allowed (column_name, value);
select throws_ok(
  format($$ update public.partnership_applications set %I = null where id = '60000000-0000-4000-8000-000000000001' $$, column_name),
  '23502', null, column_name || ' is required'
)
from unnest(array[
  'opportunity_id', 'contact_person', 'email'
]) as column_name;
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'opportunity_id may be investasi_sppg'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('kemitraan_rantai_pasok', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'opportunity_id may be kemitraan_rantai_pasok'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_peralatan', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', null) $$,
  'opportunity_id may be investasi_peralatan'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', null, 'Arum', 'arum@contoh.id', null, null, null) $$,
  'company, phone and message are optional'
);
select lives_ok(
  $$ insert into public.partnership_applications
       (opportunity_id, company_name, contact_person, email, phone, message, document_url)
     values
       ('investasi_sppg', 'CV Contoh', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Halo', 'https://contoh.id/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_a.pdf') $$,
  'the public form of a proposal is a document_url'
);

-- Triggers
select has_trigger('public', 'partnership_applications', 'stamp_handler', 'who handled an application is recorded');
select has_trigger('public', 'partnership_applications', 'throttle_write', 'anonymous applications are throttled');
select has_trigger('public', 'partnership_applications', 'write_audit', 'changes by admins are recorded');
select has_trigger('public', 'partnership_applications', 'forget_lead', 'of what is deleted only who and when is kept');

select * from finish();
rollback;
