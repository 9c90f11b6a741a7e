import { mkdir, writeFile } from 'node:fs/promises';
import { downloads, programDocuments, programFolder } from './catalogue';
import { downloadsSource, type Entry } from './downloads-source';
import type { Document } from './model';
import { render } from './render';

const maximumBytes = 120 * 1024;

/** Writes every PDF, and the list of downloads that the pages import. */
export async function build(): Promise<void> {
  const problems: string[] = [];
  const entries = await writeAll('public/docs', downloads, problems);
  await mkdir('src/features/downloads', { recursive: true });
  await writeFile('src/features/downloads/content.ts', downloadsSource(entries));
  await writeAll(programFolder, programDocuments, problems);
  if (problems.length > 0) throw new Error(problems.join('; '));
}

async function writeAll(
  folder: string,
  documents: readonly Document[],
  problems: string[],
): Promise<Entry[]> {
  await mkdir(folder, { recursive: true });
  const entries: Entry[] = [];
  for (const document of documents) {
    const { bytes, pages, lastPageFill } = await render(document);
    if (bytes.length > maximumBytes) problems.push(`${document.fileName} has ${bytes.length} bytes`);
    if (lastPageFill < 0.35) problems.push(`${document.fileName} ends on an almost empty page`);
    await writeFile(`${folder}/${document.fileName}`, bytes);
    entries.push({ document, pages, bytes: bytes.length });
    console.log(
      `${document.fileName}: ${pages} pages, ${Math.round(bytes.length / 1024)} KB, last page ${Math.round(lastPageFill * 100)} %`,
    );
  }
  return entries;
}
