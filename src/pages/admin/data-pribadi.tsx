import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminDataPribadiPage = adminPage(
  {
    title: 'Data Pribadi',
    lead: 'Semua yang tersimpan tentang satu orang: dilihat, disimpan ke file, atau dihapus bila pemiliknya meminta.',
    path: paths.adminPersonalData,
  },
  async () => (await import('@/features/leads/personal-data/personal-data-desk')).PersonalDataDesk,
);
