import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

/** What the recipes of src/README.md make: nothing here has these names. */
const madeByRecipes = new Set([
  'supabase/migrations/20261201080000_tautan.sql',
  '20261201080000_nama_kepala_sppg.sql',
  'src/features/editorial/links/api.ts',
  'link-desk.tsx',
  'link-form.tsx',
  'tests/integration/tautan.test.tsx',
  'src/pages/karier/content.ts',
  'src/pages/karier.tsx',
  'jasa_konsultan',
]);

/** What the build makes, and what is no part of the project. */
const madeByBuild = new Set(['vercel.json']);
const foreign = ['.git', '.local', 'dist', 'node_modules'];

const files = readdirSync('.').flatMap((entry) => {
  if (foreign.includes(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name).replaceAll(path.sep, '/'));
});
const folders = new Set(files.flatMap(foldersOf));

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

const guides = files
  .filter((file) => /(?:^|\/)README\.md$/.test(file) || file === 'supabase/rights.md')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const allMatches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, match = '']) => match);

/** The anchors of a Markdown file's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  allMatches(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether there is a file or folder that a guide means by what it calls it: from the top, beside it, or by its last names. */
function isThere(name: string, guide: string): boolean {
  const plain = name.replace(/\/$/, '');
  const beside = path.posix.join(path.posix.dirname(guide), plain);
  return (
    [plain, beside].some((candidate) => files.includes(candidate) || folders.has(candidate)) ||
    files.some((file) => file.endsWith(`/${plain}`)) ||
    Array.from(folders).some((folder) => folder.endsWith(`/${plain}`))
  );
}

const top = new Set(Array.from(folders, (folder) => folder.split('/')[0]));
const withEnding = /^[\w.-][\w./-]*\.(?:tsx?|mjs|json|md|sql|toml|css|sh|ya?ml)$/;

/** What looks like a file or folder of the project in the code that a guide quotes; patterns such as `<page>.ts` are none. */
const namedFiles = (text: string) =>
  allMatches(text, /`([^`\n]+)`/g)
    .flatMap((code) => code.split(/\s+/))
    .filter(
      (word) =>
        withEnding.test(word) ||
        (/^[\w./-]+$/.test(word) && word.includes('/') && top.has(word.split('/')[0])),
    );

test.each(guides)('$file names files and folders that exist', ({ file, text }) => {
  const named = namedFiles(text).filter((name) => !madeByRecipes.has(name) && !madeByBuild.has(name));
  expect(named.filter((name) => !isThere(name, file))).toEqual([]);
});

// Functions, components and tables, as `useSchemaForm`, `FormDialog` and `private.note_act`.
const named = /^(?:\w+\.)?(?:[a-z]+(?:[A-Z]\w*|(?:_[a-z]+)+)|[A-Z][a-z]+[A-Z]\w*)$/;
const code = files
  .filter((file) => /^(?:src|scripts|supabase|tests)\/.*\.(?:tsx?|mjs|sql)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = new Set(code.match(/\w+/g));

test.each(guides)('$file names code that exists', ({ text }) => {
  const names = allMatches(text, /`([^`\n]+)`/g).filter(
    (name) => named.test(name) && !madeByRecipes.has(name),
  );
  expect(names.filter((name) => !name.split('.').every((part) => words.has(part)))).toEqual([]);
});

test.each(guides)('$file names commands that exist', ({ text }) => {
  const commands = allMatches(text, /\bnpm run ([\w:-]+)/g);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test.each(guides)('the links of $file lead somewhere', ({ file, text }) => {
  // field: and area: are fields of PDFs (src/content/README.md).
  const links = allMatches(text, /\]\((?!(?:https?|field|area):)([^)]+)\)/g);
  const broken = links.filter((link) => {
    const [name = '', anchor] = link.split('#');
    const target = name ? path.posix.join(path.posix.dirname(file), name) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
  expect(broken).toEqual([]);
});

// They say what holds everywhere; what is true of one feature alone stands at the head of its main file, where it is seen.
test('all READMEs together can be read in half an hour', () => {
  const readmes = guides.filter(({ file }) => file.endsWith('README.md'));
  const counts = readmes.map(({ text }) => text.match(/\S+/g)?.length ?? 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(6_500);
});

test('a section of a README that the site or a comment names is there', () => {
  const named = files
    .filter((file) => /^(?:src|supabase|scripts)\/.*\.(?:tsx?|sql|sh)$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/(\w+\/README\.md)(?:, [“"]([^”"]+)[”"]| \(([^)]+)\))/g),
        ([, readme = '', quoted = '', bracketed = '']) => ({ file, readme, section: quoted || bracketed }),
      ),
    );
  expect(named.length).toBeGreaterThan(3);
  expect(
    named.filter(({ readme, section }) => {
      const anchor = section.toLowerCase().replaceAll(' ', '-');
      return !existsSync(readme) || !anchorsOf(readFileSync(readme, 'utf8')).includes(anchor);
    }),
  ).toEqual([]);
});

test('a name that is exported in src means one thing: a search for it finds no other', () => {
  const exported = files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.endsWith('database.types.ts'))
    .flatMap((file) =>
      allMatches(
        readFileSync(file, 'utf8'),
        /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm,
      ).map((name) => ({ file, name })),
    );
  const first = new Map(exported.toReversed().map(({ file, name }) => [name, file]));
  expect(exported.length).toBeGreaterThan(1500);
  expect(exported.filter(({ file, name }) => first.get(name) !== file)).toEqual([]);
});
