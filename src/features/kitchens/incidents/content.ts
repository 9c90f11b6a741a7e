import type { Text } from '@/components/running-text';
import { site } from '@/config/site';

const { emergency } = site.officialChannels;
const call: Text = [
  'Ada yang sakit? Telepon ',
  { text: emergency.display, to: emergency.href },
  ' atau bawa ke puskesmas terdekat.',
];

/** What whoever reads of an incident does first, by kind. */
export const advice: Record<string, Text> = {
  'gejala sakit': [...call, ' Simpan sisa makanannya untuk diperiksa.'],
  'makanan ditarik': ['Makanan dari dapur ini jangan dimakan dulu. ', ...call],
};

export const otherAdvice: Text = call;

/** The same in a chat, which has no links in its text. */
export const callInChat = `Ada yang sakit: telepon ${emergency.display} atau bawa ke puskesmas terdekat.`;

/** What no rule can enforce: the form says it, and shows what is written as it will read. */
export const nobodyNamed =
  'Jangan menulis nama, umur, atau kelas siapa pun. Kabar ini langsung terbit, dan tidak dapat diubah atau dihapus lagi.';

export const sources = ['Puskesmas', 'Dinas Kesehatan', 'Rumah sakit', 'Sekolah', 'Kami'];
