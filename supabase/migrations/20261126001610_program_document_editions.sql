-- Earlier editions of programme PDFs. A new edition is a file under a new path, which the document's row names from then on; a
-- trigger keeps here which file it named before, so that nobody can forget it. The file itself is never touched: links to it
-- go on leading to that edition, and what the site shares leads to the newest.

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
  constraint program_document_editions_file_path_key unique (file_path),
  constraint program_document_editions_file_path_in_folder check (
    case when char_length(file_path) <= 500 then
      file_path ~ '^program_regulations/[0-9]+_[-A-Za-z0-9_]+\.[Pp][Dd][Ff]$'
    else true end
  ),
  constraint program_document_editions_file_path_max_length check (char_length(file_path) <= 500)
);

comment on table public.program_document_editions is
  'Earlier editions of programme documents, one row for each file that a document had.';
comment on column public.program_document_editions.document_id is 'Its document, which may have been deleted since.';
comment on column public.program_document_editions.edition is 'Its number: the document''s when another took its place.';
comment on column public.program_document_editions.edition_at is 'When it became the present one.';
comment on column public.program_document_editions.edition_note is 'What had changed in it.';
comment on column public.program_document_editions.file_path is 'Path of its file inside the bucket program_documents.';
comment on column public.program_document_editions.created_at is 'When another took its place.';

-- Nobody adds, changes or removes an edition: the document's trigger does.
grant select on table public.program_document_editions to anon, authenticated;
grant select, insert, update, delete on table public.program_document_editions to service_role;

alter table public.program_document_editions enable row level security;

create policy "Everyone can read editions of documents that are there"
  on public.program_document_editions for select to anon, authenticated
  using (exists (select from public.program_documents where program_documents.id = document_id));

select private.declare_table(
  'program_document_editions', texts => '{"words": ["edition_note 300"], "nobody": ["file_path"]}',
  stays => 'dokumen'
);

-- An admin who undoes an edition (app.restoring) brings back file and number of an earlier one: what came after it is no
-- edition any more.
create function private.keep_edition()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_restored constant boolean := coalesce(current_setting('app.restoring', true), '') = 'on';
begin
  if is_restored then
    delete from public.program_document_editions as later
    where later.document_id = old.id and later.edition >= new.edition;
  elsif exists (select from public.program_document_editions as earlier where earlier.file_path = new.file_path) then
    raise exception using errcode = 'P0001', message = 'File ini sudah menjadi edisi sebelumnya. Unggah file yang baru.';
  else
    new.edition := old.edition + 1;
    new.edition_at := now();
  end if;
  -- Visitors of other sites read the address; its host stays as it was.
  new.file_url := regexp_replace(old.file_url, '[^/]+$', '') || regexp_replace(new.file_path, '^.*/', '');
  if new.edition > old.edition then
    insert into public.program_document_editions (document_id, edition, edition_at, edition_note, file_path)
    values (old.id, old.edition, coalesce(old.edition_at, old.created_at), old.edition_note, old.file_path);
  end if;
  return new;
end;
$$;

comment on function private.keep_edition() is
  'Makes another file of a document its next edition, and keeps the one before; refuses a file that was one.';

create trigger keep_edition
  before update on public.program_documents
  for each row when (new.file_path is distinct from old.file_path)
  execute function private.keep_edition();

create function private.assert_file_stored()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_file('program_documents', new.file_path) then
    raise exception using errcode = 'P0001', message = 'File PDF edisi ini tidak ada di penyimpanan.';
  end if;
  return null;
end;
$$;

comment on function private.assert_file_stored() is 'Refuses an edition whose file is not stored.';

-- After the constraints, which say what is wrong with a path.
create trigger assert_file_stored
  after update on public.program_documents
  for each row when (new.file_path is distinct from old.file_path)
  execute function private.assert_file_stored();

-- A document that is restored has those of its editions whose files remain.
create function private.forget_lost_editions()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.program_document_editions as archived
  where archived.document_id = new.id and not private.has_file('program_documents', archived.file_path);
  return null;
end;
$$;

comment on function private.forget_lost_editions() is 'Removes the editions of a restored document that have lost their file.';

create trigger forget_lost_editions
  after insert on public.program_documents
  for each row execute function private.forget_lost_editions();
