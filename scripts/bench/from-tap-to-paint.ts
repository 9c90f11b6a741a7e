import type { CDPSession, Locator, Page } from 'playwright';

export interface Tap {
  /** Milliseconds from the pointerdown or keydown event to the paint that shows its result. */
  wall: number;
  /** CPU milliseconds of the page's main thread; unlike `wall`, independent of other load on the machine. */
  cpu: number;
}

export function median(samples: number[]): number {
  return [...samples].sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

/** Throttles the page's CPU and returns the CDP session that measures it. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

async function cpuMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Runs `tap` and measures the time until its result is painted.
 * @param result - selector of an element whose text changes with the result
 * @throws when the text has not changed after ten seconds
 */
export async function fromTapToPaint(
  session: CDPSession,
  page: Page,
  result: string,
  tap: () => Promise<unknown>,
): Promise<Tap> {
  const measured = await page.evaluateHandle((selector) => {
    const text = () => document.querySelector(selector)?.textContent;
    const before = text();
    const painted = new Promise<number>((resolve, reject) => {
      function onPress(event: Event) {
        for (const type of ['pointerdown', 'keydown']) removeEventListener(type, onPress, true);
        function look() {
          if (performance.now() - event.timeStamp > 10_000) reject(new Error(`${selector} never changed.`));
          else if (text() === before) requestAnimationFrame(look);
          // The frame with the result is painted before the next task runs.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
        }
        requestAnimationFrame(look);
      }
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, onPress, true);
    });
    return { painted };
  }, result);
  const before = await cpuMilliseconds(session);
  await tap();
  const wall = await measured.evaluate(({ painted }) => painted);
  return { wall: Math.round(wall), cpu: Math.round((await cpuMilliseconds(session)) - before) };
}

/** Hovers an element first, so that the returned tap measures the press alone. */
export async function pressable(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded();
  await element.hover();
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}
