import { type Document, list, section, steps, table, text } from '../model';
import { equipmentCosts } from './cost-figures';
import {
  estimateTable,
  freeRegistration,
  illustrationNote,
  planningFigures,
  range,
  sumRange,
} from './shared';

const [low, high] = sumRange(equipmentCosts);
const scaled = (factor: number) => range(Math.round(low * factor), Math.round(high * factor));

export const estimasiBiayaPeralatan: Document = {
  fileName: 'estimasi-biaya-peralatan.pdf',
  title: 'Estimasi Biaya Peralatan',
  category: 'Investor peralatan',
  summary:
    'Perkiraan biaya peralatan satu dapur dengan acuan 2.500 porsi, dari kompor sampai ompreng, beserta hal yang membuatnya naik atau turun.',
  description:
    'Perkiraan biaya peralatan satu dapur menurut kelompok, ukuran dapur, dan umur pakai (angka ilustrasi).',
  keywords: ['estimasi biaya', 'peralatan dapur', 'ompreng', 'SPPG'],
  contact: 'kemitraan',
  body: [
    illustrationNote,
    section('Satu dapur, 2.500 porsi'),
    estimateTable('Kelompok', 'Rentang (juta rupiah)', 'Tergantung pada', equipmentCosts),
    section('Menurut ukuran dapur'),
    text(
      'Peralatan tidak turun sebanding dengan jumlah porsi, karena pendingin, alat ukur, dan keselamatan tetap diperlukan.',
    ),
    table(
      ['Acuan porsi 30', 'Faktor 20 >', 'Rentang (juta rupiah) 30 >'],
      ['1.500 porsi', '0,72', scaled(0.72)],
      ['2.000 porsi', '0,86', scaled(0.86)],
      ['2.500 porsi', '1,00', scaled(1)],
      ['3.000 porsi, juru masak bersertifikat', '1,14', scaled(1.14)],
    ),
    section('Umur pakai dan penggantian'),
    text('Sisihkan dana penggantian sejak bulan pertama. Contoh umur pakai untuk perencanaan:'),
    table(
      ['Kelompok 40', 'Umur pakai 20', 'Tanda harus diganti 40'],
      ['Ompreng dan tutup', '3–4 tahun', 'Penyok, tutup tidak rapat, goresan dalam'],
      ['Kompor dan pengukus', '4–5 tahun', 'Nyala kuning, rangka berkarat, pengaman gagal'],
      ['Pendingin dan pembeku', '5–7 tahun', 'Suhu tidak tercapai setelah servis'],
      ['Meja, rak, bak cuci', '8–10 tahun', 'Las retak, permukaan tidak dapat dibersihkan'],
      ['Wadah antar', '2–3 tahun', 'Insulasi pecah, engsel lepas'],
      ['Termometer dan timbangan', '2–3 tahun', 'Gagal kalibrasi'],
    ),
    section('Yang membuat biaya berbeda'),
    list(
      '**Mutu bahan.** SUS 304 lebih mahal daripada SUS 201. Untuk ompreng, selisih itu tidak layak dihemat.',
      '**Letak.** Pengiriman ke lereng Dieng, Karimunjawa, atau perbatasan Cilacap lebih mahal daripada ke sekitar Kota Semarang.',
      '**Utilitas.** Penambahan daya listrik dan instalasi gas dihitung dalam biaya bangunan bila belum ada.',
      '**Waktu beli.** Pemesanan serentak banyak dapur dapat menaikkan harga ompreng dan memperpanjang waktu tunggu.',
      '**Impor.** Sebagian pendingin dan mesin mengikuti kurs.',
    ),
    section('Belum termasuk'),
    list(
      'PPN, bangunan, kendaraan antar, bahan bakar uji coba, pelatihan, dan biaya perizinan.',
      'Penggantian barang yang hilang. Sediakan cadangan ompreng 10 persen sejak awal; angka di atas sudah memuatnya.',
    ),
    section('Cara memakai dokumen ini'),
    steps(
      'Tetapkan jumlah porsi yang realistis, bukan yang paling besar.',
      'Coret barang yang sudah dimiliki yayasan dan masih baik.',
      'Minta penawaran sedikitnya tiga pemasok dengan Spesifikasi Peralatan Dapur sebagai lampiran, agar yang dibandingkan sama.',
      'Bandingkan biaya selama tiga tahun: harga, garansi, suku cadang, dan waktu datang teknisi.',
    ),
    freeRegistration,
  ],
  disclaimer: planningFigures,
};
