import { useRef, useState } from 'react';
import { type FormValues, readDraft, saveDraft } from '@/lib/forms/draft';
import type { Lead } from './lead';

/**
 * The status and note that were changed in a lead's form and not saved yet, with the lead's `handled_at` when that
 * began: whatever comes in later has not been taken into account. Outlives the row, which a filter may take away.
 */
export function useLeadDraft({ id, handled_at }: Lead) {
  const name = `lead:${id}`;
  const [draft, setDraft] = useState(() => readDraft(name));
  // More may be typed while it is being saved.
  const latest = useRef(draft);

  function keep(next: FormValues) {
    latest.current = next;
    saveDraft(name, next);
    setDraft(next);
  }

  function edit(edited: FormValues) {
    keep({ handled_at: handled_at ?? '', ...latest.current, ...edited });
  }

  /** Forgets what has been saved, and tells whether that is everything. */
  function settle(saved: FormValues, savedAt: Lead['handled_at']): boolean {
    const since = Object.entries(latest.current).filter(([field, value]) => value !== saved[field]);
    keep(since.length > 0 ? { ...Object.fromEntries(since), handled_at: savedAt ?? '' } : {});
    return since.length === 0;
  }

  return { draft, edit, settle };
}
