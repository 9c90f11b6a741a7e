import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  VITE_SUPABASE_URL: 'https://contoh.supabase.co/',
  VITE_SUPABASE_ANON_KEY: 'kunci',
  VITE_SITE_URL: 'https://www.contoh.id/',
};

test('addresses lose all slashes at their end, and keep a port and a path', () => {
  expect(readEnv(complete)).toEqual({
    supabaseUrl: 'https://contoh.supabase.co',
    supabaseAnonKey: 'kunci',
    siteUrl: 'https://www.contoh.id',
  });
  const VITE_SUPABASE_URL = 'https://api.contoh.id/supabase/';
  expect(readEnv({ ...complete, VITE_SITE_URL: 'http://127.0.0.1:8080//', VITE_SUPABASE_URL })).toMatchObject(
    { siteUrl: 'http://127.0.0.1:8080', supabaseUrl: 'https://api.contoh.id/supabase' },
  );
});

test.each([
  [{ VITE_SUPABASE_URL: '' }, 'VITE_SUPABASE_URL is missing'],
  [{ VITE_SUPABASE_URL: 'contoh.supabase.co' }, 'VITE_SUPABASE_URL is not an http(s) address'],
  [{ VITE_SUPABASE_URL: 'ftp://contoh.id' }, 'VITE_SUPABASE_URL is not an http(s) address'],
  [{ VITE_SUPABASE_ANON_KEY: ' ' }, 'VITE_SUPABASE_ANON_KEY is missing'],
  [{ VITE_SITE_URL: undefined }, 'VITE_SITE_URL is missing'],
  [{ VITE_SITE_URL: 'https://contoh.id/situs/' }, 'VITE_SITE_URL has a path'],
  [{ VITE_SITE_URL: 'https://contoh.id/?a=1' }, 'VITE_SITE_URL is more than an address'],
  [{ VITE_SITE_URL: 'https://nama:sandi@contoh.id' }, 'VITE_SITE_URL is more than an address'],
  [{ VITE_SITE_URL: 'https://:sandi@contoh.id' }, 'VITE_SITE_URL is more than an address'],
  [{ VITE_SUPABASE_URL: 'https://a.supabase.co/rest/v1/' }, 'VITE_SUPABASE_URL leads to /rest/v1'],
  [{ VITE_SUPABASE_URL: 'https://a.supabase.co/auth/v1' }, 'VITE_SUPABASE_URL leads to /auth/v1'],
  [
    { VITE_SUPABASE_URL: 'https://a.supabase.co/storage/v1/object' },
    'VITE_SUPABASE_URL leads to /storage/v1',
  ],
])('%j is refused with a sentence that names it', (changed, sentence) => {
  expect(() => readEnv({ ...complete, ...changed })).toThrow(sentence);
});

test('a variable that is left as .env.example has it is refused by name', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual(Object.keys(complete).sort());
  for (const [name, value] of Object.entries(example)) {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(`${name} is still the placeholder`);
  }
});
