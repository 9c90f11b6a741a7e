import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sessionStorageKey } from '../../src/lib/supabase/stored-session';
import { adminClient, continueSession } from './backend';
import { admin, expect, notification, test } from './fixtures';

/** Two foundations in the seed. */
const foundations = ['Yayasan Ceplok Melati Pantura', 'Yayasan Sekar Jagad'] as const;

const codePrefix = 'IMPOR-';

const lineNumbers = Array.from({ length: 1000 }, (_, index) => index + 2);

interface Line {
  kode: string;
  nama: string;
  lokasi: string;
  yayasan: string;
  status: string;
  sasaran: string;
}

function goodLine(line: number): Line {
  return {
    kode: `${codePrefix}${line}`,
    nama: `SPPG Impor ${line}`,
    lokasi: `"Jalan Impor No. ${line}; Kota Semarang"`,
    yayasan: foundations[line % 2] ?? '',
    status: '',
    sasaran: '2.500',
  };
}

/** A CSV file as Excel saves it with Indonesian settings. */
function csvFile(lines: Line[]) {
  const headings =
    'Kode Unik Pendaftaran;Nama SPPG;Lokasi (alamat);Yayasan;Status Verifikasi;Sasaran Penerima Manfaat';
  const rows = lines.map((line) => Object.values(line).join(';'));
  const text = `\uFEFF${[headings, ...rows].join('\r\n')}\r\n`;
  return { name: 'sppg.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** Opens the import as an admin; `ask` sends requests to the REST API as the same user. */
async function openImport(page: Page, siteUrl: string) {
  await continueSession(page, await adminClient(siteUrl));
  const someRequest = page.waitForRequest('**/rest/v1/**');
  await page.goto('/data-yayasan');
  const apikey = (await (await someRequest).headerValue('apikey')) ?? '';
  await page.getByRole('button', { name: 'Impor dari Excel' }).click();

  async function ask(method: 'HEAD' | 'GET' | 'POST' | 'PATCH' | 'DELETE', query: string, data?: unknown) {
    const session = await page.evaluate((key) => localStorage.getItem(key), sessionStorageKey);
    const token = String(Object(JSON.parse(session ?? '{}')).access_token);
    const answer = await page.request.fetch(`/rest/v1/${query}`, {
      method,
      headers: { apikey, Authorization: `Bearer ${token}`, Prefer: 'count=exact' },
      data,
    });
    expect(answer.ok()).toBe(true);
    return answer;
  }

  /** The number of rows that the query matches, or deletes. */
  async function count(method: 'HEAD' | 'DELETE', query: string): Promise<number> {
    return Number((await ask(method, query)).headers()['content-range']?.split('/')[1]);
  }

  return { dialog: page.getByRole('dialog', { name: 'Impor SPPG dari Excel' }), ask, count };
}

const imported = `sppg?kode_unik_pendaftaran=like.${codePrefix}*`;
const changed = 'sppg?kode_unik_pendaftaran=in.(SPPG-3374-004,SPPG-3374-006)';
const audited = `audit_log?table_name=eq.sppg&action=eq.INSERT&actor_email=eq.${admin.email}`;

test(
  'of 1,000 rows the 7 bad ones are named; corrected, all are added at once, one audit entry each',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    test.setTimeout(240_000);
    const inserts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/rest/v1/sppg')) inserts.push(request.url());
    });
    const flaws = new Map<number, Partial<Line>>([
      [11, { kode: '' }],
      [102, { nama: '', lokasi: '' }],
      [203, { yayasan: 'Yayasan Entah' }],
      [404, { status: 'Hampir Jadi' }],
      [505, { sasaran: 'banyak' }],
      [606, { kode: '3,37401E+14' }],
      [1001, { sasaran: '-5' }],
    ]);
    const { dialog, count } = await openImport(page, siteUrl);
    const before = await count('HEAD', audited);
    const file = dialog.getByLabel('File dari Excel');
    await file.setInputFiles(csvFile(lineNumbers.map((line) => ({ ...goodLine(line), ...flaws.get(line) }))));

    const preview = dialog.getByRole('region', { name: 'Pratinjau impor' });
    await expect(preview).toContainText('sppg.csv: 1.000 baris');
    await expect(preview).toContainText('7 baris perlu diperbaiki.');
    await expect(preview.getByRole('button', { name: 'Impor 1.000 SPPG' })).toBeDisabled();
    await expect(preview.getByRole('paragraph').filter({ hasText: /^Baris \d+$/ })).toHaveText(
      [...flaws.keys()].map((line) => `Baris ${line}`),
    );
    for (const reason of [
      'Kode Unik Pendaftaran: Kode unik tidak boleh kosong.',
      'Nama SPPG: Nama SPPG tidak boleh kosong.',
      'Lokasi (alamat): Lokasi SPPG tidak boleh kosong.',
      'Yayasan: "Yayasan Entah" tidak ditemukan di Data Yayasan.',
      'Status Verifikasi: "Hampir Jadi" tidak dikenal.',
      'Sasaran Penerima Manfaat: Jumlah sasaran harus berupa angka.',
      'Kode "3,37401E+14" sudah dipendekkan menjadi angka.',
      'Sasaran Penerima Manfaat: Jumlah sasaran tidak boleh negatif.',
    ]) {
      await expect(preview.getByText(reason)).toBeVisible();
    }
    expect(inserts).toEqual([]);

    await file.setInputFiles(csvFile(lineNumbers.map(goodLine)));
    await expect(preview).toContainText('Semua baris siap diimpor.');
    await preview.getByRole('button', { name: 'Impor 1.000 SPPG' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Kemajuan impor' })).toBeVisible();
    await expect(notification(page)).toContainText('Impor Berhasil', { timeout: 60_000 });
    await expect(notification(page)).toContainText('1.000 SPPG telah ditambahkan.');
    await expect(dialog).toBeHidden();
    expect(inserts).toHaveLength(1);
    await expect(page.getByText('Total SPPG').locator('xpath=following-sibling::dd')).toHaveText('1.060');

    expect(await count('HEAD', imported)).toBe(1000);
    expect((await count('HEAD', audited)) - before).toBe(1000);

    // Other tests of this worker count the seeded rows.
    expect(await count('DELETE', imported)).toBe(1000);
  },
);

test(
  'when the database refuses one row, none is kept, and that row is named',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    const { dialog, ask, count } = await openImport(page, siteUrl);
    await dialog.getByLabel('File dari Excel').setInputFiles(csvFile([goodLine(2), goodLine(3)]));
    const confirm = dialog.getByRole('button', { name: 'Impor 2 SPPG' });
    await expect(confirm).toBeEnabled();

    // Another user takes the second code while the preview is open.
    const owners = await ask('GET', `yayasan?select=id&nama=eq.${foundations[0]}`);
    const [{ id: yayasan_id }] = await owners.json();
    await ask('POST', 'sppg', {
      kode_unik_pendaftaran: `${codePrefix}3`,
      nama: 'SPPG Lain',
      lokasi: 'Tegal',
      yayasan_id,
    });
    await confirm.click();
    await expect(notification(page)).toContainText('Impor Gagal');
    await expect(notification(page)).toContainText('Kode unik sudah digunakan oleh SPPG lain.');
    await expect(
      dialog.getByText(`Kode Unik Pendaftaran: "${codePrefix}3" sudah terdaftar untuk SPPG Lain.`),
    ).toBeVisible();
    await expect(confirm).toBeDisabled();
    expect(problems.splice(0).join()).toContain('409');
    expect(await count('DELETE', imported)).toBe(1);
  },
);

test(
  'the template and the export are files that the import reads; an edited export changes what was edited',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { dialog, ask } = await openImport(page, siteUrl);
    const templateDownload = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Unduh Template' }).click();
    const template = await templateDownload;
    expect(template.suggestedFilename()).toBe('template-impor-sppg.csv');
    await dialog.getByLabel('File dari Excel').setInputFiles(await template.path());
    await expect(dialog.getByText('Hapus baris contoh ini.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tutup' }).click();

    const exportDownload = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh CSV' }).click();
    const exported = await exportDownload;
    expect(exported.suggestedFilename()).toMatch(/^sppg-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await exported.path(), 'utf8');
    expect(text.startsWith('\uFEFF"Kode Unik Pendaftaran";"Nama SPPG";')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(62);
    await expect(notification(page)).toContainText('Unduhan Dimulai');
    await expect(notification(page)).toContainText(
      `Mengunduh semua 61 SPPG ke ${exported.suggestedFilename()}...`,
    );
    await page.getByRole('button', { name: 'Impor dari Excel' }).click();
    await dialog.getByLabel('File dari Excel').setInputFiles(await exported.path());
    const preview = dialog.getByRole('region', { name: 'Pratinjau impor' });
    await expect(preview).toContainText('Tidak ada perubahan: semua baris sama dengan data yang tersimpan.');
    await expect(preview.getByRole('listitem')).toHaveCount(0);
    const changes = async () =>
      (
        await ask(
          'GET',
          `${changed}&select=kode_unik_pendaftaran,progres_pembangunan,kontraktor_pelaksana&order=nama`,
        )
      ).json();
    const before = await changes();
    const [mijen, pedurungan] = before;

    // As a spreadsheet saves it, with two cells edited.
    const edited = text
      .replaceAll('"', '')
      .replace(/(SPPG-3374-004;.*);75%;Desember 2026/, '$1;0,8;Des-26')
      .replace(/(SPPG-3374-006;.*);55%;/, '$1;60%;');
    await dialog
      .getByLabel('File dari Excel')
      .setInputFiles({ name: 'sunting.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) });
    await expect(preview).toContainText('2 SPPG berubah dan 59 baris sama.');
    await expect(preview.getByRole('listitem')).toContainText(['75%0,8', '55%60%']);

    // Meanwhile a colleague has changed one of them.
    await ask('PATCH', 'sppg?kode_unik_pendaftaran=eq.SPPG-3374-006', { kontraktor_pelaksana: 'CV Lain' });
    await preview.getByRole('button', { name: 'Simpan 2 perubahan' }).click();
    await expect(notification(page)).toContainText('Sebagian Belum Disimpan');
    await expect(notification(page)).toContainText('SPPG Pedurungan belum disimpan');
    expect(await changes()).toEqual([
      { ...mijen, progres_pembangunan: '0,8' },
      { ...pedurungan, kontraktor_pelaksana: 'CV Lain' },
    ]);
    await expect(preview).toContainText('1 SPPG berubah dan 60 baris sama.');
    // What the colleague has done since the export stays.
    await expect(preview.getByRole('listitem')).toContainText([
      'Kontraktor Pelaksana: CV Lain lebih baru daripada file ini, diubah Anda',
    ]);
    await expect(
      preview.getByRole('checkbox', { name: /^Ganti dengan isi file: PT Sidomukti/ }),
    ).not.toBeChecked();
    await preview.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
    await expect(notification(page)).toContainText('Impor Berhasil');
    await expect(dialog).toBeHidden();
    expect(await changes()).toEqual([
      { ...mijen, progres_pembangunan: '0,8' },
      { ...pedurungan, progres_pembangunan: '60%', kontraktor_pelaksana: 'CV Lain' },
    ]);

    for (const { kode_unik_pendaftaran: kode, ...row } of before)
      await ask('PATCH', `sppg?kode_unik_pendaftaran=eq.${kode}`, row);
  },
);

test(
  'foundations that nobody has added are added when ticked, each once, and own their SPPG',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { dialog, ask } = await openImport(page, siteUrl);
    const [first, second] = [`Yayasan Satu ${Date.now()}`, `Yayasan Dua ${Date.now()}`];
    const owners = [first, second, ` ${first.toUpperCase()} `, foundations[0]];
    const lines = owners.map((yayasan, index) => ({ ...goodLine(index + 2), yayasan }));
    await dialog.getByLabel('File dari Excel').setInputFiles(csvFile(lines));
    const unknown = dialog.getByRole('group', { name: 'Yayasan yang belum tercatat' });
    await expect(unknown.getByRole('listitem')).toHaveText([`${first} (2 SPPG)`, `${second} (1 SPPG)`]);
    await expect(dialog.getByRole('button', { name: 'Impor 4 SPPG' })).toBeDisabled();
    for (const nama of [first, second]) {
      await expect(unknown.getByRole('checkbox', { name: nama })).not.toBeChecked();
      await unknown.getByRole('checkbox', { name: nama }).check();
    }
    await dialog.getByRole('button', { name: 'Impor 4 SPPG dan 2 yayasan baru' }).click();
    await expect(notification(page)).toContainText('4 SPPG dan 2 yayasan telah ditambahkan.');
    await expect(dialog).toBeHidden();

    const answer = await ask(
      'GET',
      `yayasan?select=nama,sppg(nama)&nama=in.("${first}","${second}")&order=nama`,
    );
    expect(await answer.json()).toEqual([
      { nama: second, sppg: [{ nama: 'SPPG Impor 3' }] },
      { nama: first, sppg: expect.arrayContaining([{ nama: 'SPPG Impor 2' }, { nama: 'SPPG Impor 4' }]) },
    ]);
    await expect(page.getByRole('button', { name: first })).toContainText('2 SPPG');
  },
);
