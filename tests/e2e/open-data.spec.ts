import { readdirSync, readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, patient, test } from './fixtures';

const folder = 'dist/data/sppg';

test('the file of each kitchen is as the published schema says', () => {
  const ajv = new Ajv2020({
    formats: {
      date: /^\d{4}-\d\d-\d\d$/,
      'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
      uri: /^https?:\/\/[^\s]+$/,
    },
  });
  const validate = ajv.compile(JSON.parse(readFileSync('dist/data/skema/sppg.json', 'utf8')));
  const names = readdirSync(folder);
  for (const name of names) {
    const file = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
    expect.soft(validate(file), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    expect.soft(`${file.kode}.json`).toBe(name);
  }
  // Sixty kitchens and a closed one.
  expect(names).toHaveLength(61);
});

test('pages of other sites may read the data and the feeds, each with its type, and not again what is the same', async ({
  request,
}) => {
  const types = {
    '/data/sppg/SPPG-3374-002.json': 'application/json',
    '/data/skema/sppg.json': 'application/json',
    '/data/sppg.json': 'application/json',
    '/data/sppg.csv': 'text/csv',
    '/data/sppg-excel.csv': 'text/csv',
    '/data/catatan-format.txt': 'text/plain',
    '/rss.xml': 'xml',
    '/kejadian.xml': 'xml',
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path, patient);
    const headers = response.headers();
    expect(response.status(), path).toBe(200);
    expect(headers['content-type'], path).toContain(type);
    expect(headers['access-control-allow-origin'], path).toBe('*');
    const again = await request.get(path, {
      ...patient,
      headers: { 'if-none-match': headers['etag'] ?? '' },
    });
    expect(again.status(), path).toBe(304);
  }
  expect((await request.get('/tentang', patient)).headers()['access-control-allow-origin']).toBeUndefined();
  // Without the byte order mark Excel would read UTF-8 as something else.
  const excel = await (await request.get('/data/sppg-excel.csv', patient)).body();
  expect([...excel.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('a page of another site reads a kitchen’s file', async ({ page, siteUrl }) => {
  // The empty page that a tab begins with has an origin of its own.
  const code = await page.evaluate(
    async (url) => (await (await fetch(url)).json()).kode,
    `${siteUrl}/data/sppg/SPPG-3374-002.json`,
  );
  expect(code).toBe('SPPG-3374-002');
});
