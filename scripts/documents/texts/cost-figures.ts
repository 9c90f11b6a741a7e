// In millions of rupiah, save the last. Invented by us for planning; one place, because several documents quote the sums.
type Cost = [name: string, low: number, high: number, reason: string];

export const equipmentCosts: readonly Cost[] = [
  ['Kompor dan instalasi gas', 28, 40, 'jumlah tungku, panjang pipa'],
  ['Pengukus nasi', 36, 54, 'ukuran, merek, jumlah unit'],
  ['Wajan, panci, loyang', 18, 26, 'tebal bahan'],
  ['Pendingin dan pembeku', 48, 68, 'isi, hemat listrik, garansi'],
  ['Meja, rak, bak cuci', 42, 58, 'SUS 304 atau 201, ukuran khusus'],
  ['Ompreng dan tutup, 2.750 buah', 58, 82, 'tebal, jumlah pesanan'],
  ['Wadah antar berinsulasi', 14, 22, 'tahan berapa jam'],
  ['Pencucian dan sanitasi', 12, 18, 'pemanas gas atau listrik'],
  ['Alat ukur dan keselamatan', 8, 12, 'jumlah ruang'],
  ['Pemasangan dan uji coba', 6, 10, 'jarak, kesiapan utilitas'],
];

export const buildingCosts: readonly Cost[] = [
  ['Persiapan, ukur, gambar kerja', 15, 25, 'data tanah yang tersedia'],
  ['Fondasi dan rangka baja', 120, 180, 'jenis tanah, gempa, bentang'],
  ['Lantai, dinding, plafon', 105, 155, 'bahan mudah dibersihkan'],
  ['Atap dan ventilasi', 55, 85, 'pengisap asap, saringan'],
  ['Listrik dan penerangan', 35, 55, 'tambah daya, genset'],
  ['Air bersih dan tandon', 28, 42, 'kedalaman sumur, pengolahan'],
  ['Air limbah dan perangkap lemak', 32, 48, 'jarak saluran, muka air tanah'],
  ['Ruang gas, pagar, halaman muat', 25, 38, 'luas dan perkerasan'],
  ['Cadangan tak terduga', 15, 22, 'ketelitian gambar'],
];

export const vehicleCosts: readonly Cost[] = [
  ['Kendaraan niaga ringan, baru', 190, 240, 'merek, tipe, waktu beli'],
  ['Boks berinsulasi dan rak', 45, 65, 'ukuran, bahan lantai'],
  ['Perlengkapan dan penanda', 6, 10, 'pencatat suhu, GPS'],
  ['Surat dan asuransi tahun pertama', 12, 18, 'kabupaten/kota, pertanggungan'],
];

/** Thousands of rupiah per vehicle and month. */
export const vehicleRunningCosts: readonly Cost[] = [
  ['Bahan bakar, 1.320 km', 1_300, 1_600, 'jarak, beban, tanjakan'],
  ['Sopir, 1 orang', 2_400, 3_600, 'upah minimum setempat, jam'],
  ['Pendamping, 1 orang', 2_200, 3_300, 'upah minimum setempat, jam'],
  ['Servis, oli, ban', 700, 1_000, 'umur kendaraan, jalan'],
  ['Asuransi dan pajak, disisihkan', 900, 1_300, 'nilai kendaraan'],
  ['Cuci dan sanitasi boks', 400, 600, 'dua kali sehari'],
  ['GPS dan komunikasi', 150, 250, 'penyedia'],
  ['Cadangan perbaikan', 500, 800, 'umur kendaraan'],
  ['Penyusutan, 5 tahun', 2_500, 3_300, 'harga beli, nilai sisa 40 persen'],
];
