import { expect, test } from 'vitest';
import { type MarkdownEdit, markdownEdit } from './markdown-edits';

/** The text after an edit of the part in brackets, with the next selection in brackets. */
function edited(edit: MarkdownEdit, marked: string): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replace(/[‹›]/g, '');
  const change = markdownEdit(edit, text, start, end);
  const next = `${change.text.slice(0, change.from)}‹${change.text.slice(change.from, change.to)}›${change.text.slice(change.to)}`;
  return text.slice(0, change.start) + next + text.slice(change.end);
}

test.each<[MarkdownEdit, string, string]>([
  ['heading', 'Satu\nDu‹›a', 'Satu\n## Dua‹›'],
  ['heading', '## Du‹›a', 'Dua‹›'],
  ['bold', 'Kami ‹buka› pagi', 'Kami **‹buka›** pagi'],
  ['bold', 'Kami ‹›', 'Kami **‹teks tebal›**'],
  ['list', 'Bel‹anja\nMas›ak\nAntar', '- Belanja\n- Masak‹›\nAntar'],
  ['list', '- Bel‹anja\n- Mas›ak', 'Belanja\nMasak‹›'],
  ['quote', '‹›', '> ‹›'],
  ['link', 'Lihat ‹kontak›.', 'Lihat [kontak](https://‹›).'],
])('%s: %j', (edit, before, after) => {
  expect(edited(edit, before)).toBe(after);
});
