-- Editions of programme documents: a new one is a new file that the row names; the database keeps the one before, and everyone
-- reads it; nobody adds, changes or removes an edition otherwise.
begin;
\ir setup.psql
select plan(35);

insert into storage.objects (bucket_id, name, owner_id)
select 'program_documents', 'program_regulations/' || name || '.pdf', tests.id('pending')
from unnest(array['1_uji', '2_lain', '11_baru', '12_baru', '13_baru']) as name;
insert into public.program_documents (id, title, file_name, file_url, file_path, created_at)
select
  ('50000000-0000-4000-8000-00000000000' || n)::uuid, name, name || '.pdf',
  'https://contoh.supabase.co/storage/v1/object/public/program_documents/program_regulations/' || name || '.pdf',
  'program_regulations/' || name || '.pdf', '2026-01-01'
from (values (1, '1_uji'), (2, '2_lain')) as document (n, name);

-- Gives a document another file, as the site does.
create function pg_temp.publish(n integer, name text, note text default null) returns text language sql as $$
  select format(
    'update public.program_documents set file_path = %L, file_name = %L, edition_note = %L where id = %L',
    'program_regulations/' || name || '.pdf', name || '.pdf', note, '50000000-0000-4000-8000-00000000000' || n
  );
$$;
create function pg_temp.document() returns text language sql as $$
  select format(
    '%s %s, edition %s of %s, %s', file_name, regexp_replace(file_url, '^.*/', ''), edition,
    case when edition_at = now() then 'today' else edition_at::text end, edition_note
  )
  from public.program_documents where id = '50000000-0000-4000-8000-000000000001';
$$;
create function pg_temp.earlier() returns setof text language sql as $$
  select format('%s: %s, %s, %s', edition, regexp_replace(file_path, '^.*/', ''), (edition_at at time zone 'UTC')::date = '2026-01-01', edition_note)
  from public.program_document_editions where document_id = '50000000-0000-4000-8000-000000000001' order by edition;
$$;

-- Signed in, any_signed_in
select tests.as('pending');
select throws_ok(
  pg_temp.publish(1, '19_tiada'), 'P0001', 'File PDF edisi ini tidak ada di penyimpanan.', 'no edition without its file'
);
select throws_ok(
  pg_temp.publish(1, '2_lain'), '23505',
  'duplicate key value violates unique constraint "program_documents_file_path_key"', 'nor with the file of another document'
);
select throws_ok(
  $$ update public.program_documents set file_path = 'program_regulations/../1_a.pdf' where file_path like '%1_uji.pdf' $$,
  '23514', null, 'nor at another place'
);
select is(pg_temp.document(), '1_uji.pdf 1_uji.pdf, edition 1 of , ', 'which changes nothing');
select lives_ok(pg_temp.publish(1, '11_baru', 'Batas suhu diperbarui'), 'a signed-in user publishes the next edition');
select is(
  pg_temp.document(), '11_baru.pdf 11_baru.pdf, edition 2 of today, Batas suhu diperbarui',
  'the row names the new file and its address, and counts the edition'
);
select results_eq('select pg_temp.earlier()', array['1: 1_uji.pdf, t, '], 'the one before is kept');
select results_eq(
  $$ select action, before ->> 'file_path', actor_id::text from public.audit_log where row_id = '50000000-0000-4000-8000-000000000001' and action = 'UPDATE' $$,
  $$ select null::text, null, null where false $$, 'whoever is no admin reads no trail'
);
select throws_ok(
  pg_temp.publish(1, '1_uji'), 'P0001', 'File ini sudah menjadi edisi sebelumnya. Unggah file yang baru.', 'an earlier edition is none to come'
);
select lives_ok(pg_temp.publish(1, '12_baru'), 'the third one');
select is_empty(
  format($$ delete from storage.objects where name = 'program_regulations/%s.pdf' returning name $$, name),
  'nobody removes the file of an edition, not even who has uploaded it: ' || name
)
from unnest(array['1_uji', '11_baru', '12_baru']) as name;
select tests.as('visitor');
select results_eq(
  'select pg_temp.earlier()', array['1: 1_uji.pdf, t, ', '2: 11_baru.pdf, f, Batas suhu diperbarui'],
  'visitors read what came before, with what the document said of it'
);

-- Undoing a change of the file: path, address and edition number come back together, and the later edition is gone
select tests.as('admin');
select results_eq(
  $$
    select before ->> 'file_path', after ->> 'file_path', actor_id from public.audit_log
    where row_id = '50000000-0000-4000-8000-000000000001' and action = 'UPDATE' order by id
  $$,
  $$
    values
      ('program_regulations/1_uji.pdf', 'program_regulations/11_baru.pdf', tests.id('pending')),
      ('program_regulations/11_baru.pdf', 'program_regulations/12_baru.pdf', tests.id('pending'))
  $$,
  'the trail says who has replaced which file by which'
);
select is(
  (
    select count(*) from public.undo_account_changes(
      tests.id('pending'), now() - interval '1 hour', now(),
      (
        select jsonb_object_agg(table_name || ' ' || row_id, last_entry)
        from public.account_changes(tests.id('pending'), now() - interval '1 hour', now())
      )
    )
  ),
  0::bigint, 'an admin undoes what the account did'
);
select is(pg_temp.document(), '1_uji.pdf 1_uji.pdf, edition 1 of , ', 'the document has its first file again');
select is_empty('select pg_temp.earlier()', 'and no earlier edition');
select is_empty(
  $$ select from public.files_to_remove where name ~ '(uji|baru)' $$, 'the other files wait, for 30 days'
);
select lives_ok(
  $$
    select public.restore_audit_entry((
      select max(id) from public.audit_log where row_id = '50000000-0000-4000-8000-000000000001' and action = 'UPDATE'
    ))
  $$,
  'so that the undoing can be undone'
);
select is(pg_temp.document(), '12_baru.pdf 12_baru.pdf, edition 3 of today, ', 'with the third file');
select results_eq('select pg_temp.earlier()', array['1: 1_uji.pdf, t, '], 'the first is kept again');
select lives_ok(pg_temp.publish(1, '13_baru'), 'the next');

-- Deleted and restored
select tests.as('pending');
delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001';
select is_empty('select pg_temp.earlier()', 'the editions of a deleted document are hidden');
select tests.as('admin');
select is_empty(
  $$ select from public.files_to_remove where name ~ '(uji|baru)' $$, 'who is no manager takes no file along: it comes back for 30 days'
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
  'select pg_temp.earlier()', array['1: 1_uji.pdf, t, ', '3: 12_baru.pdf, f, '], 'with those of its editions whose files remain'
);
delete from public.program_documents where id = '50000000-0000-4000-8000-000000000001';
select results_eq(
  $$ select regexp_replace(name, '^.*/', '') from public.files_to_remove where name ~ '(uji|baru)' order by 1 $$,
  array['12_baru.pdf', '13_baru.pdf', '1_uji.pdf'], 'files that an admin deletes with it are to go at once'
);

-- Constraints
select tests.as('owner');
update public.program_documents set file_path = 'program_regulations/11_baru.pdf' where id = '50000000-0000-4000-8000-000000000002';
select throws_ok(
  format($$ update public.program_document_editions set %s where document_id = '50000000-0000-4000-8000-000000000002' $$, change),
  '23514', format('new row for relation "program_document_editions" violates check constraint "program_document_editions_%s"', rule), rule
)
from (values
  ($$edition = 0$$, 'edition_plausible'),
  ($$edition_note = ' '$$, 'edition_note_not_blank'),
  ($$edition_note = repeat('x', 301)$$, 'edition_note_max_length'),
  ($$file_path = 'lain/1_a.pdf'$$, 'file_path_in_folder'),
  ($$file_path = 'PROGRAM_REGULATIONS/1_a.pdf'$$, 'file_path_in_folder'),
  ($$file_path = 'program_regulations/1_..\a.pdf'$$, 'file_path_in_folder'),
  ($$file_path = 'program_regulations/1_' || repeat('x', 500) || '.pdf'$$, 'file_path_max_length')
) as broken (change, rule);

select * from finish();
rollback;
