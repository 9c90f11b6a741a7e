import { paths, sppgPath } from '../../src/config/paths';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, test } from './fixtures';

test(
  'an incident at four kitchens is told by eight presses, and each news of it by three, on a phone',
  { tag: '@long' },
  async ({ page, siteUrl, backend }, testInfo) => {
    const api = await adminClient(siteUrl);
    const names = ['Satu', 'Dua', 'Tiga', 'Empat'].map((name) => `SPPG Pemasok ${name}`);
    const { data: kitchens } = await api
      .from('sppg')
      .insert(
        names.map((nama, index) => ({
          kode_unik_pendaftaran: `PEMASOK-${Date.now()}-${index}`,
          nama,
          lokasi: 'Kabupaten Wonosobo',
          kabupaten_kota: 'Kabupaten Wonosobo',
          yayasan_id: 'a0000000-0000-4000-8000-000000000001',
          status_verifikasi: 'Sudah Operasional',
        })),
      )
      .select()
      .throwOnError();
    await continueSession(page, api);
    await page.setViewportSize(phone);
    await page.goto(sppgPath(kitchens[0]?.kode_unik_pendaftaran ?? ''));

    let presses = 0;
    const press = async (action: Promise<unknown>) => {
      presses += 1;
      await action;
    };
    await press(page.getByRole('button', { name: /^Catat…/ }).click());
    await press(page.getByRole('button', { name: 'Catat kejadian' }).click());
    const report = page.getByRole('dialog', { name: 'Laporkan kejadian' });
    await press(report.getByRole('button', { name: 'Makanan ditarik' }).click());
    await press(report.getByText('Juga di dapur lain').click());
    for (const name of names.slice(1)) await press(report.getByRole('checkbox', { name }).check());
    await page.screenshot({ path: testInfo.outputPath('laporan.png') });
    await press(report.getByRole('button', { name: 'Terbitkan di 4 dapur' }).click());
    await expect(notification(page)).toContainText('Kejadian di 4 dapur sudah tampil di situs.');
    expect(presses).toBe(8);

    presses = 0;
    await press(page.getByRole('button', { name: 'Tulis kabar' }).click());
    const news = page.getByRole('dialog', { name: 'Tulis kabar' });
    await expect(news.getByRole('checkbox', { name: names[3] ?? '' })).toBeChecked();
    await press(news.getByRole('textbox', { name: 'Kabar' }).fill('Ikan dari satu pemasok ditarik.'));
    await page.screenshot({ path: testInfo.outputPath('kabar.png') });
    await press(news.getByRole('button', { name: 'Terbitkan di 4 dapur' }).click());
    await expect(notification(page)).toContainText('Kabar tentang 4 dapur sudah tampil di situs.');
    expect(presses).toBe(3);

    await page.goto(paths.admin);
    const line = page.getByRole('link', { name: /^Makanan ditarik di 4 dapur/ });
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: 'Catat kejadian' }).click();
    await expect(page.getByRole('dialog', { name: 'Laporkan kejadian' })).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('ringkasan.png') });

    await page.goto(sppgPath(kitchens[2]?.kode_unik_pendaftaran ?? ''));
    await expect(page.getByText('Ikan dari satu pemasok ditarik.')).toBeVisible();
    await backend.sql(`delete from public.sppg_kejadian_kabar where isi = 'Ikan dari satu pemasok ditarik.'`);
    await backend.sql(`delete from public.sppg_kejadian where sppg_id = any ($1)`, [
      kitchens.map(({ id }) => id),
    ]);
    await api
      .from('sppg')
      .delete()
      .in(
        'id',
        kitchens.map(({ id }) => id),
      );
  },
);
