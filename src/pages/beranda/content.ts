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
    text: 'Satu narahubung untuk tiap kabupaten dan kota.',
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

/** For people who were offered something in the company's name: the link to Cek SPPG. */
export const check = {
  title: 'Ada dapur yang mengaku bagian dari jaringan kami?',
  text: 'Tulis kode atau namanya, lalu baca apa kata daftar kami.',
};

export const reasonsSection = {
  eyebrow: 'Mengapa bersama kami',
  title: 'Yang kami jaga di setiap dapur',
  lead: 'Dapur yang baik jarang soal resep rahasia. Yang menentukan adalah kebiasaan kecil yang dilakukan setiap hari.',
};

export const reasons: Point[] = [
  {
    title: 'Pembagian peran yang tertulis',
    text: 'Yayasan tetap menjadi pemilik SPPG. Apa yang kami kerjakan, sejak pembangunan sampai pengelolaan harian, tercantum dalam perjanjian yang dibaca kedua pihak sebelum pekerjaan dimulai.',
    Icon: ScrollText,
  },
  {
    title: 'Dapur yang dirancang dari alurnya',
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
    title: 'Tenaga setempat yang dilatih dulu',
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
  lead: 'Setiap bagian bisa dikerjakan mitra yang berbeda. Tugas kami memastikan semuanya bertemu pada jam makan yang sama.',
};

interface FocusArea {
  text: string;
  Icon: LucideIcon;
  to: string;
}

const focusDetails: Record<(typeof site.programFocus)[number]['id'], FocusArea> = {
  titik: {
    text: 'Survei lokasi, gambar dapur, dan pembangunan bersama yayasan yang pengajuannya sudah diterima BGN.',
    Icon: MapPinned,
    to: paths.program,
  },
  peralatan: {
    text: 'Kompor, pengukus, lemari pendingin, meja kerja, dan ompreng baja tahan karat sesuai jumlah penerima manfaat.',
    Icon: CookingPot,
    to: paths.kemitraan,
  },
  'tenaga-kerja': {
    text: 'Merekrut dan melatih warga sekitar untuk mencuci, memasak, memorsikan, mengemas, dan mengantar.',
    Icon: HardHat,
    to: paths.kemitraan,
  },
  manajemen: {
    text: 'Jadwal produksi, pencatatan, dan laporan harian yang membantu Kepala SPPG, ahli gizi, dan akuntan.',
    Icon: ClipboardCheck,
    to: paths.program,
  },
  'rantai-pasok': {
    text: 'Menghubungkan menu mingguan dengan panen, ternak, dan gudang pemasok di sekitar dapur.',
    Icon: Sprout,
    to: paths.kemitraan,
  },
  mobil: {
    text: 'Mobil boks tertutup dengan rak ompreng, rute tetap, dan jadwal pembersihan setelah setiap pengantaran.',
    Icon: Truck,
    to: paths.kemitraan,
  },
};

/** The fields of work, with the names and in the order of the footer. */
export const focusAreas = site.programFocus.map(({ id, title }) => ({ title, ...focusDetails[id] }));

export const testimonialsSection = {
  eyebrow: 'Suara dari dapur',
  title: 'Yang ingin kami dengar dari para mitra',
  lead: 'Tiga kutipan berikut adalah ilustrasi. Nama dan orangnya rekaan, tetapi cara kerja yang disebut di dalamnya memang kami pakai.',
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
