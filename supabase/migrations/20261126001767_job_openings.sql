-- Vacancies of kitchens, which /lowongan lists until their closing day. Everyone reads what is published; admins write, in either
-- access mode.

create table public.job_openings (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  kitchen text not null,
  kabupaten_kota text not null,
  description text not null,
  closes_on date not null,
  position double precision not null,
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint job_openings_title_not_blank check (title ~ '\S'),
  constraint job_openings_title_max_length check (char_length(title) <= 120),
  constraint job_openings_title_visible check (private.is_visible_text(title)),
  constraint job_openings_kitchen_not_blank check (kitchen ~ '\S'),
  constraint job_openings_kitchen_max_length check (char_length(kitchen) <= 200),
  constraint job_openings_kitchen_visible check (private.is_visible_text(kitchen)),
  constraint job_openings_kabupaten_kota_known foreign key (kabupaten_kota) references public.wilayah (nama),
  constraint job_openings_description_not_blank check (description ~ '\S'),
  constraint job_openings_description_max_length check (char_length(description) <= 2000),
  constraint job_openings_closes_on_plausible check (closes_on between '2025-01-01' and '2100-01-01'),
  constraint job_openings_position_plausible check (position > '-infinity' and position < 'infinity'),
  constraint job_openings_status_known check (status in ('draf', 'terbit'))
);

create index job_openings_kabupaten_kota_idx on public.job_openings (kabupaten_kota);

comment on table public.job_openings is 'Vacancies of kitchens; visitors read the published ones.';
comment on column public.job_openings.kitchen is 'Where the work is, as people call it: "SPPG Tembalang".';
comment on column public.job_openings.closes_on is 'The last day to apply; the page leaves out what has closed.';
comment on column public.job_openings.position is
  'Order. One is moved between two others by a number between theirs; of equal ones the older comes first.';
comment on column public.job_openings.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.job_openings.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.job_openings.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

-- A row's age and revision belong to the database: they are in no column list.
grant select on table public.job_openings to anon;
grant select,
  insert (id, title, kitchen, kabupaten_kota, description, closes_on, position, status),
  update (title, kitchen, kabupaten_kota, description, closes_on, position, status),
  delete
  on table public.job_openings to authenticated;
grant select, insert, update, delete on table public.job_openings to service_role;

alter table public.job_openings enable row level security;

create policy "Visitors can read published openings"
  on public.job_openings for select to anon
  using (status = 'terbit');

create policy "Users can read published openings, admins all"
  on public.job_openings for select to authenticated
  using (status = 'terbit' or (select private.is_admin()));

create policy "Admins can add openings"
  on public.job_openings for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit openings"
  on public.job_openings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete openings"
  on public.job_openings for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'job_openings', texts => '{"words": ["title", "kitchen", "description"], "nobody": ["kabupaten_kota", "status"]}',
  restorable => true, content => true, withdrawals => '{}', stays => 'konten'
);
