import { lazyPart } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { paths } from '@/config/paths';

const InvitationAnswer = lazyPart(
  async () => (await import('@/features/people/accounts/invitation-answer')).InvitationAnswer,
  { essential: true },
);

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
          <InvitationAnswer />
        </QueryProvider>
      </Container>
    </>
  );
}
