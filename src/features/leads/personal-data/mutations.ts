import { useMutation } from '@tanstack/react-query';
import { leadsKey } from '@/features/leads/inbox/queries';
import { filesToRemoveQuery } from '@/features/shared/file-removal/api';
import { withdrawalsQuery } from '@/features/shared/publishing/api';
import { formatNumber } from '@/lib/text/format';
import { forgetPerson, type PersonalRow, personalDataKey } from './api';
import { personalDataMessages } from './messages';

/** Deletes these rows about a person. */
export const useForgetPerson = (address: string, rows: PersonalRow[]) =>
  useMutation({
    mutationFn: (_: void, context) => forgetPerson(address, rows, context),
    meta: {
      reloads: [personalDataKey, leadsKey, filesToRemoveQuery.queryKey, withdrawalsQuery.queryKey],
      success: () => personalDataMessages.deleted(formatNumber(rows.length)),
      failure: personalDataMessages.notDeleted,
    },
  });
