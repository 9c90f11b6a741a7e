import { lazy } from 'react';
import { Container } from '@/components/container';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { OptionalPart } from '@/components/optional-part';
import { QueryProvider } from '@/components/query-provider';
import { StaleNote } from '@/components/stale-note';
import { useAccess } from '@/features/auth/use-access';
import { sppgMessages } from '@/features/sppg/messages';
import { SppgDialogHost } from '@/features/sppg/sppg-dialog-host';
import { useScrollToLinkedFilter } from '@/features/sppg/use-scroll-to-linked-filter';
import { useSppgDialog } from '@/features/sppg/use-sppg-dialog';
import { ManagementNotice } from './management-notice';
import { useYayasanList } from './queries';
import { YayasanList } from './yayasan-list';
import { YayasanListSkeleton } from './yayasan-list-skeleton';

// For those who may manage SPPG; visitors never download them.
const CsvButtons = lazy(async () => ({
  default: (await import('@/features/sppg-import/csv-buttons')).CsvButtons,
}));

function YayasanContent() {
  const query = useYayasanList();
  const { data, error, isFetching, refetch } = query;
  const access = useAccess();
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfYayasan);
  useScrollToLinkedFilter('daftar');

  return (
    <>
      <ManagementNotice access={access} />
      {access.canManage && (
        <OptionalPart>
          <CsvButtons />
        </OptionalPart>
      )}
      <div id="daftar" className="mt-8">
        <StaleNote query={query} />
        {data && data.length > 0 && (
          <YayasanList yayasanList={data} onSppgAction={access.canManage ? openDialog : undefined} />
        )}
        {data?.length === 0 && (
          <EmptyState title="Data Yayasan Kosong">
            Belum ada yayasan yang terdaftar di Jawa Tengah.
          </EmptyState>
        )}
        {!data && error && (
          <ErrorState
            message="Gagal memuat data yayasan. Silakan coba lagi nanti."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <YayasanListSkeleton />}
      </div>
      {access.canManage && <SppgDialogHost state={dialog} onClose={closeDialog} />}
    </>
  );
}

/** The foundations and their SPPG: loading, error, empty and list. */
export function YayasanSection() {
  return (
    <section aria-label="Daftar yayasan">
      <Container className="py-10 sm:py-14">
        <QueryProvider>
          <YayasanContent />
        </QueryProvider>
      </Container>
    </section>
  );
}
