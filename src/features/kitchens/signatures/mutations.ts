import { type QueryClient, useMutation } from '@tanstack/react-query';
import { isOutcomeUnknown } from '@/lib/errors/failure';
import { requestKey, sign, type SentSignature, withdrawSignature } from './api';

/**
 * Reads the link again after a refusal, as the kitchens may have changed or another tab has used it. If only the answer
 * was lost, the form stays to be sent again.
 */
function readAgain(error: Error, client: QueryClient) {
  if (!isOutcomeUnknown(error)) void client.invalidateQueries({ queryKey: requestKey });
}

export const useSign = (token: string) =>
  useMutation({
    mutationFn: (sent: SentSignature, context) => sign(token, sent, context),
    onError: (error, _sent, _result, { client }) => readAgain(error, client),
    meta: { failure: { title: 'Konfirmasi Belum Tercatat' } },
  });

export const useWithdrawSignature = (token: string) =>
  useMutation({
    mutationFn: (_: void, context) => withdrawSignature(token, context),
    onError: (error, _sent, _result, { client }) => readAgain(error, client),
    meta: { failure: { title: 'Konfirmasi Belum Ditarik' } },
  });
