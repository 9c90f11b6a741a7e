import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LongList } from '@/components/lists/long-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { site } from '@/config/site';
import type { SppgWithYayasan, YayasanName } from '@/features/kitchens/sppg/api';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { ClosedNote } from '@/features/kitchens/sppg/list/closed-note';
import { NoSppgFound, SppgFilterBar } from '@/features/kitchens/sppg/list/sppg-filter-bar';
import type { StatusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import { runningSuspension } from '@/features/kitchens/sppg/suspension-state';
import { todayOnServer } from '@/lib/text/format-time';
import { isClosed, sppgFilterSchema, sppgMatcher, statusOptions } from '@/features/kitchens/sppg/sppg-filter';
import { useMeantPlaces } from '@/lib/url/use-meant-places';
import { formatNumber } from '@/lib/text/format';
import { isFiltered } from '@/lib/url/url-filter';
import { useIsPhone } from '@/lib/use-is-phone';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { makePlaceholderSppg } from './placeholder-sppg';
import { StopsNote } from '@/features/kitchens/sppg/list/stops-note';
import { SppgCard } from './sppg-card';

// Without the tab, which is no filter: a reset keeps it.
const { status, ...filterSchema } = sppgFilterSchema;
const tabSchema = { status };

interface SppgNetworkListProps {
  sppgList: SppgWithYayasan[];
  /** Opens a dialog of an SPPG; absent for users who may not manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

export function SppgNetworkList({ sppgList, onSppgAction }: SppgNetworkListProps) {
  const urlFilter = useUrlFilter(filterSchema);
  const tab = useUrlFilter(tabSchema);
  const yayasanList = useMemo(() => yayasanOf(sppgList), [sppgList]);
  // The placeholders are random, so they are made here, after the data has loaded, and never while prerendering.
  const [placeholders] = useState(() => (site.showPlaceholderSppg ? makePlaceholderSppg() : []));

  const filter = useDeferredValue(useMeantPlaces(urlFilter.filter));
  const found = useMemo(() => {
    const matches = sppgMatcher({ ...filter, status: '' });
    return sppgList.filter((sppg) => matches(sppg, sppg.yayasan.nama));
  }, [sppgList, filter]);
  const isShowingClosed = Boolean(filter.tutup);
  const all = useMemo(
    () => sppgList.filter((sppg) => isClosed(sppg) === isShowingClosed).length,
    [sppgList, isShowingClosed],
  );
  const closed = useMemo(() => {
    const matches = sppgMatcher({ ...filter, status: '', tutup: 'Ditutup' });
    return sppgList.filter((sppg) => matches(sppg, sppg.yayasan.nama)).length;
  }, [sppgList, filter]);
  const hasFilter = isFiltered(filter);
  const suspended = useMemo(() => {
    const today = todayOnServer();
    return found.filter(
      ({ sppg_penghentian }) => sppg_penghentian && runningSuspension(sppg_penghentian, today),
    ).length;
  }, [found]);
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
    // Moves the focus, as the pressed button is gone.
    tabListRef.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }

  return (
    <>
      <StopsNote />
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
          {[
            hasFilter
              ? `${formatNumber(found.length)} dari ${formatNumber(all)} SPPG cocok, di semua tahap.`
              : `${formatNumber(all)} SPPG terdaftar.`,
            suspended > 0 && `${formatNumber(suspended)} di antaranya dihentikan sementara.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </output>
        <ClosedNote
          count={closed}
          isShown={isShowingClosed}
          onToggle={() => urlFilter.choose({ tutup: isShowingClosed ? '' : 'Ditutup' })}
        />
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
  const byId = new Map(sppgList.flatMap(({ yayasan }) => (yayasan.id ? [[yayasan.id, yayasan]] : [])));
  const { compare } = new Intl.Collator('id');
  return [...byId.values()].sort((a, b) => compare(a.nama, b.nama));
}

/** How many cards the network shows at first: the minimum of the first tab, on a phone a third. */
export const sppgPerPage = 12;

export const sppgGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

const emptyTexts: Record<StatusVerifikasi, string> = {
  'Siap Bangun': 'Belum ada SPPG yang siap dibangun.',
  'Proses Pembangunan': 'Tidak ada SPPG dalam proses pembangunan.',
  'Sudah Operasional': 'Belum ada SPPG yang sudah operasional.',
};

interface SppgPanelProps {
  status: StatusVerifikasi;
  sppgList: SppgWithYayasan[];
  /** The placeholders that fill up an unfiltered list. */
  placeholders: SppgWithYayasan[];
  /** When this changes, the list starts from its beginning. */
  resetKey: string;
  onSppgAction?: (action: SppgDialogState) => void;
}

function SppgPanel({ status, sppgList, placeholders, resetKey, onSppgAction }: SppgPanelProps) {
  const isPhone = useIsPhone();
  const count = sppgList.length;
  const entries = placeholders.length > 0 ? [...sppgList, ...placeholders] : sppgList;
  if (entries.length === 0) return <EmptyState title={emptyTexts[status]} />;
  return (
    <>
      {placeholders.length > 0 && (
        <p className="mb-6 max-w-prose text-ink-soft">
          {count > 0 ? `${formatNumber(count)} SPPG terdaftar.` : emptyTexts[status]} Kartu bertanda “Data
          ilustrasi” hanya contoh tampilan, bukan dapur yang ada.
        </p>
      )}
      <LongList
        name={status}
        items={entries}
        step={isPhone ? sppgPerPage / 3 : sppgPerPage}
        noun="SPPG"
        resetKey={resetKey}
        itemKey={({ id }) => id}
        renderItem={(sppg) => <SppgCard sppg={sppg} onSppgAction={onSppgAction} />}
        className={sppgGrid}
      />
    </>
  );
}
