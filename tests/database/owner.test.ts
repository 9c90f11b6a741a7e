import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { proposalPath } from '../../src/features/leads/inbox/lead.ts';
import { inviteOwner } from '../../supabase/local/invite-owner.ts';
import { type Backend, startBackend } from './backend.ts';
import { signedUp, visitor } from './clients.ts';

// What the owner of a new site does with the API: migrated tables without seed.
let stack: Backend;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await startBackend('empty');
  const link = await inviteOwner(' Pemilik@Contoh.id', project());
  admin = (await signedUp(stack, 'pemilik@contoh.id')).client;
  await admin.rpc('accept_invitation', { token: link.split('#')[1] }).throwOnError();
});

/** The project as the command knows it: its URL, and a secret key of the environment. */
const project = () => ({
  url: 'http://localhost',
  siteUrl: 'https://www.contoh.id',
  serviceKey: stack.serviceKey,
  fetch: (request: Request) => stack.fetch(request),
});

afterAll(() => stack.close());

test('the first admin comes by an invitation, without SQL, and the trail says so', async () => {
  const { data: access } = await admin.rpc('my_access').single().throwOnError();
  expect(access).toMatchObject({ is_admin: true });
  const { data: entries } = await admin
    .from('audit_log')
    .select('action, actor_role, after')
    .eq('table_name', 'invitations')
    .order('id')
    .throwOnError();
  expect(entries[0]).toMatchObject({
    action: 'INSERT',
    actor_role: 'service_role',
    after: { email: 'pemilik@contoh.id', role: 'admin' },
  });
});

test('the owner’s command invites anew, and refuses what it can’t do in a sentence', async () => {
  const first = await inviteOwner('penerus@contoh.id', project());
  const second = await inviteOwner('penerus@contoh.id', project());
  expect(second).toMatch(/^https:\/\/www\.contoh\.id\/admin\/undangan#[0-9a-f]{64}$/);
  const stateOf = async (link: string) =>
    (
      await visitor(stack)
        .rpc('read_invitation', { token: link.split('#')[1] })
        .single()
        .throwOnError()
    ).data;
  expect(await stateOf(first)).toMatchObject({ state: 'withdrawn' });
  expect(await stateOf(second)).toMatchObject({ state: 'open', role: 'admin' });

  await expect(inviteOwner('pemilik@contoh.id', project())).rejects.toThrow('is an admin already');
  await expect(inviteOwner('pemilik', project())).rejects.toThrow('"pemilik" is no e-mail address');
  const wrong = inviteOwner('lain@contoh.id', { ...project(), serviceKey: `${stack.serviceKey}x` });
  await expect(wrong).rejects.toThrow('The key is none of its secret keys.');
  await expect(wrong).rejects.not.toThrow(stack.serviceKey);
});

const photo = '1795500000000_kota-tegal.png';
const photoUrl = `/storage/v1/object/public/contact_photos/${photo}`;
const photos = () => admin.storage.from('contact_photos');
const png = new File([new Uint8Array([137, 80, 78, 71])], 'foto.png', { type: 'image/png' });

test('what the first admin enters is there for visitors', async () => {
  const { data: yayasan } = await admin
    .from('yayasan')
    .insert({ nama: 'Yayasan Pertama', alamat: null, pengelola: 'Arum' })
    .select('id')
    .single()
    .throwOnError();
  await admin
    .from('sppg')
    .insert({
      kode_unik_pendaftaran: 'SPPG-1',
      nama: 'SPPG Pertama',
      lokasi: 'Kota Tegal',
      yayasan_id: yayasan.id,
    })
    .throwOnError();
  expect((await photos().upload(photo, png)).error).toBeNull();
  await admin
    .from('regional_contacts')
    .insert({
      kabupaten_kota: 'Kota Tegal',
      nama_kontak: 'Wening',
      nomor_telepon: '0800-0000-0099',
      foto_url: photoUrl,
    })
    .throwOnError();
  await admin
    .from('program_documents')
    .insert({
      title: 'Aturan',
      file_name: '1_Aturan.pdf',
      file_path: 'program_regulations/1_Aturan.pdf',
      file_url: '/storage/v1/object/public/program_documents/program_regulations/1_Aturan.pdf',
      category: 'Regulasi',
    })
    .throwOnError();
  await admin
    .from('program_documents')
    .update({ title: 'Aturan Program' })
    .eq('title', 'Aturan')
    .throwOnError();

  const read = async (table: string, columns: string) =>
    (await visitor(stack).from(table).select(columns).throwOnError()).data;
  expect(await read('yayasan', 'nama, sppg(nama)')).toEqual([
    { nama: 'Yayasan Pertama', sppg: [{ nama: 'SPPG Pertama' }] },
  ]);
  expect(await read('regional_contacts', 'kabupaten_kota, nama_kontak, foto_url')).toEqual([
    { kabupaten_kota: 'Kota Tegal', nama_kontak: 'Wening', foto_url: photoUrl },
  ]);
  expect(await read('program_documents', 'title, category')).toEqual([
    { title: 'Aturan Program', category: 'Regulasi' },
  ]);
  expect(await read('wilayah', 'nama')).toHaveLength(35);
  const shown = await stack.fetch(new Request(`http://localhost${photoUrl}`));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('a photo stays while its contact has it, and a contact comes back without a photo that is gone', async () => {
  expect((await photos().remove([photo])).data).toEqual([]);
  await admin.from('regional_contacts').delete().eq('kabupaten_kota', 'Kota Tegal').throwOnError();
  expect((await photos().remove([photo])).data).toHaveLength(1);
  expect((await stack.fetch(new Request(`http://localhost${photoUrl}`))).ok).toBe(false);

  const { data: entry } = await admin
    .from('audit_log')
    .select('id')
    .match({ table_name: 'regional_contacts', action: 'DELETE' })
    .single()
    .throwOnError();
  await admin.rpc('restore_audit_entry', { entry_id: entry.id }).throwOnError();
  const { data: contacts } = await visitor(stack).from('regional_contacts').select('nama_kontak, foto_url');
  expect(contacts).toEqual([{ nama_kontak: 'Wening', foto_url: null }]);
});

test('an application is deleted with its proposal, and nothing of the sender is left', async () => {
  const path = 'partnership_proposals/investasi_sppg/anonymous/1795500000000_Proposal.pdf';
  const files = visitor(stack).storage.from('collaboration_documents');
  const pdf = new File(['%PDF-1.7'], 'Proposal.pdf', { type: 'application/pdf' });
  expect((await files.upload(path, pdf)).error).toBeNull();
  await visitor(stack)
    .from('partnership_applications')
    .insert({
      opportunity_id: 'investasi_sppg',
      contact_person: 'Pengirim',
      email: 'pengirim@contoh.id',
      document_url: files.getPublicUrl(path).data.publicUrl,
    })
    .throwOnError();
  const applications = () => admin.from('partnership_applications');
  await applications().update({ note: 'Pengirim menelepon.' }).eq('status', 'Baru').throwOnError();

  const proposals = admin.storage.from('collaboration_documents');
  expect((await proposals.remove([path])).data).toEqual([]);
  const { data: deleted } = await applications()
    .delete()
    .eq('contact_person', 'Pengirim')
    .select('document_url')
    .single()
    .throwOnError();
  expect(proposalPath(deleted.document_url)).toBe(path);
  expect((await proposals.remove([path])).data).toHaveLength(1);
  expect((await proposals.download(path)).error).not.toBeNull();

  const { data: trail } = await admin
    .from('audit_log')
    .select('action, actor_email, before, after')
    .eq('table_name', 'partnership_applications');
  expect(trail).toEqual([{ action: 'DELETE', actor_email: 'pemilik@contoh.id', before: null, after: null }]);
});

test('what is due is read topic by topic, with days for people', async () => {
  await stack.sql(`insert into public.contact_messages (name, email, subject, message, created_at)
    values ('Arum', 'arum@contoh.id', 'Bertanya', 'Halo', '2026-01-01 18:00+00')`);
  const due = async (topic: string) =>
    (await admin.from('admin_summary').select('amount, since').eq('topic', topic).single().throwOnError())
      .data;
  expect(await due('leads_waiting')).toEqual({ amount: 1, since: '2026-01-02' });
  expect(await due('contacts_missing')).toEqual({ amount: 34, since: null });
  expect(await due('own_admin_missing')).toEqual({ amount: 0, since: null });
  expect(await due('seeded_admin_present')).toEqual({ amount: 0, since: null });
});
