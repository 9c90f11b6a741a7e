import { formatDate } from '@/lib/text/format';
import type { PublicCertificate } from './certificate-state';

/** What is recorded of a certificate; nothing of what is unknown, but that nobody noted its last day. */
export function certificateFacts(certificate: Omit<PublicCertificate, 'id' | 'sppg_id' | 'created_at'>) {
  const { status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir } = certificate;
  const unknownEnd = status === 'Terbit' ? 'tanggalnya belum dicatat' : null;
  const facts = [
    { term: 'Nomor', text: nomor },
    { term: 'Penerbit', text: penerbit },
    { term: 'Didaftarkan', text: tanggal_terbit ? null : tanggal_daftar && formatDate(tanggal_daftar) },
    { term: 'Terbit', text: tanggal_terbit && formatDate(tanggal_terbit) },
    { term: 'Berlaku sampai', text: tanggal_berakhir ? formatDate(tanggal_berakhir) : unknownEnd },
  ];
  return facts.flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}
