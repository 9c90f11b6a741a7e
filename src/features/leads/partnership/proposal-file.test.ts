import { expect, test } from 'vitest';
import { identifyProposal, maxProposalBytes, newProposalPath, proposalProblem } from './proposal-file';

const pdf = '%PDF-1.7';
const zip = 'PK\u0003\u0004';
const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
const wrongType = {
  title: 'Jenis File Tidak Diizinkan',
  description: 'Hanya file PDF, Word (doc, docx), dan Excel (xls, xlsx) yang diizinkan.',
  variant: 'destructive',
};

test.each([
  ['proposal.pdf', pdf],
  ['PROPOSAL.PDF', pdf],
  ['proposal.pdf ', pdf],
  ['DOC-20261124-WA0003.', pdf],
  ['from a scanner.pdf', `\x1b%-12345X@PJL\n${pdf}`],
  ['proposal.docx', zip],
  ['proposal.xlsx', zip],
  ['proposal.doc', ole],
  ['proposal.xls', ole],
  ['with a password.docx', ole],
  ['saved as rich text.doc', '{\\rtf1'],
])('%j is taken', async (name, content) => {
  expect(await proposalProblem(new File([content], name))).toBeUndefined();
});

test.each([
  ['a renamed program', 'proposal.pdf', 'MZ\u0090\u0000'],
  ['a renamed page', 'proposal.docx', '<html>'],
  ['a PDF called Word', 'proposal.docx', pdf],
  ['another type', 'proposal.zip', zip],
  ['what every object has', 'proposal.constructor', zip],
  ['a program called a PDF', 'proposal.pdf.exe', 'MZ\u0090\u0000'],
  ['a program called a Word document', 'proposal.docx.exe', zip],
  ['no extension, and no PDF', 'DOC-20261124-WA0003.', zip],
])('%s is refused', async (_what, name, content) => {
  expect(await proposalProblem(new File([content], name))).toEqual(wrongType);
});

test.each([
  ['proposal.pdf (1)', '', 'proposal.pdf'],
  ['Surat edaran.PDF ', 'application/octet-stream', 'Surat edaran.PDF'],
  ['proposal.pdf.pdf', 'application/pdf', 'proposal.pdf'],
  ['proposal.pdf.bin', 'application/octet-stream', 'proposal.pdf'],
])('the PDF %j of type %j is sent as %j', async (name, type, sent) => {
  const file = new File([pdf], name, { type });
  expect(await proposalProblem(file)).toBeUndefined();
  expect(await identifyProposal(file)).toEqual({ name: sent, type: 'application/pdf' });
});

test('a Word document that says .pdf before its extension stays one', async () => {
  const file = new File([zip], 'proposal.pdf.docx');
  expect(await identifyProposal(file)).toMatchObject({
    name: 'proposal.pdf.docx',
    type: expect.stringContaining('word'),
  });
});

test('an empty file, and one that is gone, are not called another type', async () => {
  expect(await proposalProblem(new File([], 'proposal.pdf'))).toMatchObject({
    title: 'Unggah Gagal',
    description: 'File ini kosong. Periksa filenya, lalu pilih lagi.',
  });
  const gone = new File([pdf], 'proposal.pdf');
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await proposalProblem(gone)).toMatchObject({
    title: 'Unggah Gagal',
    description: 'File ini tidak dapat dibaca. Periksa filenya, lalu pilih lagi.',
  });
});

test('10 MB are taken, one byte more is not', async () => {
  const filled = (bytes: number) => new File([pdf, new Uint8Array(bytes - pdf.length)], 'proposal.pdf');
  expect(await proposalProblem(filled(maxProposalBytes))).toBeUndefined();
  expect(await proposalProblem(filled(maxProposalBytes + 1))).toEqual({
    title: 'Ukuran File Terlalu Besar',
    description: 'Ukuran file maksimal adalah 10MB.',
    variant: 'destructive',
  });
});

test.each([
  ['Proposal.pdf', 'Proposal.pdf'],
  ['Usulan désa é.docx', 'Usulan-desa-e.docx'],
  ['a b  c.xls', 'a-b-c.xls'],
  ['../../avatars/a\\b.pdf', 'avatars-a-b.pdf'],
  ['...v1.2...pdf', 'v1-2.pdf'],
  ['..pdf', 'berkas.pdf'],
  [`${'x'.repeat(296)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ['🍚🍲.XLSX', 'berkas.xlsx'],
])('%j is stored as %j', (name, stored) => {
  const path = newProposalPath('investasi_peralatan', 'anonymous', name, 1793160300000);
  expect(path).toBe(`partnership_proposals/investasi_peralatan/anonymous/1793160300000_${stored}`);
});
