import type { FoundSppg } from '@/features/kitchens/check/api';
import { clockTime, kindTitle, stillOpen } from '@/features/kitchens/incidents/incident-state';
import { formatDate } from '@/lib/text/format';
import { kitchenNews } from './content';

/** Notes about the chosen kitchen: that it is closed, and its open incidents. */
export function KitchenNews({ kitchen }: { kitchen: FoundSppg }) {
  const { ditutup_pada, sppg_kejadian } = kitchen;
  const texts = [
    ...(ditutup_pada ? [kitchenNews.closed(formatDate(ditutup_pada))] : []),
    ...stillOpen(sppg_kejadian).map(({ jenis, hari, created_at }) =>
      kitchenNews.known(
        `${kindTitle(jenis).toLowerCase()}, ${formatDate(hari)}`,
        clockTime(created_at, hari),
      ),
    ),
  ];
  return texts.map((text) => (
    <p key={text} className="rounded-xl border border-saffron-600 bg-saffron-50 p-3">
      {text}
    </p>
  ));
}
