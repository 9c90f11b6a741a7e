const retryMs = 15_000;

/**
 * Resolves when the browser is back online, or after 15 seconds: phones without a network often report that they are
 * online.
 */
function connectionOrTimeout() {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(finish, retryMs);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    }
    addEventListener('online', finish);
  });
}

/** The result of `attempt`, which is repeated until it succeeds. Never rejects. */
export async function retryWhenOnline<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await connectionOrTimeout();
    }
  }
}
