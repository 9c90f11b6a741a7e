import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The violations that axe finds: rule and elements. */
export async function violations(page: Page) {
  // Elsewhere the bar that stays may lie over a part of a button.
  await page.evaluate(() => scrollTo(0, 0));
  // Waits for fades, during which contrast is too low, but not for endless animations such as a spinner.
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
  const { violations: found } = await new AxeBuilder({ page })
    // Runs axe in the page instead of a new tab; possible because the pages have no frames.
    .setLegacyMode()
    // Collecting the passes would take most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Scrolls through the page until everything that loads near the viewport has loaded. */
export async function walkDownUntilLoaded(page: Page) {
  await expect(async () => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page.getByRole('main').getByText(/^Memuat/)).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}
