import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Mistake } from '../mistake.ts';
import { pictureSize, readPictureFiles } from './picture-files.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>';
const folders: string[] = [];

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a picture is known by its path without the ending, with its alt text', () => {
  const folder = folderWith({
    'alt.yaml': 'hero/dapur: Dapur dari depan.\nhero/garis: ""\n',
    'hero/dapur.jpg': '',
    'hero/garis.svg': drawing,
    'mitra/studio.svg': drawing,
  });
  expect(Object.fromEntries(readPictureFiles(folder))).toEqual({
    'hero/dapur': { name: 'hero/dapur', file: `${folder}/hero/dapur.jpg`, alt: 'Dapur dari depan.' },
    'hero/garis': { name: 'hero/garis', file: `${folder}/hero/garis.svg`, alt: '' },
    'mitra/studio': { name: 'mitra/studio', file: `${folder}/mitra/studio.svg`, alt: '' },
  });
});

test.each([
  ['a picture without an alt text', {}, '/a.svg has no alt text: add a line "a: what it shows" to'],
  ['an alt text that was not written', { 'alt.yaml': 'a:\n' }, '/a.svg has no alt text'],
  [
    'an alt text for nothing',
    { 'alt.yaml': 'a: Dapur.\nb: Panci.\n' },
    '/alt.yaml has an alt text for "b": there is no such picture',
  ],
  ['alt texts that are no YAML', { 'alt.yaml': 'a: Peta: kantor\n' }, "/alt.yaml can't be read: "],
  [
    'a file that is no picture',
    { 'b.heic': '' },
    '/b.heic is no picture that browsers show: save it as .svg',
  ],
  ['an ending in capitals', { 'b.JPG': '' }, '/b.JPG is no picture that browsers show'],
  ['one picture in two files', { 'a.jpg': '' }, 'are one picture in two files: delete the one not wanted'],
])('%s is refused', (_, files, sentence) => {
  const folder = folderWith({ 'a.svg': drawing, 'alt.yaml': '', ...files });
  expect(() => readPictureFiles(folder)).toThrow(sentence);
  expect(() => readPictureFiles(folder)).toThrow(Mistake);
});

test('a drawing has the size of its viewBox', async () => {
  expect(await pictureSize(path.join(folderWith({ 'a.svg': drawing }), 'a.svg'))).toEqual({
    width: 40,
    height: 30,
  });
});

test.each([
  ['a drawing without a size', drawing.replace(/ viewBox="[^"]*"/, ''), '/a.svg does not say its size'],
  ['a damaged drawing', drawing.slice(0, -12), "/a.svg can't be read, so export it anew"],
])('%s is refused', async (_, content, sentence) => {
  await expect(pictureSize(path.join(folderWith({ 'a.svg': content }), 'a.svg'))).rejects.toThrow(sentence);
});
