/** The values of a form's fields: text only. */
export type FormValues = Record<string, string>;

/** The text of a form's named fields, without files. */
function formValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

const storageKey = (name: string) => `draft:${name}`;
const ownerKey = storageKey('owner');

/** The keys of all drafts and of their owner. Throws when storage is blocked. */
const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey('')));

/**
 * Keeps edited fields until the tab is closed; without values, clears the draft. Does nothing when storage is blocked
 * (private windows).
 */
export function saveDraft(name: string, values: Partial<FormValues>) {
  if (Object.keys(values).length === 0) return clearDraft(name);
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values));
  } catch {
    // Storage is blocked: the form works without a draft.
  }
}

/** Saves every form on the page that has a `data-draft`, hydrated or not. */
export function keepDrafts() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]'))
    saveDraft(form.dataset.draft ?? '', formValues(form));
}

/** The draft saved before the page was reloaded; empty without one. */
export function readDraft(name: string): FormValues {
  try {
    const draft: FormValues | null = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    return draft ?? {};
  } catch {
    return {};
  }
}

/** Whether this tab holds a draft. */
export function hasDrafts(): boolean {
  try {
    return storedKeys().some((key) => key !== ownerKey);
  } catch {
    return false;
  }
}

/** Forgets one form's draft, and the id of the row that it was to add. */
export function clearDraft(name: string) {
  keptIds.delete(name);
  try {
    sessionStorage.removeItem(storageKey(name));
    sessionStorage.removeItem(storageKey(idName(name)));
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** The ids by the draft's name, where storage is blocked. */
const keptIds = new Map<string, string>();
const idName = (draft: string) => `${draft}#id`;

/**
 * The id of the row that a form adds: the same at every attempt, also after a reload, until the draft is cleared. So an
 * attempt whose answer was lost can't add the row a second time.
 */
export function keptId(draft: string): string {
  const id = keptIds.get(draft) ?? readDraft(idName(draft)).id ?? crypto.randomUUID();
  keptIds.set(draft, id);
  saveDraft(idName(draft), { id });
  return id;
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
  try {
    for (const key of storedKeys()) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft.
  }
}
