import { type ReactNode, useState } from 'react';
import { Container } from '@/components/section';
import { EmptyState } from '@/components/states';
import { Loaded } from '@/components/lists/loaded';
import { lazyPart } from '@/components/lazy';
import { QueryProvider } from '@/components/query-provider';
import { useAccess } from '@/features/auth/use-access';
import { sppgMessages } from '@/features/sppg/messages';
import { SppgDialogHost } from '@/features/sppg/sppg-dialog-host';
import { sppgFilterSchema } from '@/features/sppg/sppg-filter';
import { useSppgDialog } from '@/features/sppg/use-sppg-dialog';
import { useScrollToLinkedFilter } from '@/lib/url/linked-scroll';
import { ManagementNotice } from './management-notice';
import { useYayasanList } from './queries';
import type { YayasanDialogState } from './yayasan-dialogs';
import { YayasanList } from './yayasan-list';
import { YayasanListSkeleton } from './yayasan-list-skeleton';

// Chunks for users who may manage SPPG; visitors never download them.
const ManagementTools = lazyPart(async () => (await import('./management-tools')).ManagementTools);
const FirstYayasan = lazyPart(async () => (await import('./management-tools')).FirstYayasan);

interface YayasanSectionProps {
  /** Import and export, in a chunk of their own: only users who may manage SPPG get them. */
  csvButtons: ReactNode;
}

function YayasanContent({ csvButtons }: YayasanSectionProps) {
  const query = useYayasanList();
  const access = useAccess();
  const { canManage, isAdmin } = access;
  const [yayasanDialog, setYayasanDialog] = useState<YayasanDialogState | null>(null);
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfYayasan);
  useScrollToLinkedFilter('daftar', sppgFilterSchema);

  return (
    <>
      <ManagementNotice access={access} />
      {canManage && (
        <ManagementTools
          isAdmin={isAdmin}
          dialog={yayasanDialog}
          onYayasanAction={setYayasanDialog}
          onDialogClose={() => setYayasanDialog(null)}
        >
          {csvButtons}
        </ManagementTools>
      )}
      <div id="daftar" className="mt-4">
        <Loaded
          query={query}
          loading={<YayasanListSkeleton />}
          failure="Gagal memuat data yayasan. Silakan coba lagi nanti."
          withReason={false}
        >
          {(yayasanList) =>
            yayasanList.length > 0 ? (
              <YayasanList
                yayasanList={yayasanList}
                onSppgAction={canManage ? openDialog : undefined}
                onYayasanAction={isAdmin ? setYayasanDialog : undefined}
              />
            ) : (
              <EmptyState
                title="Data Yayasan Kosong"
                action={canManage && <FirstYayasan isAdmin={isAdmin} onYayasanAction={setYayasanDialog} />}
              >
                Belum ada yayasan yang terdaftar di Jawa Tengah.
              </EmptyState>
            )
          }
        </Loaded>
      </div>
      {canManage && <SppgDialogHost state={dialog} onClose={closeDialog} />}
    </>
  );
}

export function YayasanSection(props: YayasanSectionProps) {
  return (
    <section aria-label="Daftar yayasan">
      <Container className="py-6 sm:py-10">
        <QueryProvider>
          <YayasanContent {...props} />
        </QueryProvider>
      </Container>
    </section>
  );
}
