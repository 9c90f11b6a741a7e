import * as v from 'valibot';
import { optionalPhone, requiredEmail, requiredLine, requiredText } from '@/lib/forms/text-rules';
import { contactMessages } from './messages';

export const maxSubjectLength = 200;

/** The rules of the contact form, the same as the database's constraints. */
export const contactSchema = v.object({
  name: requiredLine(contactMessages.nameMissing, 200),
  email: requiredEmail(contactMessages.emailMissing),
  phone: optionalPhone,
  subject: requiredLine(contactMessages.subjectMissing, maxSubjectLength),
  message: requiredText(contactMessages.messageMissing, 5000),
});

/** What is sent to the database. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;
