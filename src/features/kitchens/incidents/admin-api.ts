import type { CallContext } from '@/lib/supabase/client';
import { getSupabase } from '@/lib/supabase/client';
import { askAgain, callOrFindDone } from '@/lib/supabase/write-rows';
import type { Figure, News } from './incident-state';

/** What a report says. */
export interface Report {
  id: string;
  sppg_id: string;
  jenis: string;
  hari: string;
  sekolah: string[];
  pengiriman_berhenti: boolean;
  kabar_berikutnya: string;
}

/**
 * Reports an incident; what is reported twice is there once.
 * @returns whether somebody else has reported it already; then the id is that of theirs
 * @throws PostgrestError
 */
export async function reportIncident(report: Report, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data: id } = await askAgain(() =>
    supabase.rpc('laporkan_kejadian', { kejadian: { ...report } }).throwOnError(),
  );
  return { id, isOthers: id !== report.id };
}

/** News, and what changes by it. */
export interface NewsInput {
  isi: string;
  angka: Figure[];
  membetulkan: string | null;
  /** The schools concerned, where they have changed. */
  sekolah?: string[];
  /** Of an open incident: whether deliveries are stopped, and when there is more, unless it is closed. */
  pengiriman_berhenti?: boolean;
  kabar_berikutnya?: string;
  tutup?: boolean;
  /** Closes it as reported at a wrong kitchen. */
  salah_dapur?: boolean;
}

/** Adds news to an incident; what is sent twice is there once. @throws PostgrestError */
export async function addNews(news: NewsInput & { id: string; kejadian_id: string }, context: CallContext) {
  const supabase = await getSupabase(context);
  const kabar = { ...news, angka: news.angka.map((figure) => ({ ...figure })) };
  await askAgain(() => supabase.rpc('tulis_kabar', { kabar }).throwOnError());
}

/** Words that are taken off a news. */
export interface WordsToRemove {
  news: Pick<News, 'id' | 'kata_dihapus'>;
  kata: string;
  apa: string;
  alasan: string;
}

/** Takes words off a news wherever they stand in it, for good. @throws PostgrestError */
export async function removeWords({ news, ...words }: WordsToRemove, context: CallContext) {
  const supabase = await getSupabase(context);
  await callOrFindDone(
    () => supabase.rpc('hapus_kata_kabar', { kabar: news.id, ...words }).throwOnError(),
    async () => {
      const { data } = await supabase
        .from('sppg_kejadian_kabar')
        .select('kata_dihapus')
        .eq('id', news.id)
        .single()
        .throwOnError();
      return data.kata_dihapus > news.kata_dihapus;
    },
  );
}
