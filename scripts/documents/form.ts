import type { Canvas, Structure } from './canvas';
import { columnPlaces } from './columns';
import type { Piece } from './flow';
import type { Line } from './inline';
import type { Column, Field } from './model';
import { colour, contentWidth, page, type Style, style } from './theme';

const boxHeight = 19;

/** A fillable field with its label above. */
export function fieldPieces(canvas: Canvas, field: Field): Piece[] {
  switch (field.kind) {
    case 'line':
      return [textFields(canvas, field.parts, boxHeight, false)];
    case 'area':
      return [textFields(canvas, [field], field.height, true)];
    case 'choice':
      return [choice(canvas, field.name, field.label, field.options)];
    case 'table':
      return [tableFields(canvas, field.name, field.columns, field.rows)];
    default:
      return field satisfies never;
  }
}

function textFields(
  canvas: Canvas,
  parts: readonly { name: string; label: string }[],
  height: number,
  multiline: boolean,
): Piece {
  const gap = 14;
  const width = (contentWidth - gap * (parts.length - 1)) / parts.length;
  const labelHeight = style.label.leading + 2;
  return {
    height: labelHeight + height,
    before: 7,
    draw: (top) => {
      parts.forEach(({ name, label }, index) => {
        const x = page.left + index * (width + gap);
        canvas.drawLines(canvas.root, 'P', oneLine(canvas, label, style.label, width), x, top, style.label);
        addTextWidget(canvas, { name, label, x, top: top + labelHeight, width, height, multiline });
      });
    },
  };
}

function choice(canvas: Canvas, name: string, label: string, options: readonly string[]): Piece {
  const columns = 3;
  const rowHeight = 17;
  const lines = canvas.layOut(label, style.label, contentWidth);
  const labelHeight = lines.length * style.label.leading + 2;
  const columnWidth = contentWidth / columns;
  return {
    height: labelHeight + Math.ceil(options.length / columns) * rowHeight,
    before: 8,
    draw: (top) => {
      canvas.drawLines(canvas.root, 'P', lines, page.left, top, style.label);
      options.forEach((option, index) => {
        const x = page.left + (index % columns) * columnWidth;
        const y = top + labelHeight + Math.floor(index / columns) * rowHeight;
        addCheckbox(canvas, `${name}_${index + 1}`, `${label}: ${option}`, x, y + 3);
        const text = oneLine(canvas, option, style.cell, columnWidth - 22);
        canvas.drawLines(canvas.root, 'P', text, x + 17, y + 2, style.cell);
      });
    },
  };
}

function tableFields(canvas: Canvas, name: string, columns: readonly Column[], rows: number): Piece {
  const places = columnPlaces(columns);
  const headHeight = 20;
  return {
    height: headHeight + rows * boxHeight,
    before: 9,
    draw: (top) => {
      canvas.artifact(() => canvas.pdf.rect(page.left, top, contentWidth, headHeight).fill(colour.green));
      for (const { title, x, width } of places) {
        canvas.drawLines(
          canvas.root,
          'P',
          oneLine(canvas, title, style.cellHead, width - 10),
          x + 5,
          top + 4,
          style.cellHead,
        );
      }
      // Row by row, which is the order of the Tab key.
      for (let row = 0; row < rows; row += 1) {
        for (const [index, { title, x, width }] of places.entries()) {
          addTextWidget(canvas, {
            name: `${name}_${row + 1}_${index + 1}`,
            label: `${title}, baris ${row + 1}`,
            x,
            top: top + headHeight + row * boxHeight,
            width,
            height: boxHeight,
            multiline: false,
          });
        }
      }
    },
  };
}

/** A label has room for one line only. */
function oneLine(canvas: Canvas, text: string, type: Style, width: number): Line[] {
  const lines = canvas.layOut(text, type, width);
  if (lines.length > 1) throw new Error(`Too long for its field: ${text}`);
  return lines;
}

type TextWidget = {
  name: string;
  label: string;
  x: number;
  top: number;
  width: number;
  height: number;
  multiline: boolean;
};

function addTextWidget(canvas: Canvas, { name, label, x, top, width, height, multiline }: TextWidget): void {
  canvas.artifact(() =>
    canvas.pdf.rect(x, top, width, height).lineWidth(0.7).fillAndStroke(colour.white, colour.line),
  );
  addWidget(canvas, name, label, x + 3, top + 1.5, width - 6, height - 3, {
    FT: 'Tx',
    // F1 is Helvetica, pdfkit's first font; without a size each reader would pick its own.
    DA: pdfString('/F1 10 Tf 0 g'),
    ...(multiline ? { Ff: 0x1000 } : {}),
  });
}

function addCheckbox(canvas: Canvas, name: string, label: string, x: number, top: number): void {
  const size = 11;
  canvas.artifact(() =>
    canvas.pdf.rect(x, top, size, size).lineWidth(0.8).fillAndStroke(colour.white, colour.inkSoft),
  );
  // Both states are drawn here: some readers show nothing for a box without them.
  const appearance = (content: string) => {
    const ref = canvas.pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, size, size], Resources: {} });
    ref.end(Buffer.from(content));
    return ref;
  };
  const cross = '0.043 0.365 0.271 RG 1.6 w 1 J 2.5 2.5 m 8.5 8.5 l S 2.5 8.5 m 8.5 2.5 l S';
  addWidget(canvas, name, label, x, top, size, size, {
    FT: 'Btn',
    V: 'Off',
    AS: 'Off',
    AP: { N: { Ya: appearance(cross), Off: appearance('') } },
  });
}

const forms = new WeakMap<Canvas, ReturnType<Canvas['pdf']['formField']>>();

/** The parent of all fields; pdfkit's own field helpers can set neither a spoken label nor a place in the structure. */
function formOf(canvas: Canvas) {
  const known = forms.get(canvas);
  if (known) return known;
  canvas.pdf.font('Helvetica');
  canvas.pdf.initForm();
  const form = canvas.pdf.formField('formulir');
  Object.assign(form.data, { Kids: [] });
  forms.set(canvas, form);
  return form;
}

function addWidget(
  canvas: Canvas,
  name: string,
  label: string,
  x: number,
  top: number,
  width: number,
  height: number,
  dictionary: Record<string, unknown>,
): void {
  const form = formOf(canvas);
  const element: Structure = canvas.pdf.struct('Form');
  canvas.root.add(element);
  const widget = {
    Subtype: 'Widget',
    F: 4,
    T: pdfString(name),
    TU: pdfString(label),
    Parent: form,
    structParent: element,
    ...dictionary,
  };
  canvas.pdf.annotate(x, top, width, height, widget);
  element.end();
  const kids: unknown = Reflect.get(form.data, 'Kids');
  if (Array.isArray(kids)) kids.push(canvas.pdf.page.annotations.at(-1));
}

// pdfkit writes a plain string as a PDF name and a String object as a PDF string.
// oxlint-disable-next-line no-new-wrappers
const pdfString = (text: string) => new String(text);
