import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { site } from '@/config/site';
import { formatNumber } from '@/lib/text/format';
import { isFiltered } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import type { SppgWithYayasan, YayasanName } from './api';
import { NoSppgFound } from './no-sppg-found';
import { makePlaceholderSppg } from './placeholder-sppg';
import { sppgFilterSchema, sppgMatcher, statusOptions } from './sppg-filter';
import { SppgFilterBar } from './sppg-filter-bar';
import { SppgPanel } from './sppg-panel';
import type { StatusVerifikasi } from './status';
import type { SppgDialogState } from './use-sppg-dialog';

// A tab is not a filter: a reset keeps it.
const { status, ...filterSchema } = sppgFilterSchema;
const tabSchema = { status };

interface SppgNetworkListProps {
  sppgList: SppgWithYayasan[];
  /** Only for users who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

export function SppgNetworkList({ sppgList, onSppgAction }: SppgNetworkListProps) {
  const urlFilter = useUrlFilter(filterSchema);
  const tab = useUrlFilter(tabSchema);
  const yayasanList = useMemo(() => yayasanOf(sppgList), [sppgList]);
  // Random, so they are made here, after the data has loaded, and never while prerendering.
  const [placeholders] = useState(() => (site.showPlaceholderSppg ? makePlaceholderSppg() : []));

  const filter = useDeferredValue(urlFilter.filter);
  const found = useMemo(() => {
    const matches = sppgMatcher({ ...filter, status: '' });
    return sppgList.filter((sppg) => matches(sppg, sppg.yayasan.nama));
  }, [sppgList, filter]);
  const hasFilter = isFiltered(filter);
  const tabListRef = useRef<HTMLDivElement>(null);

  const tabs = useMemo(
    () =>
      statusOptions.map(({ value: status, slug }) => {
        const ofStatus = found.filter((sppg) => sppg.status_verifikasi === status);
        const fillUp = placeholders.filter((entry) => entry.status_verifikasi === status);
        return {
          status,
          slug,
          sppgList: ofStatus,
          placeholders: hasFilter ? [] : fillUp.slice(ofStatus.length),
        };
      }),
    [found, placeholders, hasFilter],
  );

  const otherTabs = tabs.filter(({ sppgList }) => sppgList.length > 0);

  function leadToTab(status: StatusVerifikasi) {
    flushSync(() => tab.choose({ status }));
    // The pressed button is gone.
    tabListRef.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }

  return (
    <>
      <SppgFilterBar urlFilter={urlFilter} yayasanList={yayasanList} sppgList={sppgList} />
      <Tabs
        className="mt-6"
        value={status.write(tab.filter.status) || statusOptions[0]?.slug}
        onValueChange={(slug) => tab.choose({ status: status.read(slug) })}
      >
        <TabList ref={tabListRef} aria-label="Tahap SPPG">
          {tabs.map(({ status, slug, sppgList: { length } }) => (
            <Tab key={slug} value={slug}>
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
        {tabs.map(({ slug, ...panel }) => (
          <TabPanel key={slug} value={slug}>
            {hasFilter && panel.sppgList.length === 0 ? (
              <NoSppgFound
                hint={
                  otherTabs.length > 0
                    ? `Tidak ada di tahap ${panel.status}, tetapi ada di tahap lain.`
                    : 'Periksa ejaannya, atau hapus pencarian dan filter.'
                }
                onReset={urlFilter.reset}
              >
                {otherTabs.map(({ slug, status, sppgList: { length } }) => (
                  <Button key={slug} onClick={() => leadToTab(status)}>
                    {`${formatNumber(length)} cocok di ${status}`}
                  </Button>
                ))}
              </NoSppgFound>
            ) : (
              <SppgPanel {...panel} resetKey={Object.values(filter).join('/')} onSppgAction={onSppgAction} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** The foundations of the given SPPG, without duplicates, by name. */
function yayasanOf(sppgList: SppgWithYayasan[]): YayasanName[] {
  const byId = new Map(sppgList.map(({ yayasan }) => [yayasan.id, yayasan]));
  const { compare } = new Intl.Collator('id');
  return [...byId.values()].sort((a, b) => compare(a.nama, b.nama));
}
