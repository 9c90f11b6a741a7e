import Pdfkit from 'pdfkit';
import { fonts, type Weight } from './fonts';
import { breakLines, type Line } from './inline';
import { colour, type Style } from './theme';

// The types of pdfkit lag behind it: the scope of a table head, and annotations that join the structure.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
    }
    interface AnnotationOption {
      Subtype?: string;
      structParent?: PDFStructureElement;
    }
  }
}

export type Pdf = PDFKit.PDFDocument;
export type Structure = ReturnType<Pdf['struct']>;
type Meta = {
  title: string;
  subject: string;
  keywords: readonly string[];
  author: string;
  date: Date;
};

/** A tagged A4 document and the few drawing verbs the documents need; y grows downwards. */
export type Canvas = ReturnType<typeof createCanvas>;

export function createCanvas(meta: Meta) {
  const pdf = new Pdfkit({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'id-ID',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: meta.title,
      Author: meta.author,
      Subject: meta.subject,
      Keywords: meta.keywords.join(', '),
      Creator: meta.author,
      CreationDate: meta.date,
      ModDate: meta.date,
    },
  });
  for (const [weight, file] of Object.entries(fonts)) pdf.registerFont(weight, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const setFont = (weight: Weight, size: number) => {
    pdf.font(weight);
    pdf.fontSize(size);
  };
  const measure = (text: string, weight: Weight, size: number) => {
    setFont(weight, size);
    return pdf.widthOfString(text) + wordGap(size) * (text.split(' ').length - 1);
  };
  const layOut = (text: string, style: Style, width: number) => breakLines(text, style, width, measure);
  /** The same number of lines, as even in length as they can be: for titles. */
  const layOutEvenly = (text: string, style: Style, width: number) => {
    const count = layOut(text, style, width).length;
    let narrow = width;
    while (narrow > width / 2 && fits(text, style, narrow - 8, count)) narrow -= 8;
    return layOut(text, style, narrow);
  };
  const fits = (text: string, style: Style, width: number, count: number) =>
    layOut(text, style, width).length === count;

  /** Draws one line with its top at `top`; call inside a structure element's closure or an artifact. */
  const drawRun = (text: string, x: number, top: number, style: Style, weight: Weight, link?: string) => {
    const missing = notDrawable.exec(text);
    if (missing) throw new Error(`The font has no "${missing[0]}" (in "${text}")`);
    setFont(weight, style.size);
    pdf.fillColor(link ? colour.green : style.color);
    let left = x;
    for (const word of text.split(/(?<= )/)) {
      pdf.text(word, left, top + baselineOf(style), { baseline: 'alphabetic', lineBreak: false, link });
      left += measure(word, weight, style.size);
    }
  };

  /** Adds the lines to `parent` as one element of type `tag`, links as elements inside it. */
  const drawLines = (
    parent: Structure,
    tag: string,
    lines: Line[],
    x: number,
    top: number,
    style: Style,
    right?: { width: number },
  ) => {
    const children = lines.flatMap((line, index) => {
      let left = right ? x + right.width - line.width : x;
      return line.runs.map((run) => {
        const at = left;
        left += run.width;
        const draw = () => drawRun(run.text, at, top + index * style.leading, style, run.weight, run.link);
        return run.link ? pdf.struct('Link', {}, [draw]) : draw;
      });
    });
    parent.add(pdf.struct(tag, tag === 'TH' ? { scope: 'Column' } : {}, children));
  };

  /** Decoration, and everything a screen reader should skip. */
  const artifact = (draw: () => void, type?: 'Pagination') => {
    pdf.markContent('Artifact', type ? { type } : {});
    pdf.save();
    draw();
    pdf.restore();
    pdf.endMarkedContent();
  };

  return { pdf, root, measure, layOut, layOutEvenly, drawRun, drawLines, artifact };
}

/** The finished file. */
export function finish(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

// The font's own space, 0.17 em, is too narrow for small print.
const wordGap = (size: number) => size * 0.055;

// Ascender 1.038, descender 0.222 em: the line box is centred in the leading.
const baselineOf = (style: Style) => (style.leading - 1.26 * style.size) / 2 + 1.038 * style.size;

// What the Latin subset of the font covers; anything else would print as an empty box.
const notDrawable = /[^\u0020-\u007e\u00b0-\u00ff–—‘’“”•…−·]/u;
