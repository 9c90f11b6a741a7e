const listening = new AbortController();
let tapped: HTMLElement | null = null;
let isFrameAlive = false;

const isInPage = (element: Element) => element.closest('main') !== null;

/** Notes which button or download was tapped last while the code that answers it was on its way. */
export function noteEarlyTap() {
  addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('button, a[download]') : null;
      tapped = element && (isInPage(element) || !isFrameAlive) ? element : null;
    },
    { capture: true, signal: listening.signal },
  );
}

function repeatTap() {
  // The browser itself has followed a link: what is missing is the rest.
  if (tapped?.matches('a'))
    tapped.addEventListener('click', (event) => event.preventDefault(), { once: true });
  // By now the screen may be turned, and what was tapped hidden.
  if (tapped?.getClientRects().length) tapped.click();
  tapped = null;
}

/** Once the frame around the page answers: repeats the tap on it that nothing has answered. */
export function repeatEarlyTapOnFrame() {
  isFrameAlive = true;
  if (tapped && !isInPage(tapped)) repeatTap();
}

/** Once the page answers as well: repeats the tap on it that nothing has answered. */
export function repeatEarlyTap() {
  listening.abort();
  repeatTap();
}
