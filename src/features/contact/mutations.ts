import { useMutation } from '@tanstack/react-query';
import { errorMessage, tooManyRequests } from '@/lib/error-message';
import { insertContactMessage } from './api';
import { contactMessages } from './messages';

/** Sends a message to the company. */
export function useSendContactMessage() {
  return useMutation({
    mutationFn: insertContactMessage,
    meta: {
      success: contactMessages.sent,
      failure: (error) => ({
        ...contactMessages.notSent,
        ...(errorMessage(error) === tooManyRequests && { description: tooManyRequests }),
      }),
    },
  });
}
