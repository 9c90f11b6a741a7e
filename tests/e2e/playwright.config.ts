import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/programs.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 3,
  // Other jobs on a CI machine can make a test time out. A test that passes on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // To compress every file takes each worker seconds, and proves nothing here.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Glyphs as phones place them, between pixels: rounded to whole pixels no two fonts have lines of the same width.
      args: [
        ...browserArgs,
        '--font-render-hinting=none',
        '--enable-font-subpixel-positioning',
        // A test's pages live for seconds: to optimise their code would be a tenth of the work.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
