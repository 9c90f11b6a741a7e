import type { UseQueryResult } from '@tanstack/react-query';
import { errorMessage } from '@/lib/error-message';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';

interface NotLoadedProps {
  query: UseQueryResult;
  /** 'Memuat riwayat...' */
  loading: string;
  /** 'Riwayat gagal dimuat.' The reason follows. */
  failure: string;
}

/** Stands in for data that has not come: still loading, or why it failed and another attempt. */
export function NotLoaded({ query: { error, isFetching, refetch }, loading, failure }: NotLoadedProps) {
  if (!error) return <LoadingState text={loading} />;
  return (
    <ErrorState
      message={`${failure} ${errorMessage(error)}`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
