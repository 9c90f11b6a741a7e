import type { Picture } from '@/components/illustration';
import type { Drawings } from '@/components/site-picture';

const files = import.meta.glob<Picture>('/src/content/pictures/{berita,galeri}/*.*', {
  query: '?picture',
  import: 'default',
  eager: true,
});

/** The drawings that come with the site, by the names that rows have for them, such as `berita/berita-1`. */
export const drawings: Drawings = Object.fromEntries(
  Object.entries(files).map(([file, picture]) => [
    file.replace('/src/content/pictures/', '').replace(/\.\w+$/, ''),
    picture,
  ]),
);
