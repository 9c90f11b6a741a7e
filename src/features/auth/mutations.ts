import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import {
  announceUserChange,
  changePassword,
  type Credentials,
  type PasswordChange,
  resendConfirmation,
  sendPasswordLink,
  type SignUp,
  signIn,
  signUp,
} from './api';
import { authMessages } from './messages';
import { useSessionControl } from './session';

/** Passwords must not stay in the mutation cache after the request. */
const gcTime = 0;

export function useSignIn() {
  const { listen } = useSessionControl();
  return useMutation({
    gcTime,
    mutationFn: async (credentials: Credentials) => {
      await listen();
      await signIn(credentials);
    },
    meta: { failure: authMessages.notSignedIn },
  });
}

export function useSignUp() {
  const { listen } = useSessionControl();
  return useMutation({
    gcTime,
    mutationFn: async (credentials: Credentials) => {
      await listen();
      return signUp(credentials);
    },
    meta: {
      success: ({ needsConfirmation }: SignUp) => (needsConfirmation ? authMessages.signedUp : undefined),
      failure: authMessages.notSignedUp,
    },
  });
}

export function useSendPasswordLink() {
  return useMutation({
    mutationFn: sendPasswordLink,
    meta: { failure: authMessages.mailNotSent },
  });
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: resendConfirmation,
    meta: {
      success: (_data, email: string) => authMessages.confirmationSent(email),
      failure: authMessages.mailNotSent,
    },
  });
}

/** A password that was already changed to this one, by an attempt whose answer was lost, counts as changed. */
export function useChangePassword() {
  const unknown = useRef<string>(undefined);
  return useMutation({
    gcTime,
    async mutationFn(change: PasswordChange) {
      try {
        return await changePassword(change);
      } catch (error) {
        const isSecondAttempt = unknown.current === change.password;
        if (isSecondAttempt && errorField(error, 'code') === 'same_password') return announceUserChange();
        unknown.current = isOutcomeUnknown(error) ? change.password : undefined;
        throw error;
      }
    },
    meta: {
      success: (missing) => (missing ? undefined : authMessages.passwordChanged),
      failure: authMessages.passwordNotChanged,
    },
  });
}
