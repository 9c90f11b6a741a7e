-- Bucket program_documents: everyone downloads; managers upload PDFs to one folder and delete unlisted ones.
begin;
\ir setup.psql
select plan(52);

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

-- Policies
select policy_cmd_is('storage', 'objects', policy, verb, policy || ': ' || verb)
from (values
  ('Users who may manage can see programme files', 'select'),
  ('Users who may manage can upload programme PDFs', 'insert'),
  ('Users who may manage can remove unlisted programme files', 'delete')
) as expected (policy, verb);
select policy_roles_are('storage', 'objects', policy, roles)
from (values
  ('Users who may manage can see programme files', array['authenticated']),
  ('Users who may manage can upload programme PDFs', array['authenticated']),
  ('Users who may manage can remove unlisted programme files', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
select is_empty(
  $$ select from storage.objects where bucket_id = 'program_documents' $$,
  'a visitor lists nothing'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a visitor cannot upload'
);
select is_empty(
  $$ update storage.objects set name = 'program_regulations/2_Lain.pdf' where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a visitor overwrites nothing'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a visitor deletes nothing'
);
select is_empty(
  $$ select from storage.buckets $$,
  'a visitor lists no bucket'
);
select is_empty(
  $$ update storage.buckets set public = true returning id $$,
  'a visitor changes no bucket'
);
select is_empty(
  $$ delete from storage.buckets returning id $$,
  'a visitor deletes no bucket'
);
select throws_ok(
  $$ insert into storage.buckets (id, name, public) values ('sisipan', 'sisipan', true) $$,
  '42501', 'new row violates row-level security policy for table "buckets"',
  'a visitor makes no bucket'
);

-- Signed in, any_signed_in
select tests.as('pending');
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'program_documents' $$,
  'a signed-in user sees the files'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name, owner_id)
     values ('program_documents', 'program_regulations/2_Sisipan.PDF', tests.id('pending')) $$,
  'a signed-in user uploads a PDF'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'PROGRAM_REGULATIONS/2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not to a folder in capitals'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a signed-in user deletes no file of others that waits for its row'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', '2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not outside the folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'lain/2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not to another folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/lain/2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not to a subfolder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/2_Sisipan.html') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not another extension'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/2_Sisipan.pdf.exe') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not a double extension'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not without a timestamp'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/../2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not by a path that climbs'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/2_..\..\Sisipan?.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not by a name that means something else in an address'
);
select is_empty(
  $$ update storage.objects set name = 'program_regulations/2_Lain.pdf' where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a signed-in user overwrites nothing'
);
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/2_Sisipan.PDF' returning name $$,
  'a signed-in user deletes a file'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/5_Terdaftar.pdf' returning name $$,
  'but not the file of a listed document'
);
select is_empty(
  $$ select from storage.buckets $$,
  'a signed-in user lists no bucket'
);
select is_empty(
  $$ update storage.buckets set public = true returning id $$,
  'a signed-in user changes no bucket'
);
select is_empty(
  $$ delete from storage.buckets returning id $$,
  'a signed-in user deletes no bucket'
);
select throws_ok(
  $$ insert into storage.buckets (id, name, public) values ('sisipan', 'sisipan', true) $$,
  '42501', 'new row violates row-level security policy for table "buckets"',
  'a signed-in user makes no bucket'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select is_empty(
  $$ select from storage.objects where bucket_id = 'program_documents' $$,
  'a pending user lists nothing'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/2_Sisipan.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user cannot upload'
);
select is_empty(
  $$ update storage.objects set name = 'program_regulations/2_Lain.pdf' where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a pending user overwrites nothing'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'program_documents' $$,
  'an admin sees the files'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/3_Sisipan.pdf') $$,
  'an admin uploads a PDF'
);
select is_empty(
  $$ update storage.objects set name = 'program_regulations/2_Lain.pdf' where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'an admin overwrites nothing'
);
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/3_Sisipan.pdf' returning name $$,
  'an admin deletes a file'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/5_Terdaftar.pdf' returning name $$,
  'but not the file of a listed document, either'
);
delete from public.program_documents where file_path = 'program_regulations/5_Terdaftar.pdf';
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/5_Terdaftar.pdf' returning name $$,
  'once its row is deleted, the file can be, too'
);
select is_empty(
  $$ select from storage.buckets $$,
  'an admin lists no bucket'
);
select is_empty(
  $$ update storage.buckets set public = true returning id $$,
  'an admin changes no bucket'
);
select is_empty(
  $$ delete from storage.buckets returning id $$,
  'an admin deletes no bucket'
);
select throws_ok(
  $$ insert into storage.buckets (id, name, public) values ('sisipan', 'sisipan', true) $$,
  '42501', 'new row violates row-level security policy for table "buckets"',
  'an admin makes no bucket'
);

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'program_documents' $$,
  'the service role sees the files'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/4_Sisipan.pdf') $$,
  'the service role uploads'
);
select isnt_empty(
  $$ update storage.objects set name = 'program_regulations/2_Lain.pdf' where bucket_id = 'program_documents' and name = 'program_regulations/1_Uji.pdf' returning name $$,
  'the service role moves a file'
);
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'program_documents' and name = 'program_regulations/4_Sisipan.pdf' returning name $$,
  'the service role deletes a file'
);

select * from finish();
rollback;
