/** What the documents print about the company; the site's own copy of these is `src/config/site.ts`. */
export const company = {
  name: 'Konsorsium Tampah Gizi Jawa Tengah',
  shortName: 'Tampah Gizi',
  address: 'Jalan Kawung Asri No. 12, Kota Semarang 50000, Jawa Tengah',
  phone: '0800-0000-0001',
  hours: 'Senin–Jumat 08.00–17.00 WIB, Sabtu 09.00–13.00 WIB, Minggu dan libur nasional tutup',
  email: { umum: 'halo@tampahgizi.contoh.id', kemitraan: 'kemitraan@tampahgizi.contoh.id' },
} as const;

export const edition = {
  label: 'Edisi November 2026',
  // Fixed, so that a second run writes the same bytes.
  date: new Date(Date.UTC(2026, 10, 2, 1, 0, 0)),
} as const;
