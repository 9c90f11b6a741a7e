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
  constraint program_documents_title_not_blank check (title ~ '\S'),
  constraint program_documents_title_max_length check (char_length(title) <= 300),
  constraint program_documents_title_visible check (private.is_visible_text(title)),
  constraint program_documents_file_name_not_blank check (file_name ~ '\S'),
  constraint program_documents_file_name_max_length check (char_length(file_name) <= 350),
  constraint program_documents_file_name_visible check (private.is_visible_text(file_name)),
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
  constraint program_documents_edition_note_max_length check (char_length(edition_note) <= 300),
  constraint program_documents_edition_note_visible check (private.is_visible_text(edition_note)),
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
    "words": ["title", "edition_note"],
    "nobody": ["category", "file_name", "file_path", "file_type", "file_url"]
  }',
  restorable => true, withdrawals => '{file_path}', stays => 'dokumen'
);

create trigger limit_changes
  after update or delete on public.program_documents
  for each statement execute function private.limit_changes();
