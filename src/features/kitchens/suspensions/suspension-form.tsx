import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { anyDay, oneOf, paragraph, pastDay, type RowField } from '@/components/row-form/field-kinds';
import { RowDialogs, RowFormDialog } from '@/components/row-form/row-dialogs';
import { declareRowForm, type RowDialogState, useDeclaredForm } from '@/components/row-form/row-form';
import { RowActions } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { isRunning, issuers, type Suspension } from '@/features/kitchens/sppg/suspension-state';
import { rowMessages } from '@/lib/forms/row-messages';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDate } from '@/lib/text/format';
import { formatTime, sortableDay, startOfDay, todayOnServer } from '@/lib/text/format-time';
import { suspensionsTable } from './suspension-columns';

const hour: RowField<string | null> = {
  label: 'Dibuka lagi pukul (WIB)',
  hint: 'Hanya bila dapur memasak lagi pada hari terakhir itu juga.',
  width: 'half',
  when: ({ sampai, sampai_pukul }) => Boolean(sampai || sampai_pukul),
  rule: v.pipe(
    v.string(),
    v.transform((text) => (text ? `${text.slice(0, 5)}:00` : null)),
  ),
  textOf: (stored) => stored?.slice(0, 5) ?? '',
  Control: ({ name, form, ...words }) => <TextField type="time" {...words} {...form.field(name)} />,
};

// Issuer and day are not filled in, so that saving without looking says nothing.
const suspensionForm = declareRowForm(suspensionsTable, {
  draft: 'suspension',
  fields: {
    oleh: oneOf(issuers, { required: 'Pilih siapa yang menghentikan.' }),
    mulai: pastDay({ required: 'Tanggal mulai wajib diisi.', width: 'half' }),
    sampai: anyDay({ hint: 'Kosongkan selama dapur masih berhenti.', width: 'half' }),
    sampai_pukul: hour,
    alasan: paragraph({
      max: 1000,
      required: 'Alasan wajib diisi.',
      hint: 'Dibaca semua orang. Jangan sebut nama orang.',
    }),
    tanggapan: paragraph({
      max: 2000,
      hint: 'Dibaca semua orang: apa yang sudah dan akan kami lakukan.',
    }),
  },
  rules: (fields) =>
    v.pipe(
      fields,
      v.forward(
        v.partialCheck(
          [['sampai'], ['sampai_pukul']],
          ({ sampai, sampai_pukul }) => sampai !== null || sampai_pukul === null,
          'Isi dulu hari terakhirnya, atau kosongkan juga jamnya.',
        ),
        ['sampai'],
      ),
      v.forward(
        v.partialCheck(
          [['mulai'], ['sampai']],
          ({ mulai, sampai }) => sampai === null || mulai <= sampai,
          'Hari terakhir tidak boleh sebelum tanggal mulai.',
        ),
        ['sampai'],
      ),
    ),
  unique: {
    constraint: 'sppg_penghentian_mulai_overlap',
    field: 'mulai',
    message: 'Pihak ini sudah tercatat menghentikan dapur ini pada hari-hari itu.',
  },
  messages: rowMessages({
    noun: 'Penghentian',
    verb: 'Catat',
    called: (nama) => `Penghentian ${nama}`,
    added: 'tampil di situs',
    deletedMeanwhile: (nama) => `Penghentian ${nama} ini sudah lebih dulu dihapus oleh admin lain.`,
    deletion: (nama) => ({
      title: 'Hapus catatan penghentian ini?',
      description: `Penghentian ${nama} tidak lagi tampil di situs. Bila dapur sudah boleh memasak lagi, jangan hapus: isi hari terakhirnya.`,
    }),
    deleted: (nama) => `Catatan penghentian ${nama} telah dihapus.`,
  }),
  reloads: [sppgKey],
});

/** The kitchen that is or was suspended. */
type SuspendedKitchen = Pick<Sppg, 'id' | 'nama'>;

/** A suspension that is over is edited, with its last day filled in. */
export type SuspensionDialogState = RowDialogState<Suspension> | { kind: 'reopened'; row: Suspension };

interface SuspensionActionsProps {
  suspension: Suspension;
  onAction: (action: SuspensionDialogState) => void;
}

export function SuspensionActions({ suspension, onAction }: SuspensionActionsProps) {
  const name = `penghentian ${formatDate(suspension.mulai)}`;
  return (
    <RowActions name={name} onAction={(kind) => onAction({ kind, row: suspension })}>
      {isRunning(suspension, todayOnServer()) && (
        <Button
          size="sm"
          aria-label={`Sudah dibuka lagi: ${name}`}
          onClick={() => onAction({ kind: 'reopened', row: suspension })}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          Sudah dibuka lagi
        </Button>
      )}
    </RowActions>
  );
}

/**
 * The end of a suspension when a kitchen cooks again: yesterday, or this hour if it began today, as in
 * private.resume_delivery.
 */
function endOf({ mulai }: Suspension) {
  const yesterday = sortableDay(Date.parse(startOfDay(todayOnServer(), -1)));
  if (mulai <= yesterday) return { sampai: yesterday, sampai_pukul: '' };
  return { sampai: mulai, sampai_pukul: formatTime(new Date(serverNow()).toISOString()).replace('.', ':') };
}

interface SuspensionDialogsProps {
  state: SuspensionDialogState;
  sppg: SuspendedKitchen;
  onClose: () => void;
}

export function SuspensionDialogs({ state, sppg, onClose }: SuspensionDialogsProps) {
  if (state.kind === 'reopened')
    return <ReopenedDialog suspension={state.row} sppg={sppg} onClose={onClose} />;
  return (
    <RowDialogs
      form={suspensionForm}
      state={state}
      owner={{ sppg_id: sppg.id }}
      name={sppg.nama}
      description={sppg.nama}
      wide
      onClose={onClose}
    />
  );
}

interface ReopenedDialogProps {
  suspension: Suspension;
  sppg: SuspendedKitchen;
  onClose: () => void;
}

/** Edits a suspension that is over, with its end filled in. */
function ReopenedDialog({ suspension, sppg, onClose }: ReopenedDialogProps) {
  const form = useDeclaredForm(suspensionForm, { row: suspension, name: sppg.nama, onSaved: onClose });

  useEffect(() => {
    // Not where the draft has an end that was typed before a reload.
    if (form.isEdited('sampai')) return;
    const { sampai, sampai_pukul } = endOf(suspension);
    form.change('sampai', sampai);
    form.change('sampai_pukul', sampai_pukul);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  return (
    <RowFormDialog
      form={form}
      title="Sudah Dibuka Lagi"
      hints={{ sampai: 'Hari terakhir dapur berhenti.' }}
      description={sppg.nama}
      wide
      onClose={onClose}
    />
  );
}
