import { addressLine, site } from '@/config/site';

/** What the documents print about the company. */
export const company = {
  name: site.legalName,
  shortName: site.name,
  address: addressLine,
  phone: site.phone.display,
  // The site's hours in the words of a sentence.
  hours: 'Senin–Jumat 08.00–17.00 WIB, Sabtu 09.00–13.00 WIB, Minggu dan libur nasional tutup',
  email: { umum: site.email, kemitraan: site.partnershipEmail },
} as const;

/** Where people of Central Java report what is wrong. */
export const hotline = site.officialChannels.hotline.display;

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
