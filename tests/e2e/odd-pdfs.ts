// PDFs as people have them, and of which nothing can be made: locked, cut off, long, without fonts, signed.
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

async function written(pages: number) {
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) pdf.addPage().drawText(`Halaman ${number}`);
  return pdf;
}

/** One that wants a password to be opened. */
export async function lockedPdf() {
  const pdf = await written(1);
  pdf.encrypt({ userPassword: 'rahasia', ownerPassword: 'rahasia' });
  return file('terkunci.pdf', await pdf.save());
}

/** One of which the second half did not arrive. */
export async function cutPdf() {
  const bytes = await (await written(3)).save();
  return file('terpotong.pdf', bytes.slice(0, bytes.length / 3));
}

export const longPdf = async (pages: number) => file('panjang.pdf', await (await written(pages)).save());

/** One whose text no browser can draw: its font is not in the file, and is written in a way that only few programs know. */
export async function fontlessPdf() {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const { context } = pdf;
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: 'HeiseiMin-W3',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Japan1'), Supplement: 2 },
      FontDescriptor: {
        Type: 'FontDescriptor',
        FontName: 'HeiseiMin-W3',
        Flags: 4,
        FontBBox: [0, 0, 1000, 1000],
        ItalicAngle: 0,
        Ascent: 800,
        Descent: -200,
        CapHeight: 700,
        StemV: 80,
      },
    }),
  );
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'HeiseiMin-W3-90ms-RKSJ-H',
      Encoding: '90ms-RKSJ-H',
      DescendantFonts: [descendant],
    }),
  );
  page.node.setFontDictionary(PDFName.of('F1'), font);
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.flateStream('BT /F1 24 Tf 50 700 Td <82a082a282a4> Tj ET')),
  );
  return file('tanpa-font.pdf', await pdf.save());
}

/** One that is electronically signed, as far as readers of its form can tell. */
export async function signedPdf() {
  const pdf = await written(1);
  pdf.setAuthor('Penulis Uji');
  const { context } = pdf;
  const signature = context.register(
    context.obj({
      FT: 'Sig',
      T: PDFString.of('Tanda tangan'),
      V: { Type: 'Sig', Filter: 'Adobe.PPKLite', Contents: PDFHexString.of('00') },
      Rect: [0, 0, 0, 0],
    }),
  );
  pdf.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [signature], SigFlags: 3 }));
  return file('bertanda-tangan.pdf', await pdf.save());
}
