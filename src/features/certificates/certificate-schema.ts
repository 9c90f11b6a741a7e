import * as v from 'valibot';
import { optionalDay, optionalPastDay } from '@/lib/days/day-rules';
import { optionalLine } from '@/lib/forms/text-rules';
import { type CertificateColumnName, certificateStatuses } from './certificate-columns';
import { certificateKinds } from './certificate-state';
import { certificateMessages } from './messages';

const fields = v.object({
  // What the kitchen was looked for with; only the draft keeps it.
  kata: v.string(),
  sppg_id: v.string(),
  jenis: v.picklist(certificateKinds),
  status: v.picklist(certificateStatuses),
  nomor: optionalLine(100),
  penerbit: optionalLine(200),
  tanggal_daftar: optionalPastDay,
  tanggal_terbit: optionalPastDay,
  tanggal_berakhir: optionalDay,
  tanggal_dicabut: optionalPastDay,
} satisfies Record<CertificateColumnName | 'kata', v.GenericSchema<string, unknown>>);

type Fields = v.InferOutput<typeof fields>;

/** What is wrong with fields that are fine by themselves, all at once. */
function problemsOf(values: Fields): Partial<Record<keyof Fields, string>> {
  const { sppg_id, status, nomor, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanggal_dicabut } =
    values;
  const isIssued = status === 'Terbit';
  return {
    ...(!sppg_id && { sppg_id: certificateMessages.kitchenMissing }),
    ...(isIssued && !nomor && { nomor: certificateMessages.numberMissing }),
    ...(isIssued && !tanggal_terbit && { tanggal_terbit: certificateMessages.issueMissing }),
    ...(!isIssued &&
      !tanggal_daftar &&
      !tanggal_terbit && { tanggal_daftar: certificateMessages.datesMissing }),
    ...(tanggal_terbit &&
      tanggal_berakhir &&
      tanggal_berakhir <= tanggal_terbit && { tanggal_berakhir: certificateMessages.endsTooEarly }),
    ...(status === 'Dicabut' &&
      !tanggal_dicabut && { tanggal_dicabut: certificateMessages.revocationMissing }),
    ...(tanggal_terbit &&
      tanggal_dicabut &&
      tanggal_dicabut < tanggal_terbit && { tanggal_dicabut: certificateMessages.revokedTooEarly }),
  };
}

/** The rules of the form, the same as the database's. */
export const certificateSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const [key, message] of Object.entries(problemsOf(input)))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
  }),
  v.transform((values) => {
    const { kata: _, ...input } = values;
    return input;
  }),
);

/** What is sent to the database. */
export type CertificateInput = v.InferOutput<typeof certificateSchema>;
