import { type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/lazy';
import { Loaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { EmptyState } from '@/components/states';
import { Spinner } from '@/components/ui/button';
import { SkeletonCard } from '@/components/ui/skeleton';
import { useAccess } from '@/features/people/auth/use-access';
import { LazySppgDialogs, useSppgDialog } from '@/features/kitchens/sppg/form/sppg-actions';
import { sppgFilterSchema } from '@/features/kitchens/sppg/sppg-filter';
import { useScrollToLinkedFilter } from '@/lib/url/linked-scroll';
import { useYayasanList } from './api';
import type { YayasanDialogState } from './yayasan-form';
import { YayasanList } from './yayasan-list';

// In chunks of their own, as only users who may manage SPPG need them.
const YayasanTools = lazyPart(async () => (await import('./management-tools')).YayasanTools);
const FirstYayasan = lazyPart(async () => (await import('./management-tools')).FirstYayasan);

const placeholderNotice = { title: 'Info', description: 'Data dummy tidak dapat dihapus.' };

interface YayasanSectionProps {
  /** Import and export, in a chunk of their own for users who may manage SPPG. */
  csvButtons: ReactNode;
}

function YayasanContent({ csvButtons }: YayasanSectionProps) {
  const query = useYayasanList();
  const access = useAccess();
  const { canManage, isAdmin } = access;
  const [yayasanDialog, setYayasanDialog] = useState<YayasanDialogState | null>(null);
  const { dialog, openDialog, closeDialog } = useSppgDialog(placeholderNotice);
  useScrollToLinkedFilter('daftar', sppgFilterSchema);

  return (
    <>
      <ManagementNotice access={access} />
      {canManage && (
        <YayasanTools
          isAdmin={isAdmin}
          dialog={yayasanDialog}
          onYayasanAction={setYayasanDialog}
          onDialogClose={() => setYayasanDialog(null)}
        >
          {csvButtons}
        </YayasanTools>
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
      {canManage && <LazySppgDialogs state={dialog} onClose={closeDialog} />}
    </>
  );
}

/** @param children - the list without JavaScript */
export function YayasanSection({ children, ...props }: YayasanSectionProps & { children: ReactNode }) {
  return (
    <section aria-label="Daftar yayasan">
      <Container className="py-6 sm:py-10">
        {children}
        <QueryProvider>
          <YayasanContent {...props} />
        </QueryProvider>
      </Container>
    </section>
  );
}

// In a chunk of its own, as visitors never need it.
const AccessNotice = lazyPart(
  async () => (await import('@/features/people/auth/access-notice')).AccessNotice,
);

/** Says what the user may do with the list. */
function ManagementNotice({ access }: { access: ReturnType<typeof useAccess> }) {
  const { isSignedIn, canManage, isPending } = access;
  if (isSignedIn && !canManage && !isPending) {
    return <AccessNotice access={access} className="text-lg" />;
  }
  return (
    <p className="text-sm text-ink-muted print:hidden">
      {isSignedIn
        ? 'Anda dapat menambah, mengubah, atau menghapus data SPPG.'
        : 'Fitur pengelolaan data hanya tersedia bagi pengguna yang sudah login.'}
    </p>
  );
}

function YayasanListSkeleton() {
  return (
    <>
      <SkeletonCard className="mb-5 h-9 max-w-72" />
      <SkeletonCard className="h-25 sm:h-51 xl:h-31" />
      <output className="my-4 flex items-center gap-3 text-ink-soft noscript:hidden">
        <Spinner className="size-5 text-brand-600" />
        Memuat data yayasan...
      </output>
      <div className="space-y-4">
        {Array.from({ length: 14 }, (_, index) => (
          <SkeletonCard key={index} className="h-47 sm:h-32 xl:h-26" />
        ))}
      </div>
    </>
  );
}
