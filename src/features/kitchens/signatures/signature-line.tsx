// With its signature a foundation says that a kitchen is theirs, and that we manage it. An admin asks by mail
// (yayasan/desk), the recipient signs or withdraws at /konfirmasi-yayasan (signature-desk.tsx), and everyone
// reads its day on the kitchen's page.
import { formatDate } from '@/lib/text/format';
import { type Signature, signatureToday } from './signature-state';

interface SignatureLineProps {
  signatures: readonly Signature[];
  /** The day in WIB on which a signature counts. */
  today: string;
}

/** Says since when a kitchen's foundation has signed for it; nothing without a valid signature. */
export function SignatureLine({ signatures, today }: SignatureLineProps) {
  const signature = signatureToday(signatures, today);
  return (
    signature && (
      <p className="mt-1 text-sm text-ink-soft">
        {`Dikonfirmasi yayasan ${formatDate(signature.ditandatangani_pada)}${addressNote(signature)}`}
      </p>
    )
  );
}

/** Who has entered the foundation's address: '; alamat dimasukkan petugas kami pada 3 Juni 2026' */
const addressNote = ({ alamat_diisi_pada }: Signature) =>
  alamat_diisi_pada ? `; alamat dimasukkan petugas kami pada ${formatDate(alamat_diisi_pada)}` : '';
