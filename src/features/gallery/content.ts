import type { Picture } from '@/components/illustration';
import galeri1 from '@/content/pictures/galeri/galeri-1';
import galeri2 from '@/content/pictures/galeri/galeri-2';
import galeri3 from '@/content/pictures/galeri/galeri-3';
import galeri4 from '@/content/pictures/galeri/galeri-4';
import galeri5 from '@/content/pictures/galeri/galeri-5';
import galeri6 from '@/content/pictures/galeri/galeri-6';
import galeri7 from '@/content/pictures/galeri/galeri-7';
import galeri8 from '@/content/pictures/galeri/galeri-8';
import galeri9 from '@/content/pictures/galeri/galeri-9';

export const head = {
  title: 'Galeri Foto Konsorsium',
  description:
    'Sembilan ilustrasi perjalanan satu ompreng makanan: pembangunan dapur, bahan dari petani, lini masak, sampai ruang kelas.',
};

export const hero = {
  eyebrow: 'Galeri foto',
  title: 'Galeri Foto Konsorsium',
  lead: 'Isinya masih gambar, belum foto: sembilan ilustrasi, dari tembok yang belum diplester sampai makan bersama di kelas.',
};

export const photosSection = {
  title: 'Sehari di sekitar dapur',
  lead: 'Mengapa belum foto? Wajah anak dan pekerja tidak kami tampilkan tanpa izin. Sebuah foto menggantikan gambarnya setelah semua orang di dalamnya, atau orang tua mereka, menyetujuinya.',
};

/** Above the caption of each picture that is not a photo. */
export const drawingLabel = 'Ilustrasi';

interface Photo {
  title: string;
  caption: string;
  image: Picture;
}

/** The first one is shown largest. */
export const photos: Photo[] = [
  {
    title: 'Lini masak',
    caption: 'Tiga tungku, satu urutan: karbohidrat lebih dulu, tumisan paling akhir agar tiba masih segar.',
    image: galeri1,
  },
  {
    title: 'Pemorsian ompreng',
    caption: 'Empat orang, lima sekat. Takaran diperiksa ahli gizi sebelum tutup dipasang.',
    image: galeri2,
  },
  {
    title: 'Gudang dingin',
    caption: 'Bahan yang datang lebih dulu dipakai lebih dulu; suhunya dicatat pagi, siang, dan malam.',
    image: galeri3,
  },
  {
    title: 'Terima sayur dari petani',
    caption:
      'Timbang, lihat, cium. Yang layu dikembalikan saat itu juga, bukan dipotong dari nota belakangan.',
    image: galeri4,
  },
  {
    title: 'Cuci tangan sebelum masuk',
    caption: 'Tidak ada jalan lain ke ruang masak selain melewati deretan keran ini.',
    image: galeri5,
  },
  {
    title: 'Mobil tiba di sekolah',
    caption: 'Rak ompreng diturunkan bersama guru, dihitung dua kali, lalu ditandatangani.',
    image: galeri6,
  },
  {
    title: 'Makan bersama di kelas',
    caption: 'Bagian yang membuat semua pekerjaan pagi tadi masuk akal.',
    image: galeri7,
  },
  {
    title: 'Dapur dalam pembangunan',
    caption: 'Saluran udara dipasang sebelum dinding ditutup, supaya mudah dibersihkan kelak.',
    image: galeri8,
  },
  {
    title: 'Arahan pagi',
    caption: 'Lima menit sebelum mulai: menu hari ini, siapa di mana, dan apa yang kemarin kurang beres.',
    image: galeri9,
  },
];
