import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Replaces the links made by markdown.ts with form fields. */
export function addFields(pdf: PDFDocument): void {
  const fields = pdf
    .getPages()
    .flatMap((page) =>
      (page.node.Annots()?.asArray() ?? [])
        .filter((ref) => ref instanceof PDFRef)
        .filter((ref) => becameField(pdf, page, ref)),
    );
  // Screen readers announce the type in the structure tree.
  for (const [, element] of pdf.context.enumerateIndirectObjects()) {
    const annotation = element instanceof PDFDict && annotationOf(element);
    if (annotation && fields.includes(annotation)) element.set(PDFName.of('S'), PDFName.of('Form'));
  }
}

function becameField(pdf: PDFDocument, page: PDFPage, ref: PDFRef): boolean {
  const link = pdf.context.lookup(ref, PDFDict);
  const address = link.lookupMaybe(PDFName.of('A'), PDFDict)?.lookupMaybe(PDFName.of('URI'), PDFString);
  const [, kind, name, query] = /^(field|area|check):(\w+)\?(.*)$/.exec(address?.asString() ?? '') ?? [];
  if (!kind || !name) return false;

  const form = pdf.getForm();
  const field = kind === 'check' ? form.createCheckBox(name) : form.createTextField(name);
  const label = new URLSearchParams(query).get('label') ?? name;
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
  // No border: the page's print styles draw the frame.
  const { x, y, width, height } = link.lookup(PDFName.of('Rect'), PDFArray).asRectangle();
  const side = kind === 'check' ? 0 : 3;
  const place = { x: x + side, y, width: width - 2 * side, height };
  field.addToPage(page, { ...place, borderWidth: 0, backgroundColor: undefined });
  if ('setFontSize' in field) {
    field.setFontSize(10);
    if (kind === 'area') field.enableMultiline();
  }

  // The field replaces the link in the page's annotations and in the structure tree, which defines the tab order.
  const [widget] = field.acroField.getWidgets();
  const added = field.acroField.Kids()?.get(0);
  if (!widget || !(added instanceof PDFRef)) throw new Error(`The field ${name} was not added to its page.`);
  page.node.removeAnnot(added);
  pdf.context.delete(added);
  widget.dict.set(PDFName.of('StructParent'), link.get(PDFName.of('StructParent')) ?? pdf.context.obj(null));
  pdf.context.assign(ref, widget.dict);
  field.acroField.Kids()?.set(0, ref);
  return true;
}

/** The annotation that an element of the structure tree refers to. */
function annotationOf(element: PDFDict) {
  const children = element.get(PDFName.of('K'));
  if (!(children instanceof PDFArray)) return undefined;
  return children
    .asArray()
    .filter((child) => child instanceof PDFDict)
    .map((child) => child.get(PDFName.of('Obj')))
    .find((object) => object instanceof PDFRef);
}
