import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Page } from 'playwright';
import { site } from '@/config/site';
import { ContentError } from '../mistake.ts';
import type { Document } from './document.ts';
import { fingerprintOf, pageOf } from './page.ts';
import { fingerprintKey } from './pdf-facts.ts';
import { addFields } from './pdf-fields.ts';

/**
 * Prints a document as a PDF.
 * @param url - where the browser opens its page; the server there has the styles and pictures
 * @throws ContentError for a picture or a character that is not there
 */
export async function renderPdf(browserPage: Page, url: string, document: Document): Promise<Uint8Array> {
  await browserPage.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(document) }),
  );
  await browserPage.goto(url);
  const missing = await browserPage.evaluate(async () => {
    await window.document.fonts.ready;
    return [...window.document.images].find(({ naturalWidth }) => naturalWidth === 0)?.getAttribute('src');
  });
  if (missing)
    throw new ContentError(document.source.file, 1, `names the picture "${missing}", which is not there.`);
  const print = async () => {
    const printed = await browserPage.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    return PDFDocument.load(printed, { updateMetadata: false });
  };
  let pdf = await print();
  const pageNumbers = sectionPages(pdf);
  if (pageNumbers.size > 0) {
    // Browsers can not put page numbers into a table of contents, so they are read from a first print.
    for (const [id, number] of pageNumbers) {
      const link = browserPage.locator(`nav a[href="#${id}"]`);
      await link.evaluate((element, number) => element.setAttribute('data-page', number), String(number));
    }
    pdf = await print();
  }
  checkFonts(pdf, document);
  describe(pdf, document);
  addFields(pdf);
  return pdf.save({ useObjectStreams: true, updateFieldAppearances: false });
}

/** The page number of each section in the table of contents, by the section's id. */
function sectionPages(pdf: PDFDocument): Map<string, number> {
  const pages = pdf.getPages().map(({ ref }) => ref.toString());
  const places = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [];
  return new Map(
    places.map(([id, place]) => {
      const page = place instanceof PDFArray ? place.get(0).toString() : '';
      return [id.decodeText(), pages.indexOf(page) + 1];
    }),
  );
}

/** Refuses a fallback font: the site's font then lacks a character of the text. */
function checkFonts(pdf: PDFDocument, { source }: Document): void {
  for (const [, font] of pdf.context.enumerateIndirectObjects()) {
    const name = font instanceof PDFDict && font.lookupMaybe(PDFName.of('BaseFont'), PDFName)?.decodeText();
    if (name && !name.includes('PlusJakartaSans')) {
      throw new ContentError(source.file, 1, `has a sign that Plus Jakarta Sans lacks, set in ${name}.`);
    }
  }
}

/** Adds the metadata that the browser does not write (it writes title and language), and the meaning of a role that PDF 1.7 lacks. */
function describe(pdf: PDFDocument, document: Document): void {
  const date = new Date(`${document.date}T08:00:00+07:00`);
  pdf.setSubject(document.description);
  pdf.setKeywords([document.keywords.join(', ')]);
  pdf.setAuthor(site.legalName);
  pdf.setCreator(site.legalName);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of(fingerprintKey), PDFString.of(fingerprintOf(document)));
  const structure = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  structure.set(PDFName.of('RoleMap'), pdf.context.obj({ Strong: 'Span' }));
}
