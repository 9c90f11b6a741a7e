import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/field';
import { useDistricts } from '@/features/wilayah/api';
import { errorMessage } from '@/lib/errors/error-message';
import { withoutContact } from './districts';
import { useRegionalContacts } from './queries';

interface DistrictFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  value: string;
  /** The district of the contact that is edited. */
  own?: string;
}

/** Offers the districts that have no contact yet, and the contact's own. */
export function DistrictField({ own, error, ...props }: DistrictFieldProps) {
  const { data: districts = [], error: loadError } = useDistricts();
  const { data: contacts = [] } = useRegionalContacts();
  const free = new Set(withoutContact(districts, contacts));
  // What is chosen stays, also when somebody else has just taken it.
  const options = [own, props.value].filter(Boolean);
  const offered = districts.filter((district) => free.has(district) || options.includes(district));
  const problem = loadError ? `Daftar kabupaten/kota gagal dimuat. ${errorMessage(loadError)}` : undefined;
  return (
    <SelectField label="Kabupaten/Kota" required {...props} error={error ?? problem}>
      {!offered.includes(props.value) && (
        <option value={props.value}>{props.value || 'Pilih kabupaten/kota'}</option>
      )}
      {offered.map((district) => (
        <option key={district}>{district}</option>
      ))}
    </SelectField>
  );
}
