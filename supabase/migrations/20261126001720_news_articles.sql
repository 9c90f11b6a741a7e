-- The articles of /berita, in Markdown. Everyone reads what is published; admins write, in either access mode.

create function private.are_article_photos(photos jsonb)
  returns boolean
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select case
    when jsonb_typeof(photos) = 'array' then
      jsonb_array_length(photos) <= 8
      and not exists (
        select from jsonb_array_elements(photos) as photo
        where (
          jsonb_typeof(photo -> 'path') = 'string' and jsonb_typeof(photo -> 'alt') = 'string'
          and jsonb_typeof(photo -> 'width') = 'number' and jsonb_typeof(photo -> 'height') = 'number'
          and case when jsonb_typeof(photo) = 'object' then photo - 'path' - 'alt' - 'width' - 'height' = '{}' end
          and case when char_length(photo ->> 'path') in (40, 41) then
            photo ->> 'path' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|webp)$'
          end
          and case when char_length(photo ->> 'alt') <= 300 then photo ->> 'alt' ~ '\S' and private.is_visible_text(photo ->> 'alt') end
          and case when char_length(photo ->> 'width') <= 4 then photo ->> 'width' ~ '^[1-9][0-9]{0,3}$' and (photo ->> 'width')::integer <= 1280 end
          and case when char_length(photo ->> 'height') <= 4 then photo ->> 'height' ~ '^[1-9][0-9]{0,3}$' and (photo ->> 'height')::integer <= 1280 end
        ) is not true
      )
      and jsonb_array_length(photos) = (select count(distinct photo ->> 'path') from jsonb_array_elements(photos) as photo)
    else false
  end;
$$;

comment on function private.are_article_photos(jsonb) is
  'Whether it is a list of up to eight {"path": "id.webp", "width": 960, "height": 1280, "alt": "Dapur"}, each once.';

-- PostgreSQL evaluates CHECKs with the rights of whoever writes the row.
grant execute on function private.are_article_photos(jsonb) to authenticated, service_role;

create table public.news_articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  title text not null,
  date date not null,
  author text,
  category text not null,
  excerpt text not null,
  content text not null,
  illustration text,
  photo_path text,
  photo_width integer,
  photo_height integer,
  alt text,
  shows_people boolean not null default false,
  people_agreed boolean not null default false,
  photos jsonb not null default '[]',
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint news_articles_slug_key unique (slug),
  constraint news_articles_slug_max_length check (char_length(slug) <= 100),
  constraint news_articles_slug_plausible check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint news_articles_title_not_blank check (title ~ '\S'),
  constraint news_articles_date_plausible check (date between '2000-01-01' and '2099-12-31'),
  constraint news_articles_author_not_blank check (author ~ '\S'),
  constraint news_articles_category_not_blank check (category ~ '\S'),
  constraint news_articles_excerpt_not_blank check (excerpt ~ '\S'),
  constraint news_articles_content_not_blank check (content ~ '\S'),
  constraint news_articles_content_max_length check (char_length(content) <= 50000),
  constraint news_articles_illustration_max_length check (char_length(illustration) <= 100),
  constraint news_articles_illustration_plausible check (illustration ~ '^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint news_articles_photo_path_max_length check (char_length(photo_path) <= 41),
  constraint news_articles_photo_path_plausible check (photo_path ~ '^[-0-9a-f]{36}\.(jpg|webp)$'),
  constraint news_articles_photo_size_plausible check (
    num_nonnulls(photo_path, photo_width, photo_height) in (0, 3)
    and photo_width between 1 and 1280 and photo_height between 1 and 1280
  ),
  -- A draft may wait for its picture.
  constraint news_articles_picture_single check (
    num_nonnulls(illustration, photo_path) = 1 or status = 'draf' and num_nonnulls(illustration, photo_path) = 0
  ),
  constraint news_articles_alt_required check (alt is not null or num_nonnulls(illustration, photo_path) = 0),
  constraint news_articles_alt_not_blank check (alt ~ '\S'),
  constraint news_articles_people_agreed_required check (people_agreed or not shows_people),
  constraint news_articles_photos_plausible check (private.are_article_photos(photos)),
  constraint news_articles_status_known check (status in ('draf', 'terbit'))
);

comment on table public.news_articles is 'News articles of /berita, newest first; visitors read the published ones.';
comment on column public.news_articles.slug is 'End of its URL; one that it had before leads to it (news_redirects).';
comment on column public.news_articles.date is 'The day that it bears; of a published article not after today, in WIB.';
comment on column public.news_articles.author is 'Null: the company''s team (newsAuthor in src/config/site.ts).';
comment on column public.news_articles.content is 'Markdown; HTML in it is shown as text.';
comment on column public.news_articles.illustration is 'Name of a drawing in src/content/pictures, such as berita/berita-1. Either this or a photo.';
comment on column public.news_articles.photo_path is
  'Photo in the bucket site_pictures: "id.webp" stands for the files "id-640.webp" and "id-1280.webp", at most as wide as they say.';
comment on column public.news_articles.photo_width is 'Pixels of the larger file.';
comment on column public.news_articles.photo_height is 'Pixels of the larger file.';
comment on column public.news_articles.alt is 'What the picture shows, for people who can''t see it.';
comment on column public.news_articles.photos is 'More photos, below the text in their own shape, as private.are_article_photos has it; files as of photo_path.';
comment on column public.news_articles.shows_people is 'Whether people can be recognised in a photo.';
comment on column public.news_articles.people_agreed is 'Whether all of them, or their parents, have agreed that it is shown.';
comment on column public.news_articles.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.news_articles.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.news_articles.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

-- A row's age and revision belong to the database: they are in no column list.
grant select on table public.news_articles to anon;
grant select,
  insert (
    id, slug, title, date, author, category, excerpt, content, illustration, photo_path, photo_width, photo_height, alt,
    shows_people, people_agreed, photos, status
  ),
  update (
    slug, title, date, author, category, excerpt, content, illustration, photo_path, photo_width, photo_height, alt,
    shows_people, people_agreed, photos, status
  ),
  delete
  on table public.news_articles to authenticated;
grant select, insert, update, delete on table public.news_articles to service_role;

alter table public.news_articles enable row level security;

create policy "Visitors can read published articles"
  on public.news_articles for select to anon
  using ((select private.assert_no_circle()) and status = 'terbit');

create policy "Users can read published articles, admins all"
  on public.news_articles for select to authenticated
  using ((select private.assert_no_circle()) and (status = 'terbit' or (select private.is_admin())));

create policy "Admins can add articles"
  on public.news_articles for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit articles"
  on public.news_articles for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete articles"
  on public.news_articles for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'news_articles', texts => '{
    "name": ["author 100"],
    "words": ["title 200", "excerpt 500", "content", "alt 300", "photos"],
    "picture": ["photo_path"],
    "nobody": ["category 50", "illustration", "slug", "status"]
  }',
  restorable => true, content => true, withdrawals => '{slug,photo_path,photos}', stays => 'konten'
);

-- A CHECK must not depend on the day: what it accepted must stay acceptable when it is read back.
create function private.assert_article_day()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if new.date > (now() at time zone 'Asia/Jakarta')::date then
    raise exception using errcode = 'P0001', message = 'Tanggal artikel yang terbit tidak boleh setelah hari ini.';
  end if;
  return new;
end;
$$;

comment on function private.assert_article_day() is 'Refuses to publish an article of a day that is yet to come, in WIB.';

create trigger assert_article_day
  before insert or update of date, status on public.news_articles
  for each row when (new.status = 'terbit') execute function private.assert_article_day();
