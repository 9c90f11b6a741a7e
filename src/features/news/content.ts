import { site } from '@/config/site';
import type { NewsSlug } from './slugs';

export interface NewsItem {
  id: number;
  slug: NewsSlug;
  title: string;
  /** ISO date. */
  date: string;
  author: string;
  category: string;
  image: string;
  imageAlt: string;
  excerpt: string;
}

const author = site.newsAuthor;

/** What lists, feeds and link previews need of the articles, newest first; the texts are in ./article-<slug>. */
export const news: NewsItem[] = [
  {
    id: 7,
    slug: 'waspada-jual-beli-titik-sppg',
    title: 'Titik SPPG tidak diperjualbelikan',
    date: '2026-11-09',
    author,
    category: 'Peringatan',
    image: '/images/berita/berita-7.svg',
    imageAlt: 'Seorang pengurus memeriksa surat penawaran mencurigakan dengan kaca pembesar.',
    excerpt:
      'Beberapa orang menawarkan “titik siap pakai” dengan membawa nama konsorsium. Kami tidak pernah menjualnya, dan mendaftar sebagai mitra BGN tidak dipungut biaya.',
  },
  {
    id: 4,
    slug: 'pengiriman-pertama-sebelum-fajar',
    title: 'Pengiriman pertama, disiapkan sebelum fajar',
    date: '2026-10-19',
    author,
    category: 'Distribusi',
    image: '/images/berita/berita-4.svg',
    imageAlt:
      'Mobil pengantar dengan lampu menyala di depan dapur saat langit masih gelap, disambut dua relawan.',
    excerpt:
      'Dapur percontohan mulai bekerja ketika langit masih gelap, dan mobil boks pertama berangkat pukul 06.00. Perjalanannya pendek, persiapannya tidak.',
  },
  {
    id: 6,
    slug: 'uji-masak-bersama-ahli-gizi',
    title: 'Uji masak: tempe disukai, wortel dipotong ulang',
    date: '2026-10-02',
    author,
    category: 'Gizi',
    image: '/images/berita/berita-6.svg',
    imageAlt: 'Juru masak, ahli gizi, dan pencatat mencicipi isi beberapa ompreng di meja uji.',
    excerpt:
      'Sebelum melayani siapa pun, dapur percontohan memasak untuk dirinya sendiri. Ahli gizi menimbang, relawan mencicipi, dan beberapa menu kembali ke papan tulis.',
  },
  {
    id: 5,
    slug: 'daftar-periksa-harian-menuju-slhs',
    title: 'Daftar periksa harian, bekal menuju SLHS',
    date: '2026-09-25',
    author,
    category: 'Keamanan pangan',
    image: '/images/berita/berita-5.svg',
    imageAlt:
      'Petugas dengan daftar periksa di samping lemari pendingin, bersama juru masak di dekat panci besar.',
    excerpt:
      'Menjelang pemeriksaan SLHS, dapur percontohan berlatih mengisi daftar periksa setiap hari, termasuk pada hari ketika kompor belum dinyalakan.',
  },
  {
    id: 3,
    slug: 'pertemuan-kelompok-tani-pemasok',
    title: 'Duduk melingkar dengan kelompok tani',
    date: '2026-09-10',
    author,
    category: 'Rantai pasok',
    image: '/images/berita/berita-3.svg',
    imageAlt: 'Empat orang duduk lesehan di pendapa dengan sayuran di tengah, berlatar sawah dan gunung.',
    excerpt:
      'Pertemuan pertama dengan calon pemasok membahas tiga hal yang paling sering ditanyakan: jadwal, mutu, dan kapan nota dibayar.',
  },
  {
    id: 2,
    slug: 'pelatihan-higiene-relawan-dapur',
    title: 'Pelatihan dimulai dari wastafel',
    date: '2026-08-27',
    author,
    category: 'Pelatihan',
    image: '/images/berita/berita-2.svg',
    imageAlt:
      'Pelatih berdiri di depan papan tulis bergambar langkah mencuci tangan, disimak empat calon relawan.',
    excerpt:
      'Calon relawan dapur percontohan belajar higiene sebelum mengenal kompor. Hari pertama tanpa satu panci pun: hanya tangan, kuku, dan air mengalir.',
  },
  {
    id: 1,
    slug: 'batu-pertama-dapur-percontohan',
    title: 'Batu pertama dapur percontohan diletakkan',
    date: '2026-08-12',
    author,
    category: 'Pembangunan',
    image: '/images/berita/berita-1.svg',
    imageAlt:
      'Empat orang memegang sekop di lahan bangunan, di bawah untaian bendera hias dan di depan gambar rencana dapur.',
    excerpt:
      'Pembangunan dapur percontohan dimulai di Kabupaten Boyolali. Sebelum sekop pertama, gambar alurnya sudah tiga kali dibuat.',
  },
];
