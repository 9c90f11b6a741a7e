import { clsx } from 'clsx';
import { CircleCheck, Pin, PinOff, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Grip, type RowOrder } from '@/components/lists/row-order';
import { MoreActions } from '@/components/more-actions';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DownloadButton } from '@/features/shared/downloads/download-button';
import {
  dayText,
  downloadName,
  downloadUrl,
  type ProgramDocument,
  unconfirmedText,
} from '@/features/shared/program-documents/api';
import { useConfirmDocument } from '@/features/shared/program-documents/mutations';
import type { DocumentAction } from '@/features/shared/program-documents/document-dialogs';

interface ManagedRowProps {
  document: ProgramDocument;
  /** Lets the row be dragged; absent where it can't be. */
  order?: RowOrder<ProgramDocument>;
  isBusy: boolean;
  onPin: () => void;
  onAction: (action: DocumentAction) => void;
  /** Buttons that move the row. */
  children: ReactNode;
}

/** A document with what managers do about it. */
export function ManagedRow({ document, order, isBusy, onPin, onAction, children }: ManagedRowProps) {
  const { title, category, file_url, urutan, edition, dikonfirmasi_pada } = document;
  const confirm = useConfirmDocument();
  const editRef = useRef<HTMLButtonElement>(null);
  const isPinned = urutan !== null;
  const PinIcon = isPinned ? PinOff : Pin;
  const pinWord = isPinned ? 'Lepas sematan' : 'Sematkan di atas';
  const { className, ...rowProps } = order?.rowProps(document) ?? {};
  return (
    <li className={clsx('flex flex-wrap gap-x-3 gap-y-2 p-4 sm:px-5', className)} {...rowProps}>
      {order && <Grip {...order.gripProps(document)} />}
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{title}</h3>
        <p className="text-sm text-ink-muted">
          <span className="font-semibold text-ink-soft">{category}</span> · <span>{dayText(document)}</span>
        </p>
        {dikonfirmasi_pada === null && (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone="saffron">{unconfirmedText}</Badge>
            <Button
              size="sm"
              busy={confirm.isPending}
              aria-label={`Konfirmasi ${title}`}
              // The button that was pressed, and had the focus, is gone then.
              onClick={() => confirm.mutate(document, { onSuccess: () => editRef.current?.focus() })}
            >
              <CircleCheck aria-hidden="true" className="size-4" />
              Konfirmasi
            </Button>
          </div>
        )}
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 sm:ml-auto sm:w-auto sm:justify-end">
        {children}
        <EditButton ref={editRef} name={title} onClick={() => onAction({ kind: 'edit', document })} />
        <MoreActions name={title}>
          <Button variant="ghost" size="sm" aria-label={`${pinWord}: ${title}`} busy={isBusy} onClick={onPin}>
            <PinIcon aria-hidden="true" className="size-4" />
            {pinWord}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Edisi baru ${title}`}
            onClick={() => onAction({ kind: 'edition', document })}
          >
            <Upload aria-hidden="true" className="size-4" />
            Edisi baru
          </Button>
          <DownloadButton
            fileName={downloadName(title, edition > 1 && edition)}
            url={downloadUrl(file_url, title, edition > 1 && edition)}
            variant="ghost"
            size="sm"
          >
            <span>Unduh</span>
            <span className="sr-only">{title}</span>
          </DownloadButton>
          <DeleteButton name={title} onClick={() => onAction({ kind: 'delete', document })} />
        </MoreActions>
      </div>
    </li>
  );
}
