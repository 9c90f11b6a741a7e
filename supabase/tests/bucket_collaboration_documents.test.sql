-- Bucket collaboration_documents: everyone uploads to one folder; only admins open, and remove what no application has;
-- nobody overwrites.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(236);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
-- Newer storage services block DELETE in SQL unless this is set. The test needs it to reach row level security.
set local "storage.allow_delete_query" = 'true';
delete from storage.objects where bucket_id = 'collaboration_documents';
-- Resets the counters of earlier attempts: sequences are not rolled back.
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle|proposals)_' and relkind = 'S'; end $$;
-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);
insert into storage.objects (bucket_id, name) values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf');
delete from public.partnership_applications;
insert into public.partnership_applications (opportunity_id, contact_person, email, document_url)
select 'investasi_sppg', name, 'uji@contoh.id',
  host || '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf'
from (values ('Arum', ''), ('Bayu', 'https://contoh.supabase.co')) as sender (name, host);

-- Bucket
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'collaboration_documents' $$,
  $$
    values (
      false, 10485760::bigint,
      array[
        'application/pdf',
        'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.ms-excel',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      ]
    )
  $$,
  'the bucket itself limits types and size'
);

-- Policies
select policy_cmd_is('storage', 'objects', policy, verb, policy || ': ' || verb)
from (values
  ('Admins can open proposals', 'select'),
  ('Visitors can upload proposals to the anonymous folder', 'insert'),
  ('Signed-in users can upload proposals to their own folder', 'insert'),
  ('Proposal uploads stop when there are too many', 'insert'),
  ('Admins can remove proposals of no application', 'delete')
) as expected (policy, verb);
select policy_roles_are('storage', 'objects', policy, roles)
from (values
  ('Admins can open proposals', array['authenticated']),
  ('Visitors can upload proposals to the anonymous folder', array['anon']),
  ('Signed-in users can upload proposals to their own folder', array['authenticated']),
  ('Proposal uploads stop when there are too many', array['anon', 'authenticated']),
  ('Admins can remove proposals of no application', array['authenticated'])
) as expected (policy, roles);
select results_eq(
  $$ select permissive from pg_policies where policyname = 'Proposal uploads stop when there are too many' $$,
  $$ values ('RESTRICTIVE') $$,
  'the fuse only takes away'
);

-- Visitor
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select is_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'a visitor lists nothing'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/2_Uji.pdf') $$,
  'a visitor uploads .pdf'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/3_Uji.doc') $$,
  'a visitor uploads .doc'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/4_Uji.docx') $$,
  'a visitor uploads .docx'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/5_Uji.xls') $$,
  'a visitor uploads .xls'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/6_Uji.xlsx') $$,
  'a visitor uploads .xlsx'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/7_Uji.PDF') $$,
  'a visitor uploads .PDF'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/kemitraan_rantai_pasok/anonymous/1_Uji.pdf') $$,
  'a visitor uploads for kemitraan_rantai_pasok'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_peralatan/anonymous/1_Uji.pdf') $$,
  'a visitor uploads for investasi_peralatan'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/9_Uji.exe') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not another extension'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/9_Uji.pdf.html') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not a double extension'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/9_Uji.pdfx') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not almost the extension'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not without a timestamp'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/lain/9_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not to a subfolder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_mobil/anonymous/9_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not for an unknown opportunity'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/9_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not to a user''s folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/../9_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not by a path that climbs'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/9_..\..\Uji?.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not by a name that means something else in an address'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', '9_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'not to the root'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf') $$,
  '23505', null,
  'a visitor cannot take the place of a file'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf')
     on conflict (bucket_id, name) do update set metadata = excluded.metadata $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a visitor cannot overwrite by upsert'
);
select is_empty(
  $$ update storage.objects set name = 'partnership_proposals/investasi_sppg/anonymous/2_Lain.pdf' where bucket_id = 'collaboration_documents' returning name $$,
  'a visitor overwrites nothing'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'collaboration_documents' returning name $$,
  'a visitor deletes nothing'
);

-- Signed in, any_signed_in
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select is_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'a signed-in user lists nothing'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/1_Uji.pdf') $$,
  'a signed-in user uploads to the own folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/1_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user cannot upload to the folder of somebody else'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/21_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user cannot hide in the anonymous folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/1_Uji.zip') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user cannot upload another extension'
);
select is_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'a signed-in user does not see even the own proposal'
);
select is_empty(
  $$ update storage.objects set name = 'partnership_proposals/investasi_sppg/anonymous/2_Lain.pdf' where bucket_id = 'collaboration_documents' returning name $$,
  'a signed-in user overwrites nothing'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'collaboration_documents' returning name $$,
  'a signed-in user deletes nothing'
);

-- Pending, approved_only
reset role;
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select is_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'a pending user lists nothing'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/2_Uji.pdf') $$,
  'a pending user uploads to the own folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/2_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user cannot upload to the folder of somebody else'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/22_Uji.pdf') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user cannot hide in the anonymous folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/2_Uji.zip') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user cannot upload another extension'
);
select is_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'a pending user does not see even the own proposal'
);
select is_empty(
  $$ update storage.objects set name = 'partnership_proposals/investasi_sppg/anonymous/2_Lain.pdf' where bucket_id = 'collaboration_documents' returning name $$,
  'a pending user overwrites nothing'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'collaboration_documents' returning name $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'an admin sees the proposals'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/1_Uji.pdf') $$,
  'an admin uploads to the own folder'
);
select is_empty(
  $$ update storage.objects set name = 'partnership_proposals/investasi_sppg/anonymous/2_Lain.pdf' where bucket_id = 'collaboration_documents' returning name $$,
  'an admin overwrites nothing'
);
select isnt_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/1_Uji.pdf' returning name $$,
  'an admin removes a proposal that no application has'
);
select is_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf' returning name $$,
  'but not one that an application has'
);
delete from public.partnership_applications where contact_person = 'Arum';
select is_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf' returning name $$,
  'nor while another application has it'
);

-- Admin, any_signed_in
reset role;
update public.access_settings set access_mode = 'any_signed_in';
set local role authenticated;
delete from public.partnership_applications where contact_person = 'Bayu';
select isnt_empty(
  $$ delete from storage.objects where name = 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf' returning name $$,
  'once the last application is deleted, the proposal can be, too'
);

-- Signed in, any_signed_in
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select is_empty(
  $$ delete from storage.objects where bucket_id = 'collaboration_documents' returning name $$,
  'a signed-in user deletes nothing, not even the own proposal that no application has'
);

-- Service role
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'collaboration_documents' $$,
  'the service role sees the proposals'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'bebas.pdf') $$,
  'the service role uploads'
);
select isnt_empty(
  $$ update storage.objects set name = 'bebas2.pdf' where bucket_id = 'collaboration_documents' and name = 'bebas.pdf' returning name $$,
  'the service role moves a file'
);
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'collaboration_documents' and name = 'bebas2.pdf' returning name $$,
  'the service role deletes a file'
);

-- Upload limit: 20 in ten minutes
reset role;
set local "request.jwt.claims" = '';
delete from storage.objects where bucket_id = 'collaboration_documents';
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Penuh.pdf', now() - interval '9 minutes' from generate_series(1, 19) as n;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/100_Uji.pdf') $$,
  'the twentieth proposal in ten minutes'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/101_Uji.pdf') $$,
  '42501', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the next is refused, with a sentence for people'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/101_Uji.pdf') $$,
  '42501', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'and so is that of a signed-in user'
);
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/101_Uji.pdf') $$,
  'an admin still uploads'
);

reset role;
update public.access_settings set access_mode = 'any_signed_in';
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('program_documents', 'program_regulations/101_Uji.pdf') $$,
  'other buckets are not stopped'
);

-- Upload limit: 100 in a day
reset role;
set local "request.jwt.claims" = '';
delete from storage.objects where bucket_id = 'collaboration_documents';
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Penuh.pdf', now() - interval '23 hours' from generate_series(1, 100) as n;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/102_Uji.pdf') $$,
  '42501', 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'the hundred-and-first proposal in a day is refused, without the promise of minutes'
);
reset role;
set local "request.jwt.claims" = '';
update storage.objects set created_at = now() - interval '9 minutes' where bucket_id = 'collaboration_documents';
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/102_Uji.pdf') $$,
  '42501', 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'who meets both limits is told the longer one'
);

-- The next day
reset role;
set local "request.jwt.claims" = '';
delete from storage.objects where bucket_id = 'collaboration_documents';
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Penuh.pdf', now() - interval '25 hours' from generate_series(1, 100) as n;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/103_Uji.pdf') $$,
  'proposals of yesterday do not count'
);

-- Upload limit: attempts. The storage service checks in a transaction that it rolls back, and stores the file later.
reset role;
set local "request.jwt.claims" = '';
delete from storage.objects where bucket_id = 'collaboration_documents';
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
create function pg_temp.attempt(number integer) returns text language plpgsql as $$
begin
  insert into storage.objects (bucket_id, name)
  values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || number || '_Coba.pdf');
  raise exception 'allowed';
exception when others then
  return sqlerrm;
end;
$$;
-- Lets attempts expire, as if this much time had passed.
create function pg_temp.wait(seconds integer) returns void language plpgsql as $$
declare
  counter regclass;
begin
  for counter in
    select oid from pg_class
    where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'
  loop
    execute format('select setval(%L, greatest(1, last_value - %s)) from %s', counter, seconds, counter);
  end loop;
end;
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select is(pg_temp.attempt(number), 'allowed', format('attempt %s at the same moment', number))
from generate_series(1, 20) as number;
select is(
  pg_temp.attempt(number), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the next is refused, though no file is stored yet'
)
from generate_series(21, 22) as number;
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000001/201_Uji.pdf') $$,
  '42501', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'and so is that of a signed-in user'
);
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('collaboration_documents', 'partnership_proposals/investasi_sppg/10000000-0000-4000-8000-000000000002/201_Uji.pdf') $$,
  'an admin still uploads'
);
reset role;
delete from storage.objects where bucket_id = 'collaboration_documents';
select pg_temp.wait(29);
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select is(
  pg_temp.attempt(23), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'after 29 seconds as well'
);
reset role;
select pg_temp.wait(31);
set local role anon;
select is(pg_temp.attempt(24), 'allowed', 'after a minute two more, whoever was refused meanwhile');
select is(pg_temp.attempt(25), 'allowed', 'the second');
select is(
  pg_temp.attempt(26), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'but no third'
);
reset role;
select pg_temp.wait(600);
set local role anon;
select is(pg_temp.attempt(number), 'allowed', format('after ten minutes attempt %s', number))
from generate_series(1, 20) as number;

-- Upload limit: a stored file and its attempt count once
reset role;
select pg_temp.wait(86400);
set local role anon;
select lives_ok(
  format(
    $$ insert into storage.objects (bucket_id, name)
       values ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/%s_Uji.pdf') $$,
    300 + number
  ),
  format('proposal %s one after another', number)
)
from generate_series(1, 20) as number;
select is(
  pg_temp.attempt(1), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'the next is refused'
);

-- Upload limit: attempts, after files stored earlier that day
reset role;
delete from storage.objects where bucket_id = 'collaboration_documents';
select pg_temp.wait(86400);
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Penuh.pdf', now() - interval '23 hours' from generate_series(1, 95) as n;
set local role anon;
select is(pg_temp.attempt(number), 'allowed', format('attempt %s after 95 files of the day', number))
from generate_series(1, 5) as number;
select is(
  pg_temp.attempt(6), 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'the hundred-and-first of the day is refused, though some are not stored yet'
);

reset role;
delete from storage.objects where bucket_id = 'collaboration_documents';
select pg_temp.wait(86400);
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Baru.pdf', now() - interval '9 minutes' from generate_series(1, 9) as n;
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Penuh.pdf', now() - interval '23 hours' from generate_series(1, 90) as n;
set local role anon;
select is(pg_temp.attempt(1), 'allowed', 'the hundredth of the day, as files of the last minutes count once');

-- Upload limit: after 100 attempts in a day, one more per hundredth of a day
reset role;
delete from storage.objects where bucket_id = 'collaboration_documents';
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
select setval(private.client_counter('day', 'proposals'), extract(epoch from now())::bigint + 99 * 864);
set local role anon;
select is(pg_temp.attempt(1), 'allowed', 'the hundredth attempt of a day');
select is(
  pg_temp.attempt(2), 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'the next is refused, without the promise of minutes'
);
reset role;
select pg_temp.wait(863);
set local role anon;
select is(
  pg_temp.attempt(3), 'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'a second before a hundredth of the day has passed as well'
);
reset role;
select pg_temp.wait(1);
set local role anon;
select is(pg_temp.attempt(4), 'allowed', 'a hundredth of a day later one more');

-- Each client's share: 5 in ten minutes, used up by attempts that store nothing as well
reset role;
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
create function pg_temp.attempt_from(address text, number integer) returns text language plpgsql as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
  return pg_temp.attempt(number);
end;
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;
set local role anon;
select is(pg_temp.attempt_from('198.51.100.7', number), 'allowed', format('attempt %s of a client', number))
from generate_series(1, 5) as number;
select is(
  pg_temp.attempt_from('198.51.100.7', number), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'the next is refused'
)
from generate_series(6, 30) as number;
select is(pg_temp.attempt_from('198.51.100.8', 31), 'allowed', 'but not that of another client');
select is(
  pg_temp.attempt_from('203.0.113.1, 198.51.100.7', 32), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'a forged first hop changes nothing'
);
reset role;
select pg_temp.wait(120);
set local role anon;
select is(pg_temp.attempt_from('198.51.100.7', 33), 'allowed', 'two minutes later the client has one more');
select is(
  pg_temp.attempt_from('198.51.100.7', 34), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'and no second'
);

-- The fuse for all: what stores nothing leaves it within two minutes
reset role;
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
set local role anon;
select is(
  pg_temp.attempt_from('198.51.100.' || client, attempt), 'allowed', format('attempt %s of client %s', attempt, client)
)
from generate_series(1, 4) as client, generate_series(1, 5) as attempt;
select is(
  pg_temp.attempt_from('198.51.100.9', 1), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  'while twenty are under way nobody else uploads'
)
from generate_series(1, 6);
reset role;
select pg_temp.wait(120);
set local role anon;
select is(
  pg_temp.attempt_from('198.51.100.9', attempt), 'allowed',
  format('two minutes later, with nothing stored, attempt %s of somebody whom the fuse had stopped', attempt)
)
from generate_series(1, 5) as attempt;

-- The fuse for all: what is stored stays in it
reset role;
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || n || '_Baru.pdf',
  now() - case when n <= 15 then interval '9 minutes' else interval '1 minute' end
from generate_series(1, 19) as n;
set local role anon;
select is(pg_temp.attempt_from('198.51.100.10', 1), 'allowed', 'the twentieth of ten minutes');
reset role;
delete from storage.objects where name like '%/19\_Baru.pdf';
select pg_temp.wait(120);
set local role anon;
select is(pg_temp.attempt_from('198.51.100.11', number), 'allowed', 'one that is under way may be one that was stored just now')
from generate_series(1, 4) as number;
select is(
  pg_temp.attempt_from('198.51.100.11', 5), 'allowed', 'so a fifth beside four of the last two minutes and fifteen older ones'
);
select is(
  pg_temp.attempt_from('198.51.100.12', 1), 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'but no sixth'
);

-- Each client's share: 20 in a day
reset role;
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle_(minutes|day)|proposals)_' and relkind = 'S'; end $$;
delete from storage.objects where bucket_id = 'collaboration_documents';
set local "request.headers" = '{"x-forwarded-for": "198.51.100.13"}';
select setval(private.client_counter('day', 'proposals'), extract(epoch from now())::bigint + 19 * 4320);
set local role anon;
select is(pg_temp.attempt_from('198.51.100.13', 1), 'allowed', 'the twentieth attempt of a client in a day');
select is(
  pg_temp.attempt_from('198.51.100.13', 2),
  'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
  'the next is refused, without the promise of minutes'
);
select is(pg_temp.attempt_from('198.51.100.14', 1), 'allowed', 'but not that of another client');
reset role;
select pg_temp.wait(4320);
set local role anon;
select is(pg_temp.attempt_from('198.51.100.13', 3), 'allowed', 'a twentieth of the day later one more');

-- Nobody else moves the sequences
reset role;
select sequence_privs_are('private', sequence, role, array[]::text[], role || ' has nothing on ' || sequence)
from unnest(array['proposals_under_way', 'throttle_minutes_0', 'throttle_day_0']) as sequence,
  unnest(array['anon', 'authenticated', 'service_role']) as role;

-- Resets the sequences, which the rollback does not.
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle|proposals)_' and relkind = 'S'; end $$;
select * from finish();
rollback;
