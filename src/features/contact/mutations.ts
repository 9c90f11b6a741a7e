import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { errorMessages } from '@/lib/errors/error.messages';
import { clearDraft } from '@/lib/forms/draft';
import { insertContactMessage } from './api';
import { contactMessages } from './messages';

/**
 * Sends a message to the company.
 * @param draft - the form's draft, forgotten once it is sent, even if the page was left by then
 */
export function useSendContactMessage(draft: string) {
  return useMutation({
    mutationFn: insertContactMessage,
    onSuccess: () => clearDraft(draft),
    meta: {
      success: contactMessages.sent,
      failure: (error) => ({
        ...contactMessages.notSent,
        ...(errorMessage(error) === errorMessages.tooManyRequests && {
          description: errorMessages.tooManyRequests,
        }),
      }),
    },
  });
}
