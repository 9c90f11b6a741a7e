import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { FilterBar } from '@/components/lists/filter-bar';
import { Loaded, NotLoaded } from '@/components/lists/loaded';
import { LongList } from '@/components/lists/long-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { useDueSppg } from '@/features/kitchens/sppg/api';
import { askedOf, useAskedSignatures } from '@/features/kitchens/signatures/asking/admin-api';
import { useYayasanList } from '@/features/kitchens/yayasan/api';
import type { YayasanDialogState } from '@/features/kitchens/yayasan/yayasan-form';
import { formatNumber } from '@/lib/text/format';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { foundationFilterSchema, matchingFoundations } from './foundation-filter';
import { FoundationRow } from './foundation-row';

const YayasanDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/yayasan/yayasan-form')).YayasanDialogs,
);

/** How many foundations to show at first, and how many more on each click. */
const step = 30;

const words = { loading: 'Memuat yayasan...', failure: 'Yayasan gagal dimuat.' };

/** All foundations: their kitchens, their addresses, and whether they have signed for the kitchens. */
export function FoundationDesk() {
  const urlFilter = useUrlFilter(foundationFilterSchema);
  const { filter, reset, isActive } = urlFilter;
  const [dialog, setDialog] = useState<YayasanDialogState | null>(null);
  const list = useYayasanList();
  const asked = useAskedSignatures();
  const topic = filter.perlu === 'contact_missing' ? '' : filter.perlu;
  const due = useDueSppg(topic);

  return (
    <div className="space-y-5">
      <FilterBar
        urlFilter={urlFilter}
        label="Cari dan saring yayasan"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
      />
      <Loaded query={list} {...words}>
        {(foundations) => (
          <Loaded query={asked} {...words}>
            {(allAsked) => {
              const found = matchingFoundations(
                foundations.map((yayasan) => ({ yayasan, ...askedOf(allAsked, yayasan.id) })),
                filter,
                due.data,
              );
              return (
                <>
                  <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                    <output className="text-ink-soft">
                      {isActive
                        ? `${formatNumber(found.length)} dari ${formatNumber(foundations.length)} yayasan`
                        : `${formatNumber(found.length)} yayasan`}
                    </output>
                    <Button size="sm" onClick={() => setDialog({ kind: 'add' })}>
                      <Plus aria-hidden="true" className="size-4" />
                      Tambah Yayasan
                    </Button>
                  </div>
                  {topic && !due.data ? (
                    <NotLoaded query={due} {...words} />
                  ) : found.length > 0 ? (
                    <LongList
                      name="yayasan"
                      items={found}
                      step={step}
                      noun="yayasan"
                      resetKey={Object.values(filter).join('/')}
                      itemKey={({ yayasan }) => yayasan.id}
                      renderItem={(item) => <FoundationRow {...item} onAction={setDialog} />}
                      className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white"
                    />
                  ) : (
                    <EmptyState
                      title={isActive ? 'Tidak ada yang cocok' : 'Belum ada yayasan'}
                      action={isActive && <Button onClick={reset}>Hapus pencarian dan filter</Button>}
                    >
                      {isActive
                        ? 'Ubah pencarian atau filternya.'
                        : 'Yayasan yang dicatat akan tampil di sini.'}
                    </EmptyState>
                  )}
                </>
              );
            }}
          </Loaded>
        )}
      </Loaded>
      <YayasanDialogs state={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}
