import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/text/format';
import { type Lead, leadKindLabel, type LeadStatus, leadTopic } from './lead';
import { LeadDetails } from './lead-details';
import { LeadForm } from './lead-form';

const tones: Record<LeadStatus, BadgeTone> = {
  Baru: 'saffron',
  Ditinjau: 'neutral',
  Dihubungi: 'neutral',
  Diterima: 'green',
  Ditolak: 'neutral',
  Selesai: 'neutral',
};

interface LeadRowProps {
  lead: Lead;
  /** Called when the row leaves the list while it has the focus. */
  onGone: () => void;
}

/** A lead: who, about what and when; expands to the whole message and the form. */
export function LeadRow({ lead, onGone }: LeadRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const rowRef = useRef<HTMLLIElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isNew = lead.status === 'Baru';

  // A saved lead may no longer match the filter: the focus must not be lost with its row.
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row?.contains(document.activeElement)) onGone();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only when the row goes
  }, []);

  function toggle() {
    setIsOpen(!isOpen);
    setWasOpened(true);
  }

  return (
    <li ref={rowRef}>
      <div className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-5 py-4 hover:bg-brand-50 sm:px-6">
        <h2 className={clsx('text-base leading-snug tracking-normal', !isNew && 'font-semibold')}>
          <button
            ref={toggleRef}
            type="button"
            aria-expanded={isOpen}
            aria-controls={wasOpened ? panelId : undefined}
            onClick={toggle}
            className="text-left wrap-anywhere after:absolute after:inset-0"
          >
            {lead.name}
          </button>
        </h2>
        <ChevronDown aria-hidden="true" className={clsx('size-5 text-ink-muted', isOpen && 'rotate-180')} />
        <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Badge tone={tones[lead.status]}>{lead.status}</Badge>
          <span>{leadKindLabel(lead.kind)}</span>
          <time className="sm:ml-auto" dateTime={lead.created_at}>
            {formatDateTime(lead.created_at)}
          </time>
        </p>
        <p className={clsx('col-span-full text-ink-soft', !isOpen && 'line-clamp-2')}>
          <span className="font-semibold text-ink">{leadTopic(lead)}</span>
          {!isOpen && lead.message && ` ${lead.message}`}
        </p>
      </div>
      {wasOpened && (
        // Stays mounted when collapsed, so that an unsaved note is not lost.
        <div id={panelId} hidden={!isOpen} className="px-5 pt-3 pb-6 sm:px-6">
          <LeadDetails lead={lead} />
          <LeadForm lead={lead} onSaved={() => toggleRef.current?.focus({ preventScroll: true })} />
        </div>
      )}
    </li>
  );
}
