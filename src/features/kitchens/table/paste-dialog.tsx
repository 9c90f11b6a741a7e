import { useMemo, useState } from 'react';
import { Loaded } from '@/components/lists/loaded';
import { LoadingState } from '@/components/states';
import { Dialog } from '@/components/ui/dialog';
import { useAccess } from '@/features/people/auth/use-access';
import { type ImportReference, useImportReference } from '@/features/kitchens/import/api';
import { checkRows } from '@/features/kitchens/import/check-rows';
import { ImportPreview } from '@/features/kitchens/import/import-preview';
import { useImportSppg } from '@/features/kitchens/import/mutations';
import { type Pasted, pastedTable } from './pasted-table';

interface PasteDialogProps {
  pasted: Pasted;
  onClose: () => void;
}

/** A preview of what pasted cells would change, by the import's rules, before they are saved. */
export function PasteDialog({ pasted, onClose }: PasteDialogProps) {
  const reference = useImportReference();
  const change = useImportSppg();
  return (
    <Dialog
      wide
      title="Tempel ke tabel"
      description={`Isi yang ditempel mengisi tabel ke bawah dan ke kanan, mulai dari ${pasted.columns[0]?.label} ${pasted.rows[0]?.nama}. Belum ada yang disimpan.`}
      isBusy={change.isPending}
      onClose={onClose}
    >
      {change.isPending ? (
        <LoadingState text="Menyimpan..." />
      ) : (
        <Loaded query={reference} loading="Memeriksa setiap baris...">
          {(read) => <PastePreview pasted={pasted} reference={read} change={change} onClose={onClose} />}
        </Loaded>
      )}
    </Dialog>
  );
}

interface PastePreviewProps extends PasteDialogProps {
  reference: ImportReference;
  change: ReturnType<typeof useImportSppg>;
}

function PastePreview({ pasted, reference, change, onClose }: PastePreviewProps) {
  const { isAdmin } = useAccess();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const table = useMemo(() => pastedTable(pasted, reference), [pasted, reference]);
  const rows = useMemo(() => checkRows(table, reference, wanted), [table, reference, wanted]);
  const refused = new Set(change.data?.map(({ base }) => base.id));
  return (
    <ImportPreview
      fileName="Yang ditempel"
      remedy="perbaiki isinya di lembar kerja, lalu salin dan tempel lagi."
      table={table}
      rows={rows}
      isAdmin={isAdmin}
      wanted={wanted}
      onWantedChange={setWanted}
      isRefused={({ stored }) => stored !== undefined && refused.has(stored.id)}
      onImport={(plan) => change.mutate(plan, { onSuccess: (left) => left.length === 0 && onClose() })}
    />
  );
}
