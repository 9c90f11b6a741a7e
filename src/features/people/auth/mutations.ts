import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorField, isOutcomeUnknown } from '@/lib/errors/failure';
import { clearDevice } from '@/lib/forms/device-draft';
import { clearDrafts } from '@/lib/forms/draft';
import type { CallContext } from '@/lib/supabase/client';
import { failureToast } from '@/lib/toasts/toast-failure';
import {
  announceUserChange,
  changePassword,
  type Credentials,
  type MailKind,
  type PasswordChange,
  resendConfirmation,
  sendPasswordLink,
  type SignUp,
  signIn,
  signOut,
  signOutHere,
  signUp,
  verifyMail,
} from './api';
import { authMessages } from './messages';
import { useSessionControl } from './session';
import { sessionMessages } from './session.messages';
import { done } from '@/lib/toasts/toast-message';

/** Passwords must not stay in the mutation cache. */
const gcTime = 0;

export function useSignIn() {
  const { listen } = useSessionControl();
  return useMutation({
    gcTime,
    mutationFn: async (credentials: Credentials, context) => {
      await listen();
      await signIn(credentials, context);
    },
    meta: { failure: { title: 'Login Gagal' } },
  });
}

export function useSignUp() {
  const { listen } = useSessionControl();
  return useMutation({
    gcTime,
    mutationFn: async (credentials: Credentials, context) => {
      await listen();
      return signUp(credentials, context);
    },
    meta: {
      success: ({ needsConfirmation }: SignUp) =>
        needsConfirmation
          ? done('Pendaftaran Berhasil', 'Silakan periksa email Anda untuk mengonfirmasi pendaftaran.')
          : undefined,
      failure: { title: 'Pendaftaran Gagal' },
    },
  });
}

export function useSendPasswordLink() {
  return useMutation({
    mutationFn: sendPasswordLink,
    meta: { failure: authMessages.mailNotSent },
  });
}

/** Follows the link of a mail. The token stays out of the mutation cache. */
export function useVerifyMail(type: MailKind, tokenHash: string) {
  const { enter } = useSessionControl();
  return useMutation({
    gcTime,
    mutationFn: (_: void, context) => enter(() => verifyMail(type, tokenHash, context)),
    meta: {
      failure: (error) =>
        errorField(error, 'code') === 'otp_expired'
          ? sessionMessages.linkExpired
          : failureToast(authMessages.notVerified.title, error),
    },
  });
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: resendConfirmation,
    meta: {
      success: (_data, email: string) =>
        done('Email Dikirim', `Tautan konfirmasi dikirim ke ${email}. Periksa juga folder spam.`),
      failure: authMessages.mailNotSent,
    },
  });
}

/** Whether the signed-in user's password already is this one: the server refuses it as a new one. */
async function isCurrentPassword(password: string, context: CallContext): Promise<boolean> {
  try {
    await changePassword({ password, current_password: password }, context);
    return false;
  } catch (error) {
    return errorField(error, 'code') === 'same_password';
  }
}

/** A password that was already changed to this one, by an attempt whose answer was lost, counts as changed. */
export function useChangePassword() {
  const unknown = useRef<string>(undefined);
  return useMutation({
    gcTime,
    async mutationFn(change: PasswordChange, context) {
      try {
        return await changePassword(change, context);
      } catch (error) {
        const isRefused = /^(?:same_password|current_password_invalid)$/.test(
          errorField(error, 'code') ?? '',
        );
        const isSecondAttempt = unknown.current === change.password;
        if (isSecondAttempt && isRefused && (await isCurrentPassword(change.password, context)))
          return announceUserChange(context);
        unknown.current = isOutcomeUnknown(error) ? change.password : undefined;
        throw error;
      }
    },
    meta: {
      success: (missing) =>
        missing ? undefined : done('Kata Sandi Diganti', 'Gunakan kata sandi baru saat login berikutnya.'),
      failure: { title: 'Kata Sandi Gagal Diganti' },
    },
  });
}

type SignOut = typeof signOut;

/**
 * Signs out; the toast after a failure offers to leave this device alone, as on a shared computer nobody may stay signed
 * in because a server is down.
 */
export function useSignOut(onError: () => void) {
  const { leave } = useSessionControl();
  const leaving: UseMutationResult<void, Error, SignOut> = useMutation({
    mutationFn: (end: SignOut, context) => leave(() => end(context)),
    onSuccess() {
      clearDrafts();
      clearDevice({ all: true });
    },
    onError,
    meta: {
      failure: (error) => ({
        ...failureToast(sessionMessages.notSignedOut.title, error),
        duration: sessionMessages.notSignedOut.duration,
        action: { label: 'Keluar dari perangkat ini', run: () => leaving.mutate(signOutHere) },
      }),
    },
  });
  return { isPending: leaving.isPending, signOut: () => leaving.mutate(signOut) };
}
