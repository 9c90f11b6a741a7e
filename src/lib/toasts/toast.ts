import { createContext, useContext } from 'react';
import { createStore, type Store } from '@/lib/store';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'info' | 'success' | 'destructive';
  /** Milliseconds until the toast closes; 5000 when absent. */
  duration?: number;
  /** A button that does something about it; pressing it closes the toast. */
  action?: { label: string; run: () => void };
}

/** The toast of something that was done. */
export const done = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  variant: 'success',
});

/** The toast of something that was not done. */
export const failed = (title: string, description?: string): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

/** The toast of a failure, with a reason for errors without a message. */
export interface Failure {
  title: string;
  fallback?: string;
}

type Message = string | ToastMessage | Failure;

/** A feature's exact texts by situation: a sentence, a toast, what failed, or a function that gives one of them. */
export type Messages = Record<string, Message | ((...parts: string[]) => Message)>;

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
