import type { Json, Tables } from '@/lib/supabase/database.types';
import { telHref, whatsappHref } from '@/lib/text/phone';

/** The company's data as they are read, as far as pages show them. */
export type CompanyRow = Omit<
  Tables<'company_profile'>,
  'id' | 'created_at' | 'updated_at' | 'published_revision'
>;

/** What pages say of the company until an admin has entered its data: Ringkasan asks for it, as for whatever is invented. */
export const unknownCompany: CompanyRow = {
  street: 'Alamat belum diisi',
  city: 'Kota Semarang',
  province: 'Jawa Tengah',
  postal_code: '50000',
  phone: '0800-0000-0000 (belum diisi)',
  second_phone: null,
  whatsapp: null,
  email: 'belum-diisi@contoh.id',
  partnership_email: 'belum-diisi@contoh.id',
  office_hours: [
    { days: 'Senin–Jumat', hours: '08.00–17.00 WIB' },
    { days: 'Sabtu', hours: '09.00–13.00 WIB' },
    { days: 'Minggu dan hari libur nasional', hours: 'Tutup' },
  ],
  directions: null,
  coordinates: null,
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  tiktok: null,
  press_name: 'Belum diisi',
  press_phone: '0800-0000-0000 (belum diisi)',
  press_email: 'belum-diisi@contoh.id',
  legal_entity: null,
  legal_deed: null,
  legal_approval: null,
  legal_nib: null,
};

/** A telephone number as it is displayed, and the link that uses it. */
interface Telephone {
  display: string;
  href: string;
}

/** How the company is reached. */
export interface Company {
  address: { street: string; city: string; province: string; postalCode: string };
  /** The address in one line. */
  addressLine: string;
  /** What it is under law, as far as the owner has entered it. */
  /** What it is under law; null for what the owner has not entered. */
  legal: { label: string; value: string | null }[];
  /** The way to the office, as it is written. */
  directions: string | null;
  /** '-6.9904, 110.4229', for maps. */
  coordinates: string | null;
  phone: Telephone;
  secondPhone: Telephone | null;
  /** The number for WhatsApp with the link to write to it; null without one. */
  whatsapp: Telephone | null;
  email: string;
  partnershipEmail: string;
  officeHours: { days: string; hours: string }[];
  /** A network without a URL is shown as a disabled link. */
  socials: { name: string; url: string | null }[];
  press: { name: string; phone: Telephone; email: string };
}

const telephone = (display: string): Telephone => ({ display, href: telHref(display) });

function whatsappOf(display: string | null): Telephone | null {
  const href = display && whatsappHref(display);
  return href ? { display, href } : null;
}

/** The database lets nothing but such lines into `office_hours`. */
function hoursOf(lines: Json): Company['officeHours'] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => {
    if (typeof line !== 'object' || line === null || Array.isArray(line)) return [];
    const { days, hours } = line;
    return typeof days === 'string' && typeof hours === 'string' ? [{ days, hours }] : [];
  });
}

function legalOf(row: CompanyRow): Company['legal'] {
  return [
    { label: 'Badan hukum', value: row.legal_entity },
    { label: 'Akta pendirian', value: row.legal_deed },
    { label: 'Pengesahan', value: row.legal_approval },
    { label: 'NIB', value: row.legal_nib },
  ];
}

export function companyOf(row: CompanyRow): Company {
  const { street, city, province, postal_code: postalCode } = row;
  return {
    address: { street, city, province, postalCode },
    addressLine: `${street}, ${city} ${postalCode}, ${province}`,
    legal: legalOf(row),
    directions: row.directions,
    coordinates: row.coordinates,
    phone: telephone(row.phone),
    secondPhone: row.second_phone ? telephone(row.second_phone) : null,
    whatsapp: whatsappOf(row.whatsapp),
    email: row.email,
    partnershipEmail: row.partnership_email,
    officeHours: hoursOf(row.office_hours),
    socials: [
      { name: 'Facebook', url: row.facebook },
      { name: 'Instagram', url: row.instagram },
      { name: 'Twitter', url: row.twitter },
      { name: 'YouTube', url: row.youtube },
      { name: 'TikTok', url: row.tiktok },
    ],
    press: { name: row.press_name, phone: telephone(row.press_phone), email: row.press_email },
  };
}
