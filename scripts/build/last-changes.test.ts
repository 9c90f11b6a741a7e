import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChanges } from './site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'last-changes-'));
const original = path.join(folder, 'original');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@contoh.id', ...args], {
    cwd: original,
    // Ignore the developer's own git settings, such as signing and hooks.
    env: { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' },
  });

function commit(file: string, date: string) {
  writeFileSync(path.join(original, file), date);
  git('add', '.');
  process.env.GIT_COMMITTER_DATE = `${date}T12:00:00+07:00`;
  git('commit', '--quiet', '--message', file);
  delete process.env.GIT_COMMITTER_DATE;
}

beforeAll(() => {
  mkdirSync(path.join(original, 'src'), { recursive: true });
  git('init', '--quiet');
  commit('src/a.ts', '2026-10-01');
  commit('src/b.ts', '2026-10-02');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('tells when each file was last committed', () => {
  const changes = lastChanges(original, 'src');
  const dates = [...changes].map(([file, date]) => [path.relative(original, file), date]);
  expect(Object.fromEntries(dates)).toEqual({
    [path.join('src', 'a.ts')]: '2026-10-01',
    [path.join('src', 'b.ts')]: '2026-10-02',
  });
});

test('tells nothing of a shallow clone, where every file seems to be new', () => {
  const shallow = path.join(folder, 'shallow');
  git('clone', '--quiet', '--depth', '1', pathToFileURL(original).href, shallow);
  expect(lastChanges(shallow, 'src').size).toBe(0);
});
