-- The questions and answers of /kontak. Everyone reads what is published; admins write, in either access mode.

create table public.faq_entries (
  id uuid primary key default gen_random_uuid(),
  question text not null,
  answer text not null,
  link_text text,
  link_to text,
  position double precision not null,
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint faq_entries_question_not_blank check (question ~ '\S'),
  constraint faq_entries_answer_not_blank check (answer ~ '\S'),
  constraint faq_entries_link_text_not_blank check (link_text ~ '\S'),
  -- Browsers read '/\evil.example' as '//evil.example', another site.
  constraint faq_entries_link_to_plausible check (link_to ~ '^(/([^/\\\s][^\\\s]*)?|https://[^/\\\s][^\\\s]*)$'),
  constraint faq_entries_link_required check (num_nonnulls(link_text, link_to) <> 1),
  constraint faq_entries_position_plausible check (position > '-infinity' and position < 'infinity'),
  constraint faq_entries_status_known check (status in ('draf', 'terbit'))
);

comment on table public.faq_entries is 'Questions and answers of /kontak; visitors read the published ones.';
comment on column public.faq_entries.link_text is 'What the link below the answer says; with link_to, or both are null.';
comment on column public.faq_entries.link_to is 'A path of the site, such as /kontak#form-kontak, or an https URL.';
comment on column public.faq_entries.position is
  'Order. One is moved between two others by a number between theirs; of equal ones the older comes first.';
comment on column public.faq_entries.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.faq_entries.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.faq_entries.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

-- A row's age and revision belong to the database: they are in no column list.
grant select on table public.faq_entries to anon;
grant select,
  insert (id, question, answer, link_text, link_to, position, status),
  update (question, answer, link_text, link_to, position, status),
  delete
  on table public.faq_entries to authenticated;
grant select, insert, update, delete on table public.faq_entries to service_role;

alter table public.faq_entries enable row level security;

create policy "Visitors can read published questions"
  on public.faq_entries for select to anon
  using (status = 'terbit');

create policy "Users can read published questions, admins all"
  on public.faq_entries for select to authenticated
  using (status = 'terbit' or (select private.is_admin()));

create policy "Admins can add questions"
  on public.faq_entries for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit questions"
  on public.faq_entries for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete questions"
  on public.faq_entries for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'faq_entries', texts => '{"words": ["question 200", "answer 2000"], "nobody": ["link_text 100", "link_to 500", "status"]}',
  restorable => true, content => true, withdrawals => '{}', stays => 'konten'
);
