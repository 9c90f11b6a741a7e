import { expect, test } from 'vitest';
import { documentNames, documentProblem } from './admin-api';

test.each([
  ['a PDF', 'Panduan.pdf', '%PDF-1.7\n', undefined],
  ['a PDF with its extension in capitals', 'Panduan.PDF', '%PDF-1.4\n', undefined],
  ['a PDF with a line before it', 'Panduan.pdf', `\x1b%-12345X@PJL\n%PDF-1.7\n`, undefined],
  ['a PDF from a chat', 'DOC-20261124-WA0003.', '%PDF-1.7\n', undefined],
  ['a second download', 'Panduan.pdf (1)', '%PDF-1.7\n', undefined],
  ['a copy', 'Panduan.pdf_2', '%PDF-1.7\n', undefined],
  ['a space after the extension', 'Surat edaran.PDF ', '%PDF-1.7\n', undefined],
  ['a doubled extension', 'Panduan.pdf.pdf', '%PDF-1.7\n', undefined],
  ['a picture called a PDF', 'Panduan.pdf (1)', 'JFIF', 'Jenis File Salah'],
  ['a picture from a chat', 'DOC-20261124-WA0003.', 'JFIF', 'Jenis File Salah'],
  ['a PDF that begins too late', 'Panduan.pdf', `${' '.repeat(1024)}%PDF-1.7\n`, 'Jenis File Salah'],
  ['a renamed program', 'Panduan.pdf', 'MZ\x90\x00\x03', 'Jenis File Salah'],
  ['a renamed Word document', 'Panduan.pdf', 'PK\x03\x04', 'Jenis File Salah'],
  ['a PDF under another name', 'Panduan.docx', '%PDF-1.7\n', 'Jenis File Salah'],
  ['an empty file', 'Panduan.pdf', '', 'Unggah Gagal'],
])('%s', async (_what, name, content, expected) => {
  const problem = await documentProblem(new File([content], name, { type: 'application/pdf' }));
  expect(problem?.title).toBe(expected);
});

test('the names of a document come from the original one', () => {
  expect(documentNames('Juknis (revisi e\u0301).PDF', 1793160300000)).toEqual({
    title: 'Juknis (revisi é)',
    file_name: '1793160300000_Juknis (revisi é).PDF',
    file_path: 'program_regulations/1793160300000_Juknis-revisi-e.pdf',
  });
});

test('a name without an extension gets that of a PDF', () => {
  expect(documentNames('DOC-20261124-WA0003.', 1)).toEqual({
    title: 'DOC-20261124-WA0003',
    file_name: '1_DOC-20261124-WA0003.pdf',
    file_path: 'program_regulations/1_DOC-20261124-WA0003.pdf',
  });
});

test.each(['x.pdf.pdf', 'x.pdf (1)', 'x.pdf_2', 'x.pdf '])('%j makes a document called x', (name) => {
  expect(documentNames(name, 1)).toEqual({
    title: 'x',
    file_name: '1_x.pdf',
    file_path: 'program_regulations/1_x.pdf',
  });
});

test('a name without a title still makes a document', () => {
  expect(documentNames('.pdf', 1)).toEqual({
    title: 'Dokumen',
    file_name: '1_.pdf',
    file_path: 'program_regulations/1_berkas.pdf',
  });
});
