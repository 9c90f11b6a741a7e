import { type Document, list, section, steps, table, text } from '../model';
import { plain, rupiah } from '../numbers';
import { vehicleCosts, vehicleRunningCosts } from './cost-figures';
import { estimateTable, illustrationNote, planningFigures, range, sumRange } from './shared';

const [low, high] = sumRange(vehicleRunningCosts);
const portionsPerMonth = 1_250 * 22;
const perPortion = (thousands: number, portions: number) => plain((thousands * 1_000) / portions);
const costPerPortion = (portions: number) => `${perPortion(low, portions)}–${perPortion(high, portions)}`;
const distanceCost = (kilometres: number) =>
  range(Math.round((1_300 * kilometres) / 60 / 50) * 50, Math.round((1_600 * kilometres) / 60 / 50) * 50);

export const estimasiBiayaOperasionalMobil: Document = {
  fileName: 'estimasi-biaya-operasional-mobil.pdf',
  title: 'Estimasi Biaya Operasional Mobil',
  category: 'Investor mobil MBG',
  summary:
    'Perkiraan biaya pengadaan dan biaya jalan satu mobil antar: per bulan, per porsi, dan bila jarak atau hari layanan berubah.',
  description:
    'Perkiraan biaya pengadaan dan biaya jalan satu mobil antar, per bulan dan per porsi (angka ilustrasi).',
  keywords: ['biaya operasional', 'mobil MBG', 'estimasi', 'SPPG'],
  contact: 'kemitraan',
  body: [
    illustrationNote,
    section('Dasar hitungan'),
    list(
      'Satu mobil melayani 1.250 porsi per hari dalam dua rit, 22 hari layanan per bulan.',
      'Jarak 60 km per hari, antar dan jemput ompreng: 1.320 km per bulan.',
      'Pemakaian bahan bakar 1 liter untuk 10 km, harga Rp10.000–12.000 per liter.',
      'Sopir dan pendamping bekerja pada hari layanan; upah mengikuti upah minimum kabupaten/kota.',
    ),
    section('Biaya jalan satu mobil per bulan'),
    estimateTable('Biaya', 'Rentang (ribu rupiah)', 'Tergantung pada', vehicleRunningCosts),
    text(
      `Dengan ${plain(portionsPerMonth)} porsi per bulan, biaya antar sekitar **${rupiah((low * 1_000) / portionsPerMonth)} sampai ${plain((high * 1_000) / portionsPerMonth)} per porsi**.`,
    ),
    section('Pengadaan satu mobil'),
    estimateTable('Bagian', 'Rentang (juta rupiah)', 'Tergantung pada', vehicleCosts),
    section('Bila hari layanan berubah'),
    text(
      'Sebagian besar biaya tetap ada walaupun mobil tidak berjalan. Contoh berikut memakai biaya bulanan penuh, sebagai perkiraan hati-hati:',
    ),
    table(
      ['Hari layanan 30', 'Porsi per bulan 30 >', 'Biaya per porsi (Rp) 40 >'],
      ...[22, 18, 12].map((days) => [`${days} hari`, plain(1_250 * days), costPerPortion(1_250 * days)]),
    ),
    section('Bila jarak berubah'),
    table(
      ['Jarak per hari 36', 'Bahan bakar per bulan (ribu rupiah) 64 >'],
      ['40 km, kota', distanceCost(40)],
      ['60 km, acuan', distanceCost(60)],
      ['90 km, desa tersebar', distanceCost(90)],
    ),
    text(
      'Di jalan menanjak, misalnya lereng Merapi, Merbabu, Sumbing, dan Dieng, tambahkan 20–30 persen pada bahan bakar serta servis rem dan ban.',
    ),
    section('Cara menghemat tanpa mengurangi keamanan'),
    list(
      'Susun rute bersama sekolah: satu titik serah untuk dua sekolah yang bersebelahan.',
      'Muat menurut urutan terbalik dari titik terakhir, agar pintu boks terbuka lebih singkat.',
      'Servis menurut jarak, bukan menunggu rusak. Mobil mogok pada pagi hari selalu lebih mahal.',
      'Catat bahan bakar per 100 km tiap minggu; kenaikan mendadak biasanya tanda ban, rem, atau saringan.',
    ),
    section('Yang tidak boleh dihemat'),
    list(
      'Cuci dan sanitasi boks, pendamping, asuransi pihak ketiga, dan cadangan ban.',
      'Jam istirahat awak.',
    ),
    section('Menghitung untuk rute Anda'),
    steps(
      'Ukur jarak antar dan jemput dengan peta, lalu kalikan dengan hari layanan.',
      'Bagi dengan pemakaian bahan bakar mobil Anda, kalikan dengan harga setempat.',
      'Jumlahkan dengan biaya lain pada tabel pertama, pakai angka atas untuk tahun pertama.',
      'Bagi dengan jumlah porsi nyata. Bandingkan dengan tarif dalam rancangan perjanjian sebelum menandatangani.',
    ),
  ],
  disclaimer: planningFigures,
};
