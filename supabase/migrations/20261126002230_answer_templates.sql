-- What admins write to senders again and again: pesan_publik is filled in from it and can then be edited.

create table public.answer_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  isi text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  status text,
  constraint answer_templates_title_not_blank check (title ~ '\S'),
  constraint answer_templates_title_max_length check (char_length(title) <= 80),
  constraint answer_templates_title_visible check (private.is_visible_text(title)),
  constraint answer_templates_isi_not_blank check (isi ~ '\S'),
  constraint answer_templates_isi_max_length check (char_length(isi) <= 500),
  constraint answer_templates_position_plausible check (position between 0 and 999),
  constraint answer_templates_status_known
    check (status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai'))
);

comment on table public.answer_templates is 'Templates of pesan_publik; admins only.';
comment on column public.answer_templates.isi is 'The text; {nama}, {kode} and {perihal} stand for what the lead has.';
comment on column public.answer_templates.status is 'What the lead becomes with this answer; null where it stays what it is.';
comment on column public.answer_templates.position is 'Order; of equal ones the title decides.';

grant select,
  insert (id, title, isi, position, status),
  update (title, isi, position, status),
  delete
  on table public.answer_templates to authenticated;
grant select, insert, update, delete on table public.answer_templates to service_role;

alter table public.answer_templates enable row level security;

create policy "Admins can read answer templates"
  on public.answer_templates for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can add answer templates"
  on public.answer_templates for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit answer templates"
  on public.answer_templates for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete answer templates"
  on public.answer_templates for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'answer_templates', texts => '{"words": ["title", "isi"], "nobody": ["status"]}',
  restorable => true, stays => 'templat'
);
