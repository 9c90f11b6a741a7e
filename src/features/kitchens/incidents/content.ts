import type { Text } from '@/components/running-text';
import { site } from '@/config/site';
import { formatList } from '@/lib/text/format';
import type { Incident } from './incident-state';

const { emergency } = site.officialChannels;
const call = (state: string): Exclude<Text, string> => [
  `Bila ada yang ${state}, telepon `,
  { text: emergency.display, to: emergency.href },
  ' atau bawa ke puskesmas terdekat.',
];

interface KindText {
  /** What whoever reads of it has to know first. */
  advice: Text;
  /** How the schools that are named are concerned. */
  schools: string;
  /** Whether it is about deliveries alone: nobody is hurt, and that these are not stopped would contradict it. */
  isDelivery: boolean;
}

const served = { schools: 'Sekolah yang dilayani hari itu', isDelivery: false };

const otherKind: KindText = { ...served, advice: call('sakit') };

const kinds: Record<string, KindText> = {
  'gejala sakit': { ...served, advice: [...call('sakit'), ' Simpan sisa makanannya untuk diperiksa.'] },
  'makanan ditarik': {
    ...served,
    advice: ['Makanan dari dapur ini jangan dimakan dulu. ', ...call('sakit')],
  },
  keterlambatan: {
    advice: 'Makanan dari dapur ini terlambat sampai di sekolah.',
    schools: 'Sekolah yang makanannya terlambat',
    isDelivery: true,
  },
  'tidak ada pengiriman': {
    advice: 'Makanan dari dapur ini tidak dikirim hari itu.',
    schools: 'Sekolah yang tidak dikirimi makanan',
    isDelivery: true,
  },
  'kebakaran atau bencana': { ...served, advice: call('terluka atau sakit') },
};

export const kindText = (jenis: string) => kinds[jenis] ?? otherKind;

/** The advice in a chat or a feed, which have no links in their text. */
export const plainAdvice = (jenis: string): string =>
  [kindText(jenis).advice]
    .flat()
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''))
    .join('');

type Told = Pick<Incident, 'jenis' | 'sekolah' | 'pengiriman_berhenti'>;

/** What is known of an incident, of what fits its kind, each under its name. */
export function incidentFacts({ jenis, sekolah, pengiriman_berhenti }: Told) {
  const { schools, isDelivery } = kindText(jenis);
  const facts = [{ term: schools, value: sekolah.length > 0 ? formatList(sekolah) : 'Belum diketahui.' }];
  if (isDelivery && !pengiriman_berhenti) return facts;
  return [
    ...facts,
    { term: 'Pengiriman makanan', value: pengiriman_berhenti ? 'Dihentikan.' : 'Tidak dihentikan.' },
  ];
}

/** The same where there is room for sentences alone: what is not known or goes on as ever is not told. */
export const factSentences = ({ jenis, sekolah, pengiriman_berhenti }: Told): string[] => [
  ...(sekolah.length > 0 ? [`${kindText(jenis).schools}: ${formatList(sekolah)}.`] : []),
  ...(pengiriman_berhenti ? ['Pengiriman makanan dihentikan.'] : []),
];
