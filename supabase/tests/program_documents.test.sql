-- Programme documents: what their columns may say.
-- Another file is the next edition: program_document_editions.test.sql.
begin;
\ir setup.psql
select plan(45);

insert into public.program_documents (id, title, file_name, file_url, file_path) values (
  '50000000-0000-4000-8000-000000000001', 'Uji', '1_Uji.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/1_Uji.pdf', 'program_regulations/1_Uji.pdf'
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
