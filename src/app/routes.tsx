import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { articlePath, paths } from '@/config/paths';

function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Every route and its page; each page is a chunk of its own. */
const routes: { path: string; Page: ComponentType }[] = [
  { path: paths.home, Page: page('BerandaPage', () => import('@/pages/beranda')) },
  { path: paths.tentang, Page: page('TentangPage', () => import('@/pages/tentang')) },
  {
    path: paths.strukturOrganisasi,
    Page: page('StrukturOrganisasiPage', () => import('@/pages/struktur-organisasi')),
  },
  { path: paths.program, Page: page('ProgramPage', () => import('@/pages/program')) },
  {
    path: paths.kemitraan,
    Page: page('KemitraanStrategisPage', () => import('@/pages/kemitraan-strategis')),
  },
  {
    path: paths.peluangInvestasi,
    Page: page('PeluangInvestasiPage', () => import('@/pages/kemitraan-strategis/peluang-investasi')),
  },
  {
    path: paths.investorPeralatan,
    Page: page('InvestorPeralatanPage', () => import('@/pages/kemitraan-strategis/investor-peralatan')),
  },
  {
    path: paths.investorMobil,
    Page: page('InvestorMobilMbgPage', () => import('@/pages/kemitraan-strategis/investor-mobil-mbg')),
  },
  {
    path: paths.kontraktor,
    Page: page('KerjasamaKontraktorPage', () => import('@/pages/kemitraan-strategis/kerjasama-kontraktor')),
  },
  {
    path: paths.rantaiPasok,
    Page: page(
      'KemitraanRantaiPasokPage',
      () => import('@/pages/kemitraan-strategis/kemitraan-rantai-pasok'),
    ),
  },
  {
    path: paths.konsultan,
    Page: page('KerjasamaKonsultanPage', () => import('@/pages/kemitraan-strategis/kerjasama-konsultan')),
  },
  {
    path: paths.tenagaKerja,
    Page: page(
      'KerjasamaTenagaKerjaPage',
      () => import('@/pages/kemitraan-strategis/kerjasama-tenaga-kerja'),
    ),
  },
  { path: paths.dataYayasan, Page: page('DataYayasanPage', () => import('@/pages/data-yayasan')) },
  {
    path: paths.direktoriKontak,
    Page: page('DirektoriKontakPage', () => import('@/pages/direktori-kontak')),
  },
  { path: paths.galeri, Page: page('GaleriPage', () => import('@/pages/galeri')) },
  { path: paths.berita, Page: page('BeritaPage', () => import('@/pages/berita')) },
  { path: articlePath(':slug'), Page: page('BeritaArtikelPage', () => import('@/pages/berita/artikel')) },
  { path: paths.kontak, Page: page('KontakPage', () => import('@/pages/kontak')) },
  { path: paths.privasi, Page: page('PrivasiPage', () => import('@/pages/privasi')) },
  {
    path: paths.waspadaPenipuan,
    Page: page('WaspadaPenipuanPage', () => import('@/pages/waspada-penipuan')),
  },
  { path: paths.adminSettings, Page: page('AdminSettingsPage', () => import('@/pages/admin/settings')) },
  { path: paths.adminInbox, Page: page('AdminKotakMasukPage', () => import('@/pages/admin/kotak-masuk')) },
  { path: paths.adminUsers, Page: page('AdminPenggunaPage', () => import('@/pages/admin/pengguna')) },
  { path: '*', Page: page('TidakDitemukanPage', () => import('@/pages/tidak-ditemukan')) },
];

export function AppRoutes() {
  return (
    <Routes>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}

/** '/tentang/' -> '/tentang'; the home page keeps its slash. */
export function trimTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
