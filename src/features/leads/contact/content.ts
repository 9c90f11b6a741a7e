import { Clock, Handshake, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { builtFaq } from 'virtual:content/faq';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/kontak';
import petaKantor from '@/content/pictures/peta-kantor';
import type { Company } from '@/lib/content/company-row';
import { createTopic } from '@/lib/content/content';

const { latitude, longitude } = site.office;
/** Degrees around the office: a few streets, not the whole city. */
const margin = { latitude: 0.004, longitude: 0.008 };

export const mapEmbedUrl = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [
    longitude - margin.longitude,
    latitude - margin.latitude,
    longitude + margin.longitude,
    latitude + margin.latitude,
  ]
    .map((degrees) => degrees.toFixed(4))
    .join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** Opens the maps app on phones, a map in the browser elsewhere. */
export const mapsAppUrl = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

export const headOf = ({ address }: Company) => ({
  title: 'Kontak',
  description: `Telepon, email, jam kantor, dan alamat ${site.name} di ${address.city}, beserta jawaban atas pertanyaan yang sering diajukan.`,
});

export const hero = {
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
    links: [{ text: 'Buka di aplikasi peta', href: mapsAppUrl }],
  },
];

export const formSection = {
  eyebrow: 'Formulir',
  title: 'Tulis pesan kepada kami',
  lead: 'Kami membaca setiap pesan dan membalasnya pada jam kantor.',
};

export const formPrivacy = 'Kami memakai data ini hanya untuk menjawab pesan Anda.';

export const officeSection = {
  eyebrow: 'Kantor',
  title: 'Mampir ke kantor kami',
  lead: 'Silakan datang pada jam kantor. Telepon dulu bila ingin bertemu orang tertentu.',
};

export const office = {
  image: petaKantor,
  imageNote: 'Peta bergambar, tidak menurut skala.',
  landmark: 'Di pusat kota, dekat bundaran Simpang Lima.',
  distancesTitle: 'Jarak garis lurus',
  /** The distances follow from the coordinates in `site.office`. */
  distances: ['3 km dari Stasiun Semarang Tawang', '6 km dari Bandara Jenderal Ahmad Yani'],
  privacy: 'Bila peta ditampilkan, OpenStreetMap mengetahui alamat IP Anda.',
};

export const faqSection = {
  eyebrow: 'Tanya jawab',
  titleOf: (count: number) =>
    count === 5
      ? 'Lima pertanyaan yang paling sering kami terima'
      : 'Pertanyaan yang paling sering kami terima',
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
