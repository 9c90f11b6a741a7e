import { lazyPart } from '@/components/lazy-part';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/auth/admin-page';

const AccountsDesk = lazyPart(async () => (await import('@/features/accounts/accounts-desk')).AccountsDesk);

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
