import type { Sppg } from '@/features/kitchens/sppg/api';
import { formatDate } from '@/lib/text/format';
import { closed } from './content';

/** Since when a kitchen is closed for good, and why; nothing of one that is not. */
export function ClosedNotice({ sppg }: { sppg: Pick<Sppg, 'ditutup_pada' | 'alasan_tutup'> }) {
  const { ditutup_pada, alasan_tutup } = sppg;
  if (!ditutup_pada) return null;
  return (
    <section aria-label="Penutupan" className="mt-5 rounded-xl border border-danger-600/40 bg-danger-50 p-4">
      <p className="font-semibold">Dapur ini ditutup untuk seterusnya sejak {formatDate(ditutup_pada)}.</p>
      <dl className="mt-2 max-w-prose wrap-anywhere">
        <dt className="text-sm text-ink-muted">Alasan</dt>
        <dd>{alasan_tutup}</dd>
      </dl>
      <p className="mt-2 max-w-prose text-ink-soft">{closed.text}</p>
    </section>
  );
}
