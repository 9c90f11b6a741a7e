import { Banknote, HandHelping, type LucideIcon, Sprout, Truck, Warehouse } from 'lucide-react';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/program';
import investasiSppg from '@/content/pictures/peluang/investasi-sppg';
import kontraktor from '@/content/pictures/peluang/kontraktor';
import rantaiPasok from '@/content/pictures/peluang/rantai-pasok';

export const programHead = {
  title: 'Program MBG dan SPPG',
  description:
    'Dasar Program Makan Bergizi Gratis, peran SPPG sebagai dapurnya, dan peluang usaha di sekitarnya di Jawa Tengah.',
};

export const programHero = {
  eyebrow: 'Program MBG & SPPG',
  image: heroPicture,
};

export const basicsSection = {
  eyebrow: 'Mengenal program',
  title: 'Aturannya dari pusat, dapurnya di dekat sekolah',
};

export const basis = {
  title: 'Dasar dan regulasi',
  text: 'Penerimanya peserta didik, ibu hamil, ibu menyusui, balita, guru, dan tenaga kependidikan.',
};

/** The programme's regulations, oldest first. */
export const regulations = [
  {
    name: 'Perpres 83/2024',
    text: 'Membentuk Badan Gizi Nasional (BGN), lembaga yang menjalankan program ini.',
  },
  {
    name: 'Perpres 115/2025',
    text: 'Mengatur tata kelola Program Makan Bergizi Gratis (MBG).',
  },
  {
    name: 'Keputusan Kepala BGN 401.1/2025',
    text: 'Petunjuk teknis untuk tahun anggaran 2026, penerus Keputusan Kepala BGN 244/2025.',
  },
];

export const kitchen = {
  title: 'Peran SPPG',
  text: 'Satuan Pelayanan Pemenuhan Gizi (SPPG) adalah dapurnya: menerima bahan, memasak, memorsikan, mengantar, lalu mencuci ompreng setiap hari sekolah. Pemiliknya yayasan, Kepala SPPG-nya diangkat BGN.',
  source: 'Sumber: ringkasan peraturan dan keterangan pers, 2024–2026. Angka satu dapur bisa berbeda.',
};

export const kitchenFigures = [
  { value: '1.500–3.000', label: 'penerima manfaat dilayani satu SPPG' },
  { value: '47–50', label: 'relawan, di luar Kepala SPPG, ahli gizi, dan akuntan' },
  { value: 'Minimal 15', label: 'pemasok untuk satu dapur' },
];

export const businessSection = {
  eyebrow: 'Peluang usaha',
  title: 'Peluang usaha di sekitar sebuah dapur',
  lead: 'Uang belanja, upah, dan ongkos antar sebuah dapur dapat berputar di kabupaten atau kotanya sendiri.',
};

interface BusinessOpportunity {
  title: string;
  text: string;
  /** A sentence that says whom the opportunity suits. */
  audience: string;
  Icon: LucideIcon;
}

export const businessOpportunities: BusinessOpportunity[] = [
  {
    title: 'Tenaga kerja lokal',
    text: 'Mencuci, memasak, memorsikan, mengantar, dan menjaga kebersihan. Semua tugas didahului pelatihan lima hari tanpa biaya.',
    audience: 'Cocok untuk warga sekitar dapur, lulusan SMK boga, lembaga pelatihan.',
    Icon: HandHelping,
  },
  {
    title: 'Pemasok bahan baku lokal',
    text: 'Beras, lauk, sayur, buah, dan bumbu dibeli menurut menu mingguan, didahulukan dari kabupaten atau kota yang sama.',
    audience: 'Cocok untuk petani, peternak, nelayan, koperasi, BUMDes, pedagang pasar.',
    Icon: Sprout,
  },
  {
    title: 'Transportasi dan distribusi',
    text: 'Ompreng berangkat pagi dan kembali siang. Rutenya tetap, waktu tempuhnya diukur lebih dulu, dan boksnya hanya untuk makanan.',
    audience: 'Cocok untuk pemilik mobil boks, usaha angkutan, sopir setempat.',
    Icon: Truck,
  },
  {
    title: 'Kemitraan pengelolaan SPPG',
    text: 'Yayasan tetap pemilik dapur dan pemegang keputusan. Jadwal, catatan, belanja, dan laporan harian kami kerjakan bersama timnya.',
    audience: 'Cocok untuk yayasan yang sudah menjadi mitra BGN, atau menunggu pendaftaran dibuka.',
    Icon: Warehouse,
  },
  {
    title: 'Investor peralatan dan mobil',
    text: 'Membiayai alat dapur atau mobil pengantar yang tercatat atas nama Anda, dengan sewa atau bagi hasil menurut perjanjian.',
    audience: 'Cocok untuk perorangan, koperasi, dan badan usaha yang siap membaca risikonya.',
    Icon: Banknote,
  },
];

export const overviewSection = {
  eyebrow: 'Kemitraan',
  title: 'Sekilas peluang kolaborasi',
  lead: 'Pilih yang paling dekat dengan usaha Anda. Di halamannya ada syarat, hitungan, dan dokumennya.',
};

const { investment, caveat } = site.profitEstimate;

/** The three most requested opportunities; one more card names the others. */
export const overviewCards = [
  {
    id: 'investasi',
    title: 'Investasi SPPG',
    text: `Membiayai satu dapur milik yayasan, ${investment}. Bagi hasil menurut porsi yang dilayani, bisa juga tidak ada: ${caveat}.`,
    link: 'Pelajari investasi',
    to: paths.peluangInvestasi,
    image: investasiSppg,
  },
  {
    id: 'rantai-pasok',
    title: 'Kemitraan rantai pasok',
    text: 'Memasok bahan segar menurut menu mingguan. Pesanan dimulai dari percobaan dua minggu.',
    link: 'Pelajari rantai pasok',
    to: paths.rantaiPasok,
    image: rantaiPasok,
  },
  {
    id: 'kontraktor',
    title: 'Kerja sama kontraktor',
    text: 'Membangun atau merenovasi dapur dalam 30–45 hari sejak lahan dan gambar siap.',
    link: 'Pelajari kerja sama kontraktor',
    to: paths.kontraktor,
    image: kontraktor,
  },
];

export const otherOpportunities = {
  title: 'Peluang lainnya',
  names: [
    'Investasi peralatan dapur',
    'Investasi mobil MBG',
    'Kerja sama konsultan',
    'Tenaga kerja dan pelatihan',
  ],
};
