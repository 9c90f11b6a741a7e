import { adminClient, continueSession, newcomerClient } from './backend';
import { expect, phone, test } from './fixtures';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test(
  'each line says how much the page that it leads to shows',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    test.setTimeout(120_000);
    const api = await adminClient(siteUrl);
    await backend.sql(
      `insert into public.contact_messages (name, email, subject, message, created_at)
     values ('Menunggu', 'a@contoh.id', 'x', 'x', $1), ('Baru saja', 'a@contoh.id', 'x', 'x', now())`,
      [daysAgo(3)],
    );
    const [removed] = await backend.sql<Record<string, unknown>>(
      `delete from public.regional_contacts where kabupaten_kota = 'Kota Tegal' returning *`,
    );
    await continueSession(page, api);
    await page.goto('/');
    await page.getByRole('link', { name: 'Ringkasan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ringkasan');
    await expect(page.getByRole('link', { name: 'Ringkasan' })).toHaveAttribute('aria-current', 'page');

    const leads = page.getByRole('link', { name: /^\d.* masih berstatus Baru setelah 2 hari$/ });
    const waiting = Number(/^\d+/.exec(await leads.innerText())?.[0]);
    expect(waiting).toBeGreaterThan(0);
    await leads.click();
    await expect(page.getByText(`${waiting} kiriman`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menunggu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Baru saja' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ringkasan' })).not.toHaveAttribute('aria-current');
    await page.goBack();

    // The rows of the seed; a foundation's card is expanded so that each row is visible.
    const ofKitchens =
      /^(\d+) SPPG (dalam Proses|sudah operasional tanpa|sudah operasional dengan progres|belum|dihentikan|operasional)/;
    const inTable = /dalam Proses|dengan progres|tanpa sekolah/;
    const ofCertificates = /^(\d+) sertifikat/;
    const [doubtful] = await backend.sql<{ id: string }>(
      `update public.sppg set progres_pembangunan = '0,4', dikonfirmasi_pada = null where id = (
       select id from public.sppg where status_verifikasi = 'Sudah Operasional'
         and ditutup_pada is null
         and not exists (select from public.sppg_penghentian where sppg_id = sppg.id) order by created_at limit 1)
     returning id`,
    );
    await page.reload();
    const due = page.getByRole('main');
    await expect(due.getByRole('region', { name: 'Perlu ditangani' })).toBeVisible();
    await expect(page.getByText('Memuat ringkasan...')).toBeHidden();
    // A large number stands in a box of its own.
    const names = (await due.getByRole('link').allInnerTexts())
      .map((name) => name.replace(/\s+/g, ' '))
      .filter((name) => /^\d+ (?:SPPG|sertifikat)/.test(name) && !name.endsWith('email'));
    expect(names).toHaveLength(10);
    for (const name of names) {
      await due.getByRole('link', { name, exact: true }).click();
      const count = Number((ofKitchens.exec(name) ?? ofCertificates.exec(name))?.[1]);
      const rows = inTable.test(name)
        ? page.getByRole('rowheader')
        : ofKitchens.test(name)
          ? page.locator('main article h3')
          : page.getByRole('region', { name: 'Sertifikat' }).locator('h2');
      await expect(rows, name).toHaveCount(count);
      await page.goBack();
    }
    await due
      .getByRole('link', { name: /^dan \d+ lainnya$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Filter (1)' }).click();
    await expect(page.getByRole('combobox', { name: 'Perlu ditangani' })).toHaveValue('sppg_untouched');
    await page.goBack();
    await backend.sql(
      `update public.sppg set progres_pembangunan = '100%', dikonfirmasi_pada = now() where id = $1`,
      [doubtful?.id],
    );

    await page.getByRole('link', { name: '1 kabupaten/kota belum punya narahubung' }).click();
    await expect(page.getByText('1 kabupaten/kota belum punya narahubung')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tambah kontak Kota Tegal' })).toBeVisible();
    await backend.sql(
      'insert into public.regional_contacts select * from json_populate_record(null::public.regional_contacts, $1)',
      [JSON.stringify(removed)],
    );
    // What was done elsewhere is known when the page is visited again.
    await page.goBack();
    await expect(leads).toBeVisible();
    await expect(page.getByText('belum punya narahubung')).toBeHidden();

    await page.getByRole('link', { name: 'Siapa pun yang mendaftar dapat mengubah data SPPG' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pengguna');
    await backend.sql(`delete from public.contact_messages where name in ('Menunggu', 'Baru saja')`);
  },
);

test('the map and the weeks count what their lists show', { tag: '@long' }, async ({ page, siteUrl }) => {
  await continueSession(page, await adminClient(siteUrl));
  await page.goto('/admin');
  const counted = async (name: RegExp) => {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    const count = Number(/\d+$/.exec(/^.*?: \d+/.exec((await link.textContent()) ?? '')?.[0] ?? '')?.[0]);
    await link.click();
    return count;
  };
  const inDistrict = await counted(/^Kota Semarang: \d+$/);
  await expect(page.getByRole('rowheader')).toHaveCount(inDistrict);
  await page.goBack();
  const inWeek = await counted(/: \d+ sertifikat habis$/);
  await expect(page.getByRole('region', { name: 'Sertifikat' }).locator('h2')).toHaveCount(inWeek);
});

test(
  'the page is two screens of a phone long, once the first steps are done and complaints are answered',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    await page.setViewportSize(phone);
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/admin');
    await expect(page.getByText('Peta yang perlu ditangani')).toBeVisible();
    await expect(page.getByText('Memuat ringkasan...')).toBeHidden();
    const height = await page.evaluate(() => {
      // The seed's site has not been set up.
      document.getElementById('langkah-pertama')?.closest('section')?.remove();
      for (const complaints of document.querySelectorAll('main a[href*="keluhan="]'))
        complaints.closest('li')?.remove();
      // The card of urgent topics is only there while something is urgent.
      for (const card of document.querySelectorAll('main section:has(h2)'))
        if (card.textContent?.trim() === card.querySelector('h2')?.textContent) card.remove();
      return document.documentElement.scrollHeight;
    });
    expect(height).toBeLessThanOrEqual(2 * phone.height);
  },
);

test(
  'SPPG left alone are named and found; who waits for approval is counted until approved',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    await backend.sql(
      `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, status_verifikasi, created_at)
     select 'UJI/LAMA', 'SPPG Terlama', 'Kota Tegal', id, 'Proses Pembangunan', $1 from public.yayasan limit 1`,
      [daysAgo(3000)],
    );
    const [email, other] = ['menunggu', 'lainnya'].map((name) => `${name}-${Date.now()}@contoh.id`);
    for (const address of [email, other]) await newcomerClient(siteUrl, address ?? '');
    await backend.sql(`update public.access_settings set access_mode = 'approved_only'`);
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/admin');

    const untouched = page.getByRole('link', { name: /SPPG dalam Proses Pembangunan tidak diperbarui/ });
    const count = Number(/^\d+/.exec(await untouched.innerText())?.[0]);
    await untouched.click();
    await expect(page.getByRole('rowheader')).toHaveCount(count);
    await expect(page.getByRole('rowheader', { name: 'SPPG Terlama' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'SPPG Terlama' }).click();
    await expect(page.getByText('Yayasan pemilik SPPG Terlama.')).toBeVisible();
    await page.goBack();

    const pending = page.getByRole('link', { name: /akun baru menunggu persetujuan$/ });
    const waiting = Number(/^\d+/.exec(await pending.innerText())?.[0]);
    await expect(page.getByText('Siapa pun yang mendaftar dapat mengubah data SPPG')).toBeHidden();
    await pending.click();
    await expect(page.getByText('Menunggu persetujuan', { exact: true })).toHaveCount(waiting);
    await page.getByRole('button', { name: `Setujui sebagai admin: ${email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Setujui sebagai admin' }).click();
    await expect(page.getByRole('button', { name: `Setujui sebagai admin: ${email}` })).toBeHidden();
    await page.getByRole('link', { name: 'Ringkasan' }).click();
    await expect(pending).toHaveText(new RegExp(`^${waiting - 1} akun`));
    await expect(page.getByText('Belum ada admin dengan akun sendiri')).toBeHidden();

    await backend.sql('delete from auth.users where email in ($1, $2)', [email, other]);
    await backend.sql(`update public.access_settings set access_mode = 'any_signed_in'`);
    await backend.sql(`delete from public.sppg where kode_unik_pendaftaran = 'UJI/LAMA'`);
  },
);
