import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import type { ToastMessage } from '@/lib/toasts/toast';
import { deleteDeployHook, deployHookQuery, requestBuild, saveDeployHook } from './api';
import { publishingMessages } from './messages';

/** Why the host was not asked, or refused. */
function problem(error: unknown): string {
  if (error instanceof TypeError) return publishingMessages.hostUnreachable;
  const [status] = (error instanceof Error && /^HTTP \d+$/.exec(error.message)) || [];
  return status ? publishingMessages.hostRefused(status) : errorMessage(error);
}

const buildKey = ['request-build'];

/** Asks the host to build the site; while a request is pending, wherever it began, no other one is made. */
export function useRequestBuild() {
  const client = useQueryClient();
  const isPending = useIsMutating({ mutationKey: buildKey }) > 0;
  const { mutate } = useMutation({
    mutationKey: buildKey,
    mutationFn: (_: void, context) => requestBuild(context),
    meta: {
      reloads: [deployHookQuery.queryKey],
      success: (isRequested: boolean) =>
        isRequested ? publishingMessages.requested : publishingMessages.withoutHook,
      failure: (error: unknown): ToastMessage => ({
        title: publishingMessages.notRequested,
        description: problem(error),
        variant: 'destructive',
        duration: 10_000,
      }),
    },
  });
  return {
    isPending,
    mutate() {
      if (client.isMutating({ mutationKey: buildKey }) === 0) mutate();
    },
  };
}

/**
 * Asks the host for a build without a toast, after something was withdrawn: nobody has asked for it, and Ringkasan says
 * what is still in the pages.
 * @returns a function of the time when it was withdrawn
 */
export function useQuietlyRequestBuild() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: buildKey,
    mutationFn: (since: string, context) => requestBuild(context, since),
    meta: { reloads: [deployHookQuery.queryKey] },
  });
  return useCallback(
    (since: string) => {
      if (client.isMutating({ mutationKey: buildKey }) === 0) mutate(since);
    },
    [client, mutate],
  );
}

export function useSaveDeployHook() {
  return useMutation({
    mutationFn: saveDeployHook,
    meta: {
      reloads: [deployHookQuery.queryKey],
      success: publishingMessages.hookSaved,
      failure: publishingMessages.hookNotSaved,
    },
  });
}

export function useDeleteDeployHook() {
  return useMutation({
    mutationFn: (_: void, context) => deleteDeployHook(context),
    meta: {
      reloads: [deployHookQuery.queryKey],
      success: publishingMessages.hookDeleted,
      failure: publishingMessages.hookNotDeleted,
    },
  });
}
