import { lazyPart } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { paths } from '@/config/paths';

const MailConfirmation = lazyPart(
  async () => (await import('@/features/people/auth/mail-confirmation')).MailConfirmation,
  { essential: true },
);

export function AdminKonfirmasiPage() {
  return (
    <>
      <PageHead
        title="Konfirmasi Email"
        description="Tujuan tautan dalam email dari situs ini."
        path={paths.adminConfirmation}
        noIndex
      />
      <Container className="py-8 sm:py-10">
        <h1 className="mb-8 text-3xl sm:text-4xl">Konfirmasi Email</h1>
        <QueryProvider>
          <MailConfirmation />
        </QueryProvider>
      </Container>
    </>
  );
}
