-- Visitors filter programme documents by category, and whoever may manage them corrects title and category. The file
-- stays: another file is another document.

alter table public.program_documents
  add column category text not null default 'Lainnya',
  add constraint program_documents_category_known check (category in ('Regulasi', 'Panduan', 'Laporan', 'Lainnya'));

comment on column public.program_documents.title is 'At first the file name without extension.';
comment on column public.program_documents.category is 'What kind of document it is; visitors filter by it.';

grant insert (category), update (title, category) on table public.program_documents to authenticated;

create policy "Users who may manage can edit programme documents"
  on public.program_documents for update to authenticated
  using ((select private.can_manage()))
  with check ((select private.can_manage()));
