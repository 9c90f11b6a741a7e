import { useMutation } from '@tanstack/react-query';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { addNews, type NewsInput, removeWords, type Report, reportIncident } from './admin-api';
import { incidentMessages } from './management.messages';

type NamedKitchen = Pick<Sppg, 'id' | 'nama'>;

const reloads = [sppgKey];

export const useReportIncident = (sppg: NamedKitchen) =>
  useMutation({
    mutationFn: (report: Omit<Report, 'sppg_id'>, context) =>
      reportIncident({ ...report, sppg_id: sppg.id }, context),
    meta: {
      reloads,
      success: ({ isOthers }: { isOthers: boolean }) =>
        isOthers ? incidentMessages.alreadyReported(sppg.nama) : incidentMessages.reported(sppg.nama),
      failure: incidentMessages.notReported,
    },
  });

export const useAddNews = (sppg: NamedKitchen, kejadian_id: string) =>
  useMutation({
    mutationFn: (news: NewsInput & { id: string }, context) => addNews({ ...news, kejadian_id }, context),
    meta: {
      reloads,
      success: (_: unknown, { tutup, salah_dapur }: NewsInput) =>
        tutup || salah_dapur ? incidentMessages.closed(sppg.nama) : incidentMessages.told(sppg.nama),
      failure: incidentMessages.notTold,
    },
  });

export const useRemoveWords = () =>
  useMutation({
    mutationFn: removeWords,
    meta: { reloads, success: incidentMessages.wordsRemoved, failure: incidentMessages.wordsNotRemoved },
  });
