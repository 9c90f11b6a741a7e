import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/tentang';
import konsultanKonstruksi from '@/content/pictures/mitra/konsultan-konstruksi';
import kontraktorUtama from '@/content/pictures/mitra/kontraktor-utama';
import manajerPasokan from '@/content/pictures/mitra/manajer-pasokan';

export const aboutHead = {
  title: 'Tentang Kami',
  description: `${site.legalName}: visi, misi, pembagian peran dengan yayasan dan BGN, nilai kerja, serta mitra strategis kami di Jawa Tengah.`,
};

export const aboutHero = {
  eyebrow: 'Tentang kami',
  image: heroPicture,
};

export const directionSection = {
  eyebrow: 'Arah',
  title: 'Visi dan misi',
  lead: 'Kalimat pertama untuk diingat, sisanya untuk dikerjakan.',
};

export const vision = {
  title: 'Visi',
  text: 'Setiap dapur SPPG di Jawa Tengah menyajikan makanan yang bergizi, aman, dan tepat waktu, dengan bahan dan tenaga dari daerahnya sendiri.',
};

export const mission = {
  title: 'Misi',
  points: [
    'Menyiapkan dapur untuk penilaian higiene, dan menunjukkan dapur mana yang sertifikatnya belum ada.',
    'Mendahulukan bahan dari petani, peternak, dan usaha kecil di sekitar dapur.',
    'Melatih warga setempat sampai mampu menjalankan dapurnya sendiri.',
    'Menuliskan hak dan kewajiban setiap pihak, lalu menepatinya.',
    'Membuka data yayasan dan SPPG agar publik dapat ikut mengawasi.',
  ],
};

export const synergySection = {
  eyebrow: 'Struktur dan sinergi',
  title: 'Siapa mengerjakan apa',
  lead: 'Program ini melibatkan banyak pihak. Batas yang jelas membuat kerja sama lebih ringan, dan memudahkan Anda bertanya kepada orang yang tepat.',
};

/** Who does what around one kitchen, in the order of responsibility. */
export const parties: { name: string; duty: string; isUs?: boolean }[] = [
  {
    name: 'Badan Gizi Nasional',
    duty: 'Menetapkan petunjuk teknis, memutuskan siapa menjadi mitra, dan mengangkat Kepala SPPG.',
  },
  {
    name: 'Yayasan',
    duty: 'Memiliki SPPG, terdaftar sebagai mitra BGN, dan memegang keputusan atas dapurnya.',
  },
  {
    name: site.name,
    duty: 'Menyiapkan bangunan, peralatan, pasokan, mobil, dan pelatihan; lalu mengelola pekerjaan harian sesuai perjanjian dengan yayasan.',
    isUs: true,
  },
  {
    name: 'Mitra usaha',
    duty: 'Investor, pemasok, kontraktor, dan konsultan yang masing-masing terikat perjanjian sendiri untuk bagiannya.',
  },
  {
    name: 'Warga sekitar',
    duty: 'Bekerja sebagai relawan dapur, memasok bahan, dan menilai hasilnya bersama sekolah penerima.',
  },
];

export const valuesSection = {
  eyebrow: 'Nilai inti',
  title: 'Nilai kami, dalam bahasa dapur',
  lead: 'Nilai baru berguna kalau terlihat pada hari kerja biasa.',
};

export const coreValues = [
  {
    title: 'Integritas dan akuntabilitas',
    text: 'Tanyakan sumber setiap angka yang kami sebut. Kalau keliru, kami perbaiki di tempat yang sama.',
  },
  {
    title: 'Pelayanan prima',
    text: 'Pesan lewat formulir mendapat kode. Dengan kode itu Anda melihat sendiri sampai di mana kami menanganinya.',
  },
  {
    title: 'Efisiensi',
    text: 'Satu rute, satu jadwal belanja, satu catatan stok. Yang hemat adalah langkahnya, bukan isi omprengnya.',
  },
  {
    title: 'Kolaborasi sinergis',
    text: 'Petani, juru masak, sopir, dan guru bertemu sebelum masalah muncul, bukan sesudahnya.',
  },
  {
    title: 'Profesionalisme',
    text: 'Setiap bagian dapur punya urutan kerja tertulis, dan orang baru belajar dari orang yang sudah menjalankannya.',
  },
  {
    title: 'Komitmen mutu',
    text: 'Makanan yang meragukan tidak dikirim, sekalipun mobil sudah menunggu.',
  },
];

export const partnersSection = {
  eyebrow: 'Mitra strategis',
  title: 'Mitra yang bekerja bersama kami sejak gambar pertama',
};

export const expertiseTitle = 'Keahlian';

export const partners = [
  {
    name: 'Studio Rancang Cahyati',
    role: 'Konsultan konstruksi',
    text: 'Menggambar tata ruang dapur, menghitung kebutuhan air dan listrik, dan mengawasi pekerjaan sampai serah terima.',
    logo: konsultanKonstruksi,
    expertise: ['Alur dapur bersih dan kotor', 'Perhitungan utilitas', 'Pengawasan lapangan'],
  },
  {
    name: 'PT Sidomukti Griya Dapur',
    role: 'Kontraktor utama',
    text: 'Membangun atau merenovasi gedung, memasang lantai, saluran, dan cerobong, serta menguji semuanya sebelum dapur dipakai.',
    logo: kontraktorUtama,
    expertise: [
      'Bangunan baru, 30–45 hari sejak lahan dan gambar siap',
      'Renovasi gedung lama',
      'Instalasi gas dan air',
    ],
  },
  {
    name: 'Lumbung Srawung',
    role: 'Manajer pasokan',
    text: 'Menyusun jadwal belanja dari menu mingguan, memeriksa mutu di pintu terima, dan mengenalkan pemasok baru kepada dapur.',
    logo: manajerPasokan,
    expertise: ['Jadwal panen dan belanja', 'Pemeriksaan mutu bahan', 'Rantai dingin'],
  },
];
