-- The kitchens (SPPG) themselves: everyone reads them, those who may manage change them.

create table public.sppg (
  id uuid primary key default gen_random_uuid(),
  kode_unik_pendaftaran text not null,
  nama text not null,
  lokasi text not null,
  status_pengajuan_sppg text not null default 'Draf',
  sasaran_jumlah_penerima_manfaat integer,
  status_bangunan text not null default 'Bangunan Baru',
  -- No cascade: a foundation that still owns kitchens is not deleted by accident.
  yayasan_id uuid not null references public.yayasan (id),
  status_verifikasi text not null default 'Siap Bangun',
  kontraktor_pelaksana text,
  progres_pembangunan text,
  estimasi_selesai text,
  created_at timestamptz not null default now(),
  -- Optional: the address does not always say it.
  kabupaten_kota text,
  updated_at timestamptz not null default now(),
  dikonfirmasi_pada timestamptz,
  akun_instagram text,
  akun_facebook text,
  akun_tiktok text,
  id_bgn text,
  ditutup_pada date,
  alasan_tutup text,
  constraint sppg_kode_unik_pendaftaran_not_blank check (kode_unik_pendaftaran ~ '\S'),
  constraint sppg_kode_unik_pendaftaran_max_length check (char_length(kode_unik_pendaftaran) <= 50),
  constraint sppg_kode_unik_pendaftaran_plausible
    check (kode_unik_pendaftaran ~ '^[ -~]*[0-9A-Za-z][ -~]*$'),
  constraint sppg_nama_not_blank check (nama ~ '\S'),
  constraint sppg_lokasi_not_blank check (lokasi ~ '\S'),
  constraint sppg_status_pengajuan_sppg_known
    check (status_pengajuan_sppg in ('Draf', 'Verifikasi Pengajuan', 'Terverifikasi')),
  constraint sppg_sasaran_jumlah_penerima_manfaat_not_negative check (sasaran_jumlah_penerima_manfaat >= 0),
  constraint sppg_sasaran_jumlah_penerima_manfaat_max check (sasaran_jumlah_penerima_manfaat <= 1000000),
  constraint sppg_status_bangunan_known check (status_bangunan in ('Bangunan Baru', 'Renovasi Bangunan')),
  constraint sppg_status_verifikasi_known
    check (status_verifikasi in ('Siap Bangun', 'Proses Pembangunan', 'Sudah Operasional')),
  constraint sppg_id_bgn_max_length check (char_length(id_bgn) <= 8),
  constraint sppg_id_bgn_plausible check (id_bgn ~ '^[0-9A-Z]{8}$'),
  constraint sppg_akun_instagram_max_length check (char_length(akun_instagram) <= 30),
  constraint sppg_akun_instagram_plausible check (akun_instagram ~ '^[A-Za-z0-9._]+$'),
  constraint sppg_akun_facebook_max_length check (char_length(akun_facebook) <= 80),
  constraint sppg_akun_facebook_plausible check (akun_facebook ~ '^[A-Za-z0-9.-]+$'),
  constraint sppg_akun_tiktok_max_length check (char_length(akun_tiktok) <= 24),
  constraint sppg_akun_tiktok_plausible check (akun_tiktok ~ '^[A-Za-z0-9._]+$'),
  constraint sppg_kabupaten_kota_known foreign key (kabupaten_kota) references public.wilayah (nama),
  constraint sppg_ditutup_pada_plausible check (ditutup_pada >= '2000-01-01'),
  constraint sppg_alasan_tutup_not_blank check (alasan_tutup ~ '\S'),
  constraint sppg_alasan_tutup_with_day check ((ditutup_pada is null) = (alasan_tutup is null))
);

comment on table public.sppg is 'Kitchens (Satuan Pelayanan Pemenuhan Gizi), each owned by one foundation.';
comment on column public.sppg.kode_unik_pendaftaran is
  'Registration code in printable ASCII, unique over all foundations as private.search_key has it.';
comment on column public.sppg.lokasi is 'Address.';
comment on column public.sppg.sasaran_jumlah_penerima_manfaat is 'Target number of people served; null when not set.';
comment on column public.sppg.status_verifikasi is 'State in the network; the tabs of /program group by it.';
comment on column public.sppg.progres_pembangunan is 'Free text, for example a percentage.';
comment on column public.sppg.estimasi_selesai is 'Free text, for example a quarter.';
comment on column public.sppg.kabupaten_kota is 'Where the kitchen is, with its kind: "Kabupaten Tegal" or "Kota Tegal"; null when not recorded.';
comment on column public.sppg.updated_at is
  'When the kitchen, or what hangs on it, was last changed: the stamp that confirming compares. Set by triggers. A restored row keeps it.';
comment on column public.sppg.dikonfirmasi_pada is
  'Since when a manager stands for every public word of the kitchen; null: nobody does. Set by triggers and by konfirmasi_sppg, in no column grant.';
comment on column public.sppg.id_bgn is
  'The ID that BGN gives a kitchen and prints in its lists of stopped ones: eight capital letters and digits, another thing than the code.';
comment on column public.sppg.akun_instagram is 'Where the kitchen shows its daily menu: the name in the address of its profile, without @.';
comment on column public.sppg.akun_facebook is 'Likewise on Facebook.';
comment on column public.sppg.akun_tiktok is 'Likewise on TikTok.';
comment on column public.sppg.ditutup_pada is 'Since when it is closed for good, written by managers only; null: it is not.';
comment on column public.sppg.alasan_tutup is 'Why it was closed, for everyone to read.';

-- What the search takes for one code is one code: 'SPPG-3374001' beside 'SPPG-3374-001', 'OO1' beside '001' or a Cyrillic
-- letter would let a stranger answer for somebody else's kitchen.
create unique index sppg_kode_unik_pendaftaran_key on public.sppg (private.search_key(kode_unik_pendaftaran));
-- The list is saved as CSV by code, in ranges.
create unique index sppg_id_bgn_key on public.sppg (private.search_key(id_bgn));
create index sppg_kode_unik_pendaftaran_id_idx on public.sppg (kode_unik_pendaftaran, id);
create index sppg_yayasan_id_idx on public.sppg (yayasan_id);
-- With the state, so that the map is counted without reading the rows.
create index sppg_kabupaten_kota_status_verifikasi_idx on public.sppg (kabupaten_kota, status_verifikasi)
  where dikonfirmasi_pada is not null and ditutup_pada is null;
create index sppg_kabupaten_kota_idx on public.sppg (kabupaten_kota);
-- Lists are read by age, in ranges; the id keeps rows of the same moment in one order.
create index sppg_created_at_id_idx on public.sppg (created_at, id);
-- Finds the unconfirmed without reading the others, which are most.
create index sppg_unconfirmed_idx on public.sppg (updated_at, kode_unik_pendaftaran) where dikonfirmasi_pada is null;
-- The closed ones are few.
create index sppg_closed_idx on public.sppg (kabupaten_kota) where ditutup_pada is not null;

-- A row's age and confirmation belong to the database: they are in no column list.
grant select on table public.sppg to anon, authenticated;
grant insert (
    id, kode_unik_pendaftaran, nama, lokasi, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat, status_bangunan,
    yayasan_id, status_verifikasi, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai, kabupaten_kota,
    akun_instagram, akun_facebook, akun_tiktok, id_bgn
  ),
  update (
    kode_unik_pendaftaran, nama, lokasi, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat, status_bangunan,
    yayasan_id, status_verifikasi, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai, kabupaten_kota,
    akun_instagram, akun_facebook, akun_tiktok, id_bgn, ditutup_pada, alasan_tutup
  ),
  delete
  on table public.sppg to authenticated;
grant select, insert, update, delete on table public.sppg to service_role;

alter table public.sppg enable row level security;

create policy "Everyone can read SPPG"
  on public.sppg for select to anon, authenticated
  using ((select private.assert_no_circle()));

create policy "Users who may manage can add SPPG"
  on public.sppg for insert to authenticated
  with check ((select private.can_manage()));

create policy "Users who may manage can edit SPPG"
  on public.sppg for update to authenticated
  using ((select private.can_manage()))
  with check ((select private.can_manage()));

create policy "Users who may manage can delete SPPG"
  on public.sppg for delete to authenticated
  using ((select private.can_manage()));

select private.declare_table(
  'sppg', texts => '{
    "name": ["kontraktor_pelaksana 200"],
    "words": ["lokasi 500", "alasan_tutup 1000"],
    "nobody": ["kode_unik_pendaftaran", "nama 200", "kabupaten_kota", "status_pengajuan_sppg", "status_bangunan",
      "status_verifikasi", "progres_pembangunan 100", "estimasi_selesai 100", "akun_instagram", "akun_facebook", "akun_tiktok", "id_bgn"]
  }',
  restorable => true, withdrawals => '{kode_unik_pendaftaran}', stays => 'dapur'
);

-- A confirmation says that the data are right, not that they are new. Two changes never have one stamp, even of one transaction.
create function private.set_updated_at()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  old.dikonfirmasi_pada := new.dikonfirmasi_pada;
  if old is distinct from new then
    new.updated_at := greatest(now(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end;
$$;

comment on function private.set_updated_at() is 'Notes that an SPPG, or what hangs on it, was changed; to be confirmed is no change.';

-- Saving a form without a change is no change.
create trigger set_updated_at
  before update on public.sppg
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();

select private.limit_outsiders('sppg', 'SPPG', confirmed => true);
