import type { Sppg } from '@/features/sppg/api';
import { hasWords, sppgFilterSchema, sppgMatcher } from '@/features/sppg/sppg-filter';
import { searchKey } from '@/lib/text/search-key';
import { type FilterOf, isFiltered, text } from '@/lib/url/url-filter';
import type { YayasanWithSppg } from './api';

export const yayasanFilterSchema = {
  ...sppgFilterSchema,
  // The code of an SPPG that a link points to.
  sppg: text,
};

export type YayasanFilter = FilterOf<typeof yayasanFilterSchema>;

interface MatchingYayasan {
  yayasan: YayasanWithSppg;
  /** Those of its SPPG that match the filter. */
  sppgList: Sppg[];
}

/** The SPPG that the filter's link points to. */
export function linkedSppg(yayasanList: YayasanWithSppg[], { sppg: code }: YayasanFilter): Sppg | undefined {
  const wanted = searchKey(code);
  if (!wanted) return undefined;
  return yayasanList
    .flatMap(({ sppg }) => sppg)
    .find(({ kode_unik_pendaftaran }) => searchKey(kode_unik_pendaftaran) === wanted);
}

/**
 * The foundations with an SPPG that matches the filter; one without SPPG matches by its own name. A link to an SPPG stands
 * for its foundation.
 */
export function matchingYayasan(yayasanList: YayasanWithSppg[], filter: YayasanFilter): MatchingYayasan[] {
  if (filter.sppg) {
    const linked = linkedSppg(yayasanList, filter);
    return linked ? matchingYayasan(yayasanList, { ...filter, sppg: '', yayasan: linked.yayasan_id }) : [];
  }
  if (!isFiltered(filter)) return yayasanList.map((yayasan) => ({ yayasan, sppgList: yayasan.sppg }));

  const matches = sppgMatcher(filter);
  const matchesItself = ({ id, nama }: YayasanWithSppg) =>
    !filter.wilayah &&
    !filter.status &&
    !filter.pengajuan &&
    !filter.konfirmasi &&
    (!filter.yayasan || filter.yayasan === id) &&
    hasWords(nama, filter.cari);

  return yayasanList
    .map((yayasan) => ({ yayasan, sppgList: yayasan.sppg.filter((sppg) => matches(sppg, yayasan.nama)) }))
    .filter(({ yayasan, sppgList }) => sppgList.length > 0 || matchesItself(yayasan));
}
