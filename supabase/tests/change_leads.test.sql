-- Several leads at once, and whom they are assigned to.
begin;
\ir setup.psql
select plan(34);

select tests.add_person('admin-lain@contoh.id', 'admin');
insert into public.contact_messages (id, name, email, subject, message) values
  ('60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo'),
  ('60000000-0000-4000-8000-000000000002', 'Bima', 'bima@contoh.id', 'Bertanya', 'Halo');
insert into public.partnership_applications (id, opportunity_id, contact_person, email)
values ('70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Citra', 'citra@contoh.id');
-- Another admin was first at one of them.
update public.contact_messages set handled_at = now() - interval '1 hour', note = 'Milik saya'
where id = '60000000-0000-4000-8000-000000000002';

create function pg_temp.chosen() returns jsonb language sql as $$
  select '[
    {"kind": "contact_messages", "id": "60000000-0000-4000-8000-000000000001", "handled_at": null},
    {"kind": "contact_messages", "id": "60000000-0000-4000-8000-000000000002", "handled_at": null},
    {"kind": "contact_messages", "id": "60000000-0000-4000-8000-00000000000f", "handled_at": null},
    {"kind": "partnership_applications", "id": "70000000-0000-4000-8000-000000000001", "handled_at": null}
  ]'::jsonb;
$$;
create function pg_temp.present() returns table (name text, status text, assignee text) language sql as $$
  select name, status, assignee_email from public.leads where id::text ~ '^[67]0000000-' order by name;
$$;

select tests.as('manager');
select is_empty($$ select from public.leads where kind <> 'keluhan' $$, 'a manager reads no lead but complaints');

-- A status
select tests.as('admin');
select results_eq(
  $$ select * from public.change_leads(pg_temp.chosen(), '{"status": "Ditinjau"}') order by 1 $$,
  $$ values ('60000000-0000-4000-8000-000000000002'::uuid), ('60000000-0000-4000-8000-00000000000f') $$,
  'what somebody else has changed or deleted meanwhile is named'
);
select results_eq(
  $$ select name, status from pg_temp.present() $$,
  $$ values ('Arum', 'Ditinjau'), ('Bima', 'Baru'), ('Citra', 'Ditinjau') $$,
  'the others are changed'
);
select results_eq(
  $$ select handled_by, handled_at from public.leads where name in ('Arum', 'Citra') $$,
  $$ values (tests.id('admin'), now()), (tests.id('admin'), now()) $$,
  'with who and when'
);
select results_eq(
  $$ select table_name, before ->> 'status', after ->> 'status' from public.audit_log
     where row_id::text ~ '^[67]0000000-' and actor_id is not null order by table_name $$,
  $$ values ('contact_messages', 'Baru', 'Ditinjau'), ('partnership_applications', 'Baru', 'Ditinjau') $$,
  'the trail has each'
);
select results_eq(
  $$ select * from public.change_leads(pg_temp.chosen(), '{"status": "Ditinjau"}') order by 1 $$,
  $$ values ('60000000-0000-4000-8000-000000000002'::uuid), ('60000000-0000-4000-8000-00000000000f') $$,
  'sent again, as its answer was lost, the call finds its own work done'
);
select throws_ok(
  $$ select public.change_leads(
       (select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'handled_at', handled_at)) from public.leads where name = 'Arum'),
       '{"status": "Hilang"}'
     ) $$,
  '23514', null, 'an unknown status is refused'
);

-- Whom they are assigned to
select is_empty(
  format(
    $$ select * from public.change_leads(
         (select jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'handled_at', handled_at))
          from public.leads where id::text ~ '^[67]0000000-'),
         '{"assigned_to": "%s"}'
       ) $$,
    tests.id('admin-lain')
  ),
  'all are assigned to another admin'
);
select results_eq(
  'select * from pg_temp.present()',
  $$ values ('Arum', 'Ditinjau', 'admin-lain@contoh.id'), ('Bima', 'Baru', 'admin-lain@contoh.id'),
       ('Citra', 'Ditinjau', 'admin-lain@contoh.id') $$,
  'the inbox says to whom; the status stays'
);
select results_eq(
  $$ select distinct before ->> 'assigned_to', after ->> 'assigned_to' from public.audit_log
     where row_id::text ~ '^[67]0000000-' and after ->> 'assigned_to' is not null $$,
  $$ values (null, tests.id('admin-lain')::text) $$,
  'the trail keeps it'
);
select throws_ok(
  format($$ update public.%I set assigned_to = tests.id(%L) $$, table_name, person),
  'P0001', 'Kiriman hanya dapat ditugaskan kepada admin.', format('%s cannot be assigned to %s', table_name, person)
)
from (values ('contact_messages'), ('partnership_applications')) as tables (table_name),
  unnest(array['pending', 'manager']) as person;
select lives_ok(
  $$ update public.contact_messages set assigned_to = tests.id('admin')
     where id = '60000000-0000-4000-8000-000000000001' $$,
  'one may be assigned by itself'
);
select lives_ok(
  $$ update public.contact_messages set assigned_to = null where id = '60000000-0000-4000-8000-000000000001' $$,
  'and be nobody''s again'
);

-- An assignee who leaves
select lives_ok(
  $$ select public.set_account_role(tests.id('admin-lain'), 'pengelola') $$, 'the other admin becomes a manager'
);
select results_eq(
  $$ select distinct assignee from pg_temp.present() $$, $$ values (null::text) $$,
  'and nothing is assigned to them any more'
);
select tests.as('owner');
update public.accounts set role = 'admin' where user_id = tests.id('admin-lain');
update public.contact_messages set assigned_to = tests.id('admin-lain'), handled_at = '2026-01-01'
where id = '60000000-0000-4000-8000-000000000001';
update public.contact_messages set handled_at = '2026-01-01' where id = '60000000-0000-4000-8000-000000000001';
delete from auth.users where id = tests.id('admin-lain');
select results_eq(
  $$ select assigned_to, handled_at from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  $$ values (null::uuid, '2026-01-01'::timestamptz) $$,
  'a deleted account leaves what was assigned to it, and nobody has handled that'
);

-- Deletion
select tests.as('admin');
update public.contact_messages set note = 'Baru saja' where id = '60000000-0000-4000-8000-000000000002';
select results_eq(
  $$ select * from public.delete_leads(
       (select jsonb_agg(jsonb_build_object(
          'kind', kind, 'id', id,
          'handled_at', case when name = 'Bima' then '2026-01-01T00:00:00Z'::timestamptz else handled_at end
        )) from public.leads where id::text ~ '^[67]0000000-')
         || '[{"kind": "contact_messages", "id": "60000000-0000-4000-8000-00000000000f", "handled_at": null}]'
     ) $$,
  $$ values ('60000000-0000-4000-8000-000000000002'::uuid) $$,
  'what somebody else has changed stays and is named, what is gone already is not'
);
select results_eq('select name from pg_temp.present()', $$ values ('Bima') $$, 'the others are deleted');
select results_eq(
  $$ select action, before, after from public.audit_log
     where row_id in ('60000000-0000-4000-8000-000000000001', '70000000-0000-4000-8000-000000000001') $$,
  $$ values ('DELETE', null::jsonb, null::jsonb), ('DELETE', null, null) $$,
  'the trail keeps that they were deleted and nothing of them'
);

-- Complaints
select tests.as('owner');
delete from public.keluhan;
insert into public.keluhan (id, kategori, hari, isi, kode_lacak)
select ('c9000000-0000-4000-8000-00000000000' || n)::uuid, 'makanan', '2026-01-01', 'x', 'KEH000000001' from generate_series(1, 2) as n;
update public.keluhan set handled_at = now() - interval '1 hour' where id = 'c9000000-0000-4000-8000-000000000002';
create function pg_temp.complaints() returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('kind', 'keluhan', 'id', 'c9000000-0000-4000-8000-00000000000' || n, 'handled_at', null)) from generate_series(1, 2) as n;
$$;
select tests.as('admin');
select results_eq(
  $$ select * from public.change_leads(pg_temp.complaints(), '{"status": "Diperiksa"}') $$, $$ values ('c9000000-0000-4000-8000-000000000002'::uuid) $$,
  'complaints get a status, but for what somebody else has changed'
);
select results_eq('select status from public.keluhan order by id', array['Diperiksa', 'Baru'], 'in the database');
select throws_ok(
  $$ select public.change_leads((select jsonb_agg(jsonb_build_object('kind', 'keluhan', 'id', id, 'handled_at', handled_at)) from public.keluhan), '{"status": "Selesai"}') $$,
  'P0001', 'Keluhan ini belum dijawab. Tulis dulu jawaban untuk pengirimnya, lalu tandai selesai.', 'none is done without an answer'
);
select is_empty(
  $$ select * from public.delete_leads((select jsonb_agg(jsonb_build_object('kind', 'keluhan', 'id', id, 'handled_at', handled_at)) from public.keluhan)) $$,
  'they are deleted'
);
select is_empty('select from public.keluhan', 'for good');

-- An answer to a complaint, with all that the desk changes in one step
select tests.as('owner');
insert into public.keluhan (id, kategori, hari, isi, kode_lacak)
values ('80000000-0000-4000-8000-000000000001', 'makanan', tests.day(1), 'Basi.', 'K7QF2M9TXW4D');
create function pg_temp.answer(id text, handled_at timestamptz, change jsonb) returns setof timestamptz language sql as $$
  select public.jawab_keluhan(
    jsonb_build_object(
      'id', ('81000000-0000-4000-8000-00000000000' || id)::uuid, 'keluhan_id', '80000000-0000-4000-8000-000000000001',
      'handled_at', handled_at, 'isi', 'Kami periksa.'
    ) || change
  );
$$;
select tests.as('manager');
select results_eq(
  format($$ select * from pg_temp.answer('1', null, '{"status": "Diperiksa", "note": "Telepon dapurnya", "assigned_to": "%s"}') $$, tests.id('manager')),
  'select now()',
  'a manager answers, and is told since when it is handled'
);
select results_eq(
  $$ select status, note, assigned_to, handled_by, dijawab_pada from public.keluhan where id = '80000000-0000-4000-8000-000000000001' $$,
  $$ values ('Diperiksa', 'Telepon dapurnya', tests.id('manager'), tests.id('manager'), now()) $$,
  'status, note and assignee are stored with it, and its clock stops'
);
select results_eq(
  $$ select * from pg_temp.answer('1', null, '{"status": "Selesai", "note": null}') $$, 'select now()',
  'sent again, as its response was lost, the answer is found'
);
select is_empty(
  $$ select * from pg_temp.answer('2', null, '{"status": "Selesai", "note": null}') $$,
  'another that began before that is told so'
);
select results_eq(
  $$ select keluhan.status, note, count(*) from public.keluhan join public.keluhan_pesan on keluhan_id = keluhan.id
     where keluhan.id = '80000000-0000-4000-8000-000000000001' group by keluhan.id $$,
  $$ values ('Diperiksa', 'Telepon dapurnya', 1::bigint) $$,
  'and neither changes anything'
);
select lives_ok(
  $$ select pg_temp.answer('3', now(), '{"status": "Selesai"}') $$, 'with what is stored now it is answered, and done'
);
select results_eq(
  $$ select status, note from public.keluhan where id = '80000000-0000-4000-8000-000000000001' $$, $$ values ('Selesai', 'Telepon dapurnya') $$,
  'what is not given stays'
);

select * from finish();
rollback;
