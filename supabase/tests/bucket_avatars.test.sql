-- Bucket avatars: what may be in a user's folder, and that what the account shows stays.
begin;
\ir setup.psql
select plan(10);

insert into storage.objects (bucket_id, name) values ('avatars', '10000000-0000-4000-8000-000000000002/avatar.png');

-- Bucket
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'avatars' $$,
  $$
    values (
      true, 1048576::bigint,
      array['image/png', 'image/jpeg', 'image/webp']
    )
  $$,
  'the bucket itself limits types and size'
);

-- Names
select tests.as('pending');
select lives_ok(
  format('insert into storage.objects (bucket_id, name, owner_id) values (%L, %L, %L)', 'avatars', tests.id('pending') || name, tests.id('pending')),
  'a user uploads …' || name
)
from unnest(array['/avatar.webp', '/1793160300000_avatar.jpg']) as name;
select throws_ok(
  format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'avatars', name),
  '42501', 'new row violates row-level security policy for table "objects"', 'not ' || name
)
from (values
  (tests.id('pending') || '/avatar.svg'), (tests.id('pending') || '/lain.png'), (tests.id('pending') || '/a/avatar.png'), ('avatar.png')
) as names (name);

-- What an account shows
select tests.as('owner');
insert into storage.objects (bucket_id, name, owner_id, created_at) values
  ('avatars', '10000000-0000-4000-8000-000000000001/2_avatar.png', tests.id('pending'), now() - interval '2 hours'),
  ('avatars', '10000000-0000-4000-8000-000000000001/3_avatar.png', tests.id('pending'), now() - interval '2 hours');
update auth.users
set raw_user_meta_data = '{"avatar_url": "https://contoh.supabase.co/storage/v1/object/public/avatars/10000000-0000-4000-8000-000000000001/2_avatar.png?v=1"}'
where id = tests.id('pending');
update auth.users
set raw_user_meta_data = '{"avatar_url": "/storage/v1/object/public/avatars/10000000-0000-4000-8000-000000000001/3_avatar.png"}'
where id = tests.id('admin');
select tests.as('pending');
select is_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000001/2_avatar.png' returning name $$,
  'the picture that an account shows stays'
);
select tests.as('admin');
select results_eq(
  $$ select name from public.files_to_remove where bucket_id = 'avatars' and name like '%\_avatar.png' $$,
  array['10000000-0000-4000-8000-000000000001/3_avatar.png'],
  'one that its account does not show is to go, whatever somebody else says of theirs'
);
select isnt_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000001/3_avatar.png' returning name $$,
  'an admin removes it'
);

select * from finish();
rollback;
