-- What the numbers of the press were on each day, so that /angka shows where they go: nothing else remembers how many kitchens
-- operated in March. A job writes one row a day (README, Going live); what a day was is never changed later.

create table public.sppg_angka_harian (
  tanggal date primary key,
  siap_bangun integer not null,
  proses_pembangunan integer not null,
  sudah_operasional integer not null,
  dihentikan integer not null,
  tanpa_slhs integer not null,
  sasaran integer not null
);

comment on table public.sppg_angka_harian is 'The numbers of sppg_angka for the whole province at the end of each day.';
comment on column public.sppg_angka_harian.tanggal is 'The day in WIB.';
comment on column public.sppg_angka_harian.siap_bangun is 'Confirmed SPPG in this state, as in the three columns after it.';
comment on column public.sppg_angka_harian.tanpa_slhs is 'How many of those in operation had no valid SLHS.';
comment on column public.sppg_angka_harian.sasaran is 'How many people all of them were meant to serve.';

grant select on table public.sppg_angka_harian to anon, authenticated, service_role;

alter table public.sppg_angka_harian enable row level security;

create policy "Everyone can read the numbers of each day"
  on public.sppg_angka_harian for select to anon, authenticated
  using (true);

select private.declare_table('sppg_angka_harian', texts => '{}', audit => null);

-- Called twice on one day, the later call counts.
create function private.note_daily_numbers()
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_daily_job('note_daily_numbers');
  insert into public.sppg_angka_harian (
    tanggal, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan, tanpa_slhs, sasaran
  )
  select
    (now() at time zone 'Asia/Jakarta')::date,
    coalesce(sum(jumlah) filter (where angka = 'SPPG' and rincian = 'Siap Bangun'), 0),
    coalesce(sum(jumlah) filter (where angka = 'SPPG' and rincian = 'Proses Pembangunan'), 0),
    coalesce(sum(jumlah) filter (where angka = 'SPPG' and rincian = 'Sudah Operasional'), 0),
    coalesce(sum(jumlah) filter (where angka = 'SPPG' and rincian = 'Dihentikan sementara'), 0),
    coalesce(sum(jumlah) filter (
      where angka = 'SLHS SPPG beroperasi' and rincian not in ('Berlaku', 'Berlaku sampai dicabut', 'Habis dalam 60 hari')
    ), 0),
    coalesce(sum(jumlah) filter (where angka = 'Sasaran penerima manfaat'), 0)
  from public.sppg_angka
  on conflict (tanggal) do update set
    siap_bangun = excluded.siap_bangun, proses_pembangunan = excluded.proses_pembangunan,
    sudah_operasional = excluded.sudah_operasional, dihentikan = excluded.dihentikan,
    tanpa_slhs = excluded.tanpa_slhs, sasaran = excluded.sasaran;
$$;

comment on function private.note_daily_numbers() is 'Writes the row of today; for a daily job.';
