import { CircleCheck, DoorClosed, DoorOpen } from 'lucide-react';
import { useRef } from 'react';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { useConfirmSppg } from '@/features/kitchens/sppg/mutations';
import { isPlaceholderSppg } from '@/features/kitchens/sppg/network/placeholder-sppg';

interface SppgActionButtonsProps {
  sppg: Sppg;
  yayasan: YayasanName;
  /** Whether managers close it here, or open it again. */
  withClosing?: boolean;
  onSppgAction: (action: SppgDialogState) => void;
}

export function SppgActionButtons({
  sppg,
  yayasan,
  withClosing = false,
  onSppgAction,
}: SppgActionButtonsProps) {
  const { isManager } = useAccess();
  const confirm = useConfirmSppg();
  const editRef = useRef<HTMLButtonElement>(null);
  const isPlaceholder = isPlaceholderSppg(sppg);
  const isUnconfirmed = !isPlaceholder && sppg.dikonfirmasi_pada === null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isUnconfirmed && isManager && (
        <Button
          size="sm"
          busy={confirm.isPending}
          aria-label={`Konfirmasi ${sppg.nama}`}
          // The button that was pressed, and had the focus, is gone then.
          onClick={() => confirm.mutate(sppg, { onSuccess: () => editRef.current?.focus() })}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          Konfirmasi
        </Button>
      )}
      {isUnconfirmed && !isManager && <p className="text-sm text-ink-soft">Menunggu konfirmasi</p>}
      <EditButton
        ref={editRef}
        name={sppg.nama}
        disabled={isPlaceholder}
        onClick={() => onSppgAction({ kind: 'edit', sppg, yayasan })}
      />
      {withClosing && isManager && <ClosingButtons sppg={sppg} onSppgAction={onSppgAction} />}
      <DeleteButton
        name={sppg.nama}
        // Not `disabled`: a click shows a toast that says why nothing happens.
        aria-disabled={isPlaceholder || undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        onClick={() => onSppgAction({ kind: 'delete', sppg, yayasan })}
      />
    </div>
  );
}

function ClosingButtons({ sppg, onSppgAction }: Pick<SppgActionButtonsProps, 'sppg' | 'onSppgAction'>) {
  const isClosed = sppg.ditutup_pada !== null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => onSppgAction({ kind: 'close', sppg })}>
        <DoorClosed aria-hidden="true" className="size-4" />
        <span>{isClosed ? 'Edit penutupan' : 'Tutup dapur'}</span>
      </Button>
      {isClosed && (
        <Button variant="outline" size="sm" onClick={() => onSppgAction({ kind: 'reopen', sppg })}>
          <DoorOpen aria-hidden="true" className="size-4" />
          Buka kembali
        </Button>
      )}
    </>
  );
}
