import { comparable } from '@/lib/visible-text';
import type { Sppg } from './api';
import { statusPengajuanSppg, statusVerifikasi } from './status';

/** What a list of SPPG is narrowed down to; an empty text means "all". The names are those in the page's address. */
export interface SppgFilter {
  cari: string;
  /** A foundation's id. */
  yayasan: string;
  status: (typeof statusVerifikasi)[number] | '';
  pengajuan: (typeof statusPengajuanSppg)[number] | '';
}

export const noFilter: SppgFilter = { cari: '', yayasan: '', status: '', pengajuan: '' };

export function isFiltered(filter: SppgFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '');
}

/** 'Siap Bangun' -> 'siap-bangun', as the address has it. */
export function statusSlug(status: string): string {
  return status.toLowerCase().replaceAll(' ', '-');
}

/** The filter that an address asks for; unknown values count as "all". */
export function readSppgFilter(params: URLSearchParams): SppgFilter {
  return {
    cari: params.get('cari')?.trim() ?? '',
    yayasan: params.get('yayasan') ?? '',
    status: statusVerifikasi.find((status) => statusSlug(status) === params.get('status')) ?? '',
    pengajuan: statusPengajuanSppg.find((status) => statusSlug(status) === params.get('pengajuan')) ?? '',
  };
}

/** The address of a filter: without what is not filtered, and with whatever else the address held. */
export function writeSppgFilter(params: URLSearchParams, filter: SppgFilter): URLSearchParams {
  const written = new URLSearchParams(params);
  const values = {
    cari: filter.cari.trim(),
    yayasan: filter.yayasan,
    status: statusSlug(filter.status),
    pengajuan: statusSlug(filter.pengajuan),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

function wordsOf(cari: string): string[] {
  return comparable(cari).split(' ');
}

/** Whether a text holds every word of the search, in any order and however it is written. */
export function hasWords(text: string, cari: string): boolean {
  const searched = comparable(text);
  return wordsOf(cari).every((word) => searched.includes(word));
}

/** What the search looks at, kept per row: making it of thousands of rows at every letter typed would be felt. */
const searchTexts = new WeakMap<Sppg, { yayasanNama: string; text: string }>();

function searchText(sppg: Sppg, yayasanNama: string): string {
  const known = searchTexts.get(sppg);
  if (known?.yayasanNama === yayasanNama) return known.text;
  const { nama, kode_unik_pendaftaran, lokasi } = sppg;
  const text = [nama, kode_unik_pendaftaran, lokasi, yayasanNama].map(comparable).join('\n');
  searchTexts.set(sppg, { yayasanNama, text });
  return text;
}

/** Whether an SPPG passes the filter; the search looks at its name, code and address and at its foundation's name. */
export function sppgMatcher({ cari, yayasan, status, pengajuan }: SppgFilter) {
  const words = wordsOf(cari);
  return (sppg: Sppg, yayasanNama: string): boolean =>
    (!yayasan || sppg.yayasan_id === yayasan) &&
    (!status || sppg.status_verifikasi === status) &&
    (!pengajuan || sppg.status_pengajuan_sppg === pengajuan) &&
    words.every((word) => searchText(sppg, yayasanNama).includes(word));
}
