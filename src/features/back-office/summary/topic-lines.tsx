import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Code } from '@/components/code';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { serverNow } from '@/lib/supabase/server-time';
import { isOverdue, lastDay, timeLeft } from '@/lib/text/deadline';
import { formatDate, formatDateTime, formatNumber } from '@/lib/text/format';
import { useIsPhone } from '@/lib/use-is-phone';
import type { Amount, DueSppg } from './api';
import { FailedLine, Line, Lines, Note } from './summary-lines';
import type { DueTopic } from './topics';

/** A topic of which something is due, or which failed to load. */
export interface DueLine {
  topic: DueTopic;
  query: UseQueryResult<Amount>;
}

/** Topics that need no more than their number, side by side. */
export function TopicNumbers({ due }: { due: DueLine[] }) {
  const failed = due.filter(({ query }) => !query.data);
  return (
    <div className="space-y-2">
      {failed.length > 0 && (
        <Lines>
          {failed.map((line) => (
            <TopicLine key={line.topic.id} {...line} />
          ))}
        </Lines>
      )}
      <ul className="grid grid-cols-2 gap-2">
        {due.map(({ topic, query: { data, dataUpdatedAt } }) => {
          if (!data) return null;
          // '7 sertifikat habis dalam 7 hari': the number is large.
          const [number, ...words] = topic.title(data.amount).split(' ');
          return (
            <li key={topic.id}>
              <Link
                to={topic.to(dataUpdatedAt)}
                className="flex h-full items-center gap-2 rounded-xl border border-paper-line bg-white px-2.5 py-1.5 leading-tight hover:border-brand-600 sm:px-5 sm:py-2.5"
              >
                <span className="shrink-0 text-xl font-extrabold">{number}</span>{' '}
                <span className="text-sm font-semibold text-brand-700 underline underline-offset-4">
                  {words.join(' ')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The line of a topic. */
export function TopicLine({ topic, query }: DueLine) {
  const { data, dataUpdatedAt, error, refetch } = query;
  if (!data) return <FailedLine subject={topic.subject} error={error} onRetry={() => void refetch()} />;
  const { amount, since, sppg, due_at, reason } = data;
  return (
    <Line to={topic.to(dataUpdatedAt)} title={topic.title(amount)} deed={topic.deed}>
      {due_at && <Deadline dueAt={due_at} amount={amount} />}
      {since && !due_at && <Note>{(topic.since ?? waitingSince)(formatDate(since), amount)}</Note>}
      {reason && <Note>{(topic.why ?? latestFailure)(reason, amount)}</Note>}
      {sppg.length > 0 && (
        <SppgLinks sppg={sppg} amount={amount} to={topic.toSppg} toAll={topic.to(dataUpdatedAt)} />
      )}
      {topic.hint && (
        <div className="max-sm:hidden">
          <Note>{topic.hint}</Note>
        </div>
      )}
    </Line>
  );
}

/** The deadline of the first request, and how long that is. */
function Deadline({ dueAt, amount }: { dueAt: string; amount: number }) {
  const now = serverNow();
  const day = lastDay(dueAt);
  const first = day
    ? `${amount > 1 ? 'Yang pertama paling' : 'Paling'} lambat ${day}`
    : `${amount > 1 ? 'Tenggat yang pertama' : 'Tenggatnya'} ${formatDateTime(dueAt)}`;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {/* On a phone the badge says enough. */}
      <span className="max-sm:sr-only">{first}</span>
      <Badge tone={isOverdue(dueAt, now) ? 'red' : 'saffron'}>{timeLeft(dueAt, now)}</Badge>
    </p>
  );
}

const waitingSince = (date: string, amount: number) =>
  `${amount > 1 ? 'Yang paling lama sejak' : 'Sejak'} ${date}.`;

const latestFailure = (reason: string, amount: number) =>
  `${amount > 1 ? 'Yang terbaru' : 'Alasan'}: ${reason}`;

const sppgInData = (code: string) => `${paths.dataYayasan}?sppg=${encodeURIComponent(code)}`;

interface SppgLinksProps {
  sppg: DueSppg[];
  amount: number;
  to?: (code: string) => string;
  toAll: string;
}

/** Links to the SPPG that are due first, fewer on a phone, and to the list of all where there are more. */
function SppgLinks({ sppg, amount, to = sppgInData, toAll }: SppgLinksProps) {
  const shown = useIsPhone() ? sppg.slice(0, 1) : sppg;
  const more = amount - shown.length;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm leading-6">
      {shown.map(({ code, name }) => (
        <li key={code}>
          <TextLink to={to(code)}>{name}</TextLink>{' '}
          <Code className="text-ink-soft max-sm:sr-only">{code}</Code>
        </li>
      ))}
      {more > 0 && (
        <li>
          <TextLink to={toAll}>dan {formatNumber(more)} lainnya</TextLink>
        </li>
      )}
    </ul>
  );
}
