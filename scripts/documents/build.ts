import { mkdir, writeFile } from 'node:fs/promises';
import { downloads } from './catalogue';
import { downloadsSource } from './downloads-source';
import { render } from './render';

const maximumBytes = 120 * 1024;

/** Writes every PDF and the list of downloads that the pages import. */
export async function build(): Promise<void> {
  await mkdir('public/docs', { recursive: true });
  await mkdir('src/features/downloads', { recursive: true });
  const entries = [];
  for (const document of downloads) {
    const { bytes, pages } = await render(document);
    if (bytes.length > maximumBytes) throw new Error(`${document.fileName}: ${bytes.length} bytes`);
    await writeFile(`public/docs/${document.fileName}`, bytes);
    entries.push({ document, pages, bytes: bytes.length });
    console.log(`${document.fileName}: ${pages} pages, ${Math.round(bytes.length / 1024)} KB`);
  }
  await writeFile('src/features/downloads/content.ts', downloadsSource(entries));
}
