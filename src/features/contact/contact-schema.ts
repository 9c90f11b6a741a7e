import * as v from 'valibot';
import { optionalPhone, requiredEmail, requiredText } from '@/lib/forms/text-rules';

/** The rules of the contact form beside their messages; the database holds the same rules as constraints. */
export const contactSchema = v.object({
  name: requiredText('Nama wajib diisi.', 200),
  email: requiredEmail('Email wajib diisi.'),
  phone: optionalPhone,
  subject: requiredText('Subjek wajib diisi.', 200),
  message: requiredText('Pesan wajib diisi.', 5000),
});

/** What is sent to the database. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;
