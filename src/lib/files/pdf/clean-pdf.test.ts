import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { cleanPdf } from './clean-pdf';

/** Every text of a file: the strings of all its objects, whether anything names them or not, and what is in its streams. */
async function everyText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const texts = [new TextDecoder('latin1').decode(bytes)];
  const read = (object: PDFObject | undefined): void => {
    if (object instanceof PDFString || object instanceof PDFHexString) texts.push(object.decodeText());
    else if (object instanceof PDFName) texts.push(object.decodeText());
    else if (object instanceof PDFArray) object.asArray().forEach(read);
    else if (object instanceof PDFDict) object.values().forEach(read);
    else if (object instanceof PDFStream) {
      read(object.dict);
      const content =
        object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : object.getContents();
      texts.push(new TextDecoder('latin1').decode(content));
    } else if (!(object instanceof PDFRef)) texts.push(String(object));
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) read(object);
  return texts.join('\n');
}

/** A file that tells in every way who wrote it and what it was: as RAHASIA with a number for each way. */
async function tellingPdf(): Promise<{ file: File; ways: string[] }> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const ways: string[] = [];
  const secret = (way: string) => {
    ways.push(`RAHASIA-${ways.length + 1}-${way}`);
    return PDFString.of(ways.at(-1) ?? '');
  };
  const stream = (way: string) => context.register(context.flateStream(secret(way).asString()));
  pdf.setTitle(secret('judul').asString());
  pdf.setAuthor(secret('penulis').asString());
  await pdf.attach(
    new TextEncoder().encode(secret('lampiran').asString()),
    secret('nama-lampiran').asString(),
  );
  const page = pdf.addPage();
  page.drawText('Isi yang tetap.');
  const field = pdf.getForm().createTextField('kolom');
  field.setText('Isian yang tetap');
  field.addToPage(page);

  const comment = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Text',
      T: secret('komentator'),
      Contents: secret('komentar'),
      Rect: [0, 0, 9, 9],
    }),
  );
  const attached = context.obj({ Type: 'Filespec', F: secret('berkas'), EF: { F: stream('isi-berkas') } });
  const fileNote = context.register(
    context.obj({ Type: 'Annot', Subtype: 'FileAttachment', FS: attached, Rect: [0, 0, 9, 9] }),
  );
  const next = { S: 'JavaScript', JS: secret('skrip-tautan') };
  const link = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: PDFString.of('https://tetap.contoh.id'), Next: next },
    }),
  );
  const launch = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'Launch', F: secret('program') },
    }),
  );
  page.node.addAnnot(comment);
  for (const annotation of [fileNote, link, launch]) page.node.addAnnot(annotation);
  page.node.set(PDFName.of('Metadata'), stream('xmp-halaman'));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Program: { Private: secret('catatan-program') } }));
  page.node.set(PDFName.of('Thumb'), stream('gambar-kecil'));
  page.node.set(PDFName.of('AA'), context.obj({ O: { S: 'JavaScript', JS: secret('skrip-halaman') } }));
  const thread = context.register(context.obj({ Type: 'Thread', I: { Author: secret('penulis-artikel') } }));
  page.node.set(PDFName.of('B'), context.obj([context.register(context.obj({ T: thread }))]));
  const picture = context.obj({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 9, 9],
    Metadata: stream('xmp-gambar'),
  });
  page.node.newXObject('Gambar', context.register(PDFRawStream.of(picture, new Uint8Array())));

  const tagged = ['komentar', 'berkas'].map((_, place) => ({
    Type: 'OBJR',
    Obj: [comment, fileNote][place],
  }));
  pdf.catalog.set(
    PDFName.of('StructTreeRoot'),
    context.register(context.obj({ Type: 'StructTreeRoot', K: tagged })),
  );
  pdf.catalog.set(PDFName.of('Threads'), context.obj([thread]));
  pdf.catalog.set(PDFName.of('Metadata'), stream('xmp'));
  pdf.catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: stream('skrip') }));
  const mark = context.obj({
    Title: PDFString.of('Bab yang tetap'),
    A: { S: 'JavaScript', JS: secret('skrip-bab') },
  });
  pdf.catalog.set(
    PDFName.of('Outlines'),
    context.register(context.obj({ Type: 'Outlines', First: context.register(mark) })),
  );
  // What an earlier program has left without a name.
  stream('sisa');
  const file = new File([new Uint8Array(await pdf.save({ useObjectStreams: false }))], 'asli.pdf', {
    type: 'application/pdf',
  });
  return { file, ways };
}

test('what was taken out of a PDF is in none of its objects and streams, and what is read stays', async () => {
  const { file, ways } = await tellingPdf();
  const before = await everyText(file);
  expect(ways.filter((way) => !before.includes(way))).toEqual([]);

  const clean = await cleanPdf(file, 'Judul Baru');
  const after = await everyText(clean ?? file);
  expect(after.match(/RAHASIA-[\w-]+/g) ?? []).toEqual([]);
  for (const kept of ['Judul Baru', 'https://tetap.contoh.id', 'Bab yang tetap'])
    expect(after).toContain(kept);
  const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();
  for (const drawn of ['Isi yang tetap.', 'Isian yang tetap']) expect(after).toContain(hex(drawn));
});

test('a tagged file, whose structure has attributes, is cleaned, too', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const paragraph = { Type: 'StructElem', S: 'P', A: [{ O: 'Layout', Placement: 'Block' }] };
  pdf.catalog.set(PDFName.of('StructTreeRoot'), pdf.context.obj({ Type: 'StructTreeRoot', K: [paragraph] }));
  pdf.setAuthor('RAHASIA');
  const clean = await cleanPdf(new Blob([new Uint8Array(await pdf.save())]), 'Judul Baru');
  const text = await everyText(clean ?? new Blob());
  expect(text).toContain('Placement');
  expect(text).not.toContain('RAHASIA');
});
