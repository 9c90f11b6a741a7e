-- Bucket program_documents: PDFs in one folder, of which those of a listed document stay.
begin;
\ir setup.psql
select plan(15);

insert into storage.objects (bucket_id, name) values
  ('program_documents', 'program_regulations/1_Uji.pdf'),
  ('program_documents', 'program_regulations/5_Terdaftar.pdf');
insert into public.program_documents (title, file_name, file_url, file_path) values (
  'Terdaftar', '5_Terdaftar.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/5_Terdaftar.pdf',
  'program_regulations/5_Terdaftar.pdf'
);

-- Bucket
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'program_documents' $$,
  $$
    values (
      true, 20971520::bigint,
      array['application/pdf']
    )
  $$,
  'the bucket itself limits types and size'
);

-- Names
select tests.as('pending');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('program_documents', 'program_regulations/2_Sisipan.PDF') $$, 'an extension in capitals'
);
select throws_ok(
  format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'program_documents', name),
  '42501', 'new row violates row-level security policy for table "objects"', 'not ' || name
)
from unnest(array[
  'PROGRAM_REGULATIONS/2_Sisipan.pdf', '2_Sisipan.pdf', 'lain/2_Sisipan.pdf', 'program_regulations/lain/2_Sisipan.pdf',
  'program_regulations/2_Sisipan.html', 'program_regulations/2_Sisipan.pdf.exe', 'program_regulations/Sisipan.pdf',
  'program_regulations/../2_Sisipan.pdf', 'program_regulations/2_..\..\Sisipan?.pdf'
]) as name;

-- Files of rows
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a signed-in user deletes no file of others that waits for its row'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/5_Terdaftar.pdf' returning name $$,
  'nor the file of a listed document'
);
select tests.as('admin');
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/5_Terdaftar.pdf' returning name $$,
  'nor does an admin'
);
delete from public.program_documents where file_path = 'program_regulations/5_Terdaftar.pdf';
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/5_Terdaftar.pdf' returning name $$,
  'once its row is deleted, the file can be, too'
);

select * from finish();
rollback;
