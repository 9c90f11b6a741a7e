import { useRef, useState } from 'react';
import { type FormValues, readDraft, saveDraft } from '@/lib/forms/draft';
import type { Lead } from './lead';

/**
 * The status and note that were changed in a lead's form and not saved yet, with the lead's `handled_at` when that
 * began: whatever comes in later has not been taken into account. Outlives the row, which a filter may take away.
 */
export function useLeadDraft(lead: Lead, isSaving: boolean) {
  const name = `lead:${lead.id}`;
  const [draft, setDraft] = useState(() => readDraft(name));
  // More may be typed while it is being saved.
  const latest = useRef(draft);

  /** Keeps what differs from what is stored, and tells whether anything does. */
  function keep(fields: FormValues, stored: FormValues, handledAt: Lead['handled_at']): boolean {
    const changes = Object.entries(fields).filter(([field, value]) => value !== stored[field]);
    const isChanged = changes.length > 0;
    latest.current = isChanged ? { ...Object.fromEntries(changes), handled_at: handledAt ?? '' } : {};
    saveDraft(name, latest.current);
    setDraft(latest.current);
    return isChanged;
  }

  function edit(edited: FormValues) {
    const { handled_at = lead.handled_at, ...fields } = latest.current;
    // What is on its way is not what is stored: going back to it is a change.
    const stored: FormValues = isSaving ? {} : { status: lead.status, note: lead.note ?? '' };
    keep({ ...fields, ...edited }, stored, handled_at);
  }

  /** Forgets what has been saved, and tells whether that is everything. */
  function settle(saved: FormValues, savedAt: Lead['handled_at']): boolean {
    const { handled_at: _begun, ...fields } = latest.current;
    return !keep(fields, saved, savedAt);
  }

  return { draft, edit, settle };
}
