import { hotline } from '../company';
import { type Document, figures, list, section, steps, table, text, warning } from '../model';
import { guideOnly } from './shared';

export const panduanTenagaKerja: Document = {
  fileName: 'panduan-tenaga-kerja.pdf',
  title: 'Panduan Tenaga Kerja dan Relawan',
  category: 'Tenaga kerja',
  summary:
    'Untuk warga yang ingin bekerja di dapur SPPG, dan untuk lembaga yang ingin menyalurkan atau melatih: pekerjaan yang ada, syarat, jam kerja, hak, dan cara melamar tanpa biaya.',
  description:
    'Panduan bagi calon relawan dan lembaga pelatihan: pekerjaan, syarat, jam kerja, hak, dan cara melamar.',
  keywords: ['tenaga kerja', 'relawan', 'lowongan', 'dapur', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Siapa bekerja di dapur'),
    figures(
      ['47–50 relawan', 'di satu SPPG, diutamakan dari lingkungan sekitar'],
      ['3 pengelola', 'Kepala SPPG, ahli gizi, dan akuntan'],
      ['Rp0', 'biaya melamar dan biaya pelatihan bagi pelamar'],
    ),
    text(
      'Kepala SPPG **diangkat oleh BGN**. Kami tidak membuka lowongan Kepala SPPG dan tidak dapat membantu seseorang diangkat.',
    ),
    table(
      ['Kelompok kerja 30', 'Orang 14 >', 'Tugas 56'],
      ['Penerimaan dan gudang', '4', 'Menimbang, memeriksa, memberi label, mengatur rotasi bahan'],
      ['Persiapan', '10', 'Mencuci, mengupas, memotong dengan alat menurut warna'],
      ['Memasak', '8', 'Memasak menurut resep baku, mengukur dan mencatat suhu'],
      ['Pemorsian', '12', 'Mengisi ompreng, menimbang porsi, memeriksa alergi, menutup'],
      ['Antar dan jemput', '5', 'Sopir dan pendamping, jam, suhu, serah terima'],
      ['Pencucian dan kebersihan', '8', 'Mencuci, menyanitasi, mengeringkan, menjaga ruang'],
      ['Keamanan dan umum', '2', 'Pintu, tamu, parkir, alat pemadam'],
    ),
    text('Jumlah 49 orang adalah contoh untuk 2.500 penerima manfaat; susunannya ditetapkan setiap dapur.'),
    section('Syarat'),
    list(
      'Berumur sedikitnya 18 tahun, sehat menurut pemeriksaan puskesmas, dan bersedia diperiksa berkala.',
      'Mau mengikuti pelatihan sampai lulus penilaian. Ijazah tidak menjadi penentu untuk sebagian besar tugas.',
      'Juru masak: pengalaman memasak untuk sedikitnya 100 orang, atau sertifikat.',
      'Sopir: SIM yang sesuai dan tidak sedang dicabut, mengenal jalan setempat.',
      'Penyandang disabilitas dipersilakan melamar; tempat dan tugas disesuaikan sepanjang aman.',
    ),
    section('Satu hari kerja'),
    table(
      ['Jam (contoh) 24', 'Kegiatan 50', 'Kelompok 26'],
      ['15.00–19.00', 'Terima bahan, cuci, potong, simpan dingin', 'Penerimaan, persiapan'],
      ['00.30–07.30', 'Memasak dua gelombang, ukur suhu, simpan contoh', 'Memasak'],
      ['04.30–09.00', 'Memorsikan, menutup, menghitung, memuat', 'Pemorsian'],
      ['06.00–10.30', 'Antar, serah terima, catat jam', 'Antar'],
      ['10.30–15.00', 'Jemput, cuci, sanitasi, bersihkan ruang', 'Pencucian'],
    ),
    text(
      'Tidak seorang pun bekerja dua giliran berturut-turut. Kerja malam disertai angkutan pulang bagi yang membutuhkan, menurut pengaturan dapur.',
    ),
    section('Hak yang harus tertulis'),
    table(
      ['Hal 28', 'Yang harus ada dalam surat kerja 72'],
      ['Imbalan', 'Jumlah, tanggal bayar, cara bayar; tidak ada potongan yang tidak tertulis'],
      ['Jam dan libur', 'Giliran, istirahat, hari libur, cara menukar giliran'],
      ['Perlindungan', 'Jaminan sosial ketenagakerjaan dan penanganan kecelakaan kerja'],
      ['Alat', 'Pakaian, penutup rambut, sarung tangan, sepatu, disediakan tanpa biaya'],
      ['Sakit', 'Yang sakit menular dilarang memegang makanan dan tidak dihukum karena jujur melapor'],
      ['Aduan', 'Kepada siapa dan berapa lama dijawab; perlindungan dari pelecehan'],
    ),
    section('Cara melamar'),
    steps(
      'Lihat pengumuman di balai desa, atau tanyakan lewat email kemitraan. Sebut kabupaten/kota dan kelompok kerja.',
      'Serahkan salinan KTP, satu lembar daftar riwayat hidup, dan surat keterangan sehat. Berkas asli tidak ditahan.',
      'Wawancara dan uji tugas di dapur, bukan di tempat lain.',
      'Pelatihan lima hari menurut Kurikulum Pelatihan, lalu penilaian.',
      'Surat kerja dibaca bersama, ditandatangani, dan satu salinan dibawa pulang.',
    ),
    warning(
      'Jangan membayar untuk mendapat pekerjaan',
      'Tidak ada uang pendaftaran, seragam, pelatihan, atau “jaminan diterima”. Bila ada yang meminta, simpan buktinya dan laporkan ke email kami, SAGI 127 ' +
        `(24 jam), atau hotline Jawa Tengah ${hotline}.`,
    ),
    section('Untuk lembaga pelatihan dan penyalur'),
    list(
      'Balai latihan, SMK boga, PKK, dan lembaga kursus dapat mengusulkan kerja sama pelatihan lewat email, berkas PDF atau ZIP paling besar 10 MB.',
      'Penyalur tidak boleh menarik biaya dari pelamar dan tidak boleh memotong imbalan.',
      'Data pelamar dipakai hanya untuk seleksi dan dihapus bila tidak diterima, sesuai UU 27/2022.',
    ),
  ],
  disclaimer: guideOnly,
};
