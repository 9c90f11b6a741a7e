/** Writes every picture of `public/images` and the favicon; run by `npm run illustrations`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gallery } from './scenes/gallery';
import { heroesAbout } from './scenes/heroes-about';
import { heroesOther } from './scenes/heroes-other';
import { heroesPartnership } from './scenes/heroes-partnership';
import { news } from './scenes/news';
import { opportunities } from './scenes/opportunities';

const folders: Record<string, Record<string, () => string>> = {
  hero: { ...heroesAbout, ...heroesPartnership, ...heroesOther },
  peluang: opportunities,
  berita: news,
  galeri: gallery,
};

const limit = 12 * 1024;
const roomier = new Set(['hero/beranda']);

for (const [folder, pictures] of Object.entries(folders)) {
  for (const [name, draw] of Object.entries(pictures)) {
    const file = `public/images/${folder ? `${folder}/` : ''}${name}.svg`;
    const svg = draw();
    if (svg.length > limit && !roomier.has(`${folder}/${name}`)) console.warn(`${file}: ${svg.length} bytes, over the limit`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}
