import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

/** Reduces the structure tree for screen readers to what PDF 1.7 defines, and makes it the same on every run. */
export function tidyStructure(pdf: PDFDocument): void {
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  root.set(PDFName.of('RoleMap'), pdf.context.obj({ Strong: 'Span' }));
  // The ids of table headers contain a counter of the browser session. Cells don't need them: headers have a scope.
  deleteTree(pdf, root.get(PDFName.of('IDTree')));
  root.delete(PDFName.of('IDTree'));
  for (const [, element] of pdf.context.enumerateIndirectObjects()) {
    if (!(element instanceof PDFDict)) continue;
    const type = element.get(PDFName.of('S'));
    if (type === PDFName.of('TH')) element.delete(PDFName.of('ID'));
    if (type === PDFName.of('TD')) element.delete(PDFName.of('A'));
  }
}

function deleteTree(pdf: PDFDocument, node: PDFObject | undefined): void {
  if (!(node instanceof PDFRef)) return;
  const kids = pdf.context.lookup(node, PDFDict).lookupMaybe(PDFName.of('Kids'), PDFArray);
  for (const kid of kids?.asArray() ?? []) deleteTree(pdf, kid);
  pdf.context.delete(node);
}
