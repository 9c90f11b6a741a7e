import { paths, sppgPath } from '../../src/config/paths';
import { SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import { FORGET_CLIENTS } from '../forget-clients';
import { adminClient, continueSession, visitorClient } from './backend';
import { expect, formHydrated, notification, phone, tabTo, test } from './fixtures';

const code = 'SPPG-3374-002';
const picture = 'public/icons/apple-touch-icon.png';

test('by phone from the poster to a settled complaint, and to what everyone reads of it', async ({
  page,
  browser,
  siteUrl,
  backend,
  problems,
}) => {
  await backend.sql(FORGET_CLIENTS);
  await page.setViewportSize(phone);
  // What the QR code on the kitchen's wall leads to.
  await page.goto(sppgPath(code));
  const report = page.getByRole('link', { name: 'Sampaikan keluhan' }).first();
  await expect(report).toBeInViewport();
  await report.click();

  const form = page.getByRole('form', { name: 'Formulir keluhan' });
  await formHydrated(form);
  await expect(form.getByRole('radio', { name: new RegExp(code) })).toBeChecked();
  await form.getByLabel('Tentang apa?').selectOption('Limbah');
  await form.getByLabel('Apa yang terjadi?').fill('Air dari dapur menggenang di jalan.');
  await form.getByLabel('Foto').setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Kirim Keluhan' }).click();
  await expect(notification(page)).toContainText('Keluhan Terkirim');
  await expect(form.getByText(/^Dijawab paling lambat (Senin|Selasa|Rabu|Kamis|Jumat), \d+ /)).toBeVisible();
  await expect(form.getByText(/bukan dapur dan bukan sekolah\.$/).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('sent-360.png'), fullPage: true });
  const kode_lacak = (await form.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText()).replaceAll('-', '');
  const [{ id, foto } = { id: '', foto: [] }] = await backend.sql<{ id: string; foto: string[] }>(
    'select id, foto from public.keluhan where kode_lacak = $1',
    [kode_lacak],
  );
  expect(foto).toEqual([`${id}/1.webp`]);
  await form.getByRole('link', { name: 'Lihat kabarnya' }).click();
  await expect(page.getByText('Dijawab paling lambat', { exact: true })).toBeVisible();

  // A manager answers at once, with a template and the state as the form has it.
  const manager = await browser.newPage({ viewport: phone });
  const managerClient = visitorClient(siteUrl);
  await managerClient.auth.signInWithPassword(SEEDED_MANAGER);
  await continueSession(manager, managerClient);
  await manager.goto(`${siteUrl}${paths.adminInbox}?kiriman=${id}`);
  await expect(manager.getByLabel('Status', { exact: true }).last()).toHaveValue('Diperiksa');
  await manager.getByLabel('Isi dari templat').selectOption('Keluhan sedang diperiksa');
  await manager.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(notification(manager)).toContainText('Perubahan Disimpan');
  await expect(manager.getByText(/^Jawaban kami · .* · Diperiksa$/)).toBeVisible();
  await manager.getByLabel('Status', { exact: true }).last().selectOption('Selesai');
  await manager.getByLabel('Jawaban untuk pengirim').fill('Saluran sudah kami bersihkan.');
  await manager.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(manager.getByText(/^Jawaban kami · .* · Selesai$/)).toBeVisible();
  await manager.close();

  await page.getByRole('button', { name: 'Lacak' }).click();
  await expect(page.getByText('Saluran sudah kami bersihkan.')).toBeVisible();
  await expect(page.getByText('Dijawab paling lambat', { exact: true })).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText('menggenang');
  await page.getByRole('button', { name: 'Belum beres? Tulis lagi' }).click();
  const further = page.getByRole('form', { name: 'Belum beres? Tulis lagi' });
  await further.getByLabel('Apa yang belum beres?').fill('Masih menggenang.');
  await further.getByLabel('Foto').setInputFiles(picture);
  await expect(further.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await further.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(notification(page)).toContainText('Tulisan Terkirim');
  await expect(page.getByText('Pengirim menulis lagi')).toBeVisible();
  await expect(page.getByText('Dijawab paling lambat', { exact: true })).toBeVisible();

  // An admin settles it, and writes what everyone reads, which the code can't slip into.
  await continueSession(page, await adminClient(siteUrl));
  await page.goto(`${paths.adminInbox}?kiriman=${id}`);
  await expect(page.getByText(/Belum dijawab · Dibuka lagi oleh pengirim/).first()).toBeVisible();
  await page.getByLabel('Status', { exact: true }).last().selectOption('Selesai');
  await page.getByLabel('Jawaban untuk pengirim').fill(`Saluran diganti. Kode Anda ${kode_lacak}.`);
  await page.getByLabel('Teks untuk umum').fill(`Saluran diganti. Kode ${kode_lacak}.`);
  await expect(page.getByText('Dibaca semua orang:')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(/^Teks untuk umum memuat kode pengirim/).first()).toBeVisible();
  expect(problems.splice(0).join()).toContain('jawab_keluhan');
  const isi = 'Saluran diganti, dan Dinas Lingkungan Hidup sudah memeriksanya.';
  await page.getByLabel('Teks untuk umum').fill(isi);
  await page.screenshot({ path: test.info().outputPath('desk-360.png'), fullPage: true });
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(notification(page)).toContainText('Perubahan Disimpan');
  await page.goto(sppgPath(code));
  const complaints = page.getByRole('region', { name: 'Keluhan' });
  await expect(complaints.getByText(isi)).toBeVisible();
  await expect(complaints).not.toContainText('menggenang');
  await expect(complaints).not.toContainText(kode_lacak);
  // The public numbers change on Mondays.
  await expect(complaints).not.toContainText('1 keluhan tentang dapur ini');
  const [stored] = await backend.sql('select status, dibuka_lagi from public.keluhan where id = $1', [id]);
  expect(stored).toEqual({ status: 'Selesai', dibuka_lagi: 1 });
});

test(
  'by keyboard alone: a kitchen is searched for and chosen, and the complaint is sent with a name',
  { tag: '@long' },
  async ({ page, backend }) => {
    await backend.sql(FORGET_CLIENTS);
    await page.goto('/keluhan');
    const form = page.getByRole('form', { name: 'Formulir keluhan' });
    await formHydrated(form);
    await tabTo(form.getByLabel('Cari dapur'));
    await page.keyboard.type('tembalang semarang');
    await page.keyboard.press('Enter');
    const kitchen = form.getByRole('radio', { name: /SPPG-3374-001/ });
    await expect(kitchen).toBeVisible();
    await tabTo(kitchen);
    await page.keyboard.press('Space');
    await expect(kitchen).toBeChecked();
    await tabTo(form.getByLabel('Tentang apa?'));
    await page.keyboard.type('Keb');
    await tabTo(form.getByLabel('Apa yang terjadi?'));
    await page.keyboard.type('Tikus di gudang.');
    await tabTo(form.getByLabel('Sebutkan nama saya'));
    await page.keyboard.press('Space');
    await tabTo(form.getByLabel('Nama', { exact: true }));
    await page.keyboard.type('Sekar Tes');
    await page.keyboard.press('Enter');
    await expect(notification(page)).toContainText('Keluhan Terkirim');
    expect(
      await backend.sql(
        `select keluhan.kategori, pengirim.name from public.keluhan_pengirim as pengirim
         join public.keluhan on keluhan.id = pengirim.keluhan_id where keluhan.isi = 'Tikus di gudang.'`,
      ),
    ).toEqual([{ kategori: 'kebersihan', name: 'Sekar Tes' }]);
  },
);
