import path from 'node:path';
import type { Plugin } from 'vite';
import { articleFiles, newsFolder, readArticle } from './news-article.ts';

/**
 * Lets the site import the articles: `….md` is the text as HTML, `….md?front-matter` is what lists show of it. A bad
 * article stops the build, and covers the page in dev, with a sentence that names file and line.
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
               import previewImage from '@/content/pictures/${picture}?preview';
               export default { ...${JSON.stringify(item)}, picture, previewImage };`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
