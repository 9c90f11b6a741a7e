import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** A dialog or drawer above the page. */
interface Layer {
  /** Closes the layer, or asks before doing so. Returns false while it can't be closed. */
  close: () => boolean;
}

/** The layers above the page, each with a history entry of its own, so that Back closes the top one. */
export interface Layers {
  /** Adds an open layer on top; returns the function that removes it once it is closed. */
  add: (layer: Layer) => () => void;
  /** Adds and removes history entries of this router from now on. */
  follow: (router: Router) => void;
}

/** What the state of a layer's history entry says. */
interface LayerEntry {
  /** The layer's depth: 1 for the layer above the page, 2 for the one above that. */
  depth: number;
  /** The key of the page's own entry. */
  pageKey: string;
}

const layerEntry = ({ state }: Location): LayerEntry | undefined => state?.layer;

const depthOf = (location: Location) => layerEntry(location)?.depth ?? 0;

/** The key of a page's history entry: unlike `location.key`, a layer above the page does not change it. */
export const pageKey = (location: Location): string => layerEntry(location)?.pageKey ?? location.key;

/** Creates the layers of one app instance. */
export function createLayers(): Layers {
  const open: Layer[] = [];
  let router: Router | undefined;
  let isReturning = false;

  /** Adjusts the history to the number of open layers, one step at a time. */
  function settle() {
    if (!router || isReturning || router.state.navigation.state !== 'idle') return;
    const { location } = router.state;
    const depth = depthOf(location);
    if (depth > open.length) {
      isReturning = true;
      void router.navigate(open.length - depth);
    } else if (depth < open.length) {
      const layer: LayerEntry = { depth: depth + 1, pageKey: pageKey(location) };
      const state = { ...location.state, layer };
      void router.navigate(location, { state, preventScrollReset: true });
    }
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
      let last = router.state.location;
      router.subscribe(({ location, historyAction }) => {
        const isBack = location !== last && historyAction === NavigationType.Pop && !isReturning;
        if (location !== last) isReturning = false;
        last = location;
        const isClosing = isBack && depthOf(location) < open.length && open.at(-1)?.close();
        if (!isClosing) settleSoon();
      });
      // After a reload, the entries of the closed layers are still there.
      settleSoon();
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
