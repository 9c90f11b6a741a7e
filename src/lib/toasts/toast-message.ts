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
