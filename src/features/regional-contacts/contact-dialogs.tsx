import { ConfirmDialog } from '@/components/confirm-dialog';
import { photoName } from './admin-api';
import type { RegionalContact } from './api';
import { ContactFormDialog } from './contact-form-dialog';
import { contactMessages } from './messages';
import { useDeleteContact } from './mutations';

export type ContactDialogState =
  | { kind: 'add'; district?: string }
  | { kind: 'edit'; contact: RegionalContact }
  | { kind: 'delete'; contact: RegionalContact };

interface ContactDialogsProps {
  state: ContactDialogState;
  onClose: () => void;
}

export function ContactDialogs({ state, onClose }: ContactDialogsProps) {
  if (state.kind === 'delete') return <DeleteContactDialog contact={state.contact} onClose={onClose} />;
  return <ContactFormDialog {...state} onClose={onClose} />;
}

function DeleteContactDialog({ contact, onClose }: { contact: RegionalContact; onClose: () => void }) {
  const { kabupaten_kota, nama_kontak, foto_url } = contact;
  const remove = useDeleteContact();
  return (
    <ConfirmDialog
      {...contactMessages.deletion(kabupaten_kota, nama_kontak)}
      note={photoName(foto_url) ? contactMessages.wayBackWithoutPhoto : contactMessages.wayBack}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(contact, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
