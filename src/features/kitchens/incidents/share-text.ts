import type { Called } from '@/features/kitchens/sppg/called';
import { formatDate, formatList } from '@/lib/text/format';
import { callInChat } from './content';
import { clockTime, figuresOf, type Incident, kindTitle, newestNews, nextNewsText } from './incident-state';

/** How many schools a message in a chat names. */
const mostNamed = 8;

/** What is told of an incident in chats, to be read without opening a link. */
export function shareText(incident: Incident, { kode, nama }: Pick<Called, 'kode' | 'nama'>): string {
  const { jenis, hari, sekolah, pengiriman_berhenti } = incident;
  const [latest] = newestNews(incident);
  const named = sekolah.slice(0, mostNamed);
  const others = sekolah.length - named.length;
  const schools = others > 0 ? [...named, `${others} sekolah lain`] : named;
  return [
    `${kindTitle(jenis)} di dapur ${nama ? `${nama} (${kode})` : kode}, ${formatDate(hari)}.`,
    schools.length > 0 && `Sekolah yang dilayani hari itu: ${formatList(schools)}.`,
    pengiriman_berhenti && 'Pengiriman makanan dihentikan.',
    latest &&
      [
        `Kabar ${clockTime(latest.created_at, hari)} WIB: ${latest.isi}`,
        ...figuresOf(latest.angka).map(
          ({ jumlah, apa, menurut, pada }) =>
            `${jumlah} ${apa}, menurut ${menurut}, ${clockTime(pada, hari)}.`,
        ),
      ].join(' '),
    callInChat,
    nextNewsText(incident)?.text,
  ]
    .filter(Boolean)
    .join('\n');
}
