const retryMs = 15_000;

/** Until the browser is back online; a phone that has lost its network often takes itself for online: 15 seconds then. */
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

/** What `attempt` gives, once it succeeds: after a failure it is tried again when there is a chance. Never rejects. */
export async function retryWhenOnline<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await nextChance();
    }
  }
}
