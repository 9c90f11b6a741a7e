// The promise of public/data/catatan-format.txt, to those who read the open data with programs: what a release has stays, what is
// new comes at the end, and what goes is told a year before. After a release its new columns and names are added to the lists.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatVersion, kitchenSchema, type Schema } from '@/features/kitchens/open-data/kitchen-schema';
import { releasedColumns } from '@/features/kitchens/open-data/released-columns';
import { changeTable, kitchenTable, numberTable } from '@/features/kitchens/open-data/tables';

const notes = readFileSync('public/data/catatan-format.txt', 'utf8');

/** The names in the last release's /data/sppg/<kode>.json, by the parts that have them. */
const releasedNames: Record<string, string> = {
  '': 'versi per kode halaman keterangan kode_baru ditutup dihapus dapur',
  dapur: `${releasedColumns.kitchens.join(' ')} alasan_tutup keadaan sertifikat penghentian kejadian inspeksi tanda_tangan sekolah keluhan`,
  'dapur.keadaan': 'nama sejak menurut kesimpulan suara',
  'dapur.sertifikat':
    'jenis keadaan status hasil nomor penerbit tanggal_daftar tanggal_terbit tanggal_berakhir tanpa_akhir_per tanggal_dicabut pindaian',
  'dapur.penghentian': 'mulai sampai sampai_pukul oleh alasan tanggapan',
  'dapur.kejadian':
    'id jenis hari created_at sekolah pengiriman_berhenti kabar_berikutnya ditutup_pada salah_dapur kabar',
  'dapur.kejadian.kabar': 'id created_at isi angka membetulkan',
  'dapur.kejadian.kabar.angka': 'jumlah apa menurut pada',
  'dapur.inspeksi': 'hari oleh hasil temuan tanggapan diperbaiki_pada pindaian',
  'dapur.tanda_tangan': 'ditandatangani_pada berlaku_sampai ditarik_pada berakhir_karena alamat_diisi_pada',
  'dapur.sekolah': 'nama npsn kecamatan',
  'dapur.keluhan':
    'per jumlah dijawab dijawab_tepat_waktu median_hari dibuka_lagi belum_dijawab_lewat_tenggat selesai_tepat_waktu belum_selesai_lewat_tenggat disaring per_kategori jawaban',
  'dapur.keluhan.jawaban': 'dimuat_pada isi',
};

const dayMs = 86_400_000;

/** What the notes say will be gone: '2026-11-28  Akan hilang 2027-11-28: sppg.csv, akun_tiktok' */
const endings = [...notes.matchAll(/^(\d{4}-\d\d-\d\d) +Akan hilang (\d{4}-\d\d-\d\d): (\S+), (\S+)$/gm)].map(
  ([, told = '', last = '', file = '', name = '']) => ({ told, last, file, name }),
);

/** The released names of a file that must still be there. */
const lasting = (file: string, names: readonly string[]) =>
  names.filter(
    (name) =>
      !endings.some(
        (end) => end.file === file && end.name === name && Date.parse(end.last) + dayMs <= Date.now(),
      ),
  );

test.each([
  ['sppg.csv', releasedColumns.kitchens, kitchenTable([], '')],
  ['angka.csv', releasedColumns.numbers, numberTable([], '')],
  ['perubahan.csv', releasedColumns.changes, changeTable([], [], [], '')],
] as const)(
  'the columns of %s are those of the last release, and newer ones follow',
  (file, released, table) => {
    const stay = lasting(file, released);
    expect(table.fields.slice(0, stay.length).map(({ name }) => name)).toEqual(stay);
  },
);

/** The part of a schema at a path: 'dapur.sertifikat' */
const partOf = (path: string) =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<Schema | undefined>((part, name) => {
      const child = part?.properties?.[name];
      return child?.items ?? child;
    }, kitchenSchema);

test.each(Object.entries(releasedNames))(
  'of a kitchen’s file “%s” has the names of the last release',
  (path, names) => {
    const stay = lasting(
      'sppg/KODE.json',
      names.split(' ').map((name) => [path, name].filter(Boolean).join('.')),
    );
    const present = (partOf(path)?.required ?? []).map((name) => [path, name].filter(Boolean).join('.'));
    expect(present).toEqual(expect.arrayContaining(stay));
  },
);

test('the notes know this version of the format, and tell of what goes twelve months before', () => {
  expect(notes).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d  Versi ${formatVersion}\\.`, 'm'));
  expect(notes.match(/Akan hilang/g) ?? []).toHaveLength(endings.length);
  for (const { told, last } of endings)
    expect(Date.parse(last) - Date.parse(told)).toBeGreaterThanOrEqual(365 * dayMs);
});
