import { expect } from 'vitest';
import { SEEDED_ADMIN, SEEDED_MANAGER } from '../../../supabase/local/addresses.ts';
import { type Backend, startBackend } from '../backend.ts';
import { signedUp, visitor } from '../clients.ts';
import { difference, readEverything } from './everything.ts';

/** Text in every row and file that must stay secret. */
const TREASURE = 'RAHASIA-DAPUR';
/** Text of complaints, which managers read, and nobody below them. */
const COMPLAINT = 'RAHASIA-KELUHAN';
/** The first of five complaints of harm, one of each kind. */
export const HARM = 'c4000000-0000-4000-8000-000000000001';
/** The treasure, password hashes, and internals that error messages may reveal. */
const SECRETS = new RegExp(
  [
    TREASURE,
    TREASURE.toLowerCase(),
    TREASURE.replace('-', '_'),
    String.raw`\$2[aby]\$`,
    'PGlite',
    'node_modules',
  ].join('|'),
);

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

export interface Attack {
  body?: string | object | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/**
 * Sends a request with the publishable key and the additions of the attack; fails if the response contains a secret.
 */
export type Send = (method: string, path: string, attack?: Attack) => Promise<Answer>;

/** The code of an error response. */
export function codeOf({ text }: Answer): unknown {
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return typeof body === 'object' && body && 'code' in body ? body.code : undefined;
}

export interface Scene {
  stack: Backend;
  /** Without a session. */
  asVisitor: Send;
  /** Signed up, but not approved. */
  asPending: Send;
  /** Of the role pengelola. */
  asManager: Send;
  asAdmin: Send;
  pendingId: string;
  /** The access token of the pending account. */
  token: string;
  /** Name of a private file in collaboration_documents. */
  proposal: string;
  /** Name of a private file in keluhan_foto. */
  complaintPhoto: string;
  /** Name of a public file in program_documents. */
  document: string;
  /** Name of a certificate's scan in certificate_scans. */
  scan: string;
  /** Name of a contact's photo in contact_photos. */
  photo: string;
  /** Name of an article's picture in site_pictures, and of a photo of a kitchen's progress in progress_photos. */
  picture: string;
  /** The number of rows and files added and removed since the last call, by table; empty if nothing changed. */
  changes(): Promise<Record<string, { added: number; removed: number }>>;
}

/** Starts a stack in approved_only mode, with secrets in all private tables and buckets. */
export async function setScene(): Promise<Scene> {
  const stack = await startBackend();
  const { client, userId } = await signedUp(stack, 'penyerang@contoh.id');
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const proposal = 'partnership_proposals/investasi_sppg/anonymous/1_rahasia.pdf';
  const { error } = await visitor(stack)
    .storage.from('collaboration_documents')
    .upload(proposal, new File([TREASURE], 'rahasia.pdf', { type: 'application/pdf' }));
  expect(error).toBeNull();
  const complaintPhoto = 'c1000000-0000-4000-8000-000000000003/1.jpg';
  const sent = await visitor(stack)
    .storage.from('keluhan_foto')
    .upload(complaintPhoto, new File([TREASURE], '1.jpg', { type: 'image/jpeg' }));
  expect(sent.error).toBeNull();
  await hideTreasure(stack, proposal, complaintPhoto);
  for (const number of [1, 2, 3, 4, 5]) {
    const { error: refused } = await visitor(stack)
      .storage.from('keluhan_foto')
      .upload(`${HARM.slice(0, -1)}${number}/1.jpg`, new File([TREASURE], '1.jpg', { type: 'image/jpeg' }));
    expect(refused).toBeNull();
  }
  const [document, scan] = await stack.sql<{ name: string }>(
    `select distinct on (bucket_id) name from storage.objects
     where bucket_id in ('program_documents', 'certificate_scans') order by bucket_id desc, name`,
  );

  const adminToken = await signIn(stack, SEEDED_ADMIN);
  const asAdmin = sender(stack, adminToken);
  const photo = await addContactPhoto(stack, asAdmin);
  const picture = await addPictures(stack, asAdmin);
  const asManager = sender(stack, await signIn(stack, SEEDED_MANAGER));
  let before = await readEverything(stack, adminToken);
  return {
    stack,
    asVisitor: belowManagers(sender(stack)),
    asPending: belowManagers(sender(stack, token)),
    asManager,
    asAdmin,
    pendingId: userId,
    token,
    proposal,
    complaintPhoto,
    document: document?.name ?? '',
    scan: scan?.name ?? '',
    photo,
    picture,
    async changes() {
      const after = await readEverything(stack, adminToken);
      const found = difference(before, after);
      before = after;
      return found;
    },
  };
}

async function hideTreasure(stack: Backend, proposal: string, complaintPhoto: string): Promise<void> {
  const statements = [
    `update public.access_settings set access_mode = 'approved_only'`,
    `insert into auth.users (id, email, encrypted_password) values
       (gen_random_uuid(), '${TREASURE}@contoh.id', extensions.crypt('${TREASURE}', extensions.gen_salt('bf', 4)))`,
    `insert into public.contact_messages (name, email, subject, message, note)
       values ('${TREASURE}', 'korban@contoh.id', '${TREASURE}', '${TREASURE}', '${TREASURE}')`,
    `insert into public.partnership_applications (opportunity_id, contact_person, email, message, document_url)
       values ('investasi_sppg', '${TREASURE}', 'korban@contoh.id', '${TREASURE}',
         '/storage/v1/object/public/collaboration_documents/${proposal}')`,
    // A complaint with a name, of which an answer is public, and what its sender wrote again.
    `update public.keluhan set isi = '${COMPLAINT}', sekolah = '${COMPLAINT}', foto = array['${complaintPhoto}']
       where id = 'c1000000-0000-4000-8000-000000000003'`,
    `update public.keluhan_pengirim set name = '${TREASURE}', email = '${TREASURE.toLowerCase()}@contoh.id'`,
    `update public.keluhan_pesan set isi = '${COMPLAINT}' where dari = 'pengirim'`,
    // Complaints of harm, which admins alone read, with a photo, what was written about them, and an entry of the trail.
    `insert into public.keluhan (id, sppg_id, kategori, hari, sekolah, isi, foto, bernama, kode_lacak)
       select (left(id, 35) || number)::uuid, 'b0000000-0000-4000-8000-000000000012', kind, '2026-01-01', '${TREASURE}', '${TREASURE}',
         array[left(id, 35) || number || '/1.jpg'], true, '00000000000' || number
       from (values ('${HARM}')) as first (id),
         unnest(array['kekerasan', 'pekerja', 'penyelewengan', 'pungutan', 'balasan']) with ordinality as harm (kind, number)`,
    `insert into public.keluhan_pengirim (keluhan_id, name)
       select id, '${TREASURE}' from public.keluhan where private.is_harm(kategori)`,
    `insert into public.keluhan_pesan (keluhan_id, dari, isi)
       select id, unnest(array['kami', 'pengirim']), '${TREASURE}' from public.keluhan where private.is_harm(kategori)`,
    `update public.keluhan set note = '${TREASURE}' where private.is_harm(kategori)`,
    `update public.sppg_sertifikat set nomor = '${TREASURE}' || id where jenis = 'Juru Masak'`,
    `insert into public.audit_log (actor_id, actor_email, actor_role, action, table_name)
       values (gen_random_uuid(), '${TREASURE}', 'authenticated', 'UPDATE', 'sppg')`,
    `insert into storage.objects (bucket_id, name, created_at)
       values ('contact_photos', '1_terlupa.png', now() - interval '1 day')`,
    `update public.news_articles set slug = '${TREASURE.toLowerCase()}', content = '${TREASURE}', status = 'draf'
       where slug = 'uji-masak-bersama-ahli-gizi'`,
    // A published article with an old slug.
    `update public.news_articles set slug = 'titik-tidak-dijual' where slug = 'waspada-jual-beli-titik-sppg'`,
    `insert into public.mail_outbox (recipient, template, occasion, data)
       values ('${TREASURE.toLowerCase()}@contoh.id', 'invitation', '${TREASURE}', '{"token": "${TREASURE}"}')`,
    `insert into public.yayasan_kontak (yayasan_id, email) select id, '${TREASURE.toLowerCase()}@contoh.id' from public.yayasan limit 1`,
    `update public.gallery_photos set caption = '${TREASURE}', status = 'draf' where position = 9`,
    `update public.faq_entries set answer = '${TREASURE}', status = 'draf' where position = 5`,
    `insert into public.invitations (email, role, nama, token_hash)
       values ('korban@contoh.id', 'admin', '${TREASURE}', '${TREASURE}')`,
    `insert into public.sppg_penanda_tangan (yayasan_id, email, token_hash, nama, jabatan, tarik_hash, ditandatangani_pada)
       select id, '${TREASURE.toLowerCase()}@contoh.id', '${TREASURE}', '${TREASURE}', '${TREASURE}', '${TREASURE}', now()
       from public.yayasan limit 1`,
    // A document with an earlier edition.
    `insert into public.program_document_editions (document_id, edition, file_path)
       select id, 1, 'program_regulations/1_edisi-pertama.pdf' from public.program_documents
       where title = 'Jadwal Kerja Harian Dapur SPPG'`,
    `update public.program_documents set edition = 2, edition_at = now() where title = 'Jadwal Kerja Harian Dapur SPPG'`,
    // A line of progress that no manager stands for.
    `with restoring as (select set_config('app.restoring', 'on', true))
       insert into public.sppg_perkembangan (sppg_id, status_verifikasi, catatan)
       select 'b0000000-0000-4000-8000-000000000001', 'Siap Bangun', '${TREASURE}' from restoring`,
    // A kitchen that we stood for, that got another code and is gone.
    `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
       select 'SPPG-3374-098', 'SPPG Lama', 'Jalan Lama', id from public.yayasan limit 1`,
    `update public.sppg set kode_unik_pendaftaran = 'SPPG-3374-099' where kode_unik_pendaftaran = 'SPPG-3374-098'`,
    `delete from public.sppg where kode_unik_pendaftaran = 'SPPG-3374-099'`,
    `insert into public.deploy_hook (url) values ('https://api.vercel.com/v1/integrations/deploy/prj/${TREASURE.replace('-', '_')}')`,
  ];
  for (const statement of statements) await stack.sql(statement);
  // The numbers of this week, which the first who reads them would add.
  await stack.sql('select private.count_complaints(now())');
}

async function addContactPhoto(stack: Backend, asAdmin: Send): Promise<string> {
  const photo = '1_kota-tegal.png';
  const { status } = await asAdmin('POST', `/storage/v1/object/contact_photos/${photo}`, {
    body: new TextEncoder().encode('a picture'),
    headers: { 'content-type': 'image/png' },
  });
  expect(status).toBe(200);
  await stack.sql(
    `update public.regional_contacts set foto_url = '/storage/v1/object/public/contact_photos/${photo}'
     where kabupaten_kota = 'Kota Tegal'`,
  );
  return photo;
}

async function addPictures(stack: Backend, asAdmin: Send): Promise<string> {
  const stem = '7f3c1a52-0c1d-4b6e-9a58-000000000001';
  const picture = `${stem}-640.webp`;
  for (const bucket of ['site_pictures', 'progress_photos']) {
    const { status } = await asAdmin('POST', `/storage/v1/object/${bucket}/${picture}`, {
      body: new TextEncoder().encode('a picture'),
      headers: { 'content-type': 'image/webp' },
    });
    expect(status).toBe(200);
  }
  await stack.sql(
    `update public.news_articles
     set illustration = null, photo_path = '${stem}.webp', photo_width = 1280, photo_height = 853
     where slug = 'batu-pertama-dapur-percontohan'`,
  );
  await stack.sql(
    `update public.sppg_perkembangan set foto = array['${stem}.webp'] where catatan like 'Pondasi%'`,
  );
  return picture;
}

async function signIn(stack: Backend, account: typeof SEEDED_ADMIN): Promise<string> {
  const { data, error } = await visitor(stack).auth.signInWithPassword(account);
  expect(error).toBeNull();
  return data.session?.access_token ?? '';
}

/** Fails, too, if a response contains what managers alone read. */
function belowManagers(send: Send): Send {
  return async (method, path, attack) => {
    const answer = await send(method, path, attack);
    expect(answer.text, `${method} ${path} tells a complaint`).not.toContain(COMPLAINT);
    return answer;
  };
}

/** Sends requests with this bearer token, or without one, from this IP address. */
export function sender(stack: Backend, token?: string, address?: string): Send {
  return async (method, path, { body, headers } = {}) => {
    const isRaw = body instanceof Uint8Array || typeof body === 'string';
    const response = await stack.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          apikey: stack.anonKey,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
      }),
      address,
    );
    const answer = { status: response.status, text: await response.text(), headers: response.headers };
    const everythingSaid = `${answer.text}\n${JSON.stringify([...answer.headers])}`;
    expect(everythingSaid, `${method} ${path} tells a secret`).not.toMatch(SECRETS);
    return answer;
  };
}
