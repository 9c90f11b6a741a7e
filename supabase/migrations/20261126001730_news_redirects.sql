-- Links to an article go on to work when its slug is changed: its old slugs lead to it, and no other article may take them.

create table public.news_redirects (
  slug text primary key,
  article_id uuid not null references public.news_articles (id) on delete cascade
);

comment on table public.news_redirects is 'Old slugs of articles that were published; written by triggers only.';
comment on column public.news_redirects.slug is 'What the URL once ended with.';

create index news_redirects_article_id_idx on public.news_redirects (article_id);

grant select on table public.news_redirects to anon, authenticated, service_role;

alter table public.news_redirects enable row level security;

create policy "Everyone can read where articles that they read were before"
  on public.news_redirects for select to anon, authenticated
  using (exists (select from public.news_articles where news_articles.id = news_redirects.article_id));

select private.declare_table('news_redirects', texts => '{"nobody": ["slug"]}', audit => null);

-- After the row: whoever takes a slug at the moment when it becomes an old one has waited for its unique key.
create function private.note_old_slug()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.news_redirects where news_redirects.slug = new.slug and news_redirects.article_id = new.id;
  if exists (select from public.news_redirects where news_redirects.slug = new.slug) then
    raise exception using
      errcode = '23505',
      message = 'duplicate key value violates unique constraint "news_articles_slug_key"';
  end if;
  if tg_op = 'INSERT' then
    -- Of an article that comes back, those that the trail remembers.
    insert into public.news_redirects (slug, article_id)
    select distinct audit_log.before ->> 'slug', new.id
    from public.audit_log
    where audit_log.row_id = new.id and audit_log.table_name = 'news_articles' and audit_log.action = 'UPDATE'
      and audit_log.before ->> 'published_revision' is not null
      and not exists (select from public.news_articles where news_articles.slug = audit_log.before ->> 'slug')
    on conflict do nothing;
  elsif old.slug <> new.slug and old.published_revision is not null then
    insert into public.news_redirects (slug, article_id) values (old.slug, new.id);
  end if;
  return null;
end;
$$;

comment on function private.note_old_slug() is 'Keeps the slug that a published article had, and refuses one that another article had.';

create trigger note_old_slug
  after insert or update of slug on public.news_articles
  for each row execute function private.note_old_slug();
