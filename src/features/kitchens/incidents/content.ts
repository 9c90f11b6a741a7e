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
