import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Fragment, type ReactNode, useId } from 'react';
import { TextLink } from '@/components/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import type { useFilesToRemove } from '@/features/shared/file-removal/api';
import { useRemoveFiles } from '@/features/shared/file-removal/mutations';
import type { BuildWarning } from '@/features/shared/publishing/api';
import { warningText } from '@/features/shared/publishing/withdrawals';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/text/format';
import { useIsPhone } from '@/lib/use-is-phone';

interface PartProps {
  title: string;
  /** Whether a picture is beside the lines where there is room. */
  isWide?: boolean;
  /** How many lines are folded on a phone. */
  foldedCount?: number;
  children: ReactNode;
}

/** A part of the summary. On a phone the lines stand close together, and only screen readers get the title. */
export function SummaryPart({ title, isWide, foldedCount, children }: PartProps) {
  const id = useId();
  const isPhone = useIsPhone();
  if (foldedCount && isPhone)
    return <PhoneFold summary={`${title} (${formatNumber(foldedCount)})`}>{children}</PhoneFold>;
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

/** What a phone has no room for before everything else: folded there. */
export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  if (!useIsPhone()) return children;
  return (
    <details>
      <summary className="min-h-9 cursor-pointer content-center font-semibold text-brand-700">
        {summary}
      </summary>
      {children}
    </details>
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

/** Renders a query's data, or a line that says why it failed to load. */
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
  /** The word of a button beside the line that leads there, too: 'Jawab'. */
  deed?: string;
  children?: ReactNode;
}

/** A line of the summary: something that is due, as a link to where it is dealt with, and what else is known of it. */
export function Line({ to, title, deed, children }: LineProps) {
  return (
    <li className={`${row} flex items-center justify-between gap-x-3`}>
      <div className="min-w-0 space-y-0.5">
        <p className="leading-snug">
          <TextLink to={to}>{title}</TextLink>
        </p>
        {children}
      </div>
      {deed && (
        <ButtonLink
          to={to}
          size="sm"
          variant="outline"
          aria-label={`${deed}: ${title}`}
          className="shrink-0 max-sm:px-3"
        >
          {deed}
        </ButtonLink>
      )}
    </li>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft wrap-anywhere">{children}</p>;
}

interface FailedLineProps {
  subject: string;
  error: Error | null;
  onRetry: () => void;
}

/** The line of what could not be loaded, with the reason. */
export function FailedLine({ subject, error, onRetry }: FailedLineProps) {
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

/** The warnings of the latest build about rows. */
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
        Periksa tulisan pada datanya, lalu perbarui situs. Bila datanya sudah benar, kirim catatan ini ke
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
