-- Invitations: admins invite and withdraw; whoever has the mail and a confirmed account with its address accepts.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(83);

insert into auth.users (id, email, email_confirmed_at) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id', now()),
  ('10000000-0000-4000-8000-000000000002', 'pengurus@contoh.id', now()),
  ('10000000-0000-4000-8000-000000000003', 'belum@contoh.id', null),
  ('10000000-0000-4000-8000-000000000004', 'dapur@contoh.id', now());
update public.accounts set role = 'admin' where email = 'pengurus@contoh.id';
update public.accounts set role = 'pengelola' where email = 'dapur@contoh.id';

-- Resets the counters of earlier tests: sequences are not rolled back.
do $$ begin perform setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname ~ '^(throttle|proposals)_' and relkind = 'S'; end $$;
-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);

create function pg_temp.be(email text) returns void language plpgsql security definer as $$
begin
  perform set_config('request.jwt.claims', json_build_object(
    'role', 'authenticated', 'sub', (select user_id from public.accounts where accounts.email = be.email)
  )::text, true);
end;
$$;
-- The token in the latest mail about an invitation.
create function pg_temp.mailed(id uuid) returns text language sql security definer as $$
  select data ->> 'token' from public.mail_outbox where row_id = $1 and template = 'invitation';
$$;
create function pg_temp.mails() returns table (recipient text, data jsonb) language sql security definer as $$
  select recipient, data - 'token' from public.mail_outbox where template = 'invitation';
$$;
create function pg_temp.id(n integer) returns uuid language sql as $$
  select format('60000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid;
$$;
create function pg_temp.refuses(token text, refusal text, what text) returns text language sql as $$
  select throws_ok(format('select public.accept_invitation(%L)', token), 'P0001', refusal, what);
$$;
create function pg_temp.role_of(email text) returns text language sql security definer as $$
  select role from public.accounts where accounts.email = role_of.email;
$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Grants
select table_privs_are('public', 'invitations', 'anon', array[]::text[], 'anon has nothing on invitations');
select table_privs_are('public', 'invitations', 'authenticated', array['SELECT'], 'authenticated has SELECT on invitations');
select table_privs_are(
  'public', 'invitations', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on invitations'
);
select policies_are('public', 'invitations', array['Admins can read invitations']);
select policy_cmd_is('public', 'invitations', 'Admins can read invitations', 'select', 'for reading');
select policy_roles_are('public', 'invitations', 'Admins can read invitations', array['authenticated']);

-- Visitor, user, manager
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select throws_ok(format('select public.%s', call), '42501', 'permission denied for function ' || split_part(call, '(', 1), 'a visitor cannot call ' || call)
from unnest(array[
  $$invite('60000000-0000-4000-8000-000000000001', 'uji@contoh.id', 'admin', null)$$,
  $$withdraw_invitation('60000000-0000-4000-8000-000000000001')$$, $$accept_invitation('uji')$$
]) as call;
set local role authenticated;
select pg_temp.be(email), throws_ok(
  $$ select public.invite('60000000-0000-4000-8000-000000000001', 'uji@contoh.id', 'admin', null) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', email || ' cannot invite'
), throws_ok(
  $$ select private.invite('60000000-0000-4000-8000-000000000001', 'uji@contoh.id', 'admin', null) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'nor by the inner function'
), throws_ok(
  $$ select public.withdraw_invitation('60000000-0000-4000-8000-000000000001') $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', 'nor withdraw'
)
from unnest(array['warga@contoh.id', 'dapur@contoh.id']) as email;

-- An admin invites
select pg_temp.be('pengurus@contoh.id');
select lives_ok($$ select public.invite(pg_temp.id(1), ' Warga@Contoh.id ', 'pengelola', 'Bu Warga') $$, 'an admin invites');
select results_eq(
  $$ select email, role, nama, invited_by, expires_at - created_at, accepted_at, withdrawn_at from public.invitations $$,
  $$ values ('warga@contoh.id', 'pengelola', 'Bu Warga', '10000000-0000-4000-8000-000000000002'::uuid, interval '7 days', null::timestamptz, null::timestamptz) $$,
  'for a week, to the address as accounts have it'
);
select results_eq(
  'select * from pg_temp.mails()',
  $$ values ('warga@contoh.id', '{"nama": "Bu Warga", "role": "pengelola"}'::jsonb) $$, 'a mail is queued'
);
select matches(pg_temp.mailed(pg_temp.id(1)), '^[0-9a-f]{64}$', 'with a token that nobody guesses');
select is_empty(
  format('select from public.invitations where invitations::text like %L', '%' || pg_temp.mailed(pg_temp.id(1)) || '%'),
  'which the table does not have'
);
select is_empty(
  $$ select from public.audit_log where table_name = 'invitations' and (after ? 'token_hash' or not after ? 'email') $$, 'nor the trail'
);
select lives_ok($$ select public.invite(pg_temp.id(1), 'warga@contoh.id', 'pengelola', 'Bu Warga') $$, 'sent again after a lost answer');
select is(count(*), 1::bigint, 'it is one mail') from public.mail_outbox where template = 'invitation';
select throws_ok(
  format('select public.invite(pg_temp.id(9), %L, %L, %L)', email, role, nama),
  '23514', format('new row for relation "invitations" violates check constraint "invitations_%s"', rule), 'refused: ' || rule
)
from (values
  ('bukan-alamat', 'admin', null, 'email_plausible'), (repeat('x', 250) || '@x.id', 'admin', null, 'email_max_length'),
  ('uji' || chr(8203) || '@contoh.id', 'admin', null, 'email_visible'), ('uji@contoh.id', 'pending', null, 'role_known'),
  ('uji@contoh.id', 'admin', ' ', 'nama_not_blank'), ('uji@contoh.id', 'admin', repeat('x', 201), 'nama_max_length'),
  ('uji@contoh.id', 'admin', 'Uji' || chr(8238), 'nama_visible')
) as broken (email, role, nama, rule);
select throws_ok(
  $$ select public.invite(pg_temp.id(9), 'dapur@contoh.id', 'admin', null) $$,
  'P0001', 'Pemilik email ini sudah mempunyai akses. Ubah perannya di daftar akun.', 'who has a role is not invited'
);

-- What it says
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select results_eq(
  format('select email, role, nama, state from public.read_invitation(%L)', pg_temp.mailed(pg_temp.id(1))),
  $$ values ('warga@contoh.id', 'pengelola', 'Bu Warga', 'open') $$, 'whoever has the mail may know what it says'
);
select is_empty(format('select from public.read_invitation(%L)', token), 'nothing of another token')
from unnest(array['', 'uji', repeat('a', 64), repeat('a', 100000), null]) as token;

-- Accepting
set local role authenticated;
select pg_temp.be('belum@contoh.id');
select pg_temp.refuses(
  pg_temp.mailed(pg_temp.id(1)), 'Undangan ini untuk alamat email lain. Logout, lalu masuk dengan alamat yang diundang.', 'not with another address'
);
select pg_temp.refuses(token, 'Undangan ini tidak dikenal. Salin seluruh alamatnya dari email.', 'nor with a token that is none')
from unnest(array['', 'uji', repeat('a', 100000)]) as token;
select pg_temp.be('pengurus@contoh.id');
select public.invite(pg_temp.id(2), 'belum@contoh.id', 'admin', null);
select pg_temp.be('belum@contoh.id');
select pg_temp.refuses(
  pg_temp.mailed(pg_temp.id(2)), 'Konfirmasikan dulu alamat email Anda melalui tautan di email konfirmasi, lalu terima undangan ini.',
  'nor by who has not shown that the address is theirs'
);
select is(pg_temp.role_of('belum@contoh.id'), 'pending', 'who stays what they are');
select pg_temp.be('warga@contoh.id');
select lives_ok(format('select public.accept_invitation(%L)', pg_temp.mailed(pg_temp.id(1))), 'the invited accept');
select results_eq(
  $$ select role, nama from public.accounts $$, $$ values ('pengelola', 'Bu Warga') $$, 'and have role and name'
);
select lives_ok(format('select public.accept_invitation(%L)', pg_temp.mailed(pg_temp.id(1))), 'a lost answer is asked for again');
select results_eq(
  format('select state from public.read_invitation(%L)', pg_temp.mailed(pg_temp.id(1))), $$ values ('accepted') $$, 'it is used up'
);
select pg_temp.be('pengurus@contoh.id');
select throws_ok(
  'select public.withdraw_invitation(pg_temp.id(1))', 'P0001', 'Undangan ini sudah diterima. Akhiri aksesnya di daftar akun.', 'not withdrawn any more'
);
select public.set_account_role('10000000-0000-4000-8000-000000000001', 'pending');
select pg_temp.be('warga@contoh.id');
select pg_temp.refuses(pg_temp.mailed(pg_temp.id(1)), 'Undangan ini sudah pernah diterima.', 'nor does it give the role back');

-- Invited again, withdrawn, expired
select pg_temp.be('pengurus@contoh.id');
select public.invite(pg_temp.id(3), 'warga@contoh.id', 'pengelola', 'Nama Lain');
create temporary table old as select pg_temp.mailed(pg_temp.id(3)) as token;
grant select on old to authenticated;
reset role;
update public.mail_outbox set sent_at = now() where row_id = pg_temp.id(3);
set local role authenticated;
select lives_ok($$ select public.invite(pg_temp.id(4), 'warga@contoh.id', 'admin', '') $$, 'somebody is invited again');
select isnt(pg_temp.mailed(pg_temp.id(4)), (select token from old), 'with another token');
select pg_temp.be('warga@contoh.id');
select pg_temp.refuses(token, 'Undangan ini ditarik kembali atau diganti undangan yang lebih baru.', 'the old one is void') from old;
select results_eq(format('select state from public.read_invitation(%L)', token), $$ values ('withdrawn') $$, 'and says so') from old;
create temporary table latest as select pg_temp.mailed(pg_temp.id(4)) as token;
grant select on latest to authenticated;
select pg_temp.be('pengurus@contoh.id');
select lives_ok('select public.withdraw_invitation(pg_temp.id(4))', 'an admin withdraws');
select is_empty(
  $$ select from public.mail_outbox where row_id = pg_temp.id(4) $$, 'its mail, which still waited, is not sent'
);
select isnt_empty($$ select from public.mail_outbox where row_id = pg_temp.id(3) $$, 'what was sent stays in the list');
select lives_ok('select public.withdraw_invitation(pg_temp.id(4))', 'to withdraw it again changes nothing');
select pg_temp.be('warga@contoh.id');
select pg_temp.refuses(token, 'Undangan ini ditarik kembali atau diganti undangan yang lebih baru.', 'it can''t be accepted') from latest;
select pg_temp.be('pengurus@contoh.id');
select public.invite(pg_temp.id(5), 'warga@contoh.id', 'pengelola', 'Nama Lain');
reset role;
update public.invitations set expires_at = now() where id = pg_temp.id(5);
set local role authenticated;
select pg_temp.be('warga@contoh.id');
select is(invited_as, null, 'nobody is told of one that has expired') from public.my_access();
select throws_ok(
  'select public.resend_own_invitation()', 'P0001',
  'Tidak ada undangan yang terbuka untuk alamat Anda. Mintalah admin mengundang Anda lagi.', 'nor gets its link'
);
select pg_temp.refuses(
  pg_temp.mailed(pg_temp.id(5)), 'Undangan ini sudah kedaluwarsa. Mintalah admin mengundang Anda lagi.', 'after a week it is void'
);
select results_eq(
  format('select state from public.read_invitation(%L)', pg_temp.mailed(pg_temp.id(5))), $$ values ('expired') $$, 'and says so'
);
reset role;
update public.invitations set expires_at = now() + interval '1 day' where id = pg_temp.id(5);
create temporary table first_link as select pg_temp.mailed(pg_temp.id(5)) as token;
grant select on first_link to authenticated;
update auth.users set email_confirmed_at = null where email = 'warga@contoh.id';
set local role authenticated;
select pg_temp.be('warga@contoh.id');
select is(invited_as, null, 'nor whose address is not confirmed') from public.my_access();
reset role;
update auth.users set email_confirmed_at = now() where email = 'warga@contoh.id';
set local role authenticated;
select is(invited_as, 'pengelola', 'whoever came without the link is told of the open one') from public.my_access();
select lives_ok('select public.resend_own_invitation()', 'and gets another link');
select pg_temp.refuses(token, 'Undangan ini tidak dikenal. Salin seluruh alamatnya dari email.', 'the first is void') from first_link;
select lives_ok(format('select public.accept_invitation(%L)', pg_temp.mailed(pg_temp.id(5))), 'before that it is accepted');
select is(invited_as, null, 'after that there is none to tell of') from public.my_access();
select is(nama, 'Bu Warga', 'a name that the account has stays') from public.accounts;

-- Access that has ended
select pg_temp.be('pengurus@contoh.id');
select public.set_account_role('10000000-0000-4000-8000-000000000001', 'pending');
select public.invite(pg_temp.id(6), 'warga@contoh.id', 'pengelola', null);
create temporary table under_way as select pg_temp.mailed(pg_temp.id(6)) as token;
grant select on under_way to authenticated;
select public.end_account_access('10000000-0000-4000-8000-000000000001');
select isnt_empty(
  $$ select from public.invitations where id = pg_temp.id(6) and withdrawn_at is not null $$, 'whose access ends loses the invitation'
);
select throws_ok(
  $$ select public.invite(pg_temp.id(7), 'warga@contoh.id', 'pengelola', null) $$,
  'P0001', 'Akses akun ini telah diakhiri. Pulihkan dulu aksesnya.', 'and gets no other'
);
select pg_temp.be('warga@contoh.id');
select pg_temp.refuses(token, 'Akses akun ini telah diakhiri. Hubungi seorang admin.', 'nor uses the one under way') from under_way;

-- Whoever loses their rights lets nobody in.
reset role;
create function pg_temp.open_invitations() returns setof text language sql as $$
  select email from public.invitations where accepted_at is null and withdrawn_at is null and email like '%@undangan.contoh.id' order by 1;
$$;
insert into auth.users (id, email, email_confirmed_at) values ('10000000-0000-4000-8000-000000000005', 'kedua@contoh.id', now());
create function pg_temp.loses(deed text, what text) returns text language plpgsql as $$
begin
  update public.accounts set role = 'admin', ended_at = null where email = 'kedua@contoh.id';
  perform pg_temp.be('kedua@contoh.id');
  perform public.invite(gen_random_uuid(), 'orang@undangan.contoh.id', 'admin', null);
  perform pg_temp.be('pengurus@contoh.id');
  perform public.invite(gen_random_uuid(), 'lain@undangan.contoh.id', 'admin', null);
  execute deed;
  return is((select string_agg(email, ',') from pg_temp.open_invitations() as email), 'lain@undangan.contoh.id', what);
end;
$$;
select pg_temp.loses(
  $$ select public.set_account_role('10000000-0000-4000-8000-000000000005', 'pengelola') $$, 'of an admin who becomes a manager no invitation stays'
);
select pg_temp.loses(
  $$ select public.set_account_role('10000000-0000-4000-8000-000000000005', 'pending') $$, 'nor of one whose role is taken away'
);
select pg_temp.loses(
  $$ select public.end_account_access('10000000-0000-4000-8000-000000000005') $$, 'nor of one whose access ends'
);
select pg_temp.loses(
  $$ update public.accounts set role = 'pending' where email = 'kedua@contoh.id' $$, 'whichever way the role is lost'
);
select pg_temp.loses($$ delete from auth.users where email = 'kedua@contoh.id' $$, 'nor of one who is deleted');
select is_empty(
  $$ select from public.mail_outbox where recipient = 'orang@undangan.contoh.id' and sent_at is null $$, 'the mails do not leave, either'
);
set local role authenticated;
select pg_temp.be('pengurus@contoh.id');
select public.invite(pg_temp.id(8), 'warga2@contoh.id', 'admin', null);
reset role;
insert into auth.users (id, email, email_confirmed_at) values ('10000000-0000-4000-8000-000000000006', 'warga2@contoh.id', now());
update public.accounts set role = 'pengelola' where email = 'warga2@contoh.id';
update public.accounts set role = 'pending' where email = 'warga2@contoh.id';
select isnt_empty(
  $$ select from public.invitations where id = pg_temp.id(8) and withdrawn_at is not null $$,
  'nor does an earlier invitation give back a role that was taken away'
);
set local role authenticated;
select pg_temp.be('warga@contoh.id');

-- Guesses
select is_empty('select from public.invitations', 'others than admins read none');
set local "request.headers" = '{"x-forwarded-for": "198.51.100.8"}';
select is_empty($$ select public.read_invitation('tebakan') from generate_series(1, 20) $$, 'a client guesses 20 times');
select throws_ok(
  $$ select public.read_invitation('tebakan') $$, 'PT429', 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.', 'and then waits'
);
create function pg_temp.tries() returns integer language plpgsql as $$
begin
  for n in 1..30 loop
    begin
      perform public.accept_invitation('tebakan');
    exception
      when sqlstate 'P0001' then null;
      when sqlstate 'PT429' then return n;
    end;
  end loop;
end;
$$;
select is(pg_temp.tries(), 21, 'the same holds for accepting');

select * from finish();
rollback;
