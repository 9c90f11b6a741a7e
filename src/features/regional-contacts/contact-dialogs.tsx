import { UserRound } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { lazyDialog } from '@/components/lazy';
import { PhotoPicker } from '@/components/photo-picker';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { SelectField, TextField } from '@/components/ui/field';
import { useDistricts } from '@/features/wilayah/api';
import { errorMessage } from '@/lib/errors/error-message';
import { canvasToDataUrl } from '@/lib/files/photo';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { useRowForm } from '@/lib/forms/use-row-form';
import { addContact, deleteContact, photoName, updateContact } from './admin-api';
import { type RegionalContact, regionalContactsQuery, useRegionalContacts } from './api';
import { type ContactColumnName, contactColumns } from './contact-columns';
import { contactSchema, formValues } from './contact-schema';
import { photoUrl, withoutContact } from './contacts';
import { contactMessages } from './messages';

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

/** What saving and deleting have in common. */
const shared = {
  nameOf: ({ kabupaten_kota }: { kabupaten_kota: string }) => kabupaten_kota,
  messages: contactMessages,
  reloads: [regionalContactsQuery.queryKey],
};

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
    save: useSaveRow({ ...shared, add: addContact, update: updateContact }),
    unique: {
      constraint: 'regional_contacts_kabupaten_kota_key',
      field: 'kabupaten_kota',
      message: contactMessages.districtTaken,
    },
    wordsOf,
    onSaved: onClose,
  });
  const { value: tick, name, ref, error, disabled } = form.choice('setuju');

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

/** A stored value as people read it. */
function wordsOf(contact: RegionalContact, column: ContactColumnName): string {
  if (column !== 'foto_url') return contact[column];
  return contact.foto_url ? 'foto lain' : 'tanpa foto';
}

interface DistrictFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  value: string;
  /** The district of the contact that is edited. */
  own?: string;
}

/** Offers the districts that have no contact yet, and the contact's own. */
function DistrictField({ own, error, ...props }: DistrictFieldProps) {
  const { data: districts = [], error: loadError } = useDistricts();
  const { data: contacts = [] } = useRegionalContacts();
  const free = new Set(withoutContact(districts, contacts));
  // What is chosen stays, also when somebody else has just taken it.
  const options = [own, props.value].filter(Boolean);
  const offered = districts.filter((district) => free.has(district) || options.includes(district));
  const problem = loadError ? `Daftar kabupaten/kota gagal dimuat. ${errorMessage(loadError)}` : undefined;
  return (
    <SelectField required {...props} error={error ?? problem}>
      {!offered.includes(props.value) && (
        <option value={props.value}>{props.value || 'Pilih kabupaten/kota'}</option>
      )}
      {offered.map((district) => (
        <option key={district}>{district}</option>
      ))}
    </SelectField>
  );
}

function DeleteContactDialog({ contact, onClose }: { contact: RegionalContact; onClose: () => void }) {
  const { kabupaten_kota, nama_kontak, foto_url } = contact;
  return (
    <DeleteDialog
      {...contactMessages.deletion(kabupaten_kota, nama_kontak)}
      note={photoName(foto_url) ? contactMessages.wayBackWithoutPhoto : contactMessages.wayBack}
      row={contact}
      remove={useDeleteRow({ ...shared, remove: deleteContact })}
      onClose={onClose}
    />
  );
}

const PhotoCropDialog = lazyDialog(
  async () => (await import('@/components/photo-crop-dialog')).PhotoCropDialog,
);

interface PhotoFieldProps {
  label: string;
  /** A stored address, or the `data:` URL of a photo that was just cropped; '' without one. */
  value: string;
  error?: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** Chooses, crops and removes the photo of a contact. */
function PhotoField({ label, value, error, disabled, onChange }: PhotoFieldProps) {
  const pickerRef = useRef<HTMLButtonElement>(null);

  function handleRemove() {
    onChange('');
    // The pressed button goes.
    pickerRef.current?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        {label}
        <span className="font-normal text-ink-muted"> (opsional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          src={photoUrl(value)}
          alt="Foto narahubung"
          fallback={<UserRound aria-hidden="true" className="size-10" />}
          className="size-24"
        />
        <div className="flex flex-wrap gap-3">
          <PhotoPicker ref={pickerRef} label={value ? 'Ganti Foto' : 'Pilih Foto'} disabled={disabled}>
            {(photo, close) => (
              <PhotoCropDialog
                photo={photo}
                description="Geser foto sampai wajah narahubung berada di dalam lingkaran."
                previewLabel="Pratinjau foto narahubung"
                confirmLabel="Pakai Foto"
                onConfirm={(canvas) => {
                  onChange(canvasToDataUrl(canvas));
                  close();
                }}
                onClose={close}
              />
            )}
          </PhotoPicker>
          {value && (
            <Button variant="ghost" size="sm" disabled={disabled} onClick={handleRemove}>
              Hapus Foto
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink-muted">Tanpa foto, direktori menampilkan inisial namanya.</p>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger-600">
          {error}
        </p>
      )}
    </fieldset>
  );
}
