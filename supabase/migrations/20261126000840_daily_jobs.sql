-- When each daily job ran last: one that has stopped is missed by nobody until what it should have done is. Ringkasan tells admins of
-- those that have not run for two days.

create table private.daily_jobs (
  job text primary key,
  ran_at timestamptz not null
);

comment on table private.daily_jobs is 'The functions that a job calls every day, once it has called them; private.setup_steps asks for the jobs before that.';

alter table private.daily_jobs enable row level security;

create policy "Only functions of the owner know when jobs ran"
  on private.daily_jobs for all to anon, authenticated
  using (false)
  with check (false);

-- Called by each of them.
create function private.note_daily_job(job text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into private.daily_jobs (job, ran_at) values (job, now())
  on conflict on constraint daily_jobs_pkey do update set ran_at = excluded.ran_at;
$$;

create function private.late_jobs()
  returns setof private.daily_jobs
  language sql stable security definer set search_path = ''
as $$
  select * from private.daily_jobs where ran_at < now() - interval '2 days' and (select private.is_admin());
$$;

comment on function private.late_jobs() is 'The daily jobs that have not run for two days; none for who is no admin.';

grant execute on function private.late_jobs() to authenticated;
