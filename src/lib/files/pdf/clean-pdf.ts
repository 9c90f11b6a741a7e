import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { site } from '@/config/site';

/** What of a document's catalogue runs, is attached, or is filled in: scripts, files, forms, and metadata as XML. */
const strippedParts = ['Metadata', 'OpenAction', 'AA', 'AcroForm', 'PieceInfo', 'AF', 'Collection'].map(
  (key) => PDFName.of(key),
);

/** The named trees of the catalogue that are taken out. */
const strippedNames = ['JavaScript', 'EmbeddedFiles'].map((key) => PDFName.of(key));

/** Writes title and company into a PDF, and nobody's name. */
export function describePdf(pdf: PDFDocument, title: string) {
  pdf.context.trailerInfo.Info = undefined;
  pdf.setTitle(title);
  pdf.setAuthor(site.name);
  pdf.setProducer(site.name);
  pdf.setCreator(site.name);
}

/**
 * The same pages without what tells of their author or runs: with title and company as its only metadata, without scripts,
 * attached files, comments and form fields, whose values stay as text. Undefined when the file can't be changed: it is
 * damaged, wants a password, or is signed, which a change would undo.
 */
export async function cleanPdf(file: Blob, title: string): Promise<Blob | undefined> {
  try {
    const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
    if (isSigned(pdf)) return undefined;
    pdf.getForm().flatten();
    for (const key of strippedParts) pdf.catalog.delete(key);
    const names = pdf.catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
    for (const key of strippedNames) names?.delete(key);
    for (const { node } of pdf.getPages()) {
      for (const key of ['AA', 'Metadata', 'PieceInfo']) node.delete(PDFName.of(key));
      keepLinks(node.lookupMaybe(PDFName.of('Annots'), PDFArray));
    }
    describePdf(pdf, title);
    return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}

/** Removes comments, and what a link runs instead of leading somewhere. */
function keepLinks(annotations: PDFArray | undefined) {
  for (let place = (annotations?.size() ?? 0) - 1; place >= 0; place -= 1) {
    const annotation = annotations?.lookupMaybe(place, PDFDict);
    const isLink = annotation?.get(PDFName.of('Subtype')) === PDFName.of('Link');
    const action = annotation?.lookupMaybe(PDFName.of('A'), PDFDict)?.get(PDFName.of('S'));
    const leads = action === undefined || action === PDFName.of('URI') || action === PDFName.of('GoTo');
    if (!isLink || !leads) annotations?.remove(place);
  }
}

/** Whether a field of its form is an electronic signature. */
const isSigned = (pdf: PDFDocument) =>
  pdf
    .getForm()
    .getFields()
    .some(
      (field) =>
        field.acroField.dict.get(PDFName.of('FT')) === PDFName.of('Sig') &&
        field.acroField.dict.has(PDFName.of('V')),
    );
