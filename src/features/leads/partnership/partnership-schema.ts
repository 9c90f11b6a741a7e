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
