import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { PageRoute, RouteHandle } from '@/lib/route-handle';

/** A page that depends on who is signed in: only its layout is prerendered. */
const adminRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  handle: RouteHandle = { readsData: true },
): PageRoute => ({
  path,
  lazy: async () => ({ Component: await load() }),
  handle: { isShell: true, ...handle },
});

export const adminRoutes: PageRoute[] = [
  adminRoute(paths.admin, async () => (await import('@/pages/admin')).AdminRingkasanPage),
  adminRoute(
    paths.adminConfirmation,
    async () => (await import('@/pages/admin/konfirmasi')).AdminKonfirmasiPage,
    { readsData: false },
  ),
  adminRoute(paths.adminInvitation, async () => (await import('@/pages/admin/undangan')).AdminUndanganPage, {
    readsData: false,
  }),
  adminRoute(paths.adminSettings, async () => (await import('@/pages/admin/settings')).AdminSettingsPage),
  adminRoute(paths.adminInbox, async () => (await import('@/pages/admin/kotak-masuk')).AdminKotakMasukPage),
  adminRoute(paths.adminUsers, async () => (await import('@/pages/admin/pengguna')).AdminPenggunaPage),
  adminRoute(paths.adminSppg, async () => (await import('@/pages/admin/sppg')).AdminSppgPage),
  adminRoute(
    paths.adminCertificates,
    async () => (await import('@/pages/admin/sertifikat')).AdminSertifikatPage,
  ),
  adminRoute(paths.adminFoundations, async () => (await import('@/pages/admin/yayasan')).AdminYayasanPage),
  adminRoute(paths.adminDocuments, async () => (await import('@/pages/admin/dokumen')).AdminDokumenPage),
  adminRoute(paths.adminAudit, async () => (await import('@/pages/admin/riwayat')).AdminRiwayatPage),
  adminRoute(
    paths.adminPersonalData,
    async () => (await import('@/pages/admin/data-pribadi')).AdminDataPribadiPage,
  ),
  adminRoute(paths.adminMails, async () => (await import('@/pages/admin/surat')).AdminSuratPage),
  adminRoute(paths.adminContent, async () => (await import('@/pages/admin/konten')).AdminKontenPage),
  adminRoute(paths.adminArticle, async () => (await import('@/pages/admin/konten/artikel')).AdminArtikelPage),
];
