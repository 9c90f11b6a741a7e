import * as v from 'valibot';
import { optionalLine } from '@/lib/forms/text-rules';
import { sortableToday } from '@/lib/text/format-sortable';
import { type CertificateRow, certificateStatuses } from './certificate';
import { certificateKinds } from './certificate-state';
import { certificateMessages } from './messages';

const { dayImplausible, inFuture } = certificateMessages;

/** Days such as '2026-11-24', which compare as text; null when left empty. */
const optionalDay = v.pipe(
  v.string(),
  v.check((day) => !day || (day >= '2000-01-01' && day <= '2099-12-31'), dayImplausible),
  v.transform((day) => day || null),
);

const optionalPastDay = v.pipe(
  optionalDay,
  v.check((day) => !day || day <= sortableToday(), inFuture),
);

/** The rules of the form, the same as the database's. */
export const certificateSchema = v.pipe(
  v.object({
    // What the kitchen was looked for with; only the draft keeps it.
    kata: v.string(),
    sppg_id: v.pipe(v.string(), v.nonEmpty(certificateMessages.kitchenMissing)),
    jenis: v.picklist(certificateKinds),
    status: v.picklist(certificateStatuses),
    nomor: optionalLine(100),
    penerbit: optionalLine(200),
    tanggal_daftar: optionalPastDay,
    tanggal_terbit: optionalPastDay,
    tanggal_berakhir: optionalDay,
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['nomor']],
      ({ status, nomor }) => status !== 'Terbit' || nomor !== null,
      certificateMessages.numberMissing,
    ),
    ['nomor'],
  ),
  v.forward(
    v.partialCheck(
      [['status'], ['tanggal_terbit']],
      ({ status, tanggal_terbit }) => status !== 'Terbit' || tanggal_terbit !== null,
      certificateMessages.issueMissing,
    ),
    ['tanggal_terbit'],
  ),
  v.forward(
    v.partialCheck(
      [['status'], ['tanggal_daftar'], ['tanggal_terbit']],
      ({ status, tanggal_daftar, tanggal_terbit }) =>
        status === 'Terbit' || tanggal_daftar !== null || tanggal_terbit !== null,
      certificateMessages.datesMissing,
    ),
    ['tanggal_daftar'],
  ),
  v.forward(
    v.partialCheck(
      [['tanggal_terbit'], ['tanggal_berakhir']],
      ({ tanggal_terbit, tanggal_berakhir }) =>
        !tanggal_terbit || !tanggal_berakhir || tanggal_berakhir > tanggal_terbit,
      certificateMessages.endsTooEarly,
    ),
    ['tanggal_berakhir'],
  ),
  v.transform(
    ({ sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir }) => ({
      sppg_id,
      jenis,
      status,
      nomor,
      penerbit,
      tanggal_daftar,
      tanggal_terbit,
      tanggal_berakhir,
    }),
  ),
);

/** What is sent to the database. */
export type CertificateInput = v.InferOutput<typeof certificateSchema>;

/** The form's values: text only. */
export type CertificateValues = Record<keyof v.InferInput<typeof certificateSchema>, string>;

export const emptyCertificateValues: CertificateValues = {
  kata: '',
  sppg_id: '',
  jenis: 'SLHS',
  status: 'Terbit',
  nomor: '',
  penerbit: '',
  tanggal_daftar: '',
  tanggal_terbit: '',
  tanggal_berakhir: '',
};

/** The form's values for a stored certificate. */
export const valuesOf = (row: CertificateRow): CertificateValues => ({
  kata: '',
  sppg_id: row.sppg_id,
  jenis: row.jenis,
  status: row.status,
  nomor: row.nomor ?? '',
  penerbit: row.penerbit ?? '',
  tanggal_daftar: row.tanggal_daftar ?? '',
  tanggal_terbit: row.tanggal_terbit ?? '',
  tanggal_berakhir: row.tanggal_berakhir ?? '',
});
