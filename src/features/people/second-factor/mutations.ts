import type { Factor } from '@supabase/supabase-js';
import { useMutation } from '@tanstack/react-query';
import { signOut, signOutHere } from '@/features/people/auth/api';
import { useSessionControl } from '@/features/people/auth/session';
import { isOutcomeUnknown } from '@/lib/errors/failure';
import { accessKey } from '@/lib/queries/query-client';
import { done } from '@/lib/toasts/toast-message';
import { beginDevice, cancelDevice, devicesQuery, removeDevice, verifyCode } from './api';

/** Codes and secrets must not stay in the mutation cache. */
const gcTime = 0;

/** Every query: what was read without the code was read with fewer rights. */
const all: [] = [];

/** Enters the code of one of the own devices. */
export function useVerifyCode() {
  return useMutation({
    gcTime,
    mutationFn: (code: string, context) => verifyCode({ code }, context),
    meta: { reloads: [all], failure: { title: 'Kode Tidak Diterima' } },
  });
}

export function useBeginDevice() {
  return useMutation({
    gcTime,
    mutationFn: beginDevice,
    meta: { failure: { title: 'Perangkat Gagal Dipasang' } },
  });
}

/** Enters the first code of a new device. */
export function useConfirmDevice() {
  return useMutation({
    gcTime,
    mutationFn: verifyCode,
    meta: {
      reloads: [all],
      success: done('Perangkat Dipasang', 'Mulai sekarang login juga meminta kode dari perangkat ini.'),
      failure: { title: 'Kode Tidak Diterima' },
    },
  });
}

export function useCancelDevice() {
  return useMutation({ gcTime, mutationFn: cancelDevice, meta: { reloads: [devicesQuery.queryKey] } });
}

export function useRemoveDevice() {
  return useMutation({
    mutationFn: removeDevice,
    meta: {
      reloads: [devicesQuery.queryKey, accessKey],
      success: (_: unknown, { friendly_name = '' }: Factor) =>
        done('Perangkat Dilepas', `Kode dari ${friendly_name} tidak berlaku lagi.`),
      failure: { title: 'Perangkat Gagal Dilepas' },
    },
  });
}

/** Takes back a sign-in whose code is not entered; drafts stay, as whoever is back finds them. */
export function useTakeBackSignIn() {
  const { leave } = useSessionControl();
  return useMutation({
    mutationFn: (_: void, context) =>
      leave(async () => {
        try {
          await signOut(context);
        } catch (error) {
          if (!isOutcomeUnknown(error)) throw error;
          await signOutHere(context);
        }
      }),
    meta: { failure: { title: 'Gagal Logout' } },
  });
}
