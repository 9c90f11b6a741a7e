// What /kejadian.xml tells, for who follows incidents without the site: each incident and each news of it, as of the build.
import { sppgPath } from '@/config/paths';
import { fetchKitchens } from '@/features/kitchens/check/built-kitchens';
import { figuresOf, clockTime, kindTitle } from '@/features/kitchens/incidents/incident-state';
import { calledName, calledOf } from '@/features/kitchens/sppg/called';
import type { TablesClient } from '@/lib/supabase/tables';
import { formatDate } from '@/lib/text/format';

/** Readers keep what they have seen. */
const mostEntries = 50;

export interface FeedEntry {
  id: string;
  title: string;
  path: string;
  /** An ISO time. */
  time: string;
  text: string;
}

/** The newest entries first. @throws PostgrestError when the backend can't be read */
export async function incidentEntries(tables: TablesClient): Promise<FeedEntry[]> {
  const kitchens = await fetchKitchens(tables);
  const entries = kitchens.flatMap((sppg) => {
    const called = calledOf(sppg);
    return sppg.sppg_kejadian.flatMap(
      ({ id, jenis, hari, created_at, sekolah, sppg_kejadian_kabar: news }) => {
        const shared = {
          title: `${kindTitle(jenis)}, ${calledName(called)}, ${formatDate(hari)}`,
          path: sppgPath(called.kode),
        };
        const schools = sekolah.length > 0 ? ` Sekolah yang dilayani hari itu: ${sekolah.join(', ')}.` : '';
        const reported: FeedEntry = {
          ...shared,
          id,
          time: created_at,
          text: `Kejadian dilaporkan.${schools}`,
        };
        return [
          reported,
          ...news.map((item): FeedEntry => {
            const figures = figuresOf(item.angka).map(
              ({ jumlah, apa, menurut, pada }) =>
                ` ${jumlah} ${apa}, menurut ${menurut}, ${clockTime(pada, hari)}.`,
            );
            const correction = item.membetulkan ? 'Pembetulan: ' : '';
            return {
              ...shared,
              id: item.id,
              time: item.created_at,
              text: [correction, item.isi, ...figures].join(''),
            };
          }),
        ];
      },
    );
  });
  return entries.sort((one, other) => (one.time < other.time ? 1 : -1)).slice(0, mostEntries);
}
