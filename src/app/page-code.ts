import type { ComponentType } from 'react';
import { articlePath, paths } from '@/config/paths';

/** The code of one page: `load` fetches it, from then on `Page` is there. */
export interface PageCode {
  load: () => Promise<ComponentType>;
  Page?: ComponentType;
}

const imports: Record<string, () => Promise<ComponentType>> = {
  [paths.home]: async () => (await import('@/pages/beranda')).BerandaPage,
  [paths.tentang]: async () => (await import('@/pages/tentang')).TentangPage,
  [paths.strukturOrganisasi]: async () =>
    (await import('@/pages/struktur-organisasi')).StrukturOrganisasiPage,
  [paths.program]: async () => (await import('@/pages/program')).ProgramPage,
  [paths.kemitraan]: async () => (await import('@/pages/kemitraan-strategis')).KemitraanStrategisPage,
  [paths.peluangInvestasi]: async () =>
    (await import('@/pages/kemitraan-strategis/peluang-investasi')).PeluangInvestasiPage,
  [paths.investorPeralatan]: async () =>
    (await import('@/pages/kemitraan-strategis/investor-peralatan')).InvestorPeralatanPage,
  [paths.investorMobil]: async () =>
    (await import('@/pages/kemitraan-strategis/investor-mobil-mbg')).InvestorMobilMbgPage,
  [paths.kontraktor]: async () =>
    (await import('@/pages/kemitraan-strategis/kerjasama-kontraktor')).KerjasamaKontraktorPage,
  [paths.rantaiPasok]: async () =>
    (await import('@/pages/kemitraan-strategis/kemitraan-rantai-pasok')).KemitraanRantaiPasokPage,
  [paths.konsultan]: async () =>
    (await import('@/pages/kemitraan-strategis/kerjasama-konsultan')).KerjasamaKonsultanPage,
  [paths.tenagaKerja]: async () =>
    (await import('@/pages/kemitraan-strategis/kerjasama-tenaga-kerja')).KerjasamaTenagaKerjaPage,
  [paths.dataYayasan]: async () => (await import('@/pages/data-yayasan')).DataYayasanPage,
  [paths.direktoriKontak]: async () => (await import('@/pages/direktori-kontak')).DirektoriKontakPage,
  [paths.galeri]: async () => (await import('@/pages/galeri')).GaleriPage,
  [paths.berita]: async () => (await import('@/pages/berita')).BeritaPage,
  [articlePath(':slug')]: async () => (await import('@/pages/berita/artikel')).BeritaArtikelPage,
  [paths.kontak]: async () => (await import('@/pages/kontak')).KontakPage,
  [paths.privasi]: async () => (await import('@/pages/privasi')).PrivasiPage,
  [paths.waspadaPenipuan]: async () => (await import('@/pages/waspada-penipuan')).WaspadaPenipuanPage,
  [paths.adminSettings]: async () => (await import('@/pages/admin/settings')).AdminSettingsPage,
  [paths.adminInbox]: async () => (await import('@/pages/admin/kotak-masuk')).AdminKotakMasukPage,
  [paths.adminUsers]: async () => (await import('@/pages/admin/pengguna')).AdminPenggunaPage,
  [paths.adminAudit]: async () => (await import('@/pages/admin/riwayat')).AdminRiwayatPage,
};

function codeOf(importPage: () => Promise<ComponentType>): PageCode {
  const code: PageCode = {
    load: async () => {
      code.Page = await importPage();
      return code.Page;
    },
  };
  return code;
}

/** What is shown at an address that is no page's. */
export const notFoundCode = codeOf(async () => (await import('@/pages/tidak-ditemukan')).TidakDitemukanPage);

/** Every route and the code of its page, which is a chunk of its own. */
export const pageCode: Record<string, PageCode> = {
  ...Object.fromEntries(Object.entries(imports).map(([path, importPage]) => [path, codeOf(importPage)])),
  '*': notFoundCode,
};

/** The code of the page at a path; `undefined` where there is no such page. */
export function pageCodeAt(pathname: string): PageCode | undefined {
  return pageCode[pathname.startsWith(articlePath('')) ? articlePath(':slug') : pathname];
}
