import { useRef } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { RowDialogs } from '@/components/row-form/row-dialogs';
import { TextField } from '@/components/ui/field';
import { optionalLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { ProgramDocument } from './api';
import { ChosenPdfField } from './chosen-pdf-field';
import { documentForm } from './document-form';
import { useUploadEdition } from './mutations';
import { useSameTitles } from './same-title';
import { useChosenPdf } from './use-chosen-pdf';

export interface DocumentAction {
  kind: 'edit' | 'edition' | 'delete';
  document: ProgramDocument;
}

interface DocumentDialogsProps {
  action: DocumentAction;
  onClose: () => void;
}

/** The dialogs of one document, on the page that visitors read and on the desk. */
export function DocumentDialogs({ action: { kind, document }, onClose }: DocumentDialogsProps) {
  const sameTitlesOf = useSameTitles(document);
  if (kind === 'edition') return <EditionDialog document={document} onClose={onClose} />;
  return (
    <RowDialogs
      form={documentForm}
      state={{ kind, row: document }}
      hints={(form) => {
        const same = sameTitlesOf([form.valueOf('title')]);
        return same ? { title: `Sudah ada dokumen lain berjudul ${same}: bedakan judulnya.` } : undefined;
      }}
      onClose={onClose}
    />
  );
}

interface EditionDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

const editionRules = v.object({ note: optionalLine(300) });

/** Asks for the next edition of a document; stays open with everything chosen and typed when the upload fails. */
function EditionDialog({ document, onClose }: EditionDialogProps) {
  const { mutate, isPending, error } = useUploadEdition();
  const chosen = useChosenPdf({ title: document.title });
  const { file, setProblem } = chosen;
  const inputRef = useRef<HTMLInputElement>(null);
  const form = useSchemaForm({
    schema: editionRules,
    values: { note: '' },
    draft: `edition:${document.id}`,
    isBusy: isPending,
    onSubmit({ note }, done) {
      if (!file) return showMissing();
      mutate(
        { document, file, note },
        {
          onSuccess() {
            done();
            onClose();
          },
        },
      );
    },
  });

  function showMissing() {
    setProblem((shown) => shown ?? 'Pilih file PDF edisi baru.');
    inputRef.current?.focus();
  }

  return (
    <FormDialog
      title="Unggah Edisi Baru"
      description={`"${document.title}" mendapat file baru, yang dibuka tautan dari tombol Bagikan; edisi yang sekarang tetap bisa diunduh`}
      form={{
        ...form,
        failure: error,
        isBusy: form.isBusy || chosen.isChecking,
        isDirty: form.isDirty || file !== undefined,
      }}
      onClose={onClose}
    >
      <ChosenPdfField ref={inputRef} label="File PDF edisi baru" disabled={isPending} chosen={chosen} />
      <TextField
        label="Apa yang berubah"
        hint="Satu kalimat untuk pengunjung, misalnya: batas suhu antar diperbarui."
        autoComplete="off"
        {...form.field('note')}
      />
    </FormDialog>
  );
}
