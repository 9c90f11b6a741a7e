import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import type { Sppg, YayasanName } from './dialog-state';
import { Options } from './options';
import { sppgLabels } from './sppg-labels';
import { type SppgFormValues, type SppgInput, sppgSchema } from './sppg-schema';
import { statusBangunan, statusPengajuanSppg, statusVerifikasi } from './status';
import { useSaveSppg } from './use-save-sppg';
import { useYayasanOptions } from './use-yayasan-options';

interface SppgFormDialogProps {
  /** The SPPG to edit; a new one is added without it. */
  sppg?: Sppg;
  /** The foundation it belongs to, or the one to start with. */
  yayasan?: YayasanName;
  onClose: () => void;
}

function formValues(sppg: Sppg | undefined, yayasanId: string): SppgFormValues {
  return {
    kode_unik_pendaftaran: sppg?.kode_unik_pendaftaran ?? '',
    nama: sppg?.nama ?? '',
    lokasi: sppg?.lokasi ?? '',
    yayasan_id: yayasanId,
    sasaran_jumlah_penerima_manfaat: sppg?.sasaran_jumlah_penerima_manfaat?.toString() ?? '',
    status_pengajuan_sppg:
      statusPengajuanSppg.find((status) => status === sppg?.status_pengajuan_sppg) ?? 'Draf',
    status_bangunan: statusBangunan.find((status) => status === sppg?.status_bangunan) ?? 'Bangunan Baru',
    status_verifikasi: statusVerifikasi.find((status) => status === sppg?.status_verifikasi) ?? 'Siap Bangun',
    kontraktor_pelaksana: sppg?.kontraktor_pelaksana ?? '',
    progres_pembangunan: sppg?.progres_pembangunan ?? '',
    estimasi_selesai: sppg?.estimasi_selesai ?? '',
  };
}

/** Adds or edits one SPPG; stays open with everything typed when saving fails. */
export function SppgFormDialog({ sppg, yayasan, onClose }: SppgFormDialogProps) {
  const save = useSaveSppg();
  const options = useYayasanOptions();
  const yayasanOptions = options.data ?? (yayasan ? [yayasan] : []);
  const { register, handleSubmit, formState } = useForm<SppgFormValues, unknown, SppgInput>({
    resolver: valibotResolver(sppgSchema),
    // The dropdown's list may come after the dialog: the first foundation is the default then.
    values: formValues(sppg, yayasan?.id ?? yayasanOptions[0]?.id ?? ''),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [isLeaving, setIsLeaving] = useState(false);

  function askBeforeLeaving() {
    if (isDirty) setIsLeaving(true);
    else onClose();
  }

  function leave() {
    onClose();
    return Promise.resolve(false);
  }

  const submit = handleSubmit(
    async (input) => {
      if (await save({ input, id: sppg?.id })) onClose();
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
      description={yayasan && `Yayasan: ${yayasan.nama}`}
      onClose={askBeforeLeaving}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <TextField
          label={sppgLabels.kode_unik_pendaftaran}
          required
          autoComplete="off"
          error={errors.kode_unik_pendaftaran?.message}
          {...register('kode_unik_pendaftaran')}
        />
        <TextField
          label={sppgLabels.nama}
          required
          autoComplete="off"
          error={errors.nama?.message}
          {...register('nama')}
        />
        <TextField
          label={sppgLabels.lokasi}
          required
          autoComplete="off"
          error={errors.lokasi?.message}
          {...register('lokasi')}
        />
        {!sppg && (
          <SelectField
            label={sppgLabels.yayasan_id}
            required
            error={
              errors.yayasan_id?.message ??
              (options.error ? `Daftar yayasan gagal dimuat. ${errorMessage(options.error)}` : undefined)
            }
            {...register('yayasan_id')}
          >
            {yayasanOptions.length === 0 && <option value="">Pilih yayasan</option>}
            {yayasanOptions.map(({ id, nama }) => (
              <option key={id} value={id}>
                {nama}
              </option>
            ))}
          </SelectField>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={sppgLabels.status_pengajuan_sppg}
            required
            {...register('status_pengajuan_sppg')}
          >
            <Options values={statusPengajuanSppg} />
          </SelectField>
          <SelectField label={sppgLabels.status_verifikasi} required {...register('status_verifikasi')}>
            <Options values={statusVerifikasi} />
          </SelectField>
          <SelectField label={sppgLabels.status_bangunan} required {...register('status_bangunan')}>
            <Options values={statusBangunan} />
          </SelectField>
          <TextField
            label={sppgLabels.sasaran_jumlah_penerima_manfaat}
            inputMode="numeric"
            autoComplete="off"
            error={errors.sasaran_jumlah_penerima_manfaat?.message}
            {...register('sasaran_jumlah_penerima_manfaat')}
          />
          <TextField
            label={sppgLabels.kontraktor_pelaksana}
            autoComplete="off"
            error={errors.kontraktor_pelaksana?.message}
            {...register('kontraktor_pelaksana')}
          />
          <TextField
            label={sppgLabels.progres_pembangunan}
            placeholder="misalnya 40%"
            autoComplete="off"
            error={errors.progres_pembangunan?.message}
            {...register('progres_pembangunan')}
          />
          <TextField
            label={sppgLabels.estimasi_selesai}
            placeholder="misalnya Triwulan I 2027"
            autoComplete="off"
            error={errors.estimasi_selesai?.message}
            {...register('estimasi_selesai')}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
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
          variant="danger"
          onConfirm={leave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  );
}
