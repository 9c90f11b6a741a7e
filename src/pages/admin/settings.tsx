import { PageHead } from '@/components/page-head';
import { Container } from '@/components/container';
import { paths } from '@/config/paths';
import { AccountSummary } from '@/features/auth/account-summary';

export function AdminSettingsPage() {
  return (
    <>
      <PageHead
        title="Pengaturan Akun"
        description="Akun Anda di situs ini dan hak yang dimilikinya."
        path={paths.adminSettings}
        noIndex
      />
      <Container className="py-12">
        <h1 className="text-3xl sm:text-4xl">Pengaturan Akun</h1>
        <AccountSummary />
      </Container>
    </>
  );
}
