-- What an owner does once, after the first sign-in: Ringkasan begins with this list until all of it is done. What only the dashboard
-- can do, such as a daily job, is in it where the database can tell.

create function private.setup_steps()
  returns table (step text, is_done boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  jobs text[] := '{}';
begin
  perform private.assert_admin();
  if to_regclass('cron.job') is not null then
    execute 'select array_agg(command) from cron.job' into jobs;
  end if;
  return query values
    ('perusahaan', exists (select from public.company_profile)),
    ('dapur', exists (select from public.sppg)),
    ('berita', exists (select from public.news_articles where status = 'terbit')),
    ('galeri', exists (select from public.gallery_photos where status = 'terbit')),
    ('tanya_jawab', exists (select from public.faq_entries where status = 'terbit'));
  -- The embedded stack sends mails by itself, and has no jobs.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    return query
      select needed.step, exists (select from unnest(jobs) as job where position(needed.words in job) > 0)
      from (values ('surat', 'kirim-surat'), ('penghapusan', 'delete_expired_leads')) as needed (step, words);
  end if;
  -- A host without a deploy hook builds by other ways, so that nothing waits for it.
  return query values ('deploy_hook', nullif(exists (select from public.deploy_hook), false));
end;
$$;

create function public.setup_steps()
  returns table (step text, is_done boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.setup_steps();
$$;

comment on function public.setup_steps() is
  'What an owner does once, in order, and whether it is done; null for what a site may do without. Admins only.';

grant execute on function private.setup_steps(), public.setup_steps() to authenticated;
