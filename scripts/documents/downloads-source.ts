import type { Document } from './model';

export type Entry = { document: Document; pages: number; bytes: number };

/** The source of `src/features/downloads/content.ts`, as the formatter would leave it. */
export function downloadsSource(entries: readonly Entry[]): string {
  return [
    '// Written by `npm run documents`; change the texts in scripts/documents instead.',
    '',
    'export type Download = {',
    '  title: string;',
    '  fileName: string;',
    '  url: `/docs/${string}.pdf`;',
    '  description: string;',
    '  pages: number;',
    '  bytes: number;',
    '};',
    '',
    'export const downloads = {',
    ...entries.flatMap(entryLines),
    '} as const satisfies Record<string, Download>;',
    '',
    'export type DownloadKey = keyof typeof downloads;',
    '',
  ].join('\n');
}

function entryLines({ document, pages, bytes }: Entry): string[] {
  return [
    `  ${keyOf(document.fileName)}: {`,
    ...property('title', document.title),
    ...property('fileName', document.fileName),
    ...property('url', `/docs/${document.fileName}`),
    ...property('description', document.description),
    `    pages: ${pages},`,
    `    bytes: ${bytes},`,
    '  },',
  ];
}

/** 'panduan-kontraktor.pdf' is `panduanKontraktor`. */
export function keyOf(fileName: string): string {
  return fileName.replace(/\.pdf$/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function property(name: string, value: string): string[] {
  const literal = `'${value.replaceAll("'", "\\'")}',`;
  const line = `    ${name}: ${literal}`;
  return line.length > 110 ? [`    ${name}:`, `      ${literal}`] : [line];
}
