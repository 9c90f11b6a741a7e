import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import type { Page } from '@playwright/test';
import type { BuiltKitchen } from '../../src/features/kitchens/check/built-kitchens';
import { sppgPath } from '../../src/config/paths';
import { expect, holdBack, hydrated, layoutShift, phone, test } from './fixtures';

declare global {
  interface Window {
    Readability: typeof Readability;
  }
}

const readerMode = createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js');

const codes = readdirSync('dist/sppg').flatMap((file) => /^(SPPG-.*)\.html$/.exec(file)?.[1] ?? []);

/** What a kitchen's page was built with. */
function readBuilt(page: Page) {
  return page.evaluate((): BuiltKitchen =>
    JSON.parse(document.getElementById('built-data')?.textContent ?? ''),
  );
}

// The site's policy would not let the reader mode of Firefox in, which is no script of the page.
test.use({ bypassCSP: true });

test(
  'reader mode keeps the verdict, whose word it is, and all facts of every kitchen that was built',
  { tag: '@long' },
  async ({ page }) => {
    // Any address of the site, from which its pages are fetched as they were built.
    await page.goto('/robots.txt', { waitUntil: 'load' });
    await page.addScriptTag({ path: readerMode });
    expect(codes).toHaveLength(61);
    for (const code of codes) {
      const { told, read } = await page.evaluate(async (path) => {
        const html = await (await fetch(path)).text();
        const built = new DOMParser().parseFromString(html, 'text/html');
        const description = built.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
        const [, verdict = 'no verdict', voice = 'no voice'] = /^(.*?) \((.*?)\)\./.exec(description) ?? [];
        const facts = [...built.querySelectorAll('article dd')].map((fact) => fact.textContent);
        return {
          told: [verdict, voice, ...facts],
          read: new window.Readability(built).parse()?.textContent ?? '',
        };
      }, sppgPath(code));
      expect(told.length, code).toBeGreaterThan(5);
      expect(
        told.filter((words) => !read.includes(words)),
        code,
      ).toEqual([]);
    }
  },
);

const sentence =
  'Dinas menemukan tandon yang kotor, dua rak yang lembap, dan air yang tidak memenuhi syarat, sehingga dapur berhenti, dibersihkan, dan diuji sekali lagi. ';
const stops = [
  ['2026-02-10', '2026-03-01'],
  ['2026-04-10', null],
].map(([mulai, sampai], index) => ({
  id: `d0000000-0000-4000-8000-00000000000${index}`,
  mulai,
  sampai,
  oleh: 'BGN',
  alasan: sentence.repeat(5),
  tanggapan: sentence.repeat(5),
}));
const progress = ['2026-11-13', '2026-11-12', '2026-11-11', '2026-11-10'].map((tanggal, index) => ({
  id: `e0000000-0000-4000-8000-00000000000${index}`,
  tanggal,
  status_verifikasi: 'Proses Pembangunan',
  progres_pembangunan: '45%',
  catatan: sentence.repeat(6),
  foto: [],
  dikonfirmasi: true,
}));
const schools = Array.from({ length: 80 }, (_, index) => ({
  id: `f0000000-0000-4000-8000-0000000000${index + 10}`,
  nama: `SD Negeri Cemara ${index + 1}, Kelurahan Beringin`,
  npsn: `${99900001 + index}`,
  kecamatan: 'Banyumanik',
}));

for (const { kitchen, changes, verdict, others } of [
  {
    kitchen: 'one that nobody has confirmed',
    changes: { dikonfirmasi_pada: null },
    verdict: 'Tercatat, belum dikonfirmasi oleh kami',
    others: ['Ini bukan bukti bahwa dapur ini milik kami.'],
  },
  {
    kitchen: 'one that was stopped twice, with much to read about it',
    changes: { sppg_penghentian: stops },
    verdict: 'Dihentikan sementara sejak 10 April 2026',
    others: ['Dihentikan sementara sampai 1 Maret 2026', 'SD Negeri Cemara 80, Kelurahan Beringin'],
  },
  {
    kitchen: 'one without any certificate',
    changes: { sppg_sertifikat_publik: [] },
    verdict: 'Beroperasi, SLHS belum dicatat',
    others: ['12 November 2026'],
  },
])
  test(
    `reader mode keeps the verdict of a page with the answer of today: ${kitchen}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(sppgPath('SPPG-3374-002'));
      const built = await page.evaluate((): BuiltKitchen =>
        JSON.parse(document.getElementById('built-data')?.textContent ?? ''),
      );
      await page.route('**/rpc/cari_sppg*', (route) =>
        route.fulfill({ json: [{ ...built.sppg, ...changes }] }),
      );
      await page.route('**/sppg_sekolah*', (route) => route.fulfill({ json: schools }));
      await page.route('**/sppg_perkembangan*', (route) => route.fulfill({ json: progress }));
      await page.reload();
      await expect(page.getByRole('article').getByText(verdict, { exact: true })).toBeVisible();
      await expect(page.getByText('Melayani 80 sekolah')).toBeVisible();
      await expect(page.getByText('12 November 2026')).toBeVisible();
      await page.addScriptTag({ path: readerMode });
      const read = await page.evaluate(() => {
        const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
        return new window.Readability(copy).parse()?.textContent;
      });
      for (const words of [verdict, ' Tampah Gizi', ...others]) expect(read).toContain(words);
    },
  );

for (const { kitchen, code, tag = [] } of [
  { kitchen: 'with schools', code: 'SPPG-3374-002', tag: '@long' },
  { kitchen: 'with a long name and address', code: 'SPPG-3374-003', tag: '@long' },
  { kitchen: 'with progress', code: 'SPPG-3374-004', tag: '@long' },
  { kitchen: 'with a list of certificates', code: 'SPPG-3374-005', tag: '@long' },
  { kitchen: 'that was stopped', code: 'SPPG-3302-003' },
])
  test(
    `the page of a kitchen ${kitchen} does not shift when its font comes, nor when the answer of today does`,
    { tag },
    async ({ page }) => {
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 412, height: 823 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        const bringFont = await holdBack(page, '**/*.woff2');
        const scripts = await holdBack(page, '**/*.js');
        let answer = (_sppg: BuiltKitchen['sppg']) => {};
        const answered = new Promise<BuiltKitchen['sppg']>((resolve) => (answer = resolve));
        await page.route('**/rpc/cari_sppg*', async (route) => route.fulfill({ json: [await answered] }));
        await page.goto(sppgPath(code), { waitUntil: 'commit' });
        await expect(page.getByText(/Data (belum )?dikonfirmasi Tampah Gizi/)).toBeVisible();
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'));
        bringFont();
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        expect(await layoutShift(page), `${viewport.width} px, font`).toBeLessThan(0.001);
        scripts();
        await hydrated(page);
        // A line of a folded list, which shows that this answer is on the page.
        answer({ ...(await readBuilt(page)).sppg, updated_at: '2026-01-02T03:04:00Z' });
        await expect(page.getByText('2 Jan 2026, 10.04 WIB')).toBeAttached();
        expect(await layoutShift(page), `${viewport.width} px, answer of today`).toBeLessThan(0.001);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
