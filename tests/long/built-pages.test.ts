import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { judgePages, makePages } from '../../scripts/build/make-pages.ts';
import { renderPage } from '../../scripts/build/render-page.ts';
import { newsFeed } from '../../scripts/build/site-files.ts';
import { moduleCode } from '../../scripts/content/content-modules.ts';
import type { SiteContent } from '../../scripts/content/site-content.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { readAsBuild } from './built-tables.ts';

/** Hostile words for any place of a text. */
const inside =
  '</script><!--$?--><div hidden style="opacity:0"> " style="opacity:0" \' {{nama}} $& $1 $` %E0%A4%A url(/u.png) ](/v.pdf) \uFFFE\u202E\u2028 ';
/** Hostile beginnings of a text. */
const beginnings = ['/a.png? dapur ', 'https://contoh.id/b.pdf?', 'javascript:alert(1)//', '../../x ', '> '];
const texts = beginnings.flatMap((beginning) => {
  const whole = (beginning + inside).padEnd(50_000, '[> &amp; ');
  // Rules may refuse what can't be seen, and any space.
  return [
    whole,
    whole.replaceAll(/[\uFFFE\u202E\u2028]/g, ''),
    whole.replaceAll(/\s|[\uFFFE\u202E\u2028]/g, ''),
  ];
});

/** Writes as much of the texts as its rules allow into each text that accounts may write, of some rows of each table; gives the columns that took any. */
const attack = `
create function pg_temp.attack(texts text[]) returns setof text language plpgsql as $$
declare
  cell record;
  place tid;
  turn integer := 0;
  accepted text;
  attempt record;
begin
  for cell in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and (
      has_column_privilege('authenticated', format('public.%I', table_name), column_name, 'insert')
      or has_column_privilege('authenticated', format('public.%I', table_name), column_name, 'update')
      -- By a function.
      or (table_name, column_name) = ('sppg_kejadian_kabar', 'isi')
    )
  loop
    accepted := null;
    for place in execute format('select ctid from public.%I limit 5', cell.table_name) loop
      turn := turn + 1;
      for attempt in
        select size, variant, size || ' ' || variant as name
        from unnest(array[50000, 1000, 200, 50, 10]) as size, generate_series(1, 3) as variant
        where accepted is null or accepted = size || ' ' || variant
        order by size desc, variant
      loop
        begin
          execute format('update public.%I set %I = left($1, $2) where ctid = $3', cell.table_name, cell.column_name)
          using texts[attempt.variant + 3 * (turn % (cardinality(texts) / 3))], attempt.size, place;
          accepted := attempt.name;
          exit;
        exception when others then null;
        end;
      end loop;
    end loop;
    if accepted is not null then
      return next cell.table_name || '.' || cell.column_name;
    end if;
  end loop;
end;
$$`;

const modules = [
  'revision',
  'company',
  'news',
  'gallery',
  'faq',
  'facts',
  'incidents',
  'openings',
  'page-texts',
  'texts',
  'drawings',
  'addresses',
  'changes',
];

let stack: LocalStack;
/** The tables of which texts were taken. */
let attacked: Set<string>;
/** What was built of the attacked tables. */
let built: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  stack = await startLocalStack();
  await stack.sql(attack);
  const names = await stack.sql<{ name: string }>('select name from pg_temp.attack($1) as name', [texts]);
  attacked = new Set(names.map(({ name }) => name.split('.')[0] ?? ''));
  // Two articles with the same title.
  await stack.sql('update public.news_articles set title = (select max(title) from public.news_articles)');
  vi.stubEnv('VITE_SUPABASE_URL', '/');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'test');
});

beforeAll(async () => {
  built = await build();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const name of modules) vi.doUnmock(`virtual:content/${name}`);
  vi.resetModules();
  await stack.close();
});

/** Prerendering with this content in place of the seed's. */
async function entryOf(content: SiteContent) {
  const { drawings } =
    await vi.importActual<typeof import('virtual:content/drawings')>('virtual:content/drawings');
  vi.resetModules();
  const { viewModels } = await import('../../scripts/content/view-models.ts');
  const views = viewModels(content, drawings);
  const codeOf = (name: string) =>
    moduleCode(name, { content, views, drawings, warn: () => undefined }) ?? '';
  for (const name of modules) expect(codeOf(name)).not.toBe('');
  const articles = views.news.map(({ slug }) => {
    const html = codeOf(`texts/${slug}`).slice('export default '.length, -1);
    return [slug, async (): Promise<unknown> => JSON.parse(html)];
  });
  vi.doMock('virtual:content/company', () => ({ builtCompany: views.company }));
  vi.doMock('virtual:content/news', () => ({ builtNews: views.news }));
  vi.doMock('virtual:content/gallery', () => ({ builtPhotos: views.photos }));
  vi.doMock('virtual:content/facts', () => ({ builtFacts: content.facts }));
  vi.doMock('virtual:content/incidents', () => ({ builtIncidents: content.incidents }));
  vi.doMock('virtual:content/openings', () => ({ builtOpenings: content.openings }));
  vi.doMock('virtual:content/page-texts', () => ({ builtPageTexts: content.pageTexts }));
  vi.doMock('virtual:content/faq', () => ({ builtFaq: views.faq }));
  vi.doMock('virtual:content/changes', () => ({ changes: content.changes }));
  vi.doMock('virtual:content/texts', () => ({ texts: Object.fromEntries(articles) }));
  return import('../../src/prerender.tsx');
}

const template =
  '<!doctype html><html lang="id"><head><!--page--></head><body><div id="root"></div></body></html>';

/** Builds the pages as `vite build` does, save for chunks and styles. */
async function build() {
  let entry: Awaited<ReturnType<typeof entryOf>> | undefined;
  const { content, pages, data, tables } = await readAsBuild(
    stack,
    async (read) => (entry = await entryOf(read)),
  );
  if (!entry) throw new Error('Nothing was read.');
  const site = {
    entry,
    template,
    root: '',
    supabaseOrigin: undefined,
    fonts: [],
    neededFiles: () => ({ scripts: [], styles: [] }),
  };
  const written = new Map<string, string>();
  const made = await makePages(
    pages,
    'http://localhost:4173',
    (source) => renderPage(site, source),
    ({ path }, html) => void written.set(path, html),
  );
  return { made, written, content, data, tables, feed: newsFeed(entry, 'http://localhost:4173') };
}

/** The files that hostile texts seem to name; the site has all others. */
const isHostileFile = (file: string) => /^\/(?:a\.png|b\.pdf|u\.png|v\.pdf)/.test(file);

test('whatever accounts write into texts, the site is built, with a page of each row', async () => {
  const { made, written, content, tables, feed } = built;

  // Tables without texts that are free have none that an account may write.
  const unreached = tables.filter((name) => !attacked.has(name));
  expect(unreached).toEqual([
    'content_revision',
    'keluhan_banyak_dapur',
    'keluhan_jaringan',
    'news_redirects',
    'sppg_angka',
    'sppg_angka_harian',
    'sppg_dikeluarkan',
    // What a manager has confirmed.
    'sppg_disebut',
    'sppg_kejadian',
    'sppg_per_wilayah',
    'sppg_perubahan',
    'sppg_sertifikat_publik',
    'sppg_tanda_tangan',
    'wilayah',
  ]);

  expect(made.leftOut).toEqual([]);
  const codes = await stack.sql<{ path: string }>(
    `select '/sppg/' || kode_unik_pendaftaran as path from public.sppg where kode_unik_pendaftaran ~ '^SPPG-[-0-9]+$'`,
  );
  const paths = [...codes.map(({ path }) => path), ...content.news.map(({ slug }) => `/berita/${slug}`)];
  expect(paths.filter((path) => !written.has(path))).toEqual([]);

  const publishedTexts = JSON.stringify(content);
  const warnings = judgePages(
    made,
    (file) => !isHostileFile(file),
    (text) => publishedTexts.includes(JSON.stringify(text).slice(1, -1)),
  );
  // A question's link that leads to no file, and articles that are called the same.
  expect(warnings).toContainEqual(
    expect.objectContaining({ kind: 'missing-file', paths: ['/kontak'], detail: '/a.png' }),
  );
  expect(warnings).toContainEqual(expect.objectContaining({ kind: 'same-title' }));
  expect(feed).not.toContain('\uFFFE');
});

test('no cell of the open data is what a spreadsheet would run, whatever accounts write', () => {
  const text = built.data.get('/data/sppg.csv') ?? '';
  const { data: rows, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(new Set(rows.map((cells) => cells.length)).size).toBe(1);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.flat().filter((cell) => /^[\s\p{C}]*[=+\-@]/u.test(cell))).toEqual([]);
});

/**
 * What no account can take away: the revision itself, the list of districts, old slugs, which go with their articles, numbers,
 * which name nobody, which kitchens are gone, and what the others are called, which goes with the kitchen itself.
 */
const fixedTables = [
  'content_revision',
  'keluhan_banyak_dapur',
  'keluhan_jaringan',
  'news_redirects',
  'sppg_angka',
  'sppg_angka_harian',
  'sppg_dikeluarkan',
  'sppg_disebut',
  'sppg_per_wilayah',
  'sppg_perubahan',
  'wilayah',
];

test('each table that a build reads notes what is taken from built pages', async () => {
  const triggers = await stack.sql<{ name: string }>(`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid = 'private.note_withdrawal'::regproc group by relname
    having bool_or(tgtype & 8 > 0) and bool_or(tgtype & 16 > 0) order by 1`);
  expect(triggers.map(({ name }) => name)).toEqual(
    built.tables.filter((name) => !fixedTables.includes(name)),
  );
});
