import { EmptyState } from '@/components/empty-state';
import { LongList } from '@/components/lists/long-list';
import { formatNumber } from '@/lib/format';
import type { SppgWithYayasan } from './api';
import type { SppgDialogState } from './dialog-state';
import { SppgCard } from './sppg-card';
import { sppgGrid, sppgPerPage } from './sppg-grid';
import { emptyTexts, type StatusVerifikasi } from './status';

interface SppgPanelProps {
  status: StatusVerifikasi;
  sppgList: SppgWithYayasan[];
  /** Entries that fill up a list which is not filtered. */
  placeholders: SppgWithYayasan[];
  /** When this changes, the list starts at its beginning again. */
  resetKey: string;
  onSppgAction?: (action: SppgDialogState) => void;
}

/** The SPPG of one tab. */
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
