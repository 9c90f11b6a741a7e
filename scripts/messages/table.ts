import { type CatalogueMessage, passagePattern } from './catalogue.ts';
import type { Recording } from './recordings.ts';

/** Unit and page tests before e2e tests, in which a message may also appear by coincidence. */
const byOrder = (a: Recording, b: Recording) => compare(orderOf(a), orderOf(b));
const orderOf = ({ file, test }: Recording) => `${file.startsWith('tests/e2e/')} ${file} ${test}`;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * A Markdown table of the messages, each with a test in which it appeared, and the list of those in no test.
 * @param committed - the present table: a test that it names stays while the message still appears in it
 */
export function messageTable(messages: CatalogueMessage[], recordings: Recording[], committed = '') {
  const sorted = recordings.toSorted(byOrder);
  const known = new Set(committed.split('\n'));
  const unseen: CatalogueMessage[] = [];

  const row = (message: CatalogueMessage) => {
    const pattern = new RegExp(`^${passagePattern(message)}$`);
    const rows = sorted
      .filter(({ passages }) => passages.some((passage) => pattern.test(passage)))
      .map(({ file, test }) => line([message.situation, message.title, message.text, file, test]));
    if (rows.length === 0) unseen.push(message);
    return rows.find((candidate) => known.has(candidate)) ?? rows[0] ?? '';
  };

  const owners = [...new Set(messages.map(({ owner }) => owner))];
  const table = owners.map((owner) =>
    [
      `## ${owner}`,
      '',
      line(['Situation', 'Title', 'Text', 'File', 'Test']),
      line(Array.from({ length: 5 }, () => '---')),
      ...messages.filter((message) => message.owner === owner).map(row),
    ].join('\n'),
  );
  return { table: table.join('\n\n'), unseen };
}

/** Toasts that appeared in tests but are not in the catalogue. */
export function unlistedToasts(messages: CatalogueMessage[], recordings: Recording[]): string[] {
  const listed = messages.map((message) => new RegExp(`^${passagePattern(message)}(?:\\n|$)`));
  const passages = new Set(recordings.flatMap((recording) => recording.passages));
  return [...passages].filter((passage) => !listed.some((pattern) => pattern.test(passage))).toSorted();
}

const line = (cells: (string | undefined)[]) =>
  `| ${cells.map((cell) => cell?.replaceAll('|', '\\|').replaceAll('\n', ' ') ?? '–').join(' | ')} |`;
