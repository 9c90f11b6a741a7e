-- Bucket certificate_scans: limits of the bucket, and of its policies: admins only, and not the scan that a certificate has.
begin;
\ir setup.psql
select plan(52);

delete from public.sppg_sertifikat;
delete from storage.objects where bucket_id = 'certificate_scans';
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into storage.objects (bucket_id, name) values
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000001.pdf'),
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000002.pdf'),
  ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000003.jpg');
insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar, scan_path, scan_size) values
  ('40000000-0000-4000-8000-000000000001', 'SLHS', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000002.pdf', 2000),
  ('40000000-0000-4000-8000-000000000001', 'PBG', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000003.jpg', 2000);

-- Bucket
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'certificate_scans' $$,
  $$
    values (
      true, 5242880::bigint,
      array['application/pdf', 'image/jpeg']
    )
  $$,
  'the bucket itself limits types and size'
);

create function pg_temp.allowed(who text) returns setof text language plpgsql as $$
begin
  return next isnt_empty($q$ select from storage.objects where bucket_id = 'certificate_scans' $q$, who || ' sees the scans');
  return query
    select lives_ok(
      format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'certificate_scans', name),
      format('%s uploads %s', who, name)
    )
    from unnest(array['ca5e0000-0000-4000-8000-000000000007.pdf', 'ca5e0000-0000-4000-8000-000000000008.jpg']) as name;
  return query
    select throws_ok(
      format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'certificate_scans', name),
      '42501', 'new row violates row-level security policy for table "objects"', format('%s: not %s', who, name)
    )
    from unnest(array[
      'ca5e0000-0000-4000-8000-000000000009.png', 'ca5e0000-0000-4000-8000-000000000009.svg', 'ca5e0000-0000-4000-8000-000000000009.html', 'ca5e0000-0000-4000-8000-000000000009.jpeg', 'ca5e0000-0000-4000-8000-000000000009.PDF', 'ca5e0000-0000-4000-8000-000000000009.pdf.html', 'ca5e0000-0000-4000-8000-000000000009', '.pdf', 'sertifikat.pdf',
      'CA5E0000-0000-4000-8000-000000000009.pdf', 'ca5e0000-0000-4000-8000-00000000000.pdf', 'ca5e0000-0000-4000-8000-0000000000090.pdf', 'folder/ca5e0000-0000-4000-8000-000000000009.pdf', '../ca5e0000-0000-4000-8000-000000000009.pdf', E'..\\ca5e0000-0000-4000-8000-000000000009.pdf', 'ca5e0000-0000-4000-8000-000000000009.pdf?x', E'ca5e0000-0000-4000-8000-000000000009.pdf\n',
      '1_ca5e0000-0000-4000-8000-000000000009.pdf'
    ]) as name;
  return next is_empty(
    $q$ update storage.objects set name = 'ca5e0000-0000-4000-8000-000000000006.pdf' where bucket_id = 'certificate_scans' returning name $q$,
    who || ' overwrites nothing'
  );
  return next throws_ok(
    $q$ insert into storage.objects (bucket_id, name) values ('certificate_scans', 'ca5e0000-0000-4000-8000-000000000002.pdf')
        on conflict (bucket_id, name) do update set metadata = excluded.metadata $q$,
    '42501', 'new row violates row-level security policy (USING expression) for table "objects"',
    who || ' cannot overwrite by upsert'
  );
  delete from storage.objects where bucket_id = 'certificate_scans';
  return next set_eq(
    $q$ select name from storage.objects where bucket_id = 'certificate_scans' $q$,
    array['ca5e0000-0000-4000-8000-000000000002.pdf', 'ca5e0000-0000-4000-8000-000000000003.jpg'],
    who || ' removes scans, but not those of a certificate'
  );
end;
$$;

-- Admin, any_signed_in
select tests.as('admin');
select pg_temp.allowed('an admin, any_signed_in');

select tests.set_access('approved_only');

-- Admin, approved_only
select tests.as('admin');
select pg_temp.allowed('an admin, approved_only');

-- A scan is removed once no certificate has it, also one whose kitchen is gone
select tests.as('owner');
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';
select tests.as('admin');
delete from storage.objects where bucket_id = 'certificate_scans';
select is(
  (select count(*) from storage.objects where bucket_id = 'certificate_scans'), 2::bigint,
  'the scans of a deleted kitchen wait for it with its certificates'
);
update public.sppg_sertifikat set scan_path = null, scan_size = null where jenis = 'SLHS';
delete from storage.objects where bucket_id = 'certificate_scans';
select results_eq(
  $$ select name from storage.objects where bucket_id = 'certificate_scans' $$,
  $$ values ('ca5e0000-0000-4000-8000-000000000003.jpg') $$,
  'the scan that a certificate had is removed'
);
delete from public.sppg_sertifikat where jenis = 'PBG';
delete from storage.objects where bucket_id = 'certificate_scans';
select is_empty(
  $$ select from storage.objects where bucket_id = 'certificate_scans' $$,
  'and so is that of a deleted certificate'
);

select * from finish();
rollback;
