import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { readPictureFiles } from './picture-files.ts';
import { pictures } from './plugin.ts';

/** Builds a site of one page; returns its output and the warnings. */
async function buildPage(code: string) {
  const remarks: string[] = [];
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': path.resolve('src') } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.endsWith('kontak.tsx') ? id : null),
        load: (id) => (id.endsWith('kontak.tsx') ? code : null),
      },
      pictures(),
    ],
    build: {
      write: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: path.resolve('src/pages/kontak.tsx'),
        onLog: (_, { message }) => void remarks.push(message),
      },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error('Nothing was built.');
  return { files: built.output.map(({ fileName }) => fileName), remarks };
}

test('a page gets the pictures that it names, and the build tells which are on no page', async () => {
  const { files, remarks } = await buildPage(
    "import a from '@/content/pictures/hero/kontak'; import b from '@/content/pictures/berita/berita-1?preview'; console.log(a, b);",
  );
  const pictureFiles = files.filter((file) => !file.endsWith('.js')).sort();
  expect(pictureFiles).toEqual(['images/berita/berita-1.png', 'images/hero/kontak.svg']);
  const unused = remarks.filter((remark) => remark.includes('is on no page: use it, or delete it.'));
  expect(unused).toHaveLength(readPictureFiles().size - 2);
  expect(unused.join('\n')).toContain('src/content/pictures/hero/beranda.svg');
});

test('a page that names an unknown picture stops the build', async () => {
  await expect(buildPage("import a from '@/content/pictures/hero/kontakk'; console.log(a);")).rejects.toThrow(
    'src/pages/kontak.tsx names the picture "hero/kontakk", which is not in src/content/pictures: correct the name, or put the picture there.',
  );
});
