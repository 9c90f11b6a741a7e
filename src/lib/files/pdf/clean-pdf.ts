import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { site } from '@/config/site';

const namesOf = (...keys: string[]) => keys.map((key) => PDFName.of(key));

/** What of a document's catalogue runs, is attached, is filled in, or tells who wrote and signed what. */
const strippedParts = namesOf('AcroForm', 'Collection', 'Threads', 'Perms', 'Legal', 'DSS', 'SpiderInfo');

/** What any part of a document may have: scripts, attached files, metadata as XML, what programs note, a picture of it as it was. */
const strippedKeys = namesOf('Metadata', 'OpenAction', 'AA', 'PieceInfo', 'AF', 'Thumb');

const load = async (file: Blob) => PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });

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
    const pdf = await load(file);
    if (isSigned(pdf)) return undefined;
    pdf.getForm().flatten();
    for (const key of strippedParts) pdf.catalog.delete(key);
    const names = pdf.catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
    for (const key of names?.keys() ?? []) if (key !== PDFName.of('Dests')) names?.delete(key);
    for (const { node } of pdf.getPages()) {
      // The beads of an article, whose title and author they name.
      node.delete(PDFName.of('B'));
      keepLinks(node.lookupMaybe(PDFName.of('Annots'), PDFArray));
    }
    describePdf(pdf, title);
    dropUnnamed(pdf);
    return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
  } catch {
    return undefined;
  }
}

const actionsThatLead = namesOf('URI', 'GoTo');

/** Whether an annotation is a link that leads somewhere; one that runs something does not. */
function isLeadingLink(annotation: PDFDict | undefined): boolean {
  const action = annotation?.lookupMaybe(PDFName.of('A'), PDFDict)?.get(PDFName.of('S'));
  const leads = action === undefined || actionsThatLead.some((name) => name === action);
  return annotation?.get(PDFName.of('Subtype')) === PDFName.of('Link') && leads;
}

/** Removes comments, and what a link runs instead of leading somewhere. */
function keepLinks(annotations: PDFArray | undefined) {
  for (let place = (annotations?.size() ?? 0) - 1; place >= 0; place -= 1)
    if (!isLeadingLink(annotations?.lookupMaybe(place, PDFDict))) annotations?.remove(place);
}

/** Takes out of an object of the PDF what strangers must not have. */
function strip(part: PDFDict) {
  for (const key of strippedKeys) part.delete(key);
  const action = part.lookup(PDFName.of('A'));
  // Only an action has a type (S): in the structure of a tagged PDF the key A holds harmless attributes.
  if (action instanceof PDFDict && action.has(PDFName.of('S'))) {
    if (!actionsThatLead.some((name) => name === action.get(PDFName.of('S')))) part.delete(PDFName.of('A'));
    // Next holds further actions, which would run.
    action.delete(PDFName.of('Next'));
  }
  // The structure of a tagged PDF also refers to annotations, even to those that were just removed.
  if (part.get(PDFName.of('Type')) !== PDFName.of('OBJR')) return;
  const named = part.lookup(PDFName.of('Obj'));
  if (named instanceof PDFDict && !isLeadingLink(named)) part.delete(PDFName.of('Obj'));
}

/** Removes every object that nothing refers to any more: deleting a key leaves its object in the file's bytes. */
function dropUnnamed({ context }: PDFDocument) {
  const named = new Set<PDFRef>();
  const found: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  for (const object of found) {
    if (object instanceof PDFRef) {
      if (!named.has(object)) found.push(context.lookup(object));
      named.add(object);
    } else if (object instanceof PDFArray) found.push(...object.asArray());
    else if (object instanceof PDFDict) {
      strip(object);
      found.push(...object.values());
    } else if (object instanceof PDFStream) found.push(object.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!named.has(ref)) context.delete(ref);
}

/** Whether a PDF is electronically signed; one that can't be read does not count. */
export const isSignedPdf = (file: Blob) =>
  load(file)
    .then(isSigned)
    .catch(() => false);

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
