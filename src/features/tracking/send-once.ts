import { startTransition, useEffect, useState } from 'react';
import { errorField } from '@/lib/errors/error-field';
import { violatedConstraint } from '@/lib/errors/violated-constraint';
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';
import { newTrackingCode } from './tracking-code';

/** The draft with the code of each attempt to send a form, by what was sent. */
const attemptsDraft = (draft: string) => `${draft}-attempts`;

/** The draft with the code of what a form sent last. */
const lastDraft = (draft: string) => `${draft}-sent`;

/** Whether an earlier attempt had arrived, and only its response was lost. */
function hasArrived(error: unknown): boolean {
  return violatedConstraint(errorField(error, 'message'))?.endsWith('_kode_lacak_key') ?? false;
}

/**
 * Inserts what a form sends, with a tracking code, which it returns. The next attempt to send the same has the same code
 * and can't arrive twice; after an edit it is something else.
 * @throws what `insert` throws, unless an earlier attempt had arrived
 */
export async function sendOnce<Content extends object>(
  draft: string,
  content: Content,
  insert: (row: Content & { kode_lacak: string }) => Promise<void>,
): Promise<string> {
  const attempts = readDraft(attemptsDraft(draft));
  const text = JSON.stringify(content);
  const code = attempts[text] ?? newTrackingCode();
  saveDraft(attemptsDraft(draft), { ...attempts, [text]: code });
  try {
    await insert({ ...content, kode_lacak: code });
  } catch (error) {
    if (!hasArrived(error)) throw error;
  }
  clearDraft(attemptsDraft(draft));
  saveDraft(lastDraft(draft), { code });
  return code;
}

/**
 * The code of what a form sent last, also after a reload, until the tab is closed.
 * @param sent - the code of what it has sent since it was opened
 */
export function useLastCode(draft: string, sent: string | undefined): string | undefined {
  const [code, setCode] = useState(sent);
  // `sent` is undefined again while the next message is on its way.
  if (sent && sent !== code) setCode(sent);

  useEffect(() => {
    const { code: last } = readDraft(lastDraft(draft));
    if (last) startTransition(() => setCode(last));
  }, [draft]);

  return code;
}
