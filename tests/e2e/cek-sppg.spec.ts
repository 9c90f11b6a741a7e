import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { adminClient, continueSession } from './backend';
import { choose, expect, notification, phone, tabTo, test } from './fixtures';

const notOurs = 'Kode ini tidak ada dalam daftar kami. Jangan membayar siapa pun sebelum memastikan.';
const box = (page: Page) => page.getByRole('textbox', { name: 'Kode atau nama dapur' });

async function check(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Periksa' }).click();
}

/** The texts of all QR codes in a PNG. */
async function readQrCodes(png: Buffer): Promise<string[]> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer },
    fireImmediately: true,
  });
  const codes = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  return codes.map(({ text }) => text);
}

test('a code, however it is written, is answered with this kitchen, which alone is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Every visit asks once whether there is anything newer than the build.
    if (/\/rest\/v1\/(?!content_revision)/.test(pathname)) asked.push(decodeURIComponent(pathname));
  });
  await page.goto('/sppg');
  await expect(page.getByRole('table')).toBeAttached();
  // Apart from that it only asks for the numbers of complaints, open incidents and the map.
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/rest/v1/rpc/keluhan_jaringan', '/rest/v1/sppg_kejadian', '/rest/v1/sppg_per_wilayah']);
  asked.length = 0;
  await check(page, ' sppg 3374 – 001');
  await expect(page.getByRole('heading', { name: 'SPPG Tembalang' })).toBeVisible();
  await expect(page).toHaveURL(/\/sppg\?kode=/);
  const kitchen = page.getByRole('article');
  await expect(kitchen).toContainText('Ada dalam daftar kami');
  await expect(kitchen).toContainText('SPPG-3374-001');
  await expect(kitchen.getByRole('heading', { name: 'Belum memasak' })).toBeVisible();
  await expect(kitchen.getByRole('link', { name: 'Telepon' })).toHaveAttribute('href', /^tel:/);
  await kitchen.getByText('Data dapur selengkapnya').click();
  await expect(kitchen.getByRole('link', { name: 'Kota Semarang' }).last()).toBeVisible();
  await expect(kitchen.getByText('Petugas kami di ')).toBeVisible();
  await kitchen.getByText('Belum ada yang tercatat').click();
  await expect(kitchen.getByText('Sertifikat Laik Higiene Sanitasi')).toBeVisible();
  await expect(
    kitchen.getByText(/^Menurut catatan kami per .*\. Yang sah adalah keterangan penerbit sertifikat\./),
  ).toBeVisible();
  await expect(page.getByText(/Ini bukan izin BGN dan bukan jaminan makanannya aman\./)).toBeVisible();
  // The search, and the kitchen's schools, progress and complaints.
  expect(asked.sort()).toEqual([
    '/rest/v1/rpc/cari_sppg',
    '/rest/v1/rpc/keluhan_dapur',
    '/rest/v1/sppg_perkembangan',
    '/rest/v1/sppg_sekolah',
  ]);

  await kitchen.getByRole('link', { name: 'Yayasan Kawung Gizi Semarang' }).click();
  await expect(page).toHaveURL('/data-yayasan?sppg=SPPG-3374-001#daftar');
});

test(
  'a part of a name lists those that have it; one of them is a step that Back undoes',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/sppg?kode=kulon');
    await expect(box(page)).toHaveValue('kulon');
    await expect(page.getByRole('heading', { name: /^\d+ dapur cocok$/ })).toBeVisible();
    await page.getByRole('link', { name: 'SPPG Banyumanik Kulon' }).click();
    await expect(page).toHaveURL('/sppg/SPPG-3374-002');
    await expect(page.getByRole('article')).toContainText('Ada dalam daftar kami');
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^\d+ dapur cocok$/ })).toBeVisible();
    await expect(box(page)).toHaveValue('kulon');
  },
);

test.describe('the page of a kitchen', () => {
  const path = '/sppg/SPPG-3374-002';

  test('says what it was when the site was built, and whose word of which day that is, to search engines, chats and phones without scripts', async ({
    browser,
    siteUrl,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
    await page.goto(siteUrl + path);
    const said = /^Data dikonfirmasi Tampah Gizi pada \d+ \w+ 2\d{3}$/;
    await expect(page).toHaveTitle('SPPG Banyumanik Kulon (SPPG-3374-002) | Tampah Gizi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SPPG Banyumanik Kulon');
    await expect(page.getByRole('heading', { name: /^SLHS habis / })).toBeInViewport();
    await expect(page.getByText(said)).toBeInViewport();
    await expect(page.getByText('Melayani 8 sekolah')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Telepon' })).toHaveAttribute('href', /^tel:0/);
    for (const name of ['name="description"', 'property="og:description"'])
      await expect(page.locator(`meta[${name}]`)).toHaveAttribute(
        'content',
        /^SLHS habis .*; satu sertifikat lain hampir habis \(Data dikonfirmasi Tampah Gizi pada .* 2\d{3}\)\. Dapur SPPG Yayasan Kawung Gizi Semarang, /,
      );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `http://localhost:4173${path}`,
    );
    await page.close();
  });

  test('has the answer of today once it is there; what was built stays, with its day, where it can’t be had', async ({
    page,
    siteUrl,
    problems,
  }) => {
    const api = await adminClient(siteUrl);
    const setState = (status_verifikasi: string) =>
      api
        .from('sppg')
        .update({ status_verifikasi })
        .eq('kode_unik_pendaftaran', 'SPPG-3374-002')
        .throwOnError();
    await page.route('**/rpc/cari_sppg*', (route) =>
      route.fulfill({ status: 400, json: { code: 'XX000', message: 'Tes' } }),
    );
    await page.goto(path);
    const stale = page.getByText(/^Data dapur ini belum bisa dimuat ulang, keadaan per /);
    await expect(stale).toBeVisible();
    expect(problems.splice(0).join()).toContain('400');
    await expect(page.getByRole('heading', { name: /^SLHS habis / })).toBeVisible();

    await setState('Proses Pembangunan');
    await page.unroute('**/rpc/cari_sppg*');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByRole('heading', { name: 'Belum memasak' })).toBeVisible();
    await expect(stale).toBeHidden();
    await setState('Sudah Operasional');
    await page.reload();
    await expect(page.getByRole('heading', { name: /^SLHS habis / })).toBeVisible();
  });
});

test(
  'an unknown code is not ours, and the way to the warning is shown',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/sppg?kode=SPPG-9999-999');
    await expect(page.getByText(notOurs)).toBeVisible();
    await page.getByRole('link', { name: 'Kenali penipuan titik SPPG' }).click();
    await expect(page).toHaveURL('/waspada-penipuan');
  },
);

test(
  'words of name, place and foundation find a kitchen, and a typing error is forgiven',
  { tag: '@long' },
  async ({ page }) => {
    const tembalang = page.getByRole('heading', { name: 'SPPG Tembalang' });
    for (const text of ['tembalang semarang', 'kawung tembalang', '3374001']) {
      await page.goto(`/sppg?kode=${encodeURIComponent(text)}`);
      await expect(tembalang, text).toBeVisible();
    }
    await page.goto('/sppg?kode=te%25b%25lang');
    await expect(page.getByRole('heading', { name: 'Tidak ada yang cocok' })).toBeVisible();
    await check(page, 'tembalng');
    await expect(page.getByRole('heading', { name: 'Mungkin maksud Anda' })).toBeVisible();
    await expect(page.getByText(notOurs)).toBeHidden();
    await page.getByRole('link', { name: 'SPPG Tembalang' }).click();
    await expect(tembalang).toBeVisible();

    // A parent knows the school.
    await page.getByRole('link', { name: 'Cek dapur lain' }).click();
    await check(page, 'sdn wijaya kusuma');
    await expect(page.getByRole('heading', { name: 'SPPG Banyumanik Kulon' })).toBeVisible();
    await page.getByText('Melayani 8 sekolah').click();
    await expect(page.getByRole('article').getByText('SD Negeri Wijaya Kusuma')).toBeVisible();
  },
);

test('whoever scans the code of a wall sheet with a phone is taken to the answer', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/sppg?kode=SPPG-3374-001');
  await expect(page.getByRole('region', { name: 'Jawaban untuk “SPPG-3374-001”' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'SPPG Tembalang' })).toBeInViewport();
});

test('by keyboard alone: a code is checked, and the focus is at the answer', async ({ page }) => {
  await page.goto('/sppg');
  await tabTo(box(page));
  await page.keyboard.type('SPPG-3374-001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Jawaban untuk “SPPG-3374-001”' })).toBeFocused();
  await tabTo(page.getByText('Data dapur selengkapnya'));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: 'Yayasan Kawung Gizi Semarang' }));
});

test('the sheet for the wall is all that is printed, on one page, and its QR code leads back here', async ({
  page,
}) => {
  await page.goto('/sppg?kode=SPPG-3374-001');
  // The kitchen's own page takes the place of the answer.
  await expect(page).toHaveURL('/sppg/SPPG-3374-001');
  await page.getByRole('button', { name: 'Poster QR' }).click();
  await expect(page.locator('.print-sheet')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByText('Pindai untuk memeriksa dapur ini')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  for (const text of ['119', 'SAGI 127 (24 jam)', /^Narahubung kami di Kota Semarang: /])
    await expect(page.locator('.print-sheet').getByText(text, { exact: true })).toBeVisible();
  expect(await readQrCodes(await page.screenshot())).toEqual(['http://localhost:4173/sppg/SPPG-3374-001']);
  const code = await page.locator('.print-sheet > svg').boundingBox();
  expect(Math.min(code?.width ?? 0, code?.height ?? 0)).toBeGreaterThan(500);
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
  });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test(
  'whoever manages SPPG edits the kitchen here, even its code, and the answer is the new one',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const api = await adminClient(siteUrl);
    const code = `CEK-${Date.now()}`;
    const { data: yayasan } = await api.from('yayasan').select('id').limit(1).single().throwOnError();
    await api
      .from('sppg')
      .insert({
        kode_unik_pendaftaran: code,
        nama: 'SPPG Cek Lama',
        lokasi: 'Jalan Tes',
        yayasan_id: yayasan.id,
      })
      .throwOnError();
    await continueSession(page, api);
    await page.goto(`/sppg?kode=${code}`);
    await page.getByRole('button', { name: /^Tindakan/ }).click();
    await expect(page.getByRole('link', { name: 'Kelola sertifikat' })).toHaveAttribute(
      'href',
      `/admin/sertifikat?sppg=${code}`,
    );
    await page.getByRole('button', { name: 'Edit SPPG Cek Lama' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nama SPPG').fill('SPPG Cek Baru');
    await dialog.getByLabel('Kode Unik Pendaftaran').fill(`${code}-B`);
    await dialog.getByRole('button', { name: /^Simpan/ }).click();
    await expect(notification(page)).toContainText('SPPG Cek Baru');
    await expect(page.getByRole('heading', { name: 'SPPG Cek Baru' })).toBeVisible();
    await expect(page).toHaveURL(`/sppg?kode=${code}-B`);

    await page.getByRole('button', { name: 'Tempel dari Excel' }).click();
    await dialog
      .getByLabel('Tabel dari Excel')
      .fill('nama;npsn;kecamatan\nSD Cek Satu;99999901;Mijen\nSD Cek Dua;;');
    await dialog.getByRole('button', { name: 'Tambahkan 2 sekolah' }).click();
    await page.getByText('Melayani 2 sekolah').click();
    await page.getByRole('button', { name: 'Edit SD Cek Dua' }).click();
    await dialog.getByLabel('Nama Sekolah').fill('SD Cek Tiga');
    await dialog.getByRole('button', { name: /^Simpan/ }).click();
    await expect(page.getByRole('button', { name: 'Hapus SD Cek Tiga' })).toBeVisible();

    await choose(page, /^Tindakan/, 'Hapus SPPG Cek Baru');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByRole('heading', { name: 'Tidak ada yang cocok' })).toBeVisible();
  },
);

test(
  'an admin notes a suspension, which everyone reads at once, and ends it',
  { tag: '@long' },
  async ({ page, browser, siteUrl }) => {
    const api = await adminClient(siteUrl);
    const kode_unik_pendaftaran = `HENTI-${Date.now()}`;
    await api
      .from('sppg')
      .insert({
        kode_unik_pendaftaran,
        nama: 'SPPG Henti',
        lokasi: 'Kota Semarang',
        yayasan_id: 'a0000000-0000-4000-8000-000000000001',
        status_verifikasi: 'Sudah Operasional',
      })
      .throwOnError();
    await continueSession(page, api);
    const path = `/sppg?kode=${kode_unik_pendaftaran}`;
    await page.goto(path);
    await choose(page, /^Catat…/, 'Catat penghentian');
    const dialog = page.getByRole('dialog', { name: 'Catat Penghentian' });
    await dialog.getByLabel('Dihentikan oleh').selectOption('Dinas Kesehatan');
    await dialog.getByLabel('Tanggal mulai').fill('2026-11-03');
    await dialog.getByLabel('Alasan').fill('Air bersih tidak memenuhi syarat.');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Penghentian Dicatat');

    const visitor = await browser.newPage();
    await visitor.goto(siteUrl + path);
    const since = 'Dihentikan sementara sejak 3 November 2026';
    await expect(visitor.getByText(since, { exact: true })).toBeVisible();
    const record = (on: Page) =>
      on.getByRole('region', { name: 'Riwayat dapur' }).getByRole('listitem').first();
    await expect(record(visitor)).toContainText(
      '3 November 2026, menurut Dinas KesehatanDihentikan sementara, belum dibuka lagi',
    );
    await expect(visitor.getByText('Air bersih tidak memenuhi syarat.')).toBeVisible();
    await expect(visitor.getByRole('button', { name: /penghentian/i })).toBeHidden();

    await page.getByRole('button', { name: 'Edit penghentian 3 November 2026' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Penghentian' });
    await edit.getByLabel('Hari terakhir').fill('2026-11-10');
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText(since)).toHaveCount(0);
    await expect(record(page)).toContainText('Dihentikan sementara sampai 10 November 2026');
    await visitor.reload();
    await expect(record(visitor)).toContainText('Dihentikan sementara sampai 10 November 2026');
    await expect(visitor.getByText(since)).toHaveCount(0);
    await visitor.close();
  },
);
