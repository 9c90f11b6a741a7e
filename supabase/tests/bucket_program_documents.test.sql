-- Bucket program_documents: files of a listed document stay.
begin;
\ir setup.psql
select plan(4);

insert into storage.objects (bucket_id, name) values
  ('program_documents', 'program_regulations/1_Uji.pdf'),
  ('program_documents', 'program_regulations/5_Terdaftar.pdf');
insert into public.program_documents (title, file_name, file_url, file_path) values (
  'Terdaftar', '5_Terdaftar.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/5_Terdaftar.pdf',
  'program_regulations/5_Terdaftar.pdf'
);

select tests.as('pending');
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
