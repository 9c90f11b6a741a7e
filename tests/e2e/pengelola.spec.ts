import { randomBytes } from 'node:crypto';
import { paths, sppgPath } from '../../src/config/paths';
import { adminClient, continueSession } from './backend';
import { expect, mailedLink, notification, signUp, test } from './fixtures';

test(
  'a manager is invited by mail, confirms what they write of a kitchen, and opens no inbox',
  { tag: '@long' },
  async ({ page, browser, siteUrl, backend, printed }) => {
    const email = `dapur-${randomBytes(4).toString('hex')}@contoh.id`;
    const code = `SPPG-UJI-${randomBytes(3).toString('hex').toUpperCase()}`;
    await backend.sql(`update public.access_settings set access_mode = 'approved_only'`);
    await backend.sql(
      `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
     select $1, 'SPPG Uji Pengelola', 'Jalan Uji 1', id from public.yayasan limit 1`,
      [code],
    );
    await backend.sql('update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = $1', [
      code,
    ]);

    await continueSession(page, await adminClient(siteUrl));
    await page.goto(paths.adminUsers);
    await page.getByRole('button', { name: 'Undang lewat email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undang lewat Email' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Nama').fill('Bu Sekar');
    await dialog.getByRole('button', { name: 'Kirim Undangan' }).click();
    await expect(notification(page)).toContainText('Undangan Dikirim');
    await expect(page.getByRole('button', { name: `Undang lagi ${email}` })).toBeVisible();

    const manager = await browser.newPage();
    await manager.goto(await mailedLink(printed, email));
    await expect(manager.getByRole('heading', { name: 'Anda diundang sebagai pengelola' })).toBeVisible();
    await expect(manager).toHaveURL(siteUrl + paths.adminInvitation);
    await signUp(manager, email);
    await manager.getByRole('button', { name: 'Terima Undangan' }).click();
    await expect(notification(manager)).toContainText('Undangan Diterima');
    await expect(manager).toHaveURL(siteUrl + paths.admin);
    await expect(manager.getByText('1 SPPG belum dikonfirmasi')).toBeVisible();
    await expect(manager.getByText('Bu Sekar')).toBeVisible();

    await manager.goto(`${siteUrl}${paths.dataYayasan}?sppg=${code}`);
    await manager.getByRole('button', { name: 'Edit SPPG Uji Pengelola' }).click();
    const form = manager.getByRole('dialog');
    await form.getByLabel('Nama SPPG').fill('SPPG Uji Bu Sekar');
    await form.getByRole('checkbox', { name: 'Konfirmasi juga' }).check();
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(notification(manager)).toContainText('SPPG Berhasil Diperbarui');
    const visitor = await browser.newPage();
    await visitor.goto(siteUrl + sppgPath(code));
    await expect(visitor.getByRole('heading', { name: 'SPPG Uji Bu Sekar' })).toBeVisible();
    await expect(visitor.getByText('Tercatat, belum dikonfirmasi oleh kami')).toBeHidden();

    await expect(manager.getByRole('link', { name: 'Pengguna' })).toBeHidden();
    await manager.goto(siteUrl + paths.adminUsers);
    await expect(manager.getByText('Halaman ini hanya untuk admin.')).toBeVisible();

    // The admin ends it, and the manager reads that.
    await page.reload();
    await page.getByText(`Lainnya: ${email}`).click();
    await page.getByRole('button', { name: `Akhiri akses ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri Akses' }).click();
    await expect(notification(page)).toContainText('Akses Diakhiri');
    await manager.goto(siteUrl + paths.adminCertificates);
    await expect(manager.getByText('Akses akun ini telah diakhiri.')).toBeVisible();

    await page.getByRole('button', { name: `Hapus akun ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus Akun' }).click();
    await expect(notification(page)).toContainText('Akun Dihapus');
    await expect(page.getByRole('button', { name: `Ubah nama ${email}` })).toHaveCount(0);
    await backend.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
    await manager.close();
    await visitor.close();
  },
);
