import { type Block, type Document, list, note, section, steps, table, text, totalTable } from '../model';
import { decimal, plain, rupiah } from '../numbers';
import { estimateOnly, freeRegistration } from './shared';

const investment = 950_000_000;
const revenuePerPortion = 2_000;
const variableCostPerPortion = 400;
const investorShare = 0.65;
const fixedCosts = [
  ['Pengelolaan, pencatatan, dan laporan', 16_000_000],
  ['Pemeliharaan bangunan dan peralatan', 10_000_000],
  ['Cadangan penggantian peralatan', 9_000_000],
  ['Asuransi dan keamanan', 4_000_000],
  ['Internet, perizinan berkala, uji laboratorium', 3_000_000],
] as const;
const fixedCost = fixedCosts.reduce((sum, [, cost]) => sum + cost, 0);

function project(recipients: number, days: number, revenue = revenuePerPortion, fixed = fixedCost) {
  const portions = recipients * days;
  const variable = portions * variableCostPerPortion;
  const result = portions * revenue - variable - fixed;
  return {
    recipients,
    days,
    portions,
    revenue: portions * revenue,
    variable,
    result,
    share: Math.max(0, result) * investorShare,
  };
}

const low = project(1_500, 15);
const base = project(2_500, 22);
const high = project(3_000, 22);
const scenarios = [low, base, high];
const breakEvenPortions = Math.ceil(fixedCost / (revenuePerPortion - variableCostPerPortion));
const monthsToReturn = (share: number) => `sekitar ${Math.ceil(investment / share)} bulan`;

const sensitivity = [
  { label: 'Dasar', share: base.share },
  {
    label: 'Biaya tetap naik 20 persen',
    share: project(2_500, 22, revenuePerPortion, fixedCost * 1.2).share,
  },
  { label: 'Pendapatan per porsi turun Rp200', share: project(2_500, 22, revenuePerPortion - 200).share },
  { label: 'Penerima turun ke 2.000 orang', share: project(2_000, 22).share },
  { label: 'Hari layanan turun ke 18 hari', share: project(2_500, 18).share },
  { label: 'Penerima 2.000, 18 hari layanan', share: project(2_000, 18).share },
  { label: 'Penerima naik ke 3.000 orang', share: high.share },
];
const bars: Block = {
  kind: 'bars',
  items: sensitivity.map(({ label, share }) => ({ label, value: share, display: rupiah(share) })),
};

export const proyeksiKeuangan: Document = {
  fileName: 'proyeksi-keuangan.pdf',
  title: 'Proyeksi Keuangan Investasi SPPG',
  category: 'Investasi SPPG',
  summary:
    'Contoh hitungan untuk satu SPPG dengan tiga skenario, termasuk keadaan rugi. Semua angka masukan terlihat, sehingga Anda dapat ' +
    'menggantinya dengan angka Anda sendiri.',
  description:
    'Contoh hitungan bagi hasil satu SPPG: asumsi, tiga skenario termasuk rugi, titik impas, dan kepekaan.',
  keywords: ['proyeksi keuangan', 'bagi hasil', 'skenario', 'titik impas', 'SPPG'],
  contact: 'kemitraan',
  body: [
    note(
      'Ini contoh hitungan, bukan laporan hasil usaha',
      'Semua masukan di bawah adalah **angka ilustrasi** yang kami susun pada November 2026. Tidak ada dapur yang hasilnya dipakai ' +
        'sebagai dasar. Yang kami nyatakan di situs: bagi hasil Rp25.000.000 sampai Rp45.000.000 per bulan untuk investasi paling banyak ' +
        'Rp1 miliar, **estimasi, bukan jaminan**.',
    ),
    section('Asumsi'),
    totalTable(
      ['Penggunaan investasi 70', 'Jumlah (Rp) 30 >'],
      ['Bangunan sederhana, sekitar 250 m², di luar tanah', plain(540_000_000)],
      ['Peralatan dapur, pendingin, dan ompreng', plain(330_000_000)],
      ['Uji air, sertifikat, pelatihan awal, uji coba', plain(30_000_000)],
      ['Modal kerja awal dan cadangan', plain(50_000_000)],
      ['Jumlah', plain(investment)],
    ),
    totalTable(
      ['Biaya tetap per bulan 70', 'Jumlah (Rp) 30 >'],
      ...fixedCosts.map(([name, cost]) => [name, plain(cost)]),
      ['Jumlah', plain(fixedCost)],
    ),
    list(
      `**Pendapatan fasilitas dan pengelolaan** ${rupiah(revenuePerPortion)} per porsi. Bahan makanan, upah relawan, dan biaya dapur harian tidak masuk hitungan ini: semuanya dibiayai dan dipertanggungjawabkan terpisah.`,
      `**Biaya yang mengikuti jumlah porsi** ${rupiah(variableCostPerPortion)}, misalnya pemeliharaan ompreng dan suku cadang.`,
      `**Pembagian hasil** ${Math.round(investorShare * 100)} persen untuk investor, sisanya untuk pengelola dan yayasan. Bagian yang sesungguhnya tertulis dalam perjanjian.`,
      'Belum termasuk pajak, bunga pinjaman, dan sewa tanah.',
    ),
    section('Tiga skenario per bulan'),
    totalTable(
      ['Uraian 34', 'Rendah 22 >', 'Dasar 22 >', 'Tinggi 22 >'],
      ['Penerima manfaat', ...scenarios.map((it) => plain(it.recipients))],
      ['Hari layanan', ...scenarios.map((it) => plain(it.days))],
      ['Porsi', ...scenarios.map((it) => plain(it.portions))],
      ['Pendapatan (Rp)', ...scenarios.map((it) => plain(it.revenue))],
      ['Biaya mengikuti porsi (Rp)', ...scenarios.map((it) => plain(-it.variable))],
      ['Biaya tetap (Rp)', ...scenarios.map(() => plain(-fixedCost))],
      ['Hasil sebelum pembagian (Rp)', ...scenarios.map((it) => plain(it.result))],
      ['Bagi hasil investor (Rp)', ...scenarios.map((it) => plain(it.share))],
    ),
    list(
      `**Rendah: rugi ${rupiah(-low.result)} per bulan.** Investor tidak menerima bagi hasil; kekurangan diambil dari cadangan. Dengan cadangan Rp50.000.000, keadaan ini hanya tertahan sekitar ${Math.floor(50_000_000 / -low.result)} bulan.`,
      `**Dasar: ${rupiah(base.share)} per bulan.** Bila keadaan ini bertahan, jumlah bagi hasil menyamai investasi setelah ${monthsToReturn(base.share)} layanan.`,
      `**Tinggi: ${rupiah(high.share)} per bulan,** atau ${monthsToReturn(high.share)}. Skenario ini memerlukan juru masak bersertifikat dan 3.000 penerima sepanjang tahun.`,
      'Libur sekolah mengurangi hari layanan. Setahun penuh hampir tidak pernah berisi dua belas bulan dengan 22 hari.',
    ),
    section('Titik impas'),
    text(
      `Biaya tetap ${rupiah(fixedCost)} dibagi selisih per porsi ${rupiah(revenuePerPortion - variableCostPerPortion)} memberi **${plain(breakEvenPortions)} porsi per bulan**. ` +
        `Itu sama dengan 1.500 penerima selama ${decimal(breakEvenPortions / 1_500)} hari, atau 2.500 penerima selama ${decimal(breakEvenPortions / 2_500)} hari. Di bawahnya, dapur merugi.`,
    ),
    section('Kepekaan'),
    text(
      'Bagi hasil investor per bulan bila satu atau dua masukan berubah, yang lain tetap seperti skenario dasar:',
    ),
    bars,
    text(
      'Jumlah porsi paling menentukan. Beberapa keadaan di atas berada di bawah Rp25.000.000: estimasi di situs kami menganggap dapur melayani mendekati kapasitas.',
    ),
    section('Bulan-bulan pertama'),
    table(
      ['Masa 26', 'Yang terjadi 48', 'Bagi hasil 26'],
      ['Bulan 1–2', 'Pembangunan 30–45 hari, pemasangan peralatan, uji coba', 'Tidak ada'],
      ['Bulan 3–4', 'Verifikasi dan sertifikat; lamanya di luar kendali kami', 'Tidak ada'],
      ['Bulan 5–6', 'Layanan bertahap, mulai dari beberapa sekolah', 'Tidak ada atau kecil'],
      ['Bulan 7 dan seterusnya', 'Layanan menurut jumlah penerima yang ditetapkan', 'Menurut hasil nyata'],
    ),
    section('Cara menghitung ulang'),
    steps(
      'Kalikan penerima manfaat dengan hari layanan: itu jumlah porsi.',
      'Kalikan porsi dengan selisih pendapatan dan biaya per porsi.',
      'Kurangi dengan biaya tetap. Bila hasilnya negatif, tidak ada bagi hasil.',
      'Kalikan dengan bagian investor menurut perjanjian, lalu kurangi pajak yang berlaku bagi Anda.',
    ),
    freeRegistration,
  ],
  disclaimer: estimateOnly,
};
