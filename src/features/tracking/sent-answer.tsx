import { Card } from '@/components/ui/card';
import { formatDateTime } from '@/lib/text/format';
import type { Sent } from './api';
import { kindLabels, statusWords } from './content';
import { trackingMessages } from './messages';

/** What became of a message or application, as its sender may know it. */
export function SentAnswer({ sent }: { sent: Sent | null }) {
  if (!sent) return <Card>{trackingMessages.notFound}</Card>;
  const { kind, created_at, status, answered_at, pesan_publik } = sent;
  return (
    <Card>
      <p className="text-ink-muted">{kindLabels[kind]}</p>
      <h2 className="mt-1 text-2xl">{statusWords[status]}</h2>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Time term="Kami terima" value={created_at} />
        <Time term="Perubahan terakhir" value={answered_at} />
      </dl>
      {pesan_publik && (
        <div className="mt-5 rounded-xl bg-brand-50 p-4">
          <h3 className="text-base">Pesan dari kami</h3>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{pesan_publik}</p>
        </div>
      )}
    </Card>
  );
}

function Time({ term, value }: { term: string; value: string | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-semibold">
        {value ? <time dateTime={value}>{formatDateTime(value)} WIB</time> : 'Belum ada'}
      </dd>
    </div>
  );
}
