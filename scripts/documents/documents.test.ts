import { readdir, readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it, test } from 'vitest';
import formulirPemasok from '@/content/documents/formulir-pemasok.md';
import { site } from '../../src/config/site.ts';
import { allDocuments, downloads, programDocuments, readDocument, readDocuments } from './document.ts';
import { renderBody } from './markdown.ts';
import { fingerprintOf } from './page.ts';
import { readPdfFacts } from './pdf-facts.ts';

const documents = allDocuments();

const open = async (file: string) => PDFDocument.load(await readFile(file), { updateMetadata: false });

describe.each(documents)('$pdf', (document) => {
  it('is what its Markdown and print.css give today: otherwise run `npm run documents`', async () => {
    const pdf = await readPdfFacts(document.pdf);
    expect(pdf?.fingerprint).toBe(fingerprintOf(document));
  });

  it('is small, has two or more pages, names its title and language, and can be read aloud', async () => {
    const pdf = await open(document.pdf);
    const { catalog } = pdf;
    expect((await readPdfFacts(document.pdf))?.bytes).toBeLessThanOrEqual(120 * 1024);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2);
    expect(pdf.getTitle()).toBe(document.title);
    expect(pdf.getLanguage()).toBe('id-ID');
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true');
    expect(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).toString()).toContain(
      '/DisplayDocTitle true',
    );
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    expect(catalog.has(PDFName.of('Outlines'))).toBe(true);
  });
});

describe('the files', () => {
  it('are imported by the pages with title, size and page count', async () => {
    expect(formulirPemasok).toMatchObject({
      title: 'Formulir Pemasok',
      fileName: 'formulir-pemasok.pdf',
      url: '/docs/formulir-pemasok.pdf',
      bytes: (await readFile('public/docs/formulir-pemasok.pdf')).length,
      pages: 3,
    });
  });

  it.each([downloads, programDocuments])('of $pdfs have a Markdown file each', async (folder) => {
    const names = await readdir(folder.pdfs);
    expect(names.sort()).toEqual(readDocuments(folder).map(({ name }) => `${name}.pdf`));
  });

  it('of the programme are those that the seed lists', async () => {
    const seed = await readFile('supabase/seed.sql', 'utf8');
    for (const { name, title } of readDocuments(programDocuments)) {
      expect(seed).toContain(`'program_regulations/${name}.pdf'`);
      expect(seed).toContain(`'${title}'`);
    }
  });
});

test("the suppliers' form can be filled in, and each field says what belongs there", async () => {
  const pdf = await open('public/docs/formulir-pemasok.pdf');
  const fields = pdf.getForm().getFields();
  const labels = fields.map(({ acroField }) =>
    acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText(),
  );
  expect(fields).toHaveLength(78);
  expect(new Set(labels).size).toBe(78);
  expect(labels).toEqual(
    expect.arrayContaining([
      'Nama usaha, kelompok, atau koperasi',
      'Bentuk: Koperasi',
      'Nama bahan, baris 7',
    ]),
  );

  pdf.getForm().getTextField('nama_usaha').setText('Koperasi Sumber Pangan');
  pdf.getForm().getTextField('pengalaman').setText('Pasar Bandungan, 2019.\nDua SPPG, 2025.');
  pdf.getForm().getCheckBox('bentuk_2').check();
  const filled = (await PDFDocument.load(await pdf.save())).getForm();
  expect(filled.getTextField('nama_usaha').getText()).toBe('Koperasi Sumber Pangan');
  expect(filled.getTextField('pengalaman').isMultiline()).toBe(true);
  expect(filled.getCheckBox('bentuk_2').isChecked()).toBe(true);
  expect(filled.getCheckBox('bentuk_1').isChecked()).toBe(false);
});

describe('a mistake', () => {
  const frontMatter = [
    'title: Judul',
    'description: Keterangan.',
    'summary: Ringkasan.',
    'category: Panduan',
    'date: 2026-11-02',
    'version: Edisi November 2026',
    'keywords: [panduan]',
    'contact: umum',
  ];
  const read = (lines: string[], body = 'Isi.') =>
    readDocument('a.md', 'public/docs', ['---', ...lines, '---', '', body].join('\n'));

  it.each([
    [frontMatter.slice(1), /^a\.md:1: title: /],
    [frontMatter.with(4, 'date: 2 November'), /^a\.md:6: date: /],
    [frontMatter.with(7, 'contact: redaksi'), /^a\.md:9: contact: /],
    [[...frontMatter, 'warna: hijau'], /^a\.md:10: warna: /],
    [frontMatter.with(6, 'keywords: [panduan'), /^a\.md:9: /],
  ])('in the front matter is named with its line: %#', (lines, message) => {
    expect(() => read(lines)).toThrow(message);
  });

  it('of a file without front matter is its first line', () => {
    expect(() => readDocument('a.md', 'public/docs', 'Isi saja.')).toThrow(/^a\.md:1: begins without/);
  });

  it.each([
    [
      'Satu.\n\nTelepon {{site.telepon}}.',
      /^a\.md:14: there is no \{\{site\.telepon\}\}; there are site\.name, /,
    ],
    ['Satu.\n\n::: catatan\nDua.\n:::', /^a\.md:14: there is no box "::: catatan"; there are note, /],
    ['Satu.\n\n::: note Judul\nDua.', /^a\.md:14: no line ::: ends the box that begins here\./],
  ])('in the text is named with its line: %j', (body, message) => {
    expect(() => renderBody(read(frontMatter, body).source)).toThrow(message);
  });
});

test('Markdown becomes what print.css draws, and HTML stays text', () => {
  const body =
    '::: bars\n- Dasar **Rp20.000.000**\n- Turun **Rp5.000.000**\n:::\n\n<b>10–25 persen</b>, mitra.bgn.go.id, {{site.hotline}}';
  const { html } = renderBody({ file: 'a.md', body, bodyLine: 1 });
  expect(html).toContain('style="--length: 1.000"');
  expect(html).toContain('style="--length: 0.250"');
  expect(html).toContain('&lt;b&gt;<span class="number">10–25 persen</span>');
  expect(html).toContain('<a href="https://mitra.bgn.go.id">mitra.bgn.go.id</a>');
  expect(html).toContain(site.officialChannels.hotline.display);
});
