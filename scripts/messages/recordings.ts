import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Which messages one test has seen. */
export interface Recording {
  /** From the project's root. */
  file: string;
  test: string;
  passages: string[];
}

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/messages');

/** Keeps what a test has seen, in place of what it saw the last time. */
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

/** What the tests saw when each was run last; those of a test file that has been changed since count no more. */
export function readRecordings(): Recording[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const saved = path.join(folder, name);
    const recording: Recording = JSON.parse(readFileSync(saved, 'utf8'));
    const test = path.join(root, recording.file);
    return existsSync(test) && statSync(test).mtimeMs < statSync(saved).mtimeMs ? [recording] : [];
  });
}
