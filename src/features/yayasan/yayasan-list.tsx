import { useRef } from 'react';
import type { SppgDialogState } from '@/features/sppg/dialog-state';
import { formatNumber } from '@/lib/format';
import type { YayasanWithSppg } from './api';
import { useStaggeredEntrance } from './use-staggered-entrance';
import { YayasanCard } from './yayasan-card';

interface YayasanListProps {
  yayasanList: YayasanWithSppg[];
  /** Present for those who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

export function YayasanList({ yayasanList, onSppgAction }: YayasanListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useStaggeredEntrance(listRef);
  const sppgTotal = yayasanList.reduce((total, yayasan) => total + yayasan.sppg.length, 0);

  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:max-w-md">
        <Total label="Total yayasan" value={yayasanList.length} />
        <Total label="Total SPPG" value={sppgTotal} />
      </dl>
      <ul ref={listRef} className="mt-6 space-y-4">
        {yayasanList.map((yayasan) => (
          <li key={yayasan.id} className="[contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]">
            <YayasanCard yayasan={yayasan} onSppgAction={onSppgAction} />
          </li>
        ))}
      </ul>
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
