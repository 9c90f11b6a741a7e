import { useMutation } from '@tanstack/react-query';
import { askedKey, askForSignature } from './admin-api';
import { signatureManagementMessages } from './management.messages';

/** Asks a foundation with this address. */
export const useAskForSignature = (email: string) =>
  useMutation({
    mutationFn: askForSignature,
    meta: {
      reloads: [askedKey],
      success: () => signatureManagementMessages.asked(email),
      failure: signatureManagementMessages.notAsked,
    },
  });
