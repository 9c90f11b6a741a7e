import { writeFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { sortableDay } from '../../src/lib/text/format-time';
import { adminClient, continueSession, newcomerClient, visitorClient } from './backend';
import { expect, notification, test } from './fixtures';

// Every write of admins loses its answer in each of these ways. Where the connection then stays away, the person is told so,
// keeps what was typed, presses again and sees success; where it comes back at once, they see success at once. It is
// stored exactly once, and nobody else is blamed.

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
type Fault = keyof typeof sentences;
const faults = [
  'never arrives',
  'answer lost',
  'answer cut',
  'answer late',
  'gateway page',
  'empty answer',
  'lost for a moment',
] as const satisfies Fault[];

/** Puts the seeded contacts back afterwards. */
const contactTest = test.extend<{ seededContacts: void }>({
  seededContacts: [
    async ({ backend }, provide) => {
      const rows = await backend.sql('select * from public.regional_contacts');
      await provide();
      await backend.sql('delete from public.regional_contacts');
      await backend.sql(
        'insert into public.regional_contacts select * from json_populate_recordset(null::public.regional_contacts, $1)',
        [JSON.stringify(rows)],
      );
    },
    { auto: true },
  ],
});

const yayasan_id = 'a0000000-0000-4000-8000-000000000001';
const kinds = ['SLHS', 'Halal', 'HACCP', 'Juru Masak', 'Uji Air', 'IPAL', 'PBG'];
const districts = ['Demak', 'Kendal', 'Klaten', 'Kudus', 'Pati', 'Sragen', 'Brebes'].map(
  (name) => `Kabupaten ${name}`,
);
const modes = [/Hanya akun yang disetujui/, /Semua akun yang login/];
const pdf = Buffer.from('%PDF-1.4\nuji\n%%EOF');

/** Answers a request's first attempt as the fault says; from then on the connection is away until `reconnect`. */
async function breakConnection(page: Page, fault: Fault, isWrite: (request: Request) => boolean) {
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

interface Write {
  /** The request of the write: its method and path. */
  method: string;
  to: string;
  /** The titles of the toasts. */
  failure: string;
  success: string;
  /** Does all but the last press; returns what to press, or a function that does. */
  fill: (fault: Fault, index: number) => Promise<Locator | (() => Promise<void>)>;
  /** A field that still holds this after a failure. */
  kept?: (fault: Fault, index: number) => [Locator, string];
  /** How often it is stored; for a deletion, how often the row is left. */
  stored: (fault: Fault, index: number) => Promise<number>;
  /** The expected number; 0 for a deletion. */
  expected?: number;
  /** Whether the page can't read back what became of it, and so needs a second press. */
  isUnreadable?: true;
}

/** Loses the answer of a write in each of these ways, and compares what is said, kept and stored with what should be. */
async function loseAnswers(page: Page, write: Write) {
  const outcomes: unknown[] = [];
  for (const [index, fault] of faults.entries()) {
    const action = await write.fill(fault, index);
    const press = typeof action === 'function' ? action : () => action.click();
    const reconnect = await breakConnection(
      page,
      fault,
      (request) => request.method() === write.method && request.url().includes(write.to),
    );
    await press();
    const said = [await nextToast(page)];
    const [field, value] = write.kept?.(fault, index) ?? [];
    const isKept = said[0]?.startsWith(write.success) || !field || (await field.inputValue()) === value;
    await reconnect();
    if (!said[0]?.startsWith(write.success)) {
      await press();
      said.push(await nextToast(page));
    }
    outcomes.push({ fault, said, isKept, stored: await write.stored(fault, index) });
  }
  const success: unknown = expect.stringMatching(`^${write.success}`);
  expect(outcomes).toEqual(
    faults.map((fault) => ({
      fault,
      said:
        fault === 'lost for a moment' && !write.isUnreadable
          ? [success]
          : [expect.stringMatching(`^${write.failure} .*${sentences[fault]}`), success],
      isKept: true,
      stored: write.expected ?? 1,
    })),
  );
}

/** Signs the admin in, on a page whose clock can be moved; `count` gives the number in the first row of a query. */
async function start(
  page: Page,
  siteUrl: string,
  backend: { sql: (sql: string, values?: unknown[]) => Promise<unknown> },
) {
  test.setTimeout(120_000);
  await page.clock.install();
  await continueSession(page, await adminClient(siteUrl));
  return {
    word: `Hilang${Date.now()}`,
    count: async (from: string, values: unknown[]): Promise<number> => {
      const rows = await backend.sql(`select count(*)::int as count from ${from}`, values);
      return Object(Object(rows)[0]).count;
    },
  };
}

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Simpan', exact: true });
const confirm = (page: Page, name = 'Hapus') =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true });

test.afterEach(({ problems }) => {
  // The browser logs every request that fails.
  problems.splice(0);
});

test.describe('SPPG', () => {
  const code = (word: string, index: number) => `${word}-${index}`.toUpperCase();

  async function withSppg(word: string, sql: (sql: string, values: unknown[]) => Promise<unknown>) {
    for (const index of faults.keys())
      await sql(
        `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id) values ($1, $2, 'Kota Tegal', $3)`,
        [code(word, index), `SPPG ${code(word, index)}`, yayasan_id],
      );
  }

  // How an answer is judged that is cut, late, empty or a page, tests/judged-fetch.test.ts proves, too.
  test('adding', { tag: '@long' }, async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(`${paths.dataYayasan}?yayasan=${yayasan_id}`);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rest/v1/sppg',
      failure: 'Gagal Menambahkan SPPG',
      success: 'SPPG Berhasil Ditambahkan',
      async fill(_, index) {
        await page.getByRole('article').getByRole('button', { name: 'Tambah SPPG' }).click();
        await dialog(page).getByLabel('Kode Unik Pendaftaran').fill(code(word, index));
        await dialog(page)
          .getByLabel('Nama SPPG')
          .fill(`SPPG ${code(word, index)}`);
        await dialog(page).getByLabel('Lokasi (alamat)').fill('Kota Tegal');
        return save(page);
      },
      kept: (_, index) => [dialog(page).getByLabel('Nama SPPG'), `SPPG ${code(word, index)}`],
      stored: (_, index) => count('public.sppg where kode_unik_pendaftaran = $1', [code(word, index)]),
    });
  });

  test('editing', { tag: '@long' }, async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withSppg(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.dataYayasan}?cari=${word}`);
    await loseAnswers(page, {
      method: 'PATCH',
      to: '/rest/v1/sppg',
      failure: 'Gagal Memperbarui SPPG',
      success: 'SPPG Berhasil Diperbarui',
      async fill(_, index) {
        await page.getByRole('button', { name: `Edit SPPG ${code(word, index)}` }).click();
        await dialog(page).getByLabel('Kontraktor Pelaksana').fill('CV Baru');
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Kontraktor Pelaksana'), 'CV Baru'],
      stored: (_, index) =>
        count(
          `public.audit_log where action = 'UPDATE' and after ->> 'kode_unik_pendaftaran' = $1
             and after ->> 'kontraktor_pelaksana' = 'CV Baru'`,
          [code(word, index)],
        ),
    });
  });

  test('deleting', { tag: '@long' }, async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withSppg(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.dataYayasan}?cari=${word}`);
    await loseAnswers(page, {
      method: 'DELETE',
      to: '/rest/v1/sppg',
      failure: 'Gagal Menghapus SPPG',
      success: 'SPPG Berhasil Dihapus',
      async fill(_, index) {
        await page.getByRole('button', { name: `Hapus SPPG ${code(word, index)}` }).click();
        return confirm(page);
      },
      stored: (_, index) => count('public.sppg where kode_unik_pendaftaran = $1', [code(word, index)]),
      expected: 0,
    });
  });

  test('importing', { tag: '@long' }, async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(paths.dataYayasan);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rest/v1/sppg',
      failure: 'Impor Gagal',
      success: 'Impor Berhasil',
      async fill(_, index) {
        await page.getByRole('button', { name: 'Impor CSV' }).click();
        const lines = ['a', 'b'].map(
          (part) => `${word}-${index}${part};SPPG;Kota Tegal;Yayasan ${word} ${index}`,
        );
        const text = ['Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan', ...lines].join('\r\n');
        await dialog(page)
          .getByLabel('File CSV')
          .setInputFiles({ name: 'sppg.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
        await dialog(page).getByRole('checkbox').check();
        return dialog(page).getByRole('button', { name: /^Impor 2 SPPG/ });
      },
      stored: async (_, index) =>
        (await count('public.sppg where kode_unik_pendaftaran like $1', [`${word}-${index}%`])) +
        10 * (await count('public.yayasan where nama = $1', [`Yayasan ${word} ${index}`])),
      expected: 12,
    });
  });

  test('restoring', { tag: '@long' }, async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withSppg(word, (...query) => backend.sql(...query));
    await backend.sql('delete from public.sppg where kode_unik_pendaftaran like $1', [
      `${word.toUpperCase()}%`,
    ]);
    await page.goto(`${paths.adminAudit}?data=sppg`);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rpc/restore_audit_entry',
      failure: 'Gagal Memulihkan',
      success: 'Data Dipulihkan',
      async fill(_, index) {
        await page.getByRole('button', { name: `Pulihkan SPPG ${code(word, index)}` }).click();
        return confirm(page, 'Pulihkan');
      },
      stored: (_, index) => count('public.sppg where kode_unik_pendaftaran = $1', [code(word, index)]),
    });
  });
});

test.describe('foundations', { tag: '@long' }, () => {
  const withYayasan = (word: string, sql: (sql: string, values: unknown[]) => Promise<unknown>) =>
    sql(`insert into public.yayasan (nama) select $1 || number from generate_series(0, 7) as number`, [
      `${word} `,
    ]);

  test('adding', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(paths.dataYayasan);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rest/v1/yayasan',
      failure: 'Gagal Menambahkan Yayasan',
      success: 'Yayasan Berhasil Ditambahkan',
      async fill(_, index) {
        await page.getByRole('button', { name: 'Tambah Yayasan' }).click();
        await dialog(page).getByLabel('Nama Yayasan').fill(`${word} ${index}`);
        return save(page);
      },
      kept: (_, index) => [dialog(page).getByLabel('Nama Yayasan'), `${word} ${index}`],
      stored: (_, index) => count('public.yayasan where nama = $1', [`${word} ${index}`]),
    });
  });

  test('editing', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withYayasan(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.dataYayasan}?cari=${word}`);
    await loseAnswers(page, {
      method: 'PATCH',
      to: '/rest/v1/yayasan',
      failure: 'Gagal Memperbarui Yayasan',
      success: 'Yayasan Berhasil Diperbarui',
      async fill(_, index) {
        await page.getByRole('button', { name: `${word} ${index}`, expanded: false }).click();
        await page.getByRole('button', { name: `Edit ${word} ${index}` }).click();
        await dialog(page).getByLabel('Pengelola').fill('Bu Baru');
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Pengelola'), 'Bu Baru'],
      stored: (_, index) =>
        count(`public.audit_log where after ->> 'nama' = $1 and after ->> 'pengelola' = 'Bu Baru'`, [
          `${word} ${index}`,
        ]),
    });
  });

  test('deleting', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withYayasan(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.dataYayasan}?cari=${word}`);
    await loseAnswers(page, {
      method: 'DELETE',
      to: '/rest/v1/yayasan',
      failure: 'Gagal Menghapus Yayasan',
      success: 'Yayasan Berhasil Dihapus',
      async fill(_, index) {
        await page.getByRole('button', { name: `${word} ${index}`, expanded: false }).click();
        await page.getByRole('button', { name: `Hapus ${word} ${index}` }).click();
        return confirm(page);
      },
      stored: (_, index) => count('public.yayasan where nama = $1', [`${word} ${index}`]),
      expected: 0,
    });
  });
});

test.describe('certificates', { tag: '@long' }, () => {
  const today = sortableDay(Date.now());

  /** A kitchen with an issued certificate of each kind, if wanted. */
  async function withKitchen(
    word: string,
    sql: (sql: string, values: unknown[]) => Promise<unknown>,
    hasCertificates: boolean,
  ) {
    await sql(
      `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id) values ($1, $1, 'Kota Tegal', $2)`,
      [word, yayasan_id],
    );
    if (hasCertificates)
      await sql(
        `insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit)
         select id, jenis, 'Terbit', $1 || jenis, '2026-01-01'
         from public.sppg, unnest($2::text[]) as jenis where kode_unik_pendaftaran = $1`,
        [word, kinds],
      );
    return `${paths.adminCertificates}?sppg=${word}`;
  }
  const ofWord = `public.sppg_sertifikat join public.sppg on sppg.id = sppg_id
    where kode_unik_pendaftaran = $1 and jenis = $2`;

  const storedScans = `select name from storage.objects where bucket_id = 'certificate_scans'`;

  test('adding one without a number', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(await withKitchen(word, (...query) => backend.sql(...query), false));
    await loseAnswers(page, {
      method: 'POST',
      to: '/rest/v1/sppg_sertifikat',
      failure: 'Gagal Menambahkan Sertifikat',
      success: 'Sertifikat Ditambahkan',
      async fill(_, index) {
        await page.getByRole('button', { name: 'Tambah Sertifikat' }).click();
        await dialog(page)
          .getByLabel('Jenis')
          .selectOption(kinds[index] ?? '');
        await dialog(page).getByLabel('Status').selectOption('Didaftarkan');
        await dialog(page).getByLabel('Tanggal daftar').fill(today);
        await dialog(page)
          .getByLabel('Pindaian untuk umum')
          .setInputFiles('tests/fixtures/pindaian-tertutup-kotak-hitam.pdf');
        await dialog(page).getByRole('checkbox').check();
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Tanggal daftar'), today],
      stored: (_, index) => count(`${ofWord} and scan_path in (${storedScans})`, [word, kinds[index]]),
    });
  });

  test('renewing', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(await withKitchen(word, (...query) => backend.sql(...query), true));
    await loseAnswers(page, {
      method: 'POST',
      to: '/rest/v1/sppg_sertifikat',
      failure: 'Gagal Menambahkan Sertifikat',
      success: 'Sertifikat Ditambahkan',
      async fill(_, index) {
        await page.getByRole('button', { name: `Perpanjang ${kinds[index]} ${word}` }).click();
        await dialog(page).getByLabel('Nomor').fill(`${word}/${index}`);
        await dialog(page).getByLabel('Tanggal terbit').fill(today);
        return save(page);
      },
      kept: (_, index) => [dialog(page).getByLabel('Nomor'), `${word}/${index}`],
      stored: (_, index) => count(ofWord, [word, kinds[index]]),
      expected: 2,
    });
  });

  test('editing', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(await withKitchen(word, (...query) => backend.sql(...query), true));
    await loseAnswers(page, {
      method: 'PATCH',
      to: '/rest/v1/sppg_sertifikat',
      failure: 'Gagal Memperbarui Sertifikat',
      success: 'Sertifikat Diperbarui',
      async fill(_, index) {
        await page.getByRole('button', { name: `Edit ${kinds[index]} ${word}` }).click();
        await dialog(page).getByLabel('Penerbit').fill('Dinas Baru');
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Penerbit'), 'Dinas Baru'],
      stored: (_, index) => count(`${ofWord} and penerbit = 'Dinas Baru'`, [word, kinds[index]]),
    });
  });

  test('deleting', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await page.goto(await withKitchen(word, (...query) => backend.sql(...query), true));
    await loseAnswers(page, {
      method: 'DELETE',
      to: '/rest/v1/sppg_sertifikat',
      failure: 'Gagal Menghapus Sertifikat',
      success: 'Sertifikat Dihapus',
      async fill(_, index) {
        await page.getByRole('button', { name: `Hapus ${kinds[index]} ${word}` }).click();
        return confirm(page);
      },
      stored: (_, index) => count(ofWord, [word, kinds[index]]),
      expected: 0,
    });
  });
});

test.describe('contacts', { tag: '@long' }, () => {
  contactTest('adding one with a photo', async ({ page, siteUrl, backend }) => {
    const { count } = await start(page, siteUrl, backend);
    await backend.sql('delete from public.regional_contacts where kabupaten_kota = any ($1)', [districts]);
    await page.goto(paths.direktoriKontak);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rest/v1/regional_contacts',
      failure: 'Gagal Menambahkan Kontak',
      success: 'Kontak Ditambahkan',
      async fill(_, index) {
        await page.getByRole('button', { name: `Tambah kontak ${districts[index]}` }).click();
        await dialog(page).getByLabel('Nama narahubung').fill('Wening');
        await dialog(page).getByLabel('Nomor telepon').fill('081234567890');
        const chooser = page.waitForEvent('filechooser');
        await dialog(page).getByRole('button', { name: 'Pilih Foto' }).click();
        await (await chooser).setFiles('public/icons/apple-touch-icon.png');
        await page.getByRole('button', { name: 'Pakai Foto' }).click();
        await dialog(page)
          .getByRole('checkbox', { name: /setuju/ })
          .check();
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Nama narahubung'), 'Wening'],
      stored: async (_, index) =>
        (await count('public.regional_contacts where kabupaten_kota = $1', [districts[index]])) +
        10 *
          (await count(
            `storage.objects where bucket_id = 'contact_photos' and name like '%' || $1 || '.jpg'`,
            [districts[index]?.toLowerCase().replace(' ', '-')],
          )),
      expected: 11,
    });
    await backend.sql(`select set_config('storage.allow_delete_query', 'true', false)`);
    await backend.sql(`delete from storage.objects where bucket_id = 'contact_photos'`);
  });

  contactTest('editing', async ({ page, siteUrl, backend }) => {
    const { count } = await start(page, siteUrl, backend);
    await page.goto(paths.direktoriKontak);
    await loseAnswers(page, {
      method: 'PATCH',
      to: '/rest/v1/regional_contacts',
      failure: 'Gagal Memperbarui Kontak',
      success: 'Kontak Diperbarui',
      async fill(_, index) {
        await page.getByRole('button', { name: `Edit kontak ${districts[index]}` }).click();
        await dialog(page).getByLabel('Nomor telepon').fill('081234567890');
        await dialog(page)
          .getByRole('checkbox', { name: /setuju/ })
          .check();
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Nomor telepon'), '081234567890'],
      stored: (_, index) =>
        count(`public.regional_contacts where kabupaten_kota = $1 and nomor_telepon = '0812-3456-7890'`, [
          districts[index],
        ]),
    });
  });

  contactTest('deleting', async ({ page, siteUrl, backend }) => {
    const { count } = await start(page, siteUrl, backend);
    await page.goto(paths.direktoriKontak);
    await loseAnswers(page, {
      method: 'DELETE',
      to: '/rest/v1/regional_contacts',
      failure: 'Gagal Menghapus Kontak',
      success: 'Kontak Dihapus',
      async fill(_, index) {
        await page.getByRole('button', { name: `Hapus kontak ${districts[index]}` }).click();
        return confirm(page);
      },
      stored: (_, index) => count('public.regional_contacts where kabupaten_kota = $1', [districts[index]]),
      expected: 0,
    });
  });
});

test.describe('documents', { tag: '@long' }, () => {
  // The page begins with the newest six.
  const withDocuments = (word: string, sql: (sql: string, values: unknown[]) => Promise<unknown>) =>
    sql(
      `insert into public.program_documents (title, file_name, file_url, file_path, created_at)
       select $1 || ' ' || number, number || '.pdf',
         '/storage/v1/object/public/program_documents/program_regulations/1_' || $1 || number || '.pdf',
         'program_regulations/1_' || $1 || number || '.pdf', now() - number * interval '1 second'
       from generate_series(0, 6) as number`,
      [word],
    );

  for (const [what, to] of Object.entries({ row: '/rest/v1/program_documents', file: '/storage/v1/object/' }))
    test(`uploading one: its ${what}`, async ({ page, siteUrl, backend }, testInfo) => {
      const { word, count } = await start(page, siteUrl, backend);
      await page.goto(`${paths.program}#dokumen`);
      await loseAnswers(page, {
        method: 'POST',
        to,
        failure: 'Unggah Gagal',
        success: 'Unggah Berhasil',
        async fill(_, index) {
          // A file on the disk, which is the same when it is chosen again.
          const file = testInfo.outputPath(`${word}-${index}.pdf`);
          writeFileSync(file, pdf);
          return () => page.getByLabel('File PDF').setInputFiles(file);
        },
        stored: async (_, index) =>
          (await count('public.program_documents where title = $1', [`${word}-${index}`])) +
          10 * (await count(`storage.objects where name like '%' || $1 || '.pdf'`, [`${word}-${index}`])),
        expected: 11,
      });
      await backend.sql('delete from public.program_documents where title like $1', [`${word}%`]);
    });

  test('editing', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withDocuments(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.adminDocuments}?dokumen=${word}`);
    await loseAnswers(page, {
      method: 'PATCH',
      to: '/rest/v1/program_documents',
      failure: 'Gagal Memperbarui Dokumen',
      success: 'Dokumen Diperbarui',
      async fill(_, index) {
        await page.getByRole('button', { name: `Edit ${word} ${index}` }).click();
        await dialog(page).getByLabel('Kategori').selectOption('Laporan');
        return save(page);
      },
      kept: () => [dialog(page).getByLabel('Kategori'), 'Laporan'],
      stored: (_, index) =>
        count(`public.audit_log where action = 'UPDATE' and after ->> 'title' = $1`, [`${word} ${index}`]),
    });
    await backend.sql('delete from public.program_documents where title like $1', [`${word}%`]);
  });

  test('deleting', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withDocuments(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.program}?dokumen=${word}#dokumen`);
    await loseAnswers(page, {
      method: 'DELETE',
      to: '/rest/v1/program_documents',
      failure: 'Gagal Menghapus',
      success: 'Dokumen Dihapus',
      async fill(_, index) {
        await page.getByRole('button', { name: `Hapus ${word} ${index}` }).click();
        return confirm(page);
      },
      stored: (_, index) => count('public.program_documents where title = $1', [`${word} ${index}`]),
      expected: 0,
    });
  });
});

test.describe('inbox', { tag: '@long' }, () => {
  const withMessages = (word: string, sql: (sql: string, values: unknown[]) => Promise<unknown>) =>
    sql(
      `insert into public.contact_messages (name, email, subject, message)
       select $1 || ' ' || number, 'uji@contoh.id', 'Bertanya', 'Halo' from generate_series(0, 6) as number`,
      [word],
    );
  const form = (page: Page, name: string) => page.getByRole('form', { name: `Tindak lanjut ${name}` });

  test('following up', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withMessages(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.adminInbox}?cari=${word}`);
    await loseAnswers(page, {
      method: 'PATCH',
      to: '/rest/v1/contact_messages',
      failure: 'Gagal Menyimpan',
      success: 'Perubahan Disimpan',
      async fill(_, index) {
        await page.getByRole('button', { name: `${word} ${index}` }).click();
        await form(page, `${word} ${index}`).getByLabel('Catatan internal').fill('Sudah ditelepon');
        return form(page, `${word} ${index}`).getByRole('button', { name: 'Simpan', exact: true });
      },
      kept: (_, index) => [form(page, `${word} ${index}`).getByLabel('Catatan internal'), 'Sudah ditelepon'],
      stored: (_, index) =>
        count(`public.contact_messages where name = $1 and note = 'Sudah ditelepon'`, [`${word} ${index}`]),
    });
  });

  test('deleting', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    await withMessages(word, (...query) => backend.sql(...query));
    await page.goto(`${paths.adminInbox}?cari=${word}`);
    await loseAnswers(page, {
      method: 'DELETE',
      to: '/rest/v1/contact_messages',
      failure: 'Gagal Menghapus',
      success: 'Kiriman Dihapus',
      async fill(_, index) {
        const row = page.getByRole('listitem').filter({ hasText: `${word} ${index}` });
        await row.getByRole('button', { name: `${word} ${index}` }).click();
        await row.getByRole('button', { name: 'Hapus kiriman' }).click();
        return confirm(page);
      },
      stored: (_, index) => count('public.contact_messages where name = $1', [`${word} ${index}`]),
      expected: 0,
    });
  });
});

test.describe('accounts', { tag: '@long' }, () => {
  test('approving', async ({ page, siteUrl, backend }) => {
    const { word, count } = await start(page, siteUrl, backend);
    const email = (index: number) => `${word.toLowerCase()}-${index}@contoh.id`;
    for (const index of faults.keys())
      await backend.sql(
        `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())`,
        [email(index)],
      );
    await page.goto(paths.adminUsers);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rpc/set_account_role',
      failure: 'Gagal Mengubah Akses',
      success: 'Akses Diubah',
      async fill(_, index) {
        await page.getByRole('button', { name: `Setujui sebagai admin: ${email(index)}` }).click();
        return confirm(page, 'Setujui sebagai admin');
      },
      stored: (_, index) => count(`public.accounts where email = $1 and role = 'admin'`, [email(index)]),
    });
    await backend.sql('delete from auth.users where email like $1', [`${word.toLowerCase()}%`]);
  });

  test('the access mode', async ({ page, siteUrl, backend }) => {
    const { count } = await start(page, siteUrl, backend);
    await page.goto(paths.adminUsers);
    await loseAnswers(page, {
      method: 'POST',
      to: '/rpc/set_access_mode',
      failure: 'Gagal Menyimpan Aturan',
      success: 'Aturan Disimpan',
      async fill(_, index) {
        await page.getByRole('radio', { name: modes[index % 2] }).check();
        return page.getByRole('button', { name: 'Simpan Aturan' });
      },
      stored: (_, index) =>
        count('public.access_settings where access_mode = $1', [
          index % 2 ? 'any_signed_in' : 'approved_only',
        ]),
    });
    await backend.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
  });

  async function startNewcomer(page: Page, siteUrl: string) {
    test.setTimeout(120_000);
    await page.clock.install();
    const client = await newcomerClient(siteUrl, `hilang-${Date.now()}@contoh.id`);
    const { data } = await client.auth.getUser();
    await continueSession(page, client);
    await page.goto(paths.adminSettings);
    return data.user?.id;
  }

  test('the password', async ({ page, siteUrl, backend }) => {
    const id = await startNewcomer(page, siteUrl);
    const password = (index: number) => `soto-kudus-${index}`;
    let current = 'nasi-liwet-2026';
    await loseAnswers(page, {
      method: 'PUT',
      to: '/auth/v1/user',
      failure: 'Kata Sandi Gagal Diganti',
      success: 'Kata Sandi Diganti',
      isUnreadable: true,
      async fill(_, index) {
        await page.getByLabel('Kata sandi saat ini').fill(current);
        await page.getByLabel('Kata sandi baru').fill(password(index));
        current = password(index);
        return page.getByRole('button', { name: 'Simpan Kata Sandi' });
      },
      kept: (_, index) => [page.getByLabel('Kata sandi baru'), password(index)],
      stored: async (_, index) => {
        const [user] = await backend.sql('select email from auth.users where id = $1', [id]);
        const email = String(Object(user).email);
        const { data } = await visitorClient(siteUrl).auth.signInWithPassword({
          email,
          password: password(index),
        });
        return data.session ? 1 : 0;
      },
    });
  });

  test('the picture', async ({ page, siteUrl, backend }) => {
    const id = await startNewcomer(page, siteUrl);
    await loseAnswers(page, {
      method: 'PUT',
      to: '/auth/v1/user',
      failure: 'Foto Gagal Disimpan',
      success: 'Foto Disimpan',
      isUnreadable: true,
      async fill() {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: /^(Unggah|Ganti) Foto$/ }).click();
        await (await chooser).setFiles('public/icons/apple-touch-icon.png');
        return page.getByRole('button', { name: 'Simpan Foto' });
      },
      stored: async () =>
        (
          await backend.sql(`select from storage.objects where bucket_id = 'avatars' and name like $1`, [
            `${id}/%`,
          ])
        ).length,
    });
  });
});
