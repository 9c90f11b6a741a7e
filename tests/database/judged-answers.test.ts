import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { judgedFetch } from '@/lib/supabase/judged-fetch';
import { type Backend, startBackend } from './backend.ts';
import { signedUp, transport } from './clients.ts';

// What the site believes is what a real Supabase says: each kind of call with the answer that it has.

let stack: Backend;

beforeAll(async () => {
  stack = await startBackend('empty');
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => stack.fetch(new Request(input, init)));
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await stack.close();
});

const email = 'admin@contoh.id';
const password = 'kata-sandi-uji';

test('the answers to an admin’s day are believed', async () => {
  const { userId } = await signedUp(stack, email);
  await stack.sql(`update public.accounts set role = 'admin' where user_id = '${userId}'`);
  const supabase = createClient('http://localhost', stack.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport },
    global: { fetch: judgedFetch },
  });
  const said: Record<string, unknown> = {};
  async function ask(name: string, call: PromiseLike<{ error: unknown }>) {
    const { error } = await call;
    if (error) said[name] = error;
  }
  const id = '00000000-0000-4000-8000-0000000000aa';
  const bucket = supabase.storage.from('avatars');
  const picture = new ArrayBuffer(1);
  const asPicture = { contentType: 'image/jpeg', upsert: true };

  await ask('signIn', supabase.auth.signInWithPassword({ email, password }));
  await ask('getUser', supabase.auth.getUser());
  await ask('updateUser', supabase.auth.updateUser({ data: { a: 1 } }));
  await ask('recover', supabase.auth.resetPasswordForEmail(email));
  await ask('my_access', supabase.rpc('my_access').single());
  await ask('a function that gives nothing', supabase.rpc('set_access_mode', { new_mode: 'any_signed_in' }));
  await ask('insert', supabase.from('yayasan').insert({ id, nama: 'Yayasan Uji' }));
  await ask('upsert', supabase.from('yayasan_kontak').upsert({ yayasan_id: id, email }));
  await ask(
    'upsert of a row that is there',
    supabase.from('yayasan_kontak').upsert({ yayasan_id: id, email }),
  );
  await ask(
    'update',
    supabase.from('yayasan').update({ nama: 'Yayasan B' }).eq('id', id).select('id').single(),
  );
  await ask('update without a row', supabase.from('yayasan').update({ nama: 'Yayasan C' }).eq('id', id));
  await ask('read', supabase.from('yayasan').select('*, sppg(*)').eq('id', id).maybeSingle());
  await ask('read nothing', supabase.from('sppg').select('*, yayasan(id, nama)'));
  await ask('count', supabase.from('sppg').select('id', { count: 'exact', head: true }));
  await ask(
    'search',
    supabase.rpc('cari_sppg', { kata: 'SPPG Tembalang' }, { get: true }).select('id, nama'),
  );
  await ask('status_kiriman', supabase.rpc('status_kiriman', { kode: 'K7QF2M9TXW4D' }));
  await ask('perbarui_sppg', supabase.rpc('perbarui_sppg', { perubahan: [] }));
  await ask('delete', supabase.from('yayasan').delete().eq('id', id));
  await ask('upload', bucket.upload(`${userId}/avatar.jpg`, picture, asPicture));
  await ask('list', bucket.list(userId));
  await ask('sign', bucket.createSignedUrl(`${userId}/avatar.jpg`, 60));
  const several = bucket.createSignedUrls([`${userId}/avatar.jpg`, `${userId}/none.jpg`], 60);
  await ask('sign several', several);
  expect((await several).data).toEqual([
    {
      error: null,
      path: `${userId}/avatar.jpg`,
      signedURL: expect.any(String),
      signedUrl: expect.any(String),
    },
    { error: expect.any(String), path: `${userId}/none.jpg`, signedURL: null, signedUrl: null },
  ]);
  await ask('remove', bucket.remove([`${userId}/avatar.jpg`]));
  await ask('signOut', supabase.auth.signOut({ scope: 'local' }));
  await ask('signUp', supabase.auth.signUp({ email: 'baru@contoh.id', password }));
  expect(said).toEqual({});
});
