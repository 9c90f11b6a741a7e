import path from 'node:path';
import type { Plugin } from 'vite';
import { downloads, readDocument } from '../documents/document.ts';
import { readPdfFacts } from '../documents/pdf-facts.ts';
import { ContentError } from '../mistake.ts';

/**
 * Lets pages import the documents that they offer for download: title and description from the front matter of the
 * Markdown, pages and bytes from the PDF in `public/docs`.
 */
export function documentDownloads(): Plugin {
  return {
    name: 'document-downloads',
    load: {
      filter: { id: /\/src\/content\/documents\/[^/]+\.md$/ },
      async handler(id) {
        const { source, pdf, name, title, description } = readDocument(
          path.posix.join(downloads.sources, path.basename(id)),
          downloads.pdfs,
        );
        this.addWatchFile(path.resolve(pdf));
        const facts = await readPdfFacts(pdf);
        if (!facts) throw new ContentError(source.file, 1, `has no ${pdf}: run "npm run documents".`);
        const { pages, bytes } = facts;
        const download = {
          title,
          fileName: `${name}.pdf`,
          url: `/docs/${name}.pdf`,
          description,
          pages,
          bytes,
        };
        return { code: `export default ${JSON.stringify(download)};`, moduleType: 'js' };
      },
    },
  };
}
