import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearDraft, keptId } from '@/lib/forms/draft';
import { addContact, deleteContact, updateContact } from './admin-api';
import type { RegionalContact } from './api';
import type { ContactInput } from './contact-schema';
import { contactMessages } from './messages';
import { regionalContactsQuery } from './queries';

const reloads = [regionalContactsQuery.queryKey];

/** @param draft - the form's draft, forgotten once it is saved, even if the form was left by then */
export function useAddContact(draft: string) {
  return useMutation({
    mutationFn: (input: ContactInput) => addContact(keptId(draft), input),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads,
      success: (_: unknown, { kabupaten_kota }: ContactInput) => contactMessages.added(kabupaten_kota),
      failure: contactMessages.notAdded,
    },
  });
}

type ContactUpdate = Parameters<typeof updateContact>[0];

/**
 * Its result is the current row when somebody else has changed the same columns.
 * @param draft - the form's draft, forgotten once it is saved, even if the form was left by then
 */
export function useUpdateContact(draft: string) {
  return useMutation({
    mutationFn: updateContact,
    onSuccess: (current) => {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads,
      success: (current: RegionalContact | undefined, { base, changes }: ContactUpdate) =>
        current
          ? contactMessages.changedMeanwhile
          : contactMessages.updated(changes.kabupaten_kota ?? base.kabupaten_kota),
      failure: contactMessages.notUpdated,
    },
  });
}

/** Its result is false when the contact was already deleted. */
export function useDeleteContact() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: (contact: RegionalContact) => deleteContact(contact, unknownIds),
    meta: {
      reloads,
      success: (isDeleted: boolean, { kabupaten_kota }: RegionalContact) =>
        isDeleted ? contactMessages.deleted(kabupaten_kota) : contactMessages.deletedBefore(kabupaten_kota),
      failure: contactMessages.notDeleted,
    },
  });
}
