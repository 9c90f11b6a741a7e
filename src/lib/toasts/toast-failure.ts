import { errorMessage } from '@/lib/errors/error-message';
import { failed, type ToastMessage } from './toast-message';

/** The toast that says what failed and why; the fallback is for errors without a message. */
export function failureToast(title: string, error: unknown, fallback?: string): ToastMessage {
  return failed(title, errorMessage(error, fallback));
}
