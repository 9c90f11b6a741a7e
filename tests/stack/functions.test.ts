import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEEDED_ADMIN, SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { addDevice, showCode, signedUp, visitor } from '../database/clients.ts';

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

async function remove(client: Client, user_id: string, name = 'hapus-akun') {
  const { error, response } = await client.functions.invoke(name, { body: { user_id } });
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

/** How long a signed URL still counts. */
function minutesLeft(url: string): number {
  const token: { exp: number } = JSON.parse(
    Buffer.from(new URL(url).searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString(),
  );
  return (token.exp - Date.now() / 1000) / 60;
}

test('an admin opens a proposal for minutes, by the function that writes it down; nobody else does', async () => {
  const path = 'partnership_proposals/investasi_sppg/anonymous/1_Profil.pdf';
  const sender = visitor(stack);
  const file = new File(['%PDF-1.7 profil'], 'Profil.pdf', { type: 'application/pdf' });
  expect((await sender.storage.from('collaboration_documents').upload(path, file)).error).toBeNull();
  const document_url = `/storage/v1/object/public/collaboration_documents/${path}`;
  const application_id = crypto.randomUUID();
  await sender
    .from('partnership_applications')
    .insert({
      id: application_id,
      opportunity_id: 'investasi_sppg',
      contact_person: 'Arum',
      email: 'arum@contoh.id',
      document_url,
    })
    .throwOnError();
  const open = (client: Client, body: object = { application_id }) =>
    client.functions.invoke<{ signedURL: string }>('buka-proposal', { body });
  const opened = () =>
    stack.sql<{ after: unknown }>("select after from public.audit_log where action = 'OPEN'");

  const { client: manager } = await signedIn(SEEDED_MANAGER);
  for (const client of [sender, manager, (await signedUp(stack, 'ingin-tahu@contoh.id')).client]) {
    const { response } = await open(client);
    expect([401, 403]).toContain(response?.status);
  }
  expect(await opened()).toEqual([]);

  const { client: admin } = await signedIn(SEEDED_ADMIN);
  const { data } = await open(admin, { application_id, expiresIn: 315_360_000 });
  const url = `http://localhost/storage/v1${data?.signedURL}`;
  expect(await (await stack.fetch(new Request(url))).text()).toBe('%PDF-1.7 profil');
  expect(minutesLeft(url)).toBeGreaterThan(4);
  expect(minutesLeft(url)).toBeLessThanOrEqual(5);
  expect(await opened()).toEqual([{ after: { file: path } }]);
  expect((await open(admin, { application_id: crypto.randomUUID() })).response?.status).toBe(404);
});

test('who reads a complaint opens its photos for minutes, by the function that writes it down; nobody else does', async () => {
  const id = crypto.randomUUID();
  const photo = `${id}/1.jpg`;
  const sender = visitor(stack);
  const file = new File(['foto'], '1.jpg', { type: 'image/jpeg' });
  expect((await sender.storage.from('keluhan_foto').upload(photo, file)).error).toBeNull();
  const keluhan = {
    id,
    kode_lacak: 'K7QF2M9TXW4D',
    kategori: 'makanan',
    hari: '2026-11-02',
    isi: 'Basi.',
    foto: [photo],
  };
  await sender.rpc('kirim_keluhan', { keluhan }).throwOnError();
  const open = (client: Client, folder = id) =>
    client.functions.invoke<{ signedURLs: string[] }>('buka-foto', { body: { folder } });
  const opened = () =>
    stack.sql("select row_id, after from public.audit_log where action = 'OPEN' and table_name = 'keluhan'");

  for (const client of [sender, (await signedUp(stack, 'ingin-melihat@contoh.id')).client])
    expect([401, 403]).toContain((await open(client)).response?.status);
  expect(await opened()).toEqual([]);

  const { client: manager } = await signedIn(SEEDED_MANAGER);
  const { data } = await open(manager);
  expect(data?.signedURLs).toHaveLength(1);
  const url = `http://localhost/storage/v1${data?.signedURLs[0]}`;
  expect(await (await stack.fetch(new Request(url))).text()).toBe('foto');
  expect(minutesLeft(url)).toBeLessThanOrEqual(5);
  expect(await opened()).toEqual([{ row_id: id, after: { foto: 1 } }]);
  expect((await open(manager, crypto.randomUUID())).response?.status).toBe(404);

  // Of harm, which admins alone read.
  await stack.sql("update public.keluhan set kategori = 'pungutan' where id = $1", [id]);
  expect((await open(manager)).response?.status).toBe(404);
});

test('an admin takes the lost devices of another off; nobody else does, nor an admin who has not shown their own', async () => {
  const email = 'hilang@contoh.id';
  const { client: owner, userId } = await signedUp(stack, email);
  await stack.sql("update public.accounts set role = 'admin' where user_id = $1", [userId]);
  const lost = await addDevice(owner, 'Ponsel Sekar');
  const unshown = visitor(stack);
  await unshown.auth.signInWithPassword({ email, password: 'kata-sandi-uji' });
  const takeOff = (client: Client, user_id = userId) => remove(client, user_id, 'lepas-perangkat');
  const devices = async () => (await owner.auth.mfa.listFactors()).data?.all.length;

  const { client: manager } = await signedIn(SEEDED_MANAGER);
  const { client: admin, userId: adminId } = await signedIn(SEEDED_ADMIN);
  const { client: anyone } = await signedUp(stack, 'siapa-saja@contoh.id');
  const onlyAdmins = '403 Hanya admin yang dapat melakukan ini.';
  for (const client of [anyone, manager]) expect(await takeOff(client)).toBe(onlyAdmins);
  expect(await takeOff(visitor(stack))).toMatch(/^401 /);
  const codeFirst = '403 Masukkan kode verifikasi dulu untuk melakukan ini.';
  expect(await takeOff(unshown, adminId)).toBe(codeFirst);
  expect(await remove(unshown, adminId)).toBe(codeFirst);
  const application_id = crypto.randomUUID();
  const proposal = await unshown.functions.invoke('buka-proposal', { body: { application_id } });
  expect(proposal.response?.status).toBe(403);
  expect(await takeOff(owner)).toBe('400 Perangkat Anda sendiri dilepas di Pengaturan Akun.');
  expect(await takeOff(admin, crypto.randomUUID())).toBe('404 Akun tidak ditemukan.');
  expect(await devices()).toBe(1);

  expect(await takeOff(admin)).toBeNull();
  expect(await devices()).toBe(0);
  expect(
    await stack.sql(
      "select row_id, actor_id, before, after from public.audit_log where table_name = 'mfa_factors'",
    ),
  ).toEqual([{ row_id: userId, actor_id: adminId, before: null, after: { email, jumlah: 1 } }]);
  // Their session is what it was by the password, and they add another device.
  await owner.auth.refreshSession();
  const { data } = await owner.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  await expect(showCode(owner, lost)).rejects.toThrow('Factor not found');
  await addDevice(owner, 'Ponsel baru');
});
