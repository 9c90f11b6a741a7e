import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { addNews, type NewsInput, removeWords, type Report, reportIncident } from './admin-api';
import { done } from '@/lib/toasts/toast-message';

type NamedKitchen = Pick<Sppg, 'id' | 'nama'>;

const reloads = [sppgKey];

export const useReportIncident = (sppg: NamedKitchen) =>
  useMutation({
    mutationFn: (report: Omit<Report, 'sppg_id'>, context) =>
      reportIncident({ ...report, sppg_id: sppg.id }, context),
    meta: {
      reloads,
      success: ({ isOthers }: { isOthers: boolean }) =>
        isOthers
          ? {
              title: 'Sudah Dilaporkan',
              description: `Kejadian ini di ${sppg.nama} sudah dilaporkan lebih dulu. Bila Anda tahu lebih banyak, tambahkan kabar.`,
              duration: 7000,
            }
          : done(
              'Kejadian Terbit',
              `Kejadian di ${sppg.nama} sudah tampil di situs. Tulis kabar begitu ada yang diketahui.`,
            ),
      failure: { title: 'Gagal Melaporkan Kejadian' },
    },
  });

export const useAddNews = (sppg: NamedKitchen, kejadian_id: string) =>
  useMutation({
    mutationFn: (news: NewsInput & { id: string }, context) => addNews({ ...news, kejadian_id }, context),
    meta: {
      reloads,
      success: (_: unknown, { tutup, salah_dapur }: NewsInput) =>
        tutup || salah_dapur
          ? done(
              'Kejadian Ditutup',
              `Kejadian di ${sppg.nama} selesai. Kabarnya tetap dapat dibaca di halaman dapur.`,
            )
          : done('Kabar Terbit', `Kabar tentang ${sppg.nama} sudah tampil di situs.`),
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
          'Yang membuka halaman dapur tidak lagi membacanya. Dari halaman yang dibangun dan dari feed kata itu hilang setelah situs dibangun lagi.',
        variant: 'success',
        duration: 7000,
      },
      failure: { title: 'Gagal Menghapus Kata' },
    },
  });
