// Lighthouse's slow 4G and phone CPU.
const network = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const processorSlowdown = 4;

/**
 * One visit with an empty cache.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns milliseconds, layout shift, and kilobytes of script
 */
export async function visit(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(() => {
    const seen = { layoutShift: 0, largestPaint: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const bytes = scripts.map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : 0));
    const seen = 'seen' in window && typeof window.seen === 'object' ? window.seen : {};
    return {
      firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      scriptKB: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024),
      ...seen,
    };
  });
  await page.close();
  return measured;
}
