import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../src/config/site.ts';

test("a phone's home screen names the company as the site does", () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({
    name: site.legalName,
    short_name: site.name,
    description: site.description,
  });
});
