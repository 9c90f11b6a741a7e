import * as v from 'valibot';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { DateField } from '@/components/ui/date-field';
import { TextAreaField } from '@/components/ui/field';
import type { Sppg } from '@/features/kitchens/sppg/api';
import { sppgManagementMessages as messages } from '@/features/kitchens/sppg/management.messages';
import { type Closing, closingDay, useCloseSppg, useReopenSppg } from '@/features/kitchens/sppg/mutations';
import { closingLabels } from '@/features/kitchens/sppg/sppg-columns';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { requiredLine } from '@/lib/forms/text-rules';
import { useRowForm } from '@/lib/forms/use-row-form';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';

const closingSchema = v.object({
  ditutup_pada: v.pipe(optionalPastDay, v.string('Hari tutup wajib diisi.')),
  alasan_tutup: requiredLine('Alasan tutup wajib diisi.', 1000),
});

interface ClosingDialogProps {
  sppg: Sppg;
  onClose: () => void;
}

/** Closes a kitchen for good, or corrects day and reason of one that is closed. */
export function CloseSppgDialog({ sppg, onClose }: ClosingDialogProps) {
  const form = useRowForm<keyof Closing, Sppg, Closing>({
    schema: closingSchema,
    values: { ditutup_pada: closingDay(sppg), alasan_tutup: sppg.alasan_tutup ?? '' },
    draft: `sppg-closing:${sppg.id}`,
    row: sppg,
    save: useCloseSppg(sppg),
    wordsOf: (stored, column) =>
      column === 'ditutup_pada' && stored.ditutup_pada
        ? formatDate(stored.ditutup_pada)
        : (stored[column] ?? 'kosong'),
    onSaved: onClose,
  });

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
      <DateField
        label={closingLabels.ditutup_pada}
        required
        max={todayOnServer()}
        hint="Hari pertama dapur tidak ada lagi."
        {...form.field('ditutup_pada')}
      />
      <TextAreaField
        label={closingLabels.alasan_tutup}
        required
        rows={3}
        hint="Dibaca semua orang. Jangan sebut nama orang."
        {...form.field('alasan_tutup')}
      />
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
