import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminRingkasanPage = adminPage(
  {
    title: 'Ringkasan',
    lead: 'Yang perlu ditangani hari ini.',
    path: paths.admin,
    audience: 'managers',
  },
  async () => (await import('@/features/back-office/summary/summary-desk')).SummaryDesk,
);
