import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '@/components/form-dialog';
import { violatedConstraint } from '@/lib/errors/failure';
import { showStored } from '@/lib/forms/show-stored';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useToast } from '@/lib/toasts/toast';
import type { Sppg, YayasanName } from './api';
import { sppgManagementMessages } from './management.messages';
import { sppgMessages } from './messages';
import { useAddSppg, useUpdateSppg } from './mutations';
import { NoYayasanNotice } from './no-yayasan-notice';
import { useYayasanOptions, yayasanOptionsQuery } from './queries';
import { emptySppgValues, type SppgColumnName, valuesOf } from './sppg-columns';
import { SppgFields } from './sppg-fields';
import { type SppgInput, sppgSchema } from './sppg-schema';

interface SppgFormDialogProps {
  /** The SPPG to edit; absent for a new one. */
  sppg?: Sppg;
  /** The foundation it belongs to, or the one to start with. */
  yayasan?: YayasanName;
  /** Called with its code after an edit. */
  onSaved?: (code: string) => void;
  onClose: () => void;
}

/** Adds or edits an SPPG; stays open with everything typed when saving fails. */
export function SppgFormDialog({ sppg, yayasan, onSaved, onClose }: SppgFormDialogProps) {
  const draft = sppg ? `sppg:${sppg.id}` : `sppg:new:${yayasan?.id ?? ''}`;
  const toast = useToast();
  const add = useAddSppg(draft);
  const update = useUpdateSppg(draft);
  const cache = useQueryClient();
  const options = useYayasanOptions();
  const yayasanOptions = options.data ?? (yayasan ? [yayasan] : []);
  const form = useSchemaForm({
    schema: sppgSchema,
    values: sppg ? valuesOf(sppg) : { ...emptySppgValues, yayasan_id: yayasan?.id ?? '' },
    draft,
    base: sppg,
    isBusy: add.isPending || update.isPending,
    onSubmit: save,
    onInvalid: (names) => names.includes('yayasan_id') && toast(sppgMessages.yayasanMissing),
  });

  function save(input: SppgInput) {
    const { base } = form;
    if (!base) return add.mutate(input, { onSuccess: onClose, onError: showTakenCode });
    const changes = form.changes(input);
    const movedTo = yayasanOptions.find(({ id }) => id === changes.yayasan_id)?.nama;
    update.mutate(
      { base, input, changes, movedTo },
      {
        onSuccess(current) {
          if (current) return showStored(form, changes, base, current, (name) => storedWords(current, name));
          onSaved?.(input.kode_unik_pendaftaran);
          onClose();
        },
        onError: showTakenCode,
      },
    );
  }

  /** A stored value as people read it: a foundation by its name, from the list that was reloaded after saving. */
  function storedWords(current: Sppg, name: SppgColumnName) {
    const owners = name === 'yayasan_id' ? cache.getQueryData(yayasanOptionsQuery.queryKey) : undefined;
    return owners?.find(({ id }) => id === current.yayasan_id)?.nama ?? String(current[name] ?? 'kosong');
  }

  function showTakenCode(error: Error) {
    if (violatedConstraint(error.message) === 'sppg_kode_unik_pendaftaran_key')
      form.setError('kode_unik_pendaftaran', sppgManagementMessages.codeTaken);
  }

  return (
    <FormDialog
      title={sppg ? 'Edit SPPG' : 'Tambah SPPG Baru'}
      description={yayasan && `Yayasan: ${yayasan.nama}`}
      wide
      form={form}
      onClose={onClose}
    >
      {options.data?.length === 0 && <NoYayasanNotice />}
      <SppgFields form={form} yayasanOptions={yayasanOptions} optionsError={options.error} />
    </FormDialog>
  );
}
