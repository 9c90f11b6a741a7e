import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Code } from '@/components/code';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import type { useFilesToRemove } from '@/features/shared/file-removal/api';
import { useRemoveFiles } from '@/features/shared/file-removal/mutations';
import type { BuildWarning } from '@/features/shared/publishing/api';
import { warningText } from '@/features/shared/publishing/withdrawals';
import { errorMessage } from '@/lib/errors/error-message';
import { serverNow } from '@/lib/supabase/server-time';
import { isOverdue, timeLeft } from '@/lib/text/deadline';
import { formatDate, formatDateTime, formatNumber } from '@/lib/text/format';
import { useIsPhone } from '@/lib/use-is-phone';
import type { Amount, DueSppg } from './api';
import type { DueTopic } from './topics';

interface PartProps {
  title: string;
  /** Whether its picture stands beside the lines where there is room. */
  isWide?: boolean;
  /** How many lines a phone shows on request only. */
  foldedCount?: number;
  children: ReactNode;
}

/** A part of the summary. On a phone the lines are close together and speak for themselves. */
export function Part({ title, isWide, foldedCount, children }: PartProps) {
  const id = useId();
  const isPhone = useIsPhone();
  if (foldedCount && isPhone)
    return (
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand-700">
          {title} ({formatNumber(foldedCount)})
        </summary>
        {children}
      </details>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl max-sm:sr-only">
        {title}
      </h2>
      <div className={clsx('space-y-2', isWide && 'xl:grid xl:grid-cols-2 xl:gap-4 xl:space-y-0')}>
        {children}
      </div>
    </section>
  );
}

const row = 'px-4 py-2.5 sm:px-6 sm:py-3';

export function Lines({ children }: { children: ReactNode }) {
  return (
    <ul className="h-fit divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
      {children}
    </ul>
  );
}

interface PartLoadedProps<Data> {
  query: UseQueryResult<Data>;
  subject: string;
  children: (data: Data) => ReactNode;
}

/** What is made of a query, or a line that says why it failed to load. */
export function PartLoaded<Data>({ query, subject, children }: PartLoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <Lines>
      <FailedLine subject={subject} error={error} onRetry={() => void refetch()} />
    </Lines>
  );
}

interface LineProps {
  to: string;
  title: string;
  children?: ReactNode;
}

/** A line of the summary: something that is due, as a link to where it is dealt with, and what else is known of it. */
function Line({ to, title, children }: LineProps) {
  return (
    <li className={`${row} space-y-0.5`}>
      <p className="leading-snug">
        <TextLink to={to}>{title}</TextLink>
      </p>
      {children}
    </li>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft wrap-anywhere">{children}</p>;
}

/** A topic of which something is due, or which failed to load. */
export interface DueLine {
  topic: DueTopic;
  query: UseQueryResult<Amount>;
}

/** Topics of which the number says all, side by side. */
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
    <Line to={topic.to(dataUpdatedAt)} title={topic.title(amount)}>
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
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <span>
        {amount > 1 ? 'Tenggat yang pertama' : 'Tenggatnya'} {formatDateTime(dueAt)}
      </span>
      <Badge tone={isOverdue(dueAt, now) ? 'red' : 'saffron'}>{timeLeft(dueAt, now)}</Badge>
    </p>
  );
}

const waitingSince = (date: string, amount: number) =>
  `${amount > 1 ? 'Yang paling lama sejak' : 'Sejak'} ${date}.`;

const latestFailure = (reason: string, amount: number) =>
  `${amount > 1 ? 'Yang terbaru' : 'Alasan'}: ${reason}`;

interface FailedLineProps {
  subject: string;
  error: Error | null;
  onRetry: () => void;
}

/** The line of what could not be loaded, with the reason. */
function FailedLine({ subject, error, onRetry }: FailedLineProps) {
  return (
    <li>
      <div role="alert" className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${row}`}>
        <p>
          {subject} gagal dimuat. {errorMessage(error)}
        </p>
        <Button variant="outline" size="sm" aria-label={`Coba Lagi: ${subject}`} onClick={onRetry}>
          Coba Lagi
        </Button>
      </div>
    </li>
  );
}

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
          <TextLink to={to(code)}>{name}</TextLink> <Code className="text-ink-soft">{code}</Code>
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

/** `invented` names the company's data that visitors still read as the seed brings them. */
export function CompanyLine({ invented }: { invented: string[] }) {
  return (
    <Line to={anchors.companyData} title="Data perusahaan masih contoh">
      <Note>
        Pengunjung masih membaca{' '}
        {invented.map((value, index) => (
          <Fragment key={value}>
            {index > 0 ? ', ' : ''}
            <span className="inline-block">{value}</span>
          </Fragment>
        ))}
        . Gantilah di Konten; langkah lain sebelum tayang ada di supabase/README.md, “Going live”.
      </Note>
    </Line>
  );
}

/** What the latest build could not make of rows as it should. */
export function BuildWarningsLine({ warnings, warned }: { warnings: BuildWarning[]; warned: number }) {
  return (
    <li className={`${row} space-y-1`}>
      <p className="font-semibold">{`${formatNumber(warned)} catatan dari pembuatan situs terakhir`}</p>
      <ul className="max-w-prose list-disc space-y-1 pl-6 text-sm text-ink-soft wrap-anywhere">
        {warnings.map((warning) => (
          <li key={`${warning.kind} ${warning.paths.join(' ')}`}>{warningText(warning)}</li>
        ))}
      </ul>
      <Note>
        Periksa tulisan pada datanya, lalu terbitkan lagi. Bila datanya sudah benar, kirim catatan ini ke
        pengembang.
      </Note>
    </li>
  );
}

/** How many files wait to be removed, with a button, or that this could not be loaded. */
export function FilesLine({ query }: { query: ReturnType<typeof useFilesToRemove> }) {
  const remove = useRemoveFiles();
  const { data: files, error, refetch } = query;
  if (!files)
    return <FailedLine subject="File yang menunggu dihapus" error={error} onRetry={() => void refetch()} />;
  return (
    <li className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${row}`}>
      <div className="max-w-prose space-y-0.5">
        <p className="font-semibold">{formatNumber(files.length)} file menunggu dihapus</p>
        <p className="text-sm text-ink-soft">
          Datanya sudah dihapus atau diganti, tetapi filenya masih tersimpan. Setiap kali admin membuka situs,
          penghapusannya dicoba lagi.
        </p>
      </div>
      <Button variant="outline" size="sm" busy={remove.isPending} onClick={() => remove.mutate(files)}>
        Hapus Sekarang
      </Button>
    </li>
  );
}
