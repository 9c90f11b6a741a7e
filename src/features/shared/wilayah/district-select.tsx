import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { useDistricts } from './api';

interface DistrictSelectProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  value: string;
  /** Whether a kabupaten or kota may be chosen; without it all may. */
  isOffered?: (district: string) => boolean;
}

/** Chooses a kabupaten or kota, or none where it is not required. A choice stays even if it is no longer offered. */
export function DistrictSelect({ isOffered, value, error, required, ...props }: DistrictSelectProps) {
  const { data = [], error: loadError } = useDistricts();
  const problem = loadError ? `Daftar kabupaten/kota gagal dimuat. ${errorMessage(loadError)}` : undefined;
  const offered = isOffered ? data.filter(isOffered) : data;
  return (
    <SelectField {...props} required={required} value={value} error={error ?? problem}>
      {!required && <option value="">Belum dicatat</option>}
      {required && !value && <option value="">Pilih kabupaten/kota</option>}
      {value && !offered.includes(value) && <option>{value}</option>}
      {offered.map((district) => (
        <option key={district}>{district}</option>
      ))}
    </SelectField>
  );
}
