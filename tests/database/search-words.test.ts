import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeNames } from '../../src/lib/text/place-names.ts';
import { searchKey } from '../../src/lib/text/search-key.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';

// What the site and the database compare, each in its own language, is the same.
let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack();
});

afterAll(() => stack.close());

test('the database and the site write a text alike for comparing', async () => {
  const texts = [
    'SPPG-3374-001',
    'sppg 3374\u2011OO1.',
    'ＳＰＰＧ／3374.00l',
    '“Ma’arif”',
    'Ma\u02BCarif',
    'Ma\u02BBarif',
    'd`Arum\u00B4',
    '\uFEFF\u200BDapur\u00AD Genuk\u00A0',
    '• Dapur (Genuk)',
    'Dapur\u2212Genuk',
    'Génuk',
  ];
  const rows = await stack.sql<{ key: string }>(
    `select private.search_key(text) as key from jsonb_array_elements_text('${JSON.stringify(texts).replaceAll("'", "''")}') as text`,
  );
  expect(rows.map(({ key }) => key)).toEqual(texts.map(searchKey));
});

test('the database and the site know the same names of every kabupaten and kota', async () => {
  const rows = await stack.sql<{ nama: string; names: string | null }>(
    'select nama, private.place_names(nama) as names from public.wilayah order by kode',
  );
  const known = rows.map(({ nama }) => {
    const names = Object.entries(placeNames).filter(([, meant]) => nama.toLowerCase().endsWith(meant));
    return { nama, names: names.map(([name]) => name).join(' ') };
  });
  expect(rows).toEqual(known);
  expect(known.filter(({ names }) => names === '')).toEqual([]);
});
