-- Foundations sign for their kitchens: an admin asks by mail, whoever has the mail signs once and may withdraw it, and everyone
-- reads which kitchens are signed for and when, not by whom.
begin;
\ir setup.psql
select plan(107);

-- A salt that stays, with which each client of this file has a counter of its own.
select setval('private.throttle_salt', 9223354444668731505);
delete from public.sppg_tanda_tangan;
delete from public.sppg_penanda_tangan;
insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Lain'),
  ('20000000-0000-4000-8000-000000000003', 'Yayasan Kosong');
insert into public.yayasan_kontak (yayasan_id, email) values
  ('20000000-0000-4000-8000-000000000001', 'Pengurus@Uji.contoh.id'), ('20000000-0000-4000-8000-000000000003', 'kosong@contoh.id');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-1', 'SPPG Uji Satu', 'Jalan Uji', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-2', 'SPPG Uji Dua', 'Jalan Uji', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000003', 'UJI-3', 'SPPG Uji Tiga', 'Jalan Uji', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000004', 'LAIN-1', 'SPPG Lain', 'Jalan Lain', '20000000-0000-4000-8000-000000000002');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, ditutup_pada, alasan_tutup)
values ('UJI-4', 'SPPG Tutup', 'Jalan Uji', '20000000-0000-4000-8000-000000000001', tests.day(9), 'Sewa habis');
-- None of us stands for this one.
update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = 'UJI-3';

create function pg_temp.asks(n integer default 1) returns text language sql as $$
  select format('select public.minta_tanda_tangan(%L)', '20000000-0000-4000-8000-00000000000' || n);
$$;
-- The token in the latest mail of a kind.
create function pg_temp.mailed(kind text) returns text language sql security definer as $$
  select data ->> 'token' from public.mail_outbox where template = 'signature_' || kind order by created_at desc, id desc limit 1;
$$;
-- Mails of one transaction have no order in the outbox, so each is read and removed before the next comes.
create function pg_temp.works_off() returns void language sql security definer as $$
  update public.mail_outbox set sending_at = now() where template like 'signature_%' and sent_at is null;
  select public.mail_sent(id, attempts) from public.mail_outbox where template like 'signature_%' and sending_at is not null;
$$;
create function pg_temp.sending(n integer) returns uuid language sql as $$
  select format('60000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid;
$$;
create function pg_temp.signs(token text, codes text[], n integer default 1, who jsonb default '{}') returns text language sql as $$
  select format('select public.tanda_tangani(%L, %L)', token, jsonb_build_object(
    'id', pg_temp.sending(n), 'nama', ' Wening Uji ', 'jabatan', 'Ketua', 'dapur', codes
  ) || who);
$$;
create function pg_temp.unknown() returns text language sql as $$
  select 'Tautan ini tidak berlaku. Salin seluruh alamatnya dari email terakhir kami, atau mintalah kami mengirim yang baru.';
$$;
-- What everyone sees on the kitchens' pages.
create function pg_temp.signed() returns setof text language sql as $$
  select kode_sppg from public.sppg_tanda_tangan where berlaku_sampai >= tests.day(0) order by 1;
$$;
create function pg_temp.is_old(days integer) returns void language sql security definer as $$
  update public.sppg_penanda_tangan
  set created_at = created_at - days * interval '1 day', expires_at = expires_at - days * interval '1 day'
  where ditandatangani_pada is null and dibatalkan_pada is null;
$$;

-- Grants and policies
select set_eq(
  $$ select tests.columns('authenticated', 'SELECT', 'public.sppg_penanda_tangan') $$,
  array['id', 'yayasan_id', 'email', 'created_at', 'expires_at', 'dibatalkan_pada', 'ditandatangani_pada', 'nama', 'jabatan'],
  'not even admins read a hash'
);

-- Only admins ask
select tests.as('admin');
select throws_ok(
  pg_temp.asks(2), 'P0001', 'Email yayasan ini belum diisi. Isi dulu lewat Edit, lalu minta konfirmasinya.', 'nor who has no address'
);
select throws_ok(
  pg_temp.asks(3), 'P0001', 'Yayasan ini belum mempunyai dapur yang sudah kami konfirmasi.', 'nor who has no kitchen'
);
select throws_ok(pg_temp.asks(9), 'P0002', 'Yayasan ini sudah dihapus.', 'nor who is gone');
select lives_ok(pg_temp.asks(), 'an admin asks a foundation');
select lives_ok(pg_temp.asks(), 'a second click asks once');
select results_eq(
  $$ select email, expires_at - created_at, ditandatangani_pada, nama from public.sppg_penanda_tangan $$,
  $$ values ('pengurus@uji.contoh.id', interval '30 days', null::timestamptz, null::text) $$, 'for 30 days'
);
select tests.as('owner');
select results_eq(
  $$ select recipient, data - 'token' from public.mail_outbox where template = 'signature_request' $$,
  $$ values ('pengurus@uji.contoh.id', '{"yayasan": "Yayasan Uji", "jumlah": 2}'::jsonb) $$, 'one mail leaves, about what we stand for'
);
select matches(pg_temp.mailed('request'), '^[0-9a-f]{64}$', 'with a token that nobody guesses');
select is_empty(
  $$ select from public.sppg_penanda_tangan as asked where to_jsonb(asked)::text like '%' || pg_temp.mailed('request') || '%' $$,
  'which is in no table'
);
select is_empty(
  $$ select from public.audit_log where concat(before, after) ~ 'token|hash|@|Wening' and table_name like 'sppg_%tangan' $$,
  'nor is it, its hash or the address in the trail'
);

-- What the link shows
create temporary table link as select pg_temp.mailed('request') as asked, pg_temp.mailed('thanks') as thanks;
select is_empty(
  'select public.baca_permintaan(token_hash) from public.sppg_penanda_tangan', 'whoever has stolen the hashes has no link'
);
select pg_temp.works_off();
select is_empty(
  $$ select from public.mail_outbox where template = 'signature_request' and data <> '{}' $$, 'once sent, the mail has forgotten it'
);
select tests.as('visitor');
select results_eq(
  format('select jenis, yayasan, sampai, dapur from public.baca_permintaan(%L)', asked),
  $$ values ('minta', 'Yayasan Uji', tests.day(-30), '[
    {"kode": "UJI-2", "nama": "SPPG Uji Dua", "lokasi": "Jalan Uji", "berlaku_sampai": null},
    {"kode": "UJI-1", "nama": "SPPG Uji Satu", "lokasi": "Jalan Uji", "berlaku_sampai": null}
  ]'::jsonb) $$,
  'whoever has the mail reads which kitchens are meant, without one that is closed or that none of us stands for'
) from link;
select is_empty(
  format('select public.baca_permintaan(%L)', token), 'nothing is shown for ' || coalesce(left(token, 12), 'nothing')
)
from unnest(array['', 'uji', repeat('a', 64), repeat('a', 100000), null]) as token;
select throws_ok(
  format('select public.tarik_tanda_tangan(%L)', asked), 'P0001', pg_temp.unknown(), 'the link that signs withdraws nothing'
) from link;
select throws_ok('select from public.sppg_penanda_tangan', '42501', null, 'a visitor reads nobody who was asked');

-- Signing
select tests.as('visitor');
select throws_ok(pg_temp.signs(asked, codes, who => who), 'P0001', refusal, what)
from link, (values
  ('{}'::text[], '{}'::jsonb, 'Centang paling sedikit satu dapur.', 'no kitchen is nothing to sign'),
  (array['UJI-1'], '{"nama": " "}', 'Isi nama dan jabatan Anda.', 'nor without a name'),
  (array['UJI-1'], '{"jabatan": null}', 'Isi nama dan jabatan Anda.', 'nor without an office'),
  (array['UJI-1', 'UJI-3'], '{}', 'Daftar dapur ini baru saja berubah. Periksa sekali lagi, lalu konfirmasi.', 'one that none of us stands for is not signed for'),
  (array['LAIN-1'], '{}', 'Daftar dapur ini baru saja berubah. Periksa sekali lagi, lalu konfirmasi.', 'nor that of another foundation')
) as attempt (codes, who, refusal, what);
select throws_like(
  pg_temp.signs(asked, array['UJI-1'], who => who), '%sppg_penanda_tangan_' || rule || '%', 'a rule of the table: ' || rule
)
from link, (values
  (jsonb_build_object('nama', repeat('a', 201)), 'nama_max_length'), (jsonb_build_object('jabatan', E'Ketua\u200b'), 'jabatan_visible')
) as attempt (who, rule);
select throws_ok(pg_temp.signs(token, array['UJI-1']), 'P0001', pg_temp.unknown(), 'a wrong link signs nothing')
from unnest(array['', 'uji', repeat('a', 64), repeat('a', 100000)]) as token;
-- A kitchen that is added after the request is not part of it, and signed for next time.
select tests.as('owner');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000005', 'UJI-5', 'SPPG Uji Baru', 'Jalan Uji', '20000000-0000-4000-8000-000000000001');
select tests.as('visitor');
select lives_ok(pg_temp.signs(asked, array['UJI-1', 'UJI-2']), 'the foundation signs for the two that it saw') from link;
select lives_ok(pg_temp.signs(asked, array['UJI-1', 'UJI-2']), 'sent again, as the answer was lost, it is the same') from link;
select throws_ok(pg_temp.signs(asked, array['UJI-1'], 2), 'P0001', pg_temp.unknown(), 'used up, the link signs nothing else') from link;
select results_eq(
  format($$ select jenis, yayasan, sampai, jsonb_path_query_array(dapur, '$[*].kode') from public.baca_permintaan(%L) $$, asked),
  $$ values ('sudah', 'Yayasan Uji', (tests.day(0) + interval '1 year')::date, '["UJI-2", "UJI-1"]'::jsonb) $$,
  'it shows what was signed, to whoever got no answer'
) from link;
select results_eq(
  $$ select kode_sppg, yayasan_id, berlaku_sampai, ditarik_pada, berakhir_karena from public.sppg_tanda_tangan order by 1 $$,
  $$ select code, '20000000-0000-4000-8000-000000000001'::uuid, (tests.day(0) + interval '1 year')::date, null::timestamptz, null::text
     from unnest(array['UJI-1', 'UJI-2']) as code $$,
  'everyone reads which are signed for, for a year'
);
select throws_ok(
  statement, '42501', 'permission denied for table sppg_tanda_tangan', tests.as(who) || ' writes none: ' || left(statement, 6)
)
from unnest(array['visitor', 'manager', 'admin']) as who, unnest(array[
  $$ insert into public.sppg_tanda_tangan (sppg_id, yayasan_id, kode_sppg)
     values ('40000000-0000-4000-8000-000000000004', '20000000-0000-4000-8000-000000000002', 'LAIN-1') $$,
  $$ update public.sppg_tanda_tangan set berlaku_sampai = '2099-01-01' $$,
  'delete from public.sppg_tanda_tangan'
]) as statement;
select tests.as('admin');
select results_eq(
  'select distinct alamat_diisi_pada from public.sppg_tanda_tangan',
  $$ select diisi_pada from public.yayasan_kontak where yayasan_id = '20000000-0000-4000-8000-000000000001' $$,
  'the signature says since when we have had its address'
);
select results_eq(
  'select nama, jabatan, ditandatangani_pada is not null from public.sppg_penanda_tangan', $$ values ('Wening Uji', 'Ketua', true) $$,
  'an admin reads who signed'
);
select tests.as('owner');
select results_eq(
  $$ select recipient, data - 'token' from public.mail_outbox where template = 'signature_thanks' $$,
  format($$ values ('pengurus@uji.contoh.id', %L::jsonb) $$, jsonb_build_object(
    'yayasan', 'Yayasan Uji', 'sampai', (tests.day(0) + interval '1 year')::date,
    'dapur', '[{"kode": "UJI-2", "nama": "SPPG Uji Dua"}, {"kode": "UJI-1", "nama": "SPPG Uji Satu"}]'::jsonb
  )),
  'the foundation is thanked'
);
select isnt(pg_temp.mailed('thanks'), asked, 'with another link') from link;
select is_empty(
  $$ select from public.audit_log where concat(before, after) ~ 'token|hash|@|Wening' and table_name like 'sppg_%tangan' $$,
  'the trail has neither link nor name'
);
select set_eq(
  $$ select action || ' ' || table_name from public.audit_log where table_name like 'sppg_%tangan' and actor_role = 'anon' $$,
  array['UPDATE sppg_penanda_tangan', 'INSERT sppg_tanda_tangan'], 'but that a visitor signed'
);
update link set thanks = pg_temp.mailed('thanks');
select pg_temp.works_off();

-- What ends it
select tests.as('manager');
select lives_ok($$ update public.sppg set nama = 'SPPG Uji 1', kode_unik_pendaftaran = 'uji 1' where kode_unik_pendaftaran = 'UJI-1' $$, 'another name, and the code in another spelling');
select results_eq('select pg_temp.signed()', array['UJI-1', 'UJI-2'], 'end nothing');
update public.sppg set kode_unik_pendaftaran = 'UJI-99' where kode_unik_pendaftaran = 'uji 1';
update public.sppg set yayasan_id = '20000000-0000-4000-8000-000000000002' where kode_unik_pendaftaran = 'UJI-2';
select is_empty('select pg_temp.signed()', 'another code or foundation does');
select results_eq(
  'select kode_sppg, berakhir_karena, berlaku_sampai from public.sppg_tanda_tangan order by 1',
  $$ values ('UJI-1', 'Kode berganti', tests.day(1)), ('UJI-2', 'Yayasan berganti', tests.day(1)) $$, 'and says which'
);
select tests.as('visitor');
select is_empty(
  format('select public.baca_permintaan(link) from unnest(array[%L, %L]) as link', asked, thanks),
  'then there is nothing to withdraw, and nothing is said to be signed'
) from link;
select tests.as('admin');
select results_eq(
  $$ select sppg_code from public.due_rows where topic = 'signature_due' order by 1 $$, array['UJI-2', 'UJI-99'],
  'an admin is told to ask again'
);
select lives_ok(
  $$ select public.restore_audit_entry(max(id), max(id)) from public.audit_log
     where table_name = 'sppg' and action = 'UPDATE' and row_id = '40000000-0000-4000-8000-000000000002' $$, 'what is undone'
);
select results_eq('select pg_temp.signed()', array['UJI-2'], 'brings the signature back');
select tests.as('manager');
delete from public.sppg where kode_unik_pendaftaran = 'UJI-2';
select is_empty($$ select from public.sppg_tanda_tangan where kode_sppg = 'UJI-2' $$, 'that for a kitchen that is deleted is hidden');
select tests.as('admin');
select public.restore_audit_entry(max(id), max(id)) from public.audit_log
where table_name = 'sppg' and action = 'DELETE' and row_id = '40000000-0000-4000-8000-000000000002';
select results_eq('select pg_temp.signed()', array['UJI-2'], 'and comes back with it');

-- Ended by another code, and the old one again
create function pg_temp.renames(became text) returns void language sql as $$
  update public.sppg set kode_unik_pendaftaran = became where id = '40000000-0000-4000-8000-000000000002';
$$;
create function pg_temp.undoes() returns setof text language sql as $$
  select message from public.undo_account_changes(
    tests.id('pending'), now() - interval '1 hour', now(),
    (
      select jsonb_object_agg(table_name || ' ' || row_id, last_entry)
      from public.account_changes(tests.id('pending'), now() - interval '1 hour', now()) where table_name = 'sppg_tanda_tangan'
    )
  );
$$;
select tests.as('pending');
select pg_temp.renames('UJI-2B');
select is_empty('select pg_temp.signed()', 'whoever is no manager ends it by another code');
select pg_temp.renames('UJI-2');
select results_eq('select pg_temp.signed()', array['UJI-2'], 'not when the code is put back within the day');
select pg_temp.renames('UJI-2B');
select tests.as('owner');
-- As if that had been days ago.
update public.sppg_tanda_tangan set berlaku_sampai = tests.day(4) where kode_sppg = 'UJI-2';
select tests.as('admin');
select matches(pg_temp.undoes(), '^Konfirmasi yayasan ini tentang dapur berkode UJI-2,', 'of a kitchen with another code an admin brings none back');
select tests.as('pending');
select pg_temp.renames('UJI-2');
select is_empty('select pg_temp.signed()', 'days later the old code does not bring it back');
select tests.as('admin');
select is_empty('select pg_temp.undoes()', 'but the undoing of what the account did');
select results_eq('select pg_temp.signed()', array['UJI-2'], 'has it');

-- Withdrawing
select tests.as('visitor');
select results_eq(
  format($$ select jenis, yayasan, sampai, jsonb_path_query_array(dapur, '$[*].kode') from public.baca_permintaan(%L) $$, thanks),
  $$ values ('tarik', 'Yayasan Uji', (tests.day(0) + interval '1 year')::date, '["UJI-2"]'::jsonb) $$,
  'the link of the thanks shows what it withdraws'
) from link;
select throws_ok(pg_temp.signs(thanks, array['UJI-2'], 3), 'P0001', pg_temp.unknown(), 'it signs nothing') from link;
select throws_ok(format('select public.tarik_tanda_tangan(%L)', token), 'P0001', pg_temp.unknown(), 'a wrong one withdraws nothing')
from unnest(array['', 'uji', repeat('a', 64), repeat('a', 100000)]) as token;
select lives_ok(format('select public.tarik_tanda_tangan(%L)', thanks), 'the foundation withdraws') from link;
select is_empty('select pg_temp.signed()', 'at once');
select throws_ok(format('select public.tarik_tanda_tangan(%L)', thanks), 'P0001', pg_temp.unknown(), 'used up, it gets the answer of a wrong one') from link;
select tests.as('owner');
-- Long ago, for all that follows.
update public.sppg_tanda_tangan set ditandatangani_pada = now() - interval '100 days';
select isnt_empty($$ select from public.withdrawals where source = 'sppg_tanda_tangan' $$, 'a build shows what has left the pages');
select tests.as('admin');
select results_eq(
  $$ select sppg_code from public.due_rows where topic = 'signature_due' order by 1 $$, array['UJI-99'],
  'nobody is told to ask again for what was withdrawn'
);

-- Asked again: another address, another request, 30 days
select tests.as('owner');
select tests.reset_throttle();
select tests.as('admin');
select lives_ok(pg_temp.asks(), 'an admin asks again');
update public.yayasan_kontak set yayasan_id = '20000000-0000-4000-8000-000000000002' where yayasan_id = '20000000-0000-4000-8000-000000000001';
select is_empty(
  $$ select from public.sppg_penanda_tangan where ditandatangani_pada is null and dibatalkan_pada is null $$,
  'when the address moves to another foundation the request is void'
);
update public.yayasan_kontak set yayasan_id = '20000000-0000-4000-8000-000000000001' where yayasan_id = '20000000-0000-4000-8000-000000000002';
select tests.as('owner');
select pg_temp.works_off();
select tests.as('admin');
select lives_ok(pg_temp.asks(), 'put back, it is asked again');
select is_empty($$ select from public.due_rows where topic = 'signature_due' $$, 'and has no more to do');
select tests.as('owner');
update link set asked = pg_temp.mailed('request');
select tests.as('admin');
update public.yayasan_kontak set email = 'baru@uji.contoh.id' where yayasan_id = '20000000-0000-4000-8000-000000000001';
select is_empty(
  $$ select from public.sppg_penanda_tangan where ditandatangani_pada is null and dibatalkan_pada is null $$,
  'with another address the request to the old one is void'
);
select tests.as('owner');
select is_empty($$ select from public.mail_outbox where template = 'signature_request' and sent_at is null $$, 'its mail does not leave');
select tests.as('visitor');
select throws_ok(pg_temp.signs(asked, array['UJI-2'], 4), 'P0001', pg_temp.unknown(), 'nor does its link sign') from link;
select tests.as('admin');
select public.minta_tanda_tangan('20000000-0000-4000-8000-000000000001');
select tests.as('owner');
update link set asked = pg_temp.mailed('request');
select pg_temp.works_off();
select pg_temp.is_old(1);
select tests.as('admin');
select public.minta_tanda_tangan('20000000-0000-4000-8000-000000000001');
select tests.as('visitor');
select throws_ok(pg_temp.signs(asked, array['UJI-2'], 4), 'P0001', pg_temp.unknown(), 'a later request makes the earlier one void') from link;
select tests.as('owner');
update link set asked = (select data ->> 'token' from public.mail_outbox where template = 'signature_request' and sent_at is null);
select pg_temp.works_off();
select pg_temp.is_old(30);
select tests.as('visitor');
select throws_ok(pg_temp.signs(asked, array['UJI-2'], 4), 'P0001', pg_temp.unknown(), 'after 30 days it is void') from link;
select tests.as('admin');
select results_eq(
  $$ select row_id from public.due_rows where topic = 'signatures_unanswered' $$,
  $$ values ('20000000-0000-4000-8000-000000000001'::uuid) $$, 'an admin is told who has not answered'
);
select tests.as('manager');
select is_empty($$ select from public.due_rows where topic = 'signatures_unanswered' $$, 'a manager is not');
select tests.as('owner');
select pg_temp.is_old(-29);
select tests.as('admin');
select is_empty($$ select from public.due_rows where topic = 'signatures_unanswered' $$, 'nor anybody within a week');
select tests.as('owner');
-- Undoing has left it to be confirmed by us again.
update public.sppg set dikonfirmasi_pada = now() where kode_unik_pendaftaran = 'UJI-2';
-- Signing again, without one of the kitchens that were signed for before.
insert into public.sppg_tanda_tangan (sppg_id, dapur_id, yayasan_id, kode_sppg, ditandatangani_pada)
select id, id, yayasan_id, kode_unik_pendaftaran, now() - interval '50 days' from public.sppg where kode_unik_pendaftaran in ('UJI-2', 'UJI-5');
select tests.as('visitor');
select lives_ok(pg_temp.signs(asked, array['UJI-2'], 4), 'before that it signs') from link;
select results_eq(
  $$ select kode_sppg, berakhir_karena from public.sppg_tanda_tangan where kode_sppg in ('UJI-2', 'UJI-5') and ditarik_pada is null
     order by 1, 2 $$,
  $$ values ('UJI-2', 'Dikonfirmasi lagi'), ('UJI-2', null), ('UJI-5', 'Tidak dicentang lagi') $$,
  'what is signed for again, and what was left out, is no more in force by the earlier signature'
);

-- A year later
select tests.as('owner');
update public.sppg_tanda_tangan set berlaku_sampai = tests.day(-31) where kode_sppg = 'UJI-2' and berakhir_karena is null;
select tests.as('admin');
select is_empty($$ select from public.due_rows where topic = 'signature_due' and sppg_code = 'UJI-2' $$, 'until a month before its end nothing is due');
select tests.as('owner');
update public.sppg_tanda_tangan set berlaku_sampai = tests.day(-30) where kode_sppg = 'UJI-2' and berakhir_karena is null;
select tests.as('admin');
select isnt_empty($$ select from public.due_rows where topic = 'signature_due' and sppg_code = 'UJI-2' $$, 'then an admin is told to ask again');
select tests.as('manager');
select is_empty($$ select from public.due_rows where topic = 'signature_due' $$, 'a manager is not');

-- Who signed: found, forgotten, deleted after a year
select tests.as('admin');
select results_eq(
  $$ select stays, content ? 'token_hash' or content ? 'tarik_hash' from public.personal_data('baru@uji.contoh.id') where source = 'sppg_penanda_tangan' and content ->> 'nama' is not null $$,
  $$ values (null::text, false) $$, 'an admin finds who signed by the address'
);
select results_eq(
  $$ select signers from public.forget_person('baru@uji.contoh.id', (
    select array_agg(row_id) from public.personal_data('baru@uji.contoh.id')
  )) $$,
  $$ values (2) $$, 'and forgets them, and the request to them that nobody used'
);
select is_empty($$ select from public.sppg_penanda_tangan where email = 'baru@uji.contoh.id' $$, 'nothing of them is left');
select results_eq('select pg_temp.signed()', array['UJI-2'], 'the foundation''s signature is');
select tests.as('owner');
update public.sppg_penanda_tangan set created_at = now() - interval '13 months';
update public.sppg_tanda_tangan set berlaku_sampai = (now() - interval '11 months')::date;
select private.delete_old_signers();
select isnt_empty('select from public.sppg_penanda_tangan', 'who signed is known for a year after that has ended');
update public.sppg_tanda_tangan set berlaku_sampai = (now() - interval '13 months')::date;
select private.delete_old_signers();
select is_empty('select from public.sppg_penanda_tangan', 'and not longer');

-- Guesses
set local "request.headers" = '{"x-forwarded-for": "198.51.100.9"}';
create function pg_temp.tries(call text) returns integer language plpgsql as $$
begin
  for n in 1..30 loop
    begin
      execute call;
    exception
      when sqlstate 'P0001' then null;
      when sqlstate 'PT429' then return n;
    end;
  end loop;
end;
$$;
select tests.as('visitor');
select is(pg_temp.tries(call), 21, 'a client guesses 20 times, and then waits: ' || call)
from unnest(array[
  $$select public.baca_permintaan('tebakan')$$, $$select public.tanda_tangani('tebakan', '{}')$$, $$select public.tarik_tanda_tangan('tebakan')$$
]) as call;

set local "request.headers" = '{"x-forwarded-for": "198.51.100.10"}';
select lives_ok(
  $$ do $do$ begin
    for n in 1..10 loop
      begin
        perform public.tanda_tangani('tebakan', '{"id": "bukan id", "nama": "A", "jabatan": "B", "dapur": 1}');
      exception when data_exception then null;
      end;
    end loop;
  end $do$ $$, 'ten that fail validation'
);
select throws_ok(
  $$ select public.tanda_tangani('tebakan', '{}') $$, 'PT429', null, 'cost as much as twenty'
);

select * from finish();
rollback;
