-- What visitors must know at once asks for a build by itself: once for all that happens within five minutes, again when the host refuses,
-- and each day. The URL stays a secret.
begin;
\ir setup.psql
select plan(26);

insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi) values
  ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001', 'Sudah Operasional');

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
create function pg_temp.asks(statement text, what text) returns text language plpgsql as $$
begin
  perform pg_temp.as_if(60, 61);
  execute statement;
  return ok(private.is_build_due(), what || ' asks for a build');
end;
$$;
select pg_temp.asks(
  $$ insert into public.sppg_kejadian (id, sppg_id, jenis, hari) values ('70000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000001', 'lain', tests.day(0)) $$,
  'an incident'
);
select pg_temp.asks($$ insert into public.sppg_kejadian_kabar (kejadian_id, isi) values ('70000000-0000-4000-8000-000000000001', 'Kabar') $$, 'a news');
select pg_temp.asks($$ update public.sppg_kejadian set ditutup_pada = now() where id = '70000000-0000-4000-8000-000000000001' $$, 'its end');
select pg_temp.asks(
  $$ insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan) values ('40000000-0000-4000-8000-000000000001', tests.day(0), 'BGN', 'Air') $$, 'a stop'
);
select pg_temp.asks(
  $$ update public.sppg set ditutup_pada = tests.day(0), alasan_tutup = 'Sewa berakhir.' where kode_unik_pendaftaran = 'UJI-001' $$, 'a closing'
);
select pg_temp.asks($$ insert into public.withdrawals (revision, source, amount) values (1, 'regional_contacts', 1) $$, 'what is withdrawn');
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
  $$ select amount, reason from public.admin_summary where topic = 'build_refused' $$, $$ values (1, 'HTTP 500') $$, 'admins are told'
);
select tests.as('manager');
select is_empty($$ select from public.admin_summary where topic = 'build_refused' $$, 'managers are not');
select tests.as('owner');
select pg_temp.as_if(30, 60, 1);
select tests.as('admin');
select results_eq(
  $$ select amount from public.admin_summary where topic = 'build_refused' $$, $$ values (0) $$, 'of a first failure nobody is'
);

select * from finish();
rollback;
