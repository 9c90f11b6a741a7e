import { sppgPath } from '../../src/config/paths';
import { FORGET_CLIENTS } from '../forget-clients';
import { adminClient, visitorClient } from './backend';
import { expect, formHydrated, notification, phone, tabTo, test } from './fixtures';

const code = 'SPPG-3374-002';
const picture = 'public/icons/apple-touch-icon.png';

test('from the poster to the public answer: nothing that was complained about can be buried', async ({
  page,
  siteUrl,
  backend,
}) => {
  await backend.sql(FORGET_CLIENTS);
  await page.setViewportSize(phone);
  // What the QR code on the kitchen's wall leads to.
  await page.goto(sppgPath(code));
  const report = page.getByRole('link', { name: 'Laporkan keluhan' });
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
  const kode_lacak = (await form.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText()).replaceAll('-', '');
  const [{ id, foto } = { id: '', foto: [] }] = await backend.sql<{ id: string; foto: string[] }>(
    'select id, foto from public.keluhan where kode_lacak = $1',
    [kode_lacak],
  );
  expect(foto).toEqual([`${id}/1.webp`]);

  const answer = { keluhan_id: id, status: 'Selesai', muat: false };
  const manager = visitorClient(siteUrl);
  await manager.auth.signInWithPassword({
    email: 'pengelola@tampahgizi.contoh.id',
    password: 'dapur-sehat-2026',
  });
  await manager
    .rpc('jawab_keluhan', {
      pesan: { ...answer, id: crypto.randomUUID(), isi: 'Saluran sudah kami bersihkan.' },
    })
    .throwOnError();

  await form.getByRole('link', { name: 'Lihat kabarnya' }).click();
  await expect(page.getByText('Saluran sudah kami bersihkan.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('menggenang');
  await page.getByRole('button', { name: 'Belum beres? Tulis lagi' }).click();
  const further = page.getByRole('form', { name: 'Belum beres? Tulis lagi' });
  await further.getByLabel('Apa yang belum beres?').fill('Masih menggenang.');
  await further.getByLabel('Foto').setInputFiles(picture);
  await expect(further.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await further.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(notification(page)).toContainText('Tulisan Terkirim');
  await expect(page.getByText('Pengirim menulis lagi')).toBeVisible();

  const isi = 'Saluran diganti, dan Dinas Lingkungan Hidup sudah memeriksanya.';
  const admin = await adminClient(siteUrl);
  await admin
    .rpc('jawab_keluhan', { pesan: { ...answer, id: crypto.randomUUID(), isi, muat: true } })
    .throwOnError();
  await page.goto(sppgPath(code));
  const complaints = page.getByRole('region', { name: 'Keluhan' });
  await expect(complaints.getByText('1 keluhan tentang dapur ini dalam 12 bulan terakhir.')).toBeVisible();
  await expect(complaints.getByText('1 dijawab sebelum tenggat 3 hari kerja')).toBeVisible();
  await expect(complaints.getByText('1 dibuka lagi oleh pengirimnya')).toBeVisible();
  await expect(complaints.getByText(isi)).toBeVisible();
  await expect(complaints).not.toContainText('menggenang');
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
