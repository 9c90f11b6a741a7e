-- Earlier editions of programme PDFs. A new edition takes the place of the present file under the same path, so that links
-- which people have shared lead to the newest. Before that the present file is stored once more under a path of its
-- own, and a row here names it; the bucket's policy lets nobody overwrite a file without one. The steps:
--
--   1. the copy is uploaded    2. its row is added here    3. the new file replaces the old    4. the document's edition rises
--
-- After a failure between any two, visitors get a whole PDF, and whoever tries again goes on from there.

create table public.program_document_editions (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, as of schools: a document that is restored has its editions again.
  document_id uuid not null,
  edition integer not null,
  edition_at timestamptz not null default now(),
  edition_note text,
  file_path text not null,
  created_at timestamptz not null default now(),
  constraint program_document_editions_edition_key unique (document_id, edition),
  constraint program_document_editions_edition_plausible check (edition between 1 and 10000),
  constraint program_document_editions_edition_note_not_blank check (edition_note ~ '\S'),
  constraint program_document_editions_edition_note_max_length check (char_length(edition_note) <= 300),
  constraint program_document_editions_edition_note_visible check (private.is_visible_text(edition_note)),
  constraint program_document_editions_file_path_key unique (file_path),
  constraint program_document_editions_file_path_in_folder check (
    case when char_length(file_path) <= 500 then
      file_path ~* '^program_regulations/[0-9]+_[-a-z0-9_]+\.pdf$'
    else true end
  ),
  constraint program_document_editions_file_path_max_length check (char_length(file_path) <= 500)
);

comment on table public.program_document_editions is
  'Earlier editions of programme documents, and the present one of a document that is about to get another.';
comment on column public.program_document_editions.document_id is 'Its document, which may have been deleted since.';
comment on column public.program_document_editions.edition is 'Its number: the document''s when it was archived.';
comment on column public.program_document_editions.edition_at is 'When it became the present one.';
comment on column public.program_document_editions.edition_note is 'What had changed in it.';
comment on column public.program_document_editions.file_path is 'Path of the copy inside the bucket program_documents.';
comment on column public.program_document_editions.created_at is 'When it was archived.';

-- The database fills in the rest from the document. Nobody changes or removes an edition: it goes with its document.
revoke all on table public.program_document_editions from public, anon, authenticated, service_role;
grant select on table public.program_document_editions to anon, authenticated;
grant insert (id, document_id, edition, file_path) on table public.program_document_editions to authenticated;
grant select, insert, update, delete on table public.program_document_editions to service_role;

alter table public.program_document_editions enable row level security;

create policy "Everyone can read editions of documents that are there"
  on public.program_document_editions for select to anon, authenticated
  using (exists (select from public.program_documents where program_documents.id = document_id));

create policy "Users who may manage can add editions"
  on public.program_document_editions for insert to authenticated
  with check ((select private.can_manage()));

create trigger assert_id_is_new
  before insert on public.program_document_editions
  for each row when (current_user = 'authenticated') execute function private.assert_id_is_new();

create function private.archive_edition()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  document public.program_documents;
begin
  -- The document's edition does not rise meanwhile.
  select * into document from public.program_documents
  where program_documents.id = new.document_id and private.can_manage()
  for no key update;
  if document.id is null then
    raise exception using
      errcode = '42501', message = 'new row violates row-level security policy for table "program_document_editions"';
  end if;
  if new.edition <> document.edition then
    raise exception using
      errcode = 'P0001',
      message = 'Edisi baru dokumen ini sudah diunggah pengguna lain. Muat ulang halaman, lalu periksa edisi yang sekarang.';
  end if;
  if not exists (
      select from storage.objects where objects.bucket_id = 'program_documents' and objects.name = new.file_path
    )
    or exists (select from public.program_documents where program_documents.file_path = new.file_path)
  then
    raise exception using
      errcode = 'P0001', message = 'Arsip edisi yang sekarang belum tersimpan. Coba lagi.';
  end if;
  new.edition_at := coalesce(document.edition_at, document.created_at);
  new.edition_note := document.edition_note;
  return new;
end;
$$;

comment on function private.archive_edition() is
  'Fills in what is known of an edition; refuses one that is not the present one, or whose copy is not stored.';

create trigger archive_edition
  before insert on public.program_document_editions
  for each row when (current_user = 'authenticated') execute function private.archive_edition();

create trigger write_audit
  after insert or update or delete on public.program_document_editions
  for each row execute function private.write_audit('id');

-- An edition rises by one, when the one before is archived.
create function private.note_edition()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.edition <> old.edition + 1 or not exists (
    select from public.program_document_editions as archived
    where archived.document_id = old.id and archived.edition = old.edition
  ) then
    raise exception using
      errcode = 'P0001', message = 'Edisi yang sekarang belum diarsipkan. Muat ulang halaman, lalu coba lagi.';
  end if;
  new.edition_at := now();
  return new;
end;
$$;

comment on function private.note_edition() is 'Notes when an edition became the present one; refuses one that leaves the one before nowhere.';

create trigger note_edition
  before update on public.program_documents
  for each row when (current_user = 'authenticated' and new.edition is distinct from old.edition)
  execute function private.note_edition();

-- A document that is restored has those of its editions whose files remain.
create function private.forget_lost_editions()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.program_document_editions as archived
  where archived.document_id = new.id and not exists (
    select from storage.objects where objects.bucket_id = 'program_documents' and objects.name = archived.file_path
  );
  return null;
end;
$$;

comment on function private.forget_lost_editions() is 'Removes the editions of a restored document that have lost their file.';

create trigger forget_lost_editions
  after insert on public.program_documents
  for each row execute function private.forget_lost_editions();

-- Who has just archived the present edition replaces it; after ten minutes anybody who may manage does: by then an upload
-- that was given up no longer stands in the way. Two at once would replace a file that nobody has archived.
create function private.replaceable_documents()
  returns setof text
  language sql stable security definer set search_path = ''
as $$
  select document.file_path
  from public.program_documents as document
    join public.program_document_editions as archived
      on archived.document_id = document.id and archived.edition = document.edition
    join storage.objects as copy on copy.bucket_id = 'program_documents' and copy.name = archived.file_path
  where private.can_manage()
    -- Not by moving a file (20261126002500_storage_uploads.sql).
    and coalesce(current_setting('storage.operation', true), '') ~ '^$|^(storage\.)?object\.upload(_update)?$'
    -- No edition, even if it is listed as a document of its own.
    and not exists (select from public.program_document_editions as edition where edition.file_path = document.file_path)
    and (
      archived.created_at < now() - interval '10 minutes'
      or exists (
        select from public.audit_log
        where audit_log.row_id = archived.id and audit_log.table_name = 'program_document_editions'
          and audit_log.action = 'INSERT' and audit_log.actor_id = auth.uid()
      )
    );
$$;

comment on function private.replaceable_documents() is
  'Documents in whose place the caller may put another file: while their present edition stands archived.';

revoke all on function
  private.archive_edition(), private.note_edition(), private.forget_lost_editions(), private.replaceable_documents()
  from public, anon, authenticated, service_role;
grant execute on function private.replaceable_documents() to authenticated;
