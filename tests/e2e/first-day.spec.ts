import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { previewLikeAHost } from '../../scripts/build/host-server.ts';
import { ANON_KEY, isEndpoint } from '../../supabase/local/addresses.ts';
import { sendWebResponse, toWebRequest } from '../../supabase/local/node-request.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { expect, notification, test as seeded } from './fixtures';

const run = promisify(execFile);

/** What a deployment has: a project without a row, its URL, and the site that was built of it. */
interface Deployment {
  backend: LocalStack;
  siteUrl: string;
  /** Builds the site of what the project has by then; returns what the build says. */
  build: () => Promise<string>;
  /** What the build of the empty project has said. */
  firstBuild: string;
  /** Runs a command of package.json as the owner does, with the project's secret key. */
  command: (...args: string[]) => Promise<string>;
}

/** A browser test of a site that begins as supabase/README.md has it: migrated tables, no rows, no SQL. */
const test = seeded.extend<object, { deployment: Deployment; backend: LocalStack; siteUrl: string }>({
  deployment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const backend = await startLocalStack({ seed: false });
      const outDir = await mkdtemp(path.join(tmpdir(), 'first-day-'));
      const answer = answersOf(backend);
      const project = createServer((incoming, outgoing) => answer(incoming, outgoing, () => outgoing.end()));
      await new Promise<void>((resolve) => void project.listen(0, '127.0.0.1', resolve));
      const address = project.address();
      if (!address || typeof address === 'string') throw new Error('The project has no port.');
      const { port } = address;
      const siteUrl = `http://127.0.0.1:${port}`;
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        VITE_SUPABASE_URL: siteUrl,
        VITE_SUPABASE_ANON_KEY: ANON_KEY,
        VITE_SITE_URL: siteUrl,
        SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
      };
      const build = async () => {
        const made = await mkdtemp(`${outDir}-`);
        const { stdout, stderr } = await run('npx', ['vite', 'build', '--outDir', made, '--emptyOutDir'], {
          env,
        });
        // As hosts do: visitors of the site before see no half of the next one.
        await rm(outDir, { recursive: true });
        await rename(made, outDir);
        return stdout + stderr;
      };
      const command = async (...args: string[]) =>
        (await run('npm', ['run', '--silent', ...args], { env })).stdout;
      const firstBuild = await build();
      await new Promise((resolve) => void project.close(resolve));
      const site = await preview({
        configFile: false,
        logLevel: 'error',
        build: { outDir },
        plugins: [
          { name: 'project', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) },
          previewLikeAHost(),
        ],
        preview: { port, strictPort: true, host: '127.0.0.1' },
      });
      await provide({ backend, siteUrl, build, firstBuild, command });
      await site.close();
      await backend.close();
      await rm(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  backend: [async ({ deployment }, provide) => provide(deployment.backend), { scope: 'worker' }],
  siteUrl: [async ({ deployment }, provide) => provide(deployment.siteUrl), { scope: 'worker' }],
});

/** The project's services, on the site's origin. */
const answersOf =
  (stack: LocalStack) => (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
    if (!isEndpoint(incoming.url ?? '')) return next();
    void (async () => {
      const request = await toWebRequest(incoming);
      if (request) await sendWebResponse(await stack.fetch(request), outgoing, request.method === 'HEAD');
    })();
  };

test(
  'from an empty project to a published site, without SQL',
  { tag: '@long' },
  async ({ page, deployment, browser, baseURL }) => {
    // A build is a part of it.
    test.setTimeout(300_000);
    for (const lack of ['The company has no data', 'No article', 'No photo', 'No question'])
      expect(deployment.firstBuild).toContain(lack);
    for (const [path, sentence] of [
      ['/berita', 'Belum ada berita'],
      ['/galeri', 'Belum ada gambar'],
      ['/kontak', 'Belum ada tanya jawab di sini.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByText('Alamat belum diisi').first()).toBeVisible();

    const said = await deployment.command('owner', '--', 'pemilik@contoh.id');
    await page.goto(/http\S+/.exec(said)?.[0] ?? '');
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const registration = page.getByRole('dialog');
    await expect(registration.getByLabel('Email')).toHaveValue('pemilik@contoh.id');
    await registration.getByLabel('Kata sandi').fill('nasi-liwet-2026');
    await registration.getByRole('button', { name: 'Daftar', exact: true }).click();
    await page.getByRole('button', { name: 'Terima Undangan' }).click();
    await expect(page.getByRole('heading', { name: 'Langkah pertama' })).toBeVisible();

    await page.getByRole('link', { name: 'Catat yayasan dan SPPG pertama' }).click();
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

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Terbitkan tanya jawab pertama' }).click();
    await page.getByRole('button', { name: 'Tambah Tanya Jawab' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Pertanyaan').fill('Bolehkah sekolah memilih menu?');
    await question.getByLabel('Jawaban').fill('Menu disusun ahli gizi; sekolah boleh memberi masukan.');
    await question.getByRole('button', { name: /terbitkan/i }).click();
    await expect(question).toBeHidden();

    await deployment.build();
    const built = async (path: string) => (await fetch(`${deployment.siteUrl}${path}`)).text();
    expect(await built('/sppg/SPPG-0001')).toContain('SPPG Tegal Timur');
    expect(await built('/kontak')).toContain('Bolehkah sekolah memilih menu?');

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
