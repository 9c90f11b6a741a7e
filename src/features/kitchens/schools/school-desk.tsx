import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { RowDialogs } from '@/components/row-form/row-dialogs';
import type { RowDialogState } from '@/components/row-form/row-form';
import { Button } from '@/components/ui/button';
import type { School } from './school-columns';
import { schoolForm } from './school-form';
import { SchoolList } from './school-list';

// The import brings the reader of CSV files along.
const SchoolImportDialog = lazyDialog(
  async () => (await import('./school-import-dialog')).SchoolImportDialog,
);

/** The schools of a kitchen, to add, edit and delete. */
export function SchoolDesk({ sppgId, schools }: { sppgId: string; schools: School[] }) {
  const [dialog, setDialog] = useState<RowDialogState<School> | { kind: 'import' } | null>(null);
  const close = () => setDialog(null);

  return (
    <section aria-label="Sekolah yang dilayani">
      {schools.length === 0 && <p className="mt-5 text-ink-soft">Sekolah yang dilayani belum dicatat.</p>}
      <SchoolList
        schools={schools}
        renderButtons={(school) => (
          <>
            <EditButton
              isIconOnly
              name={school.nama}
              onClick={() => setDialog({ kind: 'edit', row: school })}
            />
            <DeleteButton
              isIconOnly
              name={school.nama}
              onClick={() => setDialog({ kind: 'delete', row: school })}
            />
          </>
        )}
      />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" size="sm" onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-4" />
          Tambah sekolah
        </Button>
        <Button variant="outline" size="sm" onClick={() => setDialog({ kind: 'import' })}>
          <ClipboardPaste aria-hidden="true" className="size-4" />
          Tempel dari Excel
        </Button>
      </div>
      {dialog?.kind === 'import' && <SchoolImportDialog sppgId={sppgId} schools={schools} onClose={close} />}
      {dialog && dialog.kind !== 'import' && (
        <RowDialogs form={schoolForm} state={dialog} owner={{ sppg_id: sppgId }} onClose={close} />
      )}
    </section>
  );
}
