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
