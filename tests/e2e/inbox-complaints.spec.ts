import { paths } from '../../src/config/paths';
import { SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import { violations } from './axe';
import { adminClient, continueSession, visitorClient } from './backend';
import { expect, notification, phone, test } from './fixtures';

// One transparent pixel.
const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

test(
  'a manager answers a complaint past its clock on a phone, an admin opens its sender and shows the answer',
  { tag: '@long' },
  async ({ page, browser, siteUrl, backend, problems }) => {
    test.setTimeout(120_000);
    const id = crypto.randomUUID();
    const photo = `${id}/1.webp`;
    const visitor = visitorClient(siteUrl);
    await visitor.storage
      .from('keluhan_foto')
      .upload(photo, new File([pixel], '1.webp', { type: 'image/webp' }), { contentType: 'image/webp' })
      .then(({ error }) => expect(error).toBeNull());
    const keluhan = {
      id,
      kode_lacak: 'K7QF2M9TXW4D',
      sppg_id: 'b0000000-0000-4000-8000-000000000012',
      kategori: 'makanan',
      hari: '2026-11-02',
      sekolah: 'SDN Uji Kotak Masuk',
      isi: 'Lauknya basi dan anak-anak tidak memakannya.',
      foto: [photo],
      pengirim: { name: 'Sulastri Uji', phone: '0812-0000-0001', email: 'sulastri@contoh.id' },
    };
    await visitor.rpc('kirim_keluhan', { keluhan }).throwOnError();
    await backend.sql(
      `update public.keluhan set created_at = now() - interval '9 days', tenggat = now() - interval '30.5 hours' where id = $1`,
      [id],
    );

    const failed: string[] = [];
    const manager = await browser.newPage({ viewport: phone });
    for (const shown of [page, manager])
      shown.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
    const managerClient = visitorClient(siteUrl);
    await managerClient.auth.signInWithPassword(SEEDED_MANAGER);
    await continueSession(manager, managerClient);
    await manager.goto(siteUrl + paths.admin);
    await manager.getByRole('link', { name: /^\d+ keluhan belum dijawab setelah 3 hari kerja$/ }).click();
    const row = manager.getByRole('listitem').filter({ hasText: 'Lauknya basi' });
    await expect(row).toContainText('lewat tenggat 30 jam');
    await row.getByRole('button').first().click();
    await manager.getByRole('button', { name: 'Buka 1 foto' }).click();
    const image = manager.getByRole('img', { name: 'Foto 1 dari 1 yang dikirim' });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1);
    expect(await manager.content()).not.toContain('Sulastri');
    expect(await violations(manager)).toEqual([]);
    await manager.screenshot({ path: test.info().outputPath('manager-360.png'), fullPage: true });
    await manager.getByLabel('Status', { exact: true }).last().selectOption('Ditindaklanjuti');
    await manager.getByLabel('Jawaban untuk pengirim').fill('Dapurnya kami datangi pagi ini.');
    await manager.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(notification(manager)).toContainText('Perubahan Disimpan');
    await expect(manager.getByText(/^Jawaban kami · .* · Ditindaklanjuti$/)).toBeVisible();

    const admin = await adminClient(siteUrl);
    await continueSession(page, admin);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${paths.adminInbox}?kiriman=${id}`);
    await page.getByRole('button', { name: 'Buka nama dan kontak' }).click();
    await expect(page.getByText('Sulastri Uji')).toBeVisible();
    await page.getByRole('button', { name: 'Tulis teks untuk umum' }).click();
    const dialog = page.getByRole('dialog', { name: 'Teks untuk umum' });
    await dialog.getByLabel('Teks untuk umum').fill('Bu Sulastri benar.');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog.getByText(/^Teks untuk umum menyebut nama pengirim/)).toBeVisible();
    expect(problems.splice(0).join()).toContain('muat_jawaban');
    expect(failed.splice(0)).toHaveLength(1);
    await dialog.getByLabel('Teks untuk umum').fill('Dapurnya kami datangi.');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(page)).toContainText('Teks Ditampilkan');
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('admin-1280.png'), fullPage: true });
    const { data: published } = await visitor.rpc('jawaban_publik', { kode: 'SPPG-3302-002' }).throwOnError();
    expect(published).toMatchObject([{ isi: 'Dapurnya kami datangi.' }]);
    const openings = await backend.sql<{ table_name: string; actor_email: string }>(
      `select table_name, actor_email from public.audit_log where row_id = $1 and action = 'OPEN' order by id`,
      [id],
    );
    expect(openings).toEqual([
      { table_name: 'keluhan', actor_email: SEEDED_MANAGER.email },
      { table_name: 'keluhan_pengirim', actor_email: 'admin@tampahgizi.contoh.id' },
    ]);
    expect(failed).toEqual([]);
    await backend.sql('delete from public.keluhan where id = $1', [id]);
  },
);
