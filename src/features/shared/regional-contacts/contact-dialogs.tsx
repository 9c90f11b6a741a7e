import type { ComponentProps } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { CheckField } from '@/components/ui/check-field';
import { TextField } from '@/components/ui/field';
import { DistrictSelect } from '@/features/shared/wilayah/district-select';
import { useRowForm } from '@/lib/forms/use-row-form';
import { photoName } from './admin-api';
import { type RegionalContact, useRegionalContacts } from './api';
import { type ContactColumnName, contactColumns } from './contact-columns';
import { contactSchema, formValues } from './contact-schema';
import { regionalContactMessages } from './messages';
import { useDeleteContact, useSaveContact } from './mutations';
import { PhotoField } from './photo-field';

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

interface ContactFormDialogProps {
  /** The contact to edit; absent for a new one. */
  contact?: RegionalContact;
  /** The district to start with. */
  district?: string;
  onClose: () => void;
}

/** Adds or edits a contact; stays open with everything entered, the photo included, when saving fails. */
function ContactFormDialog({ contact, district = '', onClose }: ContactFormDialogProps) {
  const form = useRowForm({
    schema: contactSchema(contact),
    values: formValues(contact, district),
    draft: contact ? `contact:${contact.id}` : `contact:new:${district}`,
    row: contact,
    save: useSaveContact(),
    unique: {
      constraint: 'regional_contacts_kabupaten_kota_key',
      field: 'kabupaten_kota',
      message: regionalContactMessages.districtTaken,
    },
    wordsOf,
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={contact ? 'Edit Kontak' : 'Tambah Kontak'}
      description={contact && `Kontak ${contact.kabupaten_kota}`}
      form={form}
      onClose={onClose}
    >
      {contactColumns.map(({ key, kind, label, hint }) => {
        if (kind === 'wilayah')
          return (
            <DistrictField key={key} label={label} own={contact?.kabupaten_kota} {...form.choice(key)} />
          );
        if (kind === 'photo')
          return (
            <PhotoField
              key={key}
              label={label}
              {...form.choice(key)}
              onChange={(url) => form.change(key, url)}
            />
          );
        if (kind === 'tick')
          return (
            <TickField
              key={key}
              label={label}
              hint={hint}
              {...form.choice(key)}
              onChange={(tick) => form.change(key, tick)}
            />
          );
        const phone = kind === 'phone' && ({ type: 'tel', inputMode: 'tel' } as const);
        return (
          <TextField
            key={key}
            label={label}
            required
            {...phone}
            autoComplete="off"
            hint={hint}
            {...form.field(key)}
          />
        );
      })}
      <TickField
        label="Narahubung setuju nama dan nomornya ditampilkan"
        required={!contact}
        hint={
          contact
            ? 'Perlu dicentang lagi bila nama, nomor, atau fotonya diganti.'
            : 'Juga fotonya, bila dipasang.'
        }
        {...form.choice('setuju')}
        onChange={(tick) => form.change('setuju', tick)}
      />
    </FormDialog>
  );
}

/** A stored value as people read it. */
function wordsOf(contact: RegionalContact, column: ContactColumnName): string {
  if (column === 'bersedia_whatsapp') return contact[column] ? 'tercentang' : 'tidak tercentang';
  if (column !== 'foto_url') return contact[column];
  return contact.foto_url ? 'foto lain' : 'tanpa foto';
}

interface TickFieldProps extends Pick<ComponentProps<typeof CheckField>, 'label' | 'required' | 'hint'> {
  name: string;
  /** The text of the box; '' while it is not ticked. */
  value: string;
  error?: string;
  disabled: boolean;
  ref: (field: { focus: () => void } | null) => void;
  onChange: (value: string) => void;
}

/** A box to tick, kept as text as the form's other values are. */
function TickField({ value, ref, onChange, ...props }: TickFieldProps) {
  return (
    <CheckField
      {...props}
      // The ref leaves out the box itself, whose boolean react-hook-form would store in place of the text.
      ref={(box) => ref(box && { focus: () => box.focus() })}
      checked={value !== ''}
      onChange={({ target }) => onChange(target.checked ? 'ya' : '')}
    />
  );
}

interface DistrictFieldProps extends Omit<ComponentProps<typeof DistrictSelect>, 'isOffered'> {
  /** The district of the contact that is edited. */
  own?: string;
}

/** Offers the districts that have no contact yet, and the contact's own. */
function DistrictField({ own, ...props }: DistrictFieldProps) {
  const { data: contacts = [] } = useRegionalContacts();
  return (
    <DistrictSelect
      required
      {...props}
      // What is chosen stays, also when somebody else has just taken it.
      isOffered={(district) =>
        district === own ||
        district === props.value ||
        !contacts.some(({ kabupaten_kota }) => kabupaten_kota === district)
      }
    />
  );
}

function DeleteContactDialog({ contact, onClose }: { contact: RegionalContact; onClose: () => void }) {
  const { kabupaten_kota, nama_kontak, foto_url } = contact;
  return (
    <DeleteDialog
      {...regionalContactMessages.deletion(kabupaten_kota, nama_kontak)}
      note={
        photoName(foto_url) ? regionalContactMessages.wayBackWithoutPhoto : regionalContactMessages.wayBack
      }
      row={contact}
      remove={useDeleteContact()}
      onClose={onClose}
    />
  );
}
