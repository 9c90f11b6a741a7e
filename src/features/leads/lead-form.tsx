import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { formatDateTime } from '@/lib/text/format';
import { optionalText } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { type Lead, leadDraft, leadStatuses } from './lead';
import { useSaveLead } from './mutations';

const maxNoteLength = 5000;
const maxPublicLength = 500;
const schema = v.object({
  status: v.picklist(leadStatuses),
  note: optionalText(maxNoteLength),
  pesan_publik: optionalText(maxPublicLength),
});

interface LeadFormProps {
  lead: Lead;
  /** Called before the lead is saved. */
  onSave: () => void;
  onSaved: () => void;
}

/**
 * Status of a lead, the message to its sender, the internal note, and who set them when. Unsaved edits survive when the
 * row leaves the list; the fields stay editable while they are being saved.
 */
export function LeadForm({ lead, onSave, onSaved }: LeadFormProps) {
  const save = useSaveLead();
  const [isWarned, setIsWarned] = useState(false);
  const form = useSchemaForm({
    schema,
    values: { status: lead.status, note: lead.note ?? '', pesan_publik: lead.pesan_publik ?? '' },
    draft: leadDraft(lead),
    base: lead.handled_at,
    isBusy: save.isPending,
    onSubmit({ pesan_publik, ...rest }, done) {
      onSave();
      const change = lead.kode_lacak ? { ...rest, pesan_publik } : rest;
      const base = isWarned ? lead : { ...lead, handled_at: form.base ?? null };
      // The callbacks of `mutate` are not called when the saved row has left the list.
      void save.mutateAsync({ base, change }).then(
        (saved) => {
          setIsWarned(!saved);
          if (!saved) return;
          done(saved.handled_at);
          if (!(['status', 'note', 'pesan_publik'] as const).some(form.isEdited)) onSaved();
        },
        () => undefined,
      );
    },
  });

  return (
    <form
      {...form.props}
      aria-label={`Tindak lanjut ${lead.name}`}
      className="grid content-start gap-4 rounded-2xl bg-paper p-4 sm:p-5"
    >
      <SelectField label="Status" required {...form.choice('status')} disabled={false}>
        {leadStatuses.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      {lead.kode_lacak && (
        <div className="rounded-xl border border-saffron-600 bg-saffron-50 p-3">
          <TextAreaField
            label="Pesan untuk pengirim"
            hint="Dibaca pengirim, dengan kode lacaknya."
            rows={3}
            maxLength={maxPublicLength}
            {...form.field('pesan_publik')}
            readOnly={false}
          />
        </div>
      )}
      <TextAreaField
        label="Catatan internal"
        hint="Hanya dibaca admin."
        rows={3}
        maxLength={maxNoteLength}
        {...form.field('note')}
        readOnly={false}
      />
      {isWarned && (
        <p role="alert" className="text-danger-600">
          Yang tersimpan sekarang: <span className="font-semibold">{lead.status}</span>.{' '}
          {lead.note ? `Catatan: “${lead.note}”` : 'Tanpa catatan.'}
          {lead.pesan_publik ? ` Pesan untuk pengirim: “${lead.pesan_publik}”` : ''}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">{handledText(lead)}</p>
        <Button type="submit" size="sm" busy={save.isPending} disabled={!form.isDirty}>
          {save.isPending ? 'Menyimpan...' : 'Simpan'}
        </Button>
      </div>
    </form>
  );
}

function handledText({ handled_at, handler_email }: Lead): string {
  if (!handled_at) return 'Belum ada admin yang menanganinya.';
  return `Terakhir ditangani ${handler_email ?? 'akun yang sudah dihapus'}, ${formatDateTime(handled_at)}.`;
}
