import { company } from '../company';
import {
  type Block,
  type Document,
  type Field,
  list,
  newPage,
  note,
  parseColumn,
  section,
  text,
} from '../model';

const fields = (...fields: Field[]): Block => ({ kind: 'fields', fields });
/** One field, or several side by side, each as [name, label]. */
const line = (...parts: [name: string, label: string][]): Field => ({
  kind: 'line',
  parts: parts.map(([name, label]) => ({ name, label })),
});

export const formulirPemasok: Document = {
  fileName: 'formulir-pemasok.pdf',
  title: 'Formulir Pendaftaran Pemasok',
  category: 'Rantai pasok',
  summary:
    'Isi langsung di komputer atau ponsel, atau cetak dan isi dengan huruf cetak. Kirim bersama salinan berkas ke email kemitraan. ' +
    'Pendaftaran tidak dipungut biaya.',
  description: 'Formulir pendaftaran pemasok yang dapat diisi di layar atau dicetak.',
  keywords: ['formulir', 'pemasok', 'pendaftaran', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('A. Pemasok'),
    fields(
      line(['nama_usaha', 'Nama usaha, kelompok, atau koperasi']),
      {
        kind: 'choice',
        name: 'bentuk',
        label: 'Bentuk',
        options: [
          'Kelompok tani, ternak, nelayan',
          'Koperasi',
          'BUMDes',
          'UMKM perorangan',
          'CV atau PT',
          'Lainnya',
        ],
      },
      line(['penanggung_jawab', 'Nama penanggung jawab'], ['telepon', 'Nomor telepon atau WhatsApp']),
      line(['alamat', 'Alamat (jalan atau dusun, desa/kelurahan, kecamatan)']),
      line(['kabupaten_kota', 'Kabupaten/kota (misalnya Kota Semarang)'], ['email', 'Email, bila ada']),
      line(['nib', 'NIB, bila ada'], ['npwp', 'NPWP, bila ada']),
    ),
    section('B. Bahan yang ditawarkan'),
    fields(
      {
        kind: 'choice',
        name: 'kelompok_bahan',
        label: 'Kelompok bahan',
        options: ['Karbohidrat', 'Lauk hewani', 'Lauk nabati', 'Sayur', 'Buah', 'Bumbu, minyak, susu'],
      },
      {
        kind: 'table',
        name: 'bahan',
        columns: [
          'Nama bahan 30',
          'Per minggu 18',
          'Satuan 12',
          'Bulan tersedia 18',
          'Asal (desa, kecamatan) 22',
        ].map(parseColumn),
        rows: 7,
      },
    ),
    section('C. Mutu dan pengiriman'),
    fields(
      {
        kind: 'choice',
        name: 'sertifikat',
        label: 'Sertifikat yang dimiliki',
        options: [
          'Halal',
          'PIRT atau izin edar',
          'Hasil uji laboratorium',
          'Belum ada',
          'Sedang diurus',
          'Lainnya',
        ],
      },
      {
        kind: 'choice',
        name: 'angkutan',
        label: 'Angkutan',
        options: [
          'Motor',
          'Bak terbuka, ditutup',
          'Mobil boks',
          'Boks berinsulasi',
          'Berpendingin',
          'Perlu dijemput',
        ],
      },
      line(
        ['waktu_kirim', 'Hari dan jam kirim yang sanggup'],
        ['wilayah', 'Kabupaten/kota yang sanggup dilayani'],
      ),
      {
        kind: 'area',
        name: 'pengalaman',
        label: 'Pengalaman memasok (kepada siapa, sejak kapan)',
        height: 58,
      },
    ),
    section('D. Pembayaran'),
    fields(
      line(['bank', 'Nama bank'], ['nomor_rekening', 'Nomor rekening']),
      line(['pemilik_rekening', 'Nama pemilik rekening (harus atas nama pemasok atau badannya)']),
    ),
    section('E. Berkas yang dilampirkan'),
    fields({
      kind: 'choice',
      name: 'berkas',
      label: 'Centang yang Anda lampirkan',
      options: [
        'Salinan KTP',
        'NIB atau NPWP',
        'Sertifikat',
        'Daftar harga',
        'Foto tempat usaha',
        'Foto bahan',
      ],
    }),
    note(
      'Data pribadi Anda',
      'Data dalam formulir ini kami pakai hanya untuk menilai dan menjalankan kerja sama pemasok, sesuai UU 27/2022 tentang Pelindungan Data ' +
        'Pribadi. Anda dapat meminta salinan, perbaikan, atau penghapusan lewat email kemitraan.',
    ),
    newPage,
    section('F. Pernyataan'),
    text('Dengan menandatangani formulir ini saya menyatakan:'),
    list(
      'keterangan di atas benar, dan asal bahan akan saya catat pada setiap pengiriman;',
      'saya telah membaca Standar Kualitas Pangan dan bersedia bahan yang tidak sesuai ditolak;',
      'saya tidak membayar dan tidak diminta membayar apa pun untuk pendaftaran ini.',
    ),
    { kind: 'signatures', people: ['Pemasok', 'Penerima berkas (diisi oleh kami)'] },
  ],
  disclaimer:
    'Mengirim formulir ini belum menjadi kerja sama dan tidak mengikat kedua pihak. Formulir kosong boleh digandakan. ' +
    `Kirim ke ${company.email.kemitraan} atau serahkan di kantor kami pada jam kantor.`,
};
