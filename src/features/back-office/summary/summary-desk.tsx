import { StaleNote } from '@/components/lists/loaded';
import { EmptyState, ErrorState, LoadingState } from '@/components/states';
import { ReportIncident } from '@/features/kitchens/incidents/report-incident';
import { useOpenIncidents } from '@/features/kitchens/sppg/api';
import { useAccess } from '@/features/people/auth/use-access';
import { useFilesToRemove } from '@/features/shared/file-removal/api';
import { useBuilt, useWithdrawals } from '@/features/shared/publishing/api';
import { PublishNotice, useMissingBuild } from '@/features/shared/publishing/publish-notice';
import { WithdrawalsNotice } from '@/features/shared/publishing/withdrawals-notice';
import { useCompany } from '@/lib/content/company';
import { errorMessage } from '@/lib/errors/error-message';
import { useAmounts, useDueDistricts, useCertificateWeeks } from './api';
import { DueMap } from './due-map';
import { FirstSteps } from './first-steps';
import { inventedData } from './invented-data';
import { gapTopics, kitchenTopics, certificateTopics } from './kitchen-topics';
import { WeekChart } from './week-chart';
import {
  BuildWarningsLine,
  CompanyLine,
  FilesLine,
  Lines,
  PartLoaded,
  PhoneFold,
  SummaryPart,
} from './summary-lines';
import { type DueLine, TopicLine, TopicNumbers } from './topic-lines';
import { adminTopics, answerTopics, type DueTopic, onceTopics, urgentTopics } from './topics';
import { UrgentCard } from './urgent-card';

const allTopics = [
  urgentTopics,
  answerTopics,
  adminTopics,
  certificateTopics,
  kitchenTopics,
  gapTopics,
  onceTopics,
].flat();

const topicLine = (due: DueLine) => <TopicLine key={due.topic.id} {...due} />;

/** What is due, the most urgent first, each line as soon as it is known. */
export function SummaryDesk() {
  const { isAdmin } = useAccess();
  const topics = allTopics.filter(({ audience }) => isAdmin || audience === 'managers');
  const amounts = useAmounts(topics);
  const weeks = useCertificateWeeks();
  const districts = useDueDistricts();
  const files = useFilesToRemove();
  const { query: incidents } = useOpenIncidents();
  const queries = [...amounts, weeks, districts, files, incidents];
  const refetch = () => Promise.all(queries.map((query) => query.refetch()));
  const { data: built } = useBuilt();
  const withdrawals = useWithdrawals();
  const company = useCompany();
  const invented = isAdmin ? inventedData(company) : [];
  // A failure of all topics, such as offline, is said once.
  const failure = amounts.every(({ isLoadingError }) => isLoadingError) ? amounts[0]?.error : null;
  const isPending = queries.some((query) => query.isPending);

  /** The topics with something due, or whose number is not known. */
  function dueOf(list: DueTopic[]): DueLine[] {
    return list.flatMap((topic) => {
      const query = amounts[topics.indexOf(topic)];
      const isShown = query?.isLoadingError ? !failure : query?.data?.amount;
      return query && isShown ? [{ topic, query }] : [];
    });
  }
  const urgent = dueOf(urgentTopics);
  // Incidents of a kitchen that was deleted meanwhile are left out.
  const open = incidents.data?.filter(({ sppg }) => sppg?.sppg_disebut) ?? [];
  const unread = failure || !incidents.isLoadingError ? null : incidents.error;
  const isOnFire = open.length + urgent.length > 0 || unread !== null;
  const answers = dueOf(answerTopics);
  const others = dueOf(adminTopics);
  const certificates = dueOf(certificateTopics);
  const kitchens = dueOf(kitchenTopics);
  const gaps = dueOf(gapTopics);
  const once = dueOf(onceTopics);

  const isUnbuilt = useMissingBuild(isAdmin) !== null;
  const isWithdrawn = !failure && (withdrawals.isLoadingError || Boolean(withdrawals.data?.length));
  const isWarned = Boolean(built?.warned);
  const hasFiles = files.isLoadingError ? !failure : Boolean(files.data?.length);
  const isUrgent = answers.length + others.length > 0 || isUnbuilt || isWithdrawn || isWarned || hasFiles;
  const hasWeeks = weeks.isLoadingError ? !failure : weeks.data?.some(({ amount }) => amount > 0);
  const hasDistricts = districts.isLoadingError ? !failure : districts.data?.some(({ total }) => total > 0);
  const isEmpty =
    !isOnFire &&
    !isUrgent &&
    certificates.length + kitchens.length + gaps.length + once.length + invented.length === 0;

  return (
    <div className="space-y-3 sm:space-y-6">
      <ReportIncident />
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
      {isOnFire && (
        <UrgentCard incidents={open} failure={unread} onRetry={() => void incidents.refetch()} due={urgent} />
      )}
      <FirstSteps />
      {isUrgent && (
        <SummaryPart title="Perlu ditangani">
          {answers.length > 0 && <Lines>{answers.map(topicLine)}</Lines>}
          {isWithdrawn && <WithdrawalsNotice query={withdrawals} />}
          {isUnbuilt && <PublishNotice />}
          {(isWarned || others.length > 0 || hasFiles) && (
            <Lines>
              {built && isWarned && <BuildWarningsLine {...built} />}
              {others.map(topicLine)}
              {hasFiles && <FilesLine query={files} />}
            </Lines>
          )}
        </SummaryPart>
      )}
      {(certificates.length > 0 || hasWeeks) && (
        <SummaryPart title="Sertifikat" isWide={hasWeeks}>
          <TopicNumbers due={certificates} />
          {hasWeeks && (
            <PartLoaded query={weeks} subject="Sertifikat tiap minggu">
              {(loaded) => (
                <PhoneFold summary="Yang habis tiap minggu">
                  <WeekChart weeks={loaded} />
                </PhoneFold>
              )}
            </PartLoaded>
          )}
        </SummaryPart>
      )}
      {(kitchens.length > 0 || hasDistricts) && (
        <SummaryPart title="SPPG" isWide={hasDistricts}>
          {kitchens.length > 0 && <Lines>{kitchens.map(topicLine)}</Lines>}
          {hasDistricts && (
            <PartLoaded query={districts} subject="Peta yang perlu ditangani">
              {(loaded) => (
                <PhoneFold summary="Peta yang perlu ditangani">
                  <DueMap districts={loaded} />
                </PhoneFold>
              )}
            </PartLoaded>
          )}
        </SummaryPart>
      )}
      {gaps.length > 0 && (
        <SummaryPart title="Data yang belum lengkap" foldedCount={gaps.length}>
          <TopicNumbers due={gaps} />
        </SummaryPart>
      )}
      {once.length + invented.length > 0 && (
        <SummaryPart title="Sebelum situs tayang" foldedCount={once.length + Math.min(invented.length, 1)}>
          <Lines>
            {once.map(topicLine)}
            {invented.length > 0 && <CompanyLine invented={invented} />}
          </Lines>
        </SummaryPart>
      )}
      {isPending && <LoadingState text="Memuat ringkasan..." />}
      {!isPending && !failure && isEmpty && <EmptyState title="Tidak ada yang mendesak hari ini." />}
    </div>
  );
}
