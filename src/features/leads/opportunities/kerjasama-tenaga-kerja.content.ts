import { paths } from '@/config/paths';
import kurikulumPelatihan from '@/content/documents/kurikulum-pelatihan.md';
import panduanTenagaKerja from '@/content/documents/panduan-tenaga-kerja.md';
import heroPicture from '@/content/pictures/hero/tenaga-kerja';
import type { OpportunityDetail } from './detail';

export const labourDetail: OpportunityDetail = {
  id: 'tenaga-kerja',
  path: paths.tenagaKerja,
  description:
    'Tenaga kerja dan pelatihan dapur SPPG di Jawa Tengah: pekerjaan, syarat, pelatihan lima hari, hak relawan, dan cara melamar tanpa biaya.',
  headline: 'Warga sekitar yang menjalankan dapurnya sendiri',
  lead: 'Satu dapur digerakkan 47–50 relawan, terutama dari lingkungan sekitar. Warga, SMK boga, balai latihan, dan lembaga kursus dapat bergabung tanpa biaya.',
  image: heroPicture,
  facts: [
    { value: '18 tahun', label: 'umur paling muda' },
    { value: '5 hari', label: 'pelatihan sebelum mulai' },
    { value: 'Tertulis', label: 'imbalan, jam, dan libur' },
  ],
  shortcut: { label: 'Lihat lowongan', to: paths.lowongan },
  sections: [
    {
      eyebrow: 'Pekerjaan',
      title: 'Siapa mengerjakan apa',
      lead: 'Contoh 49 relawan untuk 2.500 penerima manfaat. Kepala SPPG diangkat oleh BGN, bukan oleh kami, sehingga jabatan itu tidak pernah kami tawarkan.',
      folded: 'Berapa orang untuk tiap tugas',
      blocks: [
        {
          kind: 'shares',
          unit: 'orang',
          items: [
            { label: 'Pemorsian: mengisi, menimbang, menutup ompreng', share: 12 },
            { label: 'Persiapan: mencuci, mengupas, memotong', share: 10 },
            { label: 'Memasak dan mencatat suhu', share: 8 },
            { label: 'Pencucian ompreng dan kebersihan', share: 8 },
            { label: 'Antar dan jemput', share: 5 },
            { label: 'Penerimaan bahan dan gudang', share: 4 },
            { label: 'Keamanan dan umum', share: 2 },
          ],
        },
      ],
    },
    {
      eyebrow: 'Pelatihan',
      title: 'Lima hari sebelum kompor menyala',
      lead: '40 jam pelajaran, 70 persen praktik, paling banyak 25 orang sekelas dengan dua pelatih. Bahasa Jawa boleh dipakai.',
      folded: 'Yang dipelajari tiap hari',
      blocks: [
        {
          kind: 'schedule',
          items: [
            {
              when: 'Hari 1',
              what: 'Siapa yang kita layani; kuman, suhu, dan waktu; cuci tangan yang benar.',
            },
            { when: 'Hari 2', what: 'Menerima bahan, gudang kering dan dingin, pisau dan talenan berwarna.' },
            {
              when: 'Hari 3',
              what: 'Memasak 2.500 porsi sampai suhu tengah 75\u00a0°C; porsi menurut umur; alergi.',
            },
            { when: 'Hari 4', what: 'Antar dan aturan empat jam; cuci dan sanitasi; gas, api, dan P3K.' },
            { when: 'Hari 5', what: 'Simulasi 200 porsi dari bahan sampai ompreng bersih, lalu penilaian.' },
          ],
        },
      ],
    },
    {
      eyebrow: 'Syarat dan hak',
      title: 'Yang kami minta, dan yang Anda dapat secara tertulis',
      lead: 'Ijazah bukan penentu untuk sebagian besar tugas. Penyandang disabilitas dipersilakan melamar; tempat dan tugas disesuaikan sepanjang aman.',
      folded: 'Syarat pelamar, dan hak Anda',
      blocks: [
        {
          kind: 'checklist',
          title: 'Syarat pelamar',
          items: [
            'Berumur sedikitnya 18 tahun dan sehat menurut pemeriksaan puskesmas',
            'Bersedia mengikuti pelatihan sampai lulus penilaian',
            'Juru masak: pernah memasak untuk sedikitnya 100 orang, atau bersertifikat',
            'Sopir: SIM yang sesuai, mengenal jalan setempat',
          ],
        },
        {
          kind: 'rows',
          items: [
            {
              name: 'Imbalan',
              text: 'Jumlah, tanggal, dan cara bayar; tidak ada potongan yang tidak tertulis.',
            },
            {
              name: 'Jam dan libur',
              text: 'Giliran, istirahat, dan hari libur. Tidak ada dua giliran berturut-turut.',
            },
            { name: 'Perlindungan', text: 'Jaminan sosial ketenagakerjaan dan penanganan kecelakaan kerja.' },
            { name: 'Perlengkapan', text: 'Pakaian, penutup rambut, sarung tangan, dan sepatu disediakan.' },
            {
              name: 'Saat sakit',
              text: 'Yang menderita penyakit menular tidak memegang makanan, dan tidak dihukum karena jujur melapor.',
            },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Melamar',
      title: 'Dari pengumuman sampai surat kerja',
      lead: 'Lowongan diumumkan di balai desa, dan dapat Anda tanyakan lewat email kemitraan. KTP hanya ditunjukkan di kantor kami: jangan kirim salinannya lewat email atau pesan. Berkas asli tidak pernah kami tahan.',
      folded: 'Email, uji tugas, pelatihan, surat kerja',
      shown: [
        { kind: 'note', text: [{ text: 'Lihat lowongan yang sedang dibuka', to: paths.lowongan }, '.'] },
      ],
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'Tulis email singkat',
              text: 'Sebutkan kabupaten atau kota dan pekerjaan yang diminati.',
            },
            {
              name: 'Uji tugas di dapur',
              text: 'Wawancara dan uji tugas selalu di dapur, bukan di tempat lain. Tunjukkan KTP di kantor kami, dan bawa daftar riwayat hidup singkat dan surat keterangan sehat.',
            },
            {
              name: 'Berlatih lima hari',
              text: 'Menurut kurikulum di bawah. Butir yang belum lulus boleh diulang tanpa biaya.',
            },
            {
              name: 'Membaca surat kerja',
              text: 'Dibaca bersama, ditandatangani, dan satu salinannya Anda bawa pulang.',
            },
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Untuk pelamar dan lembaga pelatihan',
    lead: 'Panduannya ditulis untuk pelamar; kurikulumnya untuk balai latihan, SMK boga, dan lembaga kursus.',
    downloads: [panduanTenagaKerja, kurikulumPelatihan],
  },
  contact: {
    title: 'Melamar atau melatih bersama kami',
    lead: 'Pelamar cukup menulis email singkat. Lembaga pelatihan dan penyalur mengirim usulan yang memuat hal-hal berikut.',
  },
};

export const labourProposal = [
  'Nama lembaga, kabupaten atau kota, dan izin penyelenggaraan',
  'Pelatih, tempat praktik, dan jumlah peserta sekelas',
  'Cara menilai, dan siapa yang menanggung biaya selain peserta',
  'Pernyataan tidak menarik biaya dari pelamar atau memotong imbalan',
];
