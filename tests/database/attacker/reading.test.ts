import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Scene, type Send, setScene } from './scene.ts';

const ADMIN_ID = 'e0000000-0000-4000-8000-000000000001';
/** One whose sender gave a name. */
const COMPLAINT = 'c1000000-0000-4000-8000-000000000003';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

const people: [string, () => Send][] = [
  ['a visitor', () => scene.asVisitor],
  ['somebody who waits for approval', () => scene.asPending],
];

/** The rows, or the code of the error. */
function said({ status, text }: Answer): unknown {
  const body: unknown = JSON.parse(text);
  if (status === 200) return body;
  return typeof body === 'object' && body && 'code' in body ? body.code : body;
}

/** Relations, schemas and functions that the API exposes to no role; with two codes, the second is PostgREST's. */
test.each<[path: string, ...codes: string[]]>([
  // With two foreign keys of complaints the embedded REST has two ways, of which it takes none.
  ['sppg?select=*,accounts(*)', 'PGRST200', 'PGRST201'],
  ['sppg?select=*,accounts!inner(*)', 'PGRST200', 'PGRST201'],
  ['yayasan?select=*,sppg(*,accounts(*))', 'PGRST200', 'PGRST201'],
  ['leads?select=*,accounts(*)', 'PGRST200'],
  ['wilayah?select=*,accounts(*)', 'PGRST200'],
  ['regional_contacts?select=*,leads(*)', 'PGRST200'],
  ['accounts?select=*,users(*)', 'PGRST205', 'PGRST200'],
  ['sppg?accounts.role=eq.admin', 'PGRST108'],
  ['sppg?order=accounts(email)', 'PGRST108'],
  ['sppg?select=nama,(select email from accounts)', 'PGRST100'],
  ['sppg?select=*,private.throttle_salt(*)', 'PGRST100'],
  ['contact_messages?select=count()', 'PGRST123'],
  ['private.throttle_salt', 'PGRST205'],
  ['throttle_salt', 'PGRST205'],
  ['throttle_minutes_0', 'PGRST205'],
  ['auth.users', 'PGRST205'],
  ['users', 'PGRST205'],
  ['pg_authid', 'PGRST205'],
  ['pg_catalog.pg_authid', 'PGRST205'],
  ['information_schema.tables', 'PGRST205'],
  ['..%2f_system%2fconfig', 'PGRST125', 'PGRST205'],
  ['keluhan_tercatat', 'PGRST205'],
  ['keluhan_pekan', 'PGRST205'],
  ['rpc/is_admin', 'PGRST202'],
  ['rpc/queue_mail', 'PGRST202'],
  ['rpc/token_hash', 'PGRST202'],
  ['rpc/sync_account', 'PGRST202'],
  ['rpc/delete_expired_leads', 'PGRST202'],
  ['rpc/forget_lead', 'PGRST202'],
  ['rpc/complaints_counted', 'PGRST202'],
  ['rpc/count_complaints', 'PGRST202'],
  ['rpc/queue_mail', 'PGRST202'],
  ['rpc/queue_certificate_mails', 'PGRST202'],
  ['rpc/assert_no_sppg', 'PGRST202'],
  ['rpc/restore_row', 'PGRST202'],
  ['rpc/raise_revision', 'PGRST202'],
  ['rpc/publish_certificate', 'PGRST202'],
  ['rpc/pg_sleep', 'PGRST202'],
  ['rpc/pg_read_file', 'PGRST202'],
  ['rpc/current_setting', 'PGRST202'],
  ['rpc/crypt', 'PGRST202'],
])('nobody gets anything from %s', async (path, ...codes) => {
  for (const [, as] of people) expect(codes).toContain(said(await as()('GET', `/rest/v1/${path}`)));
});

test.each(['private', 'auth', 'storage', 'extensions', 'pg_catalog'])(
  'nobody reaches the schema %s by its profile',
  async (schema) => {
    for (const [, as] of people) {
      for (const table of ['throttle_salt', 'users', 'objects', 'rpc/is_admin']) {
        const read = await as()('GET', `/rest/v1/${table}`, { headers: { 'accept-profile': schema } });
        expect([read.status, said(read)]).toEqual([406, 'PGRST106']);
        const headers = { 'content-profile': schema };
        const written = await as()('POST', `/rest/v1/${table}`, { body: {}, headers });
        expect([written.status, said(written)]).toEqual([406, 'PGRST106']);
      }
    }
  },
);

test.each([
  'sppg_disebut?select=job_openings(id,sppg_disebut(kode,job_openings(id)))',
  'wilayah?select=regional_contacts(id,wilayah(kode,regional_contacts(id)))',
  'yayasan?select=sppg(id,yayasan(id))',
  'news_articles?select=news_redirects(slug,news_articles(news_redirects(slug)))',
])('nobody multiplies a list by itself with %s', async (path) => {
  for (const [, as] of people) {
    const answer = await as()('GET', `/rest/v1/${path}`);
    expect([answer.status, said(answer)]).toEqual([400, 'P0001']);
  }
});

describe('what row level security hides stays hidden', () => {
  test.each([
    'contact_messages?select=*,accounts!contact_messages_assigned_to_fkey(*)',
    'contact_messages?select=accounts!contact_messages_handled_by_fkey(email)',
    'contact_messages?select=*,handled_by(*)',
    'contact_messages?select=ctid',
    'contact_messages?order=note',
    'contact_messages?note=not.is.null&select=id',
    'partnership_applications?select=document_url&document_url=like.*rahasia*',
    'leads?select=search_text&search_text=ilike.*a*',
    'audit_log?select=before,after',
    'admin_summary?select=*&topic=eq.leads_waiting',
    'admin_summary?amount=gt.0&select=since',
    'due_rows?select=*&topic=eq.slhs_missing',
    'perlu_per_wilayah?perlu=gte.0&select=nama',
    'sertifikat_per_minggu?jumlah=gte.0',
    'deploy_hook?select=url&url=like.https*',
    'invitations?select=*,accounts(*)',
    'invitations?token_hash=like.*a*&select=email',
    'sppg_penanda_tangan?select=nama,jabatan,email',
    'mails?select=recipient,last_error&state=eq.sent',
    'mail_outbox?select=template&order=created_at',
    'yayasan_kontak?select=yayasan(nama),email',
    'keluhan?select=isi,foto,status',
    'keluhan?select=isi,sppg(nama)&kategori=eq.limbah',
    'keluhan?isi=ilike.*genset*&select=id',
    'keluhan?sppg_id=eq.b0000000-0000-4000-8000-000000000012&select=id&limit=0',
    'keluhan_pesan?select=isi,keluhan(isi)&teks_publik=not.is.null',
  ])('in %s', async (path) => {
    const headers = { prefer: 'count=exact', role: 'service_role', 'x-role': 'service_role' };
    expect(said(await scene.asVisitor('GET', `/rest/v1/${path}`, { headers }))).toBe('42501');
    const answer = await scene.asPending('GET', `/rest/v1/${path}`, { headers });
    expect(said(answer)).toEqual([]);
    expect(answer.headers.get('content-range')).toBe('*/0');
  });

  test('in whole rows, which have the name of their table in SQL', async () => {
    const path = '/rest/v1/contact_messages?select=contact_messages';
    // PostgREST looks for a column of that name first.
    expect(['42501', '42703']).toContain(said(await scene.asVisitor('GET', path)));
    expect([[], '42703']).toContainEqual(said(await scene.asPending('GET', path)));
  });

  test('in what hangs on the own account', async () => {
    for (const table of ['contact_messages', 'partnership_applications']) {
      const path = `/rest/v1/accounts?select=user_id,${table}!${table}_assigned_to_fkey(*)`;
      expect(said(await scene.asVisitor('GET', path))).toBe('42501');
      expect(said(await scene.asPending('GET', path))).toEqual([{ user_id: scene.pendingId, [table]: [] }]);
    }
  });

  test('in the plan of a query', async () => {
    for (const [, as] of people) {
      const headers = { accept: 'application/vnd.pgrst.plan+json' };
      expect((await as()('GET', '/rest/v1/contact_messages', { headers })).status).toBe(406);
    }
  });
});

test('only an admin can call what admins call', async () => {
  const span = { account_id: scene.pendingId, since: '2026-01-01', until: '2100-01-01' };
  const calls = {
    set_account_role: { target_user_id: scene.pendingId, new_role: 'admin' },
    set_access_mode: { new_mode: 'any_signed_in' },
    restore_audit_entry: { entry_id: 1, last_entry: 1 },
    restore_version: { entry_id: 1, last_entry: 1 },
    account_changes: span,
    undo_account_changes: { ...span, chosen: '{}' },
    find_audit_entries: { kata: 'sppg' },
    setup_steps: {},
    konfirmasi_sppg: {
      sppg_id: 'b0000000-0000-4000-8000-000000000001',
      terakhir_diubah: '2026-11-25T00:00:00Z',
    },
    konfirmasi_dokumen: { dokumen: scene.pendingId, dibaca: '{}' },
    perbarui_sppg: { perubahan: '[]' },
    laporkan_kejadian: { kejadian: '{}' },
    tulis_kabar: { kabar: '{}' },
    laporkan_kejadian_bersama: { kejadian: '[]' },
    tulis_kabar_bersama: { kabar: '[]' },
    hapus_kata_kabar: { kabar: scene.pendingId, kata: 'uji', apa: 'nama', alasan: 'x' },
    sppg_belum_dibaca: { dapur: '{}' },
    sppg_diubah_sejak: { baris: '[]' },
    change_leads: { chosen: '[]', change: '{}' },
    delete_leads: { chosen: '[]' },
    note_lead_export: { amount: 1, filter: '{}' },
    note_photos_opened: { folder: scene.pendingId },
    note_proposal_opened: { application_id: scene.pendingId },
    minta_tanda_tangan: { yayasan: 'a0000000-0000-4000-8000-000000000001' },
    personal_data: { address: 'korban@contoh.id', for_export: true },
    forget_person: { address: 'korban@contoh.id', seen: '{}' },
    jawab_keluhan: { pesan: '{}' },
    muat_jawaban: { jawaban: scene.pendingId, teks: 'x' },
    hitung_keluhan: { terpilih: '{}' },
    saring_keluhan: { terpilih: '{}' },
    buka_pengirim: { keluhan: COMPLAINT },
    my_access: {},
    set_account_name: { target_user_id: ADMIN_ID, new_name: 'Penyerang' },
    end_account_access: { target_user_id: ADMIN_ID },
    require_second_factor: { required: false },
    account_devices: {},
    note_devices_removed: { target_user_id: ADMIN_ID },
    restore_account_access: { target_user_id: scene.pendingId },
    invite: {
      invitation_id: 'b0000000-0000-4000-8000-000000000001',
      email: 'penyerang@contoh.id',
      role: 'admin',
      nama: '',
    },
    withdraw_invitation: { invitation_id: 'b0000000-0000-4000-8000-000000000001' },
    accept_mail: { mail_id: scene.pendingId },
    resend_mail: { mail_id: scene.pendingId },
    claim_mails: { amount: 10 },
    mail_sending: { mail_id: scene.pendingId, attempt: 1 },
    mail_sent: { mail_id: scene.pendingId, attempt: 1 },
    mail_failed: { mail_id: scene.pendingId, attempt: 1, error: 'x', outcome: 'refused' },
  };
  const offered = await scene.stack.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     -- For visitors, whoever was invited and the own account, with tests of their own.
     and proname not in ('status_kiriman', 'cari_sppg', 'cocok_karena', 'sppg_mirip', 'read_invitation', 'accept_invitation',
       'choose_mails', 'resend_own_invitation', 'baca_permintaan', 'tanda_tangani', 'tarik_tanda_tangan',
       'kirim_keluhan', 'jawaban_keluhan', 'tulis_lagi', 'keluhan_dapur',
       'keluhan_banyak_dapur', 'keluhan_jaringan', 'jawaban_publik')`,
  );
  expect(offered.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
  for (const [name, body] of Object.entries(calls)) {
    const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
    for (const [, as] of people) {
      const answers = [
        await as()('POST', `/rest/v1/rpc/${name}`, { body }),
        await as()('GET', `/rest/v1/rpc/${name}?${query}`),
      ];
      const harmless = name === 'my_access' && as() === scene.asPending;
      for (const answer of answers)
        expect(said(answer), `rpc ${name}`).toEqual(
          harmless
            ? [
                {
                  can_manage: false,
                  is_admin: false,
                  is_manager: false,
                  is_ended: false,
                  nama: null,
                  invited_as: null,
                  second_factor: null,
                },
              ]
            : '42501',
        );
    }
  }
});

test.each([
  '/graphql/v1',
  '/functions/v1/x',
  '/realtime/v1/x',
  '/pg/query',
  '/_system/config',
  '/rest/v1/rpc/graphql',
])('there is no %s', async (path) => {
  for (const [, as] of people) {
    const answer = await as()('POST', path, {
      body: { query: '{ accountsCollection { edges { node { email } } } }' },
    });
    expect(answer.status).toBe(404);
  }
});

test('after all of it nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});
