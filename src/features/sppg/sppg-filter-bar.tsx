import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, memo } from 'react';
import { SearchField } from '@/components/search-field';
import { Button } from '@/components/ui/button';
import type { YayasanOption } from './api';
import type { SppgFilter } from './sppg-filter';
import { statusPengajuanSppg, statusVerifikasi } from './status';
import type { useSppgFilter } from './use-sppg-filter';

interface SppgFilterBarProps {
  sppgFilter: ReturnType<typeof useSppgFilter>;
  /** The foundations to choose from, by name. */
  yayasanList: YayasanOption[];
  /** Absent where tabs choose the status. */
  withStatus?: boolean;
}

/** Search and filters of a list of SPPG, the same on every page that has one. */
export function SppgFilterBar({ sppgFilter, yayasanList, withStatus = false }: SppgFilterBarProps) {
  const { filter, isActive, change, search, reset, searchRef } = sppgFilter;

  return (
    <fieldset aria-label="Cari dan saring SPPG" className="flex min-w-0 flex-wrap items-end gap-3">
      <SearchField
        ref={searchRef}
        label="Cari SPPG"
        placeholder="Cari SPPG, lokasi, kode, yayasan..."
        value={filter.cari}
        onChange={(event) => search(event.target.value)}
        className={clsx('flex-1 basis-full', !withStatus && 'lg:basis-72')}
      />
      <FilterSelect
        label="Yayasan"
        value={filter.yayasan}
        onChange={(event) => change({ yayasan: event.target.value })}
      >
        <option value="">Semua yayasan</option>
        <YayasanOptions yayasanList={yayasanList} chosen={filter.yayasan} />
      </FilterSelect>
      {withStatus && (
        <FilterSelect
          label="Status verifikasi"
          value={filter.status}
          onChange={(event) => change({ status: chosen(statusVerifikasi, event) })}
        >
          <option value="">Semua status</option>
          <Options values={statusVerifikasi} />
        </FilterSelect>
      )}
      <FilterSelect
        label="Status pengajuan"
        value={filter.pengajuan}
        onChange={(event) => change({ pengajuan: chosen(statusPengajuanSppg, event) })}
      >
        <option value="">Semua pengajuan</option>
        <Options values={statusPengajuanSppg} />
      </FilterSelect>
      <Button variant="outline" onClick={reset} disabled={!isActive}>
        Reset
      </Button>
    </fieldset>
  );
}

function chosen<Value extends string>(values: readonly Value[], event: ChangeEvent<HTMLSelectElement>) {
  return values.find((value) => value === event.target.value) ?? '';
}

function FilterSelect({ label, ...props }: ComponentProps<'select'> & { label: string }) {
  return (
    <label className="relative min-w-0 flex-1 basis-44">
      <span className="sr-only">{label}</span>
      <select
        className="min-h-11 w-full appearance-none truncate rounded-full border border-ink-muted bg-white pr-11 pl-4"
        {...props}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-4 size-5 text-ink-muted"
      />
    </label>
  );
}

function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}

/** Memoised: there may be hundreds, and a letter typed in the search box changes none. */
const YayasanOptions = memo(function YayasanOptions({
  yayasanList,
  chosen,
}: {
  yayasanList: YayasanOption[];
  chosen: SppgFilter['yayasan'];
}) {
  const isKnown = !chosen || yayasanList.some(({ id }) => id === chosen);
  return (
    <>
      {yayasanList.map(({ id, nama }) => (
        <option key={id} value={id}>
          {nama}
        </option>
      ))}
      {!isKnown && <option value={chosen}>Yayasan tidak dikenal</option>}
    </>
  );
});
