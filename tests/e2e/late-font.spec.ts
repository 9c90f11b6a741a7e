import { browserArgs, findBrowser, findHeadlessBrowser } from '../../scripts/browser.mjs';
import { articlePath, paths } from '../../src/config/paths';
import { expect, holdBack, layoutShift, test } from './fixtures';
import { articles } from './routes';

// Glyphs as phones place them, between pixels: rounded to whole pixels no two fonts have lines of the same width.
test.use({
  launchOptions: {
    executablePath: findHeadlessBrowser() ?? findBrowser(),
    args: [...browserArgs, '--font-render-hinting=none', '--enable-font-subpixel-positioning'],
  },
});

// Those that moved most with other fallback fonts, and one article, as all share a template.
const pages = [
  paths.home,
  paths.tentang,
  paths.strukturOrganisasi,
  paths.program,
  paths.dataYayasan,
  paths.direktoriKontak,
  paths.berita,
  paths.kontraktor,
  articlePath(articles[0]?.slug ?? ''),
];

for (const width of [360, 1280])
  test(`at ${width} px the web font, when it comes late, moves next to nothing`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    for (const path of pages) {
      const arrive = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'));
      arrive();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
      );
      expect.soft(await layoutShift(page), path).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
