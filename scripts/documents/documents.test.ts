import { readdir, readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Download, downloads as listed } from '@/features/downloads/content';
import { downloads, programDocuments, programFolder } from './catalogue';
import { keyOf } from './downloads-source';
import { render } from './render';

const files = [
  ...downloads.map((document) => ({ document, folder: 'public/docs' })),
  ...programDocuments.map((document) => ({ document, folder: programFolder })),
];

describe.each(files)('$document.fileName', ({ document, folder }) => {
  it('is what its text gives today: otherwise run `npm run documents`', async () => {
    const [written, rendered] = await Promise.all([
      readFile(`${folder}/${document.fileName}`),
      render(document),
    ]);
    expect(comparable(written) === comparable(rendered.bytes)).toBe(true);
  });

  it('is small, has two or more pages, names its title and language, and can be read aloud', async () => {
    const bytes = await readFile(`${folder}/${document.fileName}`);
    const source = bytes.toString('latin1');
    expect(bytes.length).toBeLessThanOrEqual(120 * 1024);
    expect(countPages(source)).toBeGreaterThanOrEqual(2);
    expect(source).toContain(`(${document.title})`);
    expect(source).toContain('/Lang (id-ID)');
    expect(source).toContain('/Marked true');
    expect(source).toContain('/DisplayDocTitle true');
  });
});

describe('money', () => {
  const texts = files.map(({ document }) => JSON.stringify(document).replaceAll('**', ''));

  it.each(texts.filter((text) => /25\.000\.000|45\.000\.000/.test(text)))(
    'names a profit as an estimate: %.40s',
    (text) => {
      expect(text).toMatch(/estimasi, bukan jaminan/);
      expect(text).toMatch(/mitra\.bgn\.go\.id/);
    },
  );

  it.each(texts.filter((text) => /juta rupiah|ribu rupiah/.test(text)))(
    'names a cost as an illustration: %.40s',
    (text) => {
      expect(text).toMatch(/angka ilustrasi untuk perencanaan, bukan penawaran/i);
    },
  );
});

describe('the list of downloads', () => {
  it('has one entry per file, with the title, size and page count of that file', async () => {
    const entries: Record<string, Download> = listed;
    expect(Object.keys(entries)).toEqual(downloads.map((document) => keyOf(document.fileName)));
    for (const entry of Object.values(entries)) {
      const bytes = await readFile(`public${entry.url}`);
      const source = bytes.toString('latin1');
      expect(source).toContain(`(${entry.title})`);
      expect(entry).toMatchObject({
        bytes: bytes.length,
        pages: countPages(source),
        url: `/docs/${entry.fileName}`,
      });
    }
  });

  it('leaves no file in public/docs unlisted', async () => {
    const names = await readdir('public/docs');
    expect(names.sort()).toEqual(downloads.map((document) => document.fileName).sort());
  });
});

const countPages = (source: string) => source.match(/\/Type \/Page\b/g)?.length ?? 0;

/** The file with its streams unpacked: how they are packed, and so every offset, differs between versions of zlib. */
function comparable(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  return source
    .slice(0, source.lastIndexOf('\nxref\n'))
    .replace(/\/Length \d+/g, '')
    .replace(/stream\n([\s\S]*?)\nendstream/g, (_, packed: string) =>
      packed.startsWith('x') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed,
    );
}
