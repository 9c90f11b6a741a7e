import { useCompany } from '@/lib/content/company';
import { TextAnchor } from './links';
import { Button } from './ui/button';

/**
 * Hidden in the HTML of a form; public/early-form.js shows it when the scripts that would send the form do not arrive.
 */
export function NotReady() {
  const { phone } = useCompany();
  return (
    <div role="alert" className="hidden rounded-2xl bg-danger-50 p-4 in-data-stuck:block">
      <p className="font-semibold text-danger-700">Formulir ini belum siap</p>
      <p className="mt-1">
        Bagian halaman yang mengirim formulir ini belum sampai di perangkat Anda. Muat ulang: tulisan Anda
        tetap ada, foto dan file dipilih lagi. Atau telepon{' '}
        <TextAnchor href={phone.href} className="inline-block">
          {phone.display}
        </TextAnchor>
        .
      </p>
      <Button data-reload="" className="mt-3">
        Muat ulang
      </Button>
    </div>
  );
}
