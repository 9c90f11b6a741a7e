import type { Toasts } from '@/lib/toasts/toast';
import type { ToastMessage } from '@/lib/toasts/toast-message';

interface Link {
  title: string;
  text: string;
  url: string;
  /** The text that is copied where there is no share sheet; the address when absent. */
  whole?: string;
}

/** Whether the device's share sheet was opened; without one the address is to be copied. */
async function opensShareSheet(link: Link): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    const { title, text, url } = link;
    await navigator.share({ title, text, url });
    return true;
  } catch (error) {
    // AbortError: the visitor closed the share sheet, so nothing is copied.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Opens the device's share sheet, or copies the address, or all that is to be told, where there is none. A toast says that it was copied, or that it could
 * be neither shared nor copied; `shared` is said once the share sheet was used.
 */
export async function shareLink(
  link: Link,
  toast: Toasts['toast'],
  { copied, failed, shared }: { copied: ToastMessage; failed: ToastMessage; shared?: ToastMessage },
): Promise<void> {
  try {
    if (await opensShareSheet(link)) return void (shared && toast(shared));
    await navigator.clipboard.writeText(link.whole ?? link.url);
    toast(copied);
  } catch {
    toast(failed);
  }
}
