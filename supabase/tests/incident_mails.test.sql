-- Mails about incidents: to whoever chose them, but who reports; several at once are one.
begin;
\ir setup.psql
select plan(5);

delete from auth.users where id not in (select id from persons);
delete from public.mail_outbox;
select tests.add_person('tenang@contoh.id', 'admin');
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, dikonfirmasi_pada)
select
  ('40000000-0000-4000-8000-00000000000' || n)::uuid, 'UJI-' || n, 'SPPG ' || n, 'Kota Semarang', '20000000-0000-4000-8000-000000000001',
  'Sudah Operasional', now()
from generate_series(1, 2) as n;
select tests.as('tenang');
select public.choose_mails(true, true, null, false);
select tests.as('manager');
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000001', 'sppg_id', '40000000-0000-4000-8000-000000000001', 'jenis', 'gejala sakit', 'hari', tests.day(0)
));
select tests.as('owner');
select results_eq(
  $$ select recipient, template, send_after = now() from public.mail_outbox $$, $$ values ('admin@contoh.id', 'new_incident', true) $$,
  'an admin is told at once, not who reports or chose not to be'
);
select tests.as('manager');
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000002', 'sppg_id', '40000000-0000-4000-8000-000000000002', 'jenis', 'gejala sakit', 'hari', tests.day(0)
));
select tests.as('service_role');
create temporary table claimed as select * from public.claim_mails();
select is((select count(*) from claimed), 1::bigint, 'of what comes before it is sent, the same mail tells');
select results_eq(
  $$ select kejadian ->> 'jenis', kejadian ->> 'nama', kejadian ->> 'kode' from claimed, jsonb_array_elements(data -> 'kejadian') as kejadian $$,
  $$ values ('gejala sakit', 'SPPG 1', 'UJI-1'), ('gejala sakit', 'SPPG 2', 'UJI-2') $$, 'with kind and kitchen'
);
select public.mail_sending(id, attempt), public.mail_sent(id, attempt) from claimed;
select tests.as('owner');
select is_empty($$ select from public.mail_outbox where data <> '{}' $$, 'and forgets it once it is sent');
select tests.as('admin');
select public.laporkan_kejadian(jsonb_build_object(
  'id', '70000000-0000-4000-8000-000000000003', 'sppg_id', '40000000-0000-4000-8000-000000000002', 'jenis', 'lain', 'hari', tests.day(0)
));
select tests.as('owner');
select results_eq(
  $$ select recipient from public.mail_outbox where sent_at is null $$, $$ values ('pengelola@contoh.id') $$, 'managers are told of what others report'
);

select * from finish();
rollback;
