import { expect, test } from 'vitest';
import { apiKey, asService } from './api-keys.ts';

const legacy = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };
const keysOf = (variables: Record<string, string | undefined>) =>
  (['publishable', 'secret'] as const).map((kind) => apiKey(kind, (name) => variables[name]));

test('today’s keys come before those of before', () => {
  const today = {
    SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_b","default":"sb_publishable_a"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a"}',
  };
  expect(keysOf({ ...legacy, ...today })).toEqual(['sb_publishable_a', 'sb_secret_a']);
  expect(keysOf(today)).toEqual(['sb_publishable_a', 'sb_secret_a']);
});

test('after a rotation the key has another name', () => {
  const rotated = { SUPABASE_SECRET_KEYS: '{"tahun_2027":"sb_secret_b"}', SUPABASE_PUBLISHABLE_KEYS: '{}' };
  expect(keysOf({ ...legacy, ...rotated })).toEqual(['anon', 'sb_secret_b']);
});

test.each([undefined, '', '{}', 'null', '[]', '{"default":""}', '{"default":null}', 'sb_secret_a'])(
  'with %j for today’s keys those of before count',
  (keys) => {
    const today = { SUPABASE_SECRET_KEYS: keys, SUPABASE_PUBLISHABLE_KEYS: keys };
    expect(keysOf({ ...legacy, ...today })).toEqual(['anon', 'service']);
  },
);

test('without any key the log says which variables are missing', () => {
  expect(() => keysOf({})).toThrow('Neither SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY is set.');
});

test('only a JWT is sent as a bearer token', () => {
  expect(asService('sb_secret_a')).toEqual({ apikey: 'sb_secret_a' });
  expect(asService('a.b.c')).toEqual({ apikey: 'a.b.c', Authorization: 'Bearer a.b.c' });
});
