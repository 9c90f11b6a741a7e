import { paths } from '@/config/paths';
import kerangkaAcuanKerjaKonsultan from '@/content/documents/kerangka-acuan-kerja-konsultan.md';
import panduanKonsultan from '@/content/documents/panduan-konsultan.md';
import heroPicture from '@/content/pictures/hero/konsultan';
import type { OpportunityDetail } from './detail';

export const consultantDetail: OpportunityDetail = {
  id: 'konsultan',
  path: paths.konsultan,
  description:
    'Kerja sama konsultan dapur SPPG di Jawa Tengah: bidang keahlian, tiga paket pekerjaan, cara penilaian, dan batas peran.',
  headline: 'Direncanakan matang, diawasi teliti',
  lead: 'Dapur yang baik dimulai dari gambar, uji air, dan rencana HACCP yang benar. Kami mencari konsultan yang mau berbagi pengetahuan dengan tim yayasan.',
  image: heroPicture,
  facts: [
    { value: '3 paket', label: 'perencanaan, pengawasan, keamanan pangan' },
    { value: '25 hari', label: 'untuk perencanaan' },
    { value: '20 persen', label: 'bobot biaya dalam penilaian' },
  ],
  sections: [
    {
      eyebrow: 'Keahlian',
      title: 'Bidang yang kami perlukan',
      lead: 'Perorangan boleh, lembaga juga. Yang kami cari adalah pengalaman dengan jasa boga massal atau bangunan sejenis.',
      folded: 'Dari gambar bangunan sampai pelatihan',
      blocks: [
        {
          kind: 'rows',
          items: [
            { name: 'Perencana bangunan', text: 'Gambar kerja, daftar pekerjaan, dan perkiraan biaya' },
            { name: 'Pengawas', text: 'Mutu, waktu, dan biaya; laporan mingguan dua halaman' },
            { name: 'Keamanan pangan', text: 'Rencana HACCP, pendampingan SLHS dan Halal' },
            { name: 'Gizi', text: 'Telaah siklus menu, porsi menurut umur, dan alergi' },
            { name: 'Air dan limbah', text: 'Uji air, perangkap lemak, pengolahan air limbah' },
            { name: 'Keuangan', text: 'Sistem pencatatan dan laporan kepada para pihak' },
            { name: 'Pelatihan', text: 'Modul, pelatih, dan penilaian keterampilan relawan' },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Paket pekerjaan',
      title: 'Boleh satu paket, boleh lebih',
      lead: 'Paket A dan B dapat dikerjakan pihak yang sama. Kontraktor tidak boleh mengajukan paket mana pun.',
      folded: 'Keluaran, waktu, dan tenaga tiap paket',
      blocks: [
        {
          kind: 'choices',
          items: [
            {
              title: 'A. Perencanaan',
              text: 'Dari survei sampai dokumen undangan.',
              answers: [
                { name: 'Keluaran', text: 'Tiga pilihan tata letak, gambar kerja, perkiraan biaya' },
                { name: 'Waktu', text: '25 hari' },
                { name: 'Tenaga utama', text: 'Arsitek, ahli mekanikal dan listrik' },
              ],
            },
            {
              title: 'B. Pengawasan',
              text: 'Dari pengukuran lahan sampai serah terima.',
              answers: [
                { name: 'Keluaran', text: 'Titik periksa, laporan mingguan, berita acara uji' },
                { name: 'Waktu', text: 'Selama pembangunan, 30–45 hari sejak lahan dan gambar siap' },
                { name: 'Tenaga utama', text: 'Pengawas lapangan yang tinggal di lokasi' },
              ],
            },
            {
              title: 'C. Keamanan pangan',
              text: 'Dari bagan alir sampai layanan pertama.',
              answers: [
                { name: 'Keluaran', text: 'Rencana HACCP, prosedur baku, simulasi layanan' },
                { name: 'Waktu', text: '30 hari, lalu latihan tim' },
                { name: 'Tenaga utama', text: 'Ahli keamanan pangan, ahli gizi, pelatih' },
              ],
            },
          ],
        },
      ],
    },
    {
      eyebrow: 'Penilaian',
      title: 'Cara kerja dinilai sebelum biaya',
      lead: 'Usulan biaya baru dibuka bila nilai teknisnya cukup. Hasil dan alasannya dikirim kepada semua peserta.',
      folded: 'Bobot dan urutan penilaian',
      blocks: [
        {
          kind: 'shares',
          title: 'Bobot penilaian',
          unit: 'persen',
          items: [
            { label: 'Cara kerja dan pemahaman', share: 30 },
            { label: 'Tenaga ahli', share: 30 },
            { label: 'Pengalaman serupa', share: 20 },
            { label: 'Biaya', share: 20 },
          ],
        },
        {
          kind: 'schedule',
          items: [
            {
              when: 'Kelengkapan',
              what: 'Usulan diperiksa: lengkap, atau daftar kekurangannya kami kirim.',
            },
            { when: 'Penilaian', what: 'Cara kerja dan tenaga ahli dinilai, lalu wawancara.' },
            { when: 'Biaya', what: 'Biaya dan rancangan perjanjian dibahas bersama.' },
            { when: 'Perjanjian', what: 'Tanda tangan dan rapat mulai bersama yayasan.' },
          ],
        },
      ],
    },
    {
      eyebrow: 'Batas peran',
      title: 'Yang tidak bisa ditawar',
      lead: 'Perencana dan pengawas bebas dari kepentingan, dan pekerjaannya dapat diperiksa.',
      folded: 'Rangkap, sumber, ilmu, kelulusan',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'Tidak merangkap',
              text: 'Perencana dan pengawas tidak menjadi kontraktor atau pemasok di dapur yang sama.',
            },
            {
              name: 'Dapat diperiksa',
              text: 'Setiap keluaran memuat sumber data, tanggal, dan nama penyusunnya.',
            },
            {
              name: 'Meninggalkan ilmu',
              text: 'Tim yayasan ikut bekerja dan dapat melanjutkan tanpa konsultan.',
            },
            {
              name: 'Tanpa janji kelulusan',
              text: 'Verifikasi dan akreditasi ada pada BGN, SLHS pada dinas kesehatan kabupaten atau kota.',
            },
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Panduan dan kerangka acuan',
    lead: 'Kerangka acuannya kami pakai sebagai lampiran undangan dan kami sesuaikan per lokasi.',
    downloads: [panduanKonsultan, kerangkaAcuanKerjaKonsultan],
  },
  contact: {
    title: 'Ajukan keahlian Anda',
    lead: 'Satu bidang saja sudah cukup. Lamanya penilaian tergantung banyaknya usulan; acuannya ada di panduan.',
  },
};

export const consultantProposal = [
  'Surat pengantar dan bidang yang diminati, paling banyak satu halaman',
  'Pemahaman masalah dan cara kerja, paling banyak lima halaman',
  'Riwayat tenaga ahli dan tiga pekerjaan serupa dengan kontaknya',
  'Rencana biaya, dalam file terpisah',
  'Pernyataan tidak ada benturan kepentingan',
];
