import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { violations } from './axe';
import { adminClient, continueSession } from './backend';
import { expect, hydrated, notification, phone, test } from './fixtures';

const title = 'Panen kangkung pertama di Bergas';
const slug = 'panen-kangkung-pertama-di-bergas';

/** The files of a site that is built from the backend as it is now, which answers meanwhile. */
async function build(supabaseUrl: string) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'situs-'));
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', outDir], {
    env: {
      ...process.env,
      VITE_SUPABASE_URL: supabaseUrl,
      VITE_SUPABASE_ANON_KEY: ANON_KEY,
      VITE_SITE_URL: 'https://tampahgizi.contoh.id',
    },
  });
  return {
    read: (file: string) => readFileSync(path.join(outDir, file), 'utf8'),
    remove: () => rmSync(outDir, { recursive: true }),
  };
}

// Other tests of this worker visit the same backend, with pages that were built from its seed.
let before: { phone: string; revision: number } | undefined;
test.beforeEach(async ({ backend }) => {
  [before] = await backend.sql<{ phone: string; revision: number }>(
    'select phone, revision from public.company_profile, public.content_revision',
  );
});
test.afterEach(async ({ backend }) => {
  await backend.sql('delete from public.news_articles where slug like $1', [`${slug}%`]);
  await backend.sql('update public.company_profile set phone = $1', [before?.phone]);
  await backend.sql('update public.content_revision set revision = $1', [before?.revision]);
});

test(
  'a day of the owner: an article is written, published, corrected, put back and withdrawn; the telephone changes',
  { tag: '@long' },
  async ({ page, browser, siteUrl }) => {
    test.setTimeout(120_000);
    await continueSession(page, await adminClient(siteUrl));
    const visitor = await browser.newPage();

    // Written, with a photo, and looked at.
    await page.goto('/admin/konten');
    await page.getByRole('link', { name: 'Tulis Artikel' }).click();
    await page.getByLabel('Judul', { exact: true }).fill(title);
    await expect(page.getByLabel('Alamat artikel')).toHaveValue(slug);
    await page.getByLabel('Tanggal').fill('2026-11-20');
    await page.getByLabel('Kategori').fill('Rantai pasok');
    await page.getByLabel('Ringkasan').fill('Tiga petani di Bergas memanen untuk dapur pertama.');
    const picture = page.getByRole('group', { name: 'Gambar' });
    await picture.locator('input[type=file]').setInputFiles('public/icons/icon-512.png');
    await page.getByRole('button', { name: 'Pakai Foto' }).click();
    await page.getByLabel('Teks alternatif').fill('Kangkung segar di atas tampah.');
    await page
      .getByRole('textbox', { name: 'Isi artikel' })
      .fill('## Pagi di kebun\n\nKangkung dipetik **sebelum** matahari naik.');
    await page.getByRole('tab', { name: 'Pratinjau' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Pratinjau' });
    await expect(preview.getByRole('heading', { name: 'Pagi di kebun' })).toBeVisible();
    await expect(preview.locator('strong', { hasText: 'sebelum' })).toBeVisible();

    // Nobody else sees a draft.
    await page.getByRole('button', { name: 'Simpan draf' }).click();
    await expect(notification(page)).toContainText('Draf Disimpan');
    await expect(page.getByText('Draf', { exact: true })).toBeVisible();
    await visitor.goto(`${siteUrl}/berita/${slug}`);
    await expect(visitor.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();

    await page.getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await expect(notification(page).last()).toContainText('Tersimpan dan Sudah Berlaku');
    await expect(page.getByText('Terlihat pengunjung')).toBeVisible();
    await visitor.goto(`${siteUrl}/berita`);
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();
    await visitor.goto(`${siteUrl}/berita/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Kangkung dipetik sebelum matahari naik.')).toBeVisible();
    const photo = visitor.getByRole('img', { name: 'Kangkung segar di atas tampah.' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    // Corrected, and put back.
    await page.getByRole('tab', { name: 'Tulis' }).click();
    await page.getByLabel('Ringkasan').fill('Empat petani di Bergas memanen untuk dapur pertama.');
    await page.getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await visitor.reload();
    await expect(visitor.getByText('Empat petani di Bergas memanen untuk dapur pertama.')).toBeVisible();
    await page.getByRole('button', { name: 'Versi Sebelumnya' }).click();
    const versions = page.getByRole('dialog', { name: 'Versi sebelumnya' });
    await versions
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Pulihkan versi ini/ })
      .click();
    await expect(versions).toBeHidden();
    await expect(page.getByLabel('Ringkasan')).toHaveValue(
      'Tiga petani di Bergas memanen untuk dapur pertama.',
    );
    await visitor.reload();
    await expect(visitor.getByText('Tiga petani di Bergas memanen untuk dapur pertama.')).toBeVisible();

    // Withdrawn.
    await page.getByRole('link', { name: 'Kembali ke daftar berita' }).click();
    await page.locator('summary').filter({ hasText: title }).click();
    await page.getByRole('button', { name: `Tarik ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik' }).click();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();

    // The telephone, wherever it stands.
    await page.getByRole('tab', { name: 'Perusahaan' }).click();
    await page.getByLabel('Telepon', { exact: true }).fill('0800-0000-0077');
    await page.getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await expect(page.getByText('Terlihat pengunjung')).toBeVisible();
    await visitor.goto(`${siteUrl}/kontak`);
    await hydrated(visitor);
    await expect(visitor.getByRole('main').getByRole('link', { name: '0800-0000-0077' })).toHaveCount(2);
    await expect(
      visitor.getByRole('contentinfo').getByRole('link', { name: '0800-0000-0077' }),
    ).toBeVisible();
    await visitor.goto(siteUrl);
    const jsonLd = visitor.locator('script[type="application/ld+json"]').first();
    await expect.poll(() => jsonLd.textContent()).toContain('0077');
    await visitor.close();
  },
);

test(
  'what is published is in the pages, the feed and the map of a site that is built from it',
  { tag: '@long' },
  async ({ siteUrl }) => {
    test.setTimeout(180_000);
    const api = await adminClient(siteUrl);
    const { data: article } = await api
      .from('news_articles')
      .insert({
        title,
        slug,
        date: '2026-11-20',
        category: 'Rantai pasok',
        excerpt: 'Tiga petani di Bergas memanen.',
        content: 'Kangkung <script>alert(1)</script> dipetik.',
        illustration: 'berita/berita-3',
        alt: 'Kangkung',
        status: 'terbit',
      })
      .select()
      .single()
      .throwOnError();
    await api.from('company_profile').update({ phone: '0800-0000-0078' }).neq('phone', '').throwOnError();
    const site = await build(siteUrl);
    expect(site.read(`berita/${slug}.html`)).toContain(
      'Kangkung &lt;script&gt;alert(1)&lt;/script&gt; dipetik.',
    );
    expect(site.read('berita.html')).toContain(title);
    expect(site.read('rss.xml')).toContain(`https://tampahgizi.contoh.id/berita/${slug}`);
    expect(site.read('sitemap.xml')).toContain(`https://tampahgizi.contoh.id/berita/${slug}`);
    expect(site.read('index.html')).toContain('0800-0000-0078');
    const { data: now } = await api.from('content_revision').select('revision').single().throwOnError();
    expect(JSON.parse(site.read('versi.json'))).toEqual({
      revision: now.revision,
      startedAt: expect.any(String),
      warnings: [],
      warned: 0,
    });
    site.remove();

    await api
      .from('news_articles')
      .update({ slug: `${slug}-raya` })
      .eq('id', article.id)
      .throwOnError();
    const renamed = await build(siteUrl);
    expect(renamed.read('_redirects')).toContain(`/berita/${slug} /berita/${slug}-raya 301`);
    expect(renamed.read(`berita/${slug}-raya.html`)).toContain(title);
    renamed.remove();
  },
);

test(
  'what is pasted from a chat, photos in their own shape, the way to the office and the texts of a page are read as they were written',
  { tag: '@long' },
  async ({ page, browser, siteUrl, backend }, testInfo) => {
    test.setTimeout(180_000);
    await continueSession(page, await adminClient(siteUrl));
    const visitor = await browser.newPage();
    const look = async (shown: typeof page, name: string) => {
      for (const viewport of [phone, { width: 1280, height: 800 }]) {
        await shown.setViewportSize(viewport);
        await shown.screenshot({
          path: testInfo.outputPath(`${name}-${viewport.width}.png`),
          fullPage: true,
        });
        expect.soft(await violations(shown), `${name} at ${viewport.width} px`).toEqual([]);
      }
    };

    await page.goto('/admin/konten/artikel');
    await expect(page.getByRole('heading', { level: 1, name: 'Tulis Artikel' })).toBeVisible();
    await page.getByLabel('Judul', { exact: true }).fill(title);
    await page.getByLabel('Tanggal').fill('2026-11-20');
    await page.getByLabel('Kategori').fill('Rantai pasok');
    await page.getByLabel('Ringkasan').fill('Tiga petani memanen.');
    await page.getByRole('button', { name: 'Pilih Gambar Bawaan' }).click();
    await page.getByRole('list', { name: 'Gambar bawaan' }).getByRole('button').first().click();
    await page
      .getByRole('textbox', { name: 'Isi artikel' })
      .fill('*Kumpul* di:\nJalan Uji 1\nBergas\n\nDaftar di www.contoh.go.id/panen <b>sekarang</b>.');
    const portrait = 'supabase/seed/certificate_scans/c5ca0000-0000-4000-8000-000000000002.jpg';
    await page.getByLabel('Tambah foto').setInputFiles([portrait, 'public/icons/icon-512.png']);
    await page.getByLabel('Yang terlihat di foto 1').fill('Sertifikat di dinding.');
    await page.getByLabel('Yang terlihat di foto 2').fill('Lambang kami.');
    await look(page, 'tulis');
    await page.getByRole('button', { name: 'Ke atas: foto 2' }).press('Enter');
    await page.getByRole('tab', { name: 'Pratinjau' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Pratinjau' }).locator('strong')).toHaveText('Kumpul');
    await page.getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await expect(notification(page).last()).toContainText('Tersimpan dan Sudah Berlaku');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Artikel' })).toBeVisible();

    await visitor.goto(`${siteUrl}/berita/${slug}`);
    const article = visitor.getByRole('article');
    await expect(article.getByRole('link', { name: 'www.contoh.go.id/panen' })).toHaveAttribute(
      'href',
      'https://www.contoh.go.id/panen',
    );
    await expect(article).toContainText('<b>sekarang</b>');
    const photos = article.getByRole('list', { name: 'Foto artikel' }).getByRole('img');
    await expect(photos).toHaveCount(2);
    await expect(photos.first()).toHaveAttribute('alt', 'Lambang kami.');
    await photos.last().scrollIntoViewIfNeeded();
    const shape = () =>
      photos.last().evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return Math.abs(width / height - image.naturalWidth / image.naturalHeight) < 0.02 && height > width;
      });
    await expect.poll(shape).toBe(true);
    await look(visitor, 'artikel');

    await page.goto('/admin/konten?bagian=data-perusahaan');
    const [company] = await backend.sql<Record<'street' | 'directions' | 'coordinates', string>>(
      'select street, directions, coordinates from public.company_profile',
    );
    await page.getByLabel('Jalan dan nomor').fill('Jalan Slamet Riyadi No. 1');
    await expect(page.getByText(/^Alamatnya berubah/)).toBeVisible();
    await page.getByLabel('Koordinat').fill('https://www.google.com/maps/@-7.566512,110.816123,17z');
    await page.getByLabel('Petunjuk arah').fill('Di belakang pasar.\nGerbang biru.');
    await page.getByLabel('Telepon kedua').fill('(0271) 123-456');
    await look(page, 'perusahaan');
    await page.getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await expect(notification(page).last()).toContainText('Tersimpan dan Sudah Berlaku');
    await visitor.goto(`${siteUrl}/kontak`);
    const office = visitor.getByRole('region', { name: 'Mampir ke kantor kami' });
    await expect(office).toContainText('Gerbang biru.');
    await expect(office).not.toContainText('Simpang Lima');
    await expect(office.getByRole('link', { name: 'Buka di aplikasi peta' })).toHaveAttribute(
      'href',
      /query=-7\.566512,110\.816123$/,
    );
    await look(visitor, 'kontak');

    await page.goto('/admin/konten?bagian=teks-halaman');
    await page.getByLabel('Judul di bagian atas').fill('Satu dapur, *seribu ompreng*');
    await look(page, 'teks');
    await page.getByRole('button', { name: 'Simpan & terbitkan' }).click();
    await expect(notification(page).last()).toContainText('Tersimpan dan Sudah Berlaku');
    await visitor.goto(siteUrl);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Satu dapur, seribu ompreng');
    await visitor.close();

    await backend.sql(`delete from public.page_texts where page = 'beranda'`);
    await backend.sql(
      'update public.company_profile set street = $1, directions = $2, coordinates = $3, second_phone = null',
      [company?.street, company?.directions, company?.coordinates],
    );
  },
);
