-- The pictures of /galeri. Everyone reads what is published; admins write, in either access mode. What the columns of the
-- picture mean is written at news_articles.

create table public.gallery_photos (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  caption text not null,
  illustration text,
  photo_path text,
  photo_width integer,
  photo_height integer,
  alt text,
  shows_people boolean not null default false,
  people_agreed boolean not null default false,
  position double precision not null,
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint gallery_photos_title_not_blank check (title ~ '\S'),
  constraint gallery_photos_caption_not_blank check (caption ~ '\S'),
  constraint gallery_photos_illustration_max_length check (char_length(illustration) <= 100),
  constraint gallery_photos_illustration_plausible check (illustration ~ '^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint gallery_photos_photo_path_max_length check (char_length(photo_path) <= 41),
  constraint gallery_photos_photo_path_plausible check (photo_path ~ '^[-0-9a-f]{36}\.(jpg|webp)$'),
  constraint gallery_photos_photo_size_plausible check (
    num_nonnulls(photo_path, photo_width, photo_height) in (0, 3)
    and photo_width between 1 and 1280 and photo_height between 1 and 1280
  ),
  constraint gallery_photos_picture_single check (
    num_nonnulls(illustration, photo_path) = 1 or status = 'draf' and num_nonnulls(illustration, photo_path) = 0
  ),
  constraint gallery_photos_alt_required check (alt is not null or num_nonnulls(illustration, photo_path) = 0),
  constraint gallery_photos_alt_not_blank check (alt ~ '\S'),
  constraint gallery_photos_people_agreed_required check (people_agreed or not shows_people),
  constraint gallery_photos_position_plausible check (position > '-infinity' and position < 'infinity'),
  constraint gallery_photos_status_known check (status in ('draf', 'terbit'))
);

comment on table public.gallery_photos is 'Pictures of /galeri with their captions; visitors read the published ones.';
comment on column public.gallery_photos.position is
  'Order, the first is shown largest. One is moved between two others by a number between theirs; of equal ones the older comes first.';
comment on column public.gallery_photos.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.gallery_photos.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.gallery_photos.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

-- A row's age and revision belong to the database: they are in no column list.
grant select on table public.gallery_photos to anon;
grant select,
  insert (
    id, title, caption, illustration, photo_path, photo_width, photo_height, alt, shows_people, people_agreed, position, status
  ),
  update (
    title, caption, illustration, photo_path, photo_width, photo_height, alt, shows_people, people_agreed, position, status
  ),
  delete
  on table public.gallery_photos to authenticated;
grant select, insert, update, delete on table public.gallery_photos to service_role;

alter table public.gallery_photos enable row level security;

create policy "Visitors can read published photos"
  on public.gallery_photos for select to anon
  using (status = 'terbit');

create policy "Users can read published photos, admins all"
  on public.gallery_photos for select to authenticated
  using (status = 'terbit' or (select private.is_admin()));

create policy "Admins can add photos"
  on public.gallery_photos for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit photos"
  on public.gallery_photos for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete photos"
  on public.gallery_photos for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'gallery_photos', texts => '{"words": ["title 100", "caption 300", "alt 300"], "picture": ["photo_path"], "nobody": ["illustration", "status"]}',
  restorable => true, content => true, withdrawals => '{photo_path}', stays => 'konten'
);
