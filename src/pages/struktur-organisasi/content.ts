import type { Picture } from '@/components/illustration';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/struktur';
import orang01 from '@/content/pictures/organisasi/orang-01';
import orang02 from '@/content/pictures/organisasi/orang-02';
import orang03 from '@/content/pictures/organisasi/orang-03';
import orang04 from '@/content/pictures/organisasi/orang-04';
import orang05 from '@/content/pictures/organisasi/orang-05';
import orang06 from '@/content/pictures/organisasi/orang-06';
import orang07 from '@/content/pictures/organisasi/orang-07';
import orang08 from '@/content/pictures/organisasi/orang-08';
import orang09 from '@/content/pictures/organisasi/orang-09';
import orang10 from '@/content/pictures/organisasi/orang-10';
import orang11 from '@/content/pictures/organisasi/orang-11';
import orang12 from '@/content/pictures/organisasi/orang-12';

export const organizationHead = {
  title: 'Struktur Organisasi',
  description: `Susunan Dewan Direksi, Direksi Eksekutif, dan enam kepala divisi ${site.legalName}, lengkap dengan tugas dan kontak regional.`,
};

export const organizationHero = {
  eyebrow: 'Struktur organisasi',
  title: 'Susunan kami, dan siapa yang dapat Anda ajak bicara',
  lead: 'Setiap jabatan punya nama, tugas, dan atasan. Di akhir halaman ada narahubung untuk setiap kabupaten dan kota.',
  image: heroPicture,
};

export const chartSection = {
  eyebrow: 'Bagan',
  title: 'Susunan pengurus',
  lead: 'Dari atas: yang mengawasi, yang memimpin, lalu yang mengerjakan. Garisnya menunjukkan siapa melapor kepada siapa.',
};

export const personLabels = {
  duties: 'Tugas dan atasan',
  department: 'Bidang: ',
  reportsTo: 'Melapor kepada: ',
};

export interface Person {
  name: string;
  role: string;
  department: string;
  reportsTo: string;
  image: Picture;
  /** The person's duties. */
  tupoksi: string[];
}

interface Level {
  title: string;
  /**
   * How many levels are above this one; Direktur Keuangan and the divisions report to the same person, so they have the
   * same depth.
   */
  depth: number;
  note: string;
  people: Person[];
}

/** From top to bottom; all names are invented. */
export const levels: Level[] = [
  {
    title: 'Dewan Direksi',
    depth: 0,
    note: 'Mengawasi, menyetujui rencana tahunan, dan meminta pertanggungjawaban Direksi Eksekutif.',
    people: [
      {
        name: 'Sulistyo Prabawengrat',
        role: 'Ketua Dewan Direksi',
        department: 'Pengawasan umum',
        reportsTo: 'Rapat Anggota Konsorsium',
        image: orang09,
        tupoksi: ['Memimpin rapat Dewan Direksi', 'Menyetujui rencana kerja dan anggaran tahunan'],
      },
      {
        name: 'Endang Kinasihwati',
        role: 'Anggota Dewan Direksi',
        department: 'Mutu dan keamanan pangan',
        reportsTo: 'Ketua Dewan Direksi',
        image: orang04,
        tupoksi: ['Mengawasi penerapan standar pangan', 'Menelaah laporan keluhan penerima manfaat'],
      },
      {
        name: 'Harimurti Sendangagung',
        role: 'Anggota Dewan Direksi',
        department: 'Keuangan dan audit',
        reportsTo: 'Ketua Dewan Direksi',
        image: orang03,
        tupoksi: ['Menelaah laporan keuangan', 'Menunjuk pemeriksa dari luar konsorsium'],
      },
      {
        name: 'Jatiwasesa Lumintu',
        role: 'Anggota Dewan Direksi',
        department: 'Hubungan yayasan dan masyarakat',
        reportsTo: 'Ketua Dewan Direksi',
        image: orang07,
        tupoksi: ['Mendengar masukan yayasan pemilik SPPG', 'Menengahi perbedaan pendapat antarpihak'],
      },
    ],
  },
  {
    title: 'Direktur Utama',
    depth: 1,
    note: 'Direksi Eksekutif: memimpin pekerjaan sehari-hari konsorsium.',
    people: [
      {
        name: 'Wicaksono Adhikawung',
        role: 'Direktur Utama',
        department: 'Direksi Eksekutif',
        reportsTo: 'Dewan Direksi',
        image: orang01,
        tupoksi: [
          'Menetapkan arah kerja dan memimpin enam divisi',
          'Menandatangani perjanjian dengan yayasan dan mitra',
          'Bertanggung jawab atas mutu layanan di seluruh dapur yang dikelola',
        ],
      },
    ],
  },
  {
    title: 'Direktur Keuangan',
    depth: 2,
    note: 'Direksi Eksekutif: menjaga uang, catatan, dan kewajaran angkanya.',
    people: [
      {
        name: 'Nareswari Tampahputri',
        role: 'Direktur Keuangan',
        department: 'Direksi Eksekutif',
        reportsTo: 'Direktur Utama',
        image: orang02,
        tupoksi: [
          'Menyusun anggaran dan laporan keuangan konsorsium',
          'Memeriksa perhitungan bagi hasil sebelum disampaikan kepada mitra',
          'Memastikan pembayaran pemasok sesuai perjanjian',
        ],
      },
    ],
  },
  {
    title: 'Kepala Divisi',
    depth: 2,
    note: 'Enam divisi yang menjadi rekan kerja Anda sehari-hari.',
    people: [
      {
        name: 'Galuh Sekarjagad',
        role: 'Kepala Divisi Investasi dan Kemitraan',
        department: 'Investasi dan Kemitraan',
        reportsTo: 'Direktur Utama',
        image: orang06,
        tupoksi: [
          'Menerima dan menelaah pengajuan kemitraan',
          'Menjelaskan risiko sebelum perjanjian dibuat',
        ],
      },
      {
        name: 'Bowo Lumbungrejo',
        role: 'Kepala Divisi Rantai Pasok dan Logistik',
        department: 'Rantai Pasok dan Logistik',
        reportsTo: 'Direktur Utama',
        image: orang05,
        tupoksi: ['Menyusun jadwal belanja dari menu', 'Mengatur rute mobil dan penyimpanan dingin'],
      },
      {
        name: 'Panggih Wasiswara',
        role: 'Kepala Divisi Pelatihan dan Pengembangan SDM',
        department: 'Pelatihan dan Pengembangan SDM',
        reportsTo: 'Direktur Utama',
        image: orang12,
        tupoksi: ['Merekrut dan melatih relawan dapur', 'Menguji ulang keterampilan secara berkala'],
      },
      {
        name: 'Tirta Wanakarya',
        role: 'Kepala Divisi Jaringan dan Operasional SPPG',
        department: 'Jaringan dan Operasional SPPG',
        reportsTo: 'Direktur Utama',
        image: orang11,
        tupoksi: ['Mengawal pembangunan sampai dapur beroperasi', 'Menindaklanjuti daftar periksa harian'],
      },
      {
        name: 'Ratna Paugeranti',
        role: 'Kepala Divisi Hukum',
        department: 'Hukum',
        reportsTo: 'Direktur Utama',
        image: orang10,
        tupoksi: ['Menyiapkan perjanjian dan memeriksa izin', 'Menjaga pelindungan data pribadi'],
      },
      {
        name: 'Kirana Jaladri',
        role: 'Kepala Divisi Teknologi Informasi',
        department: 'Teknologi Informasi',
        reportsTo: 'Direktur Utama',
        image: orang08,
        tupoksi: ['Merawat situs dan data SPPG', 'Mengatur hak akses dan cadangan data'],
      },
    ],
  },
];

export const commitmentSection = {
  eyebrow: 'Komitmen',
  title: 'Yang kami sepakati bersama',
  lead: 'Berlaku bagi semua nama pada bagan di atas.',
};

export const commitments = [
  'Setiap tugas punya nama, dan namanya ada di halaman ini.',
  'Pesan lewat formulir mendapat kode lacak, sehingga Anda dapat melihat sampai di mana kami menanganinya.',
  'Tidak seorang pun di struktur ini berwenang menjual titik SPPG atau meminta biaya pendaftaran.',
  'Kepala SPPG diangkat oleh Badan Gizi Nasional, bukan oleh kami. Kami membantu pekerjaannya.',
];

export const contactsSection = {
  eyebrow: 'Kontak regional',
  title: 'Direktori kontak regional',
  lead: 'Satu narahubung untuk tiap kabupaten dan kota di Jawa Tengah. Teleponlah pada jam kantor.',
};
