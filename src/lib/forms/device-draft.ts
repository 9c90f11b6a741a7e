/*
 * Drafts that outlive their tab: a phone that opens its camera may end the page, and the browser inside a chat app has no tab
 * to come back to. They are offered, never filled in, since the next person at the device may be somebody else.
 */
import { type DraftName, type FormValues, storageKey } from './draft';

const keptMs = 24 * 60 * 60_000;

interface KeptDraft {
  at: number;
  values: FormValues;
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(storageKey('')));

/** What is kept under a key, unless it is older than a day or from the future. */
function readKey(key: string): FormValues | undefined {
  try {
    const kept: KeptDraft | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && Math.abs(Date.now() - kept.at) < keptMs ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps values on this device for a day; none where storage refuses them. */
export function keepOnDevice(name: DraftName, values: FormValues) {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify({ at: Date.now(), values } satisfies KeptDraft));
  } catch {
    // Storage is blocked or full: only the draft in the tab is left.
  }
}

export function forgetOnDevice(name: DraftName) {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** The draft that is kept on this device; undefined without one. */
export const readOnDevice = (name: DraftName) => readKey(storageKey(name));

/** The names of one form's drafts on this device, whatever they are about. */
export function draftsOnDevice(form: string): DraftName[] {
  try {
    const start = storageKey(`${form}:`);
    return keys().flatMap((key): DraftName[] =>
      key.startsWith(start) && readKey(key) ? [`${form}:${key.slice(start.length)}`] : [],
    );
  } catch {
    return [];
  }
}

/** Forgets what is older than a day, or everything. */
export function clearDevice({ all = false } = {}) {
  try {
    for (const key of keys()) if (all || !readKey(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
