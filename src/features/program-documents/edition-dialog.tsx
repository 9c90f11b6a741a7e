import { useRef, useState } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { TextField } from '@/components/ui/field';
import { FileField } from '@/components/ui/file-field';
import { optionalLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { documentProblem } from './admin-api';
import type { ProgramDocument } from './api';
import { documentManagementMessages as messages } from './management.messages';
import { useUploadEdition } from './mutations';

const schema = v.object({ note: optionalLine(300) });

interface EditionDialogProps {
  document: ProgramDocument;
  onClose: () => void;
}

/** Asks for the next edition of a document; stays open with everything chosen and typed when the upload fails. */
export function EditionDialog({ document, onClose }: EditionDialogProps) {
  const { mutate, isPending } = useUploadEdition();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const lastChosen = useRef<File>(undefined);
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

  async function choose(chosen: File | undefined) {
    lastChosen.current = chosen;
    setFile(undefined);
    const found = chosen && (await documentProblem(chosen));
    // Another file may have been chosen while this one was checked.
    if (lastChosen.current !== chosen) return;
    setFile(found ? undefined : chosen);
    setProblem(found?.description);
  }

  return (
    <FormDialog
      title="Unggah Edisi Baru"
      description={`"${document.title}" mendapat file baru di tautan yang sama; edisi yang sekarang tetap bisa diunduh`}
      form={{ ...form, isDirty: form.isDirty || file !== undefined }}
      onClose={onClose}
    >
      <FileField
        ref={inputRef}
        label="File PDF edisi baru"
        required
        accept=".pdf,application/pdf"
        disabled={isPending}
        fileName={file?.name}
        error={problem}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <TextField
        label="Apa yang berubah"
        hint="Satu kalimat untuk pengunjung, misalnya: batas suhu antar diperbarui."
        autoComplete="off"
        {...form.field('note')}
      />
    </FormDialog>
  );
}
