import type { Document } from './model';
import { formulirPemasok } from './texts/formulir-pemasok';
import { panduanKemitraanRantaiPasok } from './texts/panduan-kemitraan-rantai-pasok';
import { proyeksiKeuangan } from './texts/proyeksi-keuangan';
import { ringkasanEksekutif } from './texts/ringkasan-eksekutif';
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
];
