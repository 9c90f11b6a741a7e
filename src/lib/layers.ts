import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** A dialog or drawer above the page. */
interface Layer {
  /** Closes the layer, or asks before doing so. Returns false while it can't be closed. */
  close: () => boolean;
}

/**
 * The layers above the page, each with a history entry of its own, so that Back closes the top one. The router knows nothing of
 * these entries: it would take each for a visit of the page, and read its data again.
 */
export interface Layers {
  /** Adds an open layer on top; returns the function that removes it once it is closed. */
  add: (layer: Layer) => () => void;
  /** Adds and removes history entries of this router from now on, until the returned function is called. */
  follow: (router: Router) => () => void;
}

/** The depth of the browser's history entry: 0 for a page, 1 for the layer above it, 2 for the one above that. */
const entryDepth = (): number => history.state?.layer ?? 0;

/** Whether the browser's history entry is one of the router's page, or of a layer above it. */
function isOfPage({ state: { location: page } }: Router): boolean {
  const { pathname, search, hash } = location;
  return (
    (history.state?.key ?? 'default') === page.key &&
    pathname + search + hash === page.pathname + page.search + page.hash
  );
}

/** Creates the layers of one app instance. */
export function createLayers(): Layers {
  const open: Layer[] = [];
  let router: Router | undefined;
  let isReturning = false;
  let lastDepth = 0;

  /** Adjusts the history to the number of open layers. */
  function settle() {
    if (!router || isReturning || router.state.navigation.state !== 'idle') return;
    lastDepth = entryDepth();
    if (lastDepth > open.length) {
      isReturning = true;
      history.go(open.length - lastDepth);
    }
    for (; lastDepth < open.length; lastDepth += 1)
      history.pushState({ ...history.state, layer: lastDepth + 1 }, '');
  }

  // Not at once: a link that also closes its layer navigates first, and a subscriber of the router must not navigate.
  const settleSoon = () => setTimeout(settle);

  return {
    add(layer) {
      open.push(layer);
      settleSoon();
      return () => {
        open.splice(open.indexOf(layer), 1);
        settleSoon();
      };
    },
    follow(followed) {
      router = followed;
      const following = new AbortController();
      function handleStep(event: PopStateEvent) {
        const wasReturning = isReturning;
        isReturning = false;
        const depth = entryDepth();
        if (depth === lastDepth || !isOfPage(followed)) return;
        lastDepth = depth;
        event.stopImmediatePropagation();
        const isClosing = !wasReturning && depth < open.length && open.at(-1)?.close();
        if (!isClosing) settleSoon();
      }
      // In the capture phase, so before the router's own listener.
      addEventListener('popstate', handleStep, { capture: true, signal: following.signal });
      const unsubscribe = followed.subscribe(settleSoon);
      // After a reload, the entries of the closed layers are still there.
      settleSoon();
      return () => {
        following.abort();
        unsubscribe();
        router = undefined;
      };
    },
  };
}

export const LayersContext = createContext<Layers | null>(null);

/**
 * While `isOpen`, Back calls `onClose` instead of leaving the page, unless the layer `isBusy`.
 * @throws Error outside of the app's providers
 */
export function useLayer(isOpen: boolean, onClose: () => void, isBusy = false) {
  const layers = useContext(LayersContext);
  if (!layers) throw new Error('useLayer needs the app’s providers.');

  const close = useEffectEvent(() => {
    if (!isBusy) onClose();
    return !isBusy;
  });

  useEffect(() => (isOpen ? layers.add({ close: () => close() }) : undefined), [layers, isOpen]);
}
