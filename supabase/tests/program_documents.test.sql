-- Programme documents: everyone reads; managers add, delete, and change title, category, day and place.
-- Another file is the next edition: program_document_editions.test.sql.
begin;
\ir setup.psql
select plan(100);

insert into public.program_documents (id, title, file_name, file_url, file_path) values (
  '50000000-0000-4000-8000-000000000001', 'Uji', '1_Uji.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/1_Uji.pdf', 'program_regulations/1_Uji.pdf'
);

-- Grants
select table_privs_are(
  'public', 'program_documents', 'anon', array['SELECT'],
  'anon has SELECT on the table program_documents'
);
select table_privs_are(
  'public', 'program_documents', 'authenticated', array['SELECT', 'DELETE'],
  'authenticated has SELECT, DELETE on the table program_documents'
);
select table_privs_are(
  'public', 'program_documents', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table program_documents'
);
select is_empty($$ select tests.columns('anon', 'insert', 'program_documents') $$, 'anon can insert no column');
select is_empty($$ select tests.columns('anon', 'update', 'program_documents') $$, 'anon can update no column');
select results_eq(
  $$ select tests.columns('authenticated', 'insert', 'program_documents') $$,
  $$
    values
      ('id'), ('title'), ('file_name'), ('file_url'),
      ('file_path'), ('file_type'), ('category'), ('document_date')
  $$,
  'authenticated can insert the id and the columns of an upload only'
);
select results_eq(
  $$ select tests.columns('authenticated', 'update', 'program_documents') $$,
  $$ values ('title'), ('file_name'), ('file_path'), ('category'), ('urutan'), ('edition_note'), ('document_date') $$,
  'authenticated can update title, category, day, place and file only'
);

-- Policies
select policies_are(
  'public', 'program_documents',
  array[
    'Everyone can read programme documents',
    'Users who may manage can add programme documents',
    'Users who may manage can edit programme documents',
    'Users who may manage can delete programme documents'
  ]
);
select policy_cmd_is('public', 'program_documents', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can read programme documents', 'select'),
  ('Users who may manage can add programme documents', 'insert'),
  ('Users who may manage can edit programme documents', 'update'),
  ('Users who may manage can delete programme documents', 'delete')
) as expected (policy, verb);
select policy_roles_are('public', 'program_documents', policy, roles)
from (values
  ('Everyone can read programme documents', array['anon', 'authenticated']),
  ('Users who may manage can add programme documents', array['authenticated']),
  ('Users who may manage can edit programme documents', array['authenticated']),
  ('Users who may manage can delete programme documents', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
select isnt_empty(
  $$ select from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  'a visitor reads documents'
);
select throws_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type)
     values ('Sisipan', '2_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/2_Sisipan.pdf',
       'program_regulations/2_Sisipan.pdf', 'application/pdf') $$,
  '42501', 'permission denied for table program_documents',
  'a visitor cannot insert documents'
);
select throws_ok(
  $$ update public.program_documents set title = 'Diubah' where id = '50000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table program_documents',
  'a visitor cannot update documents'
);
select throws_ok(
  $$ delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table program_documents',
  'a visitor cannot delete documents'
);

-- Signed in, any_signed_in
select tests.as('pending');
select isnt_empty(
  $$ select from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  'a signed-in user reads documents'
);
select lives_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type, category)
     values ('Sisipan', '3_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/3_Sisipan.pdf',
       'program_regulations/3_Sisipan.pdf', 'application/pdf', 'Laporan') $$,
  'a signed-in user inserts documents'
);
select isnt_empty(
  $$ update public.program_documents set title = 'Diubah', category = 'Panduan', urutan = 1, document_date = '2026-03-03' where id = '50000000-0000-4000-8000-000000000001' returning id $$,
  'a signed-in user changes title, category, day and place'
);
select throws_ok(
  format($$ update public.program_documents set %I = %L $$, column_name, value),
  '42501', 'permission denied for table program_documents', 'nobody changes ' || column_name
)
from (values
  ('id', '50000000-0000-4000-8000-000000000009'),
  ('file_url', '/storage/v1/object/public/program_documents/program_regulations/2_Lain.pdf'),
  ('file_type', 'application/pdf'),
  ('created_at', '2099-01-01'),
  ('edition', '2'),
  ('edition_at', '2099-01-01')
) as attempt (column_name, value);
select isnt_empty(
  $$ delete from public.program_documents where file_name = '3_Sisipan.pdf' returning id $$,
  'a signed-in user deletes documents'
);
select throws_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, created_at)
     values ('Sisipan', '4_Sisipan.pdf', '/storage/v1/object/public/program_documents/program_regulations/4_Sisipan.pdf', 'program_regulations/4_Sisipan.pdf', '2099-01-01') $$,
  '42501', 'permission denied for table program_documents',
  'nobody chooses the age of a document'
);

-- Admin, any_signed_in
select tests.as('admin');
select isnt_empty(
  $$ update public.program_documents set title = 'Uji', category = 'Regulasi' where id = '50000000-0000-4000-8000-000000000001' returning id $$,
  'an admin changes title and category in either mode'
);

-- A session whose account has been deleted
select tests.as('deleted');
select is_empty(
  $$ update public.program_documents set title = 'Diubah' returning id $$,
  'a deleted user with a valid token cannot update'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select isnt_empty(
  $$ select from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  'a pending user reads documents'
);
select throws_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type)
     values ('Sisipan', '5_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/5_Sisipan.pdf',
       'program_regulations/5_Sisipan.pdf', 'application/pdf') $$,
  '42501', 'new row violates row-level security policy for table "program_documents"',
  'a pending user cannot insert documents'
);
select is_empty(
  $$ update public.program_documents set title = 'Diubah', category = 'Panduan' returning id $$,
  'a pending user updates nothing'
);
select is_empty(
  $$ delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001' returning id $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  'an admin reads documents'
);
select lives_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type)
     values ('Sisipan', '6_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/6_Sisipan.pdf',
       'program_regulations/6_Sisipan.pdf', 'application/pdf') $$,
  'an admin inserts documents'
);
select isnt_empty(
  $$ update public.program_documents set title = 'Diubah', category = 'Panduan' where id = '50000000-0000-4000-8000-000000000001' returning id $$,
  'an admin changes title and category'
);
select isnt_empty(
  $$ delete from public.program_documents where file_name = '6_Sisipan.pdf' returning id $$,
  'an admin deletes documents'
);

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  'the service role reads documents'
);
select lives_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type)
     values ('Sisipan', '7_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/7_Sisipan.pdf',
       'program_regulations/7_Sisipan.pdf', 'application/pdf') $$,
  'the service role inserts documents'
);
select isnt_empty(
  $$ update public.program_documents set title = 'Diubah' where id = '50000000-0000-4000-8000-000000000001' returning id $$,
  'the service role updates documents'
);
select isnt_empty(
  $$ delete from public.program_documents where file_name = '7_Sisipan.pdf' returning id $$,
  'the service role deletes documents'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.program_documents set %s where id = '50000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "program_documents" violates check constraint "%s"', rule), rule
)
from (values
  ($$title = ' '$$, 'program_documents_title_not_blank'),
  ($$title = repeat('x', 301)$$, 'program_documents_title_max_length'),
  ($$file_name = ' '$$, 'program_documents_file_name_not_blank'),
  ($$file_name = repeat('x', 351)$$, 'program_documents_file_name_max_length'),
  ($$file_url = 'https://contoh.id/tipuan.pdf'$$, 'program_documents_file_url_in_bucket'),
  ($$file_url = 'javascript:alert(1)///storage/v1/object/public/program_documents/program_regulations/a.pdf'$$, 'program_documents_file_url_in_bucket'),
  ($$file_url = '/storage/v1/object/public/program_documents/program_regulations/' || repeat('x', 2000)$$, 'program_documents_file_url_max_length'),
  ($$file_path = 'lain/8_Sisipan.pdf'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/../8_Sisipan.pdf'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/..'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/8_Sisipan'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/Sisipan.pdf'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/8_..\..\..\Sisipan.pdf'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/8_%2e%2e.pdf'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/8_a?.pdf'$$, 'program_documents_file_path_in_folder'),
  ($$file_path = 'program_regulations/8_' || repeat('x', 500) || '.pdf'$$, 'program_documents_file_path_max_length'),
  ($$file_type = 'text/html'$$, 'program_documents_file_type_pdf'),
  ($$urutan = 'infinity'$$, 'program_documents_urutan_plausible'),
  ($$edition = 0$$, 'program_documents_edition_plausible'),
  ($$edition_note = ' '$$, 'program_documents_edition_note_not_blank'),
  ($$edition_note = repeat('x', 301)$$, 'program_documents_edition_note_max_length'),
  ($$document_date = '1999-12-31'$$, 'program_documents_document_date_plausible'),
  ($$document_date = '2100-01-01'$$, 'program_documents_document_date_plausible'),
  ($$category = 'Surat'$$, 'program_documents_category_known'),
  ($$category = 'regulasi'$$, 'program_documents_category_known'),
  ($$category = ''$$, 'program_documents_category_known')
) as broken (change, rule);
select throws_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type)
     values ('Sisipan', '8_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/8_Sisipan.pdf',
       'program_regulations/1_Uji.pdf', 'application/pdf') $$,
  '23505', 'duplicate key value violates unique constraint "program_documents_file_path_key"',
  'a file has one row'
);
select throws_ok(
  format($$ update public.program_documents set %I = null where id = '50000000-0000-4000-8000-000000000001' $$, column_name),
  '23502', null, column_name || ' is required'
)
from unnest(array[
  'title', 'file_name', 'file_url', 'file_path', 'file_type', 'created_at', 'category', 'edition'
]) as column_name;
select lives_ok(
  format($$ update public.program_documents set category = %L where id = '50000000-0000-4000-8000-000000000001' $$, category),
  'category may be ' || category
)
from unnest(array['Regulasi', 'Panduan', 'Laporan', 'Lainnya']) as category;
select lives_ok(
  $$ insert into public.program_documents (title, file_name, file_url, file_path, file_type)
     values ('Sisipan', '9_Sisipan.pdf', 'https://contoh.id/storage/v1/object/public/program_documents/program_regulations/9_Sisipan.pdf',
       'program_regulations/9_Sisipan.pdf', default) $$,
  'the file type is PDF by default'
);
select results_eq(
  $$ select category from public.program_documents where file_name = '9_Sisipan.pdf' $$,
  $$ values ('Lainnya') $$,
  'the category is "others" by default'
);

-- Trigger
select has_trigger('public', 'program_documents', 'write_audit', 'changes are recorded');

-- Who stands for a document
create function pg_temp.is_confirmed() returns boolean language sql as $$
  select dikonfirmasi_pada is not null from public.program_documents where id = '50000000-0000-4000-8000-000000000002';
$$;
create function pg_temp.confirms(title text default 'Dokumen') returns text language sql as $$
  select format('select public.konfirmasi_dokumen(%L, %L)', '50000000-0000-4000-8000-000000000002', jsonb_build_object(
    'title', title, 'category', 'Lainnya', 'document_date', null, 'file_path', 'program_regulations/2_Uji.pdf'
  ));
$$;
delete from public.program_documents;
select tests.set_access('any_signed_in');
select tests.as('pending');
insert into public.program_documents (id, title, file_name, file_url, file_path) values (
  '50000000-0000-4000-8000-000000000002', 'Dokumen', '2_Uji.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/2_Uji.pdf', 'program_regulations/2_Uji.pdf'
);
select ok(not pg_temp.is_confirmed(), 'for what somebody else adds nobody stands');
select throws_ok(
  $$ update public.program_documents set dikonfirmasi_pada = now() $$, '42501', 'permission denied for table program_documents', 'nor do they write that'
);
select throws_ok(pg_temp.confirms(), '42501', null, 'only managers confirm');
select tests.as('manager');
select throws_ok(
  pg_temp.confirms('Judul lama'), 'P0001', 'Dokumen ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.', 'and what they have read'
);
update public.program_documents set title = 'Dokumen Uji';
select ok(not pg_temp.is_confirmed(), 'a manager who changes a word has not confirmed the file');
select lives_ok(pg_temp.confirms('Dokumen Uji'), 'a manager confirms');
select ok(pg_temp.is_confirmed(), 'and everyone reads that');
update public.program_documents set category = 'Panduan';
select ok(pg_temp.is_confirmed(), 'what a manager changes stays confirmed');
select tests.as('pending');
update public.program_documents set title = title;
select ok(pg_temp.is_confirmed(), 'saved without a change it stays');
update public.program_documents set title = 'Ganti rugi: WA 08…';
select ok(not pg_temp.is_confirmed(), 'with a word of somebody else it ends');
select tests.as('manager');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'documents_unconfirmed' $$, 'values (1)', 'which managers are told'
);
select tests.as('admin');
select public.restore_audit_entry((select max(id) from public.audit_log where table_name = 'program_documents'));
select ok(pg_temp.is_confirmed(), 'undone it is confirmed as it was');
select throws_ok(
  $$ select public.konfirmasi_dokumen(gen_random_uuid(), '{}') $$, 'P0002', 'Dokumen ini sudah dihapus.', 'one that is gone is not'
);

select * from finish();
rollback;
