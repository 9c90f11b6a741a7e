-- The job deletes what the privacy page promises to delete after 12 months, and nothing else.
begin;
\ir setup.psql
select plan(19);

delete from public.contact_messages;
delete from public.partnership_applications;
delete from storage.objects where bucket_id = 'collaboration_documents';

-- The name of each row says what has happened to it, and when.
insert into public.contact_messages (name, email, subject, message, status, created_at, handled_at)
select name, 'uji@contoh.id', 'Uji', 'Uji', status, now() - created::interval, now() - handled::interval
from (values
  ('new', 'Baru', '11 months', null),
  ('never answered', 'Baru', '13 months', null),
  ('answered lately', 'Selesai', '20 months', '11 months'),
  ('answered long ago', 'Selesai', '20 months', '13 months')
) as seed (name, status, created, handled);

insert into public.partnership_applications (
  contact_person, opportunity_id, email, document_url, status, created_at, handled_at
)
select name, 'investasi_sppg', 'uji@contoh.id',
  'https://uji.contoh.id/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/' || file,
  status, now() - created::interval, now() - handled::interval
from (values
  ('new', '1_a.pdf', 'Baru', '11 months', null),
  ('never answered', '2_a.pdf', 'Baru', '13 months', null),
  ('declined lately', '3_a.pdf', 'Ditolak', '20 months', '11 months'),
  ('declined long ago', '4_a.pdf', 'Ditolak', '20 months', '13 months'),
  ('accepted long ago', '5_a.pdf', 'Diterima', '40 months', '30 months')
) as seed (name, file, status, created, handled);

delete from public.keluhan;
insert into public.keluhan (id, kategori, hari, sekolah, isi, kode_lacak, foto, created_at, handled_at)
select id::uuid, 'makanan', '2026-01-01', name, 'Rahasia', 'KEH000000001', array[id || '/1.jpg'], now() - created::interval, now() - handled::interval
from (values
  ('c9000000-0000-4000-8000-000000000001', 'new', '11 months', null),
  ('c9000000-0000-4000-8000-000000000002', 'never answered', '13 months', null),
  ('c9000000-0000-4000-8000-000000000003', 'answered lately', '20 months', '11 months'),
  ('c9000000-0000-4000-8000-000000000004', 'answered long ago', '20 months', '13 months')
) as seed (id, name, created, handled);
insert into public.keluhan_pengirim (keluhan_id, name) select id, 'Rahasia' from public.keluhan;
insert into public.keluhan_pesan (id, keluhan_id, dari, isi, foto)
select id, id, 'kami', 'Rahasia', array[id || '/2.jpg'] from public.keluhan where sekolah <> 'new';
update public.keluhan set handled_at = now() - interval '13 months' where sekolah in ('never answered', 'answered long ago');
insert into storage.objects (bucket_id, name, created_at)
select 'keluhan_foto', 'c9000000-0000-4000-8000-00000000000' || number || '/' || photo || '.jpg', now() - created::interval
from (values (1, '11 months'), (2, '13 months'), (3, '20 months'), (4, '20 months'), (5, '11 months'), (6, '13 months')) as seed (number, created),
  generate_series(1, 2) as photo;

insert into storage.objects (bucket_id, name, created_at)
select 'collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/' || file, now() - created::interval
from (values
  ('1_a.pdf', '11 months'), ('2_a.pdf', '13 months'), ('3_a.pdf', '20 months'), ('4_a.pdf', '20 months'),
  ('5_a.pdf', '40 months'), ('6_orphan_new.pdf', '11 months'), ('7_orphan_old.pdf', '13 months')
) as seed (file, created);
insert into storage.objects (bucket_id, name, created_at)
values ('program_documents', 'program_regulations/901_Uji.pdf', now() - interval '40 months');

insert into public.audit_log (actor_role, action, table_name, row_id, before, after)
select 'authenticated', 'UPDATE', 'contact_messages', id, '{"note": null}'::jsonb, '{"note": "Rahasia"}'::jsonb
from public.contact_messages
union all
select 'authenticated', 'UPDATE', 'partnership_applications', id, '{"note": null}'::jsonb, '{"note": "Rahasia"}'::jsonb
from public.partnership_applications;

-- No requests since yesterday.
select setval('private.throttle_salt', (current_date - date '1970-01-01' - 1)::bigint << 44);

-- Who may call it
select tests.as('visitor');
select throws_ok('select private.delete_expired_leads()', '42501', null, 'a visitor cannot call it');
select tests.as('admin');
select throws_ok('select private.delete_expired_leads()', '42501', null, 'an admin cannot call it');
select throws_ok('select private.expired_upload_ids()', '42501', null, 'an admin cannot ask which files go');
select tests.as('service_role');
select throws_ok('select private.delete_expired_leads()', '42501', null, 'the service role cannot call it');

-- The scheduled job
select tests.as('owner');
select results_eq(
  $$ select messages, applications, files, files_left from private.delete_expired_leads() $$,
  $$ values (2::bigint, 2::bigint, 9::bigint, 0::bigint) $$,
  'it says what it deleted'
);
select set_eq(
  $$ select sekolah from public.keluhan $$, array['new', 'answered lately'], 'complaints stay for 12 months after the last step'
);
select set_eq(
  $$ select keluhan_id from public.keluhan_pengirim $$, $$ select id from public.keluhan $$, 'with who sent them'
);
select set_eq($$ select keluhan_id from public.keluhan_pesan $$, $$ select id from public.keluhan where sekolah <> 'new' $$, 'and what was answered');
select set_eq(
  $$ select split_part(name, '/', 1) from storage.objects where bucket_id = 'keluhan_foto' $$,
  $$ select 'c9000000-0000-4000-8000-00000000000' || number from unnest(array[1, 3, 5]) as number $$,
  'photos stay with their complaint, and 12 months without one'
);
select is(
  (select count(distinct keluhan_id) from private.keluhan_tercatat where keluhan_id::text like 'c9000000-%'), 4::bigint, 'the tally of all stays'
);
select set_eq(
  $$ select name from public.contact_messages $$,
  array['new', 'answered lately'],
  'messages stay for 12 months after the last step'
);
select set_eq(
  $$ select contact_person from public.partnership_applications $$,
  array['new', 'declined lately', 'accepted long ago'],
  'applications stay for 12 months after the decision, accepted ones for good'
);
select set_eq(
  $$ select storage.filename(name) from storage.objects where bucket_id = 'collaboration_documents' $$,
  array['1_a.pdf', '3_a.pdf', '5_a.pdf', '6_orphan_new.pdf'],
  'files stay with their application, and 12 months without one'
);
select results_eq(
  $$ select count(*) from storage.objects where name = 'program_regulations/901_Uji.pdf' $$,
  array[1::bigint],
  'documents of the programme have no end'
);
select set_eq(
  $$
    select row_id from public.audit_log
    where table_name in ('contact_messages', 'partnership_applications') and after ->> 'note' = 'Rahasia'
  $$,
  $$ select id from public.contact_messages union all select id from public.partnership_applications $$,
  'notes about deleted leads leave the audit trail with them, others stay'
);
select is_empty(
  $$
    select from public.audit_log
    where action = 'DELETE' and table_name in ('contact_messages', 'partnership_applications')
  $$,
  'and nothing of them is kept there'
);
select is(
  (select last_value >> 44 from private.throttle_salt), (current_date - date '1970-01-01')::bigint,
  'the salt of yesterday is gone without another write'
);
select results_eq(
  $$ select messages, applications, files, files_left from private.delete_expired_leads() $$,
  $$ values (0::bigint, 0::bigint, 0::bigint, 0::bigint) $$,
  'a second run finds nothing'
);
select function_privs_are(
  'private', 'expired_upload_ids', array[]::text[], 'service_role', array[]::text[],
  'the service role cannot ask which files go'
);

select * from finish();
rollback;
