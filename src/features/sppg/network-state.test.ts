import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { networkStateText } from './network-state';

const today = '2026-11-26';
const suspended = { mulai: '2026-11-20', sampai: null };

test.each([
  [[], 'Sudah Operasional'],
  [[{ mulai: '2026-11-01', sampai: '2026-11-25' }], 'Sudah Operasional'],
  [[suspended], 'Dihentikan sementara (sebelumnya Sudah Operasional)'],
])('of a kitchen with the suspensions %j it is said: %s', (sppg_penghentian, text) => {
  expect(networkStateText({ status_verifikasi: 'Sudah Operasional', sppg_penghentian }, today)).toBe(text);
});

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
