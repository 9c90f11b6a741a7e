-- What is taken from built pages: noted by statement, with the revision that a build needs to be without it.
begin;
\ir setup.psql
select plan(25);

delete from public.regional_contacts where kabupaten_kota = 'Kota Salatiga';
insert into public.yayasan (id, nama) values ('40000000-0000-4000-8000-000000000001', 'Yayasan Uji Penarikan');
delete from public.withdrawals;
update public.content_revision set revision = 100;

-- What was noted since the last look, as "table amount", and at which revision
create function pg_temp.noted(expected text[], revision bigint, what text) returns setof text language plpgsql as $$
begin
  return next is(array(select concat_ws(' ', source, amount) from public.withdrawals order by id), expected, what);
  return next is((select content_revision.revision from public.content_revision), revision, what || ': the revision');
end;
$$;
create function pg_temp.look_anew() returns void language sql security definer as 'delete from public.withdrawals';

select tests.as('admin');
insert into public.regional_contacts (id, kabupaten_kota, nama_kontak, nomor_telepon)
values ('50000000-0000-4000-8000-000000000001', 'Kota Salatiga', 'Sekar Uji', '0800-0000-0091');
select pg_temp.noted('{}', 100, 'a new contact takes nothing away');
update public.regional_contacts set bersedia_whatsapp = true where kabupaten_kota = 'Kota Salatiga';
select pg_temp.noted('{}', 100, 'nor does what is added to one');
update public.regional_contacts set nomor_telepon = '0800-0000-0092' where kabupaten_kota = 'Kota Salatiga';
select pg_temp.noted('{regional_contacts 1}', 101, 'another number takes the old one away');
update public.regional_contacts set bersedia_whatsapp = false where kabupaten_kota = 'Kota Salatiga';
select pg_temp.noted('{regional_contacts 1,regional_contacts 1}', 102, 'and so does a consent that is withdrawn');
select is(
  (select array_agg(withdrawals.revision order by id) from public.withdrawals), '{101,102}'::bigint[], 'each has its revision'
);
select pg_temp.look_anew();
delete from public.regional_contacts where kabupaten_kota = 'Kota Salatiga';
select pg_temp.noted('{regional_contacts 1}', 103, 'a contact that is deleted');
select pg_temp.look_anew();

insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select ('60000000-0000-4000-8000-00000000000' || n)::uuid, 'UJI-TARIK-' || n, 'SPPG Uji', 'Jalan Uji', '40000000-0000-4000-8000-000000000001'
from generate_series(1, 3) as n;
update public.sppg set nama = 'SPPG Uji Coba' where kode_unik_pendaftaran = 'UJI-TARIK-1';
select pg_temp.noted('{}', 103, 'a kitchen that is added or renamed');
delete from public.sppg where kode_unik_pendaftaran like 'UJI-TARIK-%';
select pg_temp.noted('{sppg 3}', 104, 'three kitchens that are deleted at once');
select pg_temp.look_anew();

insert into public.program_documents (title, category, file_name, file_path, file_url) values
  ('Uji tarik', 'Regulasi', 'a.pdf', 'program_regulations/1_uji.pdf', '/storage/v1/object/public/program_documents/program_regulations/1_uji.pdf');
select pg_temp.noted('{}', 104, 'a new document takes nothing away');
delete from public.program_documents where title = 'Uji tarik';
select pg_temp.noted('{program_documents 1}', 105, 'a document that is deleted');
select pg_temp.look_anew();

insert into public.faq_entries (question, answer, position, status) values ('Uji tarik?', 'Ya.', 900, 'terbit'), ('Uji draf?', 'Ya.', 901, 'draf');
select pg_temp.noted('{}', 106, 'questions');
delete from public.faq_entries where question = 'Uji draf?';
select pg_temp.noted('{}', 106, 'a draft was on no page');
update public.faq_entries set status = 'draf' where question = 'Uji tarik?';
select pg_temp.noted('{faq_entries 1}', 107, 'what is a draft again, has one revision for both');

select * from finish();
rollback;
