import { once } from '@/lib/once';

const list = once(() => new Intl.ListFormat('id-ID'));

/** 'a', 'a dan b', 'a, b, dan c' */
export function formatList(parts: string[]): string {
  return list().format(parts);
}
