import path from 'node:path';
import type { Plugin } from 'vite';
import { Mistake } from '../mistake.ts';
import { exportedPicture } from './built-picture.ts';
import { altFile, pictureFolder, readPictureFiles } from './picture-files.ts';

/**
 * Lets the site import a picture by its name, without extension: `@/content/pictures/hero/beranda` is the `Picture` of
 * an `Illustration`; with `?preview` it is the URL of the picture for link previews. A mistake in a picture stops the
 * build, and in dev shows Vite's error overlay.
 */
export function pictures(): Plugin {
  let root: string;
  let isBuild: boolean;
  const used = new Set<string>();

  return {
    name: 'pictures',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },

    buildStart() {
      // Read here once, so that a mistake is reported once, and not for each imported picture.
      if (isBuild) readPictureFiles();
    },

    resolveId: {
      filter: { id: /\/src\/content\/pictures\/[^.]+$/ },
      handler(source, importer = '') {
        const [address = '', query = 'picture'] = source.split('?');
        const name = path.posix.relative(path.join(root, pictureFolder), address);
        const picture = readPictureFiles().get(name);
        if (!picture) {
          const page = path.relative(root, importer.replace(/\?.*/, ''));
          throw new Mistake(
            `${page} names the picture "${name}", which is not in ${pictureFolder}: correct the name, or put the picture there.`,
          );
        }
        used.add(name);
        return `${path.join(root, picture.file)}?${query}`;
      },
    },

    load: {
      filter: { id: /\/src\/content\/pictures\/.*\?(?:picture|preview)$/ },
      async handler(id) {
        const [file = '', query] = path.relative(root, id).split('?');
        const picture = [...readPictureFiles().values()].find((candidate) => candidate.file === file);
        if (!picture) return null;
        this.addWatchFile(path.join(root, pictureFolder, altFile));
        const kind = query === 'preview' ? 'preview' : 'picture';
        const { exported, assets } = await exportedPicture(picture, kind, isBuild);
        for (const { fileName, source } of assets) this.emitFile({ type: 'asset', fileName, source });
        return { code: `export default ${JSON.stringify(exported)};`, moduleType: 'js' };
      },
    },

    hotUpdate({ type, file }) {
      // A drawing replaced by a photo has another file extension, so its importers must resolve it again.
      if (type === 'update' || !file.startsWith(path.join(root, pictureFolder))) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },

    buildEnd(error) {
      if (error || !isBuild || this.environment.name !== 'client') return;
      for (const [name, { file }] of readPictureFiles())
        if (!used.has(name)) this.warn(`${file} is on no page: use it, or delete it.`);
    },
  };
}
