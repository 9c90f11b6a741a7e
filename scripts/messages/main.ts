import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMessages } from './catalogue.ts';
import { readRecordings } from './recordings.ts';
import { messageTable, unlistedToasts } from './table.ts';

const target = path.join(import.meta.dirname, '../../tests/messages.md');

const opening = `# Messages and the tests that show them

Every message of \`src/**/messages.ts\` with the first test in which it stood on the screen, or was compared word for
word. \`{…}\` stands for what differs. Made by \`npm run messages\` from what the tests saw when they ran last.

`;

function stop(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

const messages = await loadMessages();
const recordings = readRecordings();
const committed = readFileSync(target, 'utf8');
const { table, unseen } = messageTable(messages, recordings, committed);
const content = `${opening}${table}\n`;

if (unseen.length > 0) {
  stop(
    'No test has shown these messages. Run `npm test`; a message that stays here needs a test.',
    ...unseen.map(({ owner, situation, title, text }) => `  ${owner}, ${situation}: ${title ?? text}`),
  );
}
if (!process.argv.includes('--check')) {
  writeFileSync(target, content);
  for (const toast of unlistedToasts(messages, recordings))
    console.log(`No messages.ts has: ${toast.replace('\n', ' | ')}`);
} else if (committed !== content) {
  stop('The table of messages differs from what the tests have shown: run `npm run messages`.');
}
