import type { Canvas } from './canvas';
import { columnPlaces } from './columns';
import type { Piece } from './flow';
import { fieldPieces } from './form';
import type { Block } from './model';
import { colour, contentWidth, page, type Style, style } from './theme';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Turns a block into pieces that the flow can place; a sentence stays with the table or chart it introduces. */
export function piecesOf(canvas: Canvas, block: Block, next?: Block): Piece[] {
  switch (block.kind) {
    case 'section':
      return [section(canvas, block)];
    case 'topic':
      return [{ ...paragraph(canvas, block.title, style.topic, 'H3', 10), keepWithNext: true }];
    case 'text': {
      const introduces = block.text.endsWith(':') || next?.kind === 'table' || next?.kind === 'bars';
      return [{ ...paragraph(canvas, block.text, style.body, 'P', 6), keepWithNext: introduces }];
    }
    case 'list':
      return listPieces(canvas, block);
    case 'table':
      return tablePieces(canvas, block);
    case 'callout':
      return [callout(canvas, block)];
    case 'figures':
      return [figures(canvas, block)];
    case 'bars':
      return [bars(canvas, block)];
    case 'fields':
      return block.fields.flatMap((field) => fieldPieces(canvas, field));
    case 'signatures':
      return [signatures(canvas, block)];
    case 'page':
      return [{ height: 0, before: 0, draw: () => {}, startsPage: true, keepWithNext: true }];
    default:
      return block satisfies never;
  }
}

/** Small print. */
export const smallPrint = (canvas: Canvas, text: string): Piece =>
  paragraph(canvas, text, style.small, 'P', 10);

function paragraph(canvas: Canvas, text: string, type: Style, tag: string, before: number): Piece {
  const lines = canvas.layOut(text, type, contentWidth);
  return {
    height: lines.length * type.leading,
    before,
    draw: (top) => canvas.drawLines(canvas.root, tag, lines, page.left, top, type),
  };
}

function section(canvas: Canvas, { title }: BlockOf<'section'>): Piece {
  const indent = 14;
  const lines = canvas.layOut(title, style.section, contentWidth - indent);
  return {
    height: lines.length * style.section.leading,
    before: 16,
    keepWithNext: true,
    draw: (top) => {
      canvas.pdf.outline.addItem(title);
      canvas.artifact(() =>
        canvas.pdf
          .rect(page.left, top + 3.5, 4, style.section.leading * lines.length - 6)
          .fill(colour.saffron),
      );
      canvas.drawLines(canvas.root, 'H2', lines, page.left + indent, top, style.section);
    },
  };
}

function listPieces(canvas: Canvas, { items, ordered }: BlockOf<'list'>): Piece[] {
  const { pdf, root } = canvas;
  const indent = 18;
  const list = pdf.struct('L');
  return items.map((item, index) => {
    const lines = canvas.layOut(item, style.body, contentWidth - indent);
    return {
      height: lines.length * style.body.leading,
      before: index === 0 ? 6 : 3.5,
      // Never one item alone at the foot or the top of a page.
      keepWithNext: items.length > 1 && (index === 0 || index === items.length - 2),
      draw: (top) => {
        if (index === 0) root.add(list);
        const entry = pdf.struct('LI');
        list.add(entry);
        const label = ordered
          ? () =>
              canvas.drawRun(`${index + 1}. `, page.left, top, { ...style.body, color: colour.green }, 'bold')
          : () => canvas.drawRun('• ', page.left + 2, top, { ...style.body, color: colour.green }, 'bold');
        entry.add(pdf.struct('Lbl', {}, [label]));
        canvas.drawLines(entry, 'LBody', lines, page.left + indent, top, style.body);
      },
    };
  });
}

const cellPadding = { x: 7, y: 4.5 };

function tablePieces(canvas: Canvas, { columns, rows, total }: BlockOf<'table'>): Piece[] {
  const { pdf, root } = canvas;
  const places = columnPlaces(columns);
  const table = pdf.struct('Table');

  const layOutRow = (cells: readonly string[], type: Style) => {
    if (cells.length !== columns.length)
      throw new Error(`A row of ${cells.length} in a table of ${columns.length}: ${cells[0]}`);
    const texts = cells.map((cell, index) =>
      canvas.layOut(cell, type, (places[index]?.width ?? 0) - 2 * cellPadding.x),
    );
    const lines = Math.max(...texts.map((text) => text.length));
    const drawCells = (top: number, tag: 'TH' | 'TD') => {
      const row = pdf.struct('TR');
      table.add(row);
      texts.forEach((text, index) => {
        const place = places[index];
        if (!place) return;
        const right = place.align === 'right' ? { width: place.width - 2 * cellPadding.x } : undefined;
        canvas.drawLines(row, tag, text, place.x + cellPadding.x, top + cellPadding.y, type, right);
      });
    };
    const drawCellsAgain = (top: number) =>
      canvas.artifact(() => {
        texts.forEach((text, index) => {
          const place = places[index];
          if (!place) return;
          text.forEach((line, at) => {
            const inset = place.align === 'right' ? place.width - cellPadding.x - line.width : cellPadding.x;
            canvas.drawRun(
              line.runs[0]?.text ?? '',
              place.x + inset,
              top + cellPadding.y + at * type.leading,
              type,
              type.weight,
            );
          });
        });
      });
    return { height: lines * type.leading + 2 * cellPadding.y, drawCells, drawCellsAgain };
  };

  const head = layOutRow(
    columns.map((column) => column.title),
    style.cellHead,
  );
  const fill = (top: number, height: number, color: string) =>
    canvas.artifact(() => pdf.rect(page.left, top, contentWidth, height).fill(color));
  const rule = (top: number) =>
    canvas.artifact(() =>
      pdf
        .moveTo(page.left, top)
        .lineTo(page.left + contentWidth, top)
        .lineWidth(0.6)
        .stroke(colour.line),
    );

  const headPiece: Piece = {
    height: head.height,
    before: 9,
    keepWithNext: true,
    draw: (top) => {
      root.add(table);
      fill(top, head.height, colour.green);
      head.drawCells(top, 'TH');
    },
  };
  const opener = {
    height: head.height,
    draw: (top: number) => {
      fill(top, head.height, colour.green);
      head.drawCellsAgain(top);
    },
  };
  // A short table is never split over two pages.
  const isShort = rows.length <= 5;
  const rowPieces = rows.map((cells, index): Piece => {
    const isTotal = total && index === rows.length - 1;
    const row = layOutRow(cells, isTotal ? style.cellTotal : style.cell);
    return {
      height: row.height,
      before: 0,
      opener,
      keepWithNext: index < rows.length - 1 && (isShort || index === 0 || index === rows.length - 2),
      draw: (top) => {
        if (isTotal) fill(top, row.height, colour.saffronSoft);
        else if (index % 2 === 1) fill(top, row.height, colour.paper);
        rule(top + row.height);
        row.drawCells(top, 'TD');
      },
    };
  });
  return [headPiece, ...rowPieces, { height: 2, before: 0, draw: () => {} }];
}

function callout(canvas: Canvas, { tone, title, text }: BlockOf<'callout'>): Piece {
  const padding = { x: 16, y: 10 };
  const width = contentWidth - 2 * padding.x;
  const titleLines = canvas.layOut(title, style.calloutTitle, width);
  const lines = canvas.layOut(text, style.body, width);
  const titleHeight = titleLines.length * style.calloutTitle.leading + 2;
  const height = titleHeight + lines.length * style.body.leading + 2 * padding.y;
  const [background, edge] =
    tone === 'warning' ? [colour.saffronSoft, colour.saffron] : [colour.greenSoft, colour.green];
  return {
    height,
    before: 11,
    draw: (top) => {
      canvas.artifact(() => {
        canvas.pdf.rect(page.left, top, contentWidth, height).fill(background);
        canvas.pdf.rect(page.left, top, 4, height).fill(edge);
      });
      const box = canvas.pdf.struct('Div');
      canvas.root.add(box);
      canvas.drawLines(box, 'P', titleLines, page.left + padding.x, top + padding.y, style.calloutTitle);
      canvas.drawLines(box, 'P', lines, page.left + padding.x, top + padding.y + titleHeight, style.body);
    },
  };
}

function figures(canvas: Canvas, { items }: BlockOf<'figures'>): Piece {
  const gap = 10;
  const padding = 11;
  const width = (contentWidth - gap * (items.length - 1)) / items.length;
  const parts = items.map(({ value, label }) => ({
    value: canvas.layOut(value, style.figure, width - 2 * padding),
    label: canvas.layOut(label, style.small, width - 2 * padding),
  }));
  const valueHeight = Math.max(...parts.map((part) => part.value.length)) * style.figure.leading;
  const height =
    valueHeight + Math.max(...parts.map((part) => part.label.length)) * style.small.leading + 2 * padding + 2;
  return {
    height,
    before: 11,
    draw: (top) => {
      parts.forEach((part, index) => {
        const left = page.left + index * (width + gap);
        canvas.artifact(() => {
          canvas.pdf.rect(left, top, width, height).fill(colour.paper);
          canvas.pdf.rect(left, top, width, 2.5).fill(colour.saffron);
        });
        const box = canvas.pdf.struct('Div');
        canvas.root.add(box);
        canvas.drawLines(box, 'P', part.value, left + padding, top + padding, style.figure);
        canvas.drawLines(box, 'P', part.label, left + padding, top + padding + valueHeight + 2, style.small);
      });
    },
  };
}

/** Horizontal bars from a common zero line; negative values run to the left in saffron. */
function bars(canvas: Canvas, { items }: BlockOf<'bars'>): Piece {
  const labelWidth = 178;
  const valueWidth = 84;
  const rowHeight = 20;
  const lowest = Math.min(0, ...items.map((item) => item.value));
  const highest = Math.max(0, ...items.map((item) => item.value));
  const left = page.left + labelWidth;
  const scale = (contentWidth - labelWidth - valueWidth) / (highest - lowest);
  const zero = left - lowest * scale;
  const height = items.length * rowHeight;
  return {
    height,
    before: 10,
    draw: (top) => {
      canvas.artifact(() => {
        items.forEach((item, index) => {
          const x = item.value < 0 ? zero + item.value * scale : zero;
          canvas.pdf.rect(x, top + index * rowHeight + 4, Math.abs(item.value) * scale, rowHeight - 8);
          canvas.pdf.fill(item.value < 0 ? colour.saffron : colour.green);
        });
        canvas.pdf
          .moveTo(zero, top)
          .lineTo(zero, top + height)
          .lineWidth(0.8)
          .stroke(colour.inkSoft);
      });
      for (const [index, item] of items.entries()) {
        const at = top + index * rowHeight + (rowHeight - style.cell.leading) / 2;
        const row = canvas.pdf.struct('P');
        canvas.root.add(row);
        canvas.drawLines(
          row,
          'Span',
          canvas.layOut(`${item.label} `, style.cell, labelWidth - 8),
          page.left,
          at,
          style.cell,
        );
        const display = canvas.layOut(item.display, style.cellTotal, valueWidth);
        canvas.drawLines(row, 'Span', display, page.left + contentWidth - valueWidth, at, style.cellTotal, {
          width: valueWidth,
        });
      }
    },
  };
}

function signatures(canvas: Canvas, { people }: BlockOf<'signatures'>): Piece {
  const gap = 24;
  const width = (contentWidth - gap * (people.length - 1)) / people.length;
  return {
    height: 92,
    before: 14,
    draw: (top) => {
      people.forEach((person, index) => {
        const left = page.left + index * (width + gap);
        canvas.artifact(() =>
          canvas.pdf
            .moveTo(left, top + 74)
            .lineTo(left + width, top + 74)
            .lineWidth(0.7)
            .stroke(colour.inkSoft),
        );
        canvas.drawLines(canvas.root, 'P', canvas.layOut(person, style.label, width), left, top, style.label);
        canvas.drawLines(
          canvas.root,
          'P',
          canvas.layOut('Nama terang, tanda tangan, tanggal', style.small, width),
          left,
          top + 78,
          style.small,
        );
      });
    },
  };
}
