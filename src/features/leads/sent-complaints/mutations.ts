import { useMutation } from '@tanstack/react-query';
import { sentKey } from '@/features/leads/tracking/api';
import { sendOnce } from '@/features/leads/tracking/send-once';
import { clearDraft } from '@/lib/forms/draft';
import { sendComplaint, writeAgain } from './api';
import type { Complaint, FurtherText } from './complaint-schema';
import { complaintMessages } from './messages';

/** The name of the form's draft. */
export const complaintDraft = 'keluhan';

/** What tells a photo from another one: attempts to send are told apart by text, in a storage of a few megabytes. */
const markOf = (photo: string) => photo.slice(-80);

/** Sends a complaint with its photos; its result is the tracking code. The draft is forgotten once it is sent. */
export function useSendComplaint() {
  return useMutation({
    mutationFn: ({ foto: photos, ...complaint }: Complaint, context) =>
      sendOnce(complaintDraft, { ...complaint, foto: photos.map(markOf) }, (row) =>
        sendComplaint(row, photos, context),
      ),
    onSuccess: () => clearDraft(complaintDraft),
    meta: { success: complaintMessages.sent, failure: complaintMessages.notSent },
  });
}

/** The name of the draft of what is written again about the complaint with this code. */
export const furtherDraft = (code: string) => `tulis-lagi-${code}`;

/** Opens a complaint again, with what its sender writes. The draft is forgotten once it is sent. */
export function useWriteAgain(code: string) {
  const draft = furtherDraft(code);
  return useMutation({
    mutationFn: ({ isi, foto: photos }: FurtherText, context) =>
      sendOnce(draft, { isi, foto: photos.map(markOf) }, ({ id }) =>
        writeAgain(code, { id, isi }, photos, context),
      ),
    onSuccess: () => clearDraft(draft),
    meta: {
      reloads: [sentKey(code)],
      success: complaintMessages.writtenAgain,
      failure: complaintMessages.notWrittenAgain,
    },
  });
}
