-- Files that are to go: noted with the change of the row that named them, or old and never named. Admins only.
begin;
\ir setup.psql
select plan(39);

delete from storage.objects;
delete from public.program_documents;
delete from public.regional_contacts;
delete from public.sppg_sertifikat;
delete from private.file_removals;

insert into storage.objects (bucket_id, name)
select 'contact_photos', name from unnest(array['1_tegal.jpg', '2_kudus.jpg', '3_baru.jpg', '4_unggahan.jpg']) as name
union all
select 'program_documents', 'program_regulations/' || name from unnest(array['1_uji.pdf', '2_uji.pdf']) as name
union all
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || name from unnest(array['1_a.pdf', '2_b.pdf']) as name
union all
select 'certificate_scans', name from unnest(array['ca5e0000-0000-4000-8000-000000000001.pdf', 'ca5e0000-0000-4000-8000-000000000002.jpg', 'ca5e0000-0000-4000-8000-000000000003.pdf', 'ca5e0000-0000-4000-8000-000000000004.pdf']) as name
union all
select 'avatars', '10000000-0000-4000-8000-000000000001/avatar.jpg';
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon, foto_url) values
  ('Kota Tegal', 'Wening', '0800-1', '/storage/v1/object/public/contact_photos/1_tegal.jpg'),
  ('Kabupaten Kudus', 'Arum', '0800-2', 'https://contoh.supabase.co/storage/v1/object/public/contact_photos/2_kudus.jpg'),
  ('Kota Salatiga', 'Bayu', '0800-3', '/images/kontak/kontak-01.svg');
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
insert into public.sppg_sertifikat (sppg_id, jenis, tanggal_daftar, scan_path, scan_size) values
  ('40000000-0000-4000-8000-000000000001', 'SLHS', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000001.pdf', 2000),
  ('40000000-0000-4000-8000-000000000001', 'PBG', '2026-01-01', 'ca5e0000-0000-4000-8000-000000000002.jpg', 2000);
insert into public.program_documents (title, file_name, file_url, file_path)
select n || '_uji', n || '_uji.pdf', '/storage/v1/object/public/program_documents/program_regulations/' || n || '_uji.pdf', 'program_regulations/' || n || '_uji.pdf'
from generate_series(1, 2) as n;
insert into public.partnership_applications (id, opportunity_id, contact_person, email, document_url) values (
  '70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Arum', 'arum@contoh.id',
  'https://contoh.supabase.co/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_a.pdf'
);

-- Grants: the view for admins, the list for nobody
select table_privs_are('private', 'file_removals', role, array[]::text[], role || ' has nothing on the list')
from unnest(array['anon', 'authenticated', 'service_role']) as role;
select policies_are(
  'private', 'file_removals', array['Nobody reaches the list of files through the API', 'Functions with rights of their own reach every row']
);

create function pg_temp.waiting() returns setof text language sql as $$
  select bucket_id || ' ' || regexp_replace(name, '^.*/', '') from public.files_to_remove order by 1;
$$;

-- Nothing is to go while rows name it, or may soon
select tests.as('admin');
select is_empty('select pg_temp.waiting()', 'files of rows stay, and so does an upload whose row may still come');

-- Rows go, and storage has not removed their files
delete from public.regional_contacts where kabupaten_kota = 'Kota Tegal';
select results_eq(
  'select * from public.files_to_remove', $$ values ('contact_photos', '1_tegal.jpg', now()) $$,
  'the photo of a deleted contact waits at once'
);
update public.regional_contacts set foto_url = '/storage/v1/object/public/contact_photos/3_baru.jpg' where kabupaten_kota = 'Kabupaten Kudus';
select results_eq(
  'select pg_temp.waiting()', array['contact_photos 1_tegal.jpg', 'contact_photos 2_kudus.jpg'], 'so does a photo that was replaced'
);
update public.regional_contacts set nama_kontak = 'Arum Sari' where kabupaten_kota = 'Kabupaten Kudus';
update public.regional_contacts set foto_url = null where kabupaten_kota = 'Kota Salatiga';
select is((select count(*) from public.files_to_remove), 2::bigint, 'a picture of the site does not, nor one that stays');
select tests.as('pending');
delete from public.program_documents where title = '1_uji';
select is_empty('select pg_temp.waiting()', 'who is no admin sees nothing of it');
select is_empty(
  $$ delete from storage.objects where name like '%/1_uji.pdf' returning id $$, 'nor takes the file of others along, which could not come back'
);
select tests.as('admin');
select is_empty(
  $$ select from public.files_to_remove where name like '%/1_uji.pdf' $$, 'a document that somebody has deleted who is no manager comes back with its file for 30 days'
);
select tests.as('owner');
update private.file_removals set since = since - interval '30 days' where name like '%/1_uji.pdf';
select tests.as('admin');
set local "storage.operation" = 'storage.object.delete_many';
delete from public.partnership_applications;
select results_eq(
  'select pg_temp.waiting()',
  array['collaboration_documents 1_a.pdf', 'contact_photos 1_tegal.jpg', 'contact_photos 2_kudus.jpg', 'program_documents 1_uji.pdf'],
  'then it waits; proposals at once'
);

update public.sppg_sertifikat set scan_path = 'ca5e0000-0000-4000-8000-000000000003.pdf' where jenis = 'SLHS';
delete from public.sppg_sertifikat where jenis = 'PBG';
select set_eq(
  $$ select name from public.files_to_remove where bucket_id = 'certificate_scans' $$, array['ca5e0000-0000-4000-8000-000000000001.pdf', 'ca5e0000-0000-4000-8000-000000000002.jpg'],
  'and scans that were replaced or whose certificate is gone'
);

-- What is named again is safe, whatever the list says
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where action = 'DELETE' and table_name = 'regional_contacts' $$,
  'the contact is restored, with the photo that was to go'
);
select isnt_empty($$ select from public.regional_contacts where foto_url like '%1_tegal.jpg' $$, 'it has its photo');
select is_empty($$ select from public.files_to_remove where name = '1_tegal.jpg' $$, 'which waits no more');
select is_empty(
  $$ delete from storage.objects where name = '1_tegal.jpg' returning id $$, 'and can''t be removed'
);
delete from public.regional_contacts where kabupaten_kota = 'Kota Tegal';
select isnt_empty($$ select from public.files_to_remove where name = '1_tegal.jpg' $$, 'until the contact goes again');

-- Admins remove what waits
select isnt_empty(
  format($$ delete from storage.objects where bucket_id = %L and name like %L returning id $$, split_part(waiting, ' ', 1), '%' || split_part(waiting, ' ', 2)),
  'an admin removes ' || waiting
)
from pg_temp.waiting() as waiting;
select is_empty('select pg_temp.waiting()', 'then nothing waits');
delete from public.program_documents where title = '2_uji';
select tests.as('owner');
select results_eq(
  'select name from private.file_removals', array['program_regulations/2_uji.pdf'], 'the list forgets what is settled'
);

-- Uploads whose row never came
update storage.objects set created_at = now() - interval '61 minutes' where name in ('4_unggahan.jpg', 'ca5e0000-0000-4000-8000-000000000004.pdf');
update storage.objects set created_at = now() - interval '6 days' where name like '%2_b.pdf';
update storage.objects set created_at = now() - interval '1 year' where name like '%avatar.jpg' or name in ('3_baru.jpg', 'ca5e0000-0000-4000-8000-000000000003.pdf');
insert into storage.objects (bucket_id, name, created_at) values ('program_documents', 'lain/pindaian.pdf', now() - interval '1 year');
select tests.as('admin');
select results_eq(
  'select pg_temp.waiting()',
  array['avatars avatar.jpg', 'certificate_scans ca5e0000-0000-4000-8000-000000000004.pdf', 'contact_photos 4_unggahan.jpg', 'program_documents 2_uji.pdf', 'program_documents pindaian.pdf'],
  'an upload waits after an hour, in whatever folder, also an avatar that no account shows; what a row names never does'
);
select tests.as('owner');
update storage.objects set created_at = now() - interval '8 days' where name like '%2_b.pdf';
select tests.as('admin');
select ok('collaboration_documents 2_b.pdf' in (select * from pg_temp.waiting()), 'a proposal after a week');

-- Every bucket that there is
select tests.as('owner');
delete from storage.objects;
create temporary table stray as
select id as bucket_id, folder || 'terlupa.pdf' as name from storage.buckets, unnest(array['', 'LAIN/', 'a/b/']) as folder;
insert into storage.objects (bucket_id, name, created_at) select bucket_id, name, now() - interval '1 year' from stray;
select tests.as('admin');
select set_eq(
  'select bucket_id, name from public.files_to_remove', 'select bucket_id, name from stray',
  'what no row names is to go from every bucket, in whatever folder'
);
select tests.as('owner');
select is_empty(
  $$ select id from storage.buckets where pg_get_viewdef('private.named_files') not like '%' || quote_literal(id) || '%' $$,
  'and of every bucket it is known what rows name'
);
select is_empty(
  $$
    select named.table_name, verb
    from information_schema.view_column_usage as named, unnest(array['DELETE', 'UPDATE']) as verb
    where view_schema = 'private' and view_name = 'named_files' and named.table_schema = 'public' and column_name ~ '_(path|url)$|^foto$'
      -- Nobody changes the file of an edition, of an application or of a complaint.
      and not (
        verb = 'UPDATE'
        and named.table_name in ('program_document_editions', 'partnership_applications', 'keluhan', 'keluhan_pesan')
      )
      and not exists (
        select from information_schema.triggers
        where event_object_schema = 'public' and event_object_table = named.table_name
          and event_manipulation = verb and action_statement ~ 'private\.note_\w+_removal\('
      )
  $$,
  'what a row names no longer is noted'
);
select tests.as('admin');
set local "storage.operation" = 'storage.object.delete_many';
delete from storage.objects where bucket_id in (select bucket_id from public.files_to_remove);
select is_empty('select from public.files_to_remove', 'an admin removes all of it');

-- Pictures of the site, two files each
select tests.as('owner');
delete from storage.objects where bucket_id <> 'site_pictures';
create function pg_temp.stem(n integer) returns text language sql immutable as $$
  select '7f3c1a52-0c1d-4b6e-9a58-00000000000' || n;
$$;
insert into storage.objects (bucket_id, name)
select 'site_pictures', pg_temp.stem(n) || '-' || width || '.jpg' from generate_series(1, 3) as n, unnest(array[640, 1280]) as width;
insert into public.news_articles (slug, title, date, category, excerpt, content, photo_path, photo_width, photo_height, alt, shows_people, people_agreed)
values ('uji', 'Uji', '2026-01-02', 'Uji', 'Uji.', 'Uji.', pg_temp.stem(1) || '.jpg', 1280, 853, 'Uji.', true, true);
insert into public.gallery_photos (title, caption, photo_path, photo_width, photo_height, alt, position)
values ('Uji', 'Uji.', pg_temp.stem(2) || '.jpg', 1280, 1280, 'Uji.', 1);
select tests.as('admin');
select is_empty('select pg_temp.waiting()', 'pictures of drafts stay');
update public.news_articles set photo_path = pg_temp.stem(3) || '.jpg' where slug = 'uji';
delete from public.gallery_photos where title = 'Uji';
select results_eq(
  'select pg_temp.waiting()',
  array['site_pictures 7f3c1a52-0c1d-4b6e-9a58-000000000001-1280.jpg', 'site_pictures 7f3c1a52-0c1d-4b6e-9a58-000000000001-640.jpg'],
  'one that shows people waits at once when it is replaced, in both sizes'
);
select tests.as('owner');
update private.file_removals set since = since - interval '30 days';
select tests.as('admin');
select is((select count(*) from pg_temp.waiting()), 4::bigint, 'another one after 30 days, until when an earlier version may have it again');
select isnt_empty(
  $$ delete from storage.objects where bucket_id = 'site_pictures' and name like '%000000000002-640.jpg' returning id $$, 'an admin removes it'
);

-- Those below the text of an article
select tests.as('owner');
delete from storage.objects where bucket_id = 'site_pictures';
delete from private.file_removals;
insert into storage.objects (bucket_id, name)
select 'site_pictures', pg_temp.stem(n) || '-' || width || '.jpg' from generate_series(4, 5) as n, unnest(array[640, 1280]) as width;
update public.news_articles
set photos = (
  select jsonb_agg(jsonb_build_object('path', pg_temp.stem(n) || '.jpg', 'width', 9, 'height', 9, 'alt', 'Uji.')) from generate_series(4, 5) as n
)
where slug = 'uji';
select tests.as('admin');
select is_empty('select pg_temp.waiting()', 'more photos of an article stay');
update public.news_articles set photos = photos - 0 where slug = 'uji';
select is((select count(*) from pg_temp.waiting()), 2::bigint, 'of people, one that is taken out waits at once, in both sizes');
delete from public.news_articles where slug = 'uji';
select is((select count(*) from pg_temp.waiting()), 4::bigint, 'all of them once the article is deleted');

select * from finish();
rollback;
