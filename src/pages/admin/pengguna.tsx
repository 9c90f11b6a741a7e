import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const AccountsDesk = lazyPart(
  async () => (await import('@/features/people/accounts/accounts-desk')).AccountsDesk,
  { essential: true },
);

export function AdminPenggunaPage() {
  return (
    <AdminPage
      title="Pengguna"
      lead="Akun yang terdaftar di situs ini dan apa yang boleh dilakukannya."
      path={paths.adminUsers}
    >
      <AccountsDesk />
    </AdminPage>
  );
}
