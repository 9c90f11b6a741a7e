import type { CallContext } from '@/lib/supabase/client';
import { getSupabase } from '@/lib/supabase/client';
import { askAgain } from '@/lib/supabase/write-rows';
import type { Figure } from './incident-state';

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
}

/** Adds news to an incident; what is sent twice is there once. @throws PostgrestError */
export async function addNews(news: NewsInput & { id: string; kejadian_id: string }, context: CallContext) {
  const supabase = await getSupabase(context);
  const kabar = { ...news, angka: news.angka.map((figure) => ({ ...figure })) };
  await askAgain(() => supabase.rpc('tulis_kabar', { kabar }).throwOnError());
}
