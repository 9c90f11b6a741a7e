import { articlePath, paths } from '@/config/paths';
import { site } from '@/config/site';
import proyeksiKeuangan from '@/content/documents/proyeksi-keuangan.md';
import ringkasanEksekutif from '@/content/documents/ringkasan-eksekutif.md';
import studiKelayakan from '@/content/documents/studi-kelayakan.md';
import berita1 from '@/content/pictures/berita/berita-1';
import berita7 from '@/content/pictures/berita/berita-7';
import galeri1 from '@/content/pictures/galeri/galeri-1';
import heroPicture from '@/content/pictures/hero/investasi';
import type { MediaItem, OpportunityDetail } from './detail';

const { range, investment, caveat } = site.profitEstimate;

export const investmentDetail: OpportunityDetail = {
  id: 'investasi-sppg',
  path: paths.peluangInvestasi,
  description:
    'Peluang investasi dapur SPPG bersama yayasan di Jawa Tengah: yang dibiayai, kisaran bagi hasil, langkah bergabung, dan risikonya.',
  headline: 'Ikut membangun dapur SPPG di Jawa Tengah',
  lead: 'Anda membiayai bangunan dan kesiapan satu dapur milik yayasan. Kami mengelola pekerjaannya, mencatat biayanya, dan melaporkan hasilnya setiap bulan.',
  image: heroPicture,
  facts: [
    { value: 'Rp1 miliar', label: 'paling banyak, untuk satu SPPG' },
    { value: '30–45 hari', label: 'pembangunan sejak lahan dan gambar siap' },
    { value: '1.500–3.000', label: 'penerima manfaat yang dilayani satu SPPG' },
  ],
  sections: [
    {
      eyebrow: 'Yang dibiayai',
      title: 'Satu dapur, siap diperiksa',
      lead: 'Tanah tidak termasuk: lahan disediakan yayasan atau disewa untuk waktu yang lebih lama daripada masa perjanjian.',
      folded: 'Yang termasuk di dalamnya',
      blocks: [
        {
          kind: 'rows',
          items: [
            {
              name: 'Bangunan',
              text: 'Baru atau renovasi, sekitar 250 m², dengan alur satu arah dari penerimaan bahan sampai pencucian ompreng.',
            },
            {
              name: 'Peralatan',
              text: 'Kompor, pengukus nasi, lemari pendingin, lemari pembeku, meja baja tahan karat, ompreng, serta alat ukur suhu.',
            },
            {
              name: 'Kesiapan',
              text: 'Uji air, pelatihan awal relawan, rekomendasi dinas kesehatan, dan persiapan SLHS, HACCP, dan Halal.',
            },
            {
              name: 'Modal kerja awal',
              text: 'Cadangan untuk uji coba, sebelum dapur melayani penuh.',
            },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Kisaran bagi hasil',
      title: 'Berapa yang mungkin Anda terima',
      lead: `Contoh dari Proyeksi Keuangan, semuanya ${caveat}. Untuk investasi ${investment} perkiraan kami ${range}; batas atasnya melampaui contoh terbaik di bawah, Rp41,3 juta, jadi jangan dijadikan pegangan.`,
      folded: 'Insentif BGN dan hitungannya',
      shown: [
        {
          kind: 'figures',
          items: [
            {
              value: 'Tidak ada',
              label: 'bila hanya 1.500 penerima selama 15 hari layanan: dapur rugi Rp6 juta bulan itu',
            },
            { value: 'Rp29,9 juta', label: 'per bulan, bila 2.500 penerima selama 22 hari layanan' },
            {
              value: 'Rp41,3 juta',
              label: 'per bulan, bila 3.000 penerima selama 22 hari dengan juru masak bersertifikat',
            },
          ],
        },
      ],
      blocks: [
        { kind: 'incentive' },
        {
          kind: 'rows',
          items: [
            {
              name: 'Dua dasar',
              text: 'Hitungan kami memakai Rp2.000 per porsi: 2.500 penerima selama 22 hari memberi Rp110 juta. Aturan BGN membayar per hari. Mintalah dasar yang dipakai tertulis dalam rancangan perjanjian.',
            },
            {
              name: 'Titik impas',
              text: 'Biaya tetap Rp42 juta sebulan tertutup dengan 26.250 porsi: 2.500 penerima selama 10,5 hari, atau 1.500 penerima selama 17,5 hari.',
            },
            {
              name: 'Hari layanan',
              text: 'Libur sekolah, puasa, dan penghentian mengurangi hari. Turun ke 18 hari, contoh Rp29,9 juta menjadi Rp19,5 juta.',
            },
            {
              name: 'Jumlah penerima',
              text: 'Ditetapkan BGN, bukan kami. Turun ke 2.000 orang, contoh yang sama menjadi Rp18,5 juta.',
            },
            {
              name: 'Biaya membangun',
              text: 'Hitungan kami memakai Rp950 juta. Semakin mahal bangunannya, semakin lama modal kembali.',
            },
          ],
        },
      ],
    },
    {
      eyebrow: 'Langkah',
      title: 'Dari perkenalan sampai laporan pertama',
      lead: 'Tidak ada uang tanda jadi. Anda boleh berhenti di langkah mana pun sebelum menandatangani.',
      folded: 'Langkah demi langkah',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'Daftar dan bertanya',
              text: 'Isi formulir di bawah. Kami sebutkan dapur yang memerlukan dana dan kemajuan verifikasinya, atau kami katakan terus terang bila belum ada.',
            },
            {
              name: 'Meninjau lokasi',
              text: 'Bersama yayasan pemiliknya. Catatan kunjungan dikirim kepada semua pihak.',
            },
            {
              name: 'Memeriksa perjanjian',
              text: 'Rancangannya dibaca penasihat hukum pilihan Anda, lalu ditandatangani di depan notaris.',
            },
            {
              name: 'Membayar bertahap',
              text: 'Menurut kemajuan pekerjaan, hanya ke rekening atas nama badan yang tertulis dalam perjanjian.',
            },
            {
              name: 'Membaca laporan bulanan',
              text: 'Porsi, hari layanan, pendapatan, dan biaya; bukti aslinya boleh Anda minta.',
            },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Risiko',
      title: 'Hal yang bisa meleset dari rencana',
      lead: 'Nilai investasi dapat berkurang, dan bagi hasil bisa lebih kecil dari estimasi atau tidak ada.',
      folded: 'Apa saja, dan akibatnya',
      blocks: [
        {
          kind: 'rows',
          items: [
            {
              name: 'Pendaftaran ditahan',
              text: 'BGN dapat menutup pendaftaran atau menahan dapur baru. Baca Keadaan program di atas sebelum menyiapkan uang.',
            },
            {
              name: 'Verifikasi tertunda',
              text: 'Keputusannya ada pada BGN. Dapur yang selesai dibangun belum tentu segera melayani, dan selama itu tidak ada bagi hasil.',
            },
            {
              name: 'Aturan berubah',
              text: 'Anggaran, petunjuk teknis, atau jumlah penerima manfaat dapat ditetapkan ulang.',
            },
            {
              name: 'Layanan terhenti',
              text: 'Dugaan keracunan, sertifikat yang belum terbit, banjir, atau rob menghentikan dapur sampai ada izin lagi.',
            },
            {
              name: 'Biaya naik',
              text: 'Harga bahan bangunan, peralatan, atau energi dapat melewati rencana. Perubahan gambar di tengah jalan paling sering menjadi sebab.',
            },
            {
              name: 'Pembayaran terlambat',
              text: 'Bila pembayaran layanan terlambat, bagi hasil ikut tertunda.',
            },
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Baca ini sebelum memutuskan',
    lead: 'Mulai dari ringkasannya. Lembar nilai lokasi dan cara menghitung ulang ada di dua dokumen berikutnya.',
    downloads: [ringkasanEksekutif, studiKelayakan, proyeksiKeuangan],
  },
  contact: {
    title: 'Media dan kontak',
    lead: 'Lihat bagaimana kami bekerja, lalu tanyakan yang belum jelas.',
  },
};

export const investmentMedia: readonly MediaItem[] = [
  {
    title: 'Batu pertama dapur percontohan',
    text: 'Mengapa gambarnya dibuat ulang sebelum sekop pertama.',
    to: articlePath('batu-pertama-dapur-percontohan'),
    image: berita1,
  },
  {
    title: 'Titik SPPG tidak diperjualbelikan',
    text: 'Cara mengenali tawaran palsu dan ke mana melaporkannya.',
    to: articlePath('waspada-jual-beli-titik-sppg'),
    image: berita7,
  },
  {
    title: 'Galeri foto',
    text: 'Dapur, mobil, dan orang-orang yang mengerjakannya.',
    to: paths.galeri,
    image: galeri1,
  },
];
