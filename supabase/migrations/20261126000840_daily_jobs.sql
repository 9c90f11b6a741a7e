-- When each daily job ran last: one that has stopped is missed by nobody until what it should have done is. private.alarms tells of those
-- that have not run for two days. A backup notes itself, too, as the job "backup".

create table private.daily_jobs (
  job text primary key,
  ran_at timestamptz not null
);

comment on table private.daily_jobs is 'What a job does every day, once it has done it.';

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

comment on function private.note_daily_job(text) is 'Notes that a daily job ran.';
