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
  const problems = [];
  for (const document of downloads) {
    const { bytes, pages, lastPageFill } = await render(document);
    if (bytes.length > maximumBytes) problems.push(`${document.fileName} has ${bytes.length} bytes`);
    if (lastPageFill < 0.35) problems.push(`${document.fileName} ends on an almost empty page`);
    await writeFile(`public/docs/${document.fileName}`, bytes);
    entries.push({ document, pages, bytes: bytes.length });
    console.log(
      `${document.fileName}: ${pages} pages, ${Math.round(bytes.length / 1024)} KB, last page ${Math.round(lastPageFill * 100)} %`,
    );
  }
  await writeFile('src/features/downloads/content.ts', downloadsSource(entries));
  if (problems.length > 0) throw new Error(problems.join('; '));
}
