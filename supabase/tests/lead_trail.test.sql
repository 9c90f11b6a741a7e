-- Saving the inbox to a file and opening a proposal are written down before they happen.
begin;
\ir setup.psql
select plan(32);

select tests.add_person('admin-lain@contoh.id', 'admin');
insert into public.partnership_applications (id, opportunity_id, contact_person, email, document_url) values
  ('70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Citra', 'citra@contoh.id',
    '/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf'),
  ('70000000-0000-4000-8000-000000000002', 'investasi_sppg', 'Dani', 'dani@contoh.id', null);
insert into storage.objects (bucket_id, name) values
  ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf'),
  ('collaboration_documents', 'partnership_proposals/investasi_sppg/anonymous/11_Uji.pdf');

-- The files that the storage service finds when the caller asks it for this operation.
create function pg_temp.seen(operation text default 'storage.object.sign') returns setof text language plpgsql as $$
begin
  perform set_config('storage.operation', operation, true);
  return query
    select regexp_replace(name, '^.*/', '') from storage.objects
    where bucket_id = 'collaboration_documents' and name like '%/anonymous/%1\_Uji.pdf' order by name;
end;
$$;

-- Who sees them
select tests.as('visitor');
select is_empty('select pg_temp.seen()', 'a visitor sees no proposal');
select tests.as('manager');
select is_empty('select pg_temp.seen()', 'a manager sees no proposal');
select tests.as('owner');
select is_empty(
  $$ select from public.audit_log where action in ('EXPORT', 'OPEN') and actor_id::text ~ '^10000000-' $$,
  'and the trail has nothing of them'
);

-- An export: managers save the complaints
select tests.as('manager');
select lives_ok($$ select public.note_lead_export(3, '{"keluhan": "lewat"}') $$, 'a manager notes an export');
select tests.as('owner');
select results_eq(
  $$ select actor_email, after from public.audit_log where action = 'EXPORT' and table_name = 'leads' and actor_id = tests.id('manager') $$,
  $$ values ('pengelola@contoh.id', '{"jumlah": 3, "keluhan": "lewat"}'::jsonb) $$, 'with the filter of complaints'
);
select tests.as('admin');
select lives_ok(
  $$ select public.note_lead_export(
       12, '{"status": "Baru", "dari": "2026-11-01", "cari": "arum", "jenis": "arum@contoh.id", "lain": "x", "sampai": ""}'
     ) $$,
  'an admin notes an export'
);
select results_eq(
  $$ select table_name, row_id, actor_email, before, after from public.audit_log where action = 'EXPORT' and actor_id = tests.id('admin') $$,
  $$ values ('leads', null::uuid, 'admin@contoh.id', null::jsonb, '{"jumlah": 12, "status": "Baru", "dari": "2026-11-01"}'::jsonb) $$,
  'with how many, and by which filter; a search or an address does not get into the trail'
);
select lives_ok($$ select public.note_lead_export(0, '{}') $$, 'without a filter, too');

-- A proposal
select lives_ok(
  $$ select public.note_proposal_opened('70000000-0000-4000-8000-000000000001') $$, 'an admin opens a proposal'
);
select results_eq(
  $$ select table_name, row_id, actor_id, before, after from public.audit_log where action = 'OPEN' $$,
  $$ values ('partnership_applications', '70000000-0000-4000-8000-000000000001'::uuid,
       tests.id('admin'), null::jsonb,
       '{"file": "partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf"}'::jsonb) $$,
  'the trail says who and which file'
);
select is(
  public.note_proposal_opened('70000000-0000-4000-8000-000000000001'), 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf',
  'the function that signs is told the path'
);
select is_empty(
  format('select pg_temp.seen(%L)', operation), 'nobody signs or reads one by themselves, before or after: ' || operation
)
from unnest(array[
  'storage.object.sign', 'object.sign', 'storage.object.sign_many', 'storage.object.get_authenticated',
  'object.get_authenticated_info', 'storage.object.list', 'storage.object.copy', 'storage.object.move', 'storage.s3.object.get', ''
]) as operation;
select results_eq(
  format('select pg_temp.seen(%L)', operation), array['11_Uji.pdf', '1_Uji.pdf'], 'an admin finds them to remove them: ' || operation
)
from unnest(array['storage.object.delete_many', 'object.delete_many']) as operation;
select throws_ok(
  format($$ select public.note_proposal_opened('%s') $$, id), 'P0002', 'Pengajuan ini sudah dihapus.', description
)
from (values
  ('70000000-0000-4000-8000-000000000002', 'an application without a proposal'),
  ('70000000-0000-4000-8000-00000000000f', 'an application that is gone')
) as attempt (id, description);

-- An admin sends an application with the proposal of somebody else, opens that and deletes it
insert into public.partnership_applications (id, opportunity_id, contact_person, email, document_url) values
  ('70000000-0000-4000-8000-000000000009', 'investasi_sppg', 'Admin', 'admin@contoh.id',
    'https://contoh.supabase.co/storage/v1/object/public/collaboration_documents/partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf');
select tests.as('owner');
update public.partnership_applications set created_at = now() + interval '1 second' where id = '70000000-0000-4000-8000-000000000009';
select tests.as('admin');
select lives_ok($$ select public.note_proposal_opened('70000000-0000-4000-8000-000000000009') $$, 'opened by another application');
delete from public.partnership_applications where id = '70000000-0000-4000-8000-000000000009';
select results_eq(
  $$ select row_id, after ->> 'file' from public.audit_log where action = 'OPEN' order by id desc limit 1 $$,
  $$ values ('70000000-0000-4000-8000-000000000001'::uuid, 'partnership_proposals/investasi_sppg/anonymous/1_Uji.pdf') $$,
  'the trail has the application that was first, and keeps it'
);

-- Neither is undone or restored
select is_empty(
  $$ select from public.account_changes(tests.id('admin'), now() - interval '1 day', now() + interval '1 day') $$,
  'there is nothing to undo'
);
select throws_ok(
  $$ select public.restore_audit_entry((select max(id) from public.audit_log where action = 'OPEN')) $$,
  'P0002', null, 'nor to restore'
);

-- The application goes, and what is known of it; that its proposal was opened stays, without the sender's words
delete from public.partnership_applications where id = '70000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select action, after ->> 'file' from public.audit_log where row_id = '70000000-0000-4000-8000-000000000001' order by id $$,
  $$
    values
      ('OPEN', 'partnership_proposals/investasi_sppg/anonymous/1'),
      ('OPEN', 'partnership_proposals/investasi_sppg/anonymous/1'),
      ('OPEN', 'partnership_proposals/investasi_sppg/anonymous/1'),
      ('DELETE', null)
  $$,
  'the trail forgets the name of the file, not that it was opened'
);

-- Nobody takes that out of the trail
select tests.as('owner');
delete from public.audit_log where action in ('OPEN', 'EXPORT');
select is((select count(*) from public.audit_log where action = 'OPEN'), 3::bigint, 'not even the database''s owner, by mistake');
select is((select count(*) from public.audit_log where action = 'EXPORT'), 3::bigint, 'exports stay, too');

select * from finish();
rollback;
