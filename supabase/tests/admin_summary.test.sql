-- What is due today: one row per topic for admins, no rows for others, days in WIB.
begin;
\ir setup.psql
select plan(47);

-- A site without data, as after the migrations.
delete from public.sppg;
delete from public.mail_outbox;
delete from public.contact_messages;
delete from public.partnership_applications;
delete from public.keluhan;
delete from public.regional_contacts;
delete from auth.users where id not in (select id from persons);
update auth.users set email = 'admin@tampahgizi.contoh.id' where id = tests.id('admin');

create function pg_temp.day_begins(days_ago integer) returns timestamptz language sql as $$
  select ((now() at time zone 'Asia/Jakarta')::date - days_ago)::timestamp at time zone 'Asia/Jakarta';
$$;
update public.accounts set created_at = pg_temp.day_begins(4);
select private.delete_expired_leads(), private.note_daily_numbers(), private.queue_certificate_mails(), private.queue_alarm_mails();

-- Columns
select columns_are('public', 'admin_summary', array['topic', 'amount', 'since', 'sppg_codes', 'due_at', 'reason', 'sppg_names']);
select col_type_is('public', 'admin_summary', column_name, type, format('%s is %s', column_name, type))
from (
  values ('topic', 'text'), ('amount', 'integer'), ('since', 'date'), ('sppg_codes', 'text[]'), ('due_at', 'timestamp with time zone'), ('reason', 'text'), ('sppg_names', 'text[]')
) as expected (column_name, type);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select is_empty(
  $$ select from public.admin_summary where topic = 'contacts_missing' $$, 'nor anything of one topic'
);
select ok(
  not private.has_confirmed_email(tests.id('admin')), 'nor who has confirmed an e-mail'
);

-- Admin, approved_only
select tests.as('admin');
select results_eq(
  $$ select topic, amount, since from public.admin_summary order by topic collate "C" $$,
  $$
    values
      ('access_mode_open', 0, null::date),
      ('accounts_pending', 1, tests.day(4)),
      ('backup_late', 0, null),
      ('build_late', 0, null),
      ('certificates_endless', 0, null),
      ('certificates_expired', 0, null),
      ('certificates_expiring_30', 0, null),
      ('certificates_expiring_60', 0, null),
      ('certificates_expiring_7', 0, null),
      ('complaints_crowd', 0, null),
      ('complaints_many', 0, null),
      ('complaints_open', 0, null),
      ('complaints_overdue', 0, null),
      ('complaints_reopened', 0, null),
      ('complaints_unsettled', 0, null),
      ('confirmations_ended', 0, null),
      ('contact_missing', 0, null),
      ('contacts_missing', 35, null),
      ('data_requests_open', 0, null),
      ('data_requests_overdue', 0, null),
      ('district_missing', 0, null),
      ('documents_unconfirmed', 0, null),
      ('incidents_overdue', 0, null),
      ('jobs_late', 0, null),
      ('leads_today', 0, null),
      ('leads_waiting', 0, null),
      ('leads_yesterday', 0, null),
      ('mails_failed', 0, null),
      ('mails_overdue', 0, null),
      ('mails_uncertain', 0, null),
      ('own_admin_missing', 1, null),
      ('progress_doubtful', 0, null),
      ('rows_missing', 0, null),
      ('schools_missing', 0, null),
      ('seeded_admin_present', 1, null),
      ('signature_due', 0, null),
      ('signatures_unanswered', 0, null),
      ('slhs_missing', 0, null),
      ('sppg_suspended', 0, null),
      ('sppg_unconfirmed', 0, null),
      ('sppg_untouched', 0, null)
  $$,
  'an admin reads each topic, also those of which nothing is due'
);
select throws_ok(
  format('%s public.admin_summary %s', verb, rest), '55000', null, 'an admin cannot write what is due: ' || verb
)
from (values
  ('insert into', $$(topic) values ('x')$$), ('update', 'set amount = 0'), ('delete from', '')
) as attempt (verb, rest);

-- Admin, any_signed_in
select tests.set_access('any_signed_in');
select tests.as('admin');
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'access_mode_open' $$,
  $$ values (1, null::date) $$,
  'the open access mode is due'
);

select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'accounts_pending' $$,
  $$ values (0, null::date) $$,
  'and nobody waits for approval, as nobody needs it'
);

-- Accounts: counted are those that lack nothing but the approval, and are not too old
select tests.as('owner');
select tests.set_access('approved_only');
select tests.add_person('lama@contoh.id');
select tests.add_person('batas@contoh.id');
select tests.add_person('belum@contoh.id', confirmed => false);
update public.accounts set created_at = pg_temp.day_begins(29) - interval '1 microsecond' where email = 'lama@contoh.id';
update public.accounts set created_at = pg_temp.day_begins(29) where email = 'batas@contoh.id';
select tests.as('admin');
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'accounts_pending' $$,
  $$ values (2, tests.day(29)) $$,
  'an account waits for 30 days, once its e-mail is confirmed'
);
select tests.as('owner');
delete from auth.users where email in ('lama@contoh.id', 'batas@contoh.id', 'belum@contoh.id');

-- The admin's own account
update public.accounts set role = 'admin' where email = 'menunggu@contoh.id';
select tests.as('admin');
select results_eq(
  $$
    select topic, amount from public.admin_summary
    where topic in ('accounts_pending', 'own_admin_missing', 'seeded_admin_present') order by topic collate "C"
  $$,
  $$ values ('accounts_pending', 0), ('own_admin_missing', 0), ('seeded_admin_present', 1) $$,
  'an admin of one''s own is no longer due, the seeded one still is'
);
select tests.as('owner');
update public.accounts set role = 'pending' where email = 'admin@tampahgizi.contoh.id';
select tests.as('pending');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'seeded_admin_present' $$, $$ values (1) $$,
  'so it is when it is no admin any more'
);
select tests.as('owner');
delete from auth.users where email = 'admin@tampahgizi.contoh.id';
select tests.as('pending');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'seeded_admin_present' $$, $$ values (0) $$,
  'and is not once it is removed'
);

-- Contacts
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values
  ('Kota Tegal', 'Wening', '0800-0000-0099'), ('Kabupaten Tegal', 'Arum', '0800-0000-0098');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'contacts_missing' $$, $$ values (33) $$,
  'a kabupaten or kota with a contact is not missing one'
);

-- Leads: the day before yesterday ends when yesterday begins, in WIB
select tests.as('owner');
insert into public.contact_messages (name, email, subject, message, status, created_at)
select name, 'uji@contoh.id', 'Uji', 'Uji', status, created_at
from (values
  ('today', 'Baru', now()),
  ('yesterday, first moment', 'Baru', pg_temp.day_begins(1)),
  ('the day before, last moment', 'Baru', pg_temp.day_begins(1) - interval '1 microsecond'),
  ('handled', 'Ditinjau', now() - interval '10 days')
) as sent (name, status, created_at);
select tests.as('pending');
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'leads_waiting' $$,
  $$ values (1, tests.day(2)) $$,
  'a message waits from the second day after it came'
);
select tests.as('owner');
insert into public.partnership_applications (opportunity_id, contact_person, email, status, created_at)
select 'investasi_sppg', name, 'uji@contoh.id', status, created_at
from (values
  ('yesterday', 'Baru', pg_temp.day_begins(1) + interval '1 hour'),
  ('five days ago, first moment', 'Baru', pg_temp.day_begins(5)),
  ('done', 'Selesai', now() - interval '10 days')
) as sent (name, status, created_at);
select tests.as('pending');
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'leads_waiting' $$,
  $$ values (2, tests.day(5)) $$,
  'applications count as well, and the oldest says since when'
);
select results_eq(
  $$ select topic, amount from public.admin_summary where topic in ('leads_today', 'leads_yesterday') order by topic $$,
  $$ values ('leads_today', 1), ('leads_yesterday', 2) $$,
  'those of today and yesterday are counted apart, so that each unread one is counted once'
);
select results_eq(
  $$
    select count(*)::integer from public.leads
    where status = 'Baru' and created_at < (tests.day(1) || ' 00:00+07')::timestamptz
  $$,
  $$ select amount from public.admin_summary where topic = 'leads_waiting' $$,
  'they are those that the inbox shows up to the day before yesterday'
);
select pg_catalog.set_config('timezone', 'America/New_York', true);
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'leads_waiting' $$,
  $$ values (2, tests.day(5)) $$,
  'wherever the session is'
);
select pg_catalog.set_config('timezone', 'UTC', true);

-- Requests about personal data: 3 x 24 hours to the moment, until they are done or refused
select tests.as('owner');
insert into public.contact_messages (name, email, subject, message, status, jenis_permintaan, created_at)
select name, 'uji@contoh.id', 'Data pribadi', 'Uji', status, jenis, created_at
from (values
  ('now', 'Baru', 'akses', now()),
  ('in the last second', 'Dihubungi', 'perbaikan', now() - interval '72 hours'),
  ('too late', 'Ditinjau', 'hapus', now() - interval '72 hours 1 second'),
  ('done', 'Selesai', 'hapus', now() - interval '90 hours'),
  ('refused', 'Ditolak', 'akses', now() - interval '90 hours'),
  ('no request', 'Ditinjau', null, now() - interval '90 hours')
) as sent (name, status, jenis, created_at);
select tests.as('pending');
select results_eq(
  $$ select topic, amount, due_at from public.admin_summary where topic like 'data%' order by topic collate "C" $$,
  $$ values ('data_requests_open', 2, now()), ('data_requests_overdue', 1, now() - interval '1 second') $$,
  'requests are open for 3 x 24 hours and overdue after them'
);

-- Complaints: a clock until the first answer, a crowd that nobody has looked at, and kitchens that have many
select tests.as('owner');
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000009', 'Yayasan Uji Ringkasan');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select ('40000000-0000-4000-8000-00000000009' || n)::uuid, 'UJI-K-' || n, 'Dapur K' || n, 'Kota Tegal', '20000000-0000-4000-8000-000000000009'
from generate_series(1, 2) as n;
insert into public.keluhan (id, sppg_id, kategori, hari, isi, kode_lacak, created_at)
select
  ('80000000-0000-4000-8000-00000000000' || n)::uuid, kitchen, 'makanan', tests.day(days_ago), 'Uji', 'K7QF2M9TXW4' || n,
  pg_temp.day_begins(days_ago) + interval '8 hours'
from (values
  (1, '40000000-0000-4000-8000-000000000091'::uuid, 29), (2, '40000000-0000-4000-8000-000000000091', 20),
  (3, '40000000-0000-4000-8000-000000000091', 0), (4, null, 0),
  -- Two, and one of 30 days ago.
  (5, '40000000-0000-4000-8000-000000000092', 30), (6, '40000000-0000-4000-8000-000000000092', 0),
  (7, '40000000-0000-4000-8000-000000000092', 0)
) as sent (n, kitchen, days_ago);
insert into public.keluhan_pesan (keluhan_id, dari, isi, status, created_at) values
  ('80000000-0000-4000-8000-000000000005', 'kami', 'Sudah.', 'Selesai', pg_temp.day_begins(28)),
  ('80000000-0000-4000-8000-000000000002', 'kami', 'Kami periksa.', 'Diperiksa', pg_temp.day_begins(1));
insert into public.keluhan_pesan (keluhan_id, dari, isi)
values ('80000000-0000-4000-8000-000000000005', 'pengirim', 'Belum.');
update public.keluhan set dihitung = false where id = '80000000-0000-4000-8000-000000000004';
select tests.as('pending');
select results_eq(
  $$ select topic, amount, sppg_codes, sppg_names from public.admin_summary where topic like 'complaints%' order by topic collate "C" $$,
  $$
    values
      ('complaints_crowd', 1, null::text[], null::text[]), ('complaints_many', 1, array['UJI-K-1'], array['Dapur K1']),
      ('complaints_open', 5, null, null), ('complaints_overdue', 1, null, null), ('complaints_reopened', 1, null, null),
      ('complaints_unsettled', 1, null, null)
  $$,
  'a complaint is due until it is answered, again when it is opened again, and until it is settled; and kitchens with three in 30 days'
);
select results_eq(
  $$ select due_at from public.admin_summary where topic = 'complaints_overdue' $$,
  $$ select tenggat from public.keluhan where id = '80000000-0000-4000-8000-000000000001' $$,
  'and past its clock with that clock'
);
select results_eq(
  $$ select amount from public.admin_summary where topic like 'leads%' order by topic collate "C" $$, $$ values (2), (2), (2) $$,
  'messages and applications are counted without them'
);

-- SPPG under construction
select tests.as('owner');
delete from public.sppg;
delete from public.audit_log;
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, created_at)
select ('40000000-0000-4000-8000-00000000000' || n)::uuid, 'UJI-' || n, name, 'Kota Tegal',
  '20000000-0000-4000-8000-000000000009', status, created_at
from (values
  (1, 'created 29 days ago, first moment', 'Proses Pembangunan', pg_temp.day_begins(29)),
  (2, 'created 30 days ago, last moment', 'Proses Pembangunan', pg_temp.day_begins(29) - interval '1 microsecond'),
  (3, 'changed today', 'Proses Pembangunan', pg_temp.day_begins(300)),
  (4, 'changed 40 days ago', 'Proses Pembangunan', pg_temp.day_begins(300)),
  (5, 'not begun', 'Siap Bangun', pg_temp.day_begins(300)),
  (6, 'finished', 'Sudah Operasional', pg_temp.day_begins(300))
) as kitchen (n, name, status, created_at);
select tests.as('pending');
update public.sppg set progres_pembangunan = '40%' where kode_unik_pendaftaran = 'UJI-3';
select tests.as('owner');
insert into public.audit_log (created_at, actor_role, action, table_name, row_id) values
  (pg_temp.day_begins(40), 'authenticated', 'UPDATE', 'sppg', '40000000-0000-4000-8000-000000000004'),
  (pg_temp.day_begins(1), 'authenticated', 'UPDATE', 'accounts', '40000000-0000-4000-8000-000000000004');
select tests.as('pending');
select results_eq(
  $$ select amount, since, sppg_codes from public.admin_summary where topic = 'sppg_untouched' $$,
  $$ values (2, tests.day(40), array['UJI-4', 'UJI-2']) $$,
  'an SPPG under construction is due 30 days after it was created or changed'
);
delete from public.sppg where kode_unik_pendaftaran = 'UJI-4';
select public.restore_audit_entry(max(id)) from public.audit_log where action = 'DELETE' and table_name = 'sppg';
select results_eq(
  $$ select amount, since from public.admin_summary where topic = 'sppg_untouched' $$,
  $$ values (2, tests.day(40)) $$,
  'deleting and restoring it does not make it newer'
);
update public.sppg set estimasi_selesai = 'Desember 2026' where kode_unik_pendaftaran in ('UJI-2', 'UJI-4');
select results_eq(
  $$ select amount, since, sppg_codes from public.admin_summary where topic = 'sppg_untouched' $$,
  $$ values (0, null::date, null::text[]) $$,
  'a change does'
);
select tests.as('owner');
insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, created_at)
select 'UJI-LAMA-' || days_ago, 'Dapur ' || days_ago, 'Kota Tegal', '20000000-0000-4000-8000-000000000009', 'Proses Pembangunan', pg_temp.day_begins(days_ago)
from generate_series(101, 107) as days_ago;
select tests.as('pending');
select results_eq(
  $$ select amount, sppg_codes, sppg_names from public.admin_summary where topic = 'sppg_untouched' $$,
  $$
    values (
      7, array['UJI-LAMA-107', 'UJI-LAMA-106', 'UJI-LAMA-105', 'UJI-LAMA-104', 'UJI-LAMA-103'],
      array['Dapur 107', 'Dapur 106', 'Dapur 105', 'Dapur 104', 'Dapur 103']
    )
  $$,
  'of many it names the five that were left alone longest'
);

-- Certificates: days in WIB, the latest of each kind only
select tests.as('owner');
delete from public.sppg;
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, created_at)
select ('40000000-0000-4000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid, 'SERT-' || n, 'x', 'Kota Tegal',
  '20000000-0000-4000-8000-000000000009', case when n = 20 then 'Proses Pembangunan' else 'Sudah Operasional' end,
  pg_temp.day_begins(100 - n)
from generate_series(1, 20) as n;
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_berakhir, tanggal_dicabut)
select ('40000000-0000-4000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid, jenis, status, concat(n, '/', issued),
  tests.day(issued), tests.day(-days_left), case when status = 'Dicabut' then tests.day(0) end
from (values
  (1, 'SLHS', 'Terbit', 300, -1), (2, 'SLHS', 'Terbit', 300, -100),
  -- Renewed; revoked; unknown.
  (3, 'SLHS', 'Terbit', 300, -2), (3, 'SLHS', 'Terbit', 10, 100), (4, 'Halal', 'Dicabut', 300, -2), (4, 'SLHS', 'Terbit', 300, null),
  (5, 'SLHS', 'Terbit', 300, 0), (6, 'SLHS', 'Terbit', 300, 7), (7, 'SLHS', 'Terbit', 300, 8), (8, 'SLHS', 'Terbit', 300, 30),
  (9, 'SLHS', 'Terbit', 300, 31), (10, 'SLHS', 'Terbit', 300, 60), (11, 'SLHS', 'Terbit', 300, 61),
  (12, 'SLHS', 'Dicabut', 300, 200), (13, 'Halal', 'Terbit', 300, 200)
) as certificate (n, jenis, status, issued, days_left);
insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar)
values ('40000000-0000-4000-8000-000000000114', 'SLHS', tests.day(3));
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanpa_akhir_per)
select ('40000000-0000-4000-8000-00000000011' || n)::uuid, 'PBG', 'Terbit', n, tests.day(900), tests.day(looked)
from (values (1, 366), (2, 364)) as endless (n, looked);
select tests.as('pending');
select results_eq(
  $$ select topic, amount, since from public.admin_summary where topic like 'certificates_%' order by topic $$,
  $$
    values
      ('certificates_endless', 1, tests.day(366)), ('certificates_expired', 2, tests.day(100)), ('certificates_expiring_30', 2, tests.day(-8)),
      ('certificates_expiring_60', 2, tests.day(-31)), ('certificates_expiring_7', 2, tests.day(0))
  $$,
  'expired from the day after the last; expiring in 7, 30 and 60 days, each once; without a last day a year after the last look; ' || zone
)
from unnest(array['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) as zone
where pg_catalog.set_config('timezone', zone, true) is not null;
select pg_catalog.set_config('timezone', 'UTC', true);
select results_eq(
  $$ select amount, since, sppg_codes from public.admin_summary where topic = 'slhs_missing' $$,
  $$ values (7, null::date, array['SERT-12', 'SERT-13', 'SERT-15', 'SERT-16', 'SERT-17']) $$,
  'kitchens in operation without SLHS, or with a revoked one; the five oldest by their codes'
);
-- Certificates by the week in which they end: from today on for 13 weeks, each certificate in one week
select results_eq(
  $$ select count(*), min(minggu), max(minggu) - min(minggu) from public.sertifikat_per_minggu $$,
  $$ values (13::bigint, date_trunc('week', tests.day(0))::date, 84) $$, 'a quarter, from this Monday on; ' || zone
)
from unnest(array['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) as zone
where pg_catalog.set_config('timezone', zone, true) is not null;
select pg_catalog.set_config('timezone', 'UTC', true);
select results_eq(
  $$ select minggu, jumlah from public.sertifikat_per_minggu where jumlah > 0 order by minggu $$,
  $$
    select date_trunc('week', tests.day(-days_left))::date as minggu, count(*)::integer
    from unnest(array[0, 7, 8, 30, 31, 60, 61]) as days_left group by minggu order by minggu
  $$,
  'what counts and expires in each, none that has expired'
);
select tests.as('deleted');
select is_empty(
  $$ select from public.admin_summary where topic in ('certificates_expired', 'slhs_missing') $$, 'admins only'
);

-- Mails that nobody works off
select tests.as('owner');
update public.accounts set role = 'admin' where email = 'menunggu@contoh.id';
insert into public.mail_outbox (recipient, template, occasion, send_after) values
  ('a@contoh.id', 'answer', 'answer:a', now() - interval '61 minutes'), ('b@contoh.id', 'answer', 'answer:b', now() - interval '59 minutes');
select tests.as('pending');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'mails_overdue' $$, 'values (1)', 'a mail that was due for an hour'
);

-- First steps
select tests.as('owner');
delete from public.company_profile;
update public.faq_entries set status = 'draf';
delete from public.news_articles;
delete from public.deploy_hook;
select tests.as('pending');
select results_eq(
  $$ select * from public.setup_steps() where step not in ('surat', 'penghapusan') $$,
  $$ values
    ('perusahaan', false, true), ('dapur', true, true), ('berita', false, true), ('galeri', true, true),
    ('tanya_jawab', false, true), ('pengaman', true, true), ('deploy_hook', false, false)
  $$,
  'what an owner has yet to do; a site may do without a deploy hook'
);
select tests.as('owner');
create publication supabase_realtime for table public.sppg;
select tests.as('pending');
select ok(not (select is_done from public.setup_steps() where step = 'pengaman'), 'a table in Realtime is a door that is open');
insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/abc');
select ok((select is_done from public.setup_steps() where step = 'deploy_hook'), 'with one it is done');

select * from finish();
rollback;
