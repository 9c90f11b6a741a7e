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
  /** The advice that readers need first. */
  advice: Text;
  /** What the named schools have to do with the incident. */
  schools: string;
  /** Whether it is only about deliveries: nobody is hurt, and 'deliveries continue' would contradict it. */
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

/** The advice as plain text, for chats and feeds. */
export const plainAdvice = (jenis: string): string =>
  [kindText(jenis).advice]
    .flat()
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''))
    .join('');

type Told = Pick<Incident, 'jenis' | 'sekolah' | 'pengiriman_berhenti'>;

/** The facts about an incident that fit its kind, each with its label. */
export function incidentFacts({ jenis, sekolah, pengiriman_berhenti }: Told) {
  const { schools, isDelivery } = kindText(jenis);
  const facts = [{ term: schools, value: sekolah.length > 0 ? formatList(sekolah) : 'Belum diketahui.' }];
  if (isDelivery && !pengiriman_berhenti) return facts;
  return [
    ...facts,
    { term: 'Pengiriman makanan', value: pengiriman_berhenti ? 'Dihentikan.' : 'Tidak dihentikan.' },
  ];
}

/** The facts as sentences, for where there is no room for labels; what is unknown or as usual is left out. */
export const factSentences = ({ jenis, sekolah, pengiriman_berhenti }: Told): string[] => [
  ...(sekolah.length > 0 ? [`${kindText(jenis).schools}: ${formatList(sekolah)}.`] : []),
  ...(pengiriman_berhenti ? ['Pengiriman makanan dihentikan.'] : []),
];
