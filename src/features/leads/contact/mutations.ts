import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '@/features/leads/tracking/send-once';
import { errorMessage } from '@/lib/errors/error-message';
import { isThrottled } from '@/lib/errors/failure';
import { clearDraft, type DraftName } from '@/lib/forms/draft';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { insertContactMessage } from './api';
import { done, failed } from '@/lib/toasts/toast-message';

const notSent = failed(
  'Gagal Mengirim Pesan',
  'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
);

/**
 * Sends a message to the company; its result is the tracking code.
 * @param draft - the form's draft, forgotten once it is sent, even if the page was left by then
 */
export function useSendContactMessage(draft: DraftName) {
  return useMutation({
    mutationFn: (message: TablesInsert<'contact_messages'>, context) =>
      sendOnce(draft, message, (row) => insertContactMessage(row, context)),
    onSuccess: () => clearDraft(draft),
    meta: {
      success: done(
        'Pesan Terkirim!',
        'Terima kasih! Simpan kodenya: dengan kode itu Anda melihat sampai di mana kami menanganinya.',
      ),
      failure: (error) => ({
        ...notSent,
        // A throttle says when to try again; the form's own sentence would say at once.
        ...(isThrottled(error) && { description: errorMessage(error) }),
      }),
    },
  });
}
