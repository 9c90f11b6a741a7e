import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { formatDateTime } from '@/lib/format';
import { type Lead, type LeadStatus, leadStatuses } from './lead';
import { useSaveLead } from './use-save-lead';

const maxNoteLength = 5000;

interface Draft {
  /** The lead as it was when the typing began: whatever comes in later has not been taken into account. */
  base: Lead;
  status?: LeadStatus;
  note?: string;
}

/** Status and internal note of a lead, who set them and when. */
export function LeadForm({ lead, onSaved }: { lead: Lead; onSaved: () => void }) {
  const { save, isPending } = useSaveLead();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isWarned, setIsWarned] = useState(false);
  const status = draft?.status ?? lead.status;
  const note = draft?.note ?? lead.note ?? '';
  const isChanged = status !== lead.status || note !== (lead.note ?? '');

  function edit(edited: Omit<Draft, 'base'>) {
    setDraft({ base: lead, ...draft, ...edited });
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!draft) return;
    const outcome = await save(isWarned ? lead : draft.base, { status, note: note.trim() || null });
    if (outcome === 'changed-meanwhile') setIsWarned(true);
    if (outcome !== 'saved') return;
    setDraft(null);
    setIsWarned(false);
    onSaved();
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
        onChange={(event) => edit({ status: leadStatuses.find((known) => known === event.target.value) })}
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
