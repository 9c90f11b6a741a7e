import { useDeferredValue, useMemo, useRef } from 'react';
import { FilterSelect } from '@/components/lists/filter-field';
import { LongList } from '@/components/lists/long-list';
import { NoSppgFound } from '@/features/sppg/no-sppg-found';
import { sppgFilterSchema, statusOptions } from '@/features/sppg/sppg-filter';
import { SppgFilterBar } from '@/features/sppg/sppg-filter-bar';
import type { SppgDialogState } from '@/features/sppg/use-sppg-dialog';
import { formatNumber } from '@/lib/text/format';
import { isFiltered } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import type { YayasanWithSppg } from './api';
import { matchingYayasan } from './matching-yayasan';
import { useStaggeredEntrance } from './use-staggered-entrance';
import { useToggledYayasan } from './use-toggled-yayasan';
import { YayasanCard } from './yayasan-card';

interface YayasanListProps {
  yayasanList: YayasanWithSppg[];
  /** Only for users who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

/** How many foundations to show at first, and how many more on request. */
const yayasanPerPage = 20;

function countSppg(list: { sppgList: unknown[] }[]): number {
  return list.reduce((total, { sppgList }) => total + sppgList.length, 0);
}

export function YayasanList({ yayasanList, onSppgAction }: YayasanListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useStaggeredEntrance(listRef);
  const { toggled, toggle } = useToggledYayasan();
  const urlFilter = useUrlFilter(sppgFilterSchema);
  const filter = useDeferredValue(urlFilter.filter);
  const found = useMemo(() => matchingYayasan(yayasanList, filter), [yayasanList, filter]);
  const hasFilter = isFiltered(filter);
  const sppgTotal = yayasanList.reduce((total, { sppg }) => total + sppg.length, 0);

  return (
    <>
      <dl className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 sm:max-w-md">
        <Total label="Total yayasan" value={yayasanList.length} />
        <Total label="Total SPPG" value={sppgTotal} />
      </dl>
      <SppgFilterBar
        urlFilter={urlFilter}
        yayasanList={yayasanList}
        status={
          <FilterSelect
            label="Status verifikasi"
            all="Semua"
            options={statusOptions}
            value={urlFilter.filter.status}
            onValueChange={(status) => urlFilter.choose({ status })}
          />
        }
      />
      <output className="my-4 block text-ink-soft">
        {hasFilter
          ? `${formatNumber(found.length)} yayasan dengan ${formatNumber(countSppg(found))} SPPG cocok.`
          : 'Semua yayasan, menurut abjad.'}
      </output>
      {found.length > 0 ? (
        <LongList
          name="yayasan"
          items={found}
          step={yayasanPerPage}
          noun="yayasan"
          resetKey={Object.values(filter).join('/')}
          itemKey={({ yayasan }) => yayasan.id}
          renderItem={({ yayasan, sppgList }) => (
            <YayasanCard
              yayasan={yayasan}
              sppgList={sppgList}
              isOpen={toggled.get(yayasan.id) ?? (hasFilter && found.length === 1)}
              onToggle={toggle}
              onSppgAction={onSppgAction}
            />
          )}
          className="space-y-4"
          listRef={listRef}
        />
      ) : (
        <NoSppgFound
          hint="Periksa ejaannya, pilih status lain, atau hapus pencarian dan filter."
          onReset={urlFilter.reset}
        />
      )}
    </>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-2xl border border-paper-line bg-white px-5 py-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-3xl font-extrabold text-brand-700">{formatNumber(value)}</dd>
    </div>
  );
}
