import { hotline } from '../company';
import { type Block, note, totalTable, warning } from '../model';
import { plain } from '../numbers';

/** Stands in every document that speaks of money to be put in. */
export const freeRegistration: Block = warning(
  'Pendaftaran mitra gratis, dan kami tidak menjual titik SPPG',
  'Pendaftaran sebagai mitra Badan Gizi Nasional (BGN) **tidak dipungut biaya** dan hanya dilakukan di mitra.bgn.go.id. ' +
    'Kami tidak menjual, menyewakan, atau memesankan “titik SPPG”, dan tidak pernah menunjuk perantara untuk itu. ' +
    `Bila ada yang meminta uang untuk titik atau verifikasi, laporkan ke SAGI 127 (24 jam) atau hotline Jawa Tengah ${hotline}.`,
);

export const estimateOnly =
  'Semua angka bagi hasil dalam dokumen ini adalah estimasi, bukan jaminan. Nilai investasi dapat berkurang, dan bagi hasil ' +
  'dapat lebih kecil dari estimasi atau tidak ada sama sekali. Dokumen ini bukan penawaran efek, bukan nasihat keuangan, dan ' +
  'tidak mengikat sebelum ada perjanjian tertulis. Mintalah pendapat penasihat hukum dan keuangan Anda sendiri sebelum memutuskan.';

export const planningFigures =
  'Angka biaya dalam dokumen ini adalah angka ilustrasi untuk perencanaan, bukan penawaran. Angka disusun oleh kami pada November ' +
  '2026, belum termasuk pajak kecuali disebut lain, dan berubah menurut lokasi, waktu, ukuran pekerjaan, dan harga pemasok. ' +
  'Harga yang berlaku hanya yang tertulis dalam penawaran resmi dan perjanjian.';

export const guideOnly =
  'Dokumen ini adalah panduan dan tidak mengikat sebagai perjanjian. Bila panduan ini berbeda dengan petunjuk teknis BGN yang ' +
  'berlaku atau dengan perjanjian kerja sama yang ditandatangani, petunjuk teknis dan perjanjian itulah yang dipakai.';

/** Rows of [item, lowest, highest, what it depends on], in one unit, with their sum as the last row. */
export function estimateTable(
  item: string,
  unit: string,
  dependsOn: string,
  rows: readonly [name: string, low: number, high: number, reason: string][],
): Block {
  const [low, high] = sumRange(rows);
  return totalTable(
    [`${item} 38`, `${unit} 26 >`, `${dependsOn} 36`],
    ...rows.map(([name, from, to, reason]) => [name, range(from, to), reason]),
    ['Perkiraan jumlah', range(low, high), ''],
  );
}

export const sumRange = (rows: readonly [string, number, number, string][]): [low: number, high: number] => [
  rows.reduce((sum, [, low]) => sum + low, 0),
  rows.reduce((sum, [, , high]) => sum + high, 0),
];

export const range = (low: number, high: number): string => `${plain(low)}–${plain(high)}`;

export const illustrationNote: Block = note(
  'Angka ilustrasi untuk perencanaan, bukan penawaran',
  'Rentang di bawah kami susun sendiri pada November 2026 agar Anda dapat memperkirakan kebutuhan dana. Angka bawah dan angka atas bukan batas: ' +
    'harga nyata dapat berada di luarnya. Mintalah sedikitnya tiga penawaran sebelum memutuskan.',
);
