import { Plus } from 'lucide-react';
import { Loaded } from '@/components/lists/loaded';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { useDistricts } from '@/features/shared/wilayah/api';
import { type RegionalContact, useRegionalContacts } from './api';
import type { ContactDialogState } from './contact-dialogs';
import { withoutContact } from './contacts';

/** More names than this fold away, so that the contacts stay in view. */
const maxUnfolded = 8;

interface MissingContactsProps {
  onContactAction: (action: ContactDialogState) => void;
}

/** Tells admins which kabupaten and kota have no contact, and lets them add one. */
export function MissingContacts({ onContactAction }: MissingContactsProps) {
  const { data: contacts } = useRegionalContacts();
  const districts = useDistricts();
  // Nothing while the list below is loading or has failed, which it says itself.
  if (!contacts) return null;
  return (
    <div className="mb-6">
      <Loaded query={districts} loading={null} failure="Daftar kabupaten/kota gagal dimuat.">
        {(all) => (
          <MissingDistricts
            districts={withoutContact(all, contacts)}
            contacts={contacts}
            onContactAction={onContactAction}
          />
        )}
      </Loaded>
    </div>
  );
}

interface MissingDistrictsProps extends MissingContactsProps {
  /** The kabupaten and kota without a contact. */
  districts: string[];
  contacts: RegionalContact[];
}

function MissingDistricts({ districts, contacts, onContactAction }: MissingDistrictsProps) {
  const { length } = districts;
  if (length === 0) {
    return (
      <p className="text-ink-soft">Semua {contacts.length} kabupaten dan kota sudah punya narahubung.</p>
    );
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 rounded-2xl border border-paper-line bg-white p-5">
      <details open={length <= maxUnfolded} className="min-w-0 flex-1 basis-64">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {length} kabupaten/kota belum punya narahubung
        </summary>
        <ul className="mt-2 flex flex-wrap gap-2">
          {districts.map((district) => (
            <li key={district}>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Tambah kontak ${district}`}
                onClick={() => onContactAction({ kind: 'add', district })}
              >
                <Plus aria-hidden="true" className="size-4" />
                {district}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      <Button size="sm" onClick={() => onContactAction({ kind: 'add' })}>
        <Plus aria-hidden="true" className="size-4" />
        {contacts.length > 0 ? 'Tambah Kontak' : 'Tambahkan kontak pertama'}
      </Button>
    </div>
  );
}

interface ContactActionButtonsProps {
  contact: RegionalContact;
  onContactAction: (action: ContactDialogState) => void;
}

export function ContactActionButtons({ contact, onContactAction }: ContactActionButtonsProps) {
  const name = `kontak ${contact.kabupaten_kota}`;
  return (
    <div className="flex basis-full flex-wrap gap-2">
      <EditButton name={name} onClick={() => onContactAction({ kind: 'edit', contact })} />
      <DeleteButton name={name} onClick={() => onContactAction({ kind: 'delete', contact })} />
    </div>
  );
}
