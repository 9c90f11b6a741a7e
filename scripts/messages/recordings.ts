import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The messages that appeared in one test. */
export interface Recording {
  /** Path from the project root. */
  file: string;
  test: string;
  passages: string[];
}

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/messages');

/** Saves the messages that appeared in a test; replaces those of its previous run. */
export function record(file: string, test: string, passages: ReadonlySet<string>) {
  const recording: Recording = { file: path.relative(root, file), test, passages: [...passages] };
  const name = createHash('sha256').update(`${recording.file}\n${test}`).digest('hex').slice(0, 16);
  const target = path.join(folder, `${name}.json`);
  if (passages.size === 0) {
    rmSync(target, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, JSON.stringify(recording));
}

/** The recordings of each test's last run, without those of test files that have changed since. */
export function readRecordings(): Recording[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const saved = path.join(folder, name);
    const recording: Recording = JSON.parse(readFileSync(saved, 'utf8'));
    const test = path.join(root, recording.file);
    return existsSync(test) && statSync(test).mtimeMs < statSync(saved).mtimeMs ? [recording] : [];
  });
}
