-- Invitations: admins invite and withdraw; whoever has the mail and a confirmed account with its address accepts.
begin;
\ir setup.psql
select plan(69);

select tests.add_person('belum@contoh.id', confirmed => false);

-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);

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

-- User, manager
select throws_ok(
  $$ select private.invite('60000000-0000-4000-8000-000000000001', 'uji@contoh.id', 'admin', null) $$,
  '42501', 'Hanya admin yang dapat melakukan ini.', tests.as(who) || ' cannot call what the function calls'
)
from unnest(array['pending', 'manager']) as who;

-- An admin invites
select tests.as('admin');
select lives_ok($$ select public.invite(pg_temp.id(1), ' Menunggu@Contoh.id ', 'pengelola', 'Bu Warga') $$, 'an admin invites');
select results_eq(
  $$ select email, role, nama, invited_by, expires_at - created_at, accepted_at, withdrawn_at from public.invitations $$,
  $$ values ('menunggu@contoh.id', 'pengelola', 'Bu Warga', tests.id('admin'), interval '7 days', null::timestamptz, null::timestamptz) $$,
  'for a week, to the address as accounts have it'
);
select results_eq(
  'select * from pg_temp.mails()',
  $$ values ('menunggu@contoh.id', '{"nama": "Bu Warga", "role": "pengelola"}'::jsonb) $$, 'a mail is queued'
);
select matches(pg_temp.mailed(pg_temp.id(1)), '^[0-9a-f]{64}$', 'with a token that nobody guesses');
select is_empty(
  format('select from public.invitations where invitations::text like %L', '%' || pg_temp.mailed(pg_temp.id(1)) || '%'),
  'which the table does not have'
);
select is_empty(
  $$ select from public.audit_log where table_name = 'invitations' and (after ? 'token_hash' or not after ? 'email') $$, 'nor the trail'
);
select lives_ok($$ select public.invite(pg_temp.id(1), 'menunggu@contoh.id', 'pengelola', 'Bu Warga') $$, 'sent again after a lost answer');
select is(count(*), 1::bigint, 'it is one mail') from public.mails where template = 'invitation';
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
  $$ select public.invite(pg_temp.id(9), 'pengelola@contoh.id', 'admin', null) $$,
  'P0001', 'Pemilik email ini sudah mempunyai akses. Ubah perannya di daftar akun.', 'who has a role is not invited'
);

-- What it says
select tests.as('visitor');
select results_eq(
  format('select email, role, nama, state from public.read_invitation(%L)', pg_temp.mailed(pg_temp.id(1))),
  $$ values ('menunggu@contoh.id', 'pengelola', 'Bu Warga', 'open') $$, 'whoever has the mail may know what it says'
);
select is_empty(format('select from public.read_invitation(%L)', token), 'nothing of another token')
from unnest(array['', 'uji', repeat('a', 64), repeat('a', 100000), null]) as token;

-- Accepting
select tests.as('belum');
select pg_temp.refuses(
  pg_temp.mailed(pg_temp.id(1)), 'Undangan ini untuk alamat email lain. Logout, lalu masuk dengan alamat yang diundang.', 'not with another address'
);
select pg_temp.refuses(token, 'Undangan ini tidak dikenal. Salin seluruh alamatnya dari email.', 'nor with a token that is none')
from unnest(array['', 'uji', repeat('a', 100000)]) as token;
select tests.as('admin');
select public.invite(pg_temp.id(2), 'belum@contoh.id', 'admin', null);
select tests.as('belum');
select pg_temp.refuses(
  pg_temp.mailed(pg_temp.id(2)), 'Konfirmasikan dulu alamat email Anda melalui tautan di email konfirmasi, lalu terima undangan ini.',
  'nor by who has not shown that the address is theirs'
);
select is(pg_temp.role_of('belum@contoh.id'), 'pending', 'who stays what they are');
select tests.as('pending');
select lives_ok(format('select public.accept_invitation(%L)', pg_temp.mailed(pg_temp.id(1))), 'the invited accept');
select results_eq(
  $$ select role, nama from public.accounts $$, $$ values ('pengelola', 'Bu Warga') $$, 'and have role and name'
);
select lives_ok(format('select public.accept_invitation(%L)', pg_temp.mailed(pg_temp.id(1))), 'a lost answer is asked for again');
select results_eq(
  format('select state from public.read_invitation(%L)', pg_temp.mailed(pg_temp.id(1))), $$ values ('accepted') $$, 'it is used up'
);
select tests.as('admin');
select throws_ok(
  'select public.withdraw_invitation(pg_temp.id(1))', 'P0001', 'Undangan ini sudah diterima. Akhiri aksesnya di daftar akun.', 'not withdrawn any more'
);
select public.set_account_role(tests.id('pending'), 'pending');
select tests.as('pending');
select pg_temp.refuses(pg_temp.mailed(pg_temp.id(1)), 'Undangan ini sudah pernah diterima.', 'nor does it give the role back');

-- Invited again, withdrawn, expired
select tests.as('admin');
select public.invite(pg_temp.id(3), 'menunggu@contoh.id', 'pengelola', 'Nama Lain');
create temporary table old as select pg_temp.mailed(pg_temp.id(3)) as token;
select tests.as('owner');
update public.mail_outbox set sent_at = now() where row_id = pg_temp.id(3);
select tests.as('admin');
select lives_ok($$ select public.invite(pg_temp.id(4), 'menunggu@contoh.id', 'admin', '') $$, 'somebody is invited again');
select isnt(pg_temp.mailed(pg_temp.id(4)), (select token from old), 'with another token');
select tests.as('pending');
select pg_temp.refuses(token, 'Undangan ini ditarik kembali atau diganti undangan yang lebih baru.', 'the old one is void') from old;
select results_eq(format('select state from public.read_invitation(%L)', token), $$ values ('withdrawn') $$, 'and says so') from old;
create temporary table latest as select pg_temp.mailed(pg_temp.id(4)) as token;
select tests.as('admin');
select lives_ok('select public.withdraw_invitation(pg_temp.id(4))', 'an admin withdraws');
select tests.as('owner');
select is_empty(
  $$ select from public.mail_outbox where row_id = pg_temp.id(4) $$, 'its mail, which still waited, is not sent'
);
select isnt_empty($$ select from public.mail_outbox where row_id = pg_temp.id(3) $$, 'what was sent stays in the list');
select tests.as('admin');
select lives_ok('select public.withdraw_invitation(pg_temp.id(4))', 'to withdraw it again changes nothing');
select tests.as('pending');
select pg_temp.refuses(token, 'Undangan ini ditarik kembali atau diganti undangan yang lebih baru.', 'it can''t be accepted') from latest;
select tests.as('admin');
select public.invite(pg_temp.id(5), 'menunggu@contoh.id', 'pengelola', 'Nama Lain');
select tests.as('owner');
update public.invitations set expires_at = now() where id = pg_temp.id(5);
select tests.as('pending');
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
select tests.as('owner');
update public.invitations set expires_at = now() + interval '1 day' where id = pg_temp.id(5);
create temporary table first_link as select pg_temp.mailed(pg_temp.id(5)) as token;
update auth.users set email_confirmed_at = null where email = 'menunggu@contoh.id';
select tests.as('pending');
select is(invited_as, null, 'nor whose address is not confirmed') from public.my_access();
select tests.as('owner');
update auth.users set email_confirmed_at = now() where email = 'menunggu@contoh.id';
select tests.as('pending');
select is(invited_as, 'pengelola', 'whoever came without the link is told of the open one') from public.my_access();
select lives_ok('select public.resend_own_invitation()', 'and gets another link');
select pg_temp.refuses(token, 'Undangan ini tidak dikenal. Salin seluruh alamatnya dari email.', 'the first is void') from first_link;
select lives_ok(format('select public.accept_invitation(%L)', pg_temp.mailed(pg_temp.id(5))), 'before that it is accepted');
select is(invited_as, null, 'after that there is none to tell of') from public.my_access();
select is(nama, 'Bu Warga', 'a name that the account has stays') from public.accounts;

-- Access that has ended
select tests.as('admin');
select public.set_account_role(tests.id('pending'), 'pending');
select public.invite(pg_temp.id(6), 'menunggu@contoh.id', 'pengelola', null);
create temporary table under_way as select pg_temp.mailed(pg_temp.id(6)) as token;
select public.end_account_access(tests.id('pending'));
select isnt_empty(
  $$ select from public.invitations where id = pg_temp.id(6) and withdrawn_at is not null $$, 'whose access ends loses the invitation'
);
select throws_ok(
  $$ select public.invite(pg_temp.id(7), 'menunggu@contoh.id', 'pengelola', null) $$,
  'P0001', 'Akses akun ini telah diakhiri. Pulihkan dulu aksesnya.', 'and gets no other'
);
select tests.as('pending');
select pg_temp.refuses(token, 'Akses akun ini telah diakhiri. Hubungi seorang admin.', 'nor uses the one under way') from under_way;

-- Whoever loses their rights lets nobody in.
select tests.as('owner');
create function pg_temp.open_invitations() returns setof text language sql as $$
  select email from public.invitations where accepted_at is null and withdrawn_at is null and email like '%@undangan.contoh.id' order by 1;
$$;
select tests.add_person('kedua@contoh.id');
create function pg_temp.loses(doer text, deed text, what text) returns text language plpgsql as $$
begin
  perform tests.as('owner');
  update public.accounts set role = 'admin', ended_at = null where email = 'kedua@contoh.id';
  perform tests.as('kedua');
  perform public.invite(gen_random_uuid(), 'orang@undangan.contoh.id', 'admin', null);
  perform tests.as('admin');
  perform public.invite(gen_random_uuid(), 'lain@undangan.contoh.id', 'admin', null);
  perform tests.as(doer);
  execute deed;
  perform tests.as('owner');
  return is((select string_agg(email, ',') from pg_temp.open_invitations() as email), 'lain@undangan.contoh.id', what);
end;
$$;
select pg_temp.loses(
  'admin', $$ select public.set_account_role(tests.id('kedua'), 'pengelola') $$, 'of an admin who becomes a manager no invitation stays'
);
select pg_temp.loses(
  'admin', $$ select public.set_account_role(tests.id('kedua'), 'pending') $$, 'nor of one whose role is taken away'
);
select pg_temp.loses(
  'admin', $$ select public.end_account_access(tests.id('kedua')) $$, 'nor of one whose access ends'
);
select pg_temp.loses(
  'owner', $$ update public.accounts set role = 'pending' where email = 'kedua@contoh.id' $$, 'whichever way the role is lost'
);
select pg_temp.loses('owner', $$ delete from auth.users where email = 'kedua@contoh.id' $$, 'nor of one who is deleted');
select is_empty(
  $$ select from public.mail_outbox where recipient = 'orang@undangan.contoh.id' and sent_at is null $$, 'the mails do not leave, either'
);
select tests.as('admin');
select public.invite(pg_temp.id(8), 'warga2@contoh.id', 'admin', null);
select tests.as('owner');
select tests.add_person('warga2@contoh.id', 'pengelola');
update public.accounts set role = 'pending' where email = 'warga2@contoh.id';
select isnt_empty(
  $$ select from public.invitations where id = pg_temp.id(8) and withdrawn_at is not null $$,
  'nor does an earlier invitation give back a role that was taken away'
);
select tests.as('pending');

-- Guesses
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
