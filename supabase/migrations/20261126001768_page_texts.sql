-- What the owner says on the pages that speak for the company: title and lead of the hero, and the call at the end. Rules and laws are
-- not among them. A page without a row, and a column that is null, say what the site's code says. Always public; admins
-- change it, in either access mode.

create table public.page_texts (
  id uuid primary key default gen_random_uuid(),
  page text not null,
  hero_title text,
  hero_lead text,
  closing_title text,
  closing_text text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint page_texts_page_key unique (page),
  constraint page_texts_page_known check (page in ('beranda', 'tentang', 'program')),
  constraint page_texts_hero_title_not_blank check (hero_title ~ '\S'),
  constraint page_texts_hero_lead_not_blank check (hero_lead ~ '\S'),
  constraint page_texts_closing_title_not_blank check (closing_title ~ '\S'),
  constraint page_texts_closing_text_not_blank check (closing_text ~ '\S')
);

comment on table public.page_texts is 'The owner''s texts of home, about and programme, a row for each page that says something else than the code.';
comment on column public.page_texts.page is 'The page, as its content is called in src/pages.';
comment on column public.page_texts.hero_title is 'Of home the words between stars are in colour; null: as in the code, as of the others.';
comment on column public.page_texts.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.page_texts.published_revision is 'content_revision of its last change.';

-- Nobody deletes a row: one without texts says what the code says.
grant select on table public.page_texts to anon;
grant select,
  insert (id, page, hero_title, hero_lead, closing_title, closing_text),
  update (hero_title, hero_lead, closing_title, closing_text)
  on table public.page_texts to authenticated;
grant select, insert, update, delete on table public.page_texts to service_role;

alter table public.page_texts enable row level security;

create policy "Everyone can read the texts of pages"
  on public.page_texts for select to anon, authenticated
  using (true);

create policy "Admins can add texts of a page"
  on public.page_texts for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit texts of a page"
  on public.page_texts for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

select private.declare_table(
  'page_texts',
  texts => '{"words": ["hero_title 100", "hero_lead 400", "closing_title 100", "closing_text 400"], "nobody": ["page"]}',
  restorable => true, content => true, withdrawals => '{hero_title,hero_lead,closing_title,closing_text}', stays => 'konten'
);
