import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { addNews, type NewsOfIncident, removeWords, type Report, reportIncident } from './admin-api';
import { done } from '@/lib/toasts/toast-message';

const reloads = [sppgKey];

/** 'SPPG Comal', or '4 dapur' */
const placeOf = (kitchens: readonly Named[]) =>
  kitchens.length > 1 ? `${kitchens.length} dapur` : (kitchens[0]?.nama ?? '');

type Named = Pick<Sppg, 'nama'>;

interface Reports {
  kitchens: readonly Named[];
  /** One for each of the kitchens. */
  reports: Report[];
}

export const useReportIncident = () =>
  useMutation({
    mutationFn: ({ reports }: Reports, context) => reportIncident(reports, context),
    meta: {
      reloads,
      success(ids: string[], { kitchens, reports }: Reports) {
        const place = placeOf(kitchens);
        const known = reports.filter(({ id }) => !ids.includes(id)).length;
        if (known === reports.length)
          return {
            title: 'Sudah Dilaporkan',
            description: `Kejadian ini di ${place} sudah dilaporkan lebih dulu. Bila Anda tahu lebih banyak, tambahkan kabar.`,
            duration: 7000,
          };
        const first = known > 0 ? `, di ${known} di antaranya sudah dilaporkan lebih dulu` : '';
        return done(
          'Kejadian Terbit',
          `Kejadian di ${place} sudah tampil di situs${first}. Tulis kabar begitu ada yang diketahui.`,
        );
      },
      failure: { title: 'Gagal Melaporkan Kejadian' },
    },
  });

interface ToldNews {
  kitchens: readonly Named[];
  /** One for each of the kitchens. */
  news: NewsOfIncident[];
}

export const useAddNews = () =>
  useMutation({
    mutationFn: ({ news }: ToldNews, context) => addNews(news, context),
    meta: {
      reloads,
      success: (_: unknown, { kitchens, news }: ToldNews) =>
        news.some(({ tutup, salah_dapur }) => tutup || salah_dapur)
          ? done(
              'Kejadian Diakhiri',
              `Kejadian di ${placeOf(kitchens)} selesai. Kabarnya tetap dapat dibaca di halaman dapur.`,
            )
          : done('Kabar Terbit', `Kabar tentang ${placeOf(kitchens)} sudah tampil di situs.`),
      failure: { title: 'Gagal Menerbitkan Kabar' },
    },
  });

export const useRemoveWords = () =>
  useMutation({
    mutationFn: removeWords,
    meta: {
      reloads,
      success: {
        title: 'Kata Dihapus',
        description:
          'Yang membuka halaman dapur tidak lagi membacanya. Dari halaman yang dibangun dan dari feed kata itu hilang setelah situs diperbarui.',
        variant: 'success',
        duration: 7000,
      },
      failure: { title: 'Gagal Menghapus Kata' },
    },
  });
