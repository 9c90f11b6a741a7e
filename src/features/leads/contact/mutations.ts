import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '@/features/leads/tracking/send-once';
import { errorMessage } from '@/lib/errors/error-message';
import { isThrottled } from '@/lib/errors/failure';
import { clearDraft, type DraftName } from '@/lib/forms/draft';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { insertContactMessage } from './api';
import { contactMessages } from './messages';

/**
 * Sends a message to the company; its result is the tracking code.
 * @param draft - the form's draft, forgotten once it is sent, even if the page was left by then
 */
export function useSendContactMessage(draft: DraftName) {
  return useMutation({
    mutationFn: (message: TablesInsert<'contact_messages'>, context) =>
      sendOnce(draft, message, (row) => insertContactMessage(row, context)),
    onSuccess: () => clearDraft(draft),
    meta: {
      success: contactMessages.sent,
      failure: (error) => ({
        ...contactMessages.notSent,
        // Trying again at once, as the form's own sentence says, does not help.
        ...(isThrottled(error) && { description: errorMessage(error) }),
      }),
    },
  });
}
