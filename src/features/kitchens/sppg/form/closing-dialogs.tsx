import { ConfirmDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { paragraph, pastDay } from '@/components/row-form/field-kinds';
import { RowFields } from '@/components/row-form/row-fields';
import { declareRowForm, useDeclaredForm } from '@/components/row-form/row-form';
import { updateSppg } from '@/features/kitchens/sppg/admin-api';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { sppgManagementMessages as messages } from '@/features/kitchens/sppg/management.messages';
import { useReopenSppg } from '@/features/kitchens/sppg/mutations';
import { sppgTable } from '@/features/kitchens/sppg/sppg-columns';
import { todayOnServer } from '@/lib/text/format-time';
import { done } from '@/lib/toasts/toast-message';

/** The day that the form starts with. */
const dayOf = (stored: string | null) => stored ?? todayOnServer();

const closingForm = declareRowForm(sppgTable, {
  draft: 'sppg-closing',
  fields: {
    ditutup_pada: {
      ...pastDay({ required: 'Isi sejak kapan dapur ini ditutup.' }),
      textOf: dayOf,
    },
    alasan_tutup: paragraph({
      max: 1000,
      required: 'Alasan tutup wajib diisi.',
      hint: 'Dibaca semua orang. Jangan sebut nama orang.',
    }),
  },
  messages: {
    ...messages,
    updated: (nama) => done('Dapur Ditutup', `${nama} tampil sebagai dapur yang ditutup.`),
    notUpdated: { title: 'Gagal Menutup Dapur' },
  },
  reloads: [sppgKey],
  calls: {
    add: undefined,
    // The day is sent with each change: as the form starts with today, an unedited one would be missing beside the reason.
    update: ({ base, changes, deleted }, context) =>
      updateSppg({ base, changes: { ditutup_pada: dayOf(base.ditutup_pada), ...changes }, deleted }, context),
  },
});

interface ClosingDialogProps {
  sppg: Sppg;
  onClose: () => void;
}

/** Closes a kitchen for good, or corrects day and reason of one that is closed. */
export function CloseSppgDialog({ sppg, onClose }: ClosingDialogProps) {
  const form = useDeclaredForm(closingForm, { row: sppg, name: sppg.nama, onSaved: onClose });
  return (
    <FormDialog
      title={sppg.ditutup_pada ? 'Edit Penutupan' : 'Tutup Dapur'}
      description={sppg.nama}
      form={form}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Halaman, kode, dan catatan dapur ini tetap ada. Kodenya tidak dipakai dapur lain. Daftar, peta, dan
        angka tidak menghitungnya lagi.
      </p>
      <RowFields form={form} />
    </FormDialog>
  );
}

/** Asks before a kitchen that was closed by mistake is opened again. */
export function ReopenSppgDialog({ sppg, onClose }: ClosingDialogProps) {
  const reopen = useReopenSppg();
  return (
    <ConfirmDialog
      {...messages.reopening(sppg.nama)}
      confirmLabel="Buka Kembali"
      isBusy={reopen.isPending}
      onConfirm={() => reopen.mutate(sppg, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
