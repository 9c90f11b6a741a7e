/** Writes every picture of `public/images` and `src/assets`, the favicon among them; run by `npm run illustrations`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gallery } from './scenes/gallery';
import { heroesAbout } from './scenes/heroes-about';
import { heroesOther } from './scenes/heroes-other';
import { heroesPartnership } from './scenes/heroes-partnership';
import { news } from './scenes/news';
import { opportunities } from './scenes/opportunities';
import { contactPortraits, teamPortraits } from './scenes/portraits';
import { favicon, grounds, loose, partnerLogos } from './scenes/signs';

const folders: Record<string, Record<string, () => string>> = {
  'hero/': { ...heroesAbout, ...heroesPartnership, ...heroesOther },
  'peluang/': opportunities,
  'berita/': news,
  'galeri/': gallery,
  'mitra/': partnerLogos,
  'organisasi/': teamPortraits,
  'kontak/': contactPortraits,
  '': loose,
};

function write(file: string, svg: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

for (const [folder, pictures] of Object.entries(folders)) {
  for (const [name, draw] of Object.entries(pictures)) write(`public/images/${folder}${name}.svg`, draw());
}
for (const [name, draw] of Object.entries(grounds)) write(`src/assets/${name}.svg`, draw());
write('src/assets/favicon.svg', favicon());
