import { lazy } from 'react';
import { paths } from '@/config/paths';
import { AdminPage } from '@/features/people/auth/admin-page';

const SppgDesk = lazy(async () => ({
  default: (await import('@/features/kitchens/table/sppg-desk')).SppgDesk,
}));

export function AdminSppgPage() {
  return (
    <AdminPage
      title="Kelola SPPG"
      lead="Semua dapur dalam satu tabel: tekan sebuah isian untuk mengubahnya, Enter untuk menyimpan dan turun ke baris berikutnya."
      path={paths.adminSppg}
      audience="managers"
    >
      <SppgDesk />
    </AdminPage>
  );
}
