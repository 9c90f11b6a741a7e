import type { Page } from 'playwright';

export function median(samples: number[]): number {
  return [...samples].sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

/**
 * Milliseconds from the press of a pointer or key to the paint that shows its result.
 * @throws when nothing has changed after ten seconds
 * @param result - selector of an element whose text changes with the result
 */
export async function fromTapToPaint(
  page: Page,
  result: string,
  tap: () => Promise<unknown>,
): Promise<number> {
  const measured = await page.evaluateHandle((selector) => {
    const text = () => document.querySelector(selector)?.textContent;
    const before = text();
    const painted = new Promise<number>((resolve, reject) => {
      function onPress(event: Event) {
        for (const type of ['pointerdown', 'keydown']) removeEventListener(type, onPress, true);
        function look() {
          if (performance.now() - event.timeStamp > 10_000) reject(new Error(`${selector} never changed.`));
          else if (text() === before) requestAnimationFrame(look);
          // The frame that holds the result is on the screen once the next task runs.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
        }
        requestAnimationFrame(look);
      }
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, onPress, true);
    });
    return { painted };
  }, result);
  await tap();
  const milliseconds = await measured.evaluate(({ painted }) => painted);
  return Math.round(milliseconds);
}
