import * as v from 'valibot';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { schoolMessages } from './messages';
import type { SchoolColumnName } from './school-columns';

/** The rules of the form and of CSV files, the same as the database's constraints. */
export const schoolSchema = v.object({
  nama: requiredLine(schoolMessages.nameEmpty, 200),
  npsn: v.pipe(
    optionalLine(100),
    v.check((npsn) => npsn === null || /^\d{8}$/.test(npsn), schoolMessages.npsnImplausible),
  ),
  kecamatan: optionalLine(100),
} satisfies Record<SchoolColumnName, v.GenericSchema<string, unknown>>);

export type SchoolInput = v.InferOutput<typeof schoolSchema>;
