import { runningSuspension } from './suspension-state';
import { todayOnServer } from '@/lib/text/format-time';
import { type FilterOf, loadedSelect, optionsOf, search, select } from '@/lib/url/url-filter';
import { meantBy } from '@/lib/text/pasted';
import { searchable } from '@/lib/text/visible-text';
import type { ListedSppg, Sppg } from './api';
import { statusPengajuanSppg, statusVerifikasi } from './sppg-columns';

export const statusOptions = optionsOf(statusVerifikasi);

/** Whether an SPPG is confirmed. */
const confirmationOptions = [
  { value: 'Belum dikonfirmasi', label: 'Belum dikonfirmasi', slug: 'belum' },
] as const;

/** Whether an SPPG is suspended today. */
const suspensionOptions = [{ value: 'Berjalan', label: 'Berjalan', slug: 'berjalan' }] as const;

/** Lists show closed kitchens only on request. */
const closingOptions = [{ value: 'Ditutup', label: 'Hanya yang ditutup', slug: 'ya' }] as const;

/** Topics of Ringkasan: the database knows which SPPG each of them means. */
export const dueOptions = [
  { value: 'anything', slug: 'apa-saja', label: 'Apa saja' },
  { value: 'slhs_missing', slug: 'slhs', label: 'Operasional tanpa SLHS' },
  { value: 'progress_doubtful', slug: 'progres', label: 'Operasional, progres di bawah 100%' },
  { value: 'sppg_untouched', slug: 'pembaruan', label: 'Pembangunan, 30 hari tidak diperbarui' },
  { value: 'schools_missing', slug: 'sekolah', label: 'Operasional tanpa sekolah' },
  { value: 'contact_missing', slug: 'email', label: 'Yayasannya tanpa email' },
  { value: 'signature_due', slug: 'konfirmasi-yayasan', label: 'Perlu konfirmasi yayasan lagi' },
] as const;

const ofAdmins = new Set<string>(['contact_missing', 'signature_due']);

/** The topics for managers, who see neither the addresses of foundations nor who was asked there. */
const dueOptionsOfManagers = dueOptions.filter(({ value }) => !ofAdmins.has(value));

export const dueOptionsOf = ({ isAdmin }: { isAdmin: boolean }) =>
  isAdmin ? dueOptions : dueOptionsOfManagers;

/** The choice for SPPG without a recorded kabupaten or kota. */
export const withoutDistrict = 'Belum dicatat';

const districtOf = ({ kabupaten_kota }: Sppg) => kabupaten_kota ?? withoutDistrict;

/** The kabupaten and kota of the given SPPG, by name. */
export const districtsOf = (sppgList: Sppg[]): string[] => [...new Set(sppgList.map(districtOf))].sort();

const isFolded = true;
const all = 'Semua';

/** What a list of SPPG can be filtered by. */
export const sppgFilterSchema = {
  cari: search({ label: 'Cari SPPG', placeholder: 'Cari nama, lokasi, kode...' }),
  // The id of a foundation.
  yayasan: loadedSelect({ label: 'Yayasan', all, unknown: 'Yayasan tidak dikenal', isFolded }),
  // The name of a kabupaten or kota, or `withoutDistrict`.
  wilayah: loadedSelect({ label: 'Kabupaten/Kota', all, isFolded }),
  status: select({ label: 'Status verifikasi', all, options: statusOptions, isFolded }),
  pengajuan: select({ label: 'Status pengajuan', all, options: optionsOf(statusPengajuanSppg), isFolded }),
  konfirmasi: select({ label: 'Konfirmasi', all, options: confirmationOptions, isFolded }),
  penghentian: select({ label: 'Penghentian', all, options: suspensionOptions, isFolded }),
  tutup: select({
    label: 'Dapur yang ditutup',
    all: 'Tidak ditampilkan',
    options: closingOptions,
    isFolded,
  }),
};

export type SppgFilter = FilterOf<typeof sppgFilterSchema>;

export const isClosed = ({ ditutup_pada }: Pick<Sppg, 'ditutup_pada'>) => ditutup_pada !== null;

/** The words of a search, a list for each way to write it. */
const waysOf = (cari: string): string[][] =>
  cari.split('\n').map((way) => searchable(meantBy(way)).split(' '));

const hasAll = (searched: string, ways: string[][]) =>
  ways.some((words) => words.every((word) => searched.includes(word)));

/** Whether a text contains every word of the search, in any order and regardless of case and spaces. */
export const hasWords = (text: string, cari: string): boolean => hasAll(searchable(text), waysOf(cari));

/** The searched text of each row, cached: building thousands of them on every keystroke would be slow. */
const searchTexts = new WeakMap<Sppg, { yayasanNama: string; text: string }>();

function searchText(sppg: Sppg, yayasanNama: string): string {
  const known = searchTexts.get(sppg);
  if (known?.yayasanNama === yayasanNama) return known.text;
  const { nama, kode_unik_pendaftaran, id_bgn, lokasi, kabupaten_kota } = sppg;
  const text = [nama, kode_unik_pendaftaran, id_bgn ?? '', lokasi, kabupaten_kota ?? '', yayasanNama]
    .map(searchable)
    .join('\n');
  searchTexts.set(sppg, { yayasanNama, text });
  return text;
}

/**
 * Whether an SPPG matches the filter, closed ones only if it asks for them; the search covers its name, code, ID of BGN, address and kabupaten or kota and its foundation's
 * name.
 */
export function sppgMatcher(filter: SppgFilter) {
  const { cari, yayasan, wilayah, status, pengajuan, konfirmasi, penghentian, tutup } = filter;
  const ways = waysOf(cari);
  const today = todayOnServer();
  return (sppg: ListedSppg, yayasanNama: string): boolean =>
    (!yayasan || sppg.yayasan_id === yayasan) &&
    (!wilayah || districtOf(sppg) === wilayah) &&
    (!status || sppg.status_verifikasi === status) &&
    (!pengajuan || sppg.status_pengajuan_sppg === pengajuan) &&
    (!konfirmasi || sppg.dikonfirmasi_pada === null) &&
    Boolean(tutup) === isClosed(sppg) &&
    (!penghentian || runningSuspension(sppg.sppg_penghentian ?? [], today) !== undefined) &&
    hasAll(searchText(sppg, yayasanNama), ways);
}
