-- Programme PDFs: the row describes a file in the bucket program_documents; both are added and removed together. Visitors
-- filter them by category, and whoever may manage them corrects title, category and day. Another file is another document, or
-- a new edition of this one under a path of its own (20261126001610_program_document_editions.sql).

create table public.program_documents (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  file_name text not null,
  file_url text not null,
  file_path text not null,
  file_type text not null default 'application/pdf',
  created_at timestamptz not null default now(),
  category text not null default 'Lainnya',
  urutan double precision,
  edition integer not null default 1,
  edition_at timestamptz,
  edition_note text,
  document_date date,
  dikonfirmasi_pada timestamptz,
  constraint program_documents_title_not_blank check (title ~ '\S'),
  constraint program_documents_file_name_not_blank check (file_name ~ '\S'),
  -- PostgreSQL checks the constraints of a row in the order of their names: a pattern whose rule comes before "max_length"
  -- checks the limit itself, before the work that it limits.
  --
  -- Any host: the database does not know its own. The site makes its download links of file_path.
  constraint program_documents_file_url_in_bucket check (
    case when char_length(file_url) <= 2000 then
      file_url ~ '^(https?://[^\s]+)?/storage/v1/object/public/program_documents/program_regulations/[^/\s]+$'
    else true end
  ),
  constraint program_documents_file_url_max_length check (char_length(file_url) <= 2000),
  constraint program_documents_file_path_key unique (file_path),
  -- As the policy for uploads has it: whoever deletes or restores a document sends this path to the server, in an address
  -- where '..' or '\' would lead elsewhere.
  constraint program_documents_file_path_in_folder check (
    case when char_length(file_path) <= 500 then
      file_path ~ '^program_regulations/[0-9]+_[-A-Za-z0-9_]+\.[Pp][Dd][Ff]$'
    else true end
  ),
  constraint program_documents_file_path_max_length check (char_length(file_path) <= 500),
  constraint program_documents_file_type_pdf check (file_type = 'application/pdf'),
  constraint program_documents_category_known check (category in ('Regulasi', 'Panduan', 'Laporan', 'Lainnya')),
  constraint program_documents_urutan_plausible check (urutan > '-infinity' and urutan < 'infinity'),
  constraint program_documents_edition_plausible check (edition between 1 and 10000),
  constraint program_documents_edition_note_not_blank check (edition_note ~ '\S'),
  constraint program_documents_document_date_plausible check (document_date between '2000-01-01' and '2099-12-31')
);

comment on table public.program_documents is 'Programme documents shown on /program: those with an urutan, then the newest first, by their own day or that of the upload.';
comment on column public.program_documents.title is 'At first the file name without extension.';
comment on column public.program_documents.file_name is 'Original name, prefixed with a timestamp.';
comment on column public.program_documents.file_url is 'Public URL; one that starts with / is relative to the Supabase URL.';
comment on column public.program_documents.file_path is 'Path inside the bucket program_documents.';
comment on column public.program_documents.category is 'What kind of document it is; visitors filter by it.';
comment on column public.program_documents.urutan is 'Documents with a number stand above the others, the lowest first.';
comment on column public.program_documents.edition is 'Which edition the file is; the earlier ones are in program_document_editions.';
comment on column public.program_documents.edition_at is 'When this edition took the place of the one before; null of the first.';
comment on column public.program_documents.edition_note is 'What has changed in this edition.';
comment on column public.program_documents.document_date is 'The day that the document bears, such as that of a regulation; null where the day of the upload says enough.';
comment on column public.program_documents.dikonfirmasi_pada is
  'Since when a manager stands for what it says and for its file; null: nobody does. Set by triggers and by konfirmasi_dokumen, in no column grant.';

grant select on table public.program_documents to anon, authenticated;
grant insert (id, title, file_name, file_url, file_path, file_type, category, document_date),
  update (title, category, urutan, file_path, file_name, edition_note, document_date), delete
  on table public.program_documents to authenticated;
grant select, insert, update, delete on table public.program_documents to service_role;

alter table public.program_documents enable row level security;

create policy "Everyone can read programme documents"
  on public.program_documents for select to anon, authenticated
  using (true);

create policy "Users who may manage can add programme documents"
  on public.program_documents for insert to authenticated
  with check ((select private.can_manage()));

create policy "Users who may manage can edit programme documents"
  on public.program_documents for update to authenticated
  using ((select private.can_manage()))
  with check ((select private.can_manage()));

create policy "Users who may manage can delete programme documents"
  on public.program_documents for delete to authenticated
  using ((select private.can_manage()));

select private.declare_table(
  'program_documents', texts => '{
    "words": ["title 300", "edition_note 300"],
    "nobody": ["category", "file_name 350", "file_path", "file_type", "file_url"]
  }',
  restorable => true, withdrawals => '{file_path}', stays => 'dokumen'
);

select private.limit_outsiders('program_documents', 'dokumen', confirmed => true);

create trigger set_confirmation
  before insert on public.program_documents
  for each row execute function private.set_confirmation();

create trigger set_confirmation_of_change
  before update on public.program_documents
  for each row when (old.* is distinct from new.*) execute function private.set_confirmation();

create function private.document_confirmed_since(document uuid, content jsonb)
  returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select case when private.words_hash(entry.state) = private.words_hash(content) then (entry.state ->> 'dikonfirmasi_pada')::timestamptz end
  from (
    select audit_log.id, state
    from public.audit_log cross join lateral (values (audit_log.before), (audit_log.after)) as states (state)
    where audit_log.row_id = document and audit_log.table_name = 'program_documents' and state ->> 'dikonfirmasi_pada' is not null
    order by audit_log.id desc, state = audit_log.after desc
    limit 1
  ) as entry;
$$;

comment on function private.document_confirmed_since(uuid, jsonb) is
  'Since when a manager stands for a document that says this; null: it says something else than what was confirmed last.';

-- What is confirmed is what the manager has read: title, category, day and file.
create function private.konfirmasi_dokumen(dokumen uuid, dibaca jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_manager();
  update public.program_documents as document set dikonfirmasi_pada = coalesce(document.dikonfirmasi_pada, now())
  where document.id = dokumen
    and jsonb_build_object(
      'title', document.title, 'category', document.category, 'document_date', document.document_date, 'file_path', document.file_path
    ) = dibaca;
  if found then
    return;
  end if;
  if exists (select from public.program_documents as document where document.id = dokumen) then
    raise exception using
      errcode = 'P0001', message = 'Dokumen ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.';
  end if;
  raise exception using errcode = 'P0002', message = 'Dokumen ini sudah dihapus.';
end;
$$;

create function public.konfirmasi_dokumen(dokumen uuid, dibaca jsonb)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.konfirmasi_dokumen(dokumen, dibaca);
$$;

comment on function public.konfirmasi_dokumen(uuid, jsonb) is
  'Confirms a document whose title, category, document_date and file_path are still as they were read; managers only.';

grant execute on function
  private.konfirmasi_dokumen(uuid, jsonb), public.konfirmasi_dokumen(uuid, jsonb)
  to authenticated;
