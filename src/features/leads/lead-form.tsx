import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { formatDateTime } from '@/lib/text/format';
import { optionalText } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { type Lead, leadDraft, leadStatuses } from './lead';
import { useSaveLead } from './mutations';
import type { LeadPlace } from './use-open-leads';

const maxNoteLength = 5000;
const maxPublicLength = 500;
const schema = v.object({
  status: v.picklist(leadStatuses),
  note: optionalText(maxNoteLength),
  pesan_publik: optionalText(maxPublicLength),
});

interface LeadFormProps {
  lead: Lead;
  place: LeadPlace;
  /** Called before the lead is saved. */
  onSave: () => void;
  /** Called when it stays open. */
  onSaved: () => void;
  /** What the sender wrote, beside the fields. */
  children: ReactNode;
}

/**
 * Status of a lead, the message to its sender, the internal note, and who set them when. Unsaved edits survive when the
 * row leaves the list; the fields stay editable while they are being saved.
 */
export function LeadForm({ lead, place, onSave, onSaved, children }: LeadFormProps) {
  const save = useSaveLead();
  /** What follows the save that was asked for. */
  const onArrival = useRef(onSaved);
  const { onNext } = place;
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
          if (!(['status', 'note', 'pesan_publik'] as const).some(form.isEdited)) onArrival.current();
        },
        () => undefined,
      );
    },
  });

  return (
    <form
      {...form.props}
      aria-label={`Tindak lanjut ${lead.name}`}
      // What has the focus stays above the bar.
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
          <p className="text-sm text-ink-muted">{handledText(lead)}</p>
        </div>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-paper-line bg-white px-4 py-3 sm:px-5">
        <Steps place={place} />
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
              disabled={!form.isDirty}
              onClick={() => {
                onArrival.current = onNext;
              }}
            >
              Simpan & berikutnya
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Where the lead stands in the list, between the ways to its neighbours. */
function Steps({ place: { text, onPrevious, onNext } }: { place: LeadPlace }) {
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

function handledText({ handled_at, handler_email }: Lead): string {
  if (!handled_at) return 'Belum ada admin yang menanganinya.';
  return `Terakhir ditangani ${handler_email ?? 'akun yang sudah dihapus'}, ${formatDateTime(handled_at)}.`;
}
