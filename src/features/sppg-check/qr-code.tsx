import { encodeQR } from 'qr';

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
