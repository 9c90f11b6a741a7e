-- What an owner does once, after the first sign-in: Ringkasan begins with this list until all of it is done. What only the dashboard
-- can do, such as a daily job, is in it where the database can tell.

create function private.setup_steps()
  returns table (step text, is_done boolean, is_needed boolean)
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
    ('perusahaan', exists (select from public.company_profile), true),
    ('dapur', exists (select from public.sppg), true),
    ('berita', exists (select from public.news_articles where status = 'terbit'), true),
    ('galeri', exists (select from public.gallery_photos where status = 'terbit'), true),
    ('tanya_jawab', exists (select from public.faq_entries where status = 'terbit'), true),
    -- No second API, no tables in Realtime, and the last limit on what a request may cost.
    (
      'pengaman',
      not exists (select from pg_catalog.pg_extension where extname = 'pg_graphql')
        and not exists (select from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime')
        and 3 = (
          select count(*) from pg_catalog.pg_roles
          where rolname in ('anon', 'authenticated', 'authenticator') and rolconfig::text like '%statement_timeout%'
        ),
      true
    );
  -- The embedded stack sends mails by itself, and has no jobs.
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    return query
      select
        needed.step,
        not exists (
          select from unnest(needed.words) as word
          where not exists (select from unnest(jobs) as job where position(word in job) > 0)
        ),
        true
      from (
        values
          ('surat', array['kirim-surat', 'queue_certificate_mails', 'queue_alarm_mails', 'ask_for_build']),
          ('penghapusan', array['delete_expired_leads', 'note_daily_numbers'])
      ) as needed (step, words);
  end if;
  -- Optional: a host without a deploy hook is asked to build in another way.
  return query values ('deploy_hook', exists (select from public.deploy_hook), false);
end;
$$;

create function public.setup_steps()
  returns table (step text, is_done boolean, is_needed boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.setup_steps();
$$;

comment on function public.setup_steps() is
  'What an owner does once, in order, whether it is done, and whether a site can''t do without. Admins only.';

grant execute on function private.setup_steps(), public.setup_steps() to authenticated;
