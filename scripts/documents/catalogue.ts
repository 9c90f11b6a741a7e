import type { Document } from './model';
import { estimasiBiayaOperasionalMobil } from './texts/estimasi-biaya-operasional-mobil';
import { estimasiBiayaPembangunan } from './texts/estimasi-biaya-pembangunan';
import { estimasiBiayaPeralatan } from './texts/estimasi-biaya-peralatan';
import { formulirPemasok } from './texts/formulir-pemasok';
import { kerangkaAcuanKerjaKonsultan } from './texts/kerangka-acuan-kerja-konsultan';
import { kurikulumPelatihan } from './texts/kurikulum-pelatihan';
import { panduanKemitraanRantaiPasok } from './texts/panduan-kemitraan-rantai-pasok';
import { panduanKonsultan } from './texts/panduan-konsultan';
import { panduanKontraktor } from './texts/panduan-kontraktor';
import { panduanTenagaKerja } from './texts/panduan-tenaga-kerja';
import { daftarIstilah } from './texts/program/daftar-istilah';
import { daftarPeriksaHigiene } from './texts/program/daftar-periksa-higiene';
import { jadwalKerjaHarian } from './texts/program/jadwal-kerja-harian';
import { keluhanKeracunan } from './texts/program/keluhan-keracunan';
import { pencucianOmpreng } from './texts/program/pencucian-ompreng';
import { penerimaanBahan } from './texts/program/penerimaan-bahan';
import { ringkasanAlurVerifikasi } from './texts/program/ringkasan-alur-verifikasi';
import { suhuDanWaktuAntar } from './texts/program/suhu-dan-waktu-antar';
import { proposalInvestasiPeralatan } from './texts/proposal-investasi-peralatan';
import { proposalMobilMbg } from './texts/proposal-mobil-mbg';
import { proyeksiKeuangan } from './texts/proyeksi-keuangan';
import { ringkasanEksekutif } from './texts/ringkasan-eksekutif';
import { spesifikasiBangunanSppg } from './texts/spesifikasi-bangunan-sppg';
import { spesifikasiMobilMbg } from './texts/spesifikasi-mobil-mbg';
import { spesifikasiPeralatanDapur } from './texts/spesifikasi-peralatan-dapur';
import { standarKualitasPangan } from './texts/standar-kualitas-pangan';
import { studiKelayakan } from './texts/studi-kelayakan';

/** The files under `public/docs`. */
export const downloads: readonly Document[] = [
  ringkasanEksekutif,
  studiKelayakan,
  proyeksiKeuangan,
  panduanKemitraanRantaiPasok,
  formulirPemasok,
  standarKualitasPangan,
  proposalInvestasiPeralatan,
  spesifikasiPeralatanDapur,
  estimasiBiayaPeralatan,
  proposalMobilMbg,
  spesifikasiMobilMbg,
  estimasiBiayaOperasionalMobil,
  panduanKontraktor,
  spesifikasiBangunanSppg,
  estimasiBiayaPembangunan,
  panduanKonsultan,
  kerangkaAcuanKerjaKonsultan,
  panduanTenagaKerja,
  kurikulumPelatihan,
];

/** Where the seed looks for what it puts into the bucket `program_documents`. */
export const programFolder = 'supabase/seed/program_documents/program_regulations';

/** The seeded `program_documents`, under the names that supabase/seed.sql gives them. */
export const programDocuments: readonly Document[] = [
  ringkasanAlurVerifikasi,
  daftarPeriksaHigiene,
  penerimaanBahan,
  pencucianOmpreng,
  jadwalKerjaHarian,
  keluhanKeracunan,
  daftarIstilah,
  suhuDanWaktuAntar,
];
