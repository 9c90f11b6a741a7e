import { PDFDocument } from '@cantoo/pdf-lib';
import { paths, sppgPath, sppgSearchPath } from '../../src/config/paths';
import { violations } from './axe';
import { adminClient, continueSession, visitorClient } from './backend';
import { choose, expect, notification, phone, tabTo, test } from './fixtures';

// A kitchen's record on its page: what inspectors found, and that it is closed.

/** Adds a kitchen of this test's own. */
async function addKitchen(siteUrl: string, name: string) {
  const api = await adminClient(siteUrl);
  const code = `${name}-${Date.now()}`;
  const { data: sppg } = await api
    .from('sppg')
    .insert({
      kode_unik_pendaftaran: code,
      nama: `SPPG ${name}`,
      lokasi: 'Kota Semarang',
      kabupaten_kota: 'Kota Semarang',
      yayasan_id: 'a0000000-0000-4000-8000-000000000001',
      status_verifikasi: 'Sudah Operasional',
    })
    .select()
    .single()
    .throwOnError();
  return { api, code, sppg };
}

test(
  'on a phone a manager notes an inspection with its scan; everyone reads it, until a later one is good',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    await page.setViewportSize(phone);
    const { api, code, sppg } = await addKitchen(siteUrl, 'PERIKSA');
    await continueSession(page, api);
    await page.goto(sppgSearchPath(code));
    await expect(page.getByText('Belum ada inspeksi tercatat')).toBeVisible();
    await choose(page, /^Catat…/, 'Catat inspeksi');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tanggal inspeksi').fill('2026-10-03');
    await dialog.getByLabel('Diperiksa oleh').selectOption('Puskesmas');
    await dialog.getByLabel('Hasil').selectOption('Tidak laik');
    await dialog.getByLabel('Temuan').fill('Air kotor menggenang di tempat cuci.');
    const pdf = await PDFDocument.create();
    pdf.addPage([200, 200]).drawText('Laporan', { x: 20, y: 100 });
    await dialog.getByLabel(/^Pindaian untuk umum/).setInputFiles({
      name: 'laporan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdf.save()),
    });
    await expect(dialog.getByText(/^Lihat hasilnya/)).toBeVisible({ timeout: 15_000 });
    await dialog.getByLabel(/^Data pribadi .* sudah ditutup$/).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Inspeksi Dicatat');
    await expect(page.getByRole('heading', { name: /^Tidak laik menurut Puskesmas, / })).toBeVisible();
    const scan = page.getByRole('link', { name: /^Lihat pindaian \(PDF/ });
    expect((await page.request.get((await scan.getAttribute('href')) ?? '')).status()).toBe(200);
    // The toast may cover a part of a button.
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    expect(await violations(page)).toEqual([]);

    const { data: rows } = await visitorClient(siteUrl)
      .from('sppg_inspeksi')
      .select('hasil, scan_path')
      .eq('sppg_id', sppg.id)
      .throwOnError();
    expect(rows).toEqual([{ hasil: 'tidak laik', scan_path: expect.stringMatching(/\.pdf$/) }]);
    await backend.sql(
      `insert into public.sppg_inspeksi (sppg_id, hari, oleh, hasil, temuan)
       values ($1, (now() at time zone 'Asia/Jakarta')::date, 'Puskesmas', 'baik', 'Tidak ada temuan.')`,
      [sppg.id],
    );
    await page.reload();
    await expect(page.getByText('1 dari 2 baik')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Beroperasi, SLHS belum dicatat/ })).toBeVisible();
  },
);

test(
  'by keyboard a manager closes a kitchen instead of deleting it; whoever looks for it is told, and its code stays taken',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const { api, code, sppg } = await addKitchen(siteUrl, 'TUTUP');
    await continueSession(page, api);
    await page.goto(sppgSearchPath(code));
    await tabTo(page.getByRole('button', { name: /^Tindakan/ }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Hapus SPPG TUTUP' }));
    await page.keyboard.press('Enter');
    const offered = page.getByRole('button', { name: 'Tutup dapur ini' });
    await expect(offered).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(offered);
    await page.keyboard.press('Enter');
    await tabTo(page.getByLabel('Alasan tutup'));
    await page.keyboard.type('Sewa gedung berakhir.');
    expect(await violations(page)).toEqual([]);
    await tabTo(page.getByRole('button', { name: 'Simpan' }));
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText('Dapur Ditutup');
    await expect(page.getByRole('heading', { name: /^Ditutup sejak / })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Penutupan' })).toContainText('Sewa gedung berakhir.');
    expect(await violations(page)).toEqual([]);

    const again = await api.from('sppg').insert({ ...sppg, id: crypto.randomUUID(), nama: 'SPPG Baru' });
    expect(again.error?.code).toBe('42501');
    const { kode_unik_pendaftaran, nama, lokasi, yayasan_id } = sppg;
    const other = await api.from('sppg').insert({ kode_unik_pendaftaran, nama, lokasi, yayasan_id });
    expect(other.error?.code).toBe('23505');

    await page.goto(`${paths.dataYayasan}?cari=${code}`);
    await expect(page.getByText('Tidak ada SPPG yang cocok')).toBeVisible();
    await page.getByRole('button', { name: 'Tampilkan yang ditutup' }).click();
    await expect(page.getByRole('heading', { name: 'SPPG TUTUP' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test('the page of a kitchen that the seed closed was built, and tells it without a script', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}${sppgPath('SPPG-3320-002')}`);
  await expect(page.getByRole('heading', { name: /^Ditutup sejak / })).toBeVisible();
  await context.close();
});
