import { paths } from '@/config/paths';
import estimasiBiayaPembangunan from '@/content/documents/estimasi-biaya-pembangunan.md';
import panduanKontraktor from '@/content/documents/panduan-kontraktor.md';
import spesifikasiBangunanSppg from '@/content/documents/spesifikasi-bangunan-sppg.md';
import heroPicture from '@/content/pictures/hero/kontraktor';
import type { OpportunityDetail } from './detail';

export const contractorDetail: OpportunityDetail = {
  id: 'kontraktor',
  path: paths.kontraktor,
  description:
    'Kerja sama kontraktor dapur SPPG di Jawa Tengah: lingkup pekerjaan, 30–45 hari sejak lahan dan gambar siap, syarat, cara pemilihan, dan pembayaran.',
  headline: 'Membangun dapur yang mudah dijaga bersih',
  lead: 'Kami mencari kontraktor Jawa Tengah yang bekerja rapi, tepat waktu, dan terbuka soal mutu bahan.',
  image: heroPicture,
  facts: [
    { value: '30–45 hari', label: 'sejak lahan dan gambar siap' },
    { value: '180 hari', label: 'masa pemeliharaan setelah serah terima' },
    { value: '5 persen', label: 'ditahan sampai masa itu selesai' },
  ],
  sections: [
    {
      eyebrow: 'Lingkup',
      title: 'Jenis pekerjaan',
      lead: 'Semuanya tunduk pada satu gambar: bahan masuk dari satu sisi, makanan keluar dari sisi lain, ompreng kotor kembali lewat sisi ketiga.',
      folded: 'Baru, renovasi, dan khusus',
      blocks: [
        {
          kind: 'rows',
          items: [
            {
              name: 'Bangunan baru',
              text: 'Rangka baja, sekitar 250 m², lengkap dengan air, listrik, gas, dan pengolahan air limbah.',
            },
            {
              name: 'Renovasi',
              text: 'Mengubah alur ruang, lantai, dinding, dan ventilasi gedung lama yang strukturnya dinyatakan aman.',
            },
            {
              name: 'Pekerjaan khusus',
              text: 'Instalasi gas, pengisap asap, perangkap lemak, dan tambah daya listrik.',
            },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Jadwal',
      title: 'Contoh jadwal 40 hari',
      lead: 'Pekerjaan saling menyusul. Hujan lebat berturut-turut, terutama Desember sampai Februari, dicatat harian dan dapat menambah waktu.',
      folded: 'Hari demi hari',
      blocks: [
        {
          kind: 'calendar',
          days: 40,
          items: [
            { work: 'Persiapan dan pengukuran', check: 'ketinggian lantai, batas lahan', from: 1, to: 4 },
            { work: 'Fondasi dan pipa bawah lantai', check: 'sebelum ditimbun', from: 5, to: 12 },
            { work: 'Rangka baja dan atap', check: 'sambungan, ikatan angin', from: 10, to: 20 },
            {
              work: 'Dinding, lantai, plafon, ventilasi',
              check: 'kemiringan lantai, uji air',
              from: 18,
              to: 30,
            },
            { work: 'Listrik, air bersih, gas', check: 'uji tekan, uji arde', from: 24, to: 34 },
            { work: 'Pengecatan, pintu, halaman', check: 'daftar cacat', from: 33, to: 38 },
            { work: 'Pembersihan dan serah terima', check: 'berita acara', from: 39, to: 40 },
          ],
        },
      ],
    },
    {
      eyebrow: 'Pemilihan',
      title: 'Dinilai tertulis, dibuka bersama yayasan',
      lead: 'Kontraktor utama kami PT Sidomukti Griya Dapur. Kontraktor setempat kami undang menurut lokasi dan jenis pekerjaannya; banyaknya peserta berbeda di tiap lokasi. Mengikuti pemilihan tidak dipungut biaya.',
      folded: 'Syarat dan bobot penilaian',
      blocks: [
        {
          kind: 'checklist',
          title: 'Syarat peserta',
          items: [
            'NIB, NPWP, dan sertifikat badan usaha konstruksi yang berlaku',
            'Dua pekerjaan selesai dalam lima tahun terakhir, dengan kontak pemberi kerja',
            'Pelaksana lapangan bersertifikat dan petugas keselamatan',
            'Sanggup membiayai tahap pertama',
            'Kantor atau mitra kerja di Jawa Tengah',
            'Jaminan sosial ketenagakerjaan bagi semua pekerja',
          ],
        },
        {
          kind: 'shares',
          title: 'Bobot penilaian',
          unit: 'persen',
          items: [
            { label: 'Harga dan kewajarannya', share: 35 },
            { label: 'Pengalaman dan tenaga', share: 25 },
            { label: 'Metode dan jadwal', share: 25 },
            { label: 'Keselamatan dan lingkungan', share: 15 },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Pembayaran',
      title: 'Dibayar menurut yang terpasang',
      lead: 'Contoh untuk perencanaan; yang berlaku tertulis dalam perjanjian. Pembayaran hanya ke rekening badan usaha.',
      folded: 'Tahap pembayaran',
      blocks: [
        {
          kind: 'rows',
          items: [
            {
              name: 'Tanda tangan',
              text: 'Dengan jaminan pelaksanaan dari bank atau asuransi',
              amount: '20 persen',
            },
            { name: 'Rangka dan atap', text: 'Setelah diperiksa konsultan pengawas', amount: '30 persen' },
            { name: 'Utilitas', text: 'Berita acara uji air, listrik, dan gas', amount: '25 persen' },
            { name: 'Serah terima', text: 'Daftar cacat selesai', amount: '20 persen' },
            { name: 'Akhir pemeliharaan', text: '180 hari kemudian', amount: '5 persen' },
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Panduan dan spesifikasi',
    lead: 'Tiga dokumen ini sudah dapat diunduh siapa pun, juga oleh yang sekadar ingin tahu cara kami bekerja.',
    downloads: [panduanKontraktor, spesifikasiBangunanSppg, estimasiBiayaPembangunan],
  },
  contact: {
    title: 'Perkenalkan perusahaan Anda',
    lead: 'Kami menyimpan profil kontraktor menurut kabupaten dan kota, lalu mengundang yang terdekat bila ada lokasi yang siap.',
  },
};

/** The texts beside the team's addresses: tender documents and bids. */
export const tender = {
  title: 'Paket tender dan penawaran',
  text: 'Gambar dan daftar pekerjaan tiap lokasi hanya dikirim kepada kontraktor yang diundang. Perkenalkan perusahaan Anda lewat email: profil, sertifikat badan usaha, dan dua pekerjaan terakhir.',
};
