-- What visitors must know at once asks for a build by itself: once for all that happens within five minutes, again when the host refuses,
-- and each day. The URL stays a secret.
begin;
\ir setup.psql
select plan(36);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Sudah Operasional'),
  ('40000000-0000-4000-8000-000000000002', 'UJI-002', 'SPPG Dua', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Siap Bangun'),
  ('40000000-0000-4000-8000-000000000003', 'UJI-003', 'SPPG Tiga', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Siap Bangun');
delete from public.regional_contacts where kabupaten_kota = 'Kota Salatiga';
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url)
values ('Kota Salatiga', 'Sekar Uji', '0800-0000-0091', '/images/a.png');

select ok(private.last_calendar_change() between now() - interval '1 day' and now(), 'the calendar asks each day');
select matches(
  (private.last_calendar_change() at time zone 'Asia/Jakarta')::time::text, '^0[06]:05:00$', 'at 00.05 WIB, on Mondays at 06.05, too'
);

select is(private.claim_build(), null, 'without a hook nobody is asked');

delete from public.deploy_hook;
insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/5c23RAHASIA');
alter table public.deploy_hook disable trigger stamp_deploy_hook;
-- As if all was long ago, but what is said to be minutes ago; of the calendar separately.
create temporary table calendar (changed_at timestamptz);
insert into calendar values ('2020-01-01');
create or replace function private.last_calendar_change() returns timestamptz language sql stable as $$ select changed_at from pg_temp.calendar; $$;
create function pg_temp.as_if(asked integer, wanted integer, tried integer default 0) returns void language sql security definer as $$
  update public.deploy_hook set last_requested_at = now() - make_interval(mins => asked), changed_at = '2021-01-01';
  update private.build_requests set wanted_at = now() - make_interval(mins => wanted), attempts = tried, failed_with = null;
$$;

select pg_temp.as_if(60, 61);
select ok(not private.is_build_due(), 'nothing happened since the last request');

-- What asks
create function pg_temp.asks(statement text, what text, who text default 'owner') returns text language plpgsql as $$
begin
  perform pg_temp.as_if(60, 61);
  perform tests.as(who);
  execute statement;
  perform tests.as('owner');
  return ok(private.is_build_due(), what || ' asks for a build');
end;
$$;
select pg_temp.asks(
  $$ select public.laporkan_kejadian(jsonb_build_object('id', '70000000-0000-4000-8000-000000000001', 'sppg_id', '40000000-0000-4000-8000-000000000001', 'jenis', 'lain', 'hari', tests.day(0))) $$,
  'an incident', 'manager'
);
select pg_temp.asks(
  $$ insert into public.sppg_kejadian_kabar (id, kejadian_id, isi) values ('71000000-0000-4000-8000-000000000001', '70000000-0000-4000-8000-000000000001', 'Budi sudah pulang.') $$, 'a news'
);
select pg_temp.asks(
  $$ select public.hapus_kata_kabar('71000000-0000-4000-8000-000000000001', 'Budi', 'nama', 'Diminta orang tuanya.') $$, 'a name that is taken off it', 'admin'
);
select pg_temp.asks($$ update public.sppg_kejadian set ditutup_pada = now(), kabar_berikutnya = null where id = '70000000-0000-4000-8000-000000000001' $$, 'the end of an incident');
select pg_temp.asks(
  $$ insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan) values ('40000000-0000-4000-8000-000000000001', tests.day(0), 'BGN', 'Air') $$, 'a stop', 'manager'
);
select pg_temp.asks($$ update public.sppg_penghentian set sampai = tests.day(0) where alasan = 'Air' $$, 'the end of a stop', 'manager');
select pg_temp.asks(
  $$ update public.sppg set ditutup_pada = tests.day(0), alasan_tutup = 'Sewa berakhir.' where kode_unik_pendaftaran = 'UJI-001' $$, 'a closing', 'manager'
);
select pg_temp.asks(
  $$ update public.sppg set ditutup_pada = null, alasan_tutup = null where kode_unik_pendaftaran = 'UJI-001' $$, 'a reopening', 'manager'
);
select pg_temp.asks($$ update public.regional_contacts set nomor_telepon = '0800-0000-0092' where kabupaten_kota = 'Kota Salatiga' $$, 'a withdrawn number', 'admin');
select pg_temp.asks($$ update public.regional_contacts set foto_url = '/images/b.png' where kabupaten_kota = 'Kota Salatiga' $$, 'a photo that another one replaces', 'admin');
select pg_temp.asks($$ delete from public.regional_contacts where kabupaten_kota = 'Kota Salatiga' $$, 'a withdrawn person', 'admin');
select pg_temp.asks($$ delete from public.sppg where kode_unik_pendaftaran = 'UJI-002' $$, 'a deleted kitchen', 'manager');
create function pg_temp.withdrawn(source text) returns void language sql security definer as $$
  insert into public.withdrawals (revision, source, amount) values (1, source, 1);
$$;
select pg_temp.asks($$ select pg_temp.withdrawn('sppg_tanda_tangan') $$, 'a signature that its foundation withdraws', 'visitor');

-- What does not
select tests.set_access('any_signed_in');
select pg_temp.as_if(60, 61);
select tests.as('pending');
delete from public.sppg where kode_unik_pendaftaran = 'UJI-003';
select tests.as('owner');
select isnt_empty($$ select from public.withdrawals where source = 'sppg' and amount = 1 $$, 'strangers withdraw kitchens in the open access mode');
select ok(not private.is_build_due(), 'but ask for no build');
select pg_temp.as_if(60, 61);
update public.sppg set nama = 'SPPG Lain' where kode_unik_pendaftaran = 'UJI-001';
select ok(not private.is_build_due(), 'another name does not');

-- When
select pg_temp.as_if(4, 1);
select ok(not private.is_build_due(), 'what happens within five minutes of a request waits');
select pg_temp.as_if(5, 4);
select ok(private.is_build_due(), 'until they are over');
select pg_temp.as_if(60, 61);
update calendar set changed_at = now() - interval '59 minutes';
select ok(private.is_build_due(), 'a new day asks, too');
update calendar set changed_at = now() - interval '61 minutes';
select ok(not private.is_build_due(), 'once');

-- Asking
select pg_temp.as_if(60, 59);

select tests.as('service_role');
select throws_ok('select private.claim_build()', '42501', null, 'nobody asks through the API');
select throws_ok('select url from public.deploy_hook', '42501', null, 'or reads the URL, but for admins');
select tests.as('owner');
create schema net;
create table net.asked (url text);
create table net._http_response (id bigint, status_code integer, error_msg text, timed_out boolean);
create function net.http_post(url text, timeout_milliseconds integer) returns bigint language sql as $$
  insert into net.asked values (url); select count(*) from net.asked;
$$;
select private.ask_for_build();
select private.ask_for_build();
select results_eq('select url from net.asked', $$ values ('https://api.netlify.com/build_hooks/5c23RAHASIA') $$, 'the host is asked, once');
insert into net._http_response values (1, 200);
select private.ask_for_build();
select results_eq(
  'select attempts, failed_with, request_id, last_requested_at >= now() from private.build_requests cross join public.deploy_hook',
  $$ values (0, null::text, null::bigint, true) $$, 'what the host took is done'
);

-- Refusals
select pg_temp.as_if(60, 59);
select private.ask_for_build();
insert into net._http_response values (2, 500);
select private.ask_for_build();
select results_eq('select attempts, failed_with from private.build_requests', $$ values (1, 'HTTP 500') $$, 'what the host refused is noted');
alter table public.deploy_hook disable trigger stamp_deploy_hook;
select pg_temp.as_if(1, 60, 1);
select ok(private.is_build_due(), 'a failed request is tried again after a minute');
select pg_temp.as_if(1, 60, 2);
select ok(not private.is_build_due(), 'then after two');
select pg_temp.as_if(30, 60, 400);
select ok(private.is_build_due(), 'and at most after half an hour');
select private.build_asked('HTTP 500');
select tests.as('admin');
select results_eq(
  $$ select amount, reason from public.admin_summary where topic = 'build_late' $$, $$ values (1, 'HTTP 500') $$, 'admins are told'
);
select tests.as('manager');
select is_empty($$ select from public.admin_summary where topic = 'build_late' $$, 'managers are not');
select tests.as('owner');
select pg_temp.as_if(30, 60, 1);
select tests.as('admin');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'build_late' $$, $$ values (0) $$, 'of a first failure nobody is'
);
select tests.as('owner');
select pg_temp.as_if(60, 31);
select tests.as('admin');
select results_eq(
  $$ select amount, reason from public.admin_summary where topic = 'build_late' $$, $$ values (1, 'tidak ada yang memintanya') $$,
  'but of a build that nobody asked for'
);

select * from finish();
rollback;
