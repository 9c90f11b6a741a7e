export const head = {
  title: 'Galeri Foto Konsorsium',
  description:
    'Sembilan gambar dari perjalanan seompreng makanan: pembangunan dapur, bahan dari petani, lini masak, sampai ruang kelas.',
};

export const hero = {
  eyebrow: 'Galeri foto',
  title: 'Galeri Foto Konsorsium',
  lead: 'Dari tembok yang belum diplester sampai makan bersama di kelas. Sembilan gambar tentang satu hari, dan hari-hari sebelum itu.',
  image: {
    src: '/images/hero/galeri.svg',
    alt: 'Foto-foto kecil digantung pada tali di atas meja dengan kamera dan cangkir teh.',
  },
};

export const photosSection = {
  title: 'Sehari di sekitar dapur',
  lead: 'Kami memakai gambar ilustrasi, agar wajah anak dan pekerja tidak tampil tanpa izin mereka.',
};

interface Photo {
  title: string;
  caption: string;
  alt: string;
  src: string;
}

/** The nine pictures; the first one is shown largest. */
export const photos: Photo[] = [
  {
    title: 'Lini masak',
    caption: 'Tiga tungku, satu urutan: karbohidrat lebih dulu, tumisan paling akhir agar tiba masih segar.',
    alt: 'Tiga juru masak bekerja di depan deretan tungku dengan pengisap asap di atasnya.',
    src: '/images/galeri/galeri-1.svg',
  },
  {
    title: 'Pemorsian ompreng',
    caption: 'Empat orang, lima sekat. Takaran diperiksa ahli gizi sebelum tutup dipasang.',
    alt: 'Empat relawan bermasker mengisi ompreng yang berderet di meja pemorsian.',
    src: '/images/galeri/galeri-2.svg',
  },
  {
    title: 'Gudang dingin',
    caption: 'Bahan yang datang lebih dulu dipakai lebih dulu; suhunya dicatat pagi, siang, dan malam.',
    alt: 'Petugas gudang mencatat isi rak keranjang sayur di gudang dingin.',
    src: '/images/galeri/galeri-3.svg',
  },
  {
    title: 'Terima sayur dari petani',
    caption:
      'Timbang, lihat, cium. Yang layu dikembalikan saat itu juga, bukan dipotong dari nota belakangan.',
    alt: 'Petugas mencatat timbangan sayur yang dipikul seorang petani bercaping.',
    src: '/images/galeri/galeri-4.svg',
  },
  {
    title: 'Cuci tangan sebelum masuk',
    caption: 'Tidak ada jalan lain ke ruang masak selain melewati deretan keran ini.',
    alt: 'Tiga relawan berdiri di depan deretan wastafel di bawah poster cara mencuci tangan.',
    src: '/images/galeri/galeri-5.svg',
  },
  {
    title: 'Mobil tiba di sekolah',
    caption: 'Rak ompreng diturunkan bersama guru, dihitung dua kali, lalu ditandatangani.',
    alt: 'Sopir, guru, dan dua murid berdiri di samping mobil pengantar di halaman sekolah.',
    src: '/images/galeri/galeri-6.svg',
  },
  {
    title: 'Makan bersama di kelas',
    caption: 'Bagian yang membuat semua pekerjaan pagi tadi masuk akal.',
    alt: 'Murid-murid makan dari ompreng di bangku kelas, ditemani guru di depan papan tulis.',
    src: '/images/galeri/galeri-7.svg',
  },
  {
    title: 'Dapur dalam pembangunan',
    caption: 'Saluran udara dipasang sebelum dinding ditutup, supaya mudah dibersihkan kelak.',
    alt: 'Dua pekerja berhelm dan seorang pengawas di bawah saluran udara, di bangunan bata yang belum selesai.',
    src: '/images/galeri/galeri-8.svg',
  },
  {
    title: 'Arahan pagi',
    caption: 'Lima menit sebelum mulai: menu hari ini, siapa di mana, dan apa yang kemarin kurang beres.',
    alt: 'Relawan berkumpul di halaman dapur saat matahari terbit, mendengarkan arahan.',
    src: '/images/galeri/galeri-9.svg',
  },
];
