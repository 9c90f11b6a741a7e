import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// A part that shows the column itself says of a suspended kitchen that it operates.
test('no view shows status_verifikasi as it is stored', () => {
  const views = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const showing = views.filter((file) =>
    /\{(?:\w+\.)*status_verifikasi\}/.test(readFileSync(path.join('src', file), 'utf8')),
  );
  expect(showing).toEqual([]);
});
