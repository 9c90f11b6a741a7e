import { paths } from '@/config/paths';
import type { PageRoute } from '@/lib/route-handle';

/** The pages under /admin, which depend on who is signed in: only their layout is prerendered. */
export const adminRoutes: PageRoute[] = [
  {
    path: paths.admin,
    lazy: async () => ({ Component: (await import('@/pages/admin')).AdminRingkasanPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminConfirmation,
    lazy: async () => ({ Component: (await import('@/pages/admin/konfirmasi')).AdminKonfirmasiPage }),
    handle: { isShell: true },
  },
  {
    path: paths.adminInvitation,
    lazy: async () => ({ Component: (await import('@/pages/admin/undangan')).AdminUndanganPage }),
    handle: { isShell: true },
  },
  {
    path: paths.adminSettings,
    lazy: async () => ({ Component: (await import('@/pages/admin/settings')).AdminSettingsPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminInbox,
    lazy: async () => ({ Component: (await import('@/pages/admin/kotak-masuk')).AdminKotakMasukPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminUsers,
    lazy: async () => ({ Component: (await import('@/pages/admin/pengguna')).AdminPenggunaPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminSppg,
    lazy: async () => ({ Component: (await import('@/pages/admin/sppg')).AdminSppgPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminCertificates,
    lazy: async () => ({ Component: (await import('@/pages/admin/sertifikat')).AdminSertifikatPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminDocuments,
    lazy: async () => ({ Component: (await import('@/pages/admin/dokumen')).AdminDokumenPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminAudit,
    lazy: async () => ({ Component: (await import('@/pages/admin/riwayat')).AdminRiwayatPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminPersonalData,
    lazy: async () => ({ Component: (await import('@/pages/admin/data-pribadi')).AdminDataPribadiPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminMails,
    lazy: async () => ({ Component: (await import('@/pages/admin/surat')).AdminSuratPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminContent,
    lazy: async () => ({ Component: (await import('@/pages/admin/konten')).AdminKontenPage }),
    handle: { isShell: true, readsData: true },
  },
  {
    path: paths.adminArticle,
    lazy: async () => ({ Component: (await import('@/pages/admin/konten/artikel')).AdminArtikelPage }),
    handle: { isShell: true, readsData: true },
  },
];
