import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { formatDateTime } from '@/lib/format';
import { type Lead, leadStatuses } from './lead';
import { useLeadDraft } from './use-lead-draft';
import { useSaveLead } from './use-save-lead';

const maxNoteLength = 5000;

/** Status and internal note of a lead, who set them and when. */
export function LeadForm({ lead, onSaved }: { lead: Lead; onSaved: () => void }) {
  const { save, isPending } = useSaveLead();
  const { draft, edit, settle } = useLeadDraft(lead, isPending);
  const [isWarned, setIsWarned] = useState(false);
  const isSaving = useRef(false);
  const status = leadStatuses.find((known) => known === draft.status) ?? lead.status;
  const note = draft.note ?? lead.note ?? '';
  const isChanged = status !== lead.status || note !== (lead.note ?? '');

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press may come before the button is busy.
    if (isSaving.current) return;
    isSaving.current = true;
    const base = isWarned ? lead : { ...lead, handled_at: draft.handled_at || null };
    const outcome = await save(base, { status, note: note.trim() || null });
    isSaving.current = false;
    if (outcome.kind === 'changed-meanwhile') setIsWarned(true);
    if (outcome.kind !== 'saved') return;
    setIsWarned(false);
    if (settle(draft, outcome.handled_at)) onSaved();
  }

  return (
    <form
      aria-label={`Tindak lanjut ${lead.name}`}
      onSubmit={(event) => void handleSubmit(event)}
      className="mt-6 grid gap-4 rounded-2xl bg-paper p-4 sm:p-5 lg:grid-cols-[14rem_1fr]"
    >
      <SelectField
        label="Status"
        required
        value={status}
        onChange={(event) => edit({ status: event.target.value })}
      >
        {leadStatuses.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Catatan internal"
        hint="Hanya dibaca admin."
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => edit({ note: event.target.value })}
      />
      {isWarned && (
        <p role="alert" className="text-danger-600 lg:col-span-2">
          Yang tersimpan sekarang: <span className="font-semibold">{lead.status}</span>.{' '}
          {lead.note ? `Catatan: “${lead.note}”` : 'Tanpa catatan.'}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 lg:col-span-2">
        <p className="text-sm text-ink-muted">{handledText(lead)}</p>
        <Button type="submit" size="sm" busy={isPending} disabled={!isChanged}>
          {isPending ? 'Menyimpan...' : 'Simpan'}
        </Button>
      </div>
    </form>
  );
}

function handledText({ handled_at, handler_email }: Lead): string {
  if (!handled_at) return 'Belum ada admin yang menanganinya.';
  return `Terakhir ditangani ${handler_email ?? 'akun yang sudah dihapus'}, ${formatDateTime(handled_at)}.`;
}
