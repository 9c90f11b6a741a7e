import { useMutation } from '@tanstack/react-query';
import { sentKey } from '@/features/leads/tracking/api';
import { sendOnce } from '@/features/leads/tracking/send-once';
import { forgetOnDevice } from '@/lib/forms/device-draft';
import { clearDraft, type DraftName, markOf } from '@/lib/forms/draft';
import { sendComplaint, writeAgain } from './api';
import type { Complaint, FurtherText } from './complaint-schema';
import { done } from '@/lib/toasts/toast-message';

/** The name of the form's draft, about the kitchen with this code; without one, about what is chosen in the form. */
export const complaintDraft = (code: string): DraftName => `keluhan:${code.toUpperCase()}`;

/**
 * The end of a photo's URL tells it from others: attempts to send are compared as text, in a storage of a few
 * megabytes.
 */
const photoMark = (photo: string) => photo.slice(-80);

interface ComplaintToSend {
  complaint: Complaint;
  /** The form's draft, forgotten once it is sent, even if the page was left by then. */
  draft: DraftName;
}

/**
 * Sends a complaint with its photos. Its result is the tracking code, which this tab keeps if the sender gave a name,
 * and the time before which it will be answered.
 * @param page - the name of the draft of what the page was opened for
 */
export function useSendComplaint(page: DraftName) {
  return useMutation({
    async mutationFn({ complaint: { foto: photos, ...complaint }, draft }: ComplaintToSend, context) {
      let deadline: string | undefined;
      const code = await sendOnce(
        draft,
        { ...complaint, foto: photos.map(photoMark) },
        async (row) => {
          deadline = await sendComplaint(row, photos, context);
        },
        complaint.name === null ? null : page,
      );
      return { code, deadline };
    },
    onSuccess(_code, { draft }) {
      clearDraft(draft);
      forgetOnDevice(draft);
    },
    meta: {
      success: done(
        'Keluhan Terkirim',
        'Terima kasih. Simpan kodenya: dengan kode itu Anda membaca jawaban kami.',
      ),
      failure: { title: 'Keluhan Belum Terkirim' },
    },
  });
}

/** The name of the draft of what is written again about the complaint with this code. */
export const furtherDraft = (code: string): DraftName => `tulis-lagi:${markOf(code)}`;

/** Opens a complaint again, with what its sender writes. The draft is forgotten once it is sent. */
export function useWriteAgain(code: string) {
  const draft = furtherDraft(code);
  return useMutation({
    mutationFn: ({ isi, foto: photos }: FurtherText, context) =>
      sendOnce(
        draft,
        { isi, foto: photos.map(photoMark) },
        ({ id }) => writeAgain(code, { id, isi }, photos, context),
        null,
      ),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sentKey(code)],
      success: done('Tulisan Terkirim', 'Keluhan Anda dibuka kembali. Kodenya tetap sama.'),
      failure: { title: 'Tulisan Belum Terkirim' },
    },
  });
}
