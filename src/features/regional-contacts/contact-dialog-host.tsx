import { useEffect } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import type { ContactDialogState } from './contact-dialogs';

const load = async () => (await import('./contact-dialogs')).ContactDialogs;
const ContactDialogs = lazyDialog(load);

interface ContactDialogHostProps {
  state: ContactDialogState | null;
  onClose: () => void;
}

/** For admins: prefetches the chunk of the dialogs, which visitors never download. */
export function ContactDialogHost({ state, onClose }: ContactDialogHostProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return state && <ContactDialogs state={state} onClose={onClose} />;
}
