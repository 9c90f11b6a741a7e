const listening = new AbortController();
let tapped: HTMLElement | null = null;

/** Notes which button or download of a page was tapped last while the page's code was on its way. */
export function noteEarlyTap() {
  addEventListener(
    'click',
    ({ target }) => {
      tapped = target instanceof Element ? target.closest('main :is(button, a[download])') : null;
    },
    { capture: true, signal: listening.signal },
  );
}

/** Repeats the tap that nothing has answered, now that something can. */
export function repeatEarlyTap() {
  listening.abort();
  // The browser itself has followed a link: what is missing is the rest.
  if (tapped?.matches('a'))
    tapped.addEventListener('click', (event) => event.preventDefault(), { once: true });
  tapped?.click();
  tapped = null;
}
