import type { Response } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, test as base } from './fixtures';
import { addManySppg } from './many-sppg';

interface ManyRows {
  /** The size that the site is built for, in a backend that only this file uses. */
  manySppg: void;
}

const test = base.extend<object, ManyRows>({
  manySppg: [
    async ({ backend }, provide) => {
      await addManySppg(backend, { yayasan: 500, sppg: 5000 });
      await provide();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

test.use({ reducedMotion: 'reduce' });

// In one worker, as its backend takes long to fill.
test.describe.configure({ mode: 'default' });

test('both pages count all of 5,000 and more SPPG', { tag: '@long' }, async ({ page }) => {
  await page.goto('/program#jaringan-sppg');
  await expect(page.getByText('5.060 SPPG terdaftar.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    '3.026 Siap Bangun',
    '1.518 Proses Pembangunan',
    '516 Sudah Operasional',
  ]);
  const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
  await expect(network.getByRole('article')).toHaveCount(12);
  await expect(network.getByText('Menampilkan 12 dari 3.026 SPPG')).toBeVisible();

  await page.goto('/data-yayasan');
  await expect(page.getByText('Total yayasan').locator('xpath=following-sibling::dd')).toHaveText('514');
  await expect(page.getByText('Total SPPG').locator('xpath=following-sibling::dd')).toHaveText('5.060');
  await expect(page.getByText('Menampilkan 20 dari 514 yayasan')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari SPPG' }).fill('uji 4312');
  await expect(page.getByText('1 yayasan dengan 1 SPPG cocok.')).toBeVisible();
});

test(
  'the page of a district tells of all of them, and the map counts them',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/wilayah/kabupaten-klaten');
    await expect(
      page.getByText(
        '5.004 SPPG yang kami konfirmasi: 3.002 Siap Bangun, 1.501 Proses Pembangunan, 501 Sudah Operasional.',
      ),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(5005);
    await page.goto('/sppg');
    const numbers = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .locator('td:last-child');
    const [all = 0, ...districts] = (await numbers.allTextContents())
      .map((text) => Number(text.replace('.', '')))
      .toReversed();
    expect(all).toBe(5060);
    expect(districts).toHaveLength(35);
    expect(districts.reduce((sum, number) => sum + number, 0)).toBe(5060);
  },
);

test(
  'one kitchen is answered as cheaply as in a small network, and of many names the first 50',
  { tag: '@long' },
  async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/rpc/cari_sppg')) answers.push(response);
    });
    await page.goto('/sppg?kode=UJI-4312');
    await expect(page.getByRole('heading', { name: 'SPPG Uji 4312' })).toBeVisible();
    expect(answers).toHaveLength(1);
    expect((await answers[0]?.body())?.length).toBeLessThan(1500);

    await page.goto('/sppg?kode=SPPG+Uji');
    await expect(page.getByRole('heading', { name: 'Lebih dari 50 dapur cocok' })).toBeVisible();
  },
);

test(
  'the certificates of 5,000 kitchens are shown, and a saved one reads no other kitchen',
  { tag: '@long' },
  async ({ page, backend, siteUrl }) => {
    test.setTimeout(180_000);
    // All at once they would stamp every kitchen, and in life they come one by one.
    await backend.sql('alter table public.sppg_sertifikat disable trigger note_words_of_added');
    await backend.sql(
      `insert into public.sppg_sertifikat (sppg_id, jenis, status, nomor, penerbit, tanggal_terbit, tanggal_berakhir)
      select id, jenis, 'Terbit', jenis || ' ' || kode_unik_pendaftaran, 'Dinas Kesehatan', date '2026-03-01', date '2027-03-01'
      from public.sppg cross join unnest(array['SLHS', 'Halal']) as jenis
      where kode_unik_pendaftaran like 'UJI-%' and right(kode_unik_pendaftaran, 1) <> '9'`,
    );
    await backend.sql('alter table public.sppg_sertifikat enable trigger note_words_of_added');
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
    const started = performance.now();
    await page.goto('/admin/sertifikat');
    await expect(page.getByText('5.060 SPPG', { exact: true })).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(51);
    const shownAfter = performance.now() - started;
    // For the report: how long it takes depends on what else the machine does.
    test.info().annotations.push({ type: 'shown after', description: `${Math.round(shownAfter)} ms` });

    await page.getByRole('searchbox', { name: 'Cari sertifikat' }).fill('UJI-0019');
    await page.getByRole('button', { name: /^SLHS SPPG Uji 0019: Belum/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah Sertifikat' });
    await dialog.getByLabel('Status').selectOption('Terbit');
    await dialog.getByLabel('Nomor').fill('UJI-0019/SLHS');
    await dialog.getByLabel('Penerbit').fill('Dinas Kesehatan');
    await dialog.getByLabel('Tanggal terbit').fill('2026-11-02');
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.url().includes('/rest/v1/'))
        bytes += (await response.body().catch(() => Buffer.of())).length;
    });
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByRole('button', { name: /^SLHS SPPG Uji 0019: Berlaku/ })).toBeVisible();
    await expect(notification(page)).toBeVisible();
    expect(bytes).toBeLessThan(20_000);
  },
);
