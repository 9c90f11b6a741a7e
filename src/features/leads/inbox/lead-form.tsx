import { type ReactNode, useRef, useState } from 'react';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { PublicTextField, textProblem } from '@/features/leads/sent-complaints/desk/public-text';
import { useAccess } from '@/features/people/auth/use-access';
import { formatDateTime } from '@/lib/text/format';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import {
  hasPublicText,
  isReopened,
  type Lead,
  leadDraft,
  leadName,
  offeredStatuses,
  statusesOf,
} from './lead';
import { maxNoteLength, maxPublicLength, schemaOf } from './lead-rules';
import { useSaveLead } from './mutations';
import { AnswerField } from './templates/answer-field';
import { useAssignees } from './use-assignees';
import type { LeadPlace } from './use-open-lead';

const columns = ['status', 'note', 'pesan_publik', 'assigned_to', 'teks_publik'] as const;

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
 * The form about a lead: its status, who takes care of it, the message to its sender, the internal note, and who set
 * them when. Each message to the sender of a complaint is a new answer; admins may add a text for everyone. Unsaved
 * edits survive when the row leaves the list; the fields stay editable while they are being saved.
 */
export function LeadForm({ lead, place, onSave, onSaved, children }: LeadFormProps) {
  const save = useSaveLead();
  /** Called once the lead is saved: `onSaved`, or what opens the next lead. */
  const onArrival = useRef(onSaved);
  const onNext = place?.onNext;
  const { isAdmin } = useAccess();
  const isComplaint = lead.kind === 'keluhan';
  const [, readStatus = lead.status] = statusesOf(lead.kind);
  const assignees = useAssignees({ withManagers: isComplaint && !lead.hanya_admin });
  const [isWarned, setIsWarned] = useState(false);
  const form = useSchemaForm({
    schema: schemaOf(lead),
    values: {
      // A complaint that nobody has looked at proposes the next status.
      status: isComplaint && lead.status === 'Baru' ? readStatus : lead.status,
      note: lead.note ?? '',
      pesan_publik: lead.pesan_publik ?? '',
      assigned_to: lead.assigned_to ?? '',
      teks_publik: '',
    },
    draft: leadDraft(lead),
    base: lead.handled_at,
    isBusy: save.isPending,
    onSubmit({ pesan_publik, assigned_to, status, note, teks_publik }, done) {
      onSave?.();
      const change = {
        status,
        note,
        ...(lead.kode_lacak && !isComplaint && { pesan_publik }),
        ...(assigned_to !== lead.assigned_to && { assigned_to }),
      };
      const base = isWarned ? lead : { ...lead, handled_at: form.base ?? null };
      // The callbacks of `mutate` are not called when the saved row has left the list.
      const answer = isComplaint && pesan_publik ? { isi: pesan_publik, teks_publik } : undefined;
      void save.mutateAsync({ base, change, answer }).then(
        (saved) => {
          setIsWarned(!saved);
          if (!saved) return;
          done(saved.handled_at);
          if (!columns.some(form.isEdited)) onArrival.current();
        },
        (error: unknown) => {
          const problem = textProblem(error);
          if (problem) form.setError('teks_publik', problem);
        },
      );
    },
  });

  const assignee = form.valueOf('assigned_to');
  const isAssigneeKnown = assignee === '' || assignees.some(({ value }) => value === assignee);
  // Most leads only need to be read: one click marks them so.
  const isOnlyRead = lead.status === 'Baru' && !form.isDirty;

  /** Saves, and opens the next lead; a new lead without an edit is marked as read. */
  function goOn() {
    if (onNext) onArrival.current = onNext;
    if (isOnlyRead) form.change('status', readStatus);
  }

  return (
    <form
      {...form.props}
      aria-label={`Tindak lanjut ${leadName(lead)}`}
      // The focused element stays above the bar.
      className="[&_:is(a,button,select,textarea)]:scroll-mb-32"
    >
      <div className="grid gap-6 px-4 pt-4 pb-5 sm:px-5 @3xl:grid-cols-2">
        {children}
        <div className="grid content-start gap-4 rounded-2xl bg-paper p-4 sm:p-5">
          <SelectField label="Status" required {...form.choice('status')} disabled={false}>
            {offeredStatuses(lead.kind).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
          <SelectField label="Ditugaskan ke" required {...form.choice('assigned_to')} disabled={false}>
            <option value="">Belum ditugaskan</option>
            {!isAssigneeKnown && (
              <option value={assignee}>
                {lead.assignee_email ?? (isAdmin ? 'Admin lain' : 'Orang lain')}
              </option>
            )}
            {assignees.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {(lead.kode_lacak || isComplaint) && (
            <AnswerField
              lead={lead}
              label={isComplaint ? 'Jawaban untuk pengirim' : 'Pesan untuk pengirim'}
              text={form.valueOf('pesan_publik')}
              maxLength={maxPublicLength(lead)}
              {...form.register('pesan_publik')}
              error={form.field('pesan_publik').error}
              onFill={(text, status) => {
                form.change('pesan_publik', Array.from(text).slice(0, maxPublicLength(lead)).join(''));
                if (offeredStatuses(lead.kind).some((known) => known === status))
                  form.change('status', status ?? '');
              }}
            >
              {isAdmin && hasPublicText(lead) && (
                <PublicTextField
                  text={form.valueOf('teks_publik')}
                  {...form.field('teks_publik')}
                  readOnly={false}
                />
              )}
            </AnswerField>
          )}
          <TextAreaField
            label="Catatan internal"
            hint={
              isComplaint && !lead.hanya_admin ? 'Hanya dibaca admin dan pengelola.' : 'Hanya dibaca admin.'
            }
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
          <p className="text-sm text-ink-muted">{handledText(lead, isAdmin)}</p>
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
              {isOnlyRead ? `Tandai ${readStatus.toLowerCase()} & berikutnya` : 'Simpan & berikutnya'}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function handledText(lead: Lead, isAdmin: boolean): string {
  const { kind, handled_at, handler_email, came_at } = lead;
  if (!handled_at) return `Belum ada ${kind === 'keluhan' ? 'yang' : 'admin yang'} menanganinya.`;
  if (isReopened(lead) && handled_at === came_at)
    return `Pengirimnya menulis lagi ${formatDateTime(handled_at)}; belum ada yang menanganinya sejak itu.`;
  // Managers are not told the addresses of other accounts.
  const who = handler_email ?? (isAdmin ? 'akun yang sudah dihapus' : 'rekan Anda');
  return `Terakhir ditangani ${who}, ${formatDateTime(handled_at)}.`;
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
