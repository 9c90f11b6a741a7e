import { readFile } from 'node:fs/promises';
import { type Plugin, preview } from 'vite';
import { previewLikeAHost } from '../../scripts/build/host-server.ts';
import { isEndpoint } from '../../supabase/local/addresses.ts';
import { sendWebResponse, toWebRequest } from '../../supabase/local/node-request.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { expect, notification, signUp, test as seeded } from './fixtures';

/** A browser test of a site that begins as a deployment leaves it (supabase/README.md): migrated tables, no rows. */
const test = seeded.extend<object, { backend: LocalStack; siteUrl: string }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const stack = await startLocalStack({ seed: false });
      await provide(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  siteUrl: [
    async ({ backend }, provide) => {
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        plugins: [endpointsOf(backend), previewLikeAHost()],
        preview: { port: 0, host: '127.0.0.1' },
      });
      const address = server.resolvedUrls?.local[0];
      if (!address) throw new Error('The preview server has no address.');
      await provide(address.replace(/\/$/, ''));
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

function endpointsOf(stack: LocalStack): Plugin {
  return {
    name: 'endpoints-without-seed',
    configurePreviewServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        if (!isEndpoint(incoming.url ?? '')) return next();
        void (async () => {
          const request = await toWebRequest(incoming);
          if (request) await sendWebResponse(await stack.fetch(request), outgoing, request.method === 'HEAD');
        })();
      });
    },
  };
}

test(
  'the owner’s first day: all that visitors need is entered in the browser',
  { tag: '@long' },
  async ({ page, backend, browser, baseURL }) => {
    await page.goto('/tentang');
    await signUp(page, 'pemilik@contoh.id');
    // The only SQL of a deployment: nobody is there yet who could approve the first admin.
    await backend.sql(`update public.accounts set role = 'admin' where email = 'pemilik@contoh.id'`);

    await page.goto('/data-yayasan');
    await page.getByRole('button', { name: 'Tambahkan yayasan pertama' }).click();
    const yayasan = page.getByRole('dialog', { name: 'Tambah Yayasan Baru' });
    await yayasan.getByLabel('Nama Yayasan').fill('Yayasan Lumbung Pertama');
    await yayasan.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Yayasan Berhasil Ditambahkan');

    await page.getByRole('button', { name: 'Tambah SPPG' }).click();
    const sppg = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
    await sppg.getByLabel('Kode Unik Pendaftaran').fill('SPPG-0001');
    await sppg.getByLabel('Nama SPPG').fill('SPPG Tegal Timur');
    await sppg.getByLabel('Lokasi').fill('Jalan Kartini No. 1, Kota Tegal');
    await sppg.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(notification(page)).toContainText('SPPG Berhasil Ditambahkan');

    await page.goto('/direktori-kontak');
    await page.getByRole('button', { name: 'Tambahkan kontak pertama' }).click();
    const contact = page.getByRole('dialog', { name: 'Tambah Kontak' });
    await contact.getByLabel('Kabupaten/Kota').selectOption('Kota Tegal');
    await contact.getByLabel('Nama narahubung').fill('Wening Prasetya');
    await contact.getByLabel('Nomor telepon').fill('0800-0000-0099');
    await contact.getByRole('checkbox', { name: /setuju/ }).check();
    await contact.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Kontak Ditambahkan');

    await page.goto('/program#dokumen');
    await page.getByLabel('File PDF').setInputFiles({
      name: 'Juknis Pertama.pdf',
      mimeType: 'application/pdf',
      buffer: await readFile('public/docs/panduan-konsultan.pdf'),
    });
    await expect(notification(page)).toContainText('Unggah Berhasil');

    const visitor = await browser.newPage({ baseURL, locale: 'id-ID' });
    await visitor.goto('/data-yayasan');
    await visitor.getByRole('button', { name: 'Yayasan Lumbung Pertama' }).click();
    await expect(visitor.getByRole('heading', { name: 'SPPG Tegal Timur' })).toBeVisible();
    await visitor.goto('/direktori-kontak');
    await expect(visitor.getByRole('link', { name: 'Telepon Wening Prasetya' })).toBeVisible();
    await visitor.goto('/program#dokumen');
    await expect(visitor.getByRole('link', { name: 'Unduh Juknis Pertama' })).toBeVisible();
    await visitor.close();
  },
);
