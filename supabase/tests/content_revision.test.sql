-- The revision of the content: it rises with each statement that changes what visitors see, and with no other.
begin;
\ir setup.psql
select plan(24);

-- As in the seed, which a database may be without.
insert into public.company_profile (
  street, city, province, postal_code, phone, email, partnership_email, office_hours, press_name, press_phone, press_email
) values (
  'Jalan Kawung Asri No. 12', 'Kota Semarang', 'Jawa Tengah', '50000', '0800-0000-0001', 'halo@tampahgizi.contoh.id',
  'kemitraan@tampahgizi.contoh.id',
  '[{"days": "Senin–Jumat", "hours": "08.00–17.00 WIB"}, {"days": "Sabtu", "hours": "09.00–13.00 WIB"},
    {"days": "Minggu dan hari libur nasional", "hours": "Tutup"}]',
  'Larasati Widyaningpraja', '0800-0000-0003', 'pers@tampahgizi.contoh.id'
) on conflict do nothing;

select throws_ok(
  'insert into public.content_revision (id, revision) values (false, 1)', '23514',
  'new row for relation "content_revision" violates check constraint "content_revision_single_row"', 'there is one row'
);

delete from public.news_articles;
delete from public.gallery_photos;
delete from public.faq_entries;
update public.content_revision set revision = 100;
create function pg_temp.now_at(expected bigint, what text) returns text language sql as $$
  select is((select revision from public.content_revision), expected, what);
$$;
create function pg_temp.of_row(n integer) returns bigint language sql as $$
  select published_revision from public.faq_entries where id = ('cc100000-0000-4000-8000-00000000000' || n)::uuid;
$$;

select tests.as('admin');
insert into public.faq_entries (id, question, answer, position) values
  ('cc100000-0000-4000-8000-000000000001', 'Apa?', 'Ini.', 1), ('cc100000-0000-4000-8000-000000000002', 'Siapa?', 'Kami.', 2);
select pg_temp.now_at(100, 'a draft changes nothing');
select is(pg_temp.of_row(1), null, 'and has no revision');
update public.faq_entries set answer = 'Itu.' where position = 1;
select pg_temp.now_at(100, 'nor does a change of it');
update public.faq_entries set status = 'terbit';
select pg_temp.now_at(101, 'two that are published in one statement are one revision');
select is(pg_temp.of_row(n), 101::bigint, 'which both have: ' || n) from generate_series(1, 2) as n;
update public.faq_entries set answer = 'Itu.' where position = 1;
select pg_temp.now_at(101, 'saving without a change is no change');
update public.faq_entries set answer = 'Itu dia.' where position = 1;
select pg_temp.now_at(102, 'a change is one');
select is(pg_temp.of_row(n), revision, 'of that row only: ' || n) from (values (1, 102::bigint), (2, 101)) as rows (n, revision);
update public.faq_entries set status = 'draf' where position = 2;
select pg_temp.now_at(103, 'a withdrawal, too');
select is(pg_temp.of_row(2), 103::bigint, 'which the draft knows');
update public.faq_entries set answer = 'Kita.' where position = 2;
select pg_temp.now_at(103, 'after it, its changes are a draft''s');
delete from public.faq_entries where position = 2;
select pg_temp.now_at(103, 'and so is its deletion');
delete from public.faq_entries where position = 1;
select pg_temp.now_at(104, 'that of what is published is not');
select lives_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where row_id = 'cc100000-0000-4000-8000-000000000001' $$,
  'nor is its return'
);
select pg_temp.now_at(105, 'which is the next revision');
select is(pg_temp.of_row(1), 105::bigint, 'and not the one that it had');
select tests.as('owner');
insert into public.faq_entries (id, question, answer, position, status)
values ('cc100000-0000-4000-8000-000000000001', 'Apa?', 'Ini.', 1, 'terbit') on conflict do nothing;
select pg_temp.now_at(105, 'what meets its own row changes nothing');

-- The other tables
select tests.as('admin');
insert into public.news_articles (slug, title, date, category, excerpt, content, illustration, alt, status)
values ('uji', 'Uji', '2026-01-02', 'Uji', 'Uji.', 'Uji.', 'berita/berita-1', 'Uji.', 'terbit');
select pg_temp.now_at(106, 'an article');
insert into public.gallery_photos (title, caption, illustration, alt, position, status)
values ('Uji', 'Uji.', 'galeri/galeri-1', 'Uji.', 1, 'terbit');
select pg_temp.now_at(107, 'a photo');
update public.company_profile set phone = '0800-0000-0009';
select pg_temp.now_at(108, 'and the company''s data count as well');

select is(
  (select count(distinct published_revision) from (
    select published_revision from public.news_articles union all select published_revision from public.gallery_photos
    union all select published_revision from public.company_profile
  ) as rows),
  3::bigint, 'each row has its own'
);

select * from finish();
rollback;
