import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { formatShortDate, formatTime } from '@/lib/text/format-time';
import { serverNow } from '@/lib/supabase/server-time';
import { isOverdue, timeLeft } from '@/lib/text/deadline';
import { ComplaintDetails } from '@/features/leads/sent-complaints/desk/complaint-details';
import {
  dataRequestLabel,
  isReopened,
  isUncounted,
  isUnsettled,
  type Lead,
  leadKindLabel,
  leadName,
  type LeadStatus,
  leadTopic,
  openUntil,
} from './lead';
import { LeadDetails } from './lead-details';
import { LeadForm } from './lead-form';
import { type LeadPlace, leadRowId } from './use-open-lead';

const tones: Record<LeadStatus, BadgeTone> = {
  Baru: 'saffron',
  Ditinjau: 'neutral',
  Dihubungi: 'neutral',
  Diterima: 'green',
  Ditolak: 'neutral',
  Diperiksa: 'neutral',
  Ditindaklanjuti: 'neutral',
  Selesai: 'neutral',
};

interface LeadRowProps {
  lead: Lead;
  /** The lead's place in the list; absent where it stands alone. */
  place?: LeadPlace;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  isTicked?: boolean;
  /** Called when the row is ticked; absent where there is nothing to tick. */
  onTick?: () => void;
  /** Whether the lead is still listed although its new status no longer matches the filter. */
  hasMovedOn?: boolean;
  /** Called before the lead is saved. */
  onSave?: () => void;
  onDelete: () => void;
  /** Called when the row leaves the list while it has the focus. */
  onGone?: () => void;
}

/** A lead on one line, on three where there is less room; expands to the whole message and the form. */
export function LeadRow(props: LeadRowProps) {
  const { lead, place, isOpen, onToggle, isTicked, onTick, hasMovedOn, onSave, onDelete, onGone } = props;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const rowRef = useRef<HTMLLIElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const hintId = useId();
  const isNew = lead.status === 'Baru';
  const clipped = isOpen ? 'wrap-anywhere' : 'truncate';

  // The focus must not be lost with a row that leaves the list.
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row?.contains(document.activeElement)) onGone?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only when the row goes
  }, []);

  return (
    <li ref={rowRef} id={leadRowId(lead.id)} className="scroll-mt-20 lg:scroll-mt-4">
      <div
        className={clsx(
          'relative grid grid-cols-[var(--tick)_minmax(0,1fr)_1.25rem] items-center gap-x-3 gap-y-1 py-3 pr-4 hover:bg-brand-50 sm:pr-5 @3xl:grid-cols-[var(--tick)_13rem_5rem_minmax(0,1fr)_8.5rem_8rem_1.25rem] @3xl:gap-x-4 @3xl:py-2.5',
          // Without a checkbox its column is no wider than the padding.
          onTick ? 'pl-4 [--tick:1.25rem] sm:pl-5' : '[--tick:0.25rem]',
          isOpen && 'bg-brand-50',
        )}
      >
        {onTick && (
          // The checkbox is above the button that expands the row, and large enough for a finger.
          <label className="relative z-10 -m-3 p-3">
            <input
              type="checkbox"
              aria-label={`Pilih ${leadName(lead)}`}
              checked={isTicked}
              onChange={onTick}
              className="block size-5 accent-brand-600"
            />
          </label>
        )}
        <h2
          className={clsx(
            'col-start-2 min-w-0 text-base leading-snug tracking-normal',
            !isNew && 'font-medium',
          )}
        >
          <button
            ref={toggleRef}
            type="button"
            aria-expanded={isOpen}
            aria-controls={wasOpened ? panelId : undefined}
            aria-describedby={hasMovedOn ? hintId : undefined}
            onClick={() => onToggle(!isOpen)}
            className="block max-w-full text-left after:absolute after:inset-0"
          >
            <span className={clsx('block', clipped)}>{leadName(lead)}</span>
          </button>
        </h2>
        {/* A line of its own where there is less room, so that it can be read. */}
        <p
          className={clsx(
            'col-span-full col-start-2 row-start-2 min-w-0 text-ink-muted @3xl:col-span-1 @3xl:col-start-4 @3xl:row-start-1',
            clipped,
          )}
        >
          <span className={clsx('text-ink', isNew && 'font-semibold')}>{leadTopic(lead)}</span>
          {!isOpen && lead.message && <span>{` ${lead.message}`}</span>}
        </p>
        <div className="col-span-full col-start-2 row-start-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm @3xl:contents">
          <span className="text-ink-muted @3xl:col-start-3 @3xl:row-start-1 @3xl:text-base">
            {leadKindLabel(lead.kind)}
          </span>
          <time
            dateTime={lead.created_at}
            className="whitespace-nowrap text-ink-muted @3xl:col-start-6 @3xl:row-start-1 @3xl:text-right @3xl:text-sm"
          >
            {formatShortDate(lead.created_at)}, {formatTime(lead.created_at)}
          </time>
          <Badge
            tone={tones[lead.status]}
            className="@max-3xl:ml-auto @3xl:col-start-5 @3xl:row-start-1 @3xl:justify-self-start"
          >
            {lead.status}
          </Badge>
        </div>
        <ChevronDown
          aria-hidden="true"
          className={clsx(
            'col-start-3 row-start-1 size-5 text-ink-muted @3xl:col-start-7',
            isOpen && 'rotate-180',
          )}
        />
        <Handling lead={lead} />
        {hasMovedOn && (
          <p id={hintId} className="col-span-full text-sm text-ink-muted">
            Tidak lagi cocok dengan filter; tampil sampai filternya diganti.
          </p>
        )}
      </div>
      {wasOpened && (
        // The panel stays mounted when collapsed, so that an unsaved note is not lost.
        <div id={panelId} hidden={!isOpen}>
          <LeadForm
            lead={lead}
            place={place}
            onSave={onSave}
            onSaved={() => toggleRef.current?.focus({ preventScroll: true })}
          >
            {lead.kind === 'keluhan' ? (
              <ComplaintDetails lead={lead} onDelete={onDelete} />
            ) : (
              <LeadDetails lead={lead} onDelete={onDelete} />
            )}
          </LeadForm>
        </div>
      )}
    </li>
  );
}

/** Who takes care of a lead, and the deadline of a complaint or a request about personal data. */
function Handling({ lead }: { lead: Lead }) {
  const request = dataRequestLabel(lead);
  const deadline = openUntil(lead);
  const now = serverNow();
  const notes = [
    request && `Data pribadi: ${request.toLowerCase()}`,
    lead.kind === 'keluhan' && deadline && 'Belum dijawab',
    isReopened(lead) && `Dibuka lagi oleh pengirim, ${formatShortDate(lead.came_at)}`,
    isUnsettled(lead, now) && 'Belum selesai setelah 14 hari',
    lead.hanya_admin && 'Hanya admin',
    lead.disaring && 'Disaring',
    lead.alamat_sama && 'Dari alamat internet yang sama',
    lead.banyak_sekaligus && (isUncounted(lead) ? 'Banyak sekaligus, belum dihitung' : 'Banyak sekaligus'),
  ].filter(Boolean);
  if (notes.length === 0 && !lead.assignee_email) return null;
  return (
    <p className="col-span-full col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted wrap-anywhere">
      {notes.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-ink">{notes.join(' · ')}</span>
          {deadline && (
            <Badge tone={isOverdue(deadline, now) ? 'red' : 'saffron'}>{timeLeft(deadline, now)}</Badge>
          )}
        </span>
      )}
      {lead.assignee_email && <span>Ditugaskan ke {lead.assignee_email}</span>}
    </p>
  );
}
