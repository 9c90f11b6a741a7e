import { useQueryClient } from '@tanstack/react-query';
import { stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { NotLoaded } from '@/components/lists/loaded';
import { LongList } from '@/components/lists/long-list';
import { Button } from '@/components/ui/button';
import { useDueSppg, useStops } from '@/features/kitchens/sppg/api';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { ClosedNote } from '@/features/kitchens/sppg/list/closed-note';
import { NoSppgFound, SppgFilterBar } from '@/features/kitchens/sppg/list/sppg-filter-bar';
import { StopsNote } from '@/features/kitchens/sppg/list/stops-note';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { formatNumber } from '@/lib/text/format';
import { isFiltered } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { useMeantPlaces } from '@/lib/url/use-meant-places';
import { useIsPrinting } from '@/lib/use-is-printing';
import type { YayasanWithSppg } from './api';
import { linkedSppg, matchingYayasan, yayasanFilterSchema } from './matching-yayasan';
import { YayasanCard } from './yayasan-card';
import type { YayasanDialogState } from './yayasan-form';

interface YayasanListProps {
  yayasanList: YayasanWithSppg[];
  /** Opens a dialog of an SPPG; absent for users who may not manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
  /** Opens a dialog of a foundation; absent for all but admins. */
  onYayasanAction?: (action: YayasanDialogState) => void;
}

/** How many foundations to show at first, and how many more on request. */
const yayasanPerPage = 20;

function countSppg(list: { sppgList: unknown[] }[]): number {
  return list.reduce((total, { sppgList }) => total + sppgList.length, 0);
}

export function YayasanList({ yayasanList, ...actions }: YayasanListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useStaggeredEntrance(listRef);
  const { toggled, toggle } = useToggledYayasan();
  const urlFilter = useUrlFilter(yayasanFilterSchema);
  // A search ends the link to one SPPG.
  const withoutLink: typeof urlFilter = {
    ...urlFilter,
    choose: (changed) => urlFilter.choose({ ...changed, sppg: '' }),
    type: (changed) => urlFilter.type({ ...changed, sppg: '' }),
  };
  const filter = useDeferredValue(useMeantPlaces(urlFilter.filter));
  const due = useDueSppg(filter.perlu);
  const dueIds = due.data;
  const found = useMemo(() => matchingYayasan(yayasanList, filter, dueIds), [yayasanList, filter, dueIds]);
  const linked = useMemo(() => linkedSppg(yayasanList, filter), [yayasanList, filter]);
  const hasFilter = isFiltered(filter);
  /** In a list of what is due, foundations are expanded. */
  const isWorklist = Boolean(filter.perlu || filter.konfirmasi || filter.tutup);
  const { suspensions } = useStops();
  /** A filter whose ids are not loaded yet, by which no row would match. */
  const unknown =
    (filter.perlu && !dueIds && due) || (filter.penghentian && !suspensions.data && suspensions.query);
  const isPrinting = useIsPrinting();
  const sppgList = useMemo(() => yayasanList.flatMap(({ sppg }) => sppg), [yayasanList]);
  const open = useMemo(() => sppgList.filter((sppg) => !isClosed(sppg)).length, [sppgList]);
  const closed = useMemo(
    () => countSppg(matchingYayasan(yayasanList, { ...filter, sppg: '', tutup: 'Ditutup' }, dueIds)),
    [yayasanList, filter, dueIds],
  );

  let result = 'Semua yayasan, menurut abjad.';
  if (linked) result = `Yayasan pemilik ${linked.nama}.`;
  else if (unknown) result = '';
  else if (hasFilter)
    result = `${formatNumber(found.length)} yayasan dengan ${formatNumber(countSppg(found))} SPPG cocok.`;

  return (
    <>
      <dl className="mb-5 flex flex-wrap gap-x-6">
        <Total label="Total yayasan" value={yayasanList.length} />
        <Total label="Total SPPG" value={open} />
      </dl>
      <StopsNote />
      <SppgFilterBar urlFilter={withoutLink} yayasanList={yayasanList} sppgList={sppgList} />
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="text-ink-soft">{result}</output>
        {(linked || filter.yayasan) && (
          <Button variant="outline" size="sm" onClick={urlFilter.reset}>
            Tampilkan semua yayasan
          </Button>
        )}
      </div>
      {!linked && (
        <ClosedNote
          count={closed}
          isShown={Boolean(filter.tutup)}
          onToggle={() => withoutLink.choose({ tutup: filter.tutup ? '' : 'Ditutup' })}
        />
      )}
      {unknown ? (
        <NotLoaded query={unknown} loading="Memuat yang dicari..." failure="Daftar ini gagal dimuat." />
      ) : found.length > 0 ? (
        <LongList
          name="yayasan"
          items={found}
          step={yayasanPerPage}
          noun="yayasan"
          resetKey={Object.values(filter).join('/')}
          itemKey={({ yayasan }) => yayasan.id}
          renderItem={({ yayasan, sppgList, total }) => (
            <YayasanCard
              yayasan={yayasan}
              sppgList={sppgList}
              total={total}
              linkedId={linked?.id}
              isOpen={
                isPrinting || (toggled.get(yayasan.id) ?? (isWorklist || (hasFilter && found.length === 1)))
              }
              onToggle={toggle}
              {...actions}
            />
          )}
          className="space-y-4 print:space-y-2"
          listRef={listRef}
        />
      ) : (
        <NoSppgFound
          {...(filter.sppg
            ? {
                title: `SPPG berkode “${filter.sppg}” tidak ditemukan`,
                hint: 'Mungkin kodenya salah ketik atau sudah diganti, atau datanya sudah dihapus.',
              }
            : { hint: 'Periksa ejaannya, pilih status lain, atau hapus pencarian dan filter.' })}
          onReset={urlFilter.reset}
        />
      )}
    </>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-2xl font-extrabold text-brand-700">{formatNumber(value)}</dd>
    </div>
  );
}

type Toggled = ReadonlyMap<string, boolean>;

/**
 * The ids of the foundations that were expanded or collapsed by hand, kept by history entry, so that Back restores the
 * list.
 */
function useToggledYayasan() {
  const cache = useQueryClient();
  const { key } = useLocation();
  const [toggled, setToggled] = useState(
    () => cache.getQueryData<Toggled>(['toggled-yayasan', key]) ?? new Map<string, boolean>(),
  );
  useEffect(() => {
    if (toggled.size > 0) cache.setQueryData<Toggled>(['toggled-yayasan', key], toggled);
  }, [cache, key, toggled]);
  const toggle = useCallback(
    (id: string, isOpen: boolean) => setToggled((known) => new Map(known).set(id, isOpen)),
    [],
  );
  return { toggled, toggle };
}

/** The number of cards that are animated: the others are below the viewport. */
const animatedCards = 10;

/** Animates the first cards of a list one after the other when it appears. */
function useStaggeredEntrance(listRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const cards = [...(listRef.current?.children ?? [])].slice(0, animatedCards);
    if (cards.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const entrance = animate(
      cards,
      { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
      { delay: stagger(0.1), duration: 0.4, ease: 'easeOut' },
    );
    return () => entrance.complete();
  }, [listRef]);
}
