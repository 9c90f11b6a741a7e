import type { Sppg } from '@/features/sppg/api';
import { hasWords, type SppgFilter, sppgMatcher } from '@/features/sppg/sppg-filter';
import { isFiltered } from '@/lib/url/url-filter';
import type { YayasanWithSppg } from './api';

interface MatchingYayasan {
  yayasan: YayasanWithSppg;
  /** Those of its SPPG that match the filter. */
  sppgList: Sppg[];
}

/** The foundations with an SPPG that matches the filter; one without SPPG matches by its own name. */
export function matchingYayasan(yayasanList: YayasanWithSppg[], filter: SppgFilter): MatchingYayasan[] {
  if (!isFiltered(filter)) return yayasanList.map((yayasan) => ({ yayasan, sppgList: yayasan.sppg }));

  const matches = sppgMatcher(filter);
  const matchesItself = ({ id, nama }: YayasanWithSppg) =>
    !filter.status &&
    !filter.pengajuan &&
    (!filter.yayasan || filter.yayasan === id) &&
    hasWords(nama, filter.cari);

  return yayasanList
    .map((yayasan) => ({ yayasan, sppgList: yayasan.sppg.filter((sppg) => matches(sppg, yayasan.nama)) }))
    .filter(({ yayasan, sppgList }) => sppgList.length > 0 || matchesItself(yayasan));
}
