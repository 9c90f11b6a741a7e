import type { ListedSppg } from '@/features/kitchens/sppg/api';
import {
  dueOptions,
  hasWords,
  isClosed,
  sppgFilterSchema,
  sppgMatcher,
} from '@/features/kitchens/sppg/sppg-filter';
import { meantBy } from '@/lib/text/pasted';
import { searchKey } from '@/lib/text/search-key';
import { type FilterOf, isFiltered, select, text } from '@/lib/url/url-filter';
import type { YayasanWithSppg } from './api';

export const yayasanFilterSchema = {
  ...sppgFilterSchema,
  perlu: select({ label: 'Perlu ditangani', all: 'Semua', options: dueOptions, isFolded: true }),
  // The code of an SPPG that a link points to.
  sppg: text,
};

export type YayasanFilter = FilterOf<typeof yayasanFilterSchema>;

interface MatchingYayasan {
  yayasan: YayasanWithSppg;
  /** The SPPG of the foundation that match the filter. */
  sppgList: ListedSppg[];
  /** The number of its SPPG: closed ones if the filter asks for these, else the others. */
  total: number;
}

/** The SPPG that the filter's link points to. */
export function linkedSppg(
  yayasanList: YayasanWithSppg[],
  { sppg: code }: YayasanFilter,
): ListedSppg | undefined {
  const wanted = searchKey(meantBy(code));
  if (!wanted) return undefined;
  return yayasanList
    .flatMap(({ sppg }) => sppg)
    .find(({ kode_unik_pendaftaran }) => searchKey(kode_unik_pendaftaran) === wanted);
}

/**
 * The foundations with an SPPG that matches the filter; one without SPPG matches by its own name. A link to an SPPG
 * finds its foundation.
 * @param dueIds - the ids of the SPPG for which the filter's topic is due
 */
export function matchingYayasan(
  yayasanList: YayasanWithSppg[],
  filter: YayasanFilter,
  dueIds?: ReadonlySet<string>,
): MatchingYayasan[] {
  if (filter.sppg) {
    const linked = linkedSppg(yayasanList, filter);
    const ofOwner = { ...filter, sppg: '', yayasan: linked?.yayasan_id ?? '' };
    if (!linked) return [];
    const found = matchingYayasan(yayasanList, ofOwner, dueIds);
    if (!isClosed(linked)) return found;
    return found.map(({ yayasan, sppgList, total }) => ({
      yayasan,
      sppgList: [linked, ...sppgList],
      total: total + 1,
    }));
  }
  const isCounted = (sppg: ListedSppg) => isClosed(sppg) === Boolean(filter.tutup);
  if (!isFiltered(filter))
    return yayasanList.map((yayasan) => {
      const sppgList = yayasan.sppg.filter(isCounted);
      return { yayasan, sppgList, total: sppgList.length };
    });

  const matchesFields = sppgMatcher(filter);
  const matches = (sppg: ListedSppg, yayasanNama: string) =>
    (!filter.perlu || dueIds?.has(sppg.id)) && matchesFields(sppg, yayasanNama);
  const matchesItself = ({ id, nama }: YayasanWithSppg) =>
    !filter.wilayah &&
    !filter.status &&
    !filter.pengajuan &&
    !filter.konfirmasi &&
    !filter.perlu &&
    !filter.penghentian &&
    !filter.tutup &&
    (!filter.yayasan || filter.yayasan === id) &&
    hasWords(nama, filter.cari);

  return yayasanList
    .map((yayasan) => ({
      yayasan,
      sppgList: yayasan.sppg.filter((sppg) => matches(sppg, yayasan.nama)),
      total: yayasan.sppg.filter(isCounted).length,
    }))
    .filter(({ yayasan, sppgList }) => sppgList.length > 0 || matchesItself(yayasan));
}
