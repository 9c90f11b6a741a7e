import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../src/lib/toasts/toast.ts';

export interface CatalogueMessage {
  /** The folder of its messages.ts, below src. */
  owner: string;
  situation: string;
  title?: string;
  /** With `{nama}` for a parameter. */
  text?: string;
}

const root = path.join(import.meta.dirname, '../..');

/** Every message of the site: the exports of all files named `messages.ts` or `….messages.ts`. */
export async function loadMessages(): Promise<CatalogueMessage[]> {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/.])messages\.ts$/.test(file))
    .sort();
  const loaded = files.map(async (file) => {
    const module: Record<string, Messages> = await import(/* @vite-ignore */ path.join(root, 'src', file));
    return Object.values(module).flatMap((messages) => messagesOf(path.dirname(file), messages));
  });
  return (await Promise.all(loaded)).flat();
}

/** The messages of one folder; those with parameters get placeholders. */
export function messagesOf(owner: string, messages: Messages): CatalogueMessage[] {
  return Object.entries(messages).map(([key, message]) => {
    const filled = typeof message === 'function' ? message(...parameterNames(message)) : message;
    const { title, description } =
      typeof filled === 'string' ? { title: undefined, description: filled } : filled;
    return { owner, situation: inWords(key), title, text: description };
  });
}

/** [`{nama}`, `{jumlah}`] for `(nama, jumlah) => …`. */
function parameterNames(message: (...parts: string[]) => unknown): string[] {
  const [, names = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(message)) ?? [];
  return names.split(',').map((name) => `{${name.trim()}}`);
}

/** "save failed" for `saveFailed`. */
const inWords = (key: string) => key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** The source of a regular expression that matches a message on the screen: title, line break, text. */
export function passagePattern({ title, text }: CatalogueMessage): string {
  return [title, text]
    .filter((part) => part !== undefined)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^\\n]+'))
    .join('\\n');
}

/** The source of a regular expression that matches any message. */
export async function anyMessagePattern(): Promise<string> {
  return (await loadMessages()).map(passagePattern).join('|');
}
