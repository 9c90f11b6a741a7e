import { existsSync, writeFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { sortableDay } from '../../src/lib/text/format-time';
import { adminClient, continueSession, newcomerClient, visitorClient } from './backend';
import { expect, notification } from './fixtures';
import { test } from './seeded-contacts';

// Every write of admins loses its answer in each of these ways. Where the connection then stays away, the person is told so,
// keeps what was typed, presses again and sees success; where it comes back at once, they see success at once. It is
// stored exactly once, and nobody else is blamed. How an answer is judged that is cut, late, empty or a page,
// tests/judged-fetch.test.ts proves, too.

const unreachable = 'Tidak dapat terhubung ke server.';
const serverDown = 'Server sedang bermasalah.';

/** The faults, each with the sentence that the page says. */
const sentences = {
  'never arrives': unreachable,
  'answer lost': unreachable,
  'answer cut': unreachable,
  'answer late': 'Server terlalu lama menjawab.',
  'gateway page': serverDown,
  'empty answer': serverDown,
  'lost for a moment': unreachable,
};

const yayasan_id = 'a0000000-0000-4000-8000-000000000001';
const kinds = ['SLHS', 'Halal', 'HACCP', 'Juru Masak', 'Uji Air', 'IPAL', 'PBG'];
const districts = ['Demak', 'Kendal', 'Klaten', 'Kudus', 'Pati', 'Sragen', 'Brebes'].map(
  (name) => `Kabupaten ${name}`,
);
const modes = [/Hanya akun yang disetujui/, /Semua akun yang login/];
const today = sortableDay(Date.now());

/** Answers a request's first attempt as the fault says; from then on the connection is away until `reconnect`. */
async function breakConnection(page: Page, fault: string, isWrite: (request: Request) => boolean) {
  let isDown = false;
  let isBroken = false;
  await page.route(/\/(?:rest|auth|storage)\/v1\//, async (route) => {
    if (isDown) return route.abort();
    if (isBroken || !isWrite(route.request())) return route.continue();
    isBroken = true;
    isDown = fault !== 'lost for a moment';
    if (fault === 'never arrives') return route.abort();
    const response = await route.fetch();
    const text = await response.text();
    if (fault === 'answer cut' && text)
      return route.fulfill({ response, body: text.slice(0, text.length / 2) });
    if (fault === 'gateway page')
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sebentar</h1>' });
    if (fault === 'empty answer') return route.fulfill({ status: 200, body: '' });
    if (fault === 'answer late') return page.clock.fastForward(31_000);
    return route.abort();
  });
  return async function reconnect() {
    await page.unroute(/\/(?:rest|auth|storage)\/v1\//);
  };
}

/** The text of the toast that comes next, which is then left behind. */
async function nextToast(page: Page): Promise<string> {
  const toast = notification(page).first();
  await toast.waitFor();
  const text = await toast.innerText();
  await page.clock.fastForward(10_000);
  await expect(notification(page)).toHaveCount(0);
  return text.replace(/\s+/g, ' ');
}

/** What one try of a write is about: each has a name of its own, in which the test's word is. */
interface Try {
  page: Page;
  siteUrl: string;
  word: string;
  name: string;
  index: number;
}

type Sql = (sql: string, values?: unknown[]) => Promise<unknown[]>;

interface Write {
  /** The request that is lost: its method and path. */
  call: `${'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;
  /** The titles of the toasts. */
  toasts: [failure: string, success: string];
  /** What a try is about, if not a name like any other. */
  named?: (word: string, index: number) => string;
  /** Makes what is changed. */
  given?: (sql: Sql, names: string[], word: string) => Promise<unknown>;
  /** Puts back what later tests would notice. */
  tidied?: (sql: Sql, names: string[]) => Promise<unknown>;
  /** Whether it is the page of a new account instead of the admin's. */
  isNewcomer?: true;
  at: string | ((word: string) => string);
  /** Opens the form or the question. */
  open?: (tried: Try) => Promise<void>;
  /** Labels of fields with what is filled in, chosen, attached, or ticked ('✓'). */
  fields?: (tried: Try) => Record<string, string>;
  /** Where they are, if not in a dialog. */
  form?: (tried: Try) => Locator | Page;
  /** Sends it, if *Simpan* of the form does not. */
  send?: (tried: Try) => Promise<void>;
  /** SQL for how often it is stored, with the name as $1; for a deletion, how often the row is left. */
  stored: string | ((tried: Try) => Promise<number>);
  /** The expected number; 0 for a deletion. */
  expected?: number;
  /** Whether the page can't read back what became of it, and so needs a second press. */
  isUnreadable?: true;
}

const dialog = ({ page }: Pick<Try, 'page'>): Locator | Page => page.getByRole('dialog');

/** Answers the question that is open. */
const answer = (name: string) => (tried: Try) =>
  tried.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const press =
  (name: (tried: Try) => string) =>
  async (tried: Try): Promise<void> =>
    tried.page.getByRole('button', { name: name(tried) }).click();

/** Opens a foundation in the list, then what can be done with it. */
const pressIn =
  (name: string) =>
  async (tried: Try): Promise<void> => {
    await tried.page.getByRole('button', { name: tried.name, expanded: false }).click();
    await tried.page.getByRole('button', { name: `${name} ${tried.name}` }).click();
  };

async function pickPhoto(button: Locator) {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles('public/icons/apple-touch-icon.png');
}

async function fillIn(field: Locator, value: string) {
  const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.localName);
  if (kind === 'select') await field.selectOption(value);
  else if (kind === 'file') await field.setInputFiles(value);
  else if (kind === 'checkbox') await field.check();
  else await field.fill(value);
}

async function isStillIn(field: Locator, value: string): Promise<boolean> {
  if (value === '✓') return field.isChecked();
  // A browser tells of a file no more than its name.
  if (value.startsWith('tests/')) return true;
  return (await field.inputValue()) === value;
}

/** Loses the answer of a write in each of these ways, and compares what is said, kept and stored with what should be. */
function loses(title: string, write: Write) {
  const { given, tidied, at, open, fields, form = dialog, stored } = write;
  const [failure, success] = write.toasts;
  const [method, path = ''] = write.call.split(' ');
  const { named = (word, index) => `${word}-${index}` } = write;
  const { send = (tried) => form(tried).getByRole('button', { name: 'Simpan', exact: true }).click() } =
    write;

  test(title, { tag: '@long' }, async ({ page, siteUrl, backend }) => {
    test.setTimeout(120_000);
    const sql: Sql = (...query) => backend.sql(...query);
    const word = `HILANG${Date.now()}`;
    const names = Object.keys(sentences).map((_, index) => named(word, index));
    await page.clock.install();
    await continueSession(
      page,
      await (write.isNewcomer ? newcomerClient(siteUrl, newcomer(word)) : adminClient(siteUrl)),
    );
    await given?.(sql, names, word);
    await page.goto(typeof at === 'string' ? at : at(word));

    const outcomes: unknown[] = [];
    for (const [index, fault] of Object.keys(sentences).entries()) {
      const tried = { page, siteUrl, word, name: named(word, index), index };
      await open?.(tried);
      const filled = Object.entries(fields?.(tried) ?? {});
      const fieldOf = (label: string) => form(tried).getByLabel(label);
      for (const [label, value] of filled) await fillIn(fieldOf(label), value);
      const reconnect = await breakConnection(
        page,
        fault,
        (request) => request.method() === method && request.url().includes(path),
      );
      await send(tried);
      const said = [await nextToast(page)];
      const isTold = !said[0]?.startsWith(success);
      const lost: string[] = [];
      if (isTold)
        for (const [label, value] of filled) if (!(await isStillIn(fieldOf(label), value))) lost.push(label);
      await reconnect();
      if (isTold) {
        await send(tried);
        said.push(await nextToast(page));
      }
      const [row] =
        typeof stored === 'string'
          ? await sql(`select (${stored})::int as times`, [tried.name])
          : [{ times: await stored(tried) }];
      outcomes.push({ fault, said, lost, stored: Object(row).times });
    }
    await tidied?.(sql, names);

    const told: unknown = expect.stringMatching(`^${success}`);
    expect(outcomes).toEqual(
      Object.entries(sentences).map(([fault, sentence]) => ({
        fault,
        said:
          fault === 'lost for a moment' && !write.isUnreadable
            ? [told]
            : [expect.stringMatching(`^${failure} .*${sentence}`), told],
        lost: [],
        stored: write.expected ?? 1,
      })),
    );
  });
}

test.afterEach(({ problems }) => {
  // The browser logs every request that fails.
  problems.splice(0);
});

const newcomer = (word: string) => `${word}@contoh.id`.toLowerCase();

test.describe('SPPG', () => {
  const givenSppg = (sql: Sql, codes: string[]) =>
    sql(
      `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
       select code, 'SPPG ' || code, 'Kota Tegal', $2 from unnest($1::text[]) as code`,
      [codes, yayasan_id],
    );
  const ofCode = 'select count(*) from public.sppg where kode_unik_pendaftaran = $1';

  loses('adding', {
    call: 'POST /rest/v1/sppg',
    toasts: ['Gagal Menambahkan SPPG', 'SPPG Berhasil Ditambahkan'],
    at: `${paths.dataYayasan}?yayasan=${yayasan_id}`,
    open: ({ page }) => page.getByRole('article').getByRole('button', { name: 'Tambah SPPG' }).click(),
    fields: ({ name }) => ({
      'Kode Unik Pendaftaran': name,
      'Nama SPPG': `SPPG ${name}`,
      'Lokasi (alamat)': 'Kota Tegal',
    }),
    stored: ofCode,
  });

  loses('editing', {
    call: 'PATCH /rest/v1/sppg',
    toasts: ['Gagal Memperbarui SPPG', 'SPPG Berhasil Diperbarui'],
    given: givenSppg,
    at: (word) => `${paths.dataYayasan}?cari=${word}`,
    open: press(({ name }) => `Edit SPPG ${name}`),
    fields: () => ({ 'Kontraktor Pelaksana': 'CV Baru' }),
    stored: `select count(*) from public.audit_log where action = 'UPDATE'
      and after ->> 'kode_unik_pendaftaran' = $1 and after ->> 'kontraktor_pelaksana' = 'CV Baru'`,
  });

  loses('deleting', {
    call: 'DELETE /rest/v1/sppg',
    toasts: ['Gagal Menghapus SPPG', 'SPPG Berhasil Dihapus'],
    given: givenSppg,
    at: (word) => `${paths.dataYayasan}?cari=${word}`,
    open: press(({ name }) => `Hapus SPPG ${name}`),
    send: answer('Hapus'),
    stored: ofCode,
    expected: 0,
  });

  loses('importing', {
    call: 'POST /rest/v1/sppg',
    toasts: ['Impor Gagal', 'Impor Berhasil'],
    at: paths.dataYayasan,
    async open({ page, name }) {
      await page.getByRole('button', { name: 'Impor dari Excel' }).click();
      const lines = ['a', 'b'].map((part) => `${name}${part};SPPG;Kota Tegal;Yayasan ${name}`);
      const text = ['Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan', ...lines].join('\r\n');
      await dialog({ page })
        .getByLabel('File dari Excel')
        .setInputFiles({ name: 'sppg.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await dialog({ page }).getByRole('checkbox').check();
    },
    send: press(() => 'Impor 2 SPPG'),
    stored: `select (select count(*) from public.sppg where kode_unik_pendaftaran like $1 || '%')
      + 10 * (select count(*) from public.yayasan where nama = 'Yayasan ' || $1)`,
    expected: 12,
  });

  loses('restoring', {
    call: 'POST /rpc/restore_audit_entry',
    toasts: ['Gagal Memulihkan', 'Data Dipulihkan'],
    async given(sql, codes) {
      await givenSppg(sql, codes);
      await sql('delete from public.sppg where kode_unik_pendaftaran = any ($1)', [codes]);
    },
    at: `${paths.adminAudit}?data=sppg`,
    open: press(({ name }) => `Pulihkan SPPG ${name}`),
    send: answer('Pulihkan'),
    stored: ofCode,
  });
});

test.describe('foundations', () => {
  // With one more than is changed: when it is alone in the list, a foundation is open already.
  const givenFoundations = (sql: Sql, names: string[], word: string) =>
    sql('insert into public.yayasan (nama) select unnest($1::text[])', [[...names, word]]);
  const ofName = 'select count(*) from public.yayasan where nama = $1';

  loses('adding', {
    call: 'POST /rest/v1/yayasan',
    toasts: ['Gagal Menambahkan Yayasan', 'Yayasan Berhasil Ditambahkan'],
    at: paths.dataYayasan,
    open: press(() => 'Tambah Yayasan'),
    fields: ({ name }) => ({ 'Nama Yayasan': name }),
    stored: ofName,
  });

  loses('editing', {
    call: 'PATCH /rest/v1/yayasan',
    toasts: ['Gagal Memperbarui Yayasan', 'Yayasan Berhasil Diperbarui'],
    given: givenFoundations,
    at: (word) => `${paths.dataYayasan}?cari=${word}`,
    open: pressIn('Edit'),
    fields: () => ({ Pengelola: 'Bu Baru' }),
    stored: `select count(*) from public.audit_log
      where after ->> 'nama' = $1 and after ->> 'pengelola' = 'Bu Baru'`,
  });

  loses('deleting', {
    call: 'DELETE /rest/v1/yayasan',
    toasts: ['Gagal Menghapus Yayasan', 'Yayasan Berhasil Dihapus'],
    given: givenFoundations,
    at: (word) => `${paths.dataYayasan}?cari=${word}`,
    open: pressIn('Hapus'),
    send: answer('Hapus'),
    stored: ofName,
    expected: 0,
  });
});

test.describe('certificates', () => {
  const named = (word: string, index: number) => `${kinds[index]} ${word}`;
  const givenKitchen = (sql: Sql, _: string[], code: string) =>
    sql(
      `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
       values ($1, $1, 'Kota Tegal', $2)`,
      [code, yayasan_id],
    );
  async function givenCertificates(sql: Sql, names: string[], code: string) {
    await givenKitchen(sql, names, code);
    await sql(
      `insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit)
       select id, jenis, 'Terbit', $1 || jenis, '2026-01-01'
       from public.sppg, unnest($2::text[]) as jenis where kode_unik_pendaftaran = $1`,
      [code, kinds],
    );
  }
  const at = (code: string) => `${paths.adminCertificates}?sppg=${code}`;
  const ofName = `select count(*) from public.sppg_sertifikat join public.sppg on sppg.id = sppg_id
    where jenis || ' ' || kode_unik_pendaftaran = $1`;

  loses('adding one without a number', {
    call: 'POST /rest/v1/sppg_sertifikat',
    toasts: ['Gagal Menambahkan Sertifikat', 'Sertifikat Ditambahkan'],
    named,
    given: givenKitchen,
    at,
    open: press(() => 'Tambah Sertifikat'),
    fields: ({ index }) => ({
      Jenis: kinds[index] ?? '',
      Status: 'Didaftarkan',
      'Tanggal daftar': today,
      'Pindaian untuk umum': 'tests/fixtures/pindaian-tertutup-kotak-hitam.pdf',
      'sudah ditutup': '✓',
    }),
    stored: `${ofName} and scan_path in (select name from storage.objects where bucket_id = 'certificate_scans')`,
  });

  loses('renewing', {
    call: 'POST /rest/v1/sppg_sertifikat',
    toasts: ['Gagal Menambahkan Sertifikat', 'Sertifikat Ditambahkan'],
    named,
    given: givenCertificates,
    at,
    open: press(({ name }) => `Perpanjang ${name}`),
    fields: ({ name }) => ({ Status: 'Terbit', Nomor: name, 'Tanggal terbit': today }),
    stored: ofName,
    expected: 2,
  });

  loses('editing', {
    call: 'PATCH /rest/v1/sppg_sertifikat',
    toasts: ['Gagal Memperbarui Sertifikat', 'Sertifikat Diperbarui'],
    named,
    given: givenCertificates,
    at,
    open: press(({ name }) => `Edit ${name}`),
    fields: () => ({ Penerbit: 'Dinas Baru' }),
    stored: `${ofName} and penerbit = 'Dinas Baru'`,
  });

  loses('deleting', {
    call: 'DELETE /rest/v1/sppg_sertifikat',
    toasts: ['Gagal Menghapus Sertifikat', 'Sertifikat Dihapus'],
    named,
    given: givenCertificates,
    at,
    open: press(({ name }) => `Hapus ${name}`),
    send: answer('Hapus'),
    stored: ofName,
    expected: 0,
  });
});

test.describe('contacts', () => {
  const named = (_: string, index: number) => districts[index] ?? '';

  loses('adding one with a photo', {
    call: 'POST /rest/v1/regional_contacts',
    toasts: ['Gagal Menambahkan Kontak', 'Kontak Ditambahkan'],
    named,
    given: (sql, names) =>
      sql('delete from public.regional_contacts where kabupaten_kota = any ($1)', [names]),
    async tidied(sql) {
      await sql(`select set_config('storage.allow_delete_query', 'true', false)`);
      await sql(`delete from storage.objects where bucket_id = 'contact_photos'`);
    },
    at: paths.direktoriKontak,
    async open({ page, name }) {
      await page.getByRole('button', { name: `Tambah kontak ${name}` }).click();
      await pickPhoto(dialog({ page }).getByRole('button', { name: 'Pilih Foto' }));
      await page.getByRole('button', { name: 'Pakai Foto' }).click();
    },
    fields: () => ({ 'Nama narahubung': 'Wening', 'Nomor telepon': '081234567890', 'setuju nama': '✓' }),
    stored: `select (select count(*) from public.regional_contacts where kabupaten_kota = $1)
      + 10 * (select count(*) from storage.objects where bucket_id = 'contact_photos'
        and name like '%' || lower(replace($1, ' ', '-')) || '.jpg')`,
    expected: 11,
  });

  loses('editing', {
    call: 'PATCH /rest/v1/regional_contacts',
    toasts: ['Gagal Memperbarui Kontak', 'Kontak Diperbarui'],
    named,
    at: paths.direktoriKontak,
    open: press(({ name }) => `Edit kontak ${name}`),
    fields: () => ({ 'Nomor telepon': '081234567890', 'setuju nama': '✓' }),
    stored: `select count(*) from public.regional_contacts
      where kabupaten_kota = $1 and nomor_telepon = '0812-3456-7890'`,
  });

  loses('deleting', {
    call: 'DELETE /rest/v1/regional_contacts',
    toasts: ['Gagal Menghapus Kontak', 'Kontak Dihapus'],
    named,
    at: paths.direktoriKontak,
    open: press(({ name }) => `Hapus kontak ${name}`),
    send: answer('Hapus'),
    stored: 'select count(*) from public.regional_contacts where kabupaten_kota = $1',
    expected: 0,
  });
});

test.describe('documents', () => {
  // The page begins with the newest six.
  const givenDocuments = (sql: Sql, names: string[]) =>
    sql(
      `insert into public.program_documents (title, file_name, file_url, file_path, created_at)
       select name, name || '.pdf', '/storage/v1/object/public/program_documents/program_regulations/1_' || name || '.pdf',
         'program_regulations/1_' || name || '.pdf', now() - number * interval '1 second'
       from unnest($1::text[]) with ordinality as given (name, number)`,
      [names],
    );
  const tidied = (sql: Sql, names: string[]) =>
    sql('delete from public.program_documents where title = any ($1)', [names]);

  for (const [what, path] of Object.entries({ row: 'rest/v1/program_documents', file: 'storage/v1/object/' }))
    loses(`uploading one: its ${what}`, {
      call: `POST /${path}`,
      toasts: ['Unggah Gagal', 'Unggah Berhasil'],
      tidied,
      at: `${paths.program}#dokumen`,
      async send({ page, name }) {
        // A file on the disk, which is the same when it is chosen again.
        const file = test.info().outputPath(`${name}.pdf`);
        if (!existsSync(file)) writeFileSync(file, '%PDF-1.4\nuji\n%%EOF');
        await page.getByLabel('File PDF').setInputFiles(file);
      },
      stored: `select (select count(*) from public.program_documents where title = $1)
        + 10 * (select count(*) from storage.objects where name like '%' || $1 || '.pdf')`,
      expected: 11,
    });

  loses('editing', {
    call: 'PATCH /rest/v1/program_documents',
    toasts: ['Gagal Memperbarui Dokumen', 'Dokumen Diperbarui'],
    given: givenDocuments,
    tidied,
    at: (word) => `${paths.adminDocuments}?dokumen=${word}`,
    open: press(({ name }) => `Edit ${name}`),
    fields: () => ({ Kategori: 'Laporan' }),
    stored: `select count(*) from public.audit_log where action = 'UPDATE' and after ->> 'title' = $1`,
  });

  loses('deleting', {
    call: 'DELETE /rest/v1/program_documents',
    toasts: ['Gagal Menghapus', 'Dokumen Dihapus'],
    given: givenDocuments,
    at: (word) => `${paths.program}?dokumen=${word}#dokumen`,
    open: press(({ name }) => `Hapus ${name}`),
    send: answer('Hapus'),
    stored: 'select count(*) from public.program_documents where title = $1',
    expected: 0,
  });
});

test.describe('inbox', () => {
  const givenMessages = (sql: Sql, names: string[]) =>
    sql(
      `insert into public.contact_messages (name, email, subject, message)
       select unnest($1::text[]), 'uji@contoh.id', 'Bertanya', 'Halo'`,
      [names],
    );

  loses('following up', {
    call: 'PATCH /rest/v1/contact_messages',
    toasts: ['Gagal Menyimpan', 'Perubahan Disimpan'],
    given: givenMessages,
    at: (word) => `${paths.adminInbox}?cari=${word}`,
    open: press(({ name }) => name),
    form: ({ page, name }) => page.getByRole('form', { name: `Tindak lanjut ${name}` }),
    fields: () => ({ 'Catatan internal': 'Sudah ditelepon' }),
    stored: `select count(*) from public.contact_messages where name = $1 and note = 'Sudah ditelepon'`,
  });

  loses('deleting', {
    call: 'DELETE /rest/v1/contact_messages',
    toasts: ['Gagal Menghapus', 'Kiriman Dihapus'],
    given: givenMessages,
    at: (word) => `${paths.adminInbox}?cari=${word}`,
    async open({ page, name }) {
      const row = page.getByRole('listitem').filter({ hasText: name });
      await row.getByRole('button', { name }).click();
      await row.getByRole('button', { name: 'Hapus kiriman' }).click();
    },
    send: answer('Hapus'),
    stored: 'select count(*) from public.contact_messages where name = $1',
    expected: 0,
  });
});

test.describe('accounts', () => {
  loses('approving', {
    call: 'POST /rpc/set_account_role',
    toasts: ['Gagal Mengubah Akses', 'Akses Diubah'],
    named: (word, index) => newcomer(`${word}-${index}`),
    given: (sql, emails) =>
      sql(
        `insert into auth.users (id, email, email_confirmed_at)
         select gen_random_uuid(), email, now() from unnest($1::text[]) as email`,
        [emails],
      ),
    tidied: (sql, emails) => sql('delete from auth.users where email = any ($1)', [emails]),
    at: paths.adminUsers,
    open: press(({ name }) => `Setujui sebagai admin: ${name}`),
    send: answer('Setujui sebagai admin'),
    stored: `select count(*) from public.accounts where email = $1 and role = 'admin'`,
  });

  loses('the access mode', {
    call: 'POST /rpc/set_access_mode',
    toasts: ['Gagal Menyimpan Aturan', 'Aturan Disimpan'],
    named: (_, index) => (index % 2 ? 'any_signed_in' : 'approved_only'),
    tidied: (sql) => sql(`update public.access_settings set access_mode = 'any_signed_in'`),
    at: paths.adminUsers,
    open: ({ page, index }) => page.getByRole('radio', { name: modes[index % 2] }).check(),
    send: press(() => 'Simpan Aturan'),
    stored: 'select count(*) from public.access_settings where access_mode::text = $1',
  });

  const password = (index: number) => (index < 0 ? 'nasi-liwet-2026' : `soto-kudus-${index}`);

  loses('the password', {
    call: 'PUT /auth/v1/user',
    toasts: ['Kata Sandi Gagal Diganti', 'Kata Sandi Diganti'],
    isNewcomer: true,
    at: paths.adminSettings,
    form: ({ page }) => page,
    fields: ({ index }) => ({
      'Kata sandi saat ini': password(index - 1),
      'Kata sandi baru': password(index),
    }),
    send: press(() => 'Simpan Kata Sandi'),
    async stored({ siteUrl, word, index }) {
      const { auth } = visitorClient(siteUrl);
      const { data } = await auth.signInWithPassword({ email: newcomer(word), password: password(index) });
      return data.session ? 1 : 0;
    },
    isUnreadable: true,
  });

  loses('the picture', {
    call: 'PUT /auth/v1/user',
    toasts: ['Foto Gagal Disimpan', 'Foto Disimpan'],
    named: newcomer,
    isNewcomer: true,
    at: paths.adminSettings,
    open: ({ page }) => pickPhoto(page.getByRole('button', { name: /^(Unggah|Ganti) Foto$/ })),
    send: press(() => 'Simpan Foto'),
    stored: `select count(*) from storage.objects join auth.users on name like users.id || '/%'
      where bucket_id = 'avatars' and email = $1`,
    isUnreadable: true,
  });
});
