import { expect, test } from 'vitest';
import { isPlaceholderSppg, makePlaceholderSppg } from './placeholder-sppg';

test('12, 5 and 2 entries, recognisable by their ids, with a random target from 100 to 299', () => {
  const placeholders = makePlaceholderSppg();
  const count = (status: string) =>
    placeholders.filter(({ status_verifikasi }) => status_verifikasi === status).length;
  expect(['Siap Bangun', 'Proses Pembangunan', 'Sudah Operasional'].map(count)).toEqual([12, 5, 2]);
  expect(new Set(placeholders.map(({ id }) => id)).size).toBe(19);
  for (const placeholder of placeholders) {
    expect(placeholder.id).toMatch(/^dummy-/);
    expect(isPlaceholderSppg(placeholder)).toBe(true);
    expect(placeholder.sasaran_jumlah_penerima_manfaat).toBeGreaterThanOrEqual(100);
    expect(placeholder.sasaran_jumlah_penerima_manfaat).toBeLessThanOrEqual(299);
    expect(placeholder.progres_pembangunan).toMatch(/^\d{1,3}%$/);
  }
});

test('a real id is none', () => {
  expect(isPlaceholderSppg({ id: 'b0000000-0000-4000-8000-000000000001' })).toBe(false);
});
