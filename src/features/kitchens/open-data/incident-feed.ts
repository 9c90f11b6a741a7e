// The entries of /kejadian.xml: each incident and each news of it, as of the build.
import { sppgPath } from '@/config/paths';
import { fetchKitchens } from '@/features/kitchens/check/built-kitchens';
import { factSentences, plainAdvice } from '@/features/kitchens/incidents/content';
import {
  clockTime,
  figuresOf,
  type Incident,
  incidentTitle,
  newestNews,
} from '@/features/kitchens/incidents/incident-state';
import { type CallableKitchen, type Called, calledName, calledOf } from '@/features/kitchens/sppg/called';
import type { TablesClient } from '@/lib/supabase/tables';
import { formatDate } from '@/lib/text/format';

/** Feed readers keep older entries themselves. */
const mostEntries = 50;

export interface FeedEntry {
  id: string;
  title: string;
  path: string;
  /** An ISO time. */
  time: string;
  text: string;
}

type FeedKitchen = CallableKitchen & { sppg_kejadian: Incident[] };

/** The entries of an incident: its report and its news, by number; each links to its place on the kitchen's page. */
function entriesOf(incident: Incident, called: Called): FeedEntry[] {
  const { id, jenis, hari, created_at, salah_dapur } = incident;
  const entry = (of: string, what: string, time: string, sentences: string[]): FeedEntry => ({
    id: of,
    title: `${incidentTitle(incident)}, ${calledName(called)}, ${formatDate(hari)}: ${what} ${clockTime(time, hari)}`,
    path: `${sppgPath(called.kode)}#${of}`,
    time,
    text: sentences.join(' '),
  });
  const news = newestNews(incident).reverse();
  return [
    entry(id, 'dilaporkan', created_at, [
      'Kejadian dilaporkan.',
      ...(salah_dapur ? ['Laporan ini salah dapur.'] : [plainAdvice(jenis), ...factSentences(incident)]),
    ]),
    ...news.map((item, index) => {
      const figures = figuresOf(item.angka).map(
        ({ jumlah, apa, menurut, pada }) => `${jumlah} ${apa}, menurut ${menurut}, ${clockTime(pada, hari)}.`,
      );
      const corrected = news.findIndex((other) => other.id === item.membetulkan) + 1;
      const correction = corrected > 0 ? [`Membetulkan kabar ${corrected}:`] : [];
      return entry(item.id, `kabar ${index + 1}`, item.created_at, [...correction, item.isi, ...figures]);
    }),
  ];
}

/** The newest entries first, then all others about incidents that are still open. */
export function feedEntries(kitchens: readonly FeedKitchen[]): FeedEntry[] {
  const entries = kitchens.flatMap((sppg) =>
    sppg.sppg_kejadian.flatMap((incident) =>
      entriesOf(incident, calledOf(sppg)).map((entry) => ({ entry, isOpen: incident.ditutup_pada === null })),
    ),
  );
  return entries
    .sort((one, other) => other.entry.time.localeCompare(one.entry.time))
    .filter(({ isOpen }, index) => isOpen || index < mostEntries)
    .map(({ entry }) => entry);
}

export const incidentEntries = async (tables: TablesClient) => feedEntries(await fetchKitchens(tables));
