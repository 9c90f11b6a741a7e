import { anchors, articlePath, paths } from '@/config/paths';
import formulirPemasok from '@/content/documents/formulir-pemasok.md';
import panduanKemitraanRantaiPasok from '@/content/documents/panduan-kemitraan-rantai-pasok.md';
import standarKualitasPangan from '@/content/documents/standar-kualitas-pangan.md';
import berita3 from '@/content/pictures/berita/berita-3';
import berita6 from '@/content/pictures/berita/berita-6';
import galeri4 from '@/content/pictures/galeri/galeri-4';
import heroPicture from '@/content/pictures/hero/rantai-pasok';
import type { MediaItem, OpportunityDetail } from './detail';

export const supplyChainDetail: OpportunityDetail = {
  id: 'rantai-pasok',
  path: paths.rantaiPasok,
  description:
    'Kemitraan rantai pasok dapur SPPG di Jawa Tengah bagi petani, peternak, nelayan, koperasi, dan usaha kecil: kebutuhan, syarat, jadwal pesanan, dan pembayaran.',
  headline: 'Bahan segar dari petani dan pemasok sekitar',
  lead: 'Setiap dapur bekerja dengan sedikitnya 15 pemasok. Kami mendahulukan kelompok tani, peternak, nelayan, dan usaha kecil dari kabupaten atau kota yang sama.',
  image: heroPicture,
  facts: [
    { value: '180–240 kg', label: 'sayur sehari untuk 2.500 porsi' },
    { value: '150–220 kg', label: 'lauk hewani sehari' },
    { value: '7–14 hari kerja', label: 'acuan pembayaran sejak berita acara lengkap' },
  ],
  sections: [
    {
      eyebrow: 'Kebutuhan',
      title: 'Belanjaan satu hari untuk 2.500 porsi',
      lead: 'Perkiraan untuk perencanaan. Kebutuhan nyata mengikuti menu yang disusun ahli gizi dan musim panen.',
      folded: 'Bahan, jumlah, dan seringnya',
      blocks: [
        {
          kind: 'rows',
          items: [
            {
              name: 'Karbohidrat',
              text: 'Beras, jagung, singkong, kentang; dikirim satu atau dua kali seminggu',
              amount: '180–250 kg',
            },
            {
              name: 'Lauk hewani',
              text: 'Telur, ayam, bandeng, lele, daging sapi; setiap hari, dalam keadaan dingin',
              amount: '150–220 kg',
            },
            { name: 'Lauk nabati', text: 'Tempe, tahu, kacang hijau; setiap hari', amount: '100–140 kg' },
            {
              name: 'Sayur',
              text: 'Wortel, buncis, bayam, kol, labu siam; setiap hari',
              amount: '180–240 kg',
            },
            {
              name: 'Buah',
              text: 'Pisang, jeruk, salak, semangka, pepaya; dua atau tiga kali seminggu',
              amount: '200–300 kg',
            },
            {
              name: 'Bumbu',
              text: 'Bawang, kelapa, minyak, garam beryodium; satu atau dua kali seminggu',
              amount: '60–90 kg',
            },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Syarat',
      title: 'Kecil boleh, asal jelas asalnya',
      lead: 'Kelompok yang belum berbadan hukum dapat masuk lewat koperasi atau BUMDes. Mendaftar tidak dipungut biaya.',
      folded: 'Syarat pemasok dan suhu bahan',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'KTP penanggung jawab, hanya ditunjukkan di kantor kami; NIB dan NPWP bila sudah ada',
            'Bahan sesuai Standar Kualitas Pangan, dan bersedia ditolak bila tidak sesuai',
            'Nama kebun, kandang, atau tempat pelelangan tercatat pada setiap pengiriman',
            'Sertifikat halal bila diwajibkan bagi bahannya; ayam dan sapi dari pemotongan bersertifikat halal',
            'Wadah bersih dan tertutup; bahan beku dan dingin dalam boks berinsulasi',
            'Rekening atas nama pemasok atau badannya sendiri',
          ],
        },
        {
          kind: 'note',
          text: 'Daging, ayam, dan ikan diterima paling tinggi pada 4\u00a0°C, bahan beku pada −18\u00a0°C. Suhunya diukur di pintu dapur, bersama Anda.',
        },
      ],
    },
    {
      eyebrow: 'Pesanan',
      title: 'Satu minggu bersama dapur',
      lead: 'Pesanan dimulai dari percobaan dua minggu, lalu berjalan berkala bila kedua pihak cocok.',
      folded: 'Dari menu hari Kamis sampai tagihan',
      blocks: [
        {
          kind: 'schedule',
          items: [
            { when: 'Kamis', what: 'Menu minggu depan ditetapkan dan kebutuhannya dikirim kepada pemasok.' },
            {
              when: 'Jumat, 15.00',
              what: 'Anda menjawab sanggup penuh, sebagian, atau tidak. Tidak sanggup? Katakan sebelum Jumat pukul 15.00.',
            },
            {
              when: 'Sehari sebelumnya',
              what: 'Bahan ditimbang, diukur suhunya, diperiksa, dan dicatat asalnya.',
            },
            {
              when: 'Hari masak, 02.00',
              what: 'Batas terima bahan yang harus paling segar, seperti tahu dan sayur daun.',
            },
            { when: 'Akhir minggu', what: 'Berita acara terima dicocokkan dengan tagihan.' },
          ],
        },
      ],
    },
    {
      eyebrow: 'Harga dan penilaian',
      title: 'Dibayar menurut yang diterima',
      lead: 'Harga dibandingkan dengan pasar setempat dan ditinjau berkala. Acuan pembayaran 7–14 hari kerja sejak berita acara lengkap.',
      folded: 'Penilaian, dan yang dapat Anda pegang',
      blocks: [
        {
          kind: 'shares',
          title: 'Yang dinilai setiap tiga bulan',
          unit: 'persen',
          items: [
            { label: 'Mutu bahan yang diterima', share: 40 },
            { label: 'Ketepatan waktu', share: 25 },
            { label: 'Ketepatan jumlah', share: 20 },
            { label: 'Catatan asal dan suhu', share: 15 },
          ],
        },
        {
          kind: 'checklist',
          title: 'Yang dapat Anda pegang dari kami',
          items: [
            'Bahan yang ditolak dikembalikan hari itu juga, dengan alasan tertulis',
            'Tidak ada potongan di luar perjanjian',
            'Nilai rendah dibicarakan lebih dulu, dengan rencana perbaikan',
            'Permintaan “uang terima kasih” harap dilaporkan',
            'Ditolak tanpa alasan? Minta alasannya tertulis, lalu lapor ke SAGI 127',
          ],
        },
        {
          kind: 'note',
          text: [
            'Apa yang diwajibkan aturan, seperti sertifikat halal dan tidak menolak pemasok kecil, tertulis dengan sumber dan hari pemeriksaannya pada ',
            { text: 'Keadaan program', to: anchors.programNotice },
            '.',
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Bekal calon pemasok',
    lead: 'Formulirnya dapat diisi di layar, atau dicetak bagi yang lebih nyaman dengan pulpen.',
    downloads: [panduanKemitraanRantaiPasok, formulirPemasok, standarKualitasPangan],
  },
  contact: {
    title: 'Media dan kontak',
    lead: 'Cerita dari pemasok dan dapur, dan tim yang menjawab pertanyaan Anda.',
  },
};

export const supplyChainMedia: readonly MediaItem[] = [
  {
    title: 'Duduk melingkar dengan kelompok tani',
    text: 'Pertanyaan petani tentang jadwal tanam, mutu, dan waktu bayar.',
    to: articlePath('pertemuan-kelompok-tani-pemasok'),
    image: berita3,
  },
  {
    title: 'Uji masak bersama ahli gizi',
    text: 'Mengapa tempe cepat habis dan wortel dipotong ulang.',
    to: articlePath('uji-masak-bersama-ahli-gizi'),
    image: berita6,
  },
  {
    title: 'Galeri foto',
    text: 'Dari pintu penerimaan sampai ruang kelas.',
    to: paths.galeri,
    image: galeri4,
  },
];
