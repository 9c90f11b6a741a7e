import { createContext, useContext } from 'react';
import { createStore, type Store } from '@/lib/store';
import type { ToastMessage } from './toast-message';

export type ShownToast = ToastMessage & { id: number };

export interface Toasts {
  /** The message shown now. */
  current: Store<ShownToast | null>;
  /** Shows a message in place of the current one; returns its id. */
  toast: (message: ToastMessage) => number;
  /** Closes a message, unless another one has replaced it. */
  dismiss: (id: number) => void;
}

/** The notifications of one app instance. */
export function createToasts(): Toasts {
  const current = createStore<ShownToast | null>(null);
  let lastId = 0;
  return {
    current,
    toast(message) {
      lastId += 1;
      current.set({ ...message, id: lastId });
      return lastId;
    },
    dismiss(id) {
      if (current.get()?.id === id) current.set(null);
    },
  };
}

export const ToastsContext = createContext<Toasts | null>(null);

/** @throws Error outside of the app's providers */
export function useToasts(): Toasts {
  const value = useContext(ToastsContext);
  if (!value) throw new Error('useToasts needs the app’s providers.');
  return value;
}

/** The function that shows a toast. */
export const useToast = () => useToasts().toast;
