export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'info' | 'success' | 'destructive';
  /** Milliseconds until it closes by itself; 5000 when absent. */
  duration?: number;
}

export type ShownToast = ToastMessage & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the notification area, in place of the one before. */
export function toast(message: ToastMessage) {
  lastId += 1;
  show({ ...message, id: lastId });
}

/** The message to show now. */
export const currentToast = () => current;

/** Calls the listener when another message is to be shown, or none; returns what ends that. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a message away, unless another has taken its place. */
export function dismissToast(id: number) {
  if (current?.id === id) show(null);
}
