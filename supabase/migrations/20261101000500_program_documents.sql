-- Programme PDFs: the row describes a file in the bucket program_documents; both are added and removed together.

create table public.program_documents (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  file_name text not null,
  file_url text not null,
  file_path text not null,
  file_type text not null default 'application/pdf',
  created_at timestamptz not null default now(),
  constraint program_documents_title_not_blank check (title ~ '\S'),
  constraint program_documents_title_max_length check (char_length(title) <= 300),
  constraint program_documents_file_name_not_blank check (file_name ~ '\S'),
  constraint program_documents_file_name_max_length check (char_length(file_name) <= 350),
  -- Any host: the database does not know its own. The site makes its download links of file_path.
  constraint program_documents_file_url_in_bucket check (
    file_url ~ '^(https?://[^\s]+)?/storage/v1/object/public/program_documents/program_regulations/[^/\s]+$'
  ),
  constraint program_documents_file_url_max_length check (char_length(file_url) <= 2000),
  constraint program_documents_file_path_key unique (file_path),
  -- As the policy for uploads has it: whoever deletes or restores a document sends this path to the server, in an address
  -- where '..' or '\' would lead elsewhere.
  constraint program_documents_file_path_in_folder check (file_path ~* '^program_regulations/[0-9]+_[-a-z0-9_]+\.pdf$'),
  constraint program_documents_file_path_max_length check (char_length(file_path) <= 500),
  constraint program_documents_file_type_pdf check (file_type = 'application/pdf')
);

comment on table public.program_documents is 'Programme documents shown on /program, newest first.';
comment on column public.program_documents.title is 'File name without extension.';
comment on column public.program_documents.file_name is 'Original name, prefixed with a timestamp.';
comment on column public.program_documents.file_url is 'Public URL; one that starts with / is relative to the Supabase URL.';
comment on column public.program_documents.file_path is 'Path inside the bucket program_documents.';

revoke all on table public.program_documents from public, anon, authenticated, service_role;
grant select on table public.program_documents to anon, authenticated;
grant insert (title, file_name, file_url, file_path, file_type), delete
  on table public.program_documents to authenticated;
grant select, insert, update, delete on table public.program_documents to service_role;

alter table public.program_documents enable row level security;

create policy "Everyone can read programme documents"
  on public.program_documents for select to anon, authenticated
  using (true);

create policy "Users who may manage can add programme documents"
  on public.program_documents for insert to authenticated
  with check ((select private.can_manage()));

create policy "Users who may manage can delete programme documents"
  on public.program_documents for delete to authenticated
  using ((select private.can_manage()));
