-- The schools that a kitchen cooks for: what a school is called and where it is, nothing about its pupils. Before
-- private.sppg_dicari, as kitchens are found by their schools.

create table public.sppg_sekolah (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, as of certificates: the schools stay when their kitchen goes, and are back with it once it is restored.
  sppg_id uuid not null,
  nama text not null,
  npsn text,
  kecamatan text,
  created_at timestamptz not null default now(),
  constraint sppg_sekolah_nama_not_blank check (nama ~ '\S'),
  constraint sppg_sekolah_npsn_max_length check (char_length(npsn) <= 8),
  constraint sppg_sekolah_npsn_plausible check (npsn ~ '^[0-9]{8}$'),
  constraint sppg_sekolah_kecamatan_not_blank check (kecamatan ~ '\S')
);

comment on table public.sppg_sekolah is 'Schools that SPPG cook for, each once per kitchen; no data of pupils.';
comment on column public.sppg_sekolah.sppg_id is 'Its kitchen, which may have been deleted since: then the school waits for it.';
comment on column public.sppg_sekolah.nama is 'Unique within its kitchen among those of the same NPSN, as private.search_key has it.';
comment on column public.sppg_sekolah.npsn is 'Nomor Pokok Sekolah Nasional, eight digits; unique within its kitchen; null when unknown.';
comment on column public.sppg_sekolah.kecamatan is 'Null when unknown.';

-- Two kecamatan may each have their SD Negeri 1, which differ by their NPSN.
create unique index sppg_sekolah_nama_key
  on public.sppg_sekolah (sppg_id, private.search_key(nama), coalesce(npsn, ''));
create unique index sppg_sekolah_npsn_key on public.sppg_sekolah (sppg_id, npsn);
-- Kitchens are found by it.
create index sppg_sekolah_npsn_idx on public.sppg_sekolah (npsn);

-- A school stays with its kitchen. A row's age is the database's.
grant select on table public.sppg_sekolah to anon;
grant select, insert (id, sppg_id, nama, npsn, kecamatan), update (nama, npsn, kecamatan), delete
  on table public.sppg_sekolah to authenticated;
grant select, insert, update, delete on table public.sppg_sekolah to service_role;

alter table public.sppg_sekolah enable row level security;

create policy "Everyone can read schools"
  on public.sppg_sekolah for select to anon, authenticated
  using (true);

create policy "Users who may manage can add schools"
  on public.sppg_sekolah for insert to authenticated
  with check ((select private.can_manage()));

create policy "Users who may manage can edit schools"
  on public.sppg_sekolah for update to authenticated
  using ((select private.can_manage()))
  with check ((select private.can_manage()));

create policy "Users who may manage can delete schools"
  on public.sppg_sekolah for delete to authenticated
  using ((select private.can_manage()));

select private.declare_table(
  'sppg_sekolah', texts => '{"nobody": ["nama 200", "npsn", "kecamatan 100"]}',
  restorable => true, withdrawals => '{nama}'
);

create function private.assert_schools_fit()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever adds to the same kitchen at the same moment waits, and is counted.
  perform from public.sppg where sppg.id in (select sppg_id from added) order by sppg.id for no key update;
  if exists (select from added where not exists (select from public.sppg where sppg.id = added.sppg_id)) then
    raise exception using
      errcode = '23503',
      message = 'insert or update on table "sppg_sekolah" violates foreign key constraint "sppg_sekolah_sppg_id_fkey"';
  end if;
  -- Of one without NPSN nobody can tell that it is another school than that of the same name.
  if exists (
    select from added join public.sppg_sekolah as other
      on other.sppg_id = added.sppg_id and private.search_key(other.nama) = private.search_key(added.nama)
    where other.id <> added.id and (other.npsn is null or added.npsn is null)
  ) then
    raise exception using
      errcode = '23505', message = 'duplicate key value violates unique constraint "sppg_sekolah_nama_key"';
  end if;
  if exists (
    select from public.sppg_sekolah where sppg_sekolah.sppg_id in (select sppg_id from added)
    group by sppg_sekolah.sppg_id having count(*) > 500
  ) then
    raise exception using errcode = 'P0001', message = 'Satu SPPG paling banyak melayani 500 sekolah.';
  end if;
  return null;
end;
$$;

comment on function private.assert_schools_fit() is
  'Refuses schools of a kitchen that does not exist, as a foreign key does, those that a name alone does not tell apart, and more than 500 of one kitchen.';

create trigger assert_schools_fit
  after insert on public.sppg_sekolah
  referencing new table as added
  for each statement execute function private.assert_schools_fit();

select private.limit_outsiders('sppg_sekolah', 'sekolah', confirmed => false);
