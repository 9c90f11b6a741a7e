import { once } from '@/lib/once';

const list = once(() => new Intl.ListFormat('id-ID'));

/** Joins parts to a list in words: 'a', 'a dan b', 'a, b, dan c'. */
export function formatList(parts: string[]): string {
  return list().format(parts);
}
