-- Signed upload URLs go around what the policies count, so nobody gets one; plain uploads are not affected.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(9);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';

select policy_cmd_is('storage', 'objects', 'Nobody gets an upload ticket', 'insert', 'it is about uploads');
select policy_roles_are('storage', 'objects', 'Nobody gets an upload ticket', array['anon', 'authenticated']);
select results_eq(
  $$ select permissive from pg_policies where policyname = 'Nobody gets an upload ticket' $$,
  array['RESTRICTIVE'],
  'no other policy can allow it'
);

create function pg_temp.upload(name text, operation text) returns void language plpgsql as $$
begin
  perform set_config('storage.operation', operation, true);
  insert into storage.objects (bucket_id, name) values (split_part($1, ':', 1), split_part($1, ':', 2));
end;
$$;

-- Visitor
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select throws_ok(
  $$ select pg_temp.upload('collaboration_documents:partnership_proposals/investasi_sppg/anonymous/901_Uji.pdf',
    'storage.object.sign_upload_url') $$,
  '42501', null, 'a visitor gets no ticket for a proposal'
);
select throws_ok(
  $$ select pg_temp.upload('collaboration_documents:partnership_proposals/investasi_sppg/anonymous/901_Uji.pdf',
    'object.sign_upload_url') $$,
  '42501', null, 'nor by the shorter name of the operation'
);
select lives_ok(
  $$ select pg_temp.upload('collaboration_documents:partnership_proposals/investasi_sppg/anonymous/901_Uji.pdf',
    'storage.object.upload') $$,
  'a visitor uploads a proposal'
);

-- Signed in, any_signed_in
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select throws_ok(
  $$ select pg_temp.upload('program_documents:program_regulations/901_Uji.pdf', 'storage.object.sign_upload_url') $$,
  '42501', null, 'who may manage gets no ticket for a document'
);
select lives_ok(
  $$ select pg_temp.upload('program_documents:program_regulations/901_Uji.pdf', 'storage.object.upload') $$,
  'who may manage uploads a document'
);

-- Admin
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select throws_ok(
  $$ select pg_temp.upload('avatars:10000000-0000-4000-8000-000000000002/avatar.png', 'storage.object.sign_upload_url') $$,
  '42501', null, 'not even an admin gets a ticket'
);

select * from finish();
rollback;
