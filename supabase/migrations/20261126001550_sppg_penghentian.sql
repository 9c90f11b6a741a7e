-- When a kitchen was told to stop for a while, by whom and why, and what we answer: everyone reads it, managers write it. The
-- state in the network (sppg.status_verifikasi) stays what it is. Whether a kitchen is stopped depends on the day, so it is
-- derived when it is read, never stored.

create extension if not exists btree_gist with schema extensions;

create table public.sppg_penghentian (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, as in sppg_sertifikat: whoever may manage SPPG deletes kitchens, but no suspension, which waits for its
  -- kitchen to be restored.
  sppg_id uuid not null,
  -- What embeds need: a foreign key, empty while the kitchen is deleted.
  dapur_id uuid references public.sppg (id) on delete set null,
  mulai date not null,
  sampai date,
  sampai_pukul time,
  oleh text not null,
  alasan text not null,
  tanggapan text,
  created_at timestamptz not null default now(),
  constraint sppg_penghentian_mulai_plausible check (mulai >= '2000-01-01'),
  constraint sppg_penghentian_sampai_after_start check (sampai >= mulai),
  constraint sppg_penghentian_sampai_pukul_of_day check (sampai_pukul is null or sampai is not null),
  constraint sppg_penghentian_sampai_plausible check (sampai <= '2099-12-31'),
  constraint sppg_penghentian_oleh_known check (oleh in ('BGN', 'Dinas Kesehatan', 'Kami')),
  constraint sppg_penghentian_alasan_not_blank check (alasan ~ '\S'),
  constraint sppg_penghentian_tanggapan_not_blank check (tanggapan ~ '\S'),
  -- The day on which it was open again may see another one begin.
  constraint sppg_penghentian_mulai_overlap exclude using gist (
    sppg_id extensions.gist_uuid_ops with =, oleh extensions.gist_text_ops with =,
    daterange(mulai, sampai, case when sampai_pukul is null then '[]' else '[)' end) with &&
  )
);

comment on table public.sppg_penghentian is 'When SPPG were suspended, by whom, why, and our answer.';
comment on column public.sppg_penghentian.sppg_id is 'Its kitchen, which may have been deleted since.';
comment on column public.sppg_penghentian.dapur_id is 'The same kitchen while it exists; set by triggers.';
comment on column public.sppg_penghentian.mulai is 'First day.';
comment on column public.sppg_penghentian.sampai is 'Last day; null while no end is known.';
comment on column public.sppg_penghentian.sampai_pukul is 'When on the last day it was open again, in WIB; null: not on that day.';
comment on column public.sppg_penghentian.oleh is 'Who suspended it: BGN (Badan Gizi Nasional), Dinas Kesehatan, or the company (Kami).';
comment on column public.sppg_penghentian.alasan is 'Reason, as far as it is public.';
comment on column public.sppg_penghentian.tanggapan is 'What the company answers.';

create index sppg_penghentian_dapur_id_idx on public.sppg_penghentian (dapur_id);

-- A suspension stays with its kitchen. A row's age is the database's.
grant select on table public.sppg_penghentian to anon;
grant select,
  insert (id, sppg_id, mulai, sampai, sampai_pukul, oleh, alasan, tanggapan),
  update (mulai, sampai, sampai_pukul, oleh, alasan, tanggapan),
  delete
  on table public.sppg_penghentian to authenticated;
grant select, insert, update, delete on table public.sppg_penghentian to service_role;

alter table public.sppg_penghentian enable row level security;

create policy "Visitors can read suspensions of kitchens that exist"
  on public.sppg_penghentian for select to anon
  using (dapur_id is not null);

-- Admins restore those of deleted ones; managers see the same.
create policy "Users can read suspensions of kitchens that exist, managers all"
  on public.sppg_penghentian for select to authenticated
  using (dapur_id is not null or (select private.is_manager()));

create policy "Managers can add suspensions"
  on public.sppg_penghentian for insert to authenticated
  with check ((select private.is_manager()));

create policy "Managers can edit suspensions"
  on public.sppg_penghentian for update to authenticated
  using ((select private.is_manager()))
  with check ((select private.is_manager()));

create policy "Managers can delete suspensions"
  on public.sppg_penghentian for delete to authenticated
  using ((select private.is_manager()));

-- The trail goes without dapur_id: what the kitchen's deletion empties, nobody has changed.
select private.declare_table(
  'sppg_penghentian', texts => '{"words": ["alasan 1000", "tanggapan 2000"], "nobody": ["oleh"]}',
  audit => '{id,id,sppg_id,mulai,sampai,sampai_pukul,oleh,alasan,tanggapan,created_at}',
  restorable => true,
  withdrawals => '{alasan,tanggapan}',
  stays => 'dapur'
);

-- Also for the other tables whose rows wait for their kitchen: both triggers go by their table's name.
create function private.set_kitchen()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  select sppg.id into new.dapur_id from public.sppg where sppg.id = new.sppg_id;
  if new.dapur_id is null then
    raise exception using
      errcode = '23503',
      message = format('insert or update on table "%1$s" violates foreign key constraint "%1$s_sppg_id_fkey"', tg_table_name);
  end if;
  return new;
end;
$$;

comment on function private.set_kitchen() is 'Refuses a row of a kitchen that does not exist, as a foreign key does.';

create trigger set_kitchen
  before insert or update of sppg_id on public.sppg_penghentian
  for each row execute function private.set_kitchen();

create function private.return_rows()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format('update public.%I as waiting set dapur_id = added.id from added where waiting.sppg_id = added.id', tg_argv[0]);
  return null;
end;
$$;

comment on function private.return_rows() is 'Gives kitchens that are back their rows of the table that it names.';

create trigger return_suspensions
  after insert on public.sppg referencing new table as added
  for each statement execute function private.return_rows('sppg_penghentian');

-- A CHECK must not depend on the day: what it accepted must stay acceptable when it is read back.
create function private.assert_suspension_has_begun()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if new.mulai > (now() at time zone 'Asia/Jakarta')::date then
    raise exception using errcode = 'P0001', message = 'Tanggal mulai tidak boleh setelah hari ini.';
  end if;
  if new.sampai + new.sampai_pukul > now() at time zone 'Asia/Jakarta' then
    raise exception using errcode = 'P0001', message = 'Jam dibuka lagi tidak boleh setelah sekarang.';
  end if;
  return new;
end;
$$;

comment on function private.assert_suspension_has_begun() is 'Refuses a first day and an hour of the end that are yet to come, in WIB.';

create trigger assert_suspension_has_begun
  before insert or update of mulai, sampai, sampai_pukul on public.sppg_penghentian
  for each row execute function private.assert_suspension_has_begun();

-- Which kitchens are stopped today, for all that counts them; src/features/kitchens/suspensions has the same rule for pages.
create view public.sppg_dihentikan with (security_invoker = true) as
  select dapur_id as sppg_id, min(mulai) as sejak
  from public.sppg_penghentian
  where dapur_id is not null
    and not exists (select from public.sppg as closed where closed.id = dapur_id and closed.ditutup_pada is not null)
    and mulai <= (now() at time zone 'Asia/Jakarta')::date
    and (sampai is null or sampai >= (now() at time zone 'Asia/Jakarta')::date)
    and (sampai_pukul is null or sampai + sampai_pukul > now() at time zone 'Asia/Jakarta')
  group by dapur_id;

comment on view public.sppg_dihentikan is 'SPPG that are suspended today, in WIB, and not closed.';
comment on column public.sppg_dihentikan.sejak is 'First day of the suspension, of several the earliest.';

grant select on table public.sppg_dihentikan to anon, authenticated;
