import type { Called } from '@/features/kitchens/sppg/called';
import { formatDate } from '@/lib/text/format';
import { factSentences, plainAdvice } from './content';
import { incidentPlace } from './incident-place';
import { clockTime, figuresOf, type Incident, kindTitle, newestNews, nextNewsText } from './incident-state';

/** How many schools a message in a chat names. */
const mostNamed = 8;

/** Chats read these signs as formatting; their wide forms look alike, and are the same to a search. */
const plainInChat = (text: string) =>
  text.replace(/[*_~`]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** What is told of an incident in chats, to be read without opening a link. */
export function shareText(incident: Incident, { kode, nama }: Pick<Called, 'kode' | 'nama'>): string {
  const { jenis, hari, sekolah } = incident;
  const [latest] = newestNews(incident);
  const others = sekolah.length - mostNamed;
  const named = sekolah.slice(0, mostNamed);
  return plainInChat(
    [
      `${kindTitle(jenis)} ${incidentPlace(jenis)} dapur ${nama ? `${nama} (${kode})` : kode}, ${formatDate(hari)}.`,
      ...factSentences({
        ...incident,
        sekolah: others > 0 ? [...named, `${others} sekolah lain`] : named,
      }),
      latest &&
        [
          `Kabar ${clockTime(latest.created_at, hari)} WIB: ${latest.isi}`,
          ...figuresOf(latest.angka).map(
            ({ jumlah, apa, menurut, pada }) =>
              `${jumlah} ${apa}, menurut ${menurut}, ${clockTime(pada, hari)}.`,
          ),
        ].join(' '),
      plainAdvice(jenis),
      nextNewsText(incident)?.text,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
