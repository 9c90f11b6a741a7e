import * as v from 'valibot';
import { optionalEmail, optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { yayasanManagementMessages } from './management.messages';
import type { YayasanColumnName } from './yayasan-columns';

/** The rules of the foundation form, the same as the database's constraints. */
export const yayasanSchema = v.object({
  nama: requiredLine(yayasanManagementMessages.nameEmpty, 200),
  alamat: optionalLine(500),
  pengelola: optionalLine(200),
} satisfies Record<YayasanColumnName, v.GenericSchema<string, unknown>>);

/** The rules of the form with the e-mail address, which has a table of its own. */
export const yayasanFormSchema = v.object({ ...yayasanSchema.entries, email: optionalEmail });

/** A foundation as it is sent to the database. */
export type YayasanInput = v.InferOutput<typeof yayasanSchema>;

export type YayasanFormInput = v.InferOutput<typeof yayasanFormSchema>;
