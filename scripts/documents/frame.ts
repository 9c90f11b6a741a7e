import type { Canvas } from './canvas';
import { company, currentEdition, type Edition } from './company';
import type { Piece } from './flow';
import { drawKawung } from './kawung';
import { drawLogo } from './logo';
import type { Contact, Document } from './model';
import { colour, contentWidth, page, style } from './theme';

/** The green band of the first page; gives the y where the text starts. */
export function drawCover(canvas: Canvas, document: Document): number {
  const { pdf, root } = canvas;
  const textWidth = contentWidth - 70;
  const label = canvas.layOut(
    `${document.category} · ${editionFor(document).label}`,
    style.coverLabel,
    textWidth,
  );
  const title = canvas.layOutEvenly(document.title, style.coverTitle, contentWidth - 24);
  const summary = canvas.layOut(document.summary, style.coverSummary, textWidth);
  const labelTop = 96;
  const titleTop = labelTop + style.coverLabel.leading + 5;
  const summaryTop = titleTop + title.length * style.coverTitle.leading + 6;
  const height = summaryTop + summary.length * style.coverSummary.leading + 22;

  canvas.artifact(() => {
    pdf.rect(0, 0, page.width, height).fill(colour.green);
    pdf.strokeColor(colour.white).strokeOpacity(0.13);
    drawKawung(pdf, page.width - 232, 0, 232, height, 58);
    pdf.strokeOpacity(1);
    pdf.rect(0, height, page.width, 4).fill(colour.saffron);
    drawLogo(pdf, page.left, 38, 34, colour.saffron, colour.white);
    canvas.drawRun(
      company.shortName,
      page.left + 44,
      38,
      { ...style.section, color: colour.white },
      'extrabold',
    );
    canvas.drawRun(company.name, page.left + 44, 57, { ...style.small, color: colour.greenSoft }, 'regular');
  });
  pdf.outline.addItem(document.title);
  canvas.drawLines(root, 'P', label, page.left, labelTop, style.coverLabel);
  canvas.drawLines(root, 'H1', title, page.left, titleTop, style.coverTitle);
  canvas.drawLines(root, 'P', summary, page.left, summaryTop, style.coverSummary);
  return height + 8;
}

export const editionFor = (document: Document): Edition => document.edition ?? currentEdition;

/** Running head and page numbers, once all pages exist. */
export function drawRunningParts(canvas: Canvas, document: Document): void {
  const { title } = document;
  const edition = editionFor(document);
  const { pdf } = canvas;
  const { start, count } = pdf.bufferedPageRange();
  const foot = page.height - 38;
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    canvas.artifact(() => {
      pdf
        .moveTo(page.left, foot - 8)
        .lineTo(page.width - page.right, foot - 8)
        .lineWidth(0.6)
        .stroke(colour.line);
      canvas.drawRun(`${company.name} · ${edition.label}`, page.left, foot, style.small, 'regular');
      const number = `Halaman ${index + 1} dari ${count}`;
      const width = canvas.measure(number, 'semibold', style.small.size);
      canvas.drawRun(number, page.width - page.right - width, foot, style.small, 'semibold');
      if (index === start) return;
      drawLogo(pdf, page.left, 34, 15, colour.saffron, colour.green);
      canvas.drawRun(company.shortName, page.left + 21, 36, { ...style.label, color: colour.green }, 'bold');
      const titleWidth = canvas.measure(title, 'regular', style.small.size);
      canvas.drawRun(title, page.width - page.right - titleWidth, 36, style.small, 'regular');
      pdf
        .moveTo(page.left, 57)
        .lineTo(page.width - page.right, 57)
        .lineWidth(0.6)
        .stroke(colour.line);
    }, 'Pagination');
  }
}

/** The panel with address, phone, e-mail and office hours. */
export function contactPanel(canvas: Canvas, contact: Contact): Piece {
  const { pdf, root } = canvas;
  const padding = 14;
  const width = contentWidth - 2 * padding;
  const lines = [
    `**${company.name}**`,
    company.address,
    `Telepon ${company.phone} · Email ${company.email[contact]}`,
    `Jam kantor: ${company.hours}.`,
  ].flatMap((line) => canvas.layOut(line, style.cell, width));
  const titleHeight = style.topic.leading + 2;
  const height = titleHeight + lines.length * style.cell.leading + 2 * padding - 4;
  return {
    height,
    before: 16,
    keepWithNext: true,
    draw: (top) => {
      canvas.artifact(() => {
        pdf.rect(page.left, top, contentWidth, height).fill(colour.paper);
        pdf.save();
        pdf.strokeColor(colour.green).strokeOpacity(0.1);
        drawKawung(pdf, page.left + contentWidth - height, top, height, height, 30);
        pdf.restore();
      });
      const title = canvas.layOut('Hubungi kami', style.topic, width);
      canvas.drawLines(root, 'H2', title, page.left + padding, top + padding - 3, style.topic);
      canvas.drawLines(root, 'P', lines, page.left + padding, top + padding - 3 + titleHeight, style.cell);
    },
  };
}
