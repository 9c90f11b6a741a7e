import { FormDialog } from '@/components/form-dialog';
import { CheckField } from '@/components/ui/check-field';
import { TextField } from '@/components/ui/field';
import { violatedConstraint } from '@/lib/errors/failure';
import { showStored } from '@/lib/forms/show-stored';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { RegionalContact } from './api';
import { type ContactInput, contactSchema, formValues } from './contact-schema';
import { DistrictField } from './district-field';
import { contactMessages } from './messages';
import { useAddContact, useUpdateContact } from './mutations';
import { PhotoField } from './photo-field';

interface ContactFormDialogProps {
  /** The contact to edit; absent for a new one. */
  contact?: RegionalContact;
  /** The district to start with. */
  district?: string;
  onClose: () => void;
}

/** Adds or edits a contact; stays open with everything entered, the photo included, when saving fails. */
export function ContactFormDialog({ contact, district = '', onClose }: ContactFormDialogProps) {
  const draft = contact ? `contact:${contact.id}` : `contact:new:${district}`;
  const add = useAddContact(draft);
  const update = useUpdateContact(draft);
  const form = useSchemaForm({
    schema: contactSchema(contact),
    values: formValues(contact, district),
    draft,
    base: contact,
    isBusy: add.isPending || update.isPending,
    onSubmit: save,
  });
  const { value: tick, name, ref, error, disabled } = form.choice('setuju');

  function save(input: ContactInput) {
    const { base } = form;
    if (!base) return add.mutate(input, { onSuccess: onClose, onError: showTakenDistrict });
    const changes = form.changes(input);
    update.mutate(
      { base, changes },
      {
        onSuccess: (current) => (current ? showConflict(changes, base, current) : onClose()),
        onError: showTakenDistrict,
      },
    );
  }

  function showConflict(changes: Partial<ContactInput>, base: RegionalContact, current: RegionalContact) {
    const photoWords = current.foto_url ? 'foto lain' : 'tanpa foto';
    showStored<keyof ContactInput, RegionalContact>(form, changes, base, current, (name) =>
      name === 'foto_url' ? photoWords : current[name],
    );
  }

  function showTakenDistrict(error: Error) {
    if (violatedConstraint(error.message) !== 'regional_contacts_kabupaten_kota_key') return;
    // The select can take the focus once it is enabled again.
    setTimeout(() => form.setError('kabupaten_kota', contactMessages.districtTaken));
  }

  return (
    <FormDialog
      title={contact ? 'Edit Kontak' : 'Tambah Kontak'}
      description={contact && `Kontak ${contact.kabupaten_kota}`}
      form={form}
      onClose={onClose}
    >
      <DistrictField own={contact?.kabupaten_kota} {...form.choice('kabupaten_kota')} />
      <TextField label="Nama narahubung" required autoComplete="off" {...form.field('nama_kontak')} />
      <TextField
        label="Nomor telepon"
        required
        type="tel"
        inputMode="tel"
        autoComplete="off"
        hint="Seperti 0812-3456-7890 atau (024) 7601234."
        {...form.field('nomor_telepon')}
      />
      <PhotoField {...form.choice('foto_url')} onChange={(url) => form.change('foto_url', url)} />
      <CheckField
        label="Narahubung setuju nama dan nomornya ditampilkan"
        required={!contact}
        hint={
          contact
            ? 'Perlu dicentang lagi bila nama, nomor, atau fotonya diganti.'
            : 'Juga fotonya, bila dipasang.'
        }
        name={name}
        // Without the box itself, whose boolean react-hook-form would store in place of the text.
        ref={(box) => ref(box && { focus: () => box.focus() })}
        error={error}
        disabled={disabled}
        checked={tick !== ''}
        onChange={({ target }) => form.change('setuju', target.checked ? 'ya' : '')}
      />
    </FormDialog>
  );
}
