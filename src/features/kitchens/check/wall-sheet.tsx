import { encodeQR } from 'qr';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Logo } from '@/components/logo';
import { complaintPath } from '@/config/paths';
import { site } from '@/config/site';
import { calledName, calledOf, type CallableKitchen } from '@/features/kitchens/sppg/called';
import { todayOnServer } from '@/lib/text/format-time';
import { formatAddress, formatDate } from '@/lib/text/format';
import type { FoundSppg } from './api';
import { noDrawbackNote, hotlines, scopeSentence } from './content';

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
  sppg: CallableKitchen & Pick<FoundSppg, 'yayasan' | 'wilayah'>;
  /** The URL of the kitchen's page. */
  url: string;
}

/**
 * A sheet for the kitchen's wall with a QR code of its page and telephone numbers, which prints itself once it is
 * rendered. Until it is unmounted nothing else is printed: phones read the page again after `print` has returned.
 */
export function WallSheet({ sppg, url }: WallSheetProps) {
  useEffect(() => window.print(), []);
  const called = calledOf(sppg);
  const { yayasan, wilayah } = sppg;
  const contact = wilayah?.regional_contacts;
  return createPortal(
    <article className="print-sheet hidden h-[98vh] flex-col break-inside-avoid text-center leading-snug text-ink print:flex">
      <p className="flex items-center justify-center gap-3 text-lg font-bold">
        <Logo className="size-10" />
        Jaringan SPPG {site.name}
      </p>
      <h1 className="mt-4 text-4xl wrap-anywhere">{calledName(called)}</h1>
      <p className="mt-2 text-2xl font-semibold">{called.kode}</p>
      <p className="mt-1">{yayasan.nama}</p>
      {called.lokasi !== null && <p>{formatAddress(called.lokasi)}</p>}
      {/* As large as the texts leave room for. */}
      <QrCode text={url} className="min-h-[8cm] flex-1" />
      <p className="text-2xl font-bold">Pindai untuk memeriksa dapur ini atau mengirim keluhan</p>
      <p>{noDrawbackNote}</p>
      <p className="wrap-anywhere">{url}</p>
      <p className="wrap-anywhere">Keluhan: {new URL(complaintPath(called.kode), url).href}</p>
      <dl className="mt-4 flex justify-center gap-6 border-y-2 border-ink py-3">
        {hotlines.map(({ number, use }) => (
          <Hotline key={number} number={number} use={use} />
        ))}
        {wilayah && contact && (
          <Hotline
            number={contact.nomor_telepon}
            use={`Narahubung kami di ${wilayah.nama}: ${contact.nama_kontak}`}
          />
        )}
      </dl>
      <p className="mt-3 text-sm">{scopeSentence}</p>
      <p className="text-sm">Dicetak {formatDate(todayOnServer())}. Keadaan terbaru ada di alamat di atas.</p>
    </article>,
    document.body,
  );
}

function Hotline({ number, use }: { number: string; use: string }) {
  return (
    <div className="flex max-w-64 flex-col-reverse justify-end">
      <dt className="text-sm">{use}</dt>
      <dd className="text-xl font-extrabold whitespace-nowrap">{number}</dd>
    </div>
  );
}
