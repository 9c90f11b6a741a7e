-- Vacancies of kitchens, which /lowongan lists until their closing day. Everyone reads what is published, as long as its kitchen is there
-- and not closed; admins write, in either access mode.

create table public.job_openings (
  id uuid primary key default gen_random_uuid(),
  slug text not null default '',
  sppg_id uuid not null,
  title text not null,
  description text not null,
  hours text,
  pay text,
  closes_on date not null,
  position double precision not null,
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint job_openings_slug_key unique (slug),
  constraint job_openings_slug_max_length check (char_length(slug) <= 200),
  constraint job_openings_slug_plausible check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- What we call the kitchen stays when it is deleted, and so does the vacancy.
  constraint job_openings_sppg_id_known foreign key (sppg_id) references public.sppg_disebut (id),
  constraint job_openings_title_not_blank check (title ~ '\S'),
  constraint job_openings_description_not_blank check (description ~ '\S'),
  constraint job_openings_description_max_length check (char_length(description) <= 2000),
  constraint job_openings_hours_not_blank check (hours ~ '\S'),
  constraint job_openings_pay_not_blank check (pay ~ '\S'),
  constraint job_openings_closes_on_plausible check (closes_on between '2025-01-01' and '2100-01-01'),
  constraint job_openings_position_plausible check (position > '-infinity' and position < 'infinity'),
  constraint job_openings_status_known check (status in ('draf', 'terbit'))
);

create index job_openings_sppg_id_idx on public.job_openings (sppg_id);

comment on table public.job_openings is 'Vacancies of kitchens; visitors read the published ones.';
comment on column public.job_openings.slug is 'End of its URL: title and code as they were when it was added; set by a trigger, and never another one.';
comment on column public.job_openings.sppg_id is 'Where the work is; chosen once.';
comment on column public.job_openings.hours is 'Days and hours of work; null: not settled yet.';
comment on column public.job_openings.pay is 'Likewise what is paid.';
comment on column public.job_openings.closes_on is 'The last day to apply; then the list leaves it out, and its page says that it has closed.';
comment on column public.job_openings.position is
  'Order. One is moved between two others by a number between theirs; of equal ones the older comes first.';
comment on column public.job_openings.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.job_openings.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.job_openings.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

-- A row's address, age and revision belong to the database: they are in no column list.
grant select on table public.job_openings to anon;
grant select,
  insert (id, sppg_id, title, description, hours, pay, closes_on, position, status),
  update (title, description, hours, pay, closes_on, position, status),
  delete
  on table public.job_openings to authenticated;
grant select, insert, update, delete on table public.job_openings to service_role;

alter table public.job_openings enable row level security;

create policy "Visitors can read published openings"
  on public.job_openings for select to anon
  using (
    (select private.assert_no_circle()) and status = 'terbit'
    and exists (select from public.sppg where sppg.id = job_openings.sppg_id and sppg.ditutup_pada is null)
  );

create policy "Users can read published openings, admins all"
  on public.job_openings for select to authenticated
  using (
    (select private.assert_no_circle())
    and (
      (select private.is_admin())
      or status = 'terbit' and exists (select from public.sppg where sppg.id = job_openings.sppg_id and sppg.ditutup_pada is null)
    )
  );

create policy "Admins can add openings"
  on public.job_openings for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit openings"
  on public.job_openings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete openings"
  on public.job_openings for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'job_openings', texts => '{"words": ["title 120", "description", "hours 200", "pay 200"], "nobody": ["slug", "status"]}',
  restorable => true, content => true, withdrawals => '{}', stays => 'konten'
);

create function private.set_opening_address()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  address text;
begin
  -- A restored one keeps the address that people were told.
  if new.slug <> '' then
    return new;
  end if;
  select kode into address from public.sppg_disebut where sppg_disebut.id = new.sppg_id;
  address := trim(both '-' from regexp_replace(lower(concat_ws('-', new.title, address)), '[^a-z0-9]+', '-', 'g'));
  select numbered into new.slug
  from generate_series(1, 1000) as number
    cross join lateral (select concat_ws('-', nullif(address, ''), nullif(number, 1))) as candidate (numbered)
  where not exists (select from public.job_openings where job_openings.slug = numbered)
  order by number
  limit 1;
  return new;
end;
$$;

comment on function private.set_opening_address() is
  'Makes the end of a vacancy''s URL of its title and the code of its kitchen, with a number where others have it.';

create trigger set_opening_address
  before insert on public.job_openings
  for each row execute function private.set_opening_address();

-- A job at a kitchen that nobody builds yet, or that nobody stands for, is a promise that nobody can keep.
create function private.assert_kitchen_hires()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  kitchen public.sppg;
  problem text;
begin
  if tg_op = 'UPDATE' and old.status = 'terbit' then
    return new;
  end if;
  select * into kitchen from public.sppg where sppg.id = new.sppg_id;
  problem := case
    when kitchen.id is null then 'Dapur lowongan ini sudah dihapus'
    when kitchen.ditutup_pada is not null then 'Dapur lowongan ini sudah ditutup'
    when kitchen.dikonfirmasi_pada is null then 'Data dapur ini belum dikonfirmasi'
    when kitchen.status_verifikasi = 'Siap Bangun' then 'Dapur ini belum mulai dibangun'
  end;
  if problem is not null then
    raise exception using
      errcode = 'P0001', message = problem || ', jadi lowongannya tidak dapat terbit. Simpan sebagai draf.';
  end if;
  return new;
end;
$$;

comment on function private.assert_kitchen_hires() is
  'Refuses to publish a vacancy at a kitchen that is deleted, closed, not confirmed, or not being built yet.';

create trigger assert_kitchen_hires
  before insert or update on public.job_openings
  for each row when (new.status = 'terbit') execute function private.assert_kitchen_hires();
