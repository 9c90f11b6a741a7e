import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The date of the last commit of each file below a folder, by absolute path with '/', as in Vite's module ids.
 * @returns ISO dates; empty outside a git checkout, and in a shallow one, whose first commit contains all files
 */
export function lastChanges(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', folder);
  } catch {
    return dates;
  }
  const rootId = root.replaceAll('\\', '/');
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    // The log is newest first: a file's first date is its last change.
    for (const file of files.map((name) => path.posix.join(rootId, name)))
      if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
