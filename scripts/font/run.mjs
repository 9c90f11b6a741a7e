import { writeFile } from 'node:fs/promises';
import { webFont, webFontFile } from './web-font.mjs';

const font = await webFont();
await writeFile(webFontFile, font);
console.log(`${webFontFile}: ${font.length} bytes`);
