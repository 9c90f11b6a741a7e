import path from 'node:path';
import type { Plugin } from 'vite';
import { downloads, readDocuments } from '../documents/document.ts';
import { readPdfFacts } from '../documents/pdf-facts.ts';
import { ContentError } from './markdown-file.ts';

const moduleId = 'virtual:downloads';
const resolvedId = `\0${moduleId}`;

/**
 * Provides `virtual:downloads`, the list of the files in `public/docs`: title and description from the front matter of
 * their Markdown, pages and bytes from the PDF.
 */
export function downloadList(): Plugin {
  return {
    name: 'download-list',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const documents = readDocuments(downloads);
      for (const { source, pdf } of documents) {
        this.addWatchFile(path.resolve(source.file));
        this.addWatchFile(path.resolve(pdf));
      }
      return `export default ${JSON.stringify(await listOf(documents))}`;
    },
  };
}

/** What pages show about the downloads, by key. */
export async function listOf(documents: ReturnType<typeof readDocuments>) {
  const entries = documents.map(async ({ name, title, description, pdf, source }) => {
    const facts = await readPdfFacts(pdf);
    if (!facts) throw new ContentError(source.file, 1, `has no ${pdf}: run "npm run documents".`);
    const { pages, bytes } = facts;
    return [
      keyOf(name),
      { title, fileName: `${name}.pdf`, url: `/docs/${name}.pdf`, description, pages, bytes },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** `panduanKontraktor` for 'panduan-kontraktor'. */
const keyOf = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
