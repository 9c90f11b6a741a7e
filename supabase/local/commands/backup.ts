import { backUp } from '../backup/back-up.ts';
import { amountOf } from '../backup/manifest.ts';
import { LocalStackError } from '../local-stack-error.ts';
import { connectOwnDatabase, ownProject } from '../own-project.ts';

const [, , , folder] = process.argv;
if (!folder) throw new LocalStackError('Where to? npm run backup -- FOLDER, which is new.');
const project = ownProject();
const db = await connectOwnDatabase();
try {
  const { manifest, odd } = await backUp(db, project, folder);
  for (const line of odd) console.log(line);
  for (const file of manifest.lost) console.log(`LOST, the storage has a row and gives no file: ${file}`);
  console.log(
    `${folder}: ${amountOf(manifest)}. It holds personal data and secrets: keep it encrypted, and delete it in time.`,
  );
  // A scheduler mails when a command fails.
  if (manifest.lost.length > 0) process.exitCode = 1;
} finally {
  await db.end();
}
