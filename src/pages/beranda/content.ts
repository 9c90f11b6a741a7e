import {
  ChartNoAxesColumn,
  ClipboardCheck,
  CookingPot,
  Gauge,
  HardHat,
  type LucideIcon,
  MapPinned,
  Network,
  Route,
  ScrollText,
  ShieldCheck,
  Sprout,
  Truck,
  UsersRound,
  Wheat,
} from 'lucide-react';
import type { Text } from '@/components/running-text';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/beranda';

interface Point {
  title: string;
  text: string;
  Icon: LucideIcon;
}

const { emergency } = site.officialChannels;

export const homeHead = { title: site.name, description: site.description };

export const homeHero = {
  eyebrow: 'Makan Bergizi Gratis di Jawa Tengah',
  image: heroPicture,
};

export const trustBadges: Point[] = [
  {
    title: 'Respons cepat dan efisien',
    text: 'Satu narahubung tiap kabupaten dan kota.',
    Icon: Gauge,
  },
  {
    title: 'Kualitas terjamin',
    text: 'Daftar periksa harian di setiap dapur.',
    Icon: ShieldCheck,
  },
  {
    title: 'Jaringan luas',
    text: '29 kabupaten dan 6 kota di Jawa Tengah.',
    Icon: Network,
  },
];

/** The question of parents whose child is ill, and whom to call. */
export const illness = {
  question: 'Ada yang sakit atau makanan bermasalah?',
  call: [
    'Telepon ',
    { text: emergency.display, to: emergency.href },
    ' atau ke puskesmas, lalu ',
    { text: 'laporkan', to: paths.keluhan },
    '.',
  ] satisfies Text,
};

export const figureLabels = [
  { key: 'operating', label: 'dapur beroperasi' },
  { key: 'withSlhs', label: 'di antaranya memegang SLHS' },
  { key: 'suspended', label: 'dihentikan sementara' },
] as const;

/** The way to Cek SPPG: of parents, and of people who were offered something in the company's name. */
export const schoolSearch = {
  label: 'Cari dapur sekolah Anda',
  check: [
    'Ada dapur yang mengaku bagian dari jaringan kami? Periksa di ',
    { text: 'Cek SPPG', to: paths.sppg },
    '.',
  ] satisfies Text,
};

export const reasonsSection = {
  eyebrow: 'Mengapa bersama kami',
  title: 'Yang kami jaga di setiap dapur',
};

export const reasons: Point[] = [
  {
    title: 'Peran yang tertulis',
    text: 'Yayasan tetap menjadi pemilik SPPG. Apa yang kami kerjakan, sejak pembangunan sampai pengelolaan harian, tercantum dalam perjanjian yang dibaca kedua pihak sebelum pekerjaan dimulai.',
    Icon: ScrollText,
  },
  {
    title: 'Dapur menurut alurnya',
    text: 'Bahan masuk, dicuci, dimasak, dikemas, lalu berangkat tanpa berpapasan dengan ompreng kotor. Gambar bangunan mengikuti alur itu, bukan sebaliknya.',
    Icon: Route,
  },
  {
    title: 'Higiene yang bisa diperiksa',
    text: 'Keadaan sertifikat setiap dapur tertulis di halamannya, juga yang sudah habis atau belum ada. Daftar periksa hariannya dapat diunduh siapa saja.',
    Icon: ClipboardCheck,
  },
  {
    title: 'Belanja di sekitar dapur',
    text: 'Satu SPPG membutuhkan sedikitnya 15 pemasok. Kami mendahulukan petani, peternak, dan usaha kecil terdekat yang memenuhi standar mutu.',
    Icon: Wheat,
  },
  {
    title: 'Tenaga setempat, dilatih dulu',
    text: 'Sebuah dapur digerakkan sekitar 47 sampai 50 relawan. Mereka berlatih higiene, takaran porsi, dan keselamatan kerja sebelum kompor pertama menyala.',
    Icon: UsersRound,
  },
  {
    title: 'Data yang terbuka',
    text: `Daftar yayasan dan status tiap SPPG dapat dibaca siapa saja di situs ini. Angka bagi hasil selalu kami beri keterangan: ${site.profitEstimate.caveat}.`,
    Icon: ChartNoAxesColumn,
  },
];

export const focusSection = {
  eyebrow: 'Fokus program',
  title: 'Dari lahan sampai ompreng',
  lead: 'Setiap bagian bisa dikerjakan mitra yang berbeda. Kami mempertemukannya pada jam makan.',
};

interface FocusArea {
  text: string;
  Icon: LucideIcon;
  to: string;
}

const focusDetails: Record<(typeof site.programFocus)[number]['id'], FocusArea> = {
  titik: {
    text: 'Survei lokasi, gambar, dan pembangunan bersama yayasan yang pengajuannya diterima BGN.',
    Icon: MapPinned,
    to: paths.program,
  },
  peralatan: {
    text: 'Kompor, lemari pendingin, sampai ompreng, sesuai jumlah penerima manfaat.',
    Icon: CookingPot,
    to: paths.kemitraan,
  },
  'tenaga-kerja': {
    text: 'Merekrut dan melatih warga sekitar dapur.',
    Icon: HardHat,
    to: paths.kemitraan,
  },
  manajemen: {
    text: 'Jadwal, pencatatan, dan laporan harian untuk Kepala SPPG, ahli gizi, dan akuntan.',
    Icon: ClipboardCheck,
    to: paths.program,
  },
  'rantai-pasok': {
    text: 'Menu mingguan yang mengikuti panen dan ternak di sekitar dapur.',
    Icon: Sprout,
    to: paths.kemitraan,
  },
  mobil: {
    text: 'Mobil boks tertutup, rute tetap, dibersihkan setelah setiap pengantaran.',
    Icon: Truck,
    to: paths.kemitraan,
  },
};

/** The fields of work, with the names and in the order of the footer. */
export const focusAreas = site.programFocus.map(({ id, title }) => ({ title, ...focusDetails[id] }));

export const testimonialsSection = {
  eyebrow: 'Suara dari dapur',
  title: 'Yang ingin kami dengar dari para mitra',
  lead: 'Tiga kutipan berikut adalah ilustrasi: orangnya rekaan, cara kerjanya memang kami pakai.',
};

/** Testimonials, which are invented and marked as such. */
export const testimonials = [
  {
    name: 'Sekar Kawungwati',
    role: 'Pengurus yayasan pemilik SPPG',
    quote:
      'Yang pertama kami terima bukan brosur, melainkan daftar siapa mengerjakan apa. Yayasan kami tetap memegang keputusan, dan setiap akhir pekan kami tahu apa yang terjadi di dapur.',
  },
  {
    name: 'Karto Sumbertani',
    role: 'Petani sayur',
    quote:
      'Menu minggu depan dikabarkan setiap Kamis, jadi saya tahu berapa ikat kangkung yang harus dipetik dan kapan diantar.',
  },
  {
    name: 'Ratri Bokorasri',
    role: 'Relawan bagian pemorsian',
    quote:
      'Sebelum bekerja saya dilatih mencuci tangan dengan benar. Kelihatannya sepele, ternyata ada urutannya.',
  },
];
