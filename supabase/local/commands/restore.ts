import { amountOf } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { LocalStackError } from '../local-stack-error.ts';
import { connectOwnDatabase, ownProject } from '../own-project.ts';

const [, , , folder] = process.argv;
if (!folder) throw new LocalStackError('Which backup? npm run restore -- FOLDER');
const project = ownProject();
const db = await connectOwnDatabase();
try {
  const { manifest, odd } = await restore(db, project, folder);
  for (const line of odd) console.log(line);
  console.log(
    `${project.url} is as it was at ${manifest.made_at}: ${amountOf(manifest)} came back, and are as the manifest says. Everybody signs in anew. Not restored: settings of Authentication, jobs, functions and secrets (supabase/README.md, Deploy).`,
  );
} finally {
  await db.end();
}
