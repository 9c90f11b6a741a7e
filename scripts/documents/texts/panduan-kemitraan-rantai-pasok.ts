import { type Document, figures, list, note, section, steps, table, text } from '../model';
import { guideOnly } from './shared';

export const panduanKemitraanRantaiPasok: Document = {
  fileName: 'panduan-kemitraan-rantai-pasok.pdf',
  title: 'Panduan Kemitraan Rantai Pasok',
  category: 'Rantai pasok',
  summary:
    'Untuk petani, peternak, nelayan, koperasi, BUMDes, UMKM, dan pedagang di Jawa Tengah yang ingin memasok bahan ke dapur SPPG: ' +
    'apa yang dibutuhkan, syaratnya, dan bagaimana pesanan berjalan.',
  description:
    'Panduan bagi calon pemasok: bahan yang dibutuhkan, syarat, alur pesanan, pembayaran, dan penilaian.',
  keywords: ['pemasok', 'rantai pasok', 'petani', 'UMKM', 'BUMDes', 'SPPG'],
  contact: 'kemitraan',
  body: [
    section('Mengapa banyak pemasok'),
    text(
      'Satu SPPG bekerja dengan **sedikitnya 15 pemasok**. Kami sengaja tidak menyerahkan semua bahan kepada satu pihak: pemasok kecil mendapat ' +
        'tempat, harga dapat dibandingkan, dan dapur tidak berhenti bila satu pemasok berhalangan. Pendaftaran pemasok tidak dipungut biaya, ' +
        'dan tidak ada pegawai kami yang boleh menerima imbalan.',
    ),
    figures(
      ['2.500 porsi', 'acuan kebutuhan satu dapur per hari layanan'],
      ['15 pemasok', 'paling sedikit, untuk satu SPPG'],
      ['Rp0', 'biaya pendaftaran pemasok'],
    ),
    section('Bahan yang dibutuhkan'),
    text(
      'Perkiraan untuk 2.500 porsi dalam satu hari layanan. Kebutuhan nyata mengikuti menu yang disusun ahli gizi.',
    ),
    table(
      ['Kelompok 20', 'Contoh 38', 'Perkiraan per hari 20 >', 'Pengiriman 22'],
      ['Karbohidrat', 'Beras, jagung, singkong, kentang', '180–250 kg', '1–2 kali seminggu'],
      ['Lauk hewani', 'Telur, ayam, bandeng, lele, daging sapi', '150–220 kg', 'Setiap hari, dingin'],
      ['Lauk nabati', 'Tempe, tahu, kacang hijau', '100–140 kg', 'Setiap hari'],
      ['Sayur', 'Wortel, buncis, bayam, kol, labu siam', '180–240 kg', 'Setiap hari'],
      ['Buah', 'Pisang, jeruk, salak, semangka, pepaya', '200–300 kg', '2–3 kali seminggu'],
      [
        'Bumbu dan lainnya',
        'Bawang merah, bawang putih, kelapa, minyak, garam beryodium',
        '60–90 kg',
        '1–2 kali seminggu',
      ],
      [
        'Susu, bila ada di menu',
        'Susu pasteurisasi atau UHT tanpa tambahan perisa',
        'Menurut menu',
        'Dingin atau suhu ruang',
      ],
    ),
    section('Siapa yang dapat mendaftar'),
    list(
      'Kelompok tani, kelompok ternak, dan kelompok nelayan, termasuk yang belum berbadan hukum bila bergabung lewat koperasi atau BUMDes.',
      'Koperasi, BUMDes, UMKM, dan pedagang pasar di kabupaten/kota tempat SPPG berada atau tetangganya.',
      'Rumah potong hewan dan pengolah pangan yang memiliki izin untuk produknya.',
    ),
    section('Syarat'),
    table(
      ['Syarat 30', 'Yang kami minta 70'],
      [
        'Identitas',
        'KTP penanggung jawab; NIB dan NPWP bila sudah ada. Kami membantu menunjukkan jalan mengurusnya.',
      ],
      ['Mutu', 'Bahan sesuai Standar Kualitas Pangan kami, dan bersedia ditolak bila tidak sesuai.'],
      ['Asal bahan', 'Nama kebun, kandang, atau tempat pelelangan dicatat pada setiap pengiriman.'],
      [
        'Halal',
        'Sertifikat untuk daging dan bahan olahan; ayam dan sapi dari pemotongan bersertifikat halal.',
      ],
      ['Pengiriman', 'Wadah bersih dan tertutup; bahan beku dan dingin dengan boks berinsulasi.'],
      ['Rekening', 'Atas nama pemasok atau badannya. Pembayaran tidak dilakukan ke rekening pihak lain.'],
    ),
    section('Dari pendaftaran sampai pesanan'),
    steps(
      'Isi formulir di situs, atau kirim formulir PDF ke email kemitraan.',
      'Kami memeriksa kelengkapan dan menjawab, lengkap atau belum, dengan alasan tertulis.',
      'Kunjungan ke kebun, kandang, gudang, atau dapur olahan. Hasilnya diberikan kepada Anda.',
      'Contoh bahan diperiksa ahli gizi dan juru masak di dapur tujuan.',
      'Harga dan jadwal disepakati tertulis, dengan batas waktu berlaku harga.',
      'Pesanan percobaan dua minggu, lalu pesanan berkala bila kedua pihak cocok.',
    ),
    section('Satu minggu pesanan'),
    table(
      ['Waktu 26', 'Kegiatan 74'],
      ['Kamis', 'Menu minggu berikutnya ditetapkan; kebutuhan dikirim kepada pemasok.'],
      [
        'Jumat, sebelum 15.00',
        'Pemasok menyatakan sanggup penuh, sebagian, atau tidak. Tidak sanggup bukan pelanggaran bila dikatakan di sini.',
      ],
      [
        'Sehari sebelum masak',
        'Bahan diterima: ditimbang, diukur suhunya, diperiksa, dicatat lot dan asalnya.',
      ],
      [
        'Hari masak',
        'Bahan segar tertentu, seperti tahu dan sayur daun, diterima sebelum pukul 02.00 menurut kesepakatan.',
      ],
      ['Akhir minggu', 'Berita acara terima dicocokkan dengan tagihan.'],
    ),
    section('Harga dan pembayaran'),
    list(
      'Harga dibandingkan dengan harga pasar kabupaten/kota setempat dan ditinjau berkala; perubahan berlaku setelah disepakati tertulis.',
      'Tagihan dibayar dengan transfer setelah berita acara terima lengkap. Jangka waktunya tertulis dalam perjanjian; acuan kami 7–14 hari kerja.',
      'Bahan yang ditolak tidak ditagihkan dan dikembalikan pada hari yang sama, dengan catatan alasannya.',
      'Tidak ada potongan di luar yang tertulis. Permintaan “uang terima kasih” harap dilaporkan ke email kemitraan.',
    ),
    section('Penilaian tiap tiga bulan'),
    table(
      ['Ukuran 36', 'Bobot 14 >', 'Nilai baik bila 50'],
      ['Mutu diterima', '40', '98 persen berat diterima tanpa catatan'],
      ['Ketepatan waktu', '25', '95 persen pengiriman dalam jendela waktu'],
      ['Ketepatan jumlah', '20', 'Selisih timbang paling besar 2 persen'],
      ['Catatan asal dan suhu', '15', 'Lengkap pada setiap pengiriman'],
    ),
    note(
      'Bila ada masalah',
      'Nilai rendah dibicarakan lebih dahulu, dengan rencana perbaikan. Kerja sama dihentikan segera hanya bila bahan membahayakan, dipalsukan, ' +
        'atau asalnya sengaja ditutupi. Pemasok berhak menjawab secara tertulis.',
    ),
  ],
  disclaimer: guideOnly,
};
