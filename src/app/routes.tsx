import type { ComponentType } from 'react';
import { BadgeCheck, Building2, Handshake, House, Info, MessageCircle, Network, Soup } from 'lucide-react';
import { articlePath, districtPath, openingPath, paths } from '@/config/paths';
import { builtDataContext } from '@/lib/built-data';
import type { PageRoute, ParameterPage } from '@/lib/route-handle';
import { adminRoutes } from './admin-routes';
import { prefetch } from './prefetch';

/** Pages that show what admins publish, each with the day on which that last changed. */
async function contentPages(...paths: string[]): Promise<ParameterPage[]> {
  const { changes } = await import('virtual:content/changes');
  return paths.map((path) => ({ path, changedOn: changes[path] }));
}

/** A page without data of its own. */
const page = (path: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const districtRoute = districtPath(':wilayah');

/** Every page of the site: its path, its chunk, its data, and what menu, breadcrumbs and prerendering need. */
export const routes: PageRoute[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('@/pages/beranda')).BerandaPage }),
    handle: { menu: { label: 'Beranda', Icon: House } },
  },
  {
    path: paths.tentang,
    lazy: async () => ({ Component: (await import('@/pages/tentang')).TentangPage }),
    handle: { menu: { label: 'Tentang Kami', Icon: Info } },
  },
  {
    id: paths.strukturOrganisasi,
    path: paths.strukturOrganisasi,
    lazy: async () => ({ Component: (await import('@/pages/struktur-organisasi')).StrukturOrganisasiPage }),
    loader: prefetch(
      async () => (await import('@/features/shared/regional-contacts/api')).regionalContactsQuery,
    ),
    handle: {
      menu: { label: 'Struktur Organisasi', Icon: Network },
      pages: async (tables) =>
        (await import('@/features/shared/regional-contacts/built-contacts')).contactsPage(
          tables,
          paths.strukturOrganisasi,
        ),
    },
  },
  {
    id: paths.program,
    path: paths.program,
    lazy: async () => ({ Component: (await import('@/pages/program')).ProgramPage }),
    loader: prefetch(async () => (await import('@/features/kitchens/sppg/api')).sppgListQuery),
    handle: {
      menu: { label: 'Program MBG & SPPG', Icon: Soup },
      pages: async (tables) => (await import('@/pages/program/built-program')).programPage(tables),
    },
  },
  {
    path: paths.sppg,
    handle: { crumb: 'Cek SPPG', menu: { label: 'Cek SPPG', Icon: BadgeCheck } },
    children: [
      {
        id: paths.sppg,
        index: true,
        lazy: async () => ({ Component: (await import('@/pages/sppg')).SppgPage }),
        loader: ({ context }) => context.get(builtDataContext),
        handle: {
          readsData: true,
          pages: async (tables) =>
            (await import('@/features/kitchens/public-complaints/built-complaints')).unknownComplaintsPage(
              tables,
            ),
        },
      },
      {
        id: `${paths.sppg}/:kode`,
        path: `${paths.sppg}/:kode`,
        lazy: async () => ({ Component: (await import('@/pages/sppg/dapur')).SppgDapurPage }),
        loader: ({ context }) => context.get(builtDataContext),
        handle: {
          readsData: true,
          pages: async (tables) =>
            (await import('@/features/kitchens/check/built-kitchens')).kitchenPages(tables),
        },
      },
    ],
  },
  {
    id: districtRoute,
    path: districtRoute,
    lazy: async () => ({ Component: (await import('@/pages/wilayah')).WilayahPage }),
    loader: ({ context }) => context.get(builtDataContext),
    handle: {
      readsData: true,
      pages: async (tables) =>
        (await import('@/features/kitchens/districts/built-districts')).districtPages(tables),
    },
  },
  {
    id: paths.angka,
    path: paths.angka,
    lazy: async () => ({ Component: (await import('@/pages/angka')).AngkaPage }),
    loader: prefetch(async () => (await import('@/features/kitchens/numbers/api')).pressNumbersQuery),
    handle: {
      readsData: true,
      pages: async (tables) =>
        (await import('@/features/kitchens/numbers/built-numbers')).numbersPage(tables),
    },
  },
  {
    path: paths.kemitraan,
    handle: { crumb: 'Kemitraan Strategis', menu: { label: 'Kemitraan Strategis', Icon: Handshake } },
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('@/pages/kemitraan-strategis')).KemitraanStrategisPage,
        }),
      },
      page(
        paths.peluangInvestasi,
        async () => (await import('@/pages/kemitraan-strategis/peluang-investasi')).PeluangInvestasiPage,
      ),
      page(
        paths.investorPeralatan,
        async () => (await import('@/pages/kemitraan-strategis/investor-peralatan')).InvestorPeralatanPage,
      ),
      page(
        paths.investorMobil,
        async () => (await import('@/pages/kemitraan-strategis/investor-mobil-mbg')).InvestorMobilMbgPage,
      ),
      page(
        paths.kontraktor,
        async () =>
          (await import('@/pages/kemitraan-strategis/kerjasama-kontraktor')).KerjasamaKontraktorPage,
      ),
      page(
        paths.rantaiPasok,
        async () =>
          (await import('@/pages/kemitraan-strategis/kemitraan-rantai-pasok')).KemitraanRantaiPasokPage,
      ),
      page(
        paths.konsultan,
        async () => (await import('@/pages/kemitraan-strategis/kerjasama-konsultan')).KerjasamaKonsultanPage,
      ),
      page(
        paths.tenagaKerja,
        async () =>
          (await import('@/pages/kemitraan-strategis/kerjasama-tenaga-kerja')).KerjasamaTenagaKerjaPage,
      ),
    ],
  },
  {
    path: paths.lowongan,
    handle: { crumb: 'Lowongan' },
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('@/pages/lowongan')).LowonganPage }),
        handle: { pages: () => contentPages(paths.lowongan) },
      },
      {
        path: openingPath(':alamat'),
        lazy: async () => ({ Component: (await import('@/pages/lowongan/pekerjaan')).LowonganPekerjaanPage }),
        handle: {
          pages: async () => {
            const { builtOpenings } = await import('virtual:content/openings');
            return contentPages(...builtOpenings.map(({ slug }) => openingPath(slug)));
          },
        },
      },
    ],
  },
  {
    id: paths.dataYayasan,
    path: paths.dataYayasan,
    lazy: async () => ({ Component: (await import('@/pages/data-yayasan')).DataYayasanPage }),
    loader: prefetch(async () => (await import('@/features/kitchens/yayasan/api')).yayasanListQuery),
    handle: {
      readsData: true,
      menu: { label: 'Data Yayasan', Icon: Building2 },
      pages: async (tables) => (await import('@/features/kitchens/open-data/read-lists')).yayasanPage(tables),
    },
  },
  {
    id: paths.direktoriKontak,
    path: paths.direktoriKontak,
    lazy: async () => ({ Component: (await import('@/pages/direktori-kontak')).DirektoriKontakPage }),
    loader: prefetch(
      async () => (await import('@/features/shared/regional-contacts/api')).regionalContactsQuery,
    ),
    handle: {
      readsData: true,
      pages: async (tables) =>
        (await import('@/features/shared/regional-contacts/built-contacts')).contactsPage(
          tables,
          paths.direktoriKontak,
        ),
    },
  },
  {
    path: paths.galeri,
    lazy: async () => ({ Component: (await import('@/pages/galeri')).GaleriPage }),
    handle: { pages: () => contentPages(paths.galeri) },
  },
  {
    path: paths.berita,
    handle: { crumb: 'Berita' },
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('@/pages/berita')).BeritaPage }),
        handle: { pages: () => contentPages(paths.berita) },
      },
      {
        path: articlePath(':slug'),
        lazy: async () => ({ Component: (await import('@/pages/berita/artikel')).BeritaArtikelPage }),
        handle: {
          pages: async () => {
            const { builtNews } = await import('virtual:content/news');
            return contentPages(...builtNews.map(({ slug }) => articlePath(slug)));
          },
        },
      },
    ],
  },
  {
    path: paths.kontak,
    lazy: async () => ({ Component: (await import('@/pages/kontak')).KontakPage }),
    handle: { menu: { label: 'Kontak', Icon: MessageCircle } },
  },
  page(paths.privasi, async () => (await import('@/pages/privasi')).PrivasiPage),
  page(paths.lacak, async () => (await import('@/pages/lacak')).LacakPage),
  page(paths.keluhan, async () => (await import('@/pages/keluhan')).KeluhanPage),
  page(
    paths.konfirmasiYayasan,
    async () => (await import('@/pages/konfirmasi-yayasan')).KonfirmasiYayasanPage,
  ),
  page(paths.waspadaPenipuan, async () => (await import('@/pages/waspada-penipuan')).WaspadaPenipuanPage),
  ...adminRoutes,
  {
    path: '*',
    lazy: async () => ({ Component: (await import('@/pages/tidak-ditemukan')).TidakDitemukanPage }),
  },
];
