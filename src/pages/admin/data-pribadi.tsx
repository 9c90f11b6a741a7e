import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const PersonalDataDesk = lazyPart(
  async () => (await import('@/features/leads/personal-data/personal-data-desk')).PersonalDataDesk,
  { essential: true },
);

export function AdminDataPribadiPage() {
  return (
    <AdminPage
      title="Data Pribadi"
      lead="Semua yang tersimpan tentang satu orang: dilihat, disimpan ke file, atau dihapus bila pemiliknya meminta."
      path={paths.adminPersonalData}
    >
      <PersonalDataDesk />
    </AdminPage>
  );
}
