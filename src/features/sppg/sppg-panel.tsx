import { EmptyState } from '@/components/states';
import { LongList } from '@/components/lists/long-list';
import { formatNumber } from '@/lib/text/format';
import type { SppgWithYayasan } from './api';
import { SppgCard } from './sppg-card';
import { emptyTexts, type StatusVerifikasi } from './status';
import type { SppgDialogState } from './use-sppg-dialog';

/** How many cards the network shows at first: the minimum of the first tab. */
export const sppgPerPage = 12;

export const sppgGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface SppgPanelProps {
  status: StatusVerifikasi;
  sppgList: SppgWithYayasan[];
  /** Entries that fill up an unfiltered list. */
  placeholders: SppgWithYayasan[];
  /** When this changes, the list starts from its beginning. */
  resetKey: string;
  onSppgAction?: (action: SppgDialogState) => void;
}

export function SppgPanel({ status, sppgList, placeholders, resetKey, onSppgAction }: SppgPanelProps) {
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
        step={sppgPerPage}
        noun="SPPG"
        resetKey={resetKey}
        itemKey={({ id }) => id}
        renderItem={(sppg) => <SppgCard sppg={sppg} onSppgAction={onSppgAction} />}
        className={sppgGrid}
      />
    </>
  );
}
