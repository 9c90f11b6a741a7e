import { type Document, list, section, steps, table, text } from '../model';
import { decimal } from '../numbers';
import { buildingCosts, equipmentCosts } from './cost-figures';
import {
  estimateTable,
  freeRegistration,
  illustrationNote,
  planningFigures,
  range,
  sumRange,
} from './shared';

const [low, high] = sumRange(buildingCosts);
const [equipmentLow, equipmentHigh] = sumRange(equipmentCosts);
const share = (from: number, to: number) =>
  range(Math.round((low * from) / 5) * 5, Math.round((high * to) / 5) * 5);

export const estimasiBiayaPembangunan: Document = {
  fileName: 'estimasi-biaya-pembangunan.pdf',
  title: 'Estimasi Biaya Pembangunan',
  category: 'Kontraktor',
  summary:
    'Perkiraan biaya membangun atau merenovasi dapur SPPG seluas sekitar 250 m² di Jawa Tengah, di luar tanah, beserta hal yang menentukan besarnya.',
  description:
    'Perkiraan biaya bangunan baru dan renovasi dapur sekitar 250 m², di luar tanah (angka ilustrasi).',
  keywords: ['estimasi biaya', 'pembangunan', 'renovasi', 'SPPG'],
  contact: 'kemitraan',
  body: [
    illustrationNote,
    section('Bangunan baru, sekitar 250 m²'),
    estimateTable('Pekerjaan', 'Rentang (juta rupiah)', 'Tergantung pada', buildingCosts),
    text(
      `Setara Rp${decimal(low / 250)}–${decimal(high / 250)} juta per m² untuk bangunan sederhana dengan rangka baja ` +
        'dan bahan setempat. Bangunan bertingkat atau tanah lunak memerlukan hitungan tersendiri.',
    ),
    section('Renovasi'),
    table(
      ['Keadaan bangunan 54', 'Bagian dari baru 20', 'Rentang (juta rupiah) 26 >'],
      ['Baik: struktur dan atap dipakai, utilitas diganti', '35–45 persen', share(0.35, 0.45)],
      ['Sedang: atap dan lantai diganti', '50–60 persen', share(0.5, 0.6)],
      ['Berat: hanya kolom dan fondasi dipakai', '70–80 persen', share(0.7, 0.8)],
    ),
    text(
      'Bila renovasi berat mendekati biaya baru, bangunan baru biasanya lebih mudah memenuhi alur satu arah.',
    ),
    section('Bangunan dan peralatan bersama'),
    table(
      ['Pilihan 50', 'Bangunan 16 >', 'Peralatan 16 >', 'Jumlah 18 >'],
      [
        'Bangunan baru',
        range(low, high),
        range(equipmentLow, equipmentHigh),
        range(low + equipmentLow, high + equipmentHigh),
      ],
      [
        'Renovasi sedang',
        share(0.5, 0.6),
        range(equipmentLow, equipmentHigh),
        range(
          Math.round((low * 0.5) / 5) * 5 + equipmentLow,
          Math.round((high * 0.6) / 5) * 5 + equipmentHigh,
        ),
      ],
    ),
    text(
      'Dalam juta rupiah. Investasi untuk satu SPPG yang kami tawarkan paling banyak Rp1 miliar; kebutuhan di atas itu menjadi tanggungan pemilik ' +
        'lahan, yayasan, atau sumber lain yang disepakati sebelum pekerjaan dimulai.',
    ),
    section('Yang paling memengaruhi biaya'),
    table(
      ['Keadaan 44', 'Pengaruh 22', 'Yang dapat dilakukan 34'],
      [
        'Tanah lunak atau rawan rob (Demak, Kota Pekalongan, Kota Semarang bagian utara)',
        'Naik 10–25 persen',
        'Penyelidikan tanah, lantai dinaikkan',
      ],
      [
        'Lereng dan jalan sempit (Wonosobo, Banjarnegara, Temanggung)',
        'Naik 5–15 persen',
        'Bahan setempat, angkut bertahap',
      ],
      [
        'Air tanah dalam atau payau (Wonogiri, Blora, Rembang)',
        'Naik 5–10 persen',
        'Tandon besar, pengolahan air',
      ],
      ['Musim hujan Desember–Februari', 'Waktu lebih lama', 'Mulai setelah fondasi kering, atap lebih dulu'],
      ['Perubahan gambar saat berjalan', 'Naik 5–20 persen', 'Gambar disetujui semua pihak sebelum mulai'],
      ['Tambah daya listrik', 'Menurut jaringan', 'Ajukan sebelum pekerjaan dimulai'],
    ),
    section('Belum termasuk'),
    list(
      'Tanah, pajak, biaya notaris, dan izin bangunan.',
      'Peralatan dapur, kendaraan, perabot kantor, dan modal kerja.',
      'Jasa konsultan perencana dan pengawas, yang lazim dihitung 4–7 persen dari nilai pekerjaan.',
    ),
    section('Contoh penyaluran dana, bangunan baru 40 hari'),
    table(
      ['Waktu 30', 'Kumulatif 20 >', 'Sesuai dengan 50'],
      ['Hari ke-1', '20 persen', 'Persiapan dan pesanan baja'],
      ['Hari ke-20', '50 persen', 'Rangka dan atap terpasang'],
      ['Hari ke-34', '75 persen', 'Utilitas lulus uji'],
      ['Hari ke-40', '95 persen', 'Serah terima pertama'],
      ['Hari ke-220', '100 persen', 'Masa pemeliharaan selesai'],
    ),
    section('Sebelum menyetujui anggaran'),
    steps(
      'Minta daftar pekerjaan dengan volume dan harga satuan, bukan harga borongan satu baris.',
      'Bandingkan sedikitnya tiga penawaran pada volume yang sama.',
      'Simpan cadangan sedikitnya 5 persen yang hanya dipakai dengan persetujuan tertulis.',
      'Pastikan pengawas bukan pihak yang sama dengan kontraktor.',
    ),
    freeRegistration,
  ],
  disclaimer: planningFigures,
};
