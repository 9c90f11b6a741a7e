import { Mail, MapPin, Phone } from 'lucide-react';
import type { Company } from '@/lib/content/company-row';
import { MailAddress } from './links';

/** Address, telephone and e-mail of the office, as every page ends with them. */
export function OfficeAddress({ company }: { company: Company }) {
  const { addressLine, phone, email } = company;
  return (
    <address className="space-y-2 not-italic md:space-y-3">
      <p className="flex gap-3">
        <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {addressLine}
      </p>
      <p className="flex gap-3">
        <Phone aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <a href={phone.href} className="hover:text-white hover:underline">
          {phone.display}
        </a>
      </p>
      <p className="flex gap-3">
        <Mail aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <a href={`mailto:${email}`} className="hover:text-white hover:underline">
          <MailAddress address={email} />
        </a>
      </p>
    </address>
  );
}
