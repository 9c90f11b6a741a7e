import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Sppg, YayasanName } from './api';
import { isPlaceholderSppg } from './placeholder-sppg';
import type { SppgDialogState } from './use-sppg-dialog';

interface SppgActionButtonsProps {
  sppg: Sppg;
  yayasan: YayasanName;
  onSppgAction: (action: SppgDialogState) => void;
}

export function SppgActionButtons({ sppg, yayasan, onSppgAction }: SppgActionButtonsProps) {
  const isPlaceholder = isPlaceholderSppg(sppg);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={isPlaceholder}
        aria-label={`Edit ${sppg.nama}`}
        onClick={() => onSppgAction({ kind: 'edit', sppg, yayasan })}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      <Button
        variant="ghost"
        size="sm"
        // Not `disabled`: a click shows a toast that says why nothing happens.
        aria-disabled={isPlaceholder || undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        aria-label={`Hapus ${sppg.nama}`}
        onClick={() => onSppgAction({ kind: 'delete', sppg, yayasan })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Hapus
      </Button>
    </div>
  );
}
