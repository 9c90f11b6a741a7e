import { errorMessage } from './error-message';
import { toast } from './toast';

/** Says in a toast that something failed, and why; the fallback stands in for an error without words. */
export function toastFailure(title: string, error: unknown, fallback?: string) {
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' });
}
