/**
 * Runs a task once the page has loaded and the browser has nothing better to do.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  let cancel = () => {};
  function schedule() {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(task, { timeout: 4000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(task, 1000);
      cancel = () => clearTimeout(handle);
    }
  }
  if (document.readyState === 'complete') schedule();
  else {
    addEventListener('load', schedule, { once: true });
    cancel = () => removeEventListener('load', schedule);
  }
  return () => cancel();
}
