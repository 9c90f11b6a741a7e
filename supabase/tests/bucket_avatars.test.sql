-- Bucket avatars: the picture that an account shows stays.
begin;
\ir setup.psql
select plan(3);

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
