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
  constraint sppg_kode_unik_pendaftaran_not_blank check (kode_unik_pendaftaran ~ '\S'),
  constraint sppg_kode_unik_pendaftaran_max_length check (char_length(kode_unik_pendaftaran) <= 50),
  -- No characters that show nothing, and no spaces but the plain one: codes that look the same are the same.
  constraint sppg_kode_unik_pendaftaran_visible check (
    kode_unik_pendaftaran
    !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]'
  ),
  constraint sppg_nama_not_blank check (nama ~ '\S'),
  constraint sppg_nama_max_length check (char_length(nama) <= 200),
  constraint sppg_lokasi_not_blank check (lokasi ~ '\S'),
  constraint sppg_lokasi_max_length check (char_length(lokasi) <= 500),
  constraint sppg_status_pengajuan_sppg_known
    check (status_pengajuan_sppg in ('Draf', 'Verifikasi Pengajuan', 'Terverifikasi')),
  constraint sppg_sasaran_jumlah_penerima_manfaat_not_negative check (sasaran_jumlah_penerima_manfaat >= 0),
  constraint sppg_status_bangunan_known check (status_bangunan in ('Bangunan Baru', 'Renovasi Bangunan')),
  constraint sppg_status_verifikasi_known
    check (status_verifikasi in ('Siap Bangun', 'Proses Pembangunan', 'Sudah Operasional')),
  constraint sppg_kontraktor_pelaksana_max_length check (char_length(kontraktor_pelaksana) <= 200),
  constraint sppg_progres_pembangunan_max_length check (char_length(progres_pembangunan) <= 100),
  constraint sppg_estimasi_selesai_max_length check (char_length(estimasi_selesai) <= 100)
);

comment on table public.sppg is 'Kitchens (Satuan Pelayanan Pemenuhan Gizi), each owned by one foundation.';
comment on column public.sppg.kode_unik_pendaftaran is 
  'Registration code, unique over all foundations, however it is capitalised and spaced.';
comment on column public.sppg.lokasi is 'Address.';
comment on column public.sppg.sasaran_jumlah_penerima_manfaat is 'Target number of people served; null when not set.';
comment on column public.sppg.status_verifikasi is 'State in the network; the tabs of /program group by it.';
comment on column public.sppg.progres_pembangunan is 'Free text, for example a percentage.';
comment on column public.sppg.estimasi_selesai is 'Free text, for example a quarter.';

create unique index sppg_kode_unik_pendaftaran_key
  on public.sppg (upper(regexp_replace(btrim(kode_unik_pendaftaran), ' +', ' ', 'g')));
-- The list is saved as CSV by code, in ranges.
create index sppg_kode_unik_pendaftaran_id_idx on public.sppg (kode_unik_pendaftaran, id);
create index sppg_yayasan_id_idx on public.sppg (yayasan_id);
-- Lists are read by age, in ranges; the id keeps rows of the same moment in one order.
create index sppg_created_at_id_idx on public.sppg (created_at, id);

-- Identity and age of a row belong to the database: they are in no column list.
revoke all on table public.sppg from public, anon, authenticated, service_role;
grant select on table public.sppg to anon, authenticated;
grant insert (
    kode_unik_pendaftaran, nama, lokasi, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat, status_bangunan,
    yayasan_id, status_verifikasi, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai
  ),
  update (
    kode_unik_pendaftaran, nama, lokasi, status_pengajuan_sppg, sasaran_jumlah_penerima_manfaat, status_bangunan,
    yayasan_id, status_verifikasi, kontraktor_pelaksana, progres_pembangunan, estimasi_selesai
  ),
  delete
  on table public.sppg to authenticated;
grant select, insert, update, delete on table public.sppg to service_role;

alter table public.sppg enable row level security;

create policy "Everyone can read SPPG"
  on public.sppg for select to anon, authenticated
  using (true);

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
