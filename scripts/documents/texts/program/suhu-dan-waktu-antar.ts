import { editionOf } from '../../company';
import { type Document, figures, note, section, steps, table, text } from '../../model';
import { guideOnly } from '../shared';

export const suhuDanWaktuAntar: Document = {
  fileName: '1793160300000_Panduan-Suhu-dan-Waktu-Antar-Makanan.pdf',
  title: 'Panduan Suhu dan Waktu Antar Makanan',
  category: 'Dokumen program',
  summary:
    'Cara menjaga makanan tetap aman dari kompor sampai dimakan: batas suhu, hitungan empat jam, dan lembar catatan antar.',
  description: 'Batas suhu, hitungan empat jam, dan lembar catatan untuk antaran makanan.',
  keywords: ['MBG', 'SPPG', 'Jawa Tengah'],
  contact: 'umum',
  edition: editionOf(2026, 10),
  body: [
    figures(
      ['75 °C', 'paling rendah, suhu tengah saat masak'],
      ['60 °C', 'paling rendah, selama menunggu dimuat'],
      ['4 jam', 'paling lama, dari selesai masak sampai dimakan'],
    ),
    section('Menghitung empat jam'),
    text(
      'Hitungan dimulai saat makanan dalam ompreng selesai dimasak, bukan saat mobil berangkat. Bila selesainya tidak bersamaan, pakai jam yang **paling awal**. Contoh:',
    ),
    table(
      ['Kejadian 52', 'Jam 20', 'Terpakai 28 >'],
      ['Lauk selesai dimasak', '04.30', '0 menit'],
      ['Pemorsian selesai, disegel', '05.45', '75 menit'],
      ['Mobil berangkat', '06.00', '90 menit'],
      ['Tiba di sekolah terakhir', '07.10', '160 menit'],
      ['Batas makan', '08.30', '240 menit'],
    ),
    section('Saat mengantar'),
    steps(
      'Periksa boks: bersih, kering, tidak berbau. Muat menurut urutan terbalik.',
      'Ukur tiga wadah: depan, tengah, belakang. Tulis suhu dan jam.',
      'Tutup dan segel. Buka hanya di titik serah.',
      'Di tiap titik: ukur satu wadah, tulis jam, nama penerima, dan jumlah.',
      'Beri tahu penerima jam batas makan, lalu tulis besar di papan.',
    ),
    section('Bila di luar batas'),
    table(
      ['Keadaan 44', 'Tindakan 56'],
      [
        'Suhu di bawah 60 °C sebelum berangkat',
        'Panaskan lagi sampai 75 °C satu kali saja, bila masih dalam 2 jam; bila lewat, jangan dikirim',
      ],
      ['Segel rusak atau wadah terbuka', 'Jangan dibagikan; laporkan ke dapur'],
      [
        'Mobil terlambat, batas makan kurang dari 30 menit lagi',
        'Hubungi sekolah; bagikan hanya bila dapat dimakan sebelum batas',
      ],
      ['Batas makan lewat', 'Jangan dibagikan, walaupun terlihat baik; catat dan kembalikan'],
    ),
    section('Lembar catatan antar'),
    table(
      ['Titik serah 34', 'Jam tiba 14', 'Suhu 12', 'Jumlah 14', 'Penerima 26'],
      ...Array.from({ length: 6 }, () => ['……………………', '……', '……', '……', '………………']),
    ),
    note(
      'Termometer',
      'Bersihkan dengan alkohol sebelum dan sesudah dipakai. Uji tiap minggu dalam air es: harus menunjuk 0 °C, paling jauh selisih 1 °C.',
    ),
  ],
  disclaimer: guideOnly,
};
