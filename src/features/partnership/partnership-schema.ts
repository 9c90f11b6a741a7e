import * as v from 'valibot';
import { optionalPhone, optionalText, requiredEmail, requiredText } from '@/lib/forms/text-rules';

/** The rules of the partnership forms beside their messages; the database holds the same rules as constraints. */
export const partnershipSchema = v.object({
  company_name: optionalText(200),
  contact_person: requiredText('Nama kontak wajib diisi.', 200),
  email: requiredEmail('Email wajib diisi.'),
  phone: optionalPhone,
  message: optionalText(5000),
});
