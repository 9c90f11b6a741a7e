import type { Column } from './model';
import { contentWidth, page } from './theme';

type Place = { title: string; x: number; width: number; align: 'right' | undefined };

/** Where each column stands; widths are shares of the text's width. */
export function columnPlaces(columns: readonly Column[]): Place[] {
  const all = columns.reduce((sum, column) => sum + column.width, 0);
  let x: number = page.left;
  return columns.map((column, index) => {
    // Text right beside a column of numbers needs air.
    const inset = columns[index - 1]?.align && !column.align ? 14 : 0;
    const width = (column.width / all) * contentWidth;
    const place = { title: column.title, x: x + inset, width: width - inset, align: column.align };
    x += width;
    return place;
  });
}
