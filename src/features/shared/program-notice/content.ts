import type { Text } from '@/components/running-text';
import { site } from '@/config/site';

const { registration, complaint } = site.officialChannels;

/** The kinds of facts, as their table has them, with the heading of each. */
export const factKinds = {
  keadaan: 'Keadaan program',
  kewajiban: 'Yang wajib bagi dapur',
  insentif: 'Insentif dari BGN',
} as const;

export type FactKind = keyof typeof factKinds;

/** A fact's first words, by which lists and messages call it: 'SLHS'. */
export const factName = (fact: string) => fact.match(/^[^:]{1,40}(?=:)|^.{1,60}(?!\S)/)?.[0] ?? fact;

/** The text while no fact is published. */
export const unknown =
  'Kami belum memeriksa keadaan program yang terbaru. Jangan menganggap pendaftaran dapur baru sedang dibuka.';

/** Advice that holds whatever the facts say. */
export const advice: Text = [
  'Sebelum menyiapkan lahan, uang, atau berkas, tanyakan dulu ke ',
  { text: complaint.display, to: complaint.href },
  ' atau lihat ',
  { text: new URL(registration).host, to: registration },
  '. Pendaftaran mitra BGN gratis.',
];
