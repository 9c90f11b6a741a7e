import * as v from 'valibot';
import { optionalDay, optionalPastDay } from '@/lib/forms/day-rules';
import { optionalLine } from '@/lib/forms/text-rules';
import { type CertificateColumnName, certificateStatuses } from './certificate-columns';
import { accreditationResults, certificateKinds } from './certificate-state';
import { certificateMessages } from './messages';
import { cover, scan, scanProblems } from '@/features/kitchens/scans/scan-rules';

const fields = v.object({
  // The words with which the kitchen was looked for; only the draft keeps them.
  kata: v.string(),
  sppg_id: v.string(),
  jenis: v.picklist(certificateKinds),
  // Chosen, never preselected: it is the word of who issues.
  status: v.picklist(['', ...certificateStatuses]),
  nomor: optionalLine(100),
  penerbit: optionalLine(200),
  hasil: v.pipe(
    v.picklist(['', ...accreditationResults]),
    v.transform((result) => result || null),
  ),
  tanggal_daftar: optionalPastDay,
  tanggal_terbit: optionalPastDay,
  tanggal_berakhir: optionalDay,
  tanpa_akhir_per: optionalPastDay,
  tanggal_dicabut: optionalPastDay,
  scan_path: scan.rule,
  tertutup: cover.rule,
} satisfies Record<CertificateColumnName | 'kata' | 'tertutup', v.GenericSchema<string, unknown>>);

type Fields = v.InferOutput<typeof fields>;

/** Until a status is chosen, what most certificates have is asked for. */
export const isIssuedOrOpen = (status: string) => ['', 'Terbit'].includes(status);

/** What is wrong with fields that are fine by themselves, all at once. */
function problemsOf(values: Fields, storedScan: string | null): Partial<Record<keyof Fields, string>> {
  const { sppg_id, status, nomor, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanggal_dicabut } =
    values;
  const { jenis, hasil } = values;
  const isIssued = isIssuedOrOpen(status);
  return {
    ...(!status && { status: certificateMessages.statusMissing }),
    ...(!sppg_id && { sppg_id: certificateMessages.kitchenMissing }),
    ...(isIssued && !nomor && { nomor: certificateMessages.numberMissing }),
    ...(hasil && jenis !== 'Akreditasi' && { hasil: certificateMessages.resultOfOtherKind }),
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
    ...scanProblems(values, storedScan),
  };
}

/**
 * The rules of the form, the same as the database's; a new scan needs a tick.
 * @param storedScan - that of the certificate to edit
 */
export const certificateSchema = (storedScan: string | null) =>
  v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const [key, message] of Object.entries(problemsOf(input, storedScan)))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }),
    v.transform((values) => {
      const { kata: _, tertutup: __, ...input } = values;
      return input;
    }),
  );

/** A certificate as it is sent to the database, but for the size of the scan. */
export type CertificateInput = v.InferOutput<ReturnType<typeof certificateSchema>>;
