import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';

interface NotLoadedProps {
  query: UseQueryResult;
  /** 'Memuat riwayat...', or a skeleton. */
  loading: ReactNode;
  /** 'Riwayat gagal dimuat.' */
  failure?: string;
  /** Whether to add the server's reason. */
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
