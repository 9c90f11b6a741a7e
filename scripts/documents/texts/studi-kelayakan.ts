import { type Document, figures, list, note, section, table, text, topic } from '../model';
import { estimateOnly, freeRegistration } from './shared';

export const studiKelayakan: Document = {
  fileName: 'studi-kelayakan.pdf',
  title: 'Studi Kelayakan SPPG di Jawa Tengah',
  category: 'Investasi SPPG',
  summary:
    'Cara kami menilai apakah sebuah lokasi layak menjadi SPPG: kebutuhan layanan, lahan dan utilitas, rantai pasok, tenaga kerja, ' +
    'keuangan, dan risiko. Lembar nilai di akhir dapat Anda pakai untuk menilai lokasi sendiri.',
  description:
    'Cara menilai kelayakan lokasi SPPG, dari kebutuhan layanan sampai risiko, dengan lembar nilai yang bisa dipakai sendiri.',
  keywords: ['studi kelayakan', 'SPPG', 'lokasi dapur', 'Jawa Tengah'],
  contact: 'kemitraan',
  body: [
    section('Ruang lingkup dan dasar'),
    text(
      'Studi ini berlaku untuk satu SPPG milik yayasan di Jawa Tengah. Acuannya Perpres 115/2025 tentang tata kelola MBG dan ' +
        'Keputusan Kepala BGN 401.1/2025 untuk tahun anggaran 2026. Keputusan akhir atas sebuah lokasi ada pada BGN; studi kelayakan ' +
        'yang baik tidak menggantikan verifikasi dan tidak mempercepatnya.',
    ),
    figures(
      ['2.500', 'penerima manfaat sebagai acuan satu SPPG; 3.000 bila juru masak bersertifikat'],
      ['15 pemasok', 'paling sedikit, untuk satu SPPG'],
      ['47–50 orang', 'perkiraan jumlah relawan di luar Kepala SPPG, ahli gizi, dan akuntan'],
    ),
    section('1. Kebutuhan layanan'),
    text(
      'Kelayakan dimulai dari orang yang akan makan, bukan dari bangunan. Yang kami hitung di tiap lokasi:',
    ),
    list(
      '**Jumlah penerima manfaat**: peserta didik per sekolah, ibu hamil, ibu menyusui, balita, guru, dan tenaga kependidikan, berdasarkan data sekolah dan posyandu yang masih berlaku.',
      '**Jarak dan waktu antar**: waktu tempuh nyata pada jam antar, termasuk saat hujan dan hari pasaran. Kami memakai batas perencanaan 30 menit ke titik terjauh.',
      '**SPPG lain di sekitar**: dapur yang sudah beroperasi atau sedang dibangun, agar wilayah layanan tidak tumpang tindih.',
      '**Hari layanan**: kalender sekolah kabupaten/kota, libur, dan masa ujian.',
    ),
    section('2. Lahan, bangunan, dan utilitas'),
    table(
      ['Hal yang diperiksa 30', 'Layak bila 40', 'Tanda bahaya 30'],
      [
        'Status lahan',
        'Kepemilikan atau sewa jelas, tertulis, dan lebih panjang dari masa perjanjian',
        'Sengketa, waris belum dibagi, surat atas nama lain',
      ],
      [
        'Lingkungan',
        'Jauh dari tempat sampah, kandang, dan genangan; tidak banjir dalam lima tahun terakhir',
        'Bekas banjir atau rob, seperti di sebagian pesisir utara',
      ],
      [
        'Jalan masuk',
        'Mobil boks dapat masuk, berputar, dan bongkar muat tanpa menutup jalan',
        'Jembatan atau gang dengan batas muatan',
      ],
      [
        'Air bersih',
        'Debit cukup pada akhir kemarau dan hasil uji laboratorium baik',
        'Sumur surut, air payau, tidak ada tandon',
      ],
      [
        'Listrik dan gas',
        'Daya dapat ditambah; ruang tabung gas terpisah dan berventilasi',
        'Jaringan sering padam tanpa genset',
      ],
      [
        'Air limbah',
        'Ada tempat untuk perangkap lemak dan pengolahan sebelum dibuang',
        'Saluran langsung ke sawah atau sungai',
      ],
    ),
    section('3. Rantai pasok'),
    text(
      'Jawa Tengah punya bahan yang lengkap, tetapi tidak merata. Beras banyak berasal dari Grobogan, Sragen, dan Demak; sayur dari ' +
        'Temanggung, Wonosobo, dan lereng di Kabupaten Semarang; bawang merah dari Brebes; ikan dari Rembang, Pati, dan Cilacap; susu dan ' +
        'sapi dari Boyolali. Studi memetakan jarak, musim, dan harga, lalu memastikan sedikitnya 15 pemasok bersedia, dengan ' +
        'cadangan untuk beras, telur, ayam, dan sayur daun.',
    ),
    section('4. Tenaga kerja dan pengelolaan'),
    list(
      'Kepala SPPG diangkat oleh BGN. Kami tidak menunjuk dan tidak menjanjikan jabatan itu kepada siapa pun.',
      'Ahli gizi dan akuntan tersedia atau bersedia pindah ke kabupaten/kota bersangkutan.',
      'Relawan berasal dari lingkungan sekitar; calon juru masak dinilai untuk pelatihan penjamah makanan.',
      'Puskesmas dan dinas kesehatan setempat diajak bicara sejak awal tentang jalur SLHS.',
    ),
    section('5. Kelayakan keuangan'),
    text(
      'Untuk investasi paling banyak Rp1 miliar, estimasi bagi hasil adalah Rp25.000.000 sampai Rp45.000.000 per bulan ' +
        '(**estimasi, bukan jaminan**). Angka itu hanya masuk akal bila dapur melayani mendekati kapasitas, hari layanan penuh, dan biaya ' +
        'terkendali. Hitungan lengkap, termasuk keadaan rugi, ada di dokumen Proyeksi Keuangan.',
    ),
    topic('Pertanyaan yang harus terjawab sebelum menandatangani'),
    list(
      'Berapa porsi per bulan agar pendapatan menutup biaya, dan seberapa yakin kita jumlah itu tercapai?',
      'Siapa menanggung biaya bila verifikasi tertunda tiga bulan?',
      'Apa yang terjadi pada bangunan dan peralatan bila perjanjian berakhir atau layanan dihentikan?',
    ),
    section('6. Daftar risiko'),
    table(
      ['Risiko 25', 'Kemungkinan 15', 'Dampak 12', 'Cara mengurangi 48'],
      [
        'Verifikasi tertunda',
        'Sedang',
        'Tinggi',
        'Lengkapi berkas sebelum membangun; sediakan cadangan kas tiga bulan biaya tetap',
      ],
      [
        'Penerima manfaat berkurang',
        'Sedang',
        'Tinggi',
        'Hitung kelayakan pada 1.500 penerima, bukan hanya 2.500',
      ],
      [
        'Keracunan makanan',
        'Rendah',
        'Tinggi',
        'SLHS sebelum layanan pertama, catatan suhu tiap masakan, contoh makanan disimpan',
      ],
      [
        'Bahan naik atau langka',
        'Sedang',
        'Sedang',
        'Pemasok cadangan, menu musiman, perjanjian harga berkala',
      ],
      [
        'Banjir, rob, listrik padam',
        'Menurut lokasi',
        'Sedang',
        'Lantai dinaikkan, genset, dapur cadangan yang disepakati',
      ],
      [
        'Penipuan titik SPPG',
        'Sedang',
        'Tinggi',
        'Daftar hanya di mitra.bgn.go.id; tidak membayar siapa pun untuk titik',
      ],
    ),
    section('Lembar nilai lokasi'),
    text(
      'Beri nilai 1 (kurang) sampai 5 (baik), kalikan dengan bobot, lalu jumlahkan. Nilai paling tinggi 500.',
    ),
    table(
      ['Aspek 52', 'Bobot 12 >', 'Nilai 1–5 18 >', 'Hasil 18 >'],
      ['Kebutuhan layanan dan jarak antar', '25', '……', '……'],
      ['Lahan, bangunan, dan utilitas', '25', '……', '……'],
      ['Air bersih dan air limbah', '15', '……', '……'],
      ['Rantai pasok', '15', '……', '……'],
      ['Tenaga kerja dan jalur sertifikat', '10', '……', '……'],
      ['Keuangan dan cadangan', '10', '……', '……'],
    ),
    note(
      'Cara membaca hasil',
      '**400 ke atas**: lanjut ke gambar dan berkas. **300–399**: lanjut dengan syarat tertulis. **Di bawah 300**, atau nilai 1 pada air bersih, ' +
        'status lahan, atau banjir: cari lokasi lain. Bobot ini pedoman kami sendiri, bukan ketentuan BGN.',
    ),
    freeRegistration,
  ],
  disclaimer: estimateOnly,
};
