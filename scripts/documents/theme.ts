import type { Weight } from './fonts';

export const colour = {
  green: '#0B5D45',
  greenDeep: '#084634',
  greenSoft: '#E6F0EB',
  saffron: '#F2A900',
  saffronSoft: '#FDF3D9',
  saffronInk: '#6B4A00',
  paper: '#FAF6EC',
  line: '#D9D5C7',
  ink: '#13251E',
  inkSoft: '#4C5B54',
  white: '#FFFFFF',
} as const;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 54, right: 54, top: 72, bottom: 60 } as const;
export const contentWidth = page.width - page.left - page.right;

export type Style = { weight: Weight; size: number; leading: number; color: string };

export const style = {
  coverLabel: { weight: 'semibold', size: 9.5, leading: 13, color: colour.saffron },
  coverTitle: { weight: 'extrabold', size: 25, leading: 30, color: colour.white },
  coverSummary: { weight: 'regular', size: 10.5, leading: 15.5, color: '#E3EFE9' },
  section: { weight: 'bold', size: 14.5, leading: 19, color: colour.green },
  topic: { weight: 'semibold', size: 11, leading: 15, color: colour.ink },
  body: { weight: 'regular', size: 9.8, leading: 14.2, color: colour.ink },
  small: { weight: 'regular', size: 8, leading: 11.5, color: colour.inkSoft },
  label: { weight: 'semibold', size: 8.6, leading: 12, color: colour.ink },
  cell: { weight: 'regular', size: 8.8, leading: 12.4, color: colour.ink },
  cellHead: { weight: 'semibold', size: 8.6, leading: 12, color: colour.white },
  cellTotal: { weight: 'bold', size: 8.8, leading: 12.4, color: colour.ink },
  figure: { weight: 'extrabold', size: 15, leading: 19, color: colour.green },
  calloutTitle: { weight: 'bold', size: 9.8, leading: 14, color: colour.ink },
} as const satisfies Record<string, Style>;
