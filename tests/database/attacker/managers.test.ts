import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMINS, MANAGED } from './all-tables.ts';
import { expectRefused } from './calls.ts';
import { file, folder, newScan, unrefused as unrefusedFiles } from './file-requests.ts';
import { type Attack, codeOf, HARM, type Scene, setScene } from './scene.ts';
import { anyRowOf, changeEach, RETURN, unrefused as unrefusedRows } from './table-requests.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

describe('a manager', () => {
  test.each(Object.entries(ADMINS))('reads of %s: %i rows', async (table, rows) => {
    expect(MANAGED).not.toContain(table);
    for (const path of [table, `${table}?select=*`, `${table}?limit=1000&offset=0`]) {
      const answer = await scene.asManager('GET', `/rest/v1/${path}`, { headers: { prefer: 'count=exact' } });
      expect(JSON.parse(answer.text)).toHaveLength(rows);
      expect(answer.headers.get('content-range')).toMatch(new RegExp(`/${rows}$`));
    }
  });

  test('reads no draft, and what is due of kitchens alone', async () => {
    for (const table of ['news_articles', 'gallery_photos', 'faq_entries', 'job_openings'])
      expect(JSON.parse((await scene.asManager('GET', `/rest/v1/${table}?status=eq.draf`)).text)).toEqual([]);
    // Of which nobody reads all columns.
    const mails = await scene.asManager('GET', '/rest/v1/mail_outbox?select=id,template');
    expect(JSON.parse(mails.text)).toEqual([]);
    const due = await scene.asManager('GET', '/rest/v1/due_rows?topic=eq.accounts_pending');
    expect(JSON.parse(due.text)).toEqual([]);
    const codes = await scene.asManager('GET', '/rest/v1/leads?kode_lacak=not.is.null');
    expect(JSON.parse(codes.text)).toEqual([]);
    const files = await scene.asManager('GET', '/rest/v1/files_to_remove?bucket_id=eq.contact_photos');
    expect(JSON.parse(files.text)).toEqual([]);
  });

  // Each answer is searched for the words of the harm as well, as every one of this file.
  test('finds nothing of complaints of harm: no row, no number, no answer to give, no photo, trail or mail', async () => {
    const kinds = 'in.(kekerasan,pekerja,penyelewengan,pungutan,balasan)';
    const ids = [1, 2, 3, 4, 5].map((number) => HARM.slice(0, -1) + number);
    const counted = { headers: { prefer: 'count=exact' } };
    for (const path of [
      `keluhan?kategori=${kinds}&select=id`,
      `keluhan?id=in.(${ids.join()})&select=sekolah,foto,note`,
      `leads?kategori=${kinds}`,
      'leads?search_text=imatch.(kekerasan|balasan|pekerja)',
      `keluhan_pesan?keluhan_id=in.(${ids.join()})&select=isi,foto`,
      `keluhan_pesan?select=isi,keluhan!inner(kategori)&keluhan.kategori=${kinds}`,
      `sppg?select=nama,keluhan!inner(kategori)&keluhan.kategori=${kinds}`,
      'audit_log?table_name=like.keluhan*',
      'mail_outbox?select=id&template=in.(new_complaint,reprisal)',
      'mails?template=in.(new_complaint,reprisal)',
      'files_to_remove?bucket_id=eq.keluhan_foto',
    ]) {
      const answer = await scene.asManager('GET', `/rest/v1/${path}`, counted);
      expect([path, answer.text, answer.headers.get('content-range')]).toEqual([path, '[]', '*/0']);
    }
    const due = await scene.asManager(
      'GET',
      '/rest/v1/admin_summary?topic=in.(complaints_overdue,complaints_open)&select=amount',
    );
    const open = await scene.asManager('GET', '/rest/v1/keluhan?select=id&dijawab_pada=is.null');
    const amounts: { amount: number }[] = JSON.parse(due.text);
    expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(JSON.parse(open.text).length);
    for (const id of ids) {
      const gone = await scene.asManager('POST', '/rest/v1/rpc/jawab_keluhan', {
        body: { pesan: { id, keluhan_id: id, isi: 'x', status: 'Selesai' } },
      });
      const unknown = await scene.asManager('POST', '/rest/v1/rpc/jawab_keluhan', {
        body: { pesan: { id, keluhan_id: id.replace('c4', 'd4'), isi: 'x', status: 'Selesai' } },
      });
      expect([gone.status, gone.text]).toEqual([unknown.status, unknown.text]);
      const photo = `${id}/1.jpg`;
      const requests: [string, string, Attack?][] = [
        ['GET', `object/keluhan_foto/${photo}`],
        ['GET', `object/authenticated/keluhan_foto/${photo}`],
        ['GET', `object/info/keluhan_foto/${photo}`],
        ['POST', `object/sign/keluhan_foto/${photo}`, { body: { expiresIn: 60 } }],
        ['POST', 'object/list/keluhan_foto', { body: { prefix: id, limit: 10 } }],
      ];
      expect(await unrefusedFiles(scene.asManager, requests)).toEqual([]);
    }
    expect(
      await unrefusedRows(scene.asManager, 403, [
        ['PATCH', `keluhan?kategori=${kinds}`, { body: { note: 'x' }, headers: RETURN }],
        ['DELETE', `keluhan?kategori=${kinds}`, { headers: RETURN }],
      ]),
    ).toEqual([]);
  });

  test('calls nothing of what admins call', async () => {
    await expectRefused(scene.stack, scene.asManager, 'manager', 'admin');
    const answer = await scene.asManager('POST', '/rest/v1/rpc/jawab_keluhan', {
      body: { pesan: { keluhan_id: 'c1000000-0000-4000-8000-000000000004', isi: 'x', teks_publik: 'x' } },
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, '42501']);
    const access = await scene.asManager('POST', '/rest/v1/rpc/my_access', { body: {} });
    expect(JSON.parse(access.text)).toEqual([
      {
        can_manage: true,
        is_admin: false,
        is_manager: true,
        is_ended: false,
        nama: null,
        invited_as: null,
        second_factor: null,
      },
    ]);
  });

  test('is told no row by a refusal: neither a sender’s code nor a token’s hash', async () => {
    const keluhan_id = 'c1000000-0000-4000-8000-000000000003';
    const sppg_id = 'b0000000-0000-4000-8000-000000000001';
    const long = 'x'.repeat(5001);
    const token = 'a'.repeat(64);
    await scene.stack.sql(
      `insert into public.sppg_penanda_tangan (yayasan_id, email, token_hash)
       select yayasan_id, 'ketua@contoh.id', encode(sha256('${token}'), 'hex') from public.sppg where id = '${sppg_id}'`,
    );
    const read = await scene.asVisitor('POST', '/rest/v1/rpc/baca_permintaan', { body: { token } });
    const [asked]: { dapur: { kode: string }[] }[] = JSON.parse(read.text);
    const dapur = asked?.dapur.map(({ kode }) => kode);
    const [operating] = await scene.stack.sql<{ id: string }>(
      `select id from public.sppg where status_verifikasi = 'Sudah Operasional' and ditutup_pada is null limit 1`,
    );
    const calls = {
      jawab_keluhan: { pesan: { id: sppg_id, keluhan_id, isi: 'x', note: long } },
      tanda_tangani: { token, tanda: { id: sppg_id, nama: long, jabatan: 'Ketua', dapur } },
      laporkan_kejadian: {
        kejadian: { id: sppg_id, sppg_id: operating?.id, jenis: long, hari: '2026-11-01', isi: long },
      },
    };
    for (const [name, body] of Object.entries(calls)) {
      const { status, text } = await scene.asManager('POST', `/rest/v1/rpc/${name}`, { body });
      expect(status, `${name}: ${text}`).toBe(400);
      expect({ name, ...JSON.parse(text) }).toMatchObject({ name, code: '23514', details: null });
    }
    await scene.changes();
  });

  test.each([
    ['contact_photos', () => scene.photo, '5_a.png', 'image/png'],
    ['site_pictures', () => scene.picture, '7f3c1a52-0c1d-4b6e-9a58-000000000005-640.webp', 'image/webp'],
    ['collaboration_documents', () => scene.proposal, folder('anonymous/5_a.pdf'), 'application/pdf'],
  ])('neither lists, opens, adds, replaces nor removes files of %s', async (bucket, name, added, type) => {
    const named = { bucketId: bucket, sourceKey: name() };
    const isPrivate = bucket === 'collaboration_documents';
    expect(
      await unrefusedFiles(scene.asManager, [
        ['POST', `object/list/${bucket}`, { body: { prefix: '', limit: 1000 } }],
        ['POST', `object/${bucket}/${added}`, file(type)],
        ['POST', `object/${bucket}/${name()}`, file(type, { 'x-upsert': 'true' })],
        ['PUT', `object/${bucket}/${name()}`, file(type)],
        ['DELETE', `object/${bucket}/${name()}`],
        ['DELETE', `object/${bucket}`, { body: { prefixes: [name()] } }],
        ['POST', 'object/move', { body: { ...named, destinationKey: added } }],
        ['POST', 'object/copy', { body: { ...named, destinationKey: added } }],
        [
          'POST',
          'object/copy',
          { body: { ...named, destinationBucket: 'certificate_scans', destinationKey: newScan } },
        ],
        ...(isPrivate
          ? ([
              ['GET', `object/${bucket}/${name()}`],
              ['GET', `object/authenticated/${bucket}/${name()}`],
              ['POST', `object/sign/${bucket}/${name()}`, { body: { expiresIn: 60 } }],
            ] as [string, string, Attack?][])
          : []),
      ]),
    ).toEqual([]);
  });

  test('writes no day that breaks the pages which show it', async () => {
    const [open] = await scene.stack.sql<{ id: string }>('select id from public.sppg_kejadian limit 1');
    for (const pada of ['0044-03-15 BC', 'infinity', '9999-12-31']) {
      const kabar = {
        id: 'b0000000-0000-4000-8000-000000000001',
        kejadian_id: open?.id,
        isi: 'Kabar.',
        angka: [{ jumlah: 3, apa: 'murid', menurut: 'Puskesmas', pada }],
      };
      const told = await scene.asManager('POST', '/rest/v1/rpc/tulis_kabar', { body: { kabar } });
      expect(told.status).toBe(400);
      const inspected = await scene.asManager('PATCH', '/rest/v1/sppg_inspeksi?id=not.is.null', {
        body: { diperbaiki_pada: pada },
      });
      expect(inspected.status).toBe(400);
    }
  });

  test('signs no photo of a complaint, for ten years or a minute, nor does an admin', async () => {
    const path = `keluhan_foto/${scene.complaintPhoto}`;
    for (const as of [scene.asManager, scene.asAdmin])
      expect(
        await unrefusedFiles(as, [
          ['GET', `object/${path}`],
          ['GET', `object/authenticated/${path}`],
          ['GET', `object/info/authenticated/${path}`],
          ['POST', 'object/list/keluhan_foto', { body: { prefix: '', limit: 1000 } }],
          ['POST', `object/sign/${path}`, { body: { expiresIn: 315_360_000 } }],
          ['POST', 'object/sign/keluhan_foto', { body: { expiresIn: 60, paths: [scene.complaintPhoto] } }],
          [
            'POST',
            'object/copy',
            {
              body: {
                bucketId: 'keluhan_foto',
                sourceKey: scene.complaintPhoto,
                destinationBucket: 'certificate_scans',
                destinationKey: newScan,
              },
            },
          ],
        ]),
      ).toEqual([]);
  });

  test('finds no sender of a complaint among mails, nor does an admin without an entry', async () => {
    const columns = ['recipient', 'row_id', 'last_error', '*', 'id&recipient=like.*', 'id&order=row_id'];
    for (const as of [scene.asManager, scene.asAdmin])
      for (const column of columns) {
        const answer = await as('GET', `/rest/v1/mail_outbox?select=${column}`);
        expect([column, answer.status, codeOf(answer)]).toEqual([column, 403, '42501']);
      }
  });

  test.each([
    ['a listed document', 'program_documents', () => scene.document],
    ['a certificate', 'certificate_scans', () => scene.scan],
    ["a kitchen's progress", 'progress_photos', () => scene.picture],
  ])('takes no file from %s behind the back of the audit trail', async (_, bucket, name) => {
    expect(
      await unrefusedFiles(scene.asManager, [
        ['DELETE', `object/${bucket}/${name()}`],
        ['DELETE', `object/${bucket}`, { body: { prefixes: [name()] } }],
        ['PUT', `object/${bucket}/${name()}`, file()],
        ['POST', `bucket/${bucket}/empty`],
        ['DELETE', `bucket/${bucket}`],
      ]),
    ).toEqual([]);
  });

  test('has changed nothing by all of it', async () => {
    expect(await scene.changes()).toEqual({});
  });
});

describe('whose access has ended', () => {
  test('may no more than a visitor, though everyone signed in may manage, and with the token they had', async () => {
    await scene.stack.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
    const { text } = await scene.asManager('GET', '/rest/v1/accounts?select=user_id');
    const [own]: { user_id: string }[] = JSON.parse(text);
    const ended = await scene.asAdmin('POST', '/rest/v1/rpc/end_account_access', {
      body: { target_user_id: own?.user_id },
    });
    expect(ended.status).toBe(204);
    await scene.changes();
    for (const table of MANAGED) {
      const row = await anyRowOf(scene, table);
      const all = `${table}?id=not.is.null`;
      expect(
        await unrefusedRows(scene.asManager, 403, [
          ...(await changeEach(scene, table)),
          ['DELETE', all, { headers: RETURN }],
          ['POST', table, { body: row, headers: RETURN }],
        ]),
        `in ${table}`,
      ).toEqual([]);
    }
    for (const view of [
      'sertifikat',
      'sppg_sertifikat',
      'admin_summary',
      'due_rows',
      'keluhan?select=isi',
      'keluhan_pesan',
      'files_to_remove',
      'perlu_per_wilayah',
      'sertifikat_per_minggu',
    ])
      expect((await scene.asManager('GET', `/rest/v1/${view}`)).text).toBe('[]');
    await expectRefused(scene.stack, scene.asManager, 'approved_only', 'manager');
    await expectRefused(scene.stack, scene.asManager, 'manager', 'admin');
    expect(
      await unrefusedFiles(scene.asManager, [
        ['POST', 'object/list/program_documents', { body: { prefix: 'program_regulations', limit: 10 } }],
        ['GET', `object/authenticated/keluhan_foto/${scene.complaintPhoto}`],
        ['POST', `object/sign/keluhan_foto/${scene.complaintPhoto}`, { body: { expiresIn: 60 } }],
        ['POST', 'object/sign/keluhan_foto', { body: { expiresIn: 60, paths: [scene.complaintPhoto] } }],
        ['POST', `object/certificate_scans/${newScan}`, file()],
        ['POST', 'object/program_documents/program_regulations/5_a.pdf', file()],
      ]),
    ).toEqual([]);
    expect(await scene.changes()).toEqual({});
  });
});
