/** What the documents print about the company; the site's own copy of these is `src/config/site.ts`. */
export const company = {
  name: 'Konsorsium Tampah Gizi Jawa Tengah',
  shortName: 'Tampah Gizi',
  address: 'Jalan Kawung Asri No. 12, Kota Semarang 50000, Jawa Tengah',
  phone: '0800-0000-0001',
  hours: 'Senin–Jumat 08.00–17.00 WIB, Sabtu 09.00–13.00 WIB, Minggu dan libur nasional tutup',
  email: { umum: 'halo@tampahgizi.contoh.id', kemitraan: 'kemitraan@tampahgizi.contoh.id' },
} as const;

export type Edition = { label: string; date: Date };

/** The edition of a month (1–12); its date is fixed, so that a second run writes the same bytes. */
export function editionOf(year: number, month: number): Edition {
  const date = new Date(Date.UTC(year, month - 1, 2, 1));
  const name = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
  return { label: `Edisi ${name}`, date };
}

export const currentEdition = editionOf(2026, 11);
