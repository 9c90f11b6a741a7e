const retryMs = 15_000;

/**
 * Resolves when the browser is back online, or after 15 seconds: phones without a network often report that they are
 * online.
 */
function nextChance() {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(goOn, retryMs);
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    }
    addEventListener('online', goOn);
  });
}

/** The result of `attempt`, which is repeated until it succeeds. Never rejects. */
export async function retryWhenOnline<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await nextChance();
    }
  }
}
