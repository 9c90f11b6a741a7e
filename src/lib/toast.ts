import { createStore } from './store';

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

/** The message to show now. */
export const currentToast = createStore<ShownToast | null>(null);
let lastId = 0;

/** Shows a message in the notification area, in place of the one before. */
export function toast(message: ToastMessage) {
  lastId += 1;
  currentToast.set({ ...message, id: lastId });
}

/** Takes a message away, unless another has taken its place. */
export function dismissToast(id: number) {
  if (currentToast.get()?.id === id) currentToast.set(null);
}
