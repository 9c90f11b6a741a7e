import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const SppgDesk = lazyPart(async () => (await import('@/features/kitchens/table/sppg-desk')).SppgDesk, {
  essential: true,
});

export function AdminSppgPage() {
  return (
    <AdminPage
      title="Kelola SPPG"
      lead="Tekan sebuah isian untuk mengubahnya; Enter menyimpan dan turun sebaris."
      path={paths.adminSppg}
      audience="managers"
    >
      <SppgDesk />
    </AdminPage>
  );
}
