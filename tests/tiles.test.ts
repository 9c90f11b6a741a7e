import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tiles } from '@/features/shared/wilayah/tiles';

test('the tiles stand where the database has them', () => {
  const sql = readFileSync('supabase/migrations/20261126000900_wilayah.sql', 'utf8');
  const rows = [...sql.matchAll(/\('33\.\d\d', '([^']+)', (\d+), (\d+)\)/g)];
  expect(rows).toHaveLength(35);
  expect(tiles).toEqual(
    Object.fromEntries(rows.map(([, nama = '', kolom, baris]) => [nama, [Number(kolom), Number(baris)]])),
  );
});
