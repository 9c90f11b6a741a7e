import path from 'node:path';
import type { Plugin } from 'vite';
import { articleFiles, newsFolder, readArticle } from './news-article.ts';

/**
 * Lets the site import articles: `….md` is the body as HTML, `….md?front-matter` what lists show. A mistake in an
 * article stops the build, and in dev shows Vite's error overlay, with its file and line.
 */
export function newsArticles(): Plugin {
  return {
    name: 'news-articles',

    buildStart() {
      articleFiles();
    },

    load: {
      filter: { id: /\/src\/content\/news\/[^/]+\.md(?:\?|$)/ },
      handler(id) {
        const [file = ''] = id.split('?');
        const { html, picture, ...item } = readArticle(path.posix.join(newsFolder, path.basename(file)));
        const code =
          id === file
            ? `export default ${JSON.stringify(html)};`
            : `import picture from '@/content/pictures/${picture}';
               import preview from '@/content/pictures/${picture}?preview';
               const previewImage = { src: preview, width: 1200, height: 630 };
               export default { ...${JSON.stringify(item)}, picture, previewImage, oldSlugs: [] };`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
