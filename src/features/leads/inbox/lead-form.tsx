import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { formatDateTime } from '@/lib/text/format';
import { optionalText } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { type Lead, leadDraft, leadStatuses } from './lead';
import { useSaveLead } from './mutations';
import { AnswerField } from './templates/answer-field';
import { useAdmins } from './use-admins';
import type { LeadPlace } from './use-open-lead';

const maxNoteLength = 5000;
const maxPublicLength = 500;
const schema = v.object({
  status: v.picklist(leadStatuses),
  note: optionalText(maxNoteLength),
  pesan_publik: optionalText(maxPublicLength),
  assigned_to: v.pipe(
    v.string(),
    v.transform((id) => id || null),
  ),
});

const columns = ['status', 'note', 'pesan_publik', 'assigned_to'] as const;

interface LeadFormProps {
  lead: Lead;
  /** The lead's place in the list; absent where it stands alone. */
  place?: LeadPlace;
  /** Called before the lead is saved. */
  onSave?: () => void;
  /** Called when the lead is saved and stays open. */
  onSaved: () => void;
  /** What the sender wrote, beside the fields. */
  children: ReactNode;
}

/**
 * Status of a lead, who takes care of it, the message to its sender, the internal note, and who set them when. Unsaved edits survive when the
 * row leaves the list; the fields stay editable while they are being saved.
 */
export function LeadForm({ lead, place, onSave, onSaved, children }: LeadFormProps) {
  const save = useSaveLead();
  /** What to do after the save that was asked for. */
  const onArrival = useRef(onSaved);
  const onNext = place?.onNext;
  const admins = useAdmins();
  const [isWarned, setIsWarned] = useState(false);
  const form = useSchemaForm({
    schema,
    values: {
      status: lead.status,
      note: lead.note ?? '',
      pesan_publik: lead.pesan_publik ?? '',
      assigned_to: lead.assigned_to ?? '',
    },
    draft: leadDraft(lead),
    base: lead.handled_at,
    isBusy: save.isPending,
    onSubmit({ pesan_publik, assigned_to, status, note }, done) {
      onSave?.();
      const change = {
        status,
        note,
        ...(lead.kode_lacak && { pesan_publik }),
        ...(assigned_to !== lead.assigned_to && { assigned_to }),
      };
      const base = isWarned ? lead : { ...lead, handled_at: form.base ?? null };
      // The callbacks of `mutate` are not called when the saved row has left the list.
      void save.mutateAsync({ base, change }).then(
        (saved) => {
          setIsWarned(!saved);
          if (!saved) return;
          done(saved.handled_at);
          if (!columns.some(form.isEdited)) onArrival.current();
        },
        () => undefined,
      );
    },
  });

  const assignee = form.valueOf('assigned_to');
  const isAssigneeKnown = assignee === '' || admins.some(({ value }) => value === assignee);
  // Most need no more than to be read: that takes one click.
  const isOnlyRead = lead.status === 'Baru' && !form.isDirty;

  /** Saves, and then goes on to the next one; a new one that was only read is marked as such. */
  function goOn() {
    if (onNext) onArrival.current = onNext;
    if (isOnlyRead) form.change('status', 'Ditinjau');
  }

  return (
    <form
      {...form.props}
      aria-label={`Tindak lanjut ${lead.name}`}
      // The focused element stays above the bar.
      className="[&_:is(a,button,select,textarea)]:scroll-mb-32"
    >
      <div className="grid gap-6 px-4 pt-4 pb-5 sm:px-5 @3xl:grid-cols-2">
        {children}
        <div className="grid content-start gap-4 rounded-2xl bg-paper p-4 sm:p-5">
          <SelectField label="Status" required {...form.choice('status')} disabled={false}>
            {leadStatuses.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
          <SelectField label="Ditugaskan ke" required {...form.choice('assigned_to')} disabled={false}>
            <option value="">Belum ditugaskan</option>
            {!isAssigneeKnown && <option value={assignee}>{lead.assignee_email ?? 'Admin lain'}</option>}
            {admins.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {lead.kode_lacak && (
            <AnswerField
              lead={lead}
              text={form.valueOf('pesan_publik')}
              maxLength={maxPublicLength}
              {...form.register('pesan_publik')}
              error={form.field('pesan_publik').error}
              onFill={(text, status) => {
                form.change('pesan_publik', Array.from(text).slice(0, maxPublicLength).join(''));
                if (status) form.change('status', status);
              }}
            />
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
          <p className="text-sm text-ink-muted">{handledText(lead)}</p>
        </div>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-paper-line bg-white px-4 py-3 sm:px-5">
        {place && <LeadSteps place={place} />}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            busy={save.isPending}
            disabled={!form.isDirty}
            onClick={() => {
              onArrival.current = onSaved;
            }}
          >
            {save.isPending ? 'Menyimpan...' : 'Simpan'}
          </Button>
          {onNext && (
            <Button
              type="submit"
              size="sm"
              variant="outline"
              busy={save.isPending}
              disabled={!form.isDirty && !isOnlyRead}
              onClick={goOn}
            >
              {isOnlyRead ? 'Tandai ditinjau & berikutnya' : 'Simpan & berikutnya'}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function handledText({ handled_at, handler_email }: Lead): string {
  if (!handled_at) return 'Belum ada admin yang menanganinya.';
  return `Terakhir ditangani ${handler_email ?? 'akun yang sudah dihapus'}, ${formatDateTime(handled_at)}.`;
}

/** Where the lead stands in the list, between the ways to its neighbours. */
function LeadSteps({ place: { text, onPrevious, onNext } }: { place: LeadPlace }) {
  return (
    <div className="-ml-3 flex items-center gap-1">
      <Step label="Kiriman sebelumnya" Icon={ChevronUp} onStep={onPrevious} />
      <p className="text-sm text-ink-soft">{text}</p>
      <Step label="Kiriman berikutnya" Icon={ChevronDown} onStep={onNext} />
    </div>
  );
}

interface StepProps {
  label: string;
  Icon: LucideIcon;
  onStep?: () => void;
}

function Step({ label, Icon, onStep }: StepProps) {
  return (
    <Button variant="ghost" size="sm" aria-label={label} title={label} disabled={!onStep} onClick={onStep}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
