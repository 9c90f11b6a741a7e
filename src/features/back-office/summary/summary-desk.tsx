import { EmptyState, ErrorState, LoadingState } from '@/components/states';
import { StaleNote } from '@/components/lists/loaded';
import { useAccess } from '@/features/people/auth/use-access';
import { useFilesToRemove } from '@/features/shared/file-removal/api';
import { useBuilt, useWithdrawals } from '@/features/shared/publishing/api';
import { WithdrawalsNotice } from '@/features/shared/publishing/withdrawals-notice';
import { useCompany } from '@/lib/content/company';
import { errorMessage } from '@/lib/errors/error-message';
import { BuildWarningsLine, CompanyLine, FilesLine, LineList, TopicLine } from './summary-lines';
import { inventedData } from './invented-data';
import { useAmounts } from './api';
import { topics as allTopics } from './topics';

/** What is due, each line as soon as it is known. */
export function SummaryDesk() {
  const { isAdmin } = useAccess();
  const topics = isAdmin ? allTopics : allTopics.filter(({ audience }) => audience === 'managers');
  const amounts = useAmounts(topics);
  const files = useFilesToRemove();
  const queries = [...amounts, files];
  const refetch = () => Promise.all(queries.map((query) => query.refetch()));
  const { data: built } = useBuilt();
  const isWarned = Boolean(built?.warned);
  const withdrawals = useWithdrawals();
  const isWithdrawalsNoticeShown = withdrawals.isLoadingError || Boolean(withdrawals.data?.length);
  const company = useCompany();
  const invented = isAdmin ? inventedData(company) : [];
  // A failure of all topics, such as offline, is said once.
  const failure = amounts.every(({ isLoadingError }) => isLoadingError) ? amounts[0]?.error : null;
  const isPending = queries.some((query) => query.isPending);
  const lines = topics.flatMap((topic, index) => {
    const query = amounts[index];
    const isShown = query?.isLoadingError ? !failure : query?.data?.amount;
    return query && isShown ? [{ topic, query }] : [];
  });
  const daily = lines.filter(({ topic }) => !topic.isOnce);
  const isFilesLineShown = files.isLoadingError ? !failure : Boolean(files.data?.length);
  const once = lines.filter(({ topic }) => topic.isOnce);

  return (
    <div className="max-w-4xl space-y-8">
      <StaleNote
        query={{
          isRefetchError: queries.some(({ isRefetchError }) => isRefetchError),
          isFetching: queries.some(({ isFetching }) => isFetching),
          refetch,
        }}
      />
      {failure && (
        <ErrorState
          message={`Ringkasan gagal dimuat. ${errorMessage(failure)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!failure && <WithdrawalsNotice />}
      {(daily.length > 0 || isFilesLineShown || isWarned) && (
        <LineList title="Perlu ditangani">
          {daily.map((line) => (
            <TopicLine key={line.topic.id} {...line} />
          ))}
          {built && isWarned && <BuildWarningsLine {...built} />}
          {isFilesLineShown && <FilesLine query={files} />}
        </LineList>
      )}
      {once.length + invented.length > 0 && (
        <LineList title="Sebelum situs tayang">
          {once.map((line) => (
            <TopicLine key={line.topic.id} {...line} />
          ))}
          {invented.length > 0 && <CompanyLine invented={invented} />}
        </LineList>
      )}
      {isPending && <LoadingState text="Memuat ringkasan..." />}
      {!isPending &&
        !failure &&
        !isFilesLineShown &&
        !isWarned &&
        !isWithdrawalsNoticeShown &&
        lines.length + invented.length === 0 && <EmptyState title="Tidak ada yang mendesak hari ini." />}
    </div>
  );
}
