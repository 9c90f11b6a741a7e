import { readFileSync } from 'node:fs';
import { PDFDocument, PDFStream } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { TablesInsert } from '../../src/lib/supabase/database.types';
import { formatDate } from '../../src/lib/text/format';
import { sortableDay } from '../../src/lib/text/format-time';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, tabTo, test } from './fixtures';
import { fontlessPdf, lockedPdf, longPdf, signedPdf } from './odd-pdfs';

/** A day in WIB, counted from today as the site does. */
const inDays = (days: number) => sortableDay(Date.now() + days * 24 * 60 * 60 * 1000);

type Certificate = Omit<TablesInsert<'sppg_sertifikat'>, 'sppg_id'>;

/** Adds a kitchen of this test's own with these certificates; signs the admin in. */
async function openKitchen(page: Page, siteUrl: string, name: string, certificates: Certificate[]) {
  const api = await adminClient(siteUrl);
  const kode_unik_pendaftaran = `${name}-${Date.now()}`;
  const { data: sppg } = await api
    .from('sppg')
    .insert({
      kode_unik_pendaftaran,
      nama: `SPPG ${name}`,
      lokasi: 'Kota Semarang',
      yayasan_id: 'a0000000-0000-4000-8000-000000000001',
      status_verifikasi: 'Sudah Operasional',
    })
    .select()
    .single()
    .throwOnError();
  if (certificates.length > 0)
    await api
      .from('sppg_sertifikat')
      .insert(certificates.map((certificate) => ({ ...certificate, sppg_id: sppg.id })))
      .throwOnError();
  await continueSession(page, api);
  return { api, sppg, path: `${paths.adminCertificates}?sppg=${kode_unik_pendaftaran}` };
}

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Sertifikat', exact: true }).getByRole('listitem');

const issued = (jenis: string, nomor: string, expires: number | null): Certificate => ({
  jenis,
  nomor,
  status: 'Terbit',
  penerbit: 'Dinas Kesehatan Kota Semarang',
  tanggal_terbit: inDays(-300),
  tanggal_berakhir: expires === null ? null : inDays(expires),
});

test(
  'an expired certificate is renewed: the summary counts it no more, and the old one stays as history',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    const { sppg } = await openKitchen(page, siteUrl, 'PANJANG', [issued('SLHS', 'UJI/PANJANG/1', -4)]);
    await page.goto(paths.admin);
    const expired = page.getByRole('link', { name: /^\d+ sertifikat sudah kedaluwarsa$/ });
    const count = Number.parseInt(await expired.innerText(), 10);
    await expired.click();
    await expect(page.getByText(`${count} sertifikat`, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Keadaan').locator('option:checked')).toHaveText('Kedaluwarsa');

    await page.getByRole('button', { name: 'Perpanjang SLHS SPPG PANJANG' }).click();
    const dialog = page.getByRole('dialog', { name: 'Perpanjang Sertifikat' });
    await expect(dialog).toHaveAccessibleDescription(`SPPG PANJANG (${sppg.kode_unik_pendaftaran})`);
    await expect(dialog.getByLabel('Jenis')).toHaveValue('SLHS');
    await expect(dialog.getByLabel('Penerbit')).toHaveValue('Dinas Kesehatan Kota Semarang');
    await dialog.getByLabel('Status').selectOption('Terbit');
    await dialog.getByLabel('Tanggal terbit').fill(inDays(-1));
    await dialog.getByLabel(/^Berlaku sampai/).fill(inDays(365));
    // Numbers are compared without capitals and spaces.
    await dialog.getByLabel('Nomor').fill('uji/ panjang/1');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(
      dialog.getByText('Nomor ini sudah dicatat pada sertifikat lain yang sejenis.'),
    ).toBeVisible();
    // The browser logs the failed request to the console.
    expect(problems.splice(0).join()).toContain('409');
    await dialog.getByLabel('Nomor').fill('UJI/PANJANG/2');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page).first()).toContainText('Sertifikat SLHS SPPG PANJANG telah dicatat.');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'SPPG PANJANG' })).toBeHidden();

    await page.goto(`${paths.adminCertificates}?sppg=${sppg.kode_unik_pendaftaran}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('UJI/PANJANG/2');
    await expect(rows(page)).toContainText('Berlaku');
    await page.getByLabel('Riwayat').selectOption('Termasuk yang sudah diganti');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('Kedaluwarsa');
    await expect(rows(page).first()).toContainText('Sudah ada yang lebih baru.');
    await expect(
      page.getByText(
        `Menurut catatan kami per ${formatDate(inDays(0))}. Yang sah adalah keterangan penerbit sertifikat.`,
      ),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Ringkasan' }).click();
    await expect(expired).toHaveText(`${count - 1} sertifikat sudah kedaluwarsa`);
  },
);

test(
  'a kitchen restored after its deletion has its certificates again',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { sppg, path } = await openKitchen(page, siteUrl, 'KEMBALI', [
      issued('SLHS', 'UJI/KEMBALI/1', 20),
      issued('Juru Masak', 'UJI/KEMBALI/2', null),
    ]);
    await page.goto(`${paths.dataYayasan}?sppg=${sppg.kode_unik_pendaftaran}`);
    await page.getByRole('button', { name: 'Hapus SPPG KEMBALI' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(notification(page)).toContainText('SPPG KEMBALI');
    await page.goto(path);
    await expect(page.getByText(`Tidak ada SPPG dengan kode ${sppg.kode_unik_pendaftaran}.`)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.goto(`${paths.adminCertificates}?riwayat=sppg-dihapus&cari=UJI/KEMBALI`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('SPPG KEMBALI');
    await expect(rows(page).first()).toContainText('SPPG-nya sudah dihapus.');

    await page.getByRole('link', { name: 'Riwayat' }).click();
    await page.getByRole('button', { name: 'Pulihkan SPPG KEMBALI' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
    await expect(notification(page)).toContainText('Data Dipulihkan');
    await expect(page.getByRole('button', { name: 'Memulihkan SPPG KEMBALI' })).toBeVisible();

    await page.goto(path);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: 'SLHS' })).toContainText('Habis dalam 20 hari');
    await expect(rows(page).filter({ hasText: 'Juru Masak' })).toContainText('UJI/KEMBALI/2');
  },
);

test(
  'a certificate is added by keyboard alone, its kitchen found by code, then corrected and deleted',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { sppg, path } = await openKitchen(page, siteUrl, 'KETIK', []);
    await page.goto(paths.adminCertificates);
    await tabTo(page.getByRole('button', { name: 'Tambah Sertifikat' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tambah Sertifikat' });
    const search = dialog.getByLabel('Cari SPPG');
    await tabTo(search);
    // As somebody writes it who has it before them on paper.
    await page.keyboard.type(sppg.kode_unik_pendaftaran.toLowerCase().replace('-', ' '));
    await expect(dialog.getByLabel('SPPG', { exact: true })).toContainText('Pilih dari 1 SPPG');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await tabTo(dialog.getByLabel('Jenis'));
    await page.keyboard.type('Uji');
    await tabTo(dialog.getByLabel('Status'));
    await page.keyboard.type('Dida');
    await tabTo(dialog.getByRole('button', { name: 'Simpan' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Isi tanggal daftar atau tanggal terbit.')).toBeVisible();
    await expect(dialog.getByLabel('Tanggal daftar')).toBeFocused();
    // Day and month are the same, whichever the browser asks for first.
    await page.keyboard.type('11112026');
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText('Sertifikat Uji Air SPPG KETIK telah dicatat.');
    await expect(dialog).toBeHidden();

    await page.goto(path);
    await expect(rows(page)).toContainText('Didaftarkan');
    await expect(rows(page)).toContainText('daftar 11 November 2026');
    await page.getByRole('button', { name: 'Edit Uji Air SPPG KETIK' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Sertifikat' });
    await edit.getByLabel('Penerbit').fill('Laboratorium Kesehatan');
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page).first()).toContainText('Sertifikat Diperbarui');
    await expect(notification(page).first()).toContainText('Sertifikat Uji Air SPPG KETIK telah diperbarui.');
    await expect(rows(page)).toContainText('Laboratorium Kesehatan');

    await page.getByRole('button', { name: 'Hapus Uji Air SPPG KETIK' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(notification(page).first()).toContainText('Sertifikat Dihapus');
    await expect(notification(page).first()).toContainText('Sertifikat Uji Air SPPG KETIK telah dihapus.');
    await expect(page.getByText('Belum ada sertifikat yang dicatat')).toBeVisible();
  },
);

test(
  'more than a thousand: paged, filtered by the database, and exported whole',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    const { path, sppg } = await openKitchen(page, siteUrl, 'BANYAK', []);
    await backend.sql(
      `insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, tanggal_terbit, tanggal_berakhir)
     select $1, 'PBG', 'Terbit', case when n = 1 then '=1+1' else 'UJI/BANYAK/' || n end, '2020-01-01'::date + n, '2090-01-01'::date + n
     from generate_series(1, 1049) as n`,
      [sppg.id],
    );
    await page.goto(`${path}&riwayat=ya&keadaan=berlaku`);
    await expect(page.getByText('1–50 dari 1.049 sertifikat')).toBeVisible();
    await page.goto(`${path}&riwayat=ya&halaman=21`);
    await expect(page.getByText('1.001–1.049 dari 1.049 sertifikat')).toBeVisible();
    await expect(rows(page)).toHaveCount(49);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`sertifikat-${inDays(0)}.csv`);
    await expect(notification(page)).toContainText('Mengunduh 1.049 baris ke');
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(1050);
    // The spreadsheet must not read it as a formula.
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines[1]).toContain('"Berlaku"');

    await page.getByLabel('Riwayat').selectOption('Hanya yang terbaru');
    await expect(page.getByText('1 sertifikat', { exact: true })).toBeVisible();
    await page.getByLabel('Keadaan').selectOption('Kedaluwarsa');
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
    const toAll = page.getByRole('link', { name: 'Tampilkan semua SPPG' });
    await toAll.click();
    await expect(toAll).toBeHidden();
    await page.getByLabel('Cari sertifikat').fill('banyak/1049');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('UJI/BANYAK/1049');
  },
);

const specimen = readFileSync('supabase/seed/certificate_scans/c5ca0000-0000-4000-8000-000000000002.jpg');
const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0Dapur Bu Wening', 'latin1');
/** A photo whose file tells where it was taken. */
const photoWithPlace = {
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]),
    exif,
    specimen.subarray(2),
  ]),
};

test(
  'a kitchen without SLHS is named in the summary; from there its first certificate is added, on a phone',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    const { sppg } = await openKitchen(page, siteUrl, 'TANPA', []);
    // The oldest five are named.
    await backend.sql(`update public.sppg set created_at = '2020-01-01' where id = $1`, [sppg.id]);
    await page.setViewportSize(phone);
    await page.goto(paths.admin);
    await page.locator('a[href*="sertifikat"]', { hasText: 'SPPG TANPA' }).first().click();
    await expect(page.getByText(/^Sertifikat SPPG TANPA/)).toBeVisible();
    await page.getByRole('button', { name: 'Tambah Sertifikat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah Sertifikat' });
    await expect(dialog).toHaveAccessibleDescription(`SPPG TANPA (${sppg.kode_unik_pendaftaran})`);
    await dialog.getByLabel('Status').selectOption('Didaftarkan');
    await dialog.getByLabel('Tanggal daftar').fill(inDays(0));
    await dialog.getByLabel('Pindaian untuk umum').setInputFiles(photoWithPlace);
    await dialog.getByLabel('Data pribadi').check();
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toContainText('SLHS');
    const scan = await page.request.get(
      (await rows(page)
        .getByRole('link', { name: /^Lihat pindaian \(JPG/ })
        .getAttribute('href')) ?? '',
    );
    expect(scan.headers()['content-type']).toBe('image/jpeg');
    expect(photoWithPlace.buffer.includes('Dapur Bu Wening')).toBe(true);
    expect((await scan.body()).includes('Dapur Bu Wening')).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.goBack();
    await expect(page.getByText('sudah operasional tanpa SLHS')).toBeVisible();
    await expect(page.locator('a[href*="sertifikat"]', { hasText: 'SPPG TANPA' })).toBeHidden();
    await backend.sql('delete from public.sppg where id = $1', [sppg.id]);
  },
);

/** A NIK under a black box, the author's name, and a script. */
const covered = 'tests/fixtures/pindaian-tertutup-kotak-hitam.pdf';

test(
  'a scan as PDF is drawn anew: nothing under a black box, no author and no script gets out',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { path } = await openKitchen(page, siteUrl, 'TERTUTUP', [issued('SLHS', 'TERTUTUP/1', 200)]);
    await page.goto(path);
    await page.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Sertifikat' });
    await dialog.getByLabel('Pindaian untuk umum').setInputFiles(covered);
    await expect(dialog.getByRole('link', { name: /^Lihat hasilnya/ })).toBeVisible();
    await dialog.getByLabel('Data pribadi').check();
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog).toBeHidden();
    const link = rows(page).getByRole('link', { name: /^Lihat pindaian \(PDF/ });
    const stored = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();

    const pdf = await PDFDocument.load(stored, { updateMetadata: false });
    expect(pdf.getPageCount()).toBe(1);
    expect(pdf.getTitle()).toBe('Pindaian sertifikat');
    expect(pdf.getAuthor()).toBe('Tampah Gizi');
    const objects = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => String(object instanceof PDFStream ? object.dict : object));
    expect(objects.join()).not.toMatch(/3374010101010001|Siti|JavaScript|BaseFont/);
    expect(objects.join()).toContain('/DCTDecode');
  },
);

test(
  'of a scan as PDF it is said before what can not be made of it; a signed one may stay as it is',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { path } = await openKitchen(page, siteUrl, 'ANEH', [issued('SLHS', 'ANEH/1', 200)]);
    await page.goto(path);
    await page.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Sertifikat' });
    const scan = dialog.getByLabel('Pindaian untuk umum');
    for (const [file, sentence] of [
      [await lockedPdf(), /^PDF ini tidak dapat dibuka: rusak, terpotong, atau memakai kata sandi\./],
      [await longPdf(21), /^File ini berisi 21 halaman\. Yang digambar ulang paling banyak 20 halaman/],
      [await fontlessPdf(), /^Halaman 1 menjadi kosong ketika digambar ulang/],
    ] as const) {
      await scan.setInputFiles(file);
      await expect(dialog.getByText(sentence)).toBeVisible();
      await expect(dialog.getByRole('link', { name: /^Lihat hasilnya/ })).toBeHidden();
    }

    const signed = await signedPdf();
    await scan.setInputFiles(signed);
    const keep = dialog.getByLabel('Simpan apa adanya, dengan tanda tangan elektroniknya');
    await expect(keep).not.toBeChecked();
    await keep.check();
    await expect(dialog.getByText(/walaupun tidak tampak: Penulis Uji$/)).toBeVisible();
    await dialog.getByLabel('Data pribadi').check();
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(dialog).toBeHidden();
    const link = rows(page).getByRole('link', { name: /^Lihat pindaian \(PDF/ });
    const stored = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();
    expect(signed.buffer.equals(stored)).toBe(true);
  },
);
