-- Bucket avatars: everyone reads; every user keeps pictures in their own folder, of which the account shows one.
begin;
\ir setup.psql
select plan(54);

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

-- Policies
select policy_cmd_is('storage', 'objects', policy, verb, policy || ': ' || verb)
from (values
  ('Users can see their own avatar files, admins all of them', 'select'),
  ('Users can upload their own avatar', 'insert'),
  ('Users can remove their own avatars, admins all of them', 'delete')
) as expected (policy, verb);
select policy_roles_are('storage', 'objects', policy, roles)
from (values
  ('Users can see their own avatar files, admins all of them', array['authenticated']),
  ('Users can upload their own avatar', array['authenticated']),
  ('Users can remove their own avatars, admins all of them', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
select is_empty(
  $$ select from storage.objects where bucket_id = 'avatars' $$,
  'a visitor lists nothing'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', 'anonymous/avatar.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a visitor cannot upload'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where bucket_id = 'avatars' returning name $$,
  'a visitor overwrites nothing'
);
select is_empty(
  $$ delete from storage.objects where bucket_id = 'avatars' returning name $$,
  'a visitor deletes nothing'
);

-- Signed in, any_signed_in
select tests.as('pending');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name, owner_id)
     values ('avatars', '10000000-0000-4000-8000-000000000001/avatar.webp', tests.id('pending')) $$,
  'a signed-in user uploads the own avatar'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000002/avatar.jpg') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user: not to the folder of somebody else'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/avatar.svg') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user: not an SVG'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/lain.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user: not another file'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/a/avatar.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user: not to a subfolder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', 'avatar.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a signed-in user: not to the root'
);
select results_eq(
  $$ select name from storage.objects where bucket_id = 'avatars' $$,
  $$ values ('10000000-0000-4000-8000-000000000001/avatar.webp') $$,
  'a signed-in user sees the own file only'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a signed-in user overwrites not even the own avatar'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name, owner_id)
     values ('avatars', '10000000-0000-4000-8000-000000000001/1793160300000_avatar.jpg', tests.id('pending')) $$,
  'a signed-in user: the next one is another file'
);
select isnt_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000001/1793160300000_avatar.jpg' returning name $$,
  'a signed-in user removes one that the account does not show'
);
select is_empty(
  $$ update storage.objects set name = '10000000-0000-4000-8000-000000000002/avatar.jpg' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a signed-in user cannot move it to somebody else'
);
select is_empty(
  $$ update storage.objects set name = '10000000-0000-4000-8000-000000000001/lain.webp' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a signed-in user cannot put it aside to make room for another'
);
select is_empty(
  $$ update storage.objects set bucket_id = 'program_documents', name = 'program_regulations/1_x.pdf' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a signed-in user cannot move it to another bucket'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where name = '10000000-0000-4000-8000-000000000002/avatar.png' returning name $$,
  'a signed-in user overwrites nothing of somebody else'
);
select is_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000002/avatar.png' returning name $$,
  'a signed-in user deletes nothing of somebody else'
);
select isnt_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a signed-in user removes the own avatar'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select lives_ok(
  $$ insert into storage.objects (bucket_id, name, owner_id)
     values ('avatars', '10000000-0000-4000-8000-000000000001/avatar.webp', tests.id('pending')) $$,
  'a pending user uploads the own avatar'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000002/avatar.jpg') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user: not to the folder of somebody else'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/avatar.svg') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user: not an SVG'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/lain.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user: not another file'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/a/avatar.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user: not to a subfolder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', 'avatar.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'a pending user: not to the root'
);
select results_eq(
  $$ select name from storage.objects where bucket_id = 'avatars' $$,
  $$ values ('10000000-0000-4000-8000-000000000001/avatar.webp') $$,
  'a pending user sees the own file only'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a pending user overwrites not even the own avatar'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name, owner_id)
     values ('avatars', '10000000-0000-4000-8000-000000000001/1793160300000_avatar.jpg', tests.id('pending')) $$,
  'a pending user: the next one is another file'
);
select isnt_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000001/1793160300000_avatar.jpg' returning name $$,
  'a pending user removes one that the account does not show'
);
select is_empty(
  $$ update storage.objects set name = '10000000-0000-4000-8000-000000000002/avatar.jpg' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a pending user cannot move it to somebody else'
);
select is_empty(
  $$ update storage.objects set bucket_id = 'program_documents', name = 'program_regulations/1_x.pdf' where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a pending user cannot move it to another bucket'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where name = '10000000-0000-4000-8000-000000000002/avatar.png' returning name $$,
  'a pending user overwrites nothing of somebody else'
);
select is_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000002/avatar.png' returning name $$,
  'a pending user deletes nothing of somebody else'
);
select isnt_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000001/avatar.webp' returning name $$,
  'a pending user removes the own avatar'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'avatars' $$,
  'an admin sees the own avatar'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000001/avatar.png') $$,
  '42501', 'new row violates row-level security policy for table "objects"',
  'an admin does not touch the avatar of somebody else'
);
select is_empty(
  $$ update storage.objects set metadata = '{}' where name = '10000000-0000-4000-8000-000000000002/avatar.png' returning name $$,
  'an admin overwrites not even the own avatar'
);
select isnt_empty(
  $$ delete from storage.objects where name = '10000000-0000-4000-8000-000000000002/avatar.png' returning name $$,
  'an admin removes the own avatar'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', '10000000-0000-4000-8000-000000000002/avatar.jpg') $$,
  'an admin uploads the own avatar'
);

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

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from storage.objects where bucket_id = 'avatars' $$,
  'the service role sees avatars'
);
select lives_ok(
  $$ insert into storage.objects (bucket_id, name)
     values ('avatars', 'bebas.png') $$,
  'the service role uploads'
);
select isnt_empty(
  $$ update storage.objects set name = 'bebas2.png' where name = 'bebas.png' returning name $$,
  'the service role moves a file'
);
select isnt_empty(
  $$ delete from storage.objects where name = 'bebas2.png' returning name $$,
  'the service role deletes a file'
);

select * from finish();
rollback;
