import { type ReactNode, useMemo } from 'react';
import { FilterBar } from '@/components/lists/filter-bar';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import { districtsOf, dueOptionsOf } from '@/features/kitchens/sppg/sppg-filter';
import type { UrlFilter } from '@/lib/url/use-url-filter';

interface SppgFilterBarProps {
  urlFilter: UrlFilter<Record<string, string>>;
  /** The foundations to choose from, by name. */
  yayasanList: YayasanName[];
  /** The SPPG whose kabupaten and kota are offered. */
  sppgList: Sppg[];
  /** Whether the filters are folded, to leave room for the rows. */
  isFolded?: boolean;
}

// Selects of a status are as wide as the longest one.
const withoutStatus = 'sm:grid-cols-2 lg:grid-cols-[1fr_1fr_13.5rem_auto]';
const withStatus = 'sm:grid-cols-[1fr_1fr_auto] xl:grid-cols-[1fr_1fr_13rem_13.5rem_auto]';

/** The search and filters of every list of SPPG; tabs may choose the status in place of a select. */
export function SppgFilterBar({ urlFilter, yayasanList, sppgList, isFolded = false }: SppgFilterBarProps) {
  const { canManage, isManager, isAdmin } = useAccess();
  const hasStatus = 'status' in urlFilter.schema;
  const yayasan = useMemo(
    () => yayasanList.map(({ id, nama }) => ({ value: id, label: nama })),
    [yayasanList],
  );
  const wilayah = useMemo(
    () => districtsOf(sppgList).map((nama) => ({ value: nama, label: nama })),
    [sppgList],
  );

  return (
    <FilterBar
      urlFilter={urlFilter}
      label="Cari dan saring SPPG"
      className={`grid items-end gap-3 ${hasStatus ? withStatus : withoutStatus}`}
      hasSearchRow={isFolded}
      isAlwaysFolded={isFolded}
      places={{
        cari: 'sm:col-span-full',
        wilayah: hasStatus ? 'sm:col-span-2 xl:col-span-1' : '',
        penghentian: 'sm:col-span-2 xl:col-span-1',
        tutup: 'sm:col-span-2 xl:col-span-1',
        perlu: 'sm:col-span-2 xl:col-span-3',
        urut: 'sm:hidden',
      }}
      options={{ yayasan, wilayah, perlu: dueOptionsOf({ isAdmin }) }}
      hidden={['penghentian', 'tutup', ...(canManage ? [] : ['konfirmasi']), ...(isManager ? [] : ['perlu'])]}
    />
  );
}

interface NoSppgFoundProps {
  title?: string;
  hint: string;
  onReset: () => void;
  /** Other buttons, such as one that shows closed kitchens. */
  children?: ReactNode;
}

export function NoSppgFound(props: NoSppgFoundProps) {
  const { title = 'Tidak ada SPPG yang cocok', hint, onReset, children } = props;
  return (
    <EmptyState
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {children}
          <Button variant="outline" onClick={onReset}>
            Hapus pencarian dan filter
          </Button>
        </div>
      }
    >
      {hint}
    </EmptyState>
  );
}
