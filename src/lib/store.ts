import { useSyncExternalStore } from 'react';

/** One value outside of React that components follow; see `useStore`. */
export interface Store<Value> {
  /** The value before anything has happened, which is also that of a prerendered page. */
  initial: Value;
  get: () => Value;
  set: (next: Value) => void;
  /** Calls the listener after every change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial` until something else is set. */
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

/** The store's value; renders again when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
