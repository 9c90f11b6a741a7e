import { builtPhotos } from 'virtual:content/gallery';
import { createTopic } from '@/lib/content/content';
import type { Photo } from './photo-row';

const drawn = {
  description:
    'Sembilan ilustrasi perjalanan satu ompreng makanan: pembangunan dapur, bahan dari petani, deretan kompor, sampai ruang kelas.',
  lead: 'Isinya masih gambar, belum foto: sembilan ilustrasi, dari tembok yang belum diplester sampai makan bersama di kelas.',
  consent:
    'Mengapa belum foto? Wajah anak dan pekerja tidak kami tampilkan tanpa izin. Sebuah foto menggantikan gambarnya setelah semua orang di dalamnya, atau orang tua mereka, menyetujuinya.',
};

const photographed = {
  description:
    'Perjalanan satu ompreng makanan dalam gambar: pembangunan dapur, bahan dari petani, deretan kompor, sampai ruang kelas.',
  lead: 'Dari tembok yang belum diplester sampai makan bersama di kelas.',
  consent:
    'Wajah anak dan pekerja hanya kami tampilkan setelah semua orang di dalam foto, atau orang tua mereka, menyetujuinya.',
};

/** The page's texts, which say so while the gallery only has the nine drawings. */
export function textsOf(photos: Photo[]) {
  const isDrawn = photos.length === 9 && photos.every(isDrawing);
  const { description, lead, consent } = isDrawn ? drawn : photographed;
  const title = 'Galeri Foto Konsorsium';
  return {
    head: { title, description },
    hero: { eyebrow: 'Galeri foto', title, lead },
    section: { title: 'Sehari di sekitar dapur', lead: consent },
  };
}

/** Photos come in several widths, drawings in one. */
export const isDrawing = ({ image }: Pick<Photo, 'image'>) => !image.srcSet;

/** The label above the caption of each picture that is not a photo. */
export const drawingLabel = 'Ilustrasi';

/** The pictures of the gallery; the first one is shown largest. */
export const photosTopic = createTopic(builtPhotos, async (tables) => {
  const [{ publishedPhotos }, { photoOf }, { drawings }] = await Promise.all([
    import('@/lib/content/published'),
    import('./photo-row'),
    import('virtual:content/drawings'),
  ]);
  return (await publishedPhotos(tables)).map((row) => photoOf(row, drawings));
});
