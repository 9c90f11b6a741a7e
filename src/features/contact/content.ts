import { Clock, Handshake, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { paths } from '@/config/paths';
import { addressLine, site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/kontak';
import petaKantor from '@/content/pictures/peta-kantor';

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

export const head = {
  title: 'Kontak',
  description: `Telepon, email, jam kantor, dan alamat ${site.name} di ${site.address.city}, beserta jawaban atas pertanyaan yang sering diajukan.`,
};

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
  link?: { text: string; href: string };
}

export const channels: Channel[] = [
  {
    title: 'Telepon',
    Icon: Phone,
    lines: ['Paling cepat untuk pertanyaan singkat.'],
    link: { text: site.phone.display, href: site.phone.href },
  },
  {
    title: 'Jam kantor',
    Icon: Clock,
    lines: site.officeHours.map(({ days, hours }) => `${days}: ${hours}`),
  },
  {
    title: 'Email umum',
    Icon: Mail,
    lines: ['Untuk pertanyaan, masukan, dan keluhan.'],
    link: { text: site.email, href: `mailto:${site.email}` },
  },
  {
    title: 'Email kemitraan',
    Icon: Handshake,
    lines: ['Untuk proposal dan pengajuan kerja sama.'],
    link: { text: site.partnershipEmail, href: `mailto:${site.partnershipEmail}` },
  },
  {
    title: 'Kantor',
    Icon: MapPin,
    lines: [addressLine],
    link: { text: 'Buka di aplikasi peta', href: mapsAppUrl },
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
  /** From the coordinates in `site.office`. */
  distances: ['3 km dari Stasiun Semarang Tawang', '6 km dari Bandara Jenderal Ahmad Yani'],
  privacy: 'Bila peta ditampilkan, OpenStreetMap mengetahui alamat IP Anda.',
};

export const faqSection = {
  eyebrow: 'Tanya jawab',
  title: 'Lima pertanyaan yang paling sering kami terima',
  more: 'Pertanyaan Anda belum ada di sini?',
};

interface Faq {
  question: string;
  answer: string;
  link: { text: string; to: string };
}

export const faqs: Faq[] = [
  {
    question: `Apa bedanya ${site.name} dengan yayasan pemilik SPPG?`,
    answer:
      'Yayasan memiliki SPPG dan memegang keputusannya. Kami menyiapkan dapur, peralatan, pasokan, dan pelatihan, lalu membantu pengelolaan harian sesuai perjanjian. Kepala SPPG diangkat oleh Badan Gizi Nasional.',
    link: { text: 'Lihat pembagian perannya', to: paths.tentang },
  },
  {
    question: 'Apakah mendaftar sebagai mitra BGN dipungut biaya?',
    answer:
      'Tidak. Pendaftaran gratis dan hanya dilakukan di mitra.bgn.go.id. Kami tidak menjual titik SPPG dan tidak menerima biaya pendaftaran dalam bentuk apa pun.',
    link: { text: 'Kenali ciri penipuan', to: paths.waspadaPenipuan },
  },
  {
    question: 'Berapa perkiraan bagi hasil untuk investor?',
    answer: `Perkiraan kami ${site.profitEstimate.range} untuk investasi ${site.profitEstimate.investment}. Angka ini ${site.profitEstimate.caveat}; hasilnya bisa lebih rendah atau tidak ada, dan modal Anda dapat berkurang.`,
    link: { text: 'Baca asumsi dan risikonya', to: paths.peluangInvestasi },
  },
  {
    question: 'Saya petani atau punya usaha bahan pangan. Bagaimana cara memasok?',
    answer:
      'Baca panduannya, lalu isi formulir di halaman Kemitraan Rantai Pasok. Kami melihat jarak ke dapur, mutu, dan kesanggupan jadwal; usaha kecil tetap kami pertimbangkan karena satu SPPG membutuhkan sedikitnya 15 pemasok.',
    link: { text: 'Buka Kemitraan Rantai Pasok', to: paths.rantaiPasok },
  },
  {
    question: 'Siapa yang harus saya hubungi di daerah saya?',
    answer:
      'Setiap kabupaten dan kota di Jawa Tengah punya narahubung sendiri. Nomornya ada di direktori dan dapat ditelepon pada jam kantor. Di luar jam itu, tinggalkan pesan lewat formulir.',
    link: { text: 'Cari narahubung daerah', to: paths.direktoriKontak },
  },
];

export const closing = {
  title: 'Lebih suka bertemu di daerah sendiri?',
  text: 'Ada narahubung untuk setiap kabupaten dan kota di Jawa Tengah. Kabar kegiatan akan kami bagikan di:',
};
