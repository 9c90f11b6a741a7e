import { type ComponentType, createElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { articlePath, paths } from '@/config/paths';

type LoadPage = () => Promise<ComponentType>;

interface AppRoute {
  path: string;
  /** Whether the page asks the database for something at once. */
  readsData?: true;
  load: LoadPage;
  isLoaded: () => boolean;
  Page: ComponentType;
}

const attempts = new Map<LoadPage, ComponentType>();

function latestAttempt(load: LoadPage): ComponentType {
  const attempt = attempts.get(load) ?? lazyPart(load);
  attempts.set(load, attempt);
  return attempt;
}

/** After a page's code did not come: who goes there again asks for it again. A `lazy` component never does. */
export function forgetAttempts() {
  attempts.clear();
}

function page<Name extends string>(name: Name, importPage: () => Promise<Record<Name, ComponentType>>) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await importPage())[name];
    return loaded;
  };
  return {
    load,
    isLoaded: () => loaded !== undefined,
    // `lazy` keeps React waiting even for what is there, and React then begins anew.
    Page: () => createElement(loaded ?? latestAttempt(load)),
  };
}

/** Every route and its page; each page is a chunk of its own. */
export const routes: AppRoute[] = [
  { path: paths.home, ...page('BerandaPage', () => import('@/pages/beranda')) },
  { path: paths.tentang, ...page('TentangPage', () => import('@/pages/tentang')) },
  {
    path: paths.strukturOrganisasi,
    ...page('StrukturOrganisasiPage', () => import('@/pages/struktur-organisasi')),
  },
  { path: paths.program, ...page('ProgramPage', () => import('@/pages/program')) },
  {
    path: paths.kemitraan,
    ...page('KemitraanStrategisPage', () => import('@/pages/kemitraan-strategis')),
  },
  {
    path: paths.peluangInvestasi,
    ...page('PeluangInvestasiPage', () => import('@/pages/kemitraan-strategis/peluang-investasi')),
  },
  {
    path: paths.investorPeralatan,
    ...page('InvestorPeralatanPage', () => import('@/pages/kemitraan-strategis/investor-peralatan')),
  },
  {
    path: paths.investorMobil,
    ...page('InvestorMobilMbgPage', () => import('@/pages/kemitraan-strategis/investor-mobil-mbg')),
  },
  {
    path: paths.kontraktor,
    ...page('KerjasamaKontraktorPage', () => import('@/pages/kemitraan-strategis/kerjasama-kontraktor')),
  },
  {
    path: paths.rantaiPasok,
    ...page('KemitraanRantaiPasokPage', () => import('@/pages/kemitraan-strategis/kemitraan-rantai-pasok')),
  },
  {
    path: paths.konsultan,
    ...page('KerjasamaKonsultanPage', () => import('@/pages/kemitraan-strategis/kerjasama-konsultan')),
  },
  {
    path: paths.tenagaKerja,
    ...page('KerjasamaTenagaKerjaPage', () => import('@/pages/kemitraan-strategis/kerjasama-tenaga-kerja')),
  },
  {
    path: paths.dataYayasan,
    readsData: true,
    ...page('DataYayasanPage', () => import('@/pages/data-yayasan')),
  },
  {
    path: paths.direktoriKontak,
    readsData: true,
    ...page('DirektoriKontakPage', () => import('@/pages/direktori-kontak')),
  },
  { path: paths.galeri, ...page('GaleriPage', () => import('@/pages/galeri')) },
  { path: paths.berita, ...page('BeritaPage', () => import('@/pages/berita')) },
  { path: articlePath(':slug'), ...page('BeritaArtikelPage', () => import('@/pages/berita/artikel')) },
  { path: paths.kontak, ...page('KontakPage', () => import('@/pages/kontak')) },
  { path: paths.privasi, ...page('PrivasiPage', () => import('@/pages/privasi')) },
  {
    path: paths.waspadaPenipuan,
    ...page('WaspadaPenipuanPage', () => import('@/pages/waspada-penipuan')),
  },
  {
    path: paths.adminSettings,
    readsData: true,
    ...page('AdminSettingsPage', () => import('@/pages/admin/settings')),
  },
  {
    path: paths.adminInbox,
    readsData: true,
    ...page('AdminKotakMasukPage', () => import('@/pages/admin/kotak-masuk')),
  },
  {
    path: paths.adminUsers,
    readsData: true,
    ...page('AdminPenggunaPage', () => import('@/pages/admin/pengguna')),
  },
  {
    path: paths.adminAudit,
    readsData: true,
    ...page('AdminRiwayatPage', () => import('@/pages/admin/riwayat')),
  },
  { path: '*', ...page('TidakDitemukanPage', () => import('@/pages/tidak-ditemukan')) },
];

// Made once: a change of the query or the anchor then renders only what reads it, not the whole page.
const routeElements = routes.map(({ path, Page }) => (
  <Route key={path} path={path} caseSensitive element={<Page />} />
));

export function AppRoutes() {
  return <Routes>{routeElements}</Routes>;
}

/** The route that shows a path. */
export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
}
