import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEEDED_ADMIN, SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { signedUp, visitor } from '../database/clients.ts';

let stack: LocalStack;

beforeAll(async () => {
  stack = await startLocalStack();
});

afterAll(() => stack.close());

async function signedIn(account: typeof SEEDED_ADMIN) {
  const client = visitor(stack);
  const { data } = await client.auth.signInWithPassword(account);
  return { client, userId: data.user?.id ?? '' };
}

type Client = ReturnType<typeof visitor>;

async function remove(client: Client, user_id: string) {
  const { error, response } = await client.functions.invoke('hapus-akun', { body: { user_id } });
  return error && response ? `${response.status} ${(await response.json()).message}` : error;
}

const rowsOf = async (userId: string) =>
  (
    await stack.sql<{ row: string }>(
      `select 'user' as row from auth.users where id = $1
       union all select 'account' from public.accounts where user_id = $1
       union all select 'session' from auth.sessions where user_id = $1
       union all select 'file' from storage.objects where name like $1 || '/%'
       union all select 'trail' from public.audit_log where actor_id = $1 and table_name = 'sppg'`,
      [userId],
    )
  ).map(({ row }) => row);

test('an admin deletes an account with its session and picture; what it has done stays in the trail', async () => {
  const { client, userId } = await signedUp(stack, 'pergi@contoh.id');
  await client.storage
    .from('avatars')
    .upload(`${userId}/avatar.png`, new File(['x'], 'a.png', { type: 'image/png' }));
  await client.from('sppg').update({ estimasi_selesai: 'Mei' }).eq('kode_unik_pendaftaran', 'SPPG-3374-004');
  expect(await rowsOf(userId)).toEqual(['user', 'account', 'session', 'file', 'trail']);

  const { client: admin } = await signedIn(SEEDED_ADMIN);
  expect(await remove(admin, userId)).toBeNull();
  expect(await rowsOf(userId)).toEqual(['trail']);
  const picture = await stack.fetch(
    new Request(`http://localhost/storage/v1/object/public/avatars/${userId}/avatar.png`),
  );
  expect(picture.ok).toBe(false);
  expect(await remove(admin, userId)).toBe('404 Akun tidak ditemukan.');
});

test('nobody else deletes one, and no admin their own', async () => {
  const { client, userId } = await signedUp(stack, 'tinggal@contoh.id');
  const { client: manager } = await signedIn(SEEDED_MANAGER);
  const { client: admin, userId: adminId } = await signedIn(SEEDED_ADMIN);
  const onlyAdmins = '403 Hanya admin yang dapat melakukan ini.';
  expect(await remove(client, adminId)).toBe(onlyAdmins);
  expect(await remove(client, userId)).toBe(onlyAdmins);
  expect(await remove(manager, userId)).toBe(onlyAdmins);
  expect(await remove(visitor(stack), userId)).toMatch(/^401 /);
  expect(await remove(admin, adminId)).toBe('400 Akses Anda sendiri hanya dapat diakhiri oleh admin lain.');
  expect(await remove(admin, 'bukan-id')).toBe('400 Akun yang akan dihapus tidak disebutkan.');
  expect(await rowsOf(userId)).toEqual(['user', 'account', 'session']);
  expect(await rowsOf(adminId)).toEqual(expect.arrayContaining(['user', 'account']));
});
