import { type Document, list, note, section, table, text } from '../model';
import { guideOnly } from './shared';

export const spesifikasiBangunanSppg: Document = {
  fileName: 'spesifikasi-bangunan-sppg.pdf',
  title: 'Spesifikasi Bangunan SPPG',
  category: 'Kontraktor',
  summary:
    'Acuan ruang, bahan, dan utilitas untuk dapur seluas sekitar 250 m² yang melayani sampai 2.500 penerima manfaat, baik bangunan baru maupun renovasi.',
  description: 'Acuan ruang, bahan bangunan, ventilasi, air, listrik, gas, dan air limbah untuk dapur SPPG.',
  keywords: ['spesifikasi bangunan', 'dapur', 'SPPG', 'ventilasi', 'air limbah'],
  contact: 'kemitraan',
  body: [
    section('Asas rancangan'),
    list(
      '**Satu arah.** Bahan masuk dari satu sisi, makanan keluar dari sisi lain, ompreng kotor kembali lewat sisi ketiga.',
      '**Kotor dan bersih terpisah.** Dinding penuh antara pencucian dan pemorsian, bukan tirai.',
      '**Mudah dibersihkan.** Permukaan rata, sudut lantai melengkung, tanpa kayu terbuka di ruang olah.',
      '**Dapat diperiksa.** Pipa dan sambungan terlihat atau punya lubang periksa.',
    ),
    section('Ruang'),
    table(
      ['Ruang 30', 'Luas acuan 16 >', 'Syarat utama 54'],
      ['Penerimaan dan timbang', '18 m²', 'Atap teduh, lantai tahan beban, tempat cuci tangan'],
      ['Gudang kering', '20 m²', 'Sejuk, kasa serangga, rak 15 cm dari lantai'],
      ['Gudang dingin', '18 m²', 'Sumber listrik cadangan, penunjuk suhu di luar'],
      ['Persiapan hewani', '16 m²', 'Bak cuci dan meja sendiri'],
      ['Persiapan sayur dan buah', '18 m²', 'Bak cuci dan meja sendiri'],
      ['Memasak', '48 m²', 'Tudung isap, saluran lantai, jalur evakuasi'],
      ['Pemorsian', '44 m²', 'Bertekanan positif ringan atau tertutup, pintu otomatis'],
      ['Pemuatan', '14 m²', 'Teduh, setinggi lantai boks mobil'],
      ['Pencucian ompreng', '30 m²', 'Pintu sendiri, air panas, pembuangan lemak'],
      ['Ganti, loker, kamar kecil', '14 m²', 'Tidak membuka langsung ke ruang olah'],
      ['Kantor dan rapat kecil', '10 m²', 'Melihat ke ruang olah lewat kaca'],
      ['**Jumlah**', '**250 m²**', 'Di luar ruang gas, genset, dan halaman'],
    ),
    section('Bahan'),
    table(
      ['Bagian 24', 'Syarat 76'],
      ['Rangka', 'Baja, dihitung terhadap beban angin dan gempa setempat, dilapis antikarat'],
      ['Lantai', 'Keramik kasar atau epoksi; kemiringan 1–2 persen ke saluran; tidak licin saat basah'],
      ['Dinding', 'Keramik atau panel tahan air sedikitnya 2 m dari lantai, warna terang'],
      ['Plafon', 'Rata, tahan uap, setinggi sedikitnya 3 m di ruang masak'],
      ['Pintu dan jendela', 'Aluminium, menutup sendiri, kasa dapat dilepas untuk dicuci'],
      ['Atap', 'Berinsulasi, talang tertutup, tanpa sarang burung di celah'],
    ),
    section('Utilitas'),
    table(
      ['Sistem 22', 'Acuan perencanaan 78'],
      ['Air bersih', '8–10 m³ per hari, tandon satu hari pakai, hasil uji laboratorium sebelum dipakai'],
      ['Air panas', 'Sedikitnya 80 °C di bilasan terakhir pencucian'],
      ['Listrik', '23–33 kVA; genset untuk pendingin, penerangan, dan pompa; pembumian diukur'],
      ['Penerangan', '500 lux di meja pemorsian dan penerimaan, 300 lux di ruang lain, penutup tahan pecah'],
      ['Ventilasi', '20–30 kali pertukaran udara per jam di ruang masak; udara masuk disaring'],
      ['Gas', 'Ruang tabung di luar, berpagar, berventilasi bawah; pipa logam; katup utama dan pendeteksi'],
      ['Air limbah', 'Perangkap lemak bertingkat, lalu pengolahan, titik ambil contoh sebelum dibuang'],
      ['Sampah', 'Tempat tertutup di luar, terpisah organik dan lainnya, diangkut setiap hari'],
      ['Kebakaran', 'APAR tiap 15 m, selimut api di ruang masak, dua pintu keluar, titik kumpul'],
    ),
    section('Halaman dan lingkungan'),
    list(
      'Lantai bangunan sedikitnya 30 cm di atas muka banjir tertinggi yang diingat warga; di pesisir utara, perhitungkan rob.',
      'Mobil boks dapat masuk, berputar, dan mundur ke pemuatan tanpa melewati jalur bahan mentah.',
      'Jarak dari kandang, tempat sampah, dan bengkel cat sedikitnya 50 m, atau lebih menurut arahan dinas kesehatan.',
      'Jalur landai untuk kereta barang dan pengguna kursi roda.',
    ),
    section('Renovasi'),
    text(
      'Bangunan lama dapat dipakai bila strukturnya dinyatakan aman oleh tenaga ahli dan alur satu arah dapat dibentuk tanpa memotong kolom. ' +
        'Luas ruang boleh berbeda sampai 20 persen dari tabel, kecuali pencucian dan pemorsian.',
    ),
    section('Uji sebelum serah terima'),
    table(
      ['Uji 34', 'Lulus bila 66'],
      ['Genangan lantai', 'Air 20 liter habis ke saluran dalam 5 menit, tanpa sisa'],
      ['Tekan pipa air', '6 bar selama 2 jam tanpa turun'],
      ['Bocor gas', 'Tekanan uji bertahan 30 menit; pendeteksi berbunyi saat diuji'],
      ['Isap asap', 'Asap uji tidak keluar dari tudung pada semua tungku menyala'],
      ['Listrik', 'Tahanan pembumian paling besar 5 ohm; pemutus arus bocor bekerja'],
      ['Air limbah', 'Aliran penuh 15 menit tanpa luapan; perangkap lemak dapat dikuras'],
    ),
    note(
      'Kedudukan angka',
      'Luas dan angka teknis di atas adalah acuan perencanaan kami, bukan salinan ketentuan. Petunjuk teknis BGN yang berlaku dan hasil ' +
        'pemeriksaan dinas kesehatan selalu didahulukan.',
    ),
  ],
  disclaimer: guideOnly,
};
