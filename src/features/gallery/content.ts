import { builtPhotos } from 'virtual:content/gallery';
import { createTopic } from '@/lib/content/content';

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

/** The first one is shown largest. */
export const photosTopic = createTopic(builtPhotos, async (tables) => {
  const [{ publishedPhotos }, { photoOf }, { drawings }] = await Promise.all([
    import('@/lib/content/published'),
    import('./photo-row'),
    import('virtual:content/drawings'),
  ]);
  return (await publishedPhotos(tables)).map((row) => photoOf(row, drawings));
});
