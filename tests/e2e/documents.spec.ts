import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { documentPath, paths } from '../../src/config/paths';
import { violations } from './axe';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, test } from './fixtures';
import { cutPdf, lockedPdf, signedPdf } from './odd-pdfs';

function documents(page: Page) {
  return page.getByRole('region', { name: 'Dokumen dan regulasi' });
}

const readPdf = (content: Buffer) => PDFDocument.load(content, { updateMetadata: false });

test('an admin uploads a PDF, a visitor finds and downloads it, and deleting it removes row and file', async ({
  page,
  browser,
  siteUrl,
  baseURL,
  problems,
}) => {
  const content = await readFile('public/docs/panduan-konsultan.pdf');
  const title = `Juknis Gizi (revisi é) ${Date.now()}`;
  await continueSession(page, await adminClient(siteUrl));
  await page.goto('/program#dokumen');
  const managed = documents(page);
  await expect(managed.getByLabel('File PDF')).toBeAttached();
  await managed.getByRole('button', { name: 'Tampilkan 2 dokumen lainnya' }).click();
  await expect(managed.getByRole('listitem')).toHaveCount(8);
  await managed
    .getByLabel('File PDF')
    .setInputFiles({ name: `${title}.pdf`, mimeType: 'application/pdf', buffer: content });
  await expect(notification(page)).toContainText('Unggah Berhasil');
  await expect(notification(page)).toContainText(`${title}.pdf berhasil diunggah.`);
  await expect(managed.getByRole('listitem').first()).toContainText(title);

  const visitor = await browser.newPage({ baseURL, locale: 'id-ID' });
  await visitor.goto('/program#dokumen');
  const seen = documents(visitor);
  await seen.getByRole('button', { name: 'Tampilkan 3 dokumen lainnya' }).click();
  await expect(seen.getByRole('listitem')).toHaveCount(9);
  await seen.getByRole('searchbox', { name: 'Cari dokumen' }).fill('REVISI É');
  await expect(seen.getByRole('listitem')).toHaveCount(1);
  await expect(seen.getByRole('button', { name: /Unggah|Hapus/ })).toHaveCount(0);
  const link = seen.getByRole('link', { name: `Unduh ${title}` });
  const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  const started = visitor.waitForEvent('download');
  await link.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${title}.pdf`);
  const downloaded = await readPdf(await readFile(await download.path()));
  expect(downloaded.getPageCount()).toBe((await readPdf(content)).getPageCount());
  expect([downloaded.getTitle(), downloaded.getAuthor()]).toEqual([title, 'Tampah Gizi']);
  await expect(notification(visitor)).toContainText('Unduhan Dimulai');

  await managed.getByRole('button', { name: `Hapus ${title}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Konfirmasi Penghapusan' })
    .getByRole('button', { name: 'Hapus' })
    .click();
  await expect(notification(page)).toContainText('Dokumen Dihapus');
  await expect(managed.getByRole('listitem')).toHaveCount(8);

  await seen.getByRole('searchbox', { name: 'Cari dokumen' }).clear();
  await expect(visitor).not.toHaveURL(/dokumen=/);
  await visitor.reload();
  await expect(seen.getByRole('button', { name: 'Tampilkan 2 dokumen lainnya' })).toBeVisible();
  await expect(seen.getByRole('listitem')).toHaveCount(6);
  await expect(seen).not.toContainText(title);
  // With a new query parameter, to bypass caches.
  const gone = await visitor.request.get(`${address}&t=${Date.now()}`);
  expect(gone.ok()).toBe(false);
  await visitor.close();
  expect(problems).toEqual([]);
});

test(
  'a manager corrects title and category, which a visitor finds it by',
  { tag: '@long' },
  async ({ page, browser, siteUrl, baseURL }) => {
    const api = await adminClient(siteUrl);
    const file_name = `${Date.now()}_juknis-final.pdf`;
    const file_path = `program_regulations/${file_name}`;
    const { data: row } = await api
      .from('program_documents')
      .insert({
        title: 'juknis_final(2)',
        file_name,
        file_path,
        file_url: `/storage/v1/object/public/program_documents/${file_path}`,
      })
      .select('id')
      .single()
      .throwOnError();
    await continueSession(page, api);
    await page.goto('/admin/dokumen?dokumen=juknis_final');
    await page.getByRole('button', { name: 'Edit juknis_final(2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Dokumen' });
    await dialog.getByLabel('Judul').fill('Juknis Gizi Seimbang');
    await dialog.getByLabel('Kategori').selectOption('Regulasi');
    await dialog.getByRole('button', { name: 'Simpan' }).dblclick();
    await expect(notification(page)).toContainText('Juknis Gizi Seimbang telah diperbarui.');
    await expect(dialog).toBeHidden();

    const visitor = await browser.newPage({ baseURL, locale: 'id-ID' });
    await visitor.goto('/program?kategori=regulasi');
    const seen = documents(visitor);
    await expect(seen.getByRole('heading', { name: 'Juknis Gizi Seimbang' })).toBeInViewport();
    await expect(seen.getByRole('listitem')).toHaveCount(2);
    await expect(seen.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await visitor.close();
    await api.from('program_documents').delete().eq('id', row.id).throwOnError();
  },
);

test(
  'a shared link leads to the new edition, and the file of the old one stays what it was',
  { tag: '@long' },
  async ({ page, browser, siteUrl, baseURL, problems }) => {
    const api = await adminClient(siteUrl);
    const first = await readFile('public/docs/panduan-konsultan.pdf');
    const title = 'Juknis: Gizi/Porsi “2027”';
    const file_name = `${Date.now()}_juknis.pdf`;
    const file_path = `program_regulations/${file_name}`;
    const file_url = `/storage/v1/object/public/program_documents/${file_path}`;
    const files = api.storage.from('program_documents');
    expect((await files.upload(file_path, first, { contentType: 'application/pdf' })).error).toBeNull();
    const { data: document } = await api
      .from('program_documents')
      .insert({ title, file_name, file_path, file_url })
      .select('id')
      .single()
      .throwOnError();

    await continueSession(page, api);
    await page.goto('/admin/dokumen?dokumen=juknis:');
    await page.locator('summary').filter({ hasText: title }).click();
    await page.getByRole('button', { name: `Edisi baru ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Unggah Edisi Baru' });
    await dialog.getByLabel('File PDF edisi baru').setInputFiles('public/docs/panduan-kontraktor.pdf');
    await dialog.getByLabel('Apa yang berubah').fill('Porsi anak diperbarui.');
    await dialog.getByRole('button', { name: 'Simpan' }).dblclick();
    await expect(notification(page)).toContainText(`${title} sekarang edisi 2.`);
    await expect(dialog).toBeHidden();

    const visitor = await browser.newPage({ baseURL, locale: 'id-ID' });
    const before = await visitor.request.get(file_url);
    expect(first.equals(await before.body())).toBe(true);
    const { data: edited } = await api
      .from('program_documents')
      .select('file_url')
      .eq('id', document.id)
      .single()
      .throwOnError();
    const second = await (await visitor.request.get(edited.file_url)).body();
    expect((await readPdf(second)).getTitle()).toBe(title);
    await visitor.goto(documentPath(document.id));
    await expect(documents(visitor).getByRole('listitem')).toHaveCount(1);
    const row = documents(visitor).getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Edisi 2');
    await expect(row).toContainText('Yang berubah: Porsi anak diperbarui.');
    await row.getByText('Edisi sebelumnya (1)').click();
    for (const [name, fileName, content] of [
      [`Unduh ${title}`, 'Juknis- Gizi-Porsi “2027” - Edisi 2.pdf', second],
      [`Unduh ${title}, edisi 1`, 'Juknis- Gizi-Porsi “2027” - Edisi 1.pdf', first],
    ] as const) {
      const started = visitor.waitForEvent('download');
      await row.getByRole('link', { name, exact: true }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(fileName);
      expect(content.equals(await readFile(await download.path()))).toBe(true);
    }
    await visitor.close();

    const stored = async () =>
      (await files.list('program_regulations')).data?.filter(({ name }) =>
        /juknis|_panduan-kontraktor/i.test(name),
      ).length;
    expect(await stored()).toBe(2);
    await page.getByRole('button', { name: `Hapus ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(notification(page)).toContainText('Dokumen Dihapus');
    expect(await stored()).toBe(0);
    expect(problems).toEqual([]);
  },
);

test(
  'what strangers could copy out of a PDF is shown before it is public; its pages can be drawn anew',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/program#dokumen');
    const choose = documents(page).getByLabel('File PDF');
    const covered = 'tests/fixtures/pindaian-tertutup-kotak-hitam.pdf';
    await choose.setInputFiles(covered);
    const question = page.getByRole('alertdialog', { name: 'Masih ada yang dapat dibaca' });
    await expect(question).toContainText('NIK 3374010101010001');
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toBeHidden();
    // Eight, of which six are shown.
    await expect(documents(page).getByRole('button', { name: 'Tampilkan 2 dokumen lainnya' })).toBeVisible();

    await choose.setInputFiles(covered);
    await question.getByRole('button', { name: 'Gambar ulang halamannya' }).click();
    await expect(notification(page)).toContainText('Unggah Berhasil');
    const first = documents(page).getByRole('listitem').first();
    const link = first.getByRole('link', { name: /^Unduh/ });
    const stored = await page.request.get(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    const text = (await stored.body()).toString('latin1');
    expect(text).not.toMatch(/3374010101010001|Siti|JavaScript/);
    expect((await readPdf(await stored.body())).getAuthor()).toBe('Tampah Gizi');
    await backend.sql('delete from public.program_documents where title = $1', [
      'pindaian-tertutup-kotak-hitam',
    ]);
  },
);

test(
  'a PDF that visitors could not open is no document, and a signed one says what drawing it anew costs',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await continueSession(page, await adminClient(siteUrl));
    await page.goto(paths.adminDocuments);
    await page
      .getByLabel('Tambah dokumen PDF')
      .setInputFiles([await lockedPdf(), await cutPdf(), await signedPdf()]);
    const dialog = page.getByRole('dialog', { name: '3 Dokumen Baru' });
    await expect(
      dialog.getByText('PDF ini tidak dapat dibuka: rusak, terpotong, atau memakai kata sandi.'),
    ).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Periksa teks tersembunyi' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Digambar ulang, tanda tangannya hilang');
  },
);

test(
  'five documents get title, category and day in at most 13 actions, and nobody sees them before',
  { tag: '@long' },
  async ({ page, siteUrl, backend, problems }, testInfo) => {
    test.setTimeout(180_000);
    const api = await adminClient(siteUrl);
    await continueSession(page, api);
    await page.goto(paths.adminDocuments);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
    const stored = async () =>
      (await api.from('program_documents').select('title').like('title', 'Uji lima%').throwOnError()).data
        .length;

    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    const names = ['panduan-konsultan', 'panduan-kontraktor', 'panduan-tenaga-kerja', 'kurikulum-pelatihan'];
    const files = [...names, 'formulir-pemasok'].map((name) => `public/docs/${name}.pdf`);
    await act(page.getByLabel('Tambah dokumen PDF').setInputFiles(files));
    const dialog = page.getByRole('dialog', { name: '5 Dokumen Baru' });
    await act(dialog.getByLabel('Kategori semua dokumen ini').selectOption('Panduan'));
    for (const [index] of files.entries()) {
      await act(
        dialog
          .getByLabel('Judul')
          .nth(index)
          .fill(`Uji lima ${index + 1}`),
      );
      await act(
        dialog
          .getByLabel('Tanggal dokumen')
          .nth(index)
          .fill(`2026-01-0${5 - index}`),
      );
    }
    await expect(dialog.getByText('Siap diterbitkan')).toHaveCount(5);
    expect(await stored()).toBe(0);
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: testInfo.outputPath(`lima-${viewport.width}.png`) });
      expect.soft(await violations(page), `${viewport.width} px`).toEqual([]);
    }
    await act(dialog.getByRole('button', { name: 'Terbitkan' }).click());
    await expect(notification(page)).toContainText('5 dokumen tampil di halaman Program.');
    expect(actions).toBeLessThanOrEqual(13);
    expect(await stored()).toBe(5);

    // One is dragged above all others, then another by keyboard above that. Both must be in view: nothing scrolls while it is dragged.
    await page.setViewportSize({ width: 1280, height: 1800 });
    const titles = async () => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
    await page.locator('summary').filter({ hasText: 'Uji lima 5' }).click();
    await page.getByRole('button', { name: 'Sematkan di atas: Uji lima 5' }).click();
    await expect(page.getByRole('heading', { name: 'Disematkan di atas' })).toBeVisible();
    const rowOf = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await rowOf('Uji lima 4')
      .locator('[draggable=true]')
      .dragTo(rowOf('Uji lima 5'), { targetPosition: { x: 40, y: 2 } });
    await expect(notification(page)).toContainText('Uji lima 4 sekarang di antara yang teratas.');
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Uji lima 4', 'Uji lima 5']);
    await page.getByRole('button', { name: 'Ke atas: Uji lima 5' }).press('Enter');
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Uji lima 5', 'Uji lima 4']);
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: testInfo.outputPath(`meja-${viewport.width}.png`), fullPage: true });
      expect.soft(await violations(page), `${viewport.width} px`).toEqual([]);
    }

    await page.goto(`${paths.program}#dokumen`);
    const seen = documents(page).getByRole('heading', { level: 3 });
    await documents(page).getByRole('button', { name: 'Tampilkan 7 dokumen lainnya' }).click();
    await expect(seen).toHaveCount(13);
    expect((await seen.allTextContents()).slice(0, 2)).toEqual(['Uji lima 5', 'Uji lima 4']);
    await page.screenshot({ path: testInfo.outputPath('program.png') });
    const link = documents(page).getByRole('link', { name: 'Unduh Uji lima 1' });
    const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    const pdf = await readPdf(await (await page.request.get(address)).body());
    expect(address).not.toContain('konsultan');
    expect(pdf.getTitle()).toBe('Uji lima 1');
    await backend.sql(`delete from public.program_documents where title like 'Uji lima%'`);
    expect(problems).toEqual([]);
  },
);
