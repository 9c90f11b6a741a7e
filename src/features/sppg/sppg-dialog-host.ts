import { lazyDialogHost } from '@/components/lazy';

export const SppgDialogHost = lazyDialogHost(async () => (await import('./sppg-dialogs')).SppgDialogs);
