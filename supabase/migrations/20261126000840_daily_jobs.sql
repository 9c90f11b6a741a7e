-- When each daily job ran last: one that has stopped is missed by nobody until what it should have done is. Ringkasan tells admins of
-- those that have not run for two days.

create table private.daily_jobs (
  job text primary key,
  ran_at timestamptz not null default now()
);

comment on table private.daily_jobs is 'The functions that a job calls every day; of one that has never run, since when it could have.';

alter table private.daily_jobs enable row level security;

create policy "Only functions of the owner know when jobs ran"
  on private.daily_jobs for all to anon, authenticated
  using (false)
  with check (false);

insert into private.daily_jobs (job) values ('delete_expired_leads'), ('note_daily_numbers'), ('queue_certificate_mails');

-- Called by each of them.
create function private.note_daily_job(job text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  update private.daily_jobs set ran_at = now() where daily_jobs.job = note_daily_job.job;
$$;

create function private.late_jobs()
  returns setof private.daily_jobs
  language sql stable security definer set search_path = ''
as $$
  select * from private.daily_jobs where ran_at < now() - interval '2 days' and (select private.is_admin());
$$;

comment on function private.late_jobs() is 'The daily jobs that have not run for two days; none for who is no admin.';

grant execute on function private.late_jobs() to authenticated;
