// A foundation's signature: that a kitchen is theirs, and that we manage it. An admin asks by mail (asked-signature.tsx), whoever
// has the mail signs or withdraws at /konfirmasi-yayasan (signature-desk.tsx), everyone reads the day of it on the kitchen's page.
import { formatDate } from '@/lib/text/format';
import { type Signature, signatureToday } from './signature-state';

interface SignatureLineProps {
  signatures: readonly Signature[];
  /** The day in WIB on which a signature counts. */
  today: string;
}

/** Since when a kitchen's foundation stands for it; nothing while it does not. */
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

/** Who vouches that the mail reached the foundation: '; alamat dimasukkan petugas kami pada 3 Juni 2026' */
const addressNote = ({ alamat_diisi_pada }: Signature) =>
  alamat_diisi_pada ? `; alamat dimasukkan petugas kami pada ${formatDate(alamat_diisi_pada)}` : '';
