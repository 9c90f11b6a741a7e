import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorState, LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors/error-message';
import type { BuiltPart } from '@/lib/queries/built-query';

interface NotLoadedProps {
  query: UseQueryResult;
  /** What is shown while loading: 'Memuat riwayat...', or a skeleton. */
  loading: ReactNode;
  /** The sentence of a failure: 'Riwayat gagal dimuat.' */
  failure?: string;
  /** Whether that sentence is followed by the server's reason. */
  withReason?: boolean;
  onRetry?: () => void;
}

/** Stands in for data that is loading, or says why it failed and offers a retry. */
export function NotLoaded(props: NotLoadedProps) {
  const { query, loading, failure, withReason = true, onRetry = () => void query.refetch() } = props;
  if (!query.error) return typeof loading === 'string' ? <LoadingState text={loading} /> : loading;
  const reason = withReason && errorMessage(query.error);
  return (
    <ErrorState
      message={[failure, reason].filter(Boolean).join(' ')}
      busy={query.isFetching}
      onRetry={onRetry}
    />
  );
}

interface LoadedProps<Data> extends Omit<ComponentProps<typeof NotLoaded>, 'query'> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data, even when stale; until there is any, its loading or error state. */
export function Loaded<Data>({ query, children, ...states }: LoadedProps<Data>) {
  if (query.data === undefined) return <NotLoaded query={query} {...states} />;
  return (
    <>
      <StaleNote query={query} />
      {children(query.data)}
    </>
  );
}

interface StaleNoteProps {
  query: Pick<UseQueryResult, 'isRefetchError' | 'isFetching'> & { refetch: () => unknown };
}

/** Says above a list that it is stale because reloading it failed; nothing otherwise. */
export function StaleNote({ query: { isRefetchError, isFetching, refetch } }: StaleNoteProps) {
  if (!isRefetchError) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-3"
    >
      <p>Daftar ini mungkin bukan yang terbaru: gagal dimuat ulang.</p>
      <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
        Muat ulang daftar
      </Button>
    </div>
  );
}

interface PartNoteProps {
  /** What could not be read: 'Daftar sekolah' */
  what: string;
  /** The consequence, said where nothing is known: 'Daftar ini kosong.' */
  result?: string;
  part: Pick<BuiltPart<unknown>, 'query' | 'staleSince'>;
  className: string;
}

/**
 * Says of a part of a page that it could not be read, and since when what is shown may be old; nothing otherwise.
 * Smaller than `NotLoaded`, since the rest of the page is there.
 */
export function PartNote({ what, result, part: { query, staleSince }, className }: PartNoteProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <div role="alert" className={clsx('flex flex-wrap items-center gap-3 print:hidden', className)}>
      <p>
        {staleSince
          ? `${what} belum bisa dimuat ulang, keadaan per ${staleSince}.`
          : [`${what} gagal dimuat.`, result].filter(Boolean).join(' ')}
      </p>
      <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
        Coba Lagi
      </Button>
    </div>
  );
}
