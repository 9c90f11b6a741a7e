-- What a file may be called in each bucket, and how large it may be and of which types. Who reads and removes is in rights.psql.
begin;
\ir setup.psql
select plan(154);

select results_eq(
  'select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id collate "C"',
  $$
    values
      ('avatars', true, 1048576::bigint, array['image/png', 'image/jpeg', 'image/webp']),
      ('certificate_scans', true, 5242880, array['application/pdf', 'image/jpeg']),
      ('collaboration_documents', false, 10485760, array[
        'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      ]),
      ('contact_photos', true, 1048576, array['image/png', 'image/jpeg', 'image/webp']),
      ('keluhan_foto', false, 1048576, array['image/jpeg', 'image/webp']),
      ('program_documents', true, 20971520, array['application/pdf']),
      ('progress_photos', true, 1048576, array['image/jpeg', 'image/webp']),
      ('site_pictures', true, 1048576, array['image/jpeg', 'image/webp'])
  $$,
  'the buckets themselves limit types and size'
);

-- By whom, the folder or id (%s in the names), and what is accepted and refused. Those of keluhan_foto are in its own test.
create temporary table uploads (bucket, who, stem, accepted, refused) as values
  (
    'avatars', 'pending', tests.id('pending')::text, array['%s/avatar.webp', '%s/1793160300000_avatar.jpg'],
    array['%s/avatar.svg', '%s/lain.png', '%s/a/avatar.png', 'avatar.png']
  ),
  (
    'certificate_scans', 'admin', 'ca5e0000-0000-4000-8000-000000000009', array['%s.pdf', '%s.jpg'],
    array[
      '%s.png', '%s.svg', '%s.html', '%s.jpeg', '%s.PDF', '%s.pdf.html', '%s', '.pdf', 'sertifikat.pdf', 'CA5E0000-0000-4000-8000-000000000009.pdf',
      'ca5e0000-0000-4000-8000-00000000000.pdf', '%s0.pdf', 'folder/%s.pdf', '../%s.pdf', E'..\\%s.pdf', '%s.pdf?x', E'%s.pdf\n', '1_%s.pdf'
    ]
  ),
  (
    'collaboration_documents', 'visitor', 'anonymous',
    array[
      'partnership_proposals/investasi_sppg/%s/2_Uji.pdf', 'partnership_proposals/investasi_sppg/%s/3_Uji.doc',
      'partnership_proposals/investasi_sppg/%s/4_Uji.docx', 'partnership_proposals/investasi_sppg/%s/5_Uji.xls',
      'partnership_proposals/investasi_sppg/%s/6_Uji.xlsx', 'partnership_proposals/investasi_sppg/%s/7_Uji.PDF',
      'partnership_proposals/kemitraan_rantai_pasok/%s/1_Uji.pdf', 'partnership_proposals/investasi_peralatan/%s/1_Uji.pdf'
    ],
    array[
      'partnership_proposals/investasi_sppg/%s/9_Uji.exe', 'partnership_proposals/investasi_sppg/%s/9_Uji.pdf.html',
      'partnership_proposals/investasi_sppg/%s/9_Uji.pdfx', 'partnership_proposals/investasi_sppg/%s/Uji.pdf',
      'partnership_proposals/investasi_sppg/%s/lain/9_Uji.pdf', 'partnership_proposals/investasi_mobil/%s/9_Uji.pdf',
      'partnership_proposals/investasi_sppg/%s/../9_Uji.pdf', 'partnership_proposals/investasi_sppg/%s/9_..\..\Uji?.pdf', '9_Uji.pdf'
    ]
  ),
  (
    'contact_photos', 'admin', '9_a', array['1795500000000_kota-tegal.png', '7_wening.jpg', '8_a-1.webp'],
    array[
      '%s.svg', '%s.gif', '%s.jpeg', '%s.PNG', '%s.png.html', '%s', 'a.png', '9_.png', '%s b.png', '9_A.png', 'folder/%s.png', '../%s.png',
      E'9_..\\a.png', '9_%%2e%%2e.png', '%s.png?x', E'%s.png\n'
    ]
  ),
  (
    'program_documents', 'pending', '2_Sisipan', array['program_regulations/%s.PDF'],
    array[
      'PROGRAM_REGULATIONS/%s.pdf', '%s.pdf', 'lain/%s.pdf', 'program_regulations/lain/%s.pdf', 'program_regulations/%s.html',
      'program_regulations/%s.pdf.exe', 'program_regulations/Sisipan.pdf', 'program_regulations/../%s.pdf', 'program_regulations/2_..\..\Sisipan?.pdf'
    ]
  ),
  (
    'progress_photos', 'manager', '7f3c1a52-0c1d-4b6e-9a58-000000000005', array['%s-640.webp', '%s-1280.webp', '%s-640.jpg', '%s-1280.jpg'],
    array[
      '%s.webp', '%s-320.webp', '%s-640.png', '%s-640.svg', '%s-640.WEBP', '%s-640.webp.html', E'%s-640.webp\n', '%s-640.webp?x', 'folder/%s-640.webp',
      '../%s-640.webp', 'x-640.webp', '7F3C1A52-0C1D-4B6E-9A58-000000000005-640.webp'
    ]
  );
insert into uploads select 'site_pictures', 'admin', stem, accepted, refused from uploads where bucket = 'progress_photos';
insert into uploads select bucket, 'pending', tests.id('pending')::text, '{}', refused from uploads where bucket = 'collaboration_documents';

create function pg_temp.try(upload uploads) returns setof text language plpgsql as $$
begin
  perform tests.as(upload.who);
  return query
    select lives_ok(
      format('insert into storage.objects (bucket_id, name) values (%L, %L)', upload.bucket, format(name, upload.stem)),
      format('%s: %s uploads %s', upload.bucket, upload.who, name)
    )
    from unnest(upload.accepted) as name;
  return query
    select throws_ok(
      format('insert into storage.objects (bucket_id, name) values (%L, %L)', upload.bucket, format(name, upload.stem)),
      '42501', 'new row violates row-level security policy for table "objects"', format('%s: %s, not %s', upload.bucket, upload.who, name)
    )
    from unnest(upload.refused) as name;
end;
$$;
select pg_temp.try(uploads) from uploads;

-- In the other access mode, too, and no file takes the place of another
select tests.as('owner');
select tests.set_access('approved_only');
delete from storage.objects;
select pg_temp.try(uploads) from uploads where who = 'admin' and bucket <> 'site_pictures';
select tests.as('visitor');
select throws_ok(
  $$
    insert into storage.objects (bucket_id, name)
    select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/2_Uji.pdf' from generate_series(1, 2)
  $$,
  '23505', null, 'a visitor cannot take the place of a file'
);

select * from finish();
rollback;
