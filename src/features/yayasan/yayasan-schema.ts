import * as v from 'valibot';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { yayasanManagementMessages } from './management.messages';
import type { YayasanColumnName } from './yayasan-columns';

/** The rules of the foundation form, the same as the database's constraints. */
export const yayasanSchema = v.object({
  nama: requiredLine(yayasanManagementMessages.nameEmpty, 200),
  alamat: optionalLine(500),
  pengelola: optionalLine(200),
} satisfies Record<YayasanColumnName, v.GenericSchema<string, unknown>>);

/** What is sent to the database. */
export type YayasanInput = v.InferOutput<typeof yayasanSchema>;
