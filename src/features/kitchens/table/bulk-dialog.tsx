import { useId, useState } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { progressLabels } from '@/features/kitchens/progress/progress-columns';
import { progressFields } from '@/features/kitchens/progress/progress-form';
import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import { ConfirmAlso } from '@/features/kitchens/sppg/form/confirm-also';
import { doubtAbout } from '@/features/kitchens/sppg/doubtful-value';
import { statusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import type { SppgUpdate } from '@/features/kitchens/sppg/admin-api';
import { todayOnServer } from '@/lib/text/format-time';
import { markOf } from '@/lib/forms/draft';
import { optionalLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { formatNumber } from '@/lib/text/format';
import { progressText } from '@/features/kitchens/sppg/progress';
import { useChangeMany } from './mutations';

/** The most SPPG that one call takes. */
const most = 2000;

/** The most SPPG in the preview: nobody looks through more. */
const previewed = 100;

const bulkSchema = v.pipe(
  v.object({
    status_verifikasi: v.pipe(
      v.string(),
      v.union([v.literal(''), progressFields.status_verifikasi.rule]),
      v.transform((status) => status || undefined),
    ),
    progres_pembangunan: optionalLine(100),
    tanggal: progressFields.tanggal.rule,
    catatan: progressFields.catatan.rule,
  }),
  v.forward(
    v.partialCheck(
      [['status_verifikasi'], ['progres_pembangunan']],
      ({ status_verifikasi, progres_pembangunan }) => Boolean(status_verifikasi ?? progres_pembangunan),
      'Pilih status, atau isi progres.',
    ),
    ['status_verifikasi'],
  ),
);

interface BulkDialogProps {
  list: SppgWithYayasan[];
  /** Called with the SPPG that somebody else has changed meanwhile, which stay ticked. */
  onSaved: (refused: SppgUpdate[]) => void;
  onClose: () => void;
}

/** Gives many SPPG a state, a progress or both, after a preview; with a day and a note for their lines. */
export function BulkDialog({ list, onSaved, onClose }: BulkDialogProps) {
  const formId = useId();
  const change = useChangeMany();
  const [confirms, setConfirms] = useState(false);
  const form = useSchemaForm({
    schema: bulkSchema,
    values: { status_verifikasi: '', progres_pembangunan: '', tanggal: todayOnServer(), catatan: '' },
    draft: `sppg-bulk:${markOf(list.map(({ id }) => id).join())}`,
    isBusy: change.isPending,
    onSubmit({ tanggal, catatan, ...target }) {
      const updates = updatesTo(target);
      if (updates.length === 0) return;
      const options = { tanggal, catatan: catatan ?? undefined, konfirmasi: confirms || undefined };
      change.mutate(
        { updates, options, unchanged: list.length - updates.length },
        {
          onSuccess(refused) {
            form.forgetDraft();
            onSaved(refused);
          },
        },
      );
    },
  });

  const updatesTo = ({ status_verifikasi, progres_pembangunan }: BulkTarget) =>
    bulkUpdates(list, { status_verifikasi, progres_pembangunan });
  const typed = v.safeParse(bulkSchema, form.typed());
  const updates = typed.success ? updatesTo(typed.output) : [];
  const count = formatNumber(updates.length);

  return (
    <FormDialog
      title="Ubah status atau progres"
      description={`${formatNumber(list.length)} SPPG dipilih`}
      wide
      form={{ ...form, failure: change.error }}
      submit={{
        formId,
        buttons: (
          <Button
            type="submit"
            form={formId}
            busy={change.isPending}
            disabled={(typed.success && updates.length === 0) || updates.length > most}
          >
            {updates.length > 0 ? `Ubah ${count} SPPG` : 'Ubah'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Status Verifikasi" {...form.choice('status_verifikasi')}>
          <option value="">Biarkan</option>
          {statusVerifikasi.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
        <TextField
          label="Progres Pembangunan"
          placeholder="Kosongkan untuk membiarkan"
          autoComplete="off"
          hint={doubtAbout('progres_pembangunan', form.valueOf('progres_pembangunan'))}
          {...form.field('progres_pembangunan')}
        />
        <DateField label={progressLabels.tanggal} required max={todayOnServer()} {...form.field('tanggal')} />
      </div>
      <TextAreaField
        label={progressLabels.catatan}
        rows={2}
        hint="Dibaca semua orang, pada setiap dapur yang berubah."
        {...form.field('catatan')}
      />
      <Preview updates={updates} total={list.length} isValid={typed.success} />
      <ConfirmAlso
        list={updates.map(({ base }) => base)}
        isTicked={confirms}
        disabled={form.isBusy}
        onTick={setConfirms}
      />
    </FormDialog>
  );
}

interface PreviewProps {
  updates: SppgUpdate[];
  total: number;
  /** Whether anything is chosen yet. */
  isValid: boolean;
}

function Preview({ updates, total, isValid }: PreviewProps) {
  const same = total - updates.length;
  const sentences = [
    `${formatNumber(updates.length)} SPPG akan berubah.`,
    same > 0 && `${formatNumber(same)} sudah seperti itu, jadi tidak dicatat.`,
    updates.length > most && `Sekali ubah paling banyak ${formatNumber(most)} SPPG.`,
  ];
  return (
    <section aria-label="Pratinjau perubahan" className="border-t border-paper-line pt-4">
      <output className="block font-semibold">
        {isValid ? sentences.filter(Boolean).join(' ') : 'Belum ada yang akan berubah.'}
      </output>
      {updates.length > 0 && (
        <ul className="mt-2 max-h-60 space-y-1 overflow-y-auto text-sm wrap-anywhere">
          {updates.slice(0, previewed).map((update) => (
            <li key={update.base.id}>
              <span className="font-semibold">{update.base.nama}</span>
              <span>{`: ${changeText(update)}`}</span>
            </li>
          ))}
          {updates.length > previewed && (
            <li className="text-ink-soft">dan {formatNumber(updates.length - previewed)} SPPG lain</li>
          )}
        </ul>
      )}
    </section>
  );
}

/** The values that many SPPG are to have; a column that is absent stays. */
type BulkTarget = Partial<Pick<SppgUpdate['changes'], 'status_verifikasi' | 'progres_pembangunan'>>;

/** What changes in each of the SPPG; nothing of those that have it already. */
function bulkUpdates(list: readonly SppgWithYayasan[], target: BulkTarget): SppgUpdate[] {
  return list.flatMap((base) => {
    const { status_verifikasi, progres_pembangunan } = target;
    const changes: BulkTarget = {
      ...(status_verifikasi && status_verifikasi !== base.status_verifikasi && { status_verifikasi }),
      ...(progres_pembangunan && progres_pembangunan !== base.progres_pembangunan && { progres_pembangunan }),
    };
    return Object.keys(changes).length > 0 ? [{ base, changes }] : [];
  });
}

/** A change in a few words: '40% → 60%'. */
function changeText({ base, changes }: SppgUpdate): string {
  const { status_verifikasi: status, progres_pembangunan: progress } = changes;
  const change = (before: string, after: string) => `${before} → ${after}`;
  const parts = [
    status && change(base.status_verifikasi, status),
    progress && change(progressText(base.progres_pembangunan ?? 'kosong'), progressText(progress)),
  ];
  return parts.filter(Boolean).join(', ');
}
