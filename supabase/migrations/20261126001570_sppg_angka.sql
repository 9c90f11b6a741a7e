-- The latest certificate of each kind and what it is today; src/features/kitchens/certificates/certificate-state.ts has the same rule for
-- pages. A function: if the view named the table, the API would take it for another way from kitchens to certificates.
create function private.certificates_today()
  returns table (sppg_id uuid, jenis text, keadaan text)
  language sql stable set search_path = ''
as $$
  select
    sppg_id, jenis,
    case
      when status <> 'Terbit' then status
      -- Nobody can tell by the day whether it still holds: named by itself.
      when tanpa_akhir_per is not null then 'Berlaku sampai dicabut'
      when tanggal_berakhir < tanggal then 'Kedaluwarsa'
      when tanggal_berakhir <= tanggal + 60 then 'Habis dalam 60 hari'
      else 'Berlaku'
    end
  from (
    select distinct on (sppg_id, jenis)
      sppg_id, jenis, status, tanggal_berakhir, tanpa_akhir_per, (now() at time zone 'Asia/Jakarta')::date as tanggal
    from public.sppg_sertifikat_publik
    order by sppg_id, jenis, coalesce(tanggal_terbit, tanggal_daftar) desc, created_at desc, id desc
  ) as terkini
$$;

grant execute on function private.certificates_today() to anon, authenticated;

-- The numbers for the press, each in a row with the day that it is of: page, CSV and JSON show these and no others. What no
-- row names is 0. As on the map, what a manager stands for counts: of the SPPG that are not confirmed only how many they are,
-- where somebody of us last confirmed them to be, as anybody who signs up could make these numbers. One that is suspended counts as that, and not as what it was before; of those that are
-- closed for good only how many they are.
-- Placeholders do not count.

create view public.sppg_angka with (security_invoker = true) as
  with
    hari as (
      select (now() at time zone 'Asia/Jakarta')::date as tanggal
    ),
    sertifikat as materialized (
      select sppg_id, jenis, keadaan from private.certificates_today()
    ),
    dapur as materialized (
      select
        sppg.id, coalesce(sppg.kabupaten_kota, 'Belum dicatat') as wilayah,
        case when sppg_dihentikan.sppg_id is null then sppg.status_verifikasi else 'Dihentikan sementara' end as keadaan,
        sppg.sasaran_jumlah_penerima_manfaat as sasaran, coalesce(slhs.keadaan, 'Belum dicatat') as slhs
      from public.sppg
        left join public.sppg_dihentikan on sppg_dihentikan.sppg_id = sppg.id
        left join sertifikat as slhs on slhs.sppg_id = sppg.id and slhs.jenis = 'SLHS'
      where sppg.dikonfirmasi_pada is not null and sppg.ditutup_pada is null
    ),
    inspeksi as materialized (
      select
        dapur_id, hari, row_number() over (partition by dapur_id order by hari desc, created_at desc, id desc) = 1 as terakhir,
        upper(left(hasil, 1)) || substr(hasil, 2) as hasil
      from public.sppg_inspeksi
      -- Our own visits are no inspections, and must not stand for one.
      where dapur_id is not null and oleh <> 'Kami'
    )
  select tanggal, angka, rincian, wilayah, jumlah
  from hari
    cross join (
      select 'SPPG' as angka, keadaan as rincian, wilayah, count(*) as jumlah
      from dapur group by rincian, wilayah
      union all
      select 'Sasaran penerima manfaat', keadaan, wilayah, sum(sasaran)
      from dapur where sasaran > 0 group by keadaan, wilayah
      union all
      select 'SLHS SPPG beroperasi', slhs, wilayah, count(*)
      from dapur where keadaan = 'Sudah Operasional' group by slhs, wilayah
      union all
      select 'SPPG dengan catatan', 'Sasaran belum dicatat', wilayah, count(*)
      from dapur where sasaran is null group by wilayah
      union all
      select 'SPPG dengan catatan', 'Belum dikonfirmasi', coalesce(spoken.kabupaten_kota, 'Belum dicatat'), count(*)
      from public.sppg join public.sppg_disebut as spoken on spoken.dapur_id = sppg.id
      where dikonfirmasi_pada is null and ditutup_pada is null group by spoken.kabupaten_kota
      union all
      select 'SPPG dengan catatan', 'Ditutup', coalesce(kabupaten_kota, 'Belum dicatat'), count(*)
      from public.sppg where ditutup_pada is not null and dikonfirmasi_pada is not null group by kabupaten_kota
      union all
      select 'Inspeksi terakhir SPPG beroperasi', coalesce(inspeksi.hasil, 'Belum tercatat'), 'Jawa Tengah', count(*)
      from dapur left join inspeksi on inspeksi.dapur_id = dapur.id and terakhir
      where keadaan = 'Sudah Operasional' group by inspeksi.hasil
      union all
      select 'Inspeksi 12 bulan terakhir', inspeksi.hasil, 'Jawa Tengah', count(*)
      from inspeksi join dapur on dapur.id = inspeksi.dapur_id cross join hari
      where inspeksi.hari > hari.tanggal - interval '1 year' group by inspeksi.hasil
      union all
      select 'Sertifikat ' || jenis, sertifikat.keadaan, 'Jawa Tengah', count(*)
      from sertifikat join dapur on dapur.id = sertifikat.sppg_id group by jenis, sertifikat.keadaan
    ) as dihitung;

comment on view public.sppg_angka is 'The numbers for the press, of today in WIB and of confirmed SPPG; what no row names is 0.';
comment on column public.sppg_angka.angka is
  'What is counted: SPPG, Sasaran penerima manfaat, SLHS SPPG beroperasi, SPPG dengan catatan, inspections, or certificates of a kind.';
comment on column public.sppg_angka.rincian is 'The state of what is counted.';
comment on column public.sppg_angka.wilayah is
  'Kabupaten or kota, Belum dicatat for SPPG without one; inspections and certificates are counted for all of Jawa Tengah.';

grant select on table public.sppg_angka to anon, authenticated;
