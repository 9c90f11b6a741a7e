import { expect, test } from 'vitest';
import { networkStateText } from './network-state';

const today = '2026-11-26';
const suspended = { mulai: '2026-11-20', sampai: null };

test.each([
  [null, [], 'Sudah Operasional'],
  [null, [{ mulai: '2026-11-01', sampai: '2026-11-25' }], 'Sudah Operasional'],
  [null, [suspended], 'Dihentikan sementara (sebelumnya Sudah Operasional)'],
  ['2026-11-21', [suspended], 'Ditutup (sebelumnya Sudah Operasional)'],
])(
  'of a kitchen closed on %s with the suspensions %j it is said: %s',
  (ditutup_pada, sppg_penghentian, text) => {
    const kitchen = { status_verifikasi: 'Sudah Operasional', ditutup_pada, sppg_penghentian };
    expect(networkStateText(kitchen, today)).toBe(text);
  },
);
