import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorField, violatedConstraint } from '@/lib/errors/failure';
import { failureToast } from '@/lib/toasts/toast-failure';
import { formatNumber } from '@/lib/text/format';
import {
  type AccountChange,
  type AccountSpan,
  type Restoration,
  restoreEntry,
  undoAccountChanges,
} from './api';
import { auditMessages } from './messages';

/** Why a row was not restored, where the error itself would not say it well. */
export function restoreProblem(error: unknown): unknown {
  const code = errorField(error, 'code');
  const details = `${errorField(error, 'message')} ${errorField(error, 'details')}`;
  if (code === '23505' && /_pkey|Key \(id\)/.test(details)) return auditMessages.restoredBefore;
  const constraint = violatedConstraint(errorField(error, 'message'));
  if (constraint === 'sppg_yayasan_id_fkey') return auditMessages.yayasanIsGone;
  if (constraint?.endsWith('_sppg_id_fkey')) return auditMessages.sppgIsGone;
  if (constraint === 'regional_contacts_kabupaten_kota_key') return auditMessages.districtHasContact;
  return error;
}

// The row may belong to any list.
const everything: QueryKey = [];

/** With the name for the toasts: 'SPPG Tembalang'. */
type NamedRestoration = Restoration & { name: string };

interface Undoing {
  span: AccountSpan;
  changes: AccountChange[];
}

/** Undoes an account's changes; its result lists the rows that could not be undone. */
export function useUndoAccountChanges() {
  return useMutation({
    mutationFn: ({ span, changes }: Undoing, context) => undoAccountChanges(span, changes, context),
    meta: {
      reloads: [everything],
      success: (blockers: unknown[], { changes }: Undoing) =>
        blockers.length > 0 ? auditMessages.blocked : auditMessages.undone(formatNumber(changes.length)),
      failure: auditMessages.notUndone,
    },
  });
}

export function useRestore() {
  const [unknownIds] = useState(() => new Set<number>());
  return useMutation({
    mutationFn: (restoration: NamedRestoration, context) => restoreEntry(restoration, unknownIds, context),
    meta: {
      reloads: [everything],
      success: (_: unknown, { name, lastEntry }: NamedRestoration) =>
        lastEntry === undefined ? auditMessages.restored(name) : auditMessages.reverted(name),
      failure: (error: unknown) => failureToast(auditMessages.notRestored.title, restoreProblem(error)),
    },
  });
}
