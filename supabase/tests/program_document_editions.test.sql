-- Editions of programme documents: everyone reads those of documents that are there; managers archive the present one, then its
-- file may be replaced and the document's edition rises; nobody changes or removes one.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(61);

insert into auth.users (id, email) values
  ('10000000-0000-4000-8000-000000000001', 'warga@contoh.id'),
  ('10000000-0000-4000-8000-000000000002', 'pengelola@contoh.id'),
  ('10000000-0000-4000-8000-000000000003', 'rekan@contoh.id');
update public.accounts set role = 'admin' where user_id = '10000000-0000-4000-8000-000000000002';
set local "storage.allow_delete_query" = 'true';
insert into storage.objects (bucket_id, name)
select 'program_documents', 'program_regulations/' || name || '.pdf'
from unnest(array['1_uji', '2_lain', '11_arsip', '12_arsip', '21_arsip', '22_arsip']) as name;
insert into public.program_documents (id, title, file_name, file_url, file_path, created_at)
select
  ('50000000-0000-4000-8000-00000000000' || n)::uuid, name, name || '.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/' || name || '.pdf',
  'program_regulations/' || name || '.pdf', '2026-01-01'
from (values (1, '1_uji'), (2, '2_lain')) as document (n, name);

create function pg_temp.as_user(n integer) returns void language sql as $$
  select set_config('request.jwt.claims', format('{"role": "authenticated", "sub": "10000000-0000-4000-8000-00000000000%s"}', n), true);
$$;
-- Archives a document's edition, as the site does.
create function pg_temp.archive(n integer, edition integer, path text) returns text language sql as $$
  select format(
    'insert into public.program_document_editions (document_id, edition, file_path) values (%L, %s, %L)',
    '50000000-0000-4000-8000-00000000000' || n, edition, 'program_regulations/' || path
  );
$$;
-- What the caller may overwrite; the update itself changes nothing.
create function pg_temp.overwritten() returns setof text language sql as $$
  update storage.objects set updated_at = now() where bucket_id = 'program_documents'
  returning regexp_replace(name, '^.*/', '');
$$;
grant execute on all functions in schema pg_temp to anon, authenticated, service_role;

-- Grants and policies
select table_privs_are('public', 'program_document_editions', 'anon', array['SELECT'], 'visitors read only');
select table_privs_are('public', 'program_document_editions', 'authenticated', array['SELECT'], 'users read, and add what is named here');
select table_privs_are(
  'public', 'program_document_editions', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role may all'
);
select results_eq(
  $$
    select columns.column_name::text collate "default"
    from information_schema.columns
    where columns.table_schema = 'public' and columns.table_name = 'program_document_editions'
      and has_column_privilege('authenticated', 'public.program_document_editions', columns.column_name, 'INSERT')
    order by columns.ordinal_position
  $$,
  $$ values ('id'), ('document_id'), ('edition'), ('file_path') $$,
  'users add which edition it is and where its file is; the rest is the document''s'
);
select policies_are(
  'public', 'program_document_editions',
  array['Everyone can read editions of documents that are there', 'Users who may manage can add editions']
);
select policy_cmd_is('public', 'program_document_editions', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can read editions of documents that are there', 'select'),
  ('Users who may manage can add editions', 'insert')
) as expected (policy, verb);
select policy_roles_are('public', 'program_document_editions', policy, roles)
from (values
  ('Everyone can read editions of documents that are there', array['anon', 'authenticated']),
  ('Users who may manage can add editions', array['authenticated'])
) as expected (policy, roles);

-- Visitor
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select throws_ok(pg_temp.archive(1, 1, '11_arsip.pdf'), '42501', 'permission denied for table program_document_editions', 'a visitor archives nothing');
select is_empty('select pg_temp.overwritten()', 'a visitor overwrites nothing');

-- Pending, approved_only
reset role;
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
select pg_temp.as_user(1);
select throws_ok(
  pg_temp.archive(1, 1, '11_arsip.pdf'), '42501',
  'new row violates row-level security policy for table "program_document_editions"', 'a pending user archives nothing'
);
reset role;
update public.access_settings set access_mode = 'any_signed_in';

-- Signed in, any_signed_in
set local role authenticated;
select is_empty('select pg_temp.overwritten()', 'nobody overwrites a document whose edition is not archived');
select throws_ok(
  $$ update public.program_documents set edition = 2 where id = '50000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Edisi yang sekarang belum diarsipkan. Muat ulang halaman, lalu coba lagi.', 'its edition does not rise, either'
);
select throws_ok(
  pg_temp.archive(1, edition, path), 'P0001', message, why
)
from (values
  (2, '11_arsip.pdf', 'Edisi baru dokumen ini sudah diunggah pengguna lain. Muat ulang halaman, lalu periksa edisi yang sekarang.', 'only the present edition is archived'),
  (1, '19_tiada.pdf', 'Arsip edisi yang sekarang belum tersimpan. Coba lagi.', 'not without a copy'),
  (1, '1_uji.pdf', 'Arsip edisi yang sekarang belum tersimpan. Coba lagi.', 'the file that will be overwritten is no copy'),
  (1, '2_lain.pdf', 'Arsip edisi yang sekarang belum tersimpan. Coba lagi.', 'nor is that of another document')
) as attempt (edition, path, message, why);
select throws_ok(
  pg_temp.archive(9, 1, '11_arsip.pdf'), '42501',
  'new row violates row-level security policy for table "program_document_editions"', 'not of a document that is not there'
);
select lives_ok(pg_temp.archive(1, 1, '11_arsip.pdf'), 'a signed-in user archives the present edition');
select throws_ok(
  pg_temp.archive(1, 1, '12_arsip.pdf'), '23505',
  'duplicate key value violates unique constraint "program_document_editions_edition_key"', 'once'
);
select throws_ok(
  pg_temp.archive(2, 1, '11_arsip.pdf'), '23505',
  'duplicate key value violates unique constraint "program_document_editions_file_path_key"', 'a copy is of one edition'
);
select results_eq(
  'select pg_temp.overwritten()', $$ values ('1_uji.pdf') $$,
  'who has archived it replaces the file, and no other: not the copy, either'
);
select throws_ok(
  $$ update storage.objects set name = 'program_regulations/3_pindah.pdf' where name = 'program_regulations/1_uji.pdf' $$,
  '42501', 'new row violates row-level security policy for table "objects"', 'it stays where it is'
);
select set_config('storage.operation', operation, true) from unnest(array['storage.object.move']) as operation;
select is_empty('select pg_temp.overwritten()', 'nor is it moved by the service');
select set_config('storage.operation', 'storage.object.upload_update', true);
select results_eq('select pg_temp.overwritten()', $$ values ('1_uji.pdf') $$, 'a plain upload replaces it');
select set_config('storage.operation', '', true);
select is_empty(
  $$ delete from storage.objects where name = 'program_regulations/11_arsip.pdf' returning name $$, 'nobody removes the copy'
);
select throws_ok(
  format($$ %s public.program_document_editions $$, attempt), '42501', 'permission denied for table program_document_editions', 'nobody: ' || attempt
)
from unnest(array['delete from', 'truncate']) as attempt;
select throws_ok(
  $$ update public.program_document_editions set file_path = 'program_regulations/12_arsip.pdf' $$,
  '42501', 'permission denied for table program_document_editions', 'nobody points an edition at another file'
);
-- A copy that is listed as a document of its own stays what it is.
insert into public.program_documents (id, title, file_name, file_url, file_path) values (
  '50000000-0000-4000-8000-000000000003', 'Tipuan', '11_arsip.pdf',
  '/storage/v1/object/public/program_documents/program_regulations/11_arsip.pdf', 'program_regulations/11_arsip.pdf'
);
select lives_ok(pg_temp.archive(3, 1, '12_arsip.pdf'), 'somebody lists a copy as a document, and archives that');
select results_eq('select pg_temp.overwritten()', $$ values ('1_uji.pdf') $$, 'but does not overwrite it');
delete from public.program_documents where id = '50000000-0000-4000-8000-000000000003';
select is_empty(
  $$ delete from storage.objects where name = 'program_regulations/11_arsip.pdf' returning name $$, 'nor remove it with that document'
);

-- Two at once
select pg_temp.as_user(3);
select is_empty('select pg_temp.overwritten()', 'what somebody has just archived nobody else replaces, who would not know of it');
select pg_temp.as_user(2);
select is_empty('select pg_temp.overwritten()', 'not even an admin');
reset role;
update public.program_document_editions set created_at = now() - interval '11 minutes' where file_path like '%/11_arsip.pdf';
set local role authenticated;
select results_eq('select pg_temp.overwritten()', $$ values ('1_uji.pdf') $$, 'after ten minutes others go on from there');
reset role;
set local "request.jwt.claims" = '';
update public.access_settings set access_mode = 'approved_only';
set local role authenticated;
select pg_temp.as_user(1);
select is_empty('select pg_temp.overwritten()', 'a pending user replaces nothing, even what they have archived');
select is_empty(
  $$ update public.program_documents set edition = 2, urutan = 1 returning id $$, 'nor does a pending user raise an edition or choose a place'
);
reset role;
set local "request.jwt.claims" = '';
update public.access_settings set access_mode = 'any_signed_in';
set local role authenticated;

-- The next edition
select pg_temp.as_user(1);
select throws_ok(
  $$ update public.program_documents set edition = 3 where id = '50000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Edisi yang sekarang belum diarsipkan. Muat ulang halaman, lalu coba lagi.', 'an edition rises by one'
);
select isnt_empty(
  $$
    update public.program_documents set edition = 2, edition_note = 'Batas suhu diperbarui'
    where id = '50000000-0000-4000-8000-000000000001' and edition = 1 returning id
  $$,
  'the next edition is noted'
);
select results_eq(
  $$ select edition_at = now(), created_at from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  $$ values (true, timestamptz '2026-01-01') $$, 'it is of today, the document as old as it was'
);
select is_empty('select pg_temp.overwritten()', 'its file is safe again: the new edition is not archived');
select throws_ok(
  $$ update public.program_documents set edition = 1 where id = '50000000-0000-4000-8000-000000000001' $$,
  'P0001', 'Edisi yang sekarang belum diarsipkan. Muat ulang halaman, lalu coba lagi.', 'no edition falls'
);
select lives_ok(pg_temp.archive(1, 2, '21_arsip.pdf'), 'the second one is archived, too');
select lives_ok(
  $$ update public.program_documents set edition = 3, edition_note = null where id = '50000000-0000-4000-8000-000000000001' $$,
  'and replaced'
);
set local role anon;
set local "request.jwt.claims" = '{"role": "anon"}';
select results_eq(
  $$
    select edition, edition_at = now(), edition_note, file_path from public.program_document_editions
    where document_id = '50000000-0000-4000-8000-000000000001' order by edition
  $$,
  $$
    values
      (1, false, null, 'program_regulations/11_arsip.pdf'),
      (2, true, 'Batas suhu diperbarui', 'program_regulations/21_arsip.pdf')
  $$,
  'visitors read what came before, with what the document said of it'
);

-- Undone is what a row says, not which edition its file is
reset role;
set local role authenticated;
select pg_temp.as_user(2);
select lives_ok(
  $$
    select public.restore_audit_entry((
      select max(id) from public.audit_log where row_id = '50000000-0000-4000-8000-000000000001' and action = 'UPDATE'
    ))
  $$,
  'an admin may press undo'
);
select results_eq(
  $$ select edition, edition_note from public.program_documents where id = '50000000-0000-4000-8000-000000000001' $$,
  $$ values (3, null::text) $$, 'the edition stays that of the file'
);
select is_empty(
  $$
    select table_name, effect from public.account_changes('10000000-0000-4000-8000-000000000001', now() - interval '1 hour', now())
    where table_name <> 'program_documents' or row_id = '50000000-0000-4000-8000-000000000001'
  $$,
  'undoing all that an account did leaves editions alone: they are what is left of the file before'
);

-- Deleted and restored
select pg_temp.as_user(1);
delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001';
select is_empty(
  $$ select from public.program_document_editions where document_id = '50000000-0000-4000-8000-000000000001' $$,
  'the editions of a deleted document are hidden'
);
select pg_temp.as_user(2);
select results_eq(
  $$ select regexp_replace(name, '^.*/', '') from public.files_to_remove where name ~ 'arsip|uji' order by 1 $$,
  $$ values ('11_arsip.pdf'), ('12_arsip.pdf'), ('1_uji.pdf'), ('21_arsip.pdf') $$, 'their files are to go with its own'
);
select isnt_empty(
  $$ delete from storage.objects where name = 'program_regulations/11_arsip.pdf' returning name $$, 'and may be removed'
);
select lives_ok(
  $$
    select public.restore_audit_entry((
      select max(id) from public.audit_log where row_id = '50000000-0000-4000-8000-000000000001' and action = 'DELETE'
    ))
  $$,
  'an admin restores the document'
);
select results_eq(
  $$ select edition from public.program_document_editions where document_id = '50000000-0000-4000-8000-000000000001' $$,
  $$ values (2) $$, 'with those of its editions whose files remain'
);
select is_empty(
  $$ select from public.files_to_remove where name like '%/21_arsip.pdf' $$, 'which are kept again'
);

-- Constraints
reset role;
set local "request.jwt.claims" = '';
select throws_ok(
  format($$ update public.program_document_editions set %s where edition = 2 $$, change),
  '23514', format('new row for relation "program_document_editions" violates check constraint "program_document_editions_%s"', rule), rule
)
from (values
  ($$edition = 0$$, 'edition_plausible'),
  ($$edition_note = ' '$$, 'edition_note_not_blank'),
  ($$edition_note = repeat('x', 301)$$, 'edition_note_max_length'),
  ($$file_path = 'lain/1_a.pdf'$$, 'file_path_in_folder'),
  ($$file_path = 'program_regulations/1_..\a.pdf'$$, 'file_path_in_folder'),
  ($$file_path = 'program_regulations/1_' || repeat('x', 500) || '.pdf'$$, 'file_path_max_length')
) as broken (change, rule);

select * from finish();
rollback;
