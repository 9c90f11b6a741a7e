import type { Page } from '@playwright/test';

/** The controls of a page that lie one over the other, once the text is twice as large. */
export async function crowdedByLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  return page.evaluate(() => {
    // Elements that are still being animated may lie over others.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const parts = [...document.querySelectorAll('main :is(input, select, textarea, button, label)')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1,
    );
    const nameOf = (part: Element) => `${part.tagName} ${part.textContent}`.slice(0, 40);
    const isOver = (part: Element, other: Element) => {
      const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 2 && !part.contains(other);
    };
    return parts.flatMap((part, index) =>
      parts
        .slice(index + 1)
        .filter((other) => isOver(part, other))
        .map((other) => `${nameOf(part)} under ${nameOf(other)}`),
    );
  });
}
