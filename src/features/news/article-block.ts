import type { Text } from '@/components/running-text';

/** What an article is made of: no article can bring markup or a script. */
export type ArticleBlock =
  | { type: 'paragraph'; text: Text }
  | { type: 'heading'; text: string }
  | { type: 'list'; items: readonly Text[] }
  | { type: 'steps'; items: readonly Text[] }
  | { type: 'quote'; text: string; source: string }
  | { type: 'note'; title: string; text: Text };
