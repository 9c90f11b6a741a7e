import { encodeQR } from 'qr';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Logo } from '@/components/logo';
import { sppgPath } from '@/config/paths';
import { site } from '@/config/site';
import type { SppgWithYayasan } from '@/features/sppg/api';
import { formatAddress, formatDate } from '@/lib/text/format';
import { sortableToday } from '@/lib/text/format-time';
import { absoluteUrl } from '@/lib/url/site-url';
import { scopeSentence } from './content';

/** A QR code, legible when a quarter of it is dirty or torn. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}

interface WallSheetProps {
  sppg: Pick<SppgWithYayasan, 'nama' | 'kode_unik_pendaftaran' | 'lokasi' | 'yayasan'>;
}

/**
 * A sheet for the kitchen's wall with a QR code of its page; prints itself, once it is there. It is the only thing on paper
 * until it is unmounted: a phone asks for the sheets again after `print` has returned.
 */
export function WallSheet({ sppg }: WallSheetProps) {
  useEffect(() => window.print(), []);
  const { nama, kode_unik_pendaftaran, lokasi, yayasan } = sppg;
  const address = absoluteUrl(sppgPath(kode_unik_pendaftaran));
  return createPortal(
    <article className="print-sheet hidden break-inside-avoid text-center text-ink print:block">
      <p className="flex items-center justify-center gap-3 text-xl font-bold">
        <Logo className="size-12" />
        Jaringan SPPG {site.name}
      </p>
      <h1 className="mt-8 text-4xl wrap-anywhere">{nama}</h1>
      <p className="mt-3 text-2xl font-semibold">{kode_unik_pendaftaran}</p>
      <p className="mt-3 text-lg">{yayasan.nama}</p>
      <p className="text-lg">{formatAddress(lokasi)}</p>
      <QrCode text={address} className="mx-auto mt-8 size-[9cm]" />
      <p className="mt-4 text-xl font-semibold">Pindai untuk memeriksa dapur ini</p>
      <p className="text-lg wrap-anywhere">{address}</p>
      <p className="mt-8">{scopeSentence}</p>
      <p className="text-sm">Dicetak {formatDate(sortableToday())}. Keadaan terbaru ada di alamat di atas.</p>
    </article>,
    document.body,
  );
}
