-- Mails about certificates that expire: 60, 28 and 14 days before, once each, to whoever manages them and to the foundation.
begin;
\ir setup.psql
select plan(15);

delete from auth.users where id not in (select id from persons);
delete from public.sppg_sertifikat;
delete from public.mail_outbox;
delete from public.yayasan_kontak;
select tests.add_person('tenang@contoh.id', 'admin');
update public.accounts set wants_certificate_mails = false where email = 'tenang@contoh.id';
insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Satu Surat'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Tanpa Surat');
insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000001', 'yayasan@contoh.id');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id) values
  ('40000000-0000-4000-8000-000000000001', 'SURAT-1', 'SPPG Satu', 'Tegal', '20000000-0000-4000-8000-000000000001'),
  ('40000000-0000-4000-8000-000000000002', 'SURAT-2', 'SPPG Dua', 'Tegal', '20000000-0000-4000-8000-000000000002');

create function pg_temp.expires(kitchen integer, jenis text, in_days integer, status text default 'Terbit') returns void language sql as $$
  insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_berakhir)
  values (
    ('40000000-0000-4000-8000-00000000000' || kitchen)::uuid, jenis, status, gen_random_uuid(), '2024-01-01',
    (now() at time zone 'Asia/Jakarta')::date + in_days
  );
$$;
-- Runs the job; by recipient, the kinds that the mail lists.
create function pg_temp.told() returns table (recipient text, kinds text) language plpgsql as $$
begin
  perform private.queue_certificate_mails();
  return query
    select mails.recipient, (select string_agg(entry ->> 'jenis', ', ') from jsonb_array_elements(mails.data -> 'sertifikat') as entry)
    from public.mail_outbox as mails order by 1;
  delete from public.mail_outbox;
end;
$$;
create function pg_temp.pass(days integer) returns void language sql as $$
  update public.sppg_sertifikat set tanggal_berakhir = tanggal_berakhir - $1;
  update private.certificate_reminders set tanggal_berakhir = tanggal_berakhir - $1;
$$;

select is_empty('select pg_temp.told()', 'without certificates nobody is told');
select pg_temp.expires(1, 'SLHS', 61);
select is_empty('select pg_temp.told()', '61 days before it is too early');
select pg_temp.pass(1);
select results_eq(
  'select * from pg_temp.told()',
  $$ values ('admin@contoh.id', 'SLHS'), ('pengelola@contoh.id', 'SLHS'), ('yayasan@contoh.id', 'SLHS') $$,
  '60 days before, those who manage it and the foundation are told'
);
select is_empty('select pg_temp.told()', 'once');
select pg_temp.pass(31);
select is_empty('select pg_temp.told()', 'nor again 29 days before');
select pg_temp.pass(1);
select is((select count(*)::integer from pg_temp.told()), 3, '28 days before');
select pg_temp.pass(15);
select is((select count(*)::integer from pg_temp.told()), 3, '13 days before, as nobody did on the day of the 14');
select pg_temp.pass(13);
select is_empty('select pg_temp.told()', 'on the last day no more');
select pg_temp.pass(1);
select is_empty('select pg_temp.told()', 'nor when it has expired');

-- One mail lists all
select pg_temp.expires(1, 'Halal', 20);
select pg_temp.expires(2, 'PBG', 10);
select pg_temp.expires(2, 'IPAL', 60);
select results_eq(
  'select * from pg_temp.told()',
  $$ values ('admin@contoh.id', 'PBG, Halal, IPAL'), ('pengelola@contoh.id', 'PBG, Halal, IPAL'), ('yayasan@contoh.id', 'Halal') $$,
  'one mail for each, the first to expire first; of other foundations the foundation is told nothing'
);
select pg_temp.pass(1);
select is_empty('select pg_temp.told()', 'a missed reminder is made up for by the last one only');

-- What is not due
update public.sppg_sertifikat set tanggal_berakhir = tanggal_berakhir + 1 where jenis = 'Halal';
select is((select kinds from pg_temp.told() limit 1), 'Halal', 'a corrected day is told anew');
select pg_temp.expires(2, 'SLHS', 30);
insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_berakhir)
values ('40000000-0000-4000-8000-000000000002', 'SLHS', 'Terbit', 'BARU', '2026-01-01', (now() at time zone 'Asia/Jakarta')::date + 400);
select is_empty('select pg_temp.told()', 'a renewed one is not');
update public.sppg_sertifikat set tanggal_berakhir = (now() at time zone 'Asia/Jakarta')::date + 20, status = 'Dicabut', tanggal_dicabut = '2026-01-02'
where nomor = 'BARU';
select is_empty('select pg_temp.told()', 'nor one that was revoked');

-- A name that nobody of us stands for
select tests.as('owner');
update public.sppg set dikonfirmasi_pada = null, nama = 'SPPG Buka jahat.contoh' where kode_unik_pendaftaran = 'SURAT-1';
select pg_temp.expires(1, 'HACCP', 60);
select pg_temp.expires(2, 'HACCP', 60);
select private.queue_certificate_mails();
select results_eq(
  $$
    select distinct entry ->> 'kode', entry ->> 'sppg'
    from public.mail_outbox cross join jsonb_array_elements(data -> 'sertifikat') as entry order by 1
  $$,
  $$ values ('SURAT-1', null), ('SURAT-2', 'SPPG Dua') $$,
  'a mail has the names of confirmed kitchens, and of others the code'
);

select * from finish();
rollback;
