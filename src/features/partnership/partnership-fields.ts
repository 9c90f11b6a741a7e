import * as v from 'valibot';
import {
  optionalLine,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredLine,
} from '@/lib/forms/text-rules';
import { partnershipMessages } from './messages';

/** The rules of the partnership forms, the same as the database's constraints. */
export const partnershipSchema = v.object({
  company_name: optionalLine(200),
  contact_person: requiredLine(partnershipMessages.contactMissing, 200),
  email: requiredEmail(partnershipMessages.emailMissing),
  phone: optionalPhone,
  message: optionalText(5000),
});

export type PartnershipApplication = v.InferOutput<typeof partnershipSchema>;

/** The fields of one line, in the order of the form; the message stands below them. */
export const partnershipFields = [
  { key: 'contact_person', label: 'Nama kontak', required: true, autoComplete: 'name' },
  { key: 'company_name', label: 'Nama perusahaan', autoComplete: 'organization' },
  {
    key: 'email',
    label: 'Email',
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  { key: 'phone', label: 'Telepon', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
] as const;
