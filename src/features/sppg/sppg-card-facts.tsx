import type { Sppg } from './api';
import type { SppgColumnName } from './sppg-columns';
import { sppgFacts } from './sppg-facts';

/** What a card has room for, in this order. */
const cardColumns: SppgColumnName[] = [
  'progres_pembangunan',
  'estimasi_selesai',
  'sasaran_jumlah_penerima_manfaat',
];

/** How far an SPPG is, with a bar for the percentage in a text such as 'Atap selesai, 70%', and for how many. */
export function SppgCardFacts({ sppg }: { sppg: Sppg }) {
  const known = sppgFacts(sppg);
  const facts = cardColumns.flatMap((column) => known.filter(({ key }) => key === column));
  if (facts.length === 0) return null;
  const percent = /(\d+(?:[.,]\d+)?)\s*%/.exec(sppg.progres_pembangunan ?? '')?.[1]?.replace(',', '.');
  return (
    <div className="mt-3 space-y-2 text-sm">
      {percent && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-paper-deep">
          <div
            className="h-full max-w-full rounded-full bg-saffron-400 forced-color-adjust-none"
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      <dl className="space-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-muted">{label}</dt>
            <dd className="min-w-0 text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
