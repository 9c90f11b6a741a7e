import { lazyDialogHost } from '@/components/lazy-dialog';

export const SppgDialogHost = lazyDialogHost(async () => (await import('./sppg-dialogs')).SppgDialogs);
