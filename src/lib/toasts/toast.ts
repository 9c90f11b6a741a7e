import { createContext, useContext } from 'react';
import { createStore, type Store } from '@/lib/store';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'info' | 'success' | 'destructive';
  /** Milliseconds until it closes by itself; 5000 when absent. */
  duration?: number;
}

type Message = string | ToastMessage;

/** A feature's exact texts by their situation: a sentence, a toast, or a function of what differs that gives either. */
export type Messages = Record<string, Message | ((...parts: string[]) => Message)>;

export type ShownToast = ToastMessage & { id: number };

export interface Toasts {
  /** The message to show now. */
  current: Store<ShownToast | null>;
  /** Shows a message in the notification area, in place of the one before. */
  toast: (message: ToastMessage) => void;
  /** Takes a message away, unless another has taken its place. */
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

/** Shows a message in the notification area. */
export const useToast = () => useToasts().toast;
