/** The values of a form's fields: text only. */
export type FormValues = Record<string, string>;

/**
 * The name of a draft: the form, and what is typed there is about, such as a kitchen, a row or an account; `new` for a row
 * that is about nothing else. Without that, text about one would be found in the form of another.
 */
export type DraftName = `${string}:${string}`;

/**
 * A hash (FNV-1a, 32 bits) that stands in a draft's name for a long text, or for a code or token, which it does not
 * reveal.
 */
export function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (const sign of text) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

export const storageKey = (name: string) => `draft:${name}`;
const ownerKey = storageKey('owner');

/** The keys of all drafts and of their owner. Throws when storage is blocked. */
const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey('')));

/** Drafts that the tab's storage refuses, because it is blocked (private windows) or full: leaving the page asks first. */
const unstored = new Map<DraftName, FormValues>();

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

function setUnstored(name: DraftName, values: FormValues | undefined) {
  if (values) unstored.set(name, values);
  else unstored.delete(name);
  // Only while it is needed: with this listener a page is not kept in the browser's back/forward cache.
  if (unstored.size > 0) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

/** Keeps values until the tab is closed. Returns false when storage refuses them. */
export function keepInTab(name: DraftName, values: FormValues): boolean {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Keeps edited fields until the tab is closed, or where storage refuses them until the page is left; without values, clears the draft. */
export function saveDraft(name: DraftName, values: FormValues) {
  if (Object.keys(values).length === 0) return clearDraft(name);
  setUnstored(name, keepInTab(name, values) ? undefined : values);
}

/** The draft saved before the page was reloaded; empty without one. */
export function readDraft(name: DraftName): FormValues {
  const kept = unstored.get(name);
  if (kept) return kept;
  try {
    const draft: FormValues | null = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    return draft ?? {};
  } catch {
    return {};
  }
}

/** Whether this tab holds a draft. */
export function hasDrafts(): boolean {
  if (unstored.size > 0) return true;
  try {
    return storedKeys().some((key) => key !== ownerKey);
  } catch {
    return false;
  }
}

/** Forgets one form's draft, and the id of the row that it was to add. */
export function clearDraft(name: DraftName) {
  keptIds.delete(name);
  setUnstored(name, undefined);
  try {
    sessionStorage.removeItem(storageKey(name));
    sessionStorage.removeItem(storageKey(idName(name)));
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** Forgets one form's draft with all that is kept beside it, under names that begin with its own and '#'. */
export function forgetDraft(name: DraftName) {
  clearDraft(name);
  try {
    for (const key of storedKeys())
      if (key.startsWith(storageKey(`${name}#`))) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** The names of one form's drafts in this tab, whatever they are about. */
export function draftsOf(form: string): DraftName[] {
  try {
    const start = storageKey(`${form}:`);
    return storedKeys().flatMap((key): DraftName[] =>
      key.startsWith(start) && !key.includes('#') ? [`${form}:${key.slice(start.length)}`] : [],
    );
  } catch {
    return [];
  }
}

/** The ids by the draft's name, where storage is blocked. */
const keptIds = new Map<DraftName, string>();
const idMark = '#id';
const idName = (draft: DraftName): DraftName => `${draft}${idMark}`;

/**
 * The id of the row that a form adds: the same at every attempt, also after a reload, until the draft is cleared. So an
 * attempt whose answer was lost can't add the row a second time.
 */
export function keptId(draft: DraftName): string {
  const id = keptIds.get(draft) ?? readDraft(idName(draft)).id ?? crypto.randomUUID();
  keptIds.set(draft, id);
  keepInTab(idName(draft), { id });
  return id;
}

/**
 * Set in the tab's storage while the page is hidden or left: only the copy that a duplicated tab gets of a page on the
 * screen lacks it.
 */
const leftKey = 'tab-left';

function noteLeft() {
  try {
    if (document.visibilityState === 'hidden') sessionStorage.setItem(leftKey, 'true');
    else sessionStorage.removeItem(leftKey);
  } catch {
    // Storage is blocked: there is nothing to copy.
  }
}

/**
 * Forgets the ids that a duplicated tab has copied: two forms with the same id would add only one row. What is typed
 * stays in both tabs. After a crash of the browser they are forgotten, too.
 */
export function ownKeptIds() {
  try {
    if (sessionStorage.getItem(leftKey) === null)
      for (const key of storedKeys()) if (key.endsWith(idMark)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to copy.
  }
  noteLeft();
  // The page is hidden when it is left, too: also by a reload, and when a phone's browser drops it.
  document.addEventListener('visibilitychange', noteLeft);
}

/** Forgets the drafts of another user, whose session was ended in another tab or by the server. */
export function forgetDraftsOfOthers(userId: string) {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner && owner !== userId) clearDrafts();
    sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** Forgets all drafts: the next person at this device must not find them. */
export function clearDrafts() {
  keptIds.clear();
  for (const name of unstored.keys()) setUnstored(name, undefined);
  try {
    for (const key of storedKeys()) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft.
  }
}
