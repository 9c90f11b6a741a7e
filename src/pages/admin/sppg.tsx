import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminSppgPage = adminPage(
  {
    title: 'Kelola SPPG',
    lead: 'Tekan sebuah isian untuk mengubahnya; Enter menyimpan dan turun sebaris.',
    path: paths.adminSppg,
    audience: 'managers',
  },
  async () => (await import('@/features/kitchens/table/sppg-desk')).SppgDesk,
);
