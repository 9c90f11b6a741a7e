import { Clock, Handshake, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { builtFaq } from 'virtual:content/faq';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/kontak';
import petaKantor from '@/content/pictures/peta-kantor';
import type { Company } from '@/lib/content/company-row';
import { createTopic } from '@/lib/content/content';

/** Degrees around the office: a few streets, not the whole city. */
const margin = { latitude: 0.004, longitude: 0.008 };

/** The map around a place such as '-6.9904, 110.4229'. */
export function mapEmbedUrl(coordinates: string): string {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number);
  const bounds = [
    longitude - margin.longitude,
    latitude - margin.latitude,
    longitude + margin.longitude,
    latitude + margin.latitude,
  ];
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: bounds.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`;
}

/** Opens the maps app on phones, a map in the browser elsewhere. */
export const mapsAppUrl = ({ coordinates, addressLine }: Company) =>
  `https://www.google.com/maps/search/?api=1&query=${coordinates?.replace(' ', '') ?? encodeURIComponent(addressLine)}`;

export const headOf = ({ address }: Company) => ({
  title: 'Kontak',
  description: `Telepon, email, jam kantor, dan alamat ${site.name} di ${address.city}, beserta jawaban atas pertanyaan yang sering diajukan.`,
});

export const contactHero = {
  eyebrow: 'Kontak',
  title: 'Tanya dulu, tidak apa-apa',
  lead: 'Anda tidak perlu proposal untuk menghubungi kami. Satu pertanyaan yang jelas sudah cukup, dan kami akan mengatakan terus terang bila bukan kami yang bisa menjawabnya.',
  image: heroPicture,
};

export const channelsSection = { title: 'Cara menghubungi kami' };

interface Channel {
  title: string;
  Icon: LucideIcon;
  lines: readonly string[];
  links: { text: string; href: string }[];
}

export const channelsOf = (company: Company): Channel[] => [
  {
    title: 'Telepon',
    Icon: Phone,
    lines: ['Paling cepat untuk pertanyaan singkat.'],
    links: [
      { text: company.phone.display, href: company.phone.href },
      ...(company.secondPhone ? [{ text: company.secondPhone.display, href: company.secondPhone.href }] : []),
      ...(company.whatsapp
        ? [{ text: `WhatsApp ${company.whatsapp.display}`, href: company.whatsapp.href }]
        : []),
    ],
  },
  {
    title: 'Jam kantor',
    Icon: Clock,
    lines: company.officeHours.map(({ days, hours }) => `${days}: ${hours}`),
    links: [],
  },
  {
    title: 'Email umum',
    Icon: Mail,
    lines: ['Untuk pertanyaan, masukan, dan keluhan.'],
    links: [{ text: company.email, href: `mailto:${company.email}` }],
  },
  {
    title: 'Email kemitraan',
    Icon: Handshake,
    lines: ['Untuk proposal dan pengajuan kerja sama.'],
    links: [{ text: company.partnershipEmail, href: `mailto:${company.partnershipEmail}` }],
  },
  {
    title: 'Kantor',
    Icon: MapPin,
    lines: [company.addressLine],
    links: [{ text: 'Buka di aplikasi peta', href: mapsAppUrl(company) }],
  },
];

export const formSection = {
  eyebrow: 'Formulir',
  title: 'Tulis pesan kepada kami',
  lead: 'Pesan dibaca pada jam kantor. Setelah mengirim, Anda mendapat kode untuk melihat sampai di mana kami menanganinya.',
};

export const contactPrivacy = 'Kami memakai data ini hanya untuk menjawab pesan Anda.';

export const officeSection = {
  eyebrow: 'Kantor',
  title: 'Mampir ke kantor kami',
  lead: 'Silakan datang pada jam kantor. Telepon dulu bila ingin bertemu orang tertentu.',
};

export const office = {
  image: petaKantor,
  /** The place of which there is a drawing; an office elsewhere has none. */
  imageOf: '-6.9904, 110.4229',
  imageNote: 'Peta bergambar, tidak menurut skala.',
  privacy: 'Bila peta ditampilkan, OpenStreetMap mengetahui alamat IP Anda.',
};

export const faqSection = {
  id: 'tanya-jawab',
  eyebrow: 'Tanya jawab',
  title: 'Pertanyaan yang paling sering kami terima',
  more: 'Pertanyaan Anda belum ada di sini?',
};

export const faqTopic = createTopic(builtFaq, async (tables) => {
  const [{ publishedFaq }, { faqOf }] = await Promise.all([
    import('@/lib/content/published'),
    import('./faq-row'),
  ]);
  return (await publishedFaq(tables)).map(faqOf);
});

export const closing = {
  title: 'Lebih suka bertemu di daerah sendiri?',
  text: 'Ada narahubung untuk setiap kabupaten dan kota di Jawa Tengah. Kabar kegiatan akan kami bagikan di:',
};
