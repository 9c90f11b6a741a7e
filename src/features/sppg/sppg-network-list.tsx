import { useDeferredValue, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { site } from '@/config/site';
import { formatNumber } from '@/lib/format';
import type { SppgWithYayasan, YayasanName } from './api';
import { NoSppgFound } from './no-sppg-found';
import { makePlaceholderSppg } from './placeholder-sppg';
import { isFiltered, sppgMatcher, statusSlug } from './sppg-filter';
import { SppgFilterBar } from './sppg-filter-bar';
import { SppgPanel } from './sppg-panel';
import { statusVerifikasi } from './status';
import type { SppgDialogState } from './use-sppg-dialog';
import { useSppgFilter } from './use-sppg-filter';

interface SppgNetworkListProps {
  sppgList: SppgWithYayasan[];
  /** Present for those who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

/** Search, the three tabs with their counts, and the cards of the chosen one. */
export function SppgNetworkList({ sppgList, onSppgAction }: SppgNetworkListProps) {
  const sppgFilter = useSppgFilter({ statusInTabs: true });
  const { filter, change, reset } = sppgFilter;
  const yayasanList = useMemo(() => yayasanOf(sppgList), [sppgList]);
  // Random, so they are made here, where the data is, and never while prerendering.
  const [placeholders] = useState(() => (site.showPlaceholderSppg ? makePlaceholderSppg() : []));

  const { cari, yayasan, pengajuan } = useDeferredValue(filter);
  const found = useMemo(() => {
    const matches = sppgMatcher({ cari, yayasan, pengajuan, status: '' });
    return sppgList.filter((sppg) => matches(sppg, sppg.yayasan.nama));
  }, [sppgList, cari, yayasan, pengajuan]);
  const hasFilter = isFiltered({ cari, yayasan, pengajuan, status: '' });

  const tabs = useMemo(
    () =>
      statusVerifikasi.map((status) => {
        const ofStatus = found.filter((sppg) => sppg.status_verifikasi === status);
        const fillUp = placeholders.filter((entry) => entry.status_verifikasi === status);
        return {
          status,
          sppgList: ofStatus,
          placeholders: hasFilter ? [] : fillUp.slice(ofStatus.length),
        };
      }),
    [found, placeholders, hasFilter],
  );
  const current = filter.status || statusVerifikasi[0];

  return (
    <>
      <SppgFilterBar sppgFilter={sppgFilter} yayasanList={yayasanList} />
      <Tabs
        className="mt-6"
        value={statusSlug(current)}
        onValueChange={(slug) =>
          change({ status: statusVerifikasi.find((status) => statusSlug(status) === slug) ?? '' })
        }
      >
        <TabList aria-label="Tahap SPPG">
          {tabs.map(({ status, sppgList: { length } }) => (
            <Tab key={status} value={statusSlug(status)}>
              <span className="text-2xl font-extrabold sm:text-3xl">{formatNumber(length)}</span>{' '}
              <span className="text-sm leading-tight font-semibold sm:text-base">{status}</span>
            </Tab>
          ))}
        </TabList>
        <output className="mt-4 block text-ink-soft">
          {hasFilter
            ? `${formatNumber(found.length)} dari ${formatNumber(sppgList.length)} SPPG cocok, di semua tahap.`
            : `${formatNumber(sppgList.length)} SPPG terdaftar.`}
        </output>
        {tabs.map((tab) => (
          <TabPanel key={tab.status} value={statusSlug(tab.status)}>
            {hasFilter && tab.sppgList.length === 0 ? (
              <NoSppgFound
                hint={`Tidak ada SPPG di tahap ${tab.status} yang sesuai. Lihat tahap lain atau ubah pencarian Anda.`}
                onReset={reset}
              />
            ) : (
              <SppgPanel {...tab} resetKey={`${cari}/${yayasan}/${pengajuan}`} onSppgAction={onSppgAction} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** The foundations that own the given SPPG, each once, by name. */
function yayasanOf(sppgList: SppgWithYayasan[]): YayasanName[] {
  const byId = new Map(sppgList.map(({ yayasan }) => [yayasan.id, yayasan]));
  const { compare } = new Intl.Collator('id');
  return [...byId.values()].sort((a, b) => compare(a.nama, b.nama));
}
