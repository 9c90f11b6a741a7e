/** What the fields of a form hold: text only. */
export type FormValues = Record<string, string>;

/** The text in the named fields of a form; files are left out. */
export function formValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

const storageKey = (name: string) => `draft:${name}`;
const ownerKey = storageKey('owner');

/** The keys of everything that is kept, with its owner's. Throws without storage. */
const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey('')));

/**
 * Keeps what has been typed until the tab is closed; without values nothing is kept. Without storage (private windows)
 * there is no draft.
 */
export function saveDraft(name: string, values: Partial<FormValues>) {
  if (Object.keys(values).length === 0) return clearDraft(name);
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values));
  } catch {
    // The form works without a draft.
  }
}

/** Keeps what has been typed into every form of the page that names its draft, hydrated or not. */
export function keepDrafts() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]'))
    saveDraft(form.dataset.draft ?? '', formValues(form));
}

/** What was kept under the name before the page was reloaded; empty without a draft. */
export function readDraft(name: string): FormValues {
  try {
    const draft: FormValues | null = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null');
    return draft ?? {};
  } catch {
    return {};
  }
}

/** Whether anything that has been typed in this tab is kept. */
export function hasDrafts(): boolean {
  try {
    return storedKeys().some((key) => key !== ownerKey);
  } catch {
    return false;
  }
}

/** Forgets what was kept under the name. */
export function clearDraft(name: string) {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was kept either.
  }
}

/** Forgets what somebody else has typed in this tab, who was signed out elsewhere or by the server. */
export function forgetDraftsOfOthers(userId: string) {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner && owner !== userId) clearDrafts();
    sessionStorage.setItem(ownerKey, userId);
  } catch {
    // Nothing was kept either.
  }
}

/** Forgets everything that was kept: the next person at this device must not find it. */
export function clearDrafts() {
  try {
    for (const key of storedKeys()) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
