import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/sppg/queries';
import { clearDraft, keptId } from '@/lib/forms/draft';
import { deleteRow } from '@/lib/supabase/delete-row';
import { insertRows } from '@/lib/supabase/insert-rows';
import { updateRow } from '@/lib/supabase/update-row';
import { type Certificate, certificateName, type CertificateRow } from './certificate';
import type { CertificateInput } from './certificate-schema';
import { certificateMessages } from './messages';

const table = 'sppg_sertifikat';

interface Addition {
  input: CertificateInput;
  /** For the toasts: 'SLHS SPPG Tembalang'. */
  name: string;
}

/** @param draft - the form's draft, forgotten once it is saved, even if the form was left by then */
export function useAddCertificate(draft: string) {
  return useMutation({
    mutationFn: ({ input }: Addition) => insertRows(table, [{ id: keptId(draft), ...input }]),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, { name }: Addition) => certificateMessages.added(name),
      failure: certificateMessages.notAdded,
    },
  });
}

interface Update {
  /** The row as it was when editing began. */
  base: CertificateRow;
  /** The edited columns. */
  changes: Partial<CertificateInput>;
  name: string;
}

/**
 * Its result is the current row when somebody else has changed the same columns.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useUpdateCertificate(draft: string) {
  return useMutation({
    mutationFn: ({ base, changes, name }: Update) =>
      updateRow({ table, base, changes, deleted: certificateMessages.deletedMeanwhile(name) }),
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads: [sppgKey],
      success: (current: CertificateRow | undefined, { name }: Update) =>
        current ? certificateMessages.changedMeanwhile : certificateMessages.updated(name),
      failure: certificateMessages.notUpdated,
    },
  });
}

/** Its result is false when the certificate was already deleted. */
export function useDeleteCertificate() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: ({ id }: Certificate) => deleteRow(table, id, unknownIds),
    meta: {
      reloads: [sppgKey],
      success: (isDeleted: boolean, certificate: Certificate) =>
        certificateMessages[isDeleted ? 'deleted' : 'deletedBefore'](certificateName(certificate)),
      failure: certificateMessages.notDeleted,
    },
  });
}
