import { startTransition, useEffect, useState } from 'react';
import { errorField, violatedConstraint } from '@/lib/errors/failure';
import { clearDraft, type DraftName, type FormValues, keepInTab, readDraft } from '@/lib/forms/draft';
import { newTrackingCode } from './tracking-code';

/** What the browser makes for a row: its id, which nobody sees, and the sender's code. */
interface RowKeys {
  id: string;
  kode_lacak: string;
}

/** The name of a draft that holds the keys of each attempt to send a form, by the text that was sent. */
const keysDraft = (draft: DraftName): DraftName => `${draft}#keys`;

/** The name of a draft that holds the tracking code of what a form sent last. */
const lastDraft = (draft: DraftName): DraftName => `sent:${draft}`;

/** Keeps the code of what a form sent last until the tab is closed. */
const keepCode = (draft: DraftName, code: string) => keepInTab(lastDraft(draft), { code });

/** The keys of an earlier attempt to send this text, or new ones. */
function keysOf(text: string, attempts: FormValues): RowKeys {
  const kept = attempts[text];
  return kept ? JSON.parse(kept) : { id: crypto.randomUUID(), kode_lacak: newTrackingCode() };
}

/** Whether an earlier attempt had arrived, and only its response was lost: nobody else has a row with this id. */
function hasArrived(error: unknown): boolean {
  return violatedConstraint(errorField(error, 'message'))?.endsWith('_pkey') ?? false;
}

/**
 * Inserts what a form sends, with a tracking code, which it returns. The next attempt to send the same has the same id
 * and can't arrive twice; after an edit it is something else.
 * @param codeFor - whose code is kept until the tab is closed; null keeps none
 * @throws what `insert` throws, unless an earlier attempt had arrived
 */
export async function sendOnce<Content extends object>(
  draft: DraftName,
  content: Content,
  insert: (row: Content & RowKeys) => Promise<void>,
  codeFor: DraftName | null = draft,
): Promise<string> {
  const attempts = readDraft(keysDraft(draft));
  const text = JSON.stringify(content);
  const keys = keysOf(text, attempts);
  keepInTab(keysDraft(draft), { ...attempts, [text]: JSON.stringify(keys) });
  try {
    await insert({ ...content, ...keys });
  } catch (error) {
    if (!hasArrived(error)) throw error;
  }
  clearDraft(keysDraft(draft));
  if (codeFor) keepCode(codeFor, keys.kode_lacak);
  return keys.kode_lacak;
}

/**
 * The tracking code of what a form sent last, until it is forgotten; also after a reload where the tab keeps it.
 * @param sent - the code of what it has sent since it was opened
 */
export function useLastCode(draft: DraftName, sent: string | undefined) {
  const [latest, setLatest] = useState(sent);
  const [code, setCode] = useState(sent);
  // `sent` is undefined again while the next message is on its way.
  if (sent && sent !== latest) {
    setLatest(sent);
    setCode(sent);
  }

  useEffect(() => {
    const { code: last } = readDraft(lastDraft(draft));
    if (last) startTransition(() => setCode(last));
  }, [draft]);

  function forget() {
    clearDraft(lastDraft(draft));
    setCode(undefined);
  }

  /** Keeps the code in the tab, or takes it out of there, while it stays on the screen. */
  function keep(isKept: boolean) {
    if (isKept && code) keepCode(draft, code);
    else clearDraft(lastDraft(draft));
  }

  return { code, forget, keep };
}
