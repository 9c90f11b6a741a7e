import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/lib/toast';
import type { Sppg, YayasanName } from './dialog-state';
import { SppgFields } from './sppg-fields';
import { changedColumns, takenCode } from './sppg-schema';
import { useSaveSppg } from './use-save-sppg';
import { useSppgForm } from './use-sppg-form';
import { useYayasanOptions } from './use-yayasan-options';

interface SppgFormDialogProps {
  /** The SPPG to edit; a new one is added without it. */
  sppg?: Sppg;
  /** The foundation it belongs to, or the one to start with. */
  yayasan?: YayasanName;
  onClose: () => void;
}

/** Adds or edits one SPPG; stays open with everything typed when saving fails. */
export function SppgFormDialog({ sppg, yayasan, onClose }: SppgFormDialogProps) {
  const save = useSaveSppg();
  const options = useYayasanOptions();
  const yayasanOptions = options.data ?? (yayasan ? [yayasan] : []);
  const { base, setBase, ...form } = useSppgForm({ sppg, yayasan, yayasanOptions });
  const { isDirty, isSubmitting } = form.formState;
  const [isLeaving, setIsLeaving] = useState(false);
  const description = [
    yayasan && `Yayasan: ${yayasan.nama}`,
    form.isRestored && 'Isian yang belum disimpan kami kembalikan.',
  ];

  function askBeforeLeaving() {
    if (isDirty) setIsLeaving(true);
    else onClose();
  }

  function leave() {
    form.forgetDraft();
    onClose();
  }

  const submit = form.handleSubmit(
    async (input) => {
      const changes = form.changesOf(input);
      const outcome = await save({ input, update: base && { base, changes } });
      if (outcome.kind === 'saved') {
        form.forgetDraft();
        onClose();
      }
      if (outcome.kind === 'code-taken') {
        form.setError('kode_unik_pendaftaran', { message: takenCode }, { shouldFocus: true });
      }
      if (outcome.kind === 'changed-meanwhile') {
        // Saved once more, what is typed here replaces what is stored now.
        setBase(outcome.current);
        for (const column of changedColumns(changes)) {
          const stored = outcome.current[column];
          if (stored !== base?.[column])
            form.setError(column, { message: `Yang tersimpan sekarang: ${stored ?? 'kosong'}.` });
        }
      }
    },
    ({ yayasan_id }) => {
      if (!yayasan_id) return;
      toast({
        title: 'Gagal Menambahkan SPPG',
        description: 'Yayasan harus dipilih untuk SPPG baru.',
        variant: 'destructive',
      });
    },
  );

  return (
    <Dialog
      title={sppg ? 'Edit SPPG' : 'Tambah SPPG Baru'}
      description={description.filter(Boolean).join('. ')}
      isBusy={isSubmitting}
      wide
      onClose={askBeforeLeaving}
    >
      <form
        noValidate
        onChange={form.keepDraft}
        onSubmit={(event) => void submit(event)}
        className="space-y-5"
      >
        <SppgFields form={form} isNew={!sppg} yayasanOptions={yayasanOptions} optionsError={options.error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isSubmitting} onClick={askBeforeLeaving}>
            Batal
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Menyimpan...' : 'Simpan'}
          </Button>
        </div>
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
