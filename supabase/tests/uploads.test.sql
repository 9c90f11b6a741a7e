-- Only plain uploads of a known length are accepted; other operations of the storage service bypass a bucket's limits.
begin;
\ir setup.psql
select plan(206);

-- A salt that stays, with which each client and account of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);

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

-- Visitor
select tests.as('visitor');
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
select tests.as('owner');
select is_empty(
  $$
    select from pg_sequences
    where schemaname = 'private' and last_value > 1 and sequencename ~ '^(throttle_(minutes|day)_|proposals_under_way$)'
  $$,
  'what is refused so takes no place from the proposals of others'
);
select tests.as('visitor');
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
select tests.set_access('approved_only');
select tests.as('pending');
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
select throws_ok(
  $$ select pg_temp.upload('avatars:10000000-0000-4000-8000-000000000001/avatar.png', 'storage.object.upload', replace => true) $$,
  '42501', 'new row violates row-level security policy (USING expression) for table "objects"',
  'a pending user does not replace it'
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
select tests.as('admin');
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

-- What holds for every bucket, also for one that comes later
select tests.as('owner');
insert into storage.buckets (id, name, public) values ('kelak', 'kelak', true);
create policy "Careless" on storage.objects for all to anon, authenticated using (bucket_id = 'kelak') with check (bucket_id = 'kelak');
insert into storage.objects (bucket_id, name) select id, 'resmi.pdf' from storage.buckets;
select is_empty(
  format('update storage.objects set %s where name = %L and bucket_id = %L returning id', change, 'resmi.pdf', id),
  format('%s: nobody overwrites or moves a file of %s: %s', tests.as(person), id, change)
)
from storage.buckets, unnest(array['metadata = null', $$name = 'lain.pdf'$$, $$bucket_id = 'avatars'$$]) as change,
  unnest(array['visitor', 'pending', 'admin']) as person;
select tests.as('owner');
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'storage' and cmd in ('UPDATE', 'ALL') and permissive = 'PERMISSIVE' and policyname <> 'Careless' $$,
  'no bucket allows it, either'
);
select is_empty(
  $$
    select policyname::text from pg_policies where concat_ws(' ', qual, with_check) ~ '~~?\*'
    union all
    select conname from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_get_constraintdef(oid) ~ '~~?\*'
  $$,
  'no pattern takes capitals for small letters: a folder in capitals is another folder'
);

-- An account that has ended, and one that is gone: their tokens live on
update public.accounts set ended_at = now() where user_id = tests.id('pending');
select throws_ok(
  format('insert into storage.objects (bucket_id, name, owner_id) values (%L, %L, %L)', bucket, name, user_id),
  '42501', null, format('%s account (%s) uploads nothing to %s', what, tests.as(who), bucket)
)
from (values ('an ended', 'pending'), ('a deleted', 'deleted')) as account (what, who), tests.id(who) as user_id,
  lateral (values
    ('avatars', user_id || '/avatar.png'),
    ('collaboration_documents', 'partnership_proposals/investasi_sppg/' || user_id || '/1_Uji.pdf'),
    ('program_documents', 'program_regulations/903_Uji.pdf'),
    ('contact_photos', '903_wening.png'),
    ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000009.pdf'),
    ('site_pictures', 'ca5e0000-0000-4000-8000-000000000009-640.jpg'),
    ('progress_photos', 'ca5e0000-0000-4000-8000-000000000009-640.jpg'),
    ('kelak', '1_uji.pdf')
  ) as upload (bucket, name);
select tests.as('owner');
update public.accounts set ended_at = null where user_id = tests.id('pending');

-- A fuse in bytes, for each account
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname like 'throttle\_bytes\_%' and relkind = 'S'; end $$;
select tests.set_access('any_signed_in');
delete from storage.objects;
create function pg_temp.megabytes(n integer, megabytes integer, bucket text default 'program_documents', stores boolean default true)
returns text language plpgsql as $$
declare
  bytes constant bigint := megabytes * 1024 * 1024;
begin
  perform set_config('storage.operation', 'storage.object.upload', true);
  insert into storage.objects (bucket_id, name, owner_id, metadata)
  values (bucket, case bucket when 'kelak' then '' else 'program_regulations/' end || n || '_Uji.pdf', auth.uid()::text, jsonb_build_object('contentLength', bytes, 'size', bytes));
  if not stores then
    raise exception 'allowed';
  end if;
  return 'allowed';
exception when others then
  return sqlerrm;
end;
$$;
create temporary table too_much (message) as values ('Batas unggahan akun Anda untuk hari ini sudah tercapai. Coba lagi besok, atau minta admin mengunggahnya.');
select tests.as('pending');
select is(pg_temp.megabytes(number, 20, 'program_documents', false), 'allowed', format('upload %s of 20 MB at the same moment', number)) from generate_series(1, 3) as number;
select is(pg_temp.megabytes(4, 20, 'program_documents', false), message, 'the next waits, though nothing is stored yet') from too_much;
select tests.as('owner');
do $$ begin perform setval(oid, greatest(1, pg_sequence_last_value(oid) - 120)) from pg_class where relnamespace = 'private'::regnamespace and relname like 'throttle\_bytes\_%' and relkind = 'S'; end $$;
select tests.as('pending');
select is(pg_temp.megabytes(10 + number, 20), 'allowed', format('two minutes later document %s of 20 MB is stored', number)) from generate_series(1, 3) as number;
select is(pg_temp.megabytes(14, 1), message, 'then nothing more') from too_much;
select is(pg_temp.megabytes(14, 1, 'kelak'), message, 'to no bucket') from too_much;
select tests.as('owner');
update storage.objects set created_at = now() - interval '3 minutes';
do $$ begin perform setval(oid, greatest(1, pg_sequence_last_value(oid) - 120)) from pg_class where relnamespace = 'private'::regnamespace and relname like 'throttle\_bytes\_%' and relkind = 'S'; end $$;
select tests.as('pending');
select is(pg_temp.megabytes(15, 1), message, 'also when that was minutes ago') from too_much;
select tests.as('admin');
select is(pg_temp.megabytes(20 + number, 20), 'allowed', format('an admin stores more: document %s', number)) from generate_series(1, 10) as number;
select tests.as('owner');
update storage.objects set created_at = now() - interval '25 hours';
do $$ begin perform setval(oid, extract(epoch from now())::bigint + 600) from pg_class where relnamespace = 'private'::regnamespace and relname like 'throttle\_minutes\_%' and relkind = 'S'; end $$;
select tests.as('pending');
select is(pg_temp.megabytes(16, 20), 'allowed', 'a day later it begins anew, whatever visitors have sent meanwhile');
select tests.as('owner');
do $$ begin perform setval(oid, extract(epoch from now())::bigint + 120) from pg_class where relnamespace = 'private'::regnamespace and relname like 'throttle\_bytes\_%' and relkind = 'S'; end $$;
select tests.as('admin');
select is(pg_temp.megabytes(31, 20), 'allowed', 'what other accounts store takes nothing from an admin');

-- Service role
select tests.as('service_role');
select lives_ok(
  format('select pg_temp.upload(%L, %L, %L)', 'program_documents:bebas' || number || '.pdf', operation, '{}'),
  'the service role: by ' || operation
)
from (values (1, 'storage.object.copy'), (2, 'storage.tus.upload.create'), (3, 'storage.s3.upload')) as free (number, operation);

-- The owner, for seeds and imports
select tests.as('owner');
select lives_ok(
  $$ select pg_temp.upload('program_documents:program_regulations/902_Uji.pdf', '', '{}') $$,
  'the owner of the database'
);

-- Resets the sequences, which the rollback does not.
select tests.reset_throttle();
select * from finish();
rollback;
