import { hotline } from '../company';
import { type Document, list, note, section, steps, table, text, warning } from '../model';

export const standarKualitasPangan: Document = {
  fileName: 'standar-kualitas-pangan.pdf',
  title: 'Standar Kualitas Pangan',
  category: 'Rantai pasok',
  summary:
    'Standar kerja kami dari penerimaan bahan sampai ompreng kembali: apa yang diterima, apa yang ditolak, suhu dan waktu, serta ' +
    'tindakan bila ada keluhan. Berlaku bagi pemasok dan seluruh tim dapur.',
  description:
    'Standar penerimaan bahan, suhu, waktu, kebersihan, dan tindakan bila ada keluhan, untuk pemasok dan tim dapur.',
  keywords: ['keamanan pangan', 'standar mutu', 'suhu', 'SLHS', 'HACCP', 'Halal'],
  contact: 'umum',
  body: [
    section('Kedudukan standar ini'),
    text(
      'Ini standar internal kami. Setiap dapur tetap wajib memenuhi petunjuk teknis BGN yang berlaku dan memiliki Sertifikat Laik Higiene ' +
        'Sanitasi (SLHS) dari dinas kesehatan kabupaten/kota, serta menyiapkan sertifikat HACCP dan Halal. Bila ketentuan resmi lebih ketat, ' +
        'ketentuan resmi yang dipakai.',
    ),
    section('Penerimaan bahan'),
    table(
      ['Bahan 17', 'Diterima bila 36', 'Ditolak bila 31', 'Suhu terima 16'],
      [
        'Beras',
        'Bersih, kering, kadar patahan sesuai pesanan, tanpa bau',
        'Berkutu, apek, berjamur, karung basah',
        'Suhu ruang',
      ],
      ['Telur ayam', 'Utuh, kulit bersih, rongga udara kecil', 'Retak, berbau, kotor tebal', 'Suhu ruang'],
      [
        'Ayam dan daging',
        'Warna segar, kenyal, dari pemotongan halal, ada label tanggal',
        'Lengket, berlendir, berbau, cairan keruh',
        'Paling tinggi 4 °C; beku −18 °C',
      ],
      [
        'Ikan',
        'Mata jernih, insang merah, daging kembali saat ditekan',
        'Insang cokelat, perut pecah, berbau amonia',
        'Paling tinggi 4 °C, dalam es',
      ],
      [
        'Tempe dan tahu',
        'Padat, bau khas, dibuat paling lama 24 jam sebelumnya',
        'Berlendir, asam, berubah warna',
        'Tahu dalam air bersih, dingin',
      ],
      [
        'Sayur',
        'Segar, daun tidak layu, bebas tanah berlebih',
        'Busuk lebih dari 5 persen berat',
        'Suhu ruang atau sejuk',
      ],
      ['Buah', 'Matang merata, kulit utuh, ukuran seragam', 'Memar, berjamur, terlalu mentah', 'Suhu ruang'],
      [
        'Bahan kemasan',
        'Izin edar, label lengkap, sisa umur simpan sedikitnya separuh',
        'Penyok, bocor, kedaluwarsa, tanpa label',
        'Menurut label',
      ],
    ),
    section('Suhu dan waktu'),
    table(
      ['Tahap 28', 'Batas 36', 'Dicatat 36'],
      ['Simpan dingin', 'Paling tinggi 4 °C', 'Pagi, siang, dan malam'],
      ['Simpan beku', 'Paling tinggi −18 °C', 'Pagi, siang, dan malam'],
      ['Mencairkan', 'Di dalam pendingin, tidak di suhu ruang', 'Jam mulai dan selesai'],
      ['Memasak', 'Suhu bagian tengah paling rendah 75 °C', 'Setiap wajan atau loyang'],
      ['Menunggu panas', 'Paling rendah 60 °C', 'Setiap 30 menit'],
      ['Mengantar', 'Wadah tertutup, bersih, tidak dicampur barang lain', 'Jam berangkat dan jam terima'],
      ['Dimakan', 'Paling lama 4 jam sejak selesai dimasak', 'Jam makan, oleh sekolah'],
    ),
    warning(
      'Aturan empat jam',
      'Makanan yang melewati empat jam sejak selesai dimasak tidak dibagikan, walaupun terlihat dan berbau baik. Penanggung jawab sekolah atau ' +
        'posyandu berhak menolak, dan penolakan itu tidak perlu izin siapa pun.',
    ),
    section('Alur satu arah di dapur'),
    steps(
      'Bahan masuk dari pintu penerimaan, ditimbang, diperiksa, diberi label tanggal dan asal.',
      'Bahan mentah hewani, sayur, dan bahan siap makan disimpan terpisah; yang lebih dulu masuk lebih dulu dipakai.',
      'Persiapan memakai talenan dan pisau berwarna: merah untuk daging, biru untuk ikan, hijau untuk sayur, putih untuk makanan matang.',
      'Makanan matang keluar lewat ruang pemorsian; jalurnya tidak bersilangan dengan bahan mentah.',
      'Ompreng kotor kembali lewat pintu lain: sisa dibuang, dicuci, dibilas, disanitasi dengan air panas, dikeringkan tanpa lap.',
    ),
    section('Kebersihan orang'),
    list(
      'Pemeriksaan kesehatan sebelum mulai bekerja dan berkala. Yang demam, diare, muntah, atau berluka terbuka tidak memegang makanan.',
      'Cuci tangan dengan sabun selama 20 detik: saat masuk, setelah dari kamar kecil, setelah memegang bahan mentah, dan setiap ganti tugas.',
      'Penutup rambut, celemek bersih, masker di ruang pemorsian. Perhiasan dan jam tangan dilepas.',
    ),
    section('Alergi dan kebutuhan khusus'),
    text(
      'Sekolah dan posyandu menyerahkan daftar alergi yang telah disetujui orang tua. Porsi khusus dimasak dengan alat terpisah, diberi ' +
        'label nama dan kelas, dan diserahkan langsung kepada penanggung jawab. Bahan pemicu yang ada dalam menu (telur, susu, ikan, udang, kacang, ' +
        'kedelai, gandum) ditulis pada lembar menu mingguan.',
    ),
    section('Contoh makanan dan catatan'),
    list(
      'Setiap masakan disimpan contohnya, sedikitnya 100 gram, dalam wadah bersih berlabel, paling tinggi 4 °C, selama 48 jam.',
      'Catatan suhu, asal bahan, dan nama petugas disimpan sedikitnya satu tahun dan boleh diperiksa BGN, dinas kesehatan, dan puskesmas.',
      'Air diuji laboratorium sedikitnya setiap enam bulan; hama dikendalikan tanpa racun di ruang olah.',
    ),
    section('Bila ada keluhan atau dugaan keracunan'),
    steps(
      'Hentikan pembagian di semua titik yang menerima masakan yang sama, saat itu juga.',
      'Utamakan orang: antar yang sakit ke puskesmas atau rumah sakit, catat nama, gejala, dan jam makan.',
      'Laporkan kepada Kepala SPPG, puskesmas, dan dinas kesehatan. Jangan membuang sisa makanan atau contoh yang disimpan.',
      'Amankan catatan suhu, asal bahan, dan daftar petugas hari itu.',
      'Dapur tidak memasak lagi sebelum penyebab diketahui dan pihak berwenang mengizinkan.',
    ),
    note(
      'Saluran pengaduan',
      `Siapa pun dapat melapor: SAGI 127 (24 jam) dan hotline Jawa Tengah ${hotline}. Keluhan mengenai dapur yang kami kelola juga dapat ` +
        'disampaikan ke email di bawah. Pelapor tidak boleh dirugikan.',
    ),
  ],
  disclaimer:
    'Batas suhu dan waktu di atas adalah standar internal kami untuk perencanaan dan pelatihan. Standar ini ditinjau sedikitnya setiap enam bulan. ' +
    'Bila berbeda dengan petunjuk teknis BGN atau arahan dinas kesehatan, yang berlaku adalah ketentuan resmi.',
};
