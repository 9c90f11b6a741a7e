import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { errorField } from '@/lib/errors/error-field';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useToast } from '@/lib/toasts/toast';
import type { Sppg, YayasanName } from './api';
import { sppgMessages } from './messages';
import { useAddSppg, useUpdateSppg } from './mutations';
import { useYayasanOptions } from './queries';
import { emptySppgValues, valuesOf } from './sppg-columns';
import { SppgFields } from './sppg-fields';
import { sppgColumns, type SppgInput, sppgSchema } from './sppg-schema';

interface SppgFormDialogProps {
  /** The SPPG to edit; absent for a new one. */
  sppg?: Sppg;
  /** The foundation it belongs to, or the one to start with. */
  yayasan?: YayasanName;
  onClose: () => void;
}

/** Adds or edits an SPPG; stays open with everything typed when saving fails. */
export function SppgFormDialog({ sppg, yayasan, onClose }: SppgFormDialogProps) {
  const draft = sppg ? `sppg:${sppg.id}` : `sppg:new:${yayasan?.id ?? ''}`;
  const formId = useId();
  const toast = useToast();
  const add = useAddSppg(draft);
  const update = useUpdateSppg(draft);
  const isSaving = add.isPending || update.isPending;
  const options = useYayasanOptions();
  const yayasanOptions = options.data ?? (yayasan ? [yayasan] : []);
  const form = useSchemaForm({
    schema: sppgSchema,
    values: {
      ...(sppg ? valuesOf(sppg) : emptySppgValues),
      yayasan_id: yayasan?.id ?? '',
    },
    draft,
    base: sppg,
    isBusy: isSaving,
    onSubmit: save,
    onInvalid: (names) => names.includes('yayasan_id') && toast(sppgMessages.yayasanMissing),
  });
  const { base } = form;
  const [isLeaving, setIsLeaving] = useState(false);
  const description = [yayasan && `Yayasan: ${yayasan.nama}`, form.isRestored && sppgMessages.restored];

  function save(input: SppgInput) {
    if (!base) return add.mutate(input, { onSuccess: onClose, onError: showTakenCode });
    const columns = sppgColumns.filter(form.isEdited);
    update.mutate(
      { base, input, columns },
      {
        onSuccess(current) {
          if (!current) return onClose();
          // Saving again replaces the stored values with the typed ones.
          form.setBase(current);
          for (const column of columns.filter((column) => current[column] !== base[column]))
            form.setError(column, sppgMessages.storedNow(String(current[column] ?? 'kosong')), {
              shouldFocus: false,
            });
        },
        onError: showTakenCode,
      },
    );
  }

  function showTakenCode(error: Error) {
    // PostgreSQL names the constraint only in its message.
    if (errorField(error, 'message')?.includes('sppg_kode_unik_pendaftaran_key'))
      form.setError('kode_unik_pendaftaran', sppgMessages.codeTaken);
  }

  function askBeforeLeaving() {
    if (form.isDirty) setIsLeaving(true);
    else onClose();
  }

  function leave() {
    form.forgetDraft();
    onClose();
  }

  return (
    <Dialog
      title={sppg ? 'Edit SPPG' : 'Tambah SPPG Baru'}
      description={description.filter(Boolean).join('. ')}
      isBusy={isSaving}
      wide
      onClose={askBeforeLeaving}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={askBeforeLeaving}>
            Batal
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {isSaving ? 'Menyimpan...' : 'Simpan'}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="space-y-5">
        <SppgFields form={form} isNew={!sppg} yayasanOptions={yayasanOptions} optionsError={options.error} />
      </form>
      {isLeaving && (
        <ConfirmDialog
          title="Tutup tanpa menyimpan?"
          description="Isian yang belum disimpan akan hilang."
          confirmLabel="Buang Isian"
          cancelLabel="Lanjut Mengisi"
          variant="danger"
          onConfirm={leave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  );
}
