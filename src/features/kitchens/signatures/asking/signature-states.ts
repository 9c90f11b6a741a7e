import { serverNow } from '@/lib/supabase/server-time';
import { formatDate, formatNumber } from '@/lib/text/format';
import type { AskedOfFoundation } from './admin-api';

type Asked = AskedOfFoundation['asked'][number];

/** The state of a foundation's signature on a day in WIB: the last signature, then a later request. */
export function signatureStates(asked: Asked[], total: number, today: string): string[] {
  const signed = asked.find(({ ditandatangani_pada }) => ditandatangani_pada !== null);
  const [latest] = asked;
  const states = [
    signed && signedSentence(signed, total, today),
    latest && latest !== signed && askedSentence(latest),
  ].filter((state) => typeof state === 'string');
  return states.length > 0 ? states : ['Konfirmasinya belum pernah diminta.'];
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
