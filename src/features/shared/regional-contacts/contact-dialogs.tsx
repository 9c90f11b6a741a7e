import { DeleteRowDialog, RowFormDialog } from '@/components/row-form/row-dialogs';
import { useDeclaredForm } from '@/components/row-form/row-form';
import { TickField } from '@/components/tick-field';
import { photoName } from './admin-api';
import type { RegionalContact } from './api';
import { contactForm } from './contact-form';

export type ContactDialogState =
  | { kind: 'add'; district?: string }
  | { kind: 'edit'; contact: RegionalContact }
  | { kind: 'delete'; contact: RegionalContact };

export function ContactDialogs({ state, onClose }: { state: ContactDialogState; onClose: () => void }) {
  if (state.kind === 'delete') return <DeleteContactDialog contact={state.contact} onClose={onClose} />;
  return <ContactFormDialog {...state} onClose={onClose} />;
}

interface ContactFormDialogProps {
  /** The contact to edit; absent for a new one. */
  contact?: RegionalContact;
  /** The district to start with. */
  district?: string;
  onClose: () => void;
}

/** Adds or edits a contact; stays open with everything entered, the photo included, when saving fails. */
function ContactFormDialog({ contact, district = '', onClose }: ContactFormDialogProps) {
  const form = useDeclaredForm(contactForm, {
    row: contact,
    start: { kabupaten_kota: district },
    about: contact?.id ?? `new:${district}`,
    onSaved: onClose,
  });
  return (
    <RowFormDialog form={form} description={contact && `Kontak ${contact.kabupaten_kota}`} onClose={onClose}>
      <TickField
        label="Narahubung setuju nama dan nomornya ditampilkan"
        required={!contact}
        hint={
          contact
            ? 'Perlu dicentang lagi bila nama, nomor, atau fotonya diganti.'
            : 'Juga fotonya, bila dipasang.'
        }
        form={form}
        name="setuju"
      />
    </RowFormDialog>
  );
}

function DeleteContactDialog({ contact, onClose }: { contact: RegionalContact; onClose: () => void }) {
  const { kabupaten_kota, nama_kontak, foto_url } = contact;
  return (
    <DeleteRowDialog
      form={contactForm}
      row={contact}
      description={`Apakah Anda yakin ingin menghapus kontak ${kabupaten_kota}, ${nama_kontak}?`}
      note={
        photoName(foto_url)
          ? 'Fotonya ikut terhapus dan tidak dapat dikembalikan. Bila ternyata keliru, seorang admin dapat memulihkan kontak ini, tanpa foto, di halaman Riwayat.'
          : undefined
      }
      onClose={onClose}
    />
  );
}
