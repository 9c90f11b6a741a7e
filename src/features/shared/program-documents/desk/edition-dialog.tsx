import { useRef } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { TextField } from '@/components/ui/field';
import { optionalLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { ProgramDocument } from '@/features/shared/program-documents/api';
import { documentManagementMessages as messages } from '@/features/shared/program-documents/management.messages';
import { useUploadEdition } from '@/features/shared/program-documents/mutations';
import { ChosenPdfField } from '@/features/shared/program-documents/chosen-pdf-field';
import { useChosenPdf } from '@/features/shared/program-documents/use-chosen-pdf';

const schema = v.object({ note: optionalLine(300) });

interface EditionDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

/** Asks for the next edition of a document; stays open with everything chosen and typed when the upload fails. */
export function EditionDialog({ document, onClose }: EditionDialogProps) {
  const { mutate, isPending, error } = useUploadEdition();
  const chosen = useChosenPdf({ title: document.title });
  const { file, setProblem } = chosen;
  const inputRef = useRef<HTMLInputElement>(null);
  const form = useSchemaForm({
    schema,
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
    setProblem((shown) => shown ?? messages.noFile);
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
