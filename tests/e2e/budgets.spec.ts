import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { paths, sppgPath } from '../../src/config/paths';
import { expect, followScripts, notification, scriptsWith, test } from './fixtures';

/** Text that only the auth part of the Supabase client contains. */
const signInCode = 'grant_type=password';

/** What only admins see: of the pages under /admin, of the contacts and of the documents. */
const adminScripts = scriptsWith(
  'Keluarkan Perangkat Lain',
  'Simpan Aturan',
  'Tautan yang dulu tidak berlaku lagi',
  'tetap tercatat di Riwayat dengan emailnya.',
  'Ditampilkan kepada admin di samping',
  'Cari pesan, pengajuan, dan keluhan',
  'Memuat riwayat...',
  'Begini terbacanya oleh semua orang:',
  'kota sudah punya narahubung.',
  'Narahubung setuju',
  'Juga nama file yang diunduh pengunjung.',
  'Edisi Baru Terbit',
  'Dokumen baru masuk kategori',
  'Lepas sematan',
  'Tambahkan kontak pertama',
  '`contact_photos`',
  'Tidak ada yang mendesak hari ini.',
  'Siapa pun yang tahu tautan itu',
  'Email belum diisi',
  'Format isi artikel',
  'Tidak ada data yang cocok',
  'Kiriman ini tidak ada lagi',
  'Isi dari templat',
  'Kosongkan untuk membiarkan',
  'Pilih kolom',
  'Satu progres ',
  'Saring surat',
  'Pasang Perangkat Kedua',
);

// With all that it prefetches.
test.use({ savesData: false });

test('what visitors read and send does without the code for signing in, and without that of admins', async ({
  page,
}) => {
  const forAdmins: string[] = [];
  page.on('request', (request) => {
    if (adminScripts.test(request.url())) forAdmins.push(request.url());
  });
  const filesWith = followScripts(page);
  await page.goto(paths.dataYayasan);
  await expect(page.getByRole('article')).toHaveCount(14);
  // Nor is there a way to import, export or manage.
  await expect(page.getByRole('button', { name: /CSV|Excel/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Yayasan Ceplok/ }).click();
  await page.goto(paths.direktoriKontak);
  await expect(page.getByText('Kabupaten Banyumas', { exact: true })).toBeVisible();
  await page.goto(`${paths.program}#dokumen`);
  await expect(page.getByRole('heading', { name: 'Panduan Suhu dan Waktu Antar Makanan' })).toBeVisible();
  await page.goto(paths.kontak);
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sekar Tes');
  await form.getByLabel('Email').fill('sekar@contoh.id');
  await form.getByLabel('Subjek').fill('Jam buka');
  await form.getByLabel('Pesan', { exact: true }).fill('Apakah kantor buka pada hari Sabtu?');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  await page.waitForLoadState('networkidle');
  for (const text of [
    signInCode,
    'Impor dari Excel',
    'Tambah Yayasan',
    'Tambahkan yayasan pertama',
    'Yayasan Berhasil Ditambahkan',
    'SPPG Berhasil Ditambahkan',
    'Belum ada yayasan, padahal',
  ])
    expect(await filesWith(text), text).toEqual([]);

  await page.getByRole('button', { name: 'Login Admin' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('a');
  await expect.poll(() => filesWith(signInCode)).toHaveLength(1);
  expect(forAdmins).toEqual([]);
});

test('a visit to home and to a kitchen’s page loads few scripts and bytes, with all that it prefetches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  for (const { path, prefetched, kilobytes, requests } of [
    { path: paths.home, prefetched: 'Dua mitra berjabat tangan di pendapa', kilobytes: 160, requests: 30 },
    { path: sppgPath('SPPG-3374-001'), prefetched: 'Kenali programnya', kilobytes: 205, requests: 40 },
  ]) {
    asked.splice(0);
    const last = scriptsWith(prefetched);
    const isThere = page.waitForEvent('requestfinished', (request) => last.test(request.url()));
    await page.goto(path);
    await isThere;
    await page.waitForLoadState('networkidle');
    const bytes = asked
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist${file}`)).length, 0);
    expect(bytes / 1024, path).toBeLessThan(kilobytes);
    expect(asked.length, path).toBeLessThanOrEqual(requests);
  }
});
