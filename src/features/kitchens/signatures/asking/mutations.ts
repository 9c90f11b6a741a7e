import { useMutation } from '@tanstack/react-query';
import { askedKey, askForSignature } from './admin-api';
import { done } from '@/lib/toasts/toast-message';

/** Asks a foundation with this address. */
export const useAskForSignature = (email: string) =>
  useMutation({
    mutationFn: askForSignature,
    meta: {
      reloads: [askedKey],
      success: () =>
        done(
          'Permintaan Konfirmasi Dikirim',
          `Email dengan tautannya dikirim ke ${email}. Tautan itu berlaku 30 hari.`,
        ),
      failure: { title: 'Gagal Meminta Konfirmasi' },
    },
  });
