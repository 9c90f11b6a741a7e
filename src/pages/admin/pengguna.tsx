import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminPenggunaPage = adminPage(
  {
    title: 'Pengguna',
    lead: 'Akun yang terdaftar di situs ini dan apa yang boleh dilakukannya.',
    path: paths.adminUsers,
  },
  async () => (await import('@/features/people/accounts/accounts-desk')).AccountsDesk,
);
