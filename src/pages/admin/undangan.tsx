import { lazy, Suspense } from 'react';
import { PageHead } from '@/components/page-head';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { LoadingState } from '@/components/states';
import { paths } from '@/config/paths';

const InvitationAnswer = lazy(async () => ({
  default: (await import('@/features/people/accounts/invitation-answer')).InvitationAnswer,
}));

export function AdminUndanganPage() {
  return (
    <>
      <PageHead
        title="Undangan"
        description="Tujuan tautan undangan untuk mengelola situs ini."
        path={paths.adminInvitation}
        noIndex
      />
      <Container className="py-8 sm:py-10">
        <h1 className="mb-8 text-3xl sm:text-4xl">Undangan</h1>
        <QueryProvider>
          <Suspense fallback={<LoadingState text="Memuat halaman..." />}>
            <InvitationAnswer />
          </Suspense>
        </QueryProvider>
      </Container>
    </>
  );
}
