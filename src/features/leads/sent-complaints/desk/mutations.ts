import { useMutation } from '@tanstack/react-query';
import type { Lead } from '@/features/leads/inbox/lead';
import { leadsKey } from '@/features/leads/inbox/queries';
import { openPhotos, openSender, type TextWithAnswer, publishText } from './api';
import { done } from '@/lib/toasts/toast-message';

/** Shows a public text on the kitchen's page, or takes it away. */
export function usePublishText() {
  return useMutation({
    mutationFn: (change: TextWithAnswer, context) => publishText(change, context),
    meta: {
      reloads: [leadsKey],
      success: (_: unknown, { teks_publik }: TextWithAnswer) =>
        teks_publik
          ? done('Teks Ditampilkan', 'Semua orang dapat membacanya di halaman dapurnya.')
          : done('Teks Tidak Ditampilkan Lagi', 'Jawaban untuk pengirimnya tetap ada.'),
      failure: { title: 'Teks Belum Ditampilkan' },
    },
  });
}

/** Reads who sent a complaint; the answer is kept no longer than the row is on the screen. */
export function useOpenSender() {
  return useMutation({
    mutationFn: (lead: Lead, context) => openSender(lead, context),
    // No toast: it says beside the button why it failed.
    meta: {},
  });
}

/** Opens the photos in a folder of a complaint. */
export function useOpenPhotos() {
  return useMutation({
    mutationFn: (folder: string, context) => openPhotos(folder, context),
    // No toast: it says beside the button why it failed.
    meta: {},
  });
}
