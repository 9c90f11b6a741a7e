import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { groupBy } from '@/lib/collections';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { askAgain, callOrFindDone } from '@/lib/supabase/write-rows';
import type { Figure, Incident, News } from './incident-state';

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
 * Reports an incident at a kitchen, or at several in one go; what is reported twice is there once.
 * @returns the ids in this order; another one where somebody else has reported it already
 * @throws PostgrestError
 */
export async function reportIncident(reports: Report[], context: CallContext): Promise<string[]> {
  const supabase = await getSupabase(context);
  const [first, ...others] = reports.map((report) => ({ ...report }));
  if (!first) return [];
  const { data: ids } = await askAgain(async () =>
    others.length > 0
      ? supabase.rpc('laporkan_kejadian_bersama', { kejadian: [first, ...others] }).throwOnError()
      : supabase.rpc('laporkan_kejadian', { kejadian: first }).throwOnError(),
  );
  return [ids].flat();
}

/** News, and what changes by it. */
interface NewsInput {
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

/** News of one incident. */
export type NewsOfIncident = NewsInput & { id: string; kejadian_id: string };

/** Adds news to an incident, or to several in one go; what is sent twice is there once. @throws PostgrestError */
export async function addNews(list: NewsOfIncident[], context: CallContext) {
  const supabase = await getSupabase(context);
  const [first, ...others] = list.map((news) => ({
    ...news,
    angka: news.angka.map((figure) => ({ ...figure })),
  }));
  if (!first) return;
  await askAgain(async () =>
    others.length > 0
      ? supabase.rpc('tulis_kabar_bersama', { kabar: [first, ...others] }).throwOnError()
      : supabase.rpc('tulis_kabar', { kabar: first }).throwOnError(),
  );
}

/** Words that are taken off a news. */
interface WordsToRemove {
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

const named = 'id, nama, kode_unik_pendaftaran, kabupaten_kota';

/** The most kitchens that are offered at once. */
const mostOffered = 20;

/** Kitchens that operate: with these words in code, name or address, or else those of a kabupaten or kota. @throws PostgrestError */
async function fetchOffered(kata: string, kabupaten: string | null, context: CallContext) {
  const supabase = await getSupabase(context);
  const kitchens = kata
    ? supabase.rpc('cari_sppg', { kata }).select(named)
    : supabase
        .from('sppg')
        .select(named)
        .eq('kabupaten_kota', kabupaten ?? '');
  const { data } = await kitchens
    .eq('status_verifikasi', 'Sudah Operasional')
    .is('ditutup_pada', null)
    .order('nama')
    .limit(mostOffered)
    .throwOnError();
  return data;
}

/** Kitchens to choose from; disabled while there is nothing to look for. */
export const useOfferedKitchens = (kata: string, kabupaten: string | null) =>
  useQuery({
    queryKey: [...sppgKey, 'offered', kata, kabupaten],
    queryFn: (context) => fetchOffered(kata, kabupaten, context),
    enabled: kata ? /[\p{L}\d]{3}/u.test(kata) : kabupaten !== null,
    placeholderData: keepPreviousData,
  });

/** @throws PostgrestError */
async function fetchChosen(ids: string[], context: CallContext) {
  const supabase = await getSupabase(context);
  const [{ data: kitchens }, schools] = await Promise.all([
    supabase
      .from('sppg')
      .select(`${named}, wilayah(regional_contacts(nama_kontak, nomor_telepon)), sppg_penghentian(*)`)
      .in('id', ids)
      .throwOnError(),
    fetchAll(
      supabase.from('sppg_sekolah').select('sppg_id, nama').in('sppg_id', ids).order('nama').order('id'),
    ),
  ]);
  const byKitchen = groupBy(schools, ({ sppg_id }) => sppg_id);
  return kitchens.map((sppg) => ({ ...sppg, sekolah: namesOf(byKitchen.get(sppg.id)) }));
}

/** The names of schools, each once. */
export const namesOf = (schools: { nama: string }[] = []) => [...new Set(schools.map(({ nama }) => nama))];

/** A kitchen at which an incident is about to be reported. */
export type ReportKitchen = Awaited<ReturnType<typeof fetchChosen>>[number];

/** The kitchens that are chosen, with what a report needs to know of them. */
export const useChosenKitchens = (ids: string[]) =>
  useQuery({
    queryKey: [...sppgKey, 'chosen', ids],
    queryFn: (context) => fetchChosen(ids, context),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** @throws PostgrestError */
async function fetchJoined(bersama: string, id: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { data } = await supabase
    .from('sppg_kejadian')
    .select('id, ditutup_pada, sppg(nama), sppg_kejadian_kabar(*)')
    .eq('bersama', bersama)
    .neq('id', id)
    .is('salah_dapur', false)
    .throwOnError();
  // Those of a kitchen that was deleted meanwhile are left out.
  return data
    .flatMap(({ sppg, ...incident }) => (sppg ? [{ ...incident, nama: sppg.nama }] : []))
    .sort((one, other) => one.nama.localeCompare(other.nama, 'id'));
}

export type JoinedIncident = Awaited<ReturnType<typeof fetchJoined>>[number];

/** The incidents at other kitchens that an incident was reported with. */
export const useJoinedIncidents = ({ id, bersama }: Incident) =>
  useQuery({
    queryKey: [...sppgKey, 'joined', id, bersama],
    queryFn: (context) => fetchJoined(bersama ?? '', id, context),
    enabled: bersama !== null,
  });

/** What was told of an incident at the moment at which a news was told of another one that it is joined with. */
export const sameNews = ({ sppg_kejadian_kabar }: JoinedIncident, news: News | undefined) =>
  sppg_kejadian_kabar.find(({ created_at }) => created_at === news?.created_at);
