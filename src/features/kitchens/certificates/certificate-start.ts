import { byCertificateColumn, type Certificate, type Kitchen, kitchenOf } from './certificate-columns';
import type { CertificateInput } from './certificate-schema';

/** What the certificates of a pile usually share: the next form begins with it. */
export type Pile = Pick<CertificateInput, 'status' | 'penerbit' | 'tanggal_daftar' | 'tanggal_terbit'>;

export type CertificateFormState = { pile?: Pile } & (
  | { kind: 'add'; kitchen?: Kitchen; jenis?: string }
  /** Renewing adds the next one of the same kind to the same kitchen. */
  | { kind: 'renew' | 'edit'; certificate: Certificate }
);

export type CertificateDialogState = CertificateFormState | { kind: 'delete'; certificate: Certificate };

/** The kitchen, if it is known, the values to start with, and the name of the draft. */
export function startOf(state: CertificateFormState) {
  const empty = byCertificateColumn((column) => (column.kind === 'choice' ? column.initial : ''));
  if (state.kind === 'edit') {
    const { certificate } = state;
    return {
      kitchen: kitchenOf(certificate),
      values: byCertificateColumn(({ key }) => certificate[key] ?? ''),
      draft: `certificate:edit:${certificate.id}` as const,
    };
  }
  const { pile } = state;
  const previous = state.kind === 'renew' ? state.certificate : undefined;
  const given =
    state.kind === 'add' ? state : { kitchen: kitchenOf(state.certificate), jenis: state.certificate.jenis };
  const { kitchen } = given;
  const sppg_id = kitchen?.id ?? '';
  const jenis = given.jenis ?? empty.jenis;
  return {
    kitchen,
    values: {
      ...empty,
      sppg_id,
      jenis,
      status: pile?.status ?? empty.status,
      penerbit: previous?.penerbit ?? pile?.penerbit ?? '',
      tanggal_daftar: pile?.tanggal_daftar ?? '',
      tanggal_terbit: pile?.tanggal_terbit ?? '',
    },
    draft:
      `certificate:${previous ? `renew:${previous.id}` : ['new', sppg_id, ...(given.jenis ? [given.jenis] : [])].join(':')}` as const,
  };
}

/** What the next form begins with after this one; nothing after a revoked certificate. */
export const pileAfter = ({ status, penerbit, tanggal_daftar, tanggal_terbit }: CertificateInput) =>
  status === 'Dicabut' ? undefined : { status, penerbit, tanggal_daftar, tanggal_terbit };
