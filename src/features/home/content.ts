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
import { paths } from '@/config/paths';
import { site } from '@/config/site';

interface Point {
  title: string;
  text: string;
  Icon: LucideIcon;
}

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
    text: 'Persyaratan SLHS kami siapkan sejak gambar pertama. Suhu, kebersihan, dan waktu masak dicatat setiap hari, dan catatannya boleh diminta.',
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

export const focusAreas: (Point & { to: string })[] = [
  {
    title: 'Pendirian Titik SPPG',
    text: 'Survei lokasi, gambar dapur, dan pembangunan bersama yayasan yang sudah mendaftar sebagai mitra BGN.',
    Icon: MapPinned,
    to: paths.program,
  },
  {
    title: 'Penyediaan Peralatan Dapur',
    text: 'Kompor, pengukus, lemari pendingin, meja kerja, dan ompreng baja tahan karat sesuai jumlah penerima manfaat.',
    Icon: CookingPot,
    to: paths.kemitraan,
  },
  {
    title: 'Penyediaan Tenaga Kerja SPPG',
    text: 'Merekrut dan melatih warga sekitar untuk mencuci, memasak, memorsikan, mengemas, dan mengantar.',
    Icon: HardHat,
    to: paths.kemitraan,
  },
  {
    title: 'Manajemen Profesional MBG',
    text: 'Jadwal produksi, pencatatan, dan laporan harian yang membantu Kepala SPPG, ahli gizi, dan akuntan.',
    Icon: ClipboardCheck,
    to: paths.program,
  },
  {
    title: 'Manajemen Rantai Pasok',
    text: 'Menghubungkan menu mingguan dengan panen, ternak, dan gudang pemasok di sekitar dapur.',
    Icon: Sprout,
    to: paths.kemitraan,
  },
  {
    title: 'Penyediaan Mobil MBG',
    text: 'Mobil boks tertutup dengan rak ompreng, rute tetap, dan jadwal pembersihan setelah setiap pengantaran.',
    Icon: Truck,
    to: paths.kemitraan,
  },
];

/** Invented voices, shown as such. */
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
