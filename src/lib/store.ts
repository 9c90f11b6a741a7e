import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow with `useStore`. */
export interface Store<Value> {
  /** The value before any change; also used for prerendering and hydration. */
  initial: Value;
  get: () => Value;
  set: (next: Value) => void;
  /** Calls the listener after every change; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store that holds `initial` until another value is set. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; rerenders when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
