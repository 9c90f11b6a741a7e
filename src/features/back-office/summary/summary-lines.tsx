import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId } from 'react';
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
import type { Amount } from './api';
import type { DueTopic } from './topics';

export function LineList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">{children}</ul>
    </section>
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
    <li className="space-y-1 px-5 py-4 sm:px-6">
      <p>
        <TextLink to={to}>{title}</TextLink>
      </p>
      {children}
    </li>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft wrap-anywhere">{children}</p>;
}

/** The line of a topic of which something is due, or which failed to load. */
export function TopicLine({ topic, query }: { topic: DueTopic; query: UseQueryResult<Amount> }) {
  const { data, dataUpdatedAt, error, refetch } = query;
  if (!data) return <FailedLine subject={topic.subject} error={error} onRetry={() => void refetch()} />;
  const { amount, since, sppg_codes, due_at, reason } = data;
  return (
    <Line to={topic.to(dataUpdatedAt)} title={topic.title(amount)}>
      {due_at && <Deadline dueAt={due_at} amount={amount} />}
      {since && !due_at && <Note>{(topic.since ?? waitingSince)(formatDate(since), amount)}</Note>}
      {reason && <Note>{(topic.why ?? latestFailure)(reason, amount)}</Note>}
      {sppg_codes && (
        <SppgLinks codes={sppg_codes} amount={amount} to={topic.toSppg} toAll={topic.to(dataUpdatedAt)} />
      )}
      {topic.hint && <Note>{topic.hint}</Note>}
    </Line>
  );
}

/** The deadline of the first request, and how long that is. */
function Deadline({ dueAt, amount }: { dueAt: string; amount: number }) {
  const now = serverNow();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
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

/** The line of a topic that could not be loaded, with the reason. */
function FailedLine({ subject, error, onRetry }: FailedLineProps) {
  return (
    <li>
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6"
      >
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
  codes: string[];
  amount: number;
  to?: (code: string) => string;
  toAll: string;
}

/** Links to the SPPG that are due first, and to the list of all where there are more. */
function SppgLinks({ codes, amount, to = sppgInData, toAll }: SppgLinksProps) {
  const more = amount - codes.length;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {codes.map((code) => (
        <li key={code}>
          <TextLink to={to(code)}>{code}</TextLink>
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
    <li className="space-y-1 px-5 py-4 sm:px-6">
      <p className="font-semibold">{`${formatNumber(warned)} catatan dari pembuatan situs terakhir`}</p>
      <ul className="max-w-prose list-disc space-y-1 pl-6 text-ink-soft wrap-anywhere">
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
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="max-w-prose space-y-1">
        <p className="font-semibold">{formatNumber(files.length)} file menunggu dihapus</p>
        <p className="text-ink-soft">
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
