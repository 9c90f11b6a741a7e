import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { webFont, webFontFile } from './web-font.mjs';

test('the web font holds what the stylesheet names; if not, `npm run font` writes it anew', async () => {
  expect((await webFont()).equals(await readFile(webFontFile))).toBe(true);
});
