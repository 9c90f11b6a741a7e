import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * When each file below a folder was last committed, by absolute path with '/', as Vite names modules.
 * @returns ISO dates; nothing outside a git checkout, or in a shallow one, which has all files in its first commit
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
    // Newest first: the first date of a file is its last change.
    for (const file of files.map((name) => path.posix.join(rootId, name)))
      if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
