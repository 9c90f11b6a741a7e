-- Only plain uploads of a known length are accepted; other operations of the storage service bypass a bucket's limits.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(85);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
-- Resets the counters of earlier attempts: sequences are not rolled back.
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle|proposals)_' and relkind = 'S'; end $$;

select policy_cmd_is('storage', 'objects', policy, 'insert', policy || ': insert')
from unnest(array['Every upload says how long it is', 'Files come in by plain uploads only']) as policy;
select policy_roles_are('storage', 'objects', policy, array['anon', 'authenticated'])
from unnest(array['Every upload says how long it is', 'Files come in by plain uploads only']) as policy;
select is_empty(
  $$
    select from pg_policies
    where policyname in ('Every upload says how long it is', 'Files come in by plain uploads only')
      and permissive <> 'RESTRICTIVE'
  $$,
  'no other policy can allow what they refuse'
);

-- As the storage service does, which replaces an existing file on upsert.
create function pg_temp.upload(
  file text, operation text, metadata jsonb = '{"mimetype": "application/pdf", "contentLength": 8}', replace boolean = false
) returns void language plpgsql as $$
begin
  perform set_config('storage.operation', operation, true);
  if replace then
    insert into storage.objects (bucket_id, name, metadata)
    values (split_part(file, ':', 1), split_part(file, ':', 2), upload.metadata)
    on conflict (bucket_id, name) do update set metadata = excluded.metadata;
  else
    insert into storage.objects (bucket_id, name, metadata)
    values (split_part(file, ':', 1), split_part(file, ':', 2), upload.metadata);
  end if;
end;
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;

create temporary table refused_operation (operation) as values
  ('storage.object.copy'),
  ('object.copy'),
  ('storage.tus.upload.create'),
  ('storage.tus.upload.part'),
  ('storage.s3.upload'),
  ('storage.s3.upload.create_multipart'),
  ('storage.s3.object.copy'),
  ('storage.object.sign_upload_url'),
  ('object.sign_upload_url'),
  ('storage.object.upload_signed'),
  ('storage.s3.object.upload'),
  ('storage.object.upload_updates');
create temporary table without_length (metadata) as values
  ('{}'::jsonb),
  ('{"mimetype": "application/pdf"}'),
  ('{"mimetype": "application/pdf", "contentLength": null}'),
  ('null');
grant select on refused_operation, without_length to anon, authenticated, service_role;

-- Visitor
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select throws_ok(
  format(
    'select pg_temp.upload(%L, %L)',
    'collaboration_documents:partnership_proposals/investasi_sppg/anonymous/901_Uji.pdf', operation
  ),
  '42501', 'new row violates row-level security policy "Files come in by plain uploads only" for table "objects"',
  'a visitor: no proposal by ' || operation
)
from refused_operation;
select throws_ok(
  format(
    'select pg_temp.upload(%L, %L, %L)',
    'collaboration_documents:partnership_proposals/investasi_sppg/anonymous/901_Uji.pdf', 'storage.object.upload', metadata
  ),
  '42501', 'new row violates row-level security policy "Every upload says how long it is" for table "objects"',
  'a visitor: no proposal of which is known ' || metadata::text
)
from without_length;
reset role;
select is_empty(
  $$
    select from pg_sequences
    where schemaname = 'private' and last_value > 1 and (sequencename like 'throttle\_%' or sequencename = 'proposals_under_way')
  $$,
  'what is refused so takes no place from the proposals of others'
);
set local role anon;
select lives_ok(
  format(
    'select pg_temp.upload(%L, %L)',
    format('collaboration_documents:partnership_proposals/investasi_sppg/anonymous/90%s_Uji.pdf', number), operation
  ),
  'a visitor: a proposal by ' || operation
)
from (values
  (1, 'storage.object.upload'),
  (2, 'object.upload'),
  (3, 'storage.object.upload_update'),
  (4, 'object.upload_update')
) as plain (number, operation);
select lives_ok(
  $$ select pg_temp.upload('collaboration_documents:partnership_proposals/investasi_sppg/anonymous/905_Uji.pdf',
    'storage.object.upload', null) $$,
  'a visitor: a proposal by a service that tells policies nothing about it'
);

-- Pending, approved_only
reset role;
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000001"}';
select throws_ok(
  format(
    'select pg_temp.upload(%L, %L, %L)',
    'avatars:10000000-0000-4000-8000-000000000001/avatar.png', operation, '{"mimetype": "image/svg+xml", "contentLength": 8}'
  ),
  '42501', 'new row violates row-level security policy "Files come in by plain uploads only" for table "objects"',
  'a pending user: no avatar by ' || operation
)
from refused_operation;
select throws_ok(
  format(
    'select pg_temp.upload(%L, %L, %L, true)',
    'avatars:10000000-0000-4000-8000-000000000001/avatar.png', 'storage.object.upload', metadata
  ),
  '42501', 'new row violates row-level security policy "Every upload says how long it is" for table "objects"',
  'a pending user: no avatar of which is known ' || metadata::text
)
from without_length;
select lives_ok(
  $$ select pg_temp.upload('avatars:10000000-0000-4000-8000-000000000001/avatar.png', 'storage.object.upload') $$,
  'a pending user adds the own avatar'
);
select lives_ok(
  $$ select pg_temp.upload('avatars:10000000-0000-4000-8000-000000000001/avatar.png', 'storage.object.upload', replace => true) $$,
  'a pending user replaces the own avatar'
);
select throws_ok(
  $$ select pg_temp.upload('avatars:10000000-0000-4000-8000-000000000001/avatar.png', 'storage.object.copy', replace => true) $$,
  '42501', 'new row violates row-level security policy "Files come in by plain uploads only" for table "objects"',
  'a pending user: not by a copy over it'
);
select throws_ok(
  $$ select pg_temp.upload('avatars:10000000-0000-4000-8000-000000000001/avatar.png', 'storage.object.upload', '{}', true) $$,
  '42501', 'new row violates row-level security policy "Every upload says how long it is" for table "objects"',
  'a pending user: not by one of unknown length'
);

-- Admin
set local "request.jwt.claims" = '{"role": "authenticated", "sub": "10000000-0000-4000-8000-000000000002"}';
select throws_ok(
  format('select pg_temp.upload(%L, %L)', 'program_documents:program_regulations/901_Uji.pdf', operation),
  '42501', 'new row violates row-level security policy "Files come in by plain uploads only" for table "objects"',
  'not even an admin: no document by ' || operation
)
from refused_operation;
select throws_ok(
  format(
    'select pg_temp.upload(%L, %L, %L)',
    'program_documents:program_regulations/901_Uji.pdf', 'storage.object.upload', metadata
  ),
  '42501', 'new row violates row-level security policy "Every upload says how long it is" for table "objects"',
  'not even an admin: no document of which is known ' || metadata::text
)
from without_length;
select lives_ok(
  $$ select pg_temp.upload('program_documents:program_regulations/901_Uji.pdf', 'storage.object.upload') $$,
  'an admin uploads a document'
);
select throws_ok(
  format('select pg_temp.upload(%L, %L)', 'contact_photos:901_wening.png', operation),
  '42501', 'new row violates row-level security policy "Files come in by plain uploads only" for table "objects"',
  'not even an admin: no contact photo by ' || operation
)
from refused_operation;
select throws_ok(
  format('select pg_temp.upload(%L, %L, %L)', 'contact_photos:901_wening.png', 'storage.object.upload', metadata),
  '42501', 'new row violates row-level security policy "Every upload says how long it is" for table "objects"',
  'not even an admin: no contact photo of which is known ' || metadata::text
)
from without_length;
select lives_ok(
  $$ select pg_temp.upload('contact_photos:901_wening.png', 'storage.object.upload') $$,
  'an admin uploads a contact photo'
);

-- Service role
set local role service_role;
set local "request.jwt.claims" = '{"role": "service_role"}';
select lives_ok(
  format('select pg_temp.upload(%L, %L, %L)', 'program_documents:bebas' || number || '.pdf', operation, '{}'),
  'the service role: by ' || operation
)
from (values (1, 'storage.object.copy'), (2, 'storage.tus.upload.create'), (3, 'storage.s3.upload')) as free (number, operation);

-- The owner, for seeds and imports
reset role;
set local "request.jwt.claims" = '';
select lives_ok(
  $$ select pg_temp.upload('program_documents:program_regulations/902_Uji.pdf', '', '{}') $$,
  'the owner of the database'
);

-- Resets the sequences, which the rollback does not.
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle|proposals)_' and relkind = 'S'; end $$;
select * from finish();
rollback;
