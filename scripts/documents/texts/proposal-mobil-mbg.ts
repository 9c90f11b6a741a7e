import { type Document, figures, list, section, steps, table, text } from '../model';
import { vehicleCosts, vehicleRunningCosts } from './cost-figures';
import { estimateOnly, freeRegistration, range, sumRange } from './shared';

const [priceLow, priceHigh] = sumRange(vehicleCosts);
const [runningLow, runningHigh] = sumRange(vehicleRunningCosts);

export const proposalMobilMbg: Document = {
  fileName: 'proposal-mobil-mbg.pdf',
  title: 'Proposal Investasi Mobil MBG',
  category: 'Investor mobil MBG',
  summary:
    'Kerja sama penyediaan mobil boks untuk mengantar makanan dari dapur SPPG ke sekolah dan posyandu: kebutuhan, skema, pembagian tanggung jawab, dan risiko.',
  description:
    'Usulan kerja sama penyediaan mobil antar: kebutuhan per dapur, skema, tanggung jawab, dan risiko.',
  keywords: ['mobil MBG', 'distribusi', 'investasi kendaraan', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Kebutuhan'),
    text(
      'Makanan harus tiba dan dimakan paling lama empat jam sejak selesai dimasak. Satu dapur dengan 2.500 penerima manfaat biasanya ' +
        'memerlukan dua mobil, masing-masing membawa sekitar 1.250 ompreng dalam dua rit, lalu menjemput ompreng kosong.',
    ),
    figures(
      ['2 mobil', 'acuan untuk satu dapur 2.500 porsi'],
      ['60 km per hari', 'acuan jarak satu mobil, antar dan jemput'],
      ['22 hari', 'acuan hari layanan per bulan, di luar libur sekolah'],
    ),
    section('Perkiraan dana'),
    table(
      ['Uraian 62', 'Rentang 38 >'],
      ['Pengadaan satu mobil siap pakai', `Rp${range(priceLow, priceHigh)} juta`],
      [
        'Biaya jalan satu mobil per bulan, termasuk penyusutan',
        `Rp${range(runningLow * 1_000, runningHigh * 1_000)}`,
      ],
    ),
    text(
      'Keduanya **angka ilustrasi untuk perencanaan, bukan penawaran**. Rincian dan ketergantungannya ada di Estimasi Biaya Operasional Mobil. ' +
        'Kami tidak mencantumkan angka hasil tetap untuk mobil: angka Rp25.000.000 sampai Rp45.000.000 per bulan di situs (**estimasi, bukan ' +
        'jaminan**) berlaku untuk investasi SPPG utuh paling banyak Rp1 miliar.',
    ),
    section('Tiga skema'),
    table(
      ['Skema 20', 'Anda menyediakan 28', 'Anda menerima 28', 'Menanggung biaya jalan 24'],
      ['Sewa mobil saja', 'Mobil sesuai spesifikasi', 'Sewa per bulan yang tertulis', 'Dapur'],
      ['Sewa dengan awak', 'Mobil, sopir, pendamping', 'Tarif per hari layanan', 'Anda'],
      ['Bagi hasil', 'Mobil', 'Bagian dari tarif antar per porsi nyata', 'Dibagi menurut perjanjian'],
    ),
    section('Pembagian tanggung jawab'),
    table(
      ['Pihak 24', 'Tanggung jawab 76'],
      ['Pemilik mobil', 'Surat lengkap, laik jalan, asuransi, mobil pengganti paling lambat hari berikutnya'],
      ['Dapur', 'Jadwal dan rute, kebersihan boks, catatan jam berangkat dan tiba, pelatihan awak'],
      ['Sekolah, posyandu', 'Menerima, mencatat jam, memeriksa, mengembalikan ompreng'],
      ['Kami', 'Perencanaan rute, pemantauan, laporan bulanan kepada pemilik mobil'],
    ),
    section('Risiko'),
    list(
      '**Hari layanan berkurang** saat libur sekolah, bencana, atau penghentian sementara. Sewa pada masa itu diatur dalam perjanjian.',
      '**Kecelakaan dan kerusakan.** Pertanggungan mencakup kendaraan, pihak ketiga, dan awak.',
      '**Rute berubah** karena penetapan penerima manfaat berubah; jarak dihitung ulang tiap semester.',
      '**Mobil tidak boleh dipakai mengangkut barang lain**, termasuk pada akhir pekan, sehingga tidak ada pendapatan sampingan dari boks.',
      '**Izin dapur berhenti.** Masa tenggang dan cara mengakhiri sewa tertulis.',
    ),
    section('Langkah'),
    steps(
      'Tulis ke email kemitraan: jumlah mobil, tahun, kabupaten/kota, dan skema yang diminati.',
      'Kami memberi tahu dapur yang memerlukan mobil beserta rute sementaranya.',
      'Mobil diperiksa dengan daftar pada Spesifikasi Mobil MBG; uji rute tanpa makanan satu hari penuh.',
      'Perjanjian ditandatangani bersama yayasan pemilik SPPG. Tidak ada biaya pendaftaran atau uang muka kepada kami.',
    ),
    freeRegistration,
  ],
  disclaimer: estimateOnly,
};
