/** A link inside a text: only to a page of this site. */
export interface TextLink {
  text: string;
  to: `/${string}`;
}

/** Running text: plain, with links in between. Never HTML. */
export type Text = string | readonly (string | TextLink)[];

/** What an article is made of. React writes every string as text, so no article can bring markup or a script. */
export type ArticleBlock =
  | { type: 'paragraph'; text: Text }
  | { type: 'heading'; text: string }
  | { type: 'list'; items: readonly Text[] }
  | { type: 'steps'; items: readonly Text[] }
  | { type: 'quote'; text: string; source: string }
  | { type: 'note'; title: string; text: Text };

/** Whether an address stays on this site ('//host' and 'javascript:' do not). */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
