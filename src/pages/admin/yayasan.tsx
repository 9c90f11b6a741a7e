import { paths } from '@/config/paths';
import { adminPage } from '@/features/people/auth/admin-page';

export const AdminYayasanPage = adminPage(
  {
    title: 'Yayasan',
    lead: 'Yayasan dengan dapurnya, alamat emailnya, dan konfirmasi yang diminta darinya.',
    path: paths.adminFoundations,
  },
  async () => (await import('@/features/kitchens/yayasan/desk/foundation-desk')).FoundationDesk,
);
