import { Mail } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors/error-message';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDate, formatNumber } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import { type AskedOfFoundation, useAskedSignatures } from './admin-api';
import { useAskForSignature } from './mutations';

interface AskedSignatureProps {
  yayasan: { id: string; nama: string };
  /** How many kitchens the foundation has. */
  total: number;
}

type Asked = AskedOfFoundation['asked'][number];

/** Whether a foundation has signed for its kitchens, or was asked; an admin asks here. */
export function AskedSignature({ yayasan, total }: AskedSignatureProps) {
  const { data, error } = useAskedSignatures(yayasan.id);
  const ask = useAskForSignature(data?.email ?? '');
  const titleId = `konfirmasi-${yayasan.id}`;
  return (
    <section aria-labelledby={titleId} className="basis-full rounded-xl bg-paper p-4">
      {/* No heading element: at this level the headings are kitchens. */}
      <p id={titleId} className="font-bold">
        Konfirmasi yayasan
      </p>
      {error && !data && <p role="alert">{`Gagal dimuat. ${errorMessage(error)}`}</p>}
      {data && (
        <>
          <ul className="mt-1 space-y-1 wrap-anywhere text-ink-soft">
            {statesOf(data, total, todayOnServer()).map((state) => (
              <li key={state}>{state}</li>
            ))}
          </ul>
          {data.email && total > 0 && (
            <Button
              size="sm"
              variant="outline"
              className="mt-3"
              busy={ask.isPending}
              aria-label={`Minta konfirmasi yayasan ${yayasan.nama}`}
              onClick={() => ask.mutate(yayasan.id)}
            >
              <Mail aria-hidden="true" className="size-4" />
              Minta konfirmasi yayasan
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** The state of a foundation's signature on a day in WIB: the last signature, then a later request. */
function statesOf({ email, asked }: AskedOfFoundation, total: number, today: string): string[] {
  const signed = asked.find(({ ditandatangani_pada }) => ditandatangani_pada !== null);
  const [latest] = asked;
  const states = [
    signed && signedSentence(signed, total, today),
    latest && latest !== signed && askedSentence(latest),
    email === null && 'Email yayasan belum diisi: isi dulu lewat Edit.',
  ].filter((state) => typeof state === 'string');
  return states.length > 0 ? states : ['Belum pernah diminta.'];
}

function signedSentence(signed: Asked, total: number, today: string): string {
  const who = [signed.nama, signed.jabatan].filter(Boolean).join(', ');
  const begin = `Dikonfirmasi ${formatDate(signed.ditandatangani_pada ?? '')}${who && ` oleh ${who}`}`;
  const signatures = signed.sppg_tanda_tangan;
  const counting = signatures.filter(({ berlaku_sampai }) => berlaku_sampai >= today);
  const [first] = counting;
  if (first)
    return `${begin}: ${formatNumber(counting.length)} dari ${formatNumber(total)} SPPG, sampai ${formatDate(first.berlaku_sampai)}.`;
  const withdrawn = signatures.find(({ ditarik_pada }) => ditarik_pada)?.ditarik_pada;
  return withdrawn ? `${begin}, ditarik kembali ${formatDate(withdrawn)}.` : `${begin}. Sudah berakhir.`;
}

function askedSentence({ email, created_at, expires_at, dibatalkan_pada }: Asked): string {
  const begin = `Diminta ${formatDate(created_at)} lewat ${email}`;
  if (dibatalkan_pada) return `${begin}, dibatalkan ${formatDate(dibatalkan_pada)} karena emailnya diganti.`;
  return Date.parse(expires_at) > serverNow()
    ? `${begin}, menunggu jawaban sampai ${formatDate(expires_at)}.`
    : `${begin}, tidak dijawab sampai ${formatDate(expires_at)}.`;
}
