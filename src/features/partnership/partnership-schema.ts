import * as v from 'valibot';
import { optionalPhone, optionalText, requiredEmail, requiredText } from '@/lib/forms/text-rules';
import { partnershipMessages } from './messages';

/** The rules of the partnership forms, the same as the database's constraints. */
export const partnershipSchema = v.object({
  company_name: optionalText(200),
  contact_person: requiredText(partnershipMessages.contactMissing, 200),
  email: requiredEmail(partnershipMessages.emailMissing),
  phone: optionalPhone,
  message: optionalText(5000),
});

export type PartnershipApplication = v.InferOutput<typeof partnershipSchema>;
