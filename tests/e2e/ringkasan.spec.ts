import { adminClient, continueSession, newcomerClient, visitorClient } from './backend';
import { expect, test } from './fixtures';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('each line says how much the page that it leads to shows', async ({ page, siteUrl, backend }) => {
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

  const leads = page.getByRole('link', { name: /masih berstatus Baru setelah 2 hari$/ });
  const waiting = Number(/^\d+/.exec(await leads.innerText())?.[0]);
  expect(waiting).toBeGreaterThan(0);
  await leads.click();
  await expect(page.getByText(`${waiting} kiriman`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menunggu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Baru saja' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ringkasan' })).not.toHaveAttribute('aria-current');
  await page.goBack();

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

  await page.getByRole('link', { name: 'Semua akun yang login dapat mengelola data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pengguna');
  await backend.sql(`delete from public.contact_messages where name in ('Menunggu', 'Baru saja')`);
});

test('one line that fails hides no other; nobody but admins gets any', async ({
  page,
  siteUrl,
  problems,
}) => {
  await continueSession(page, await adminClient(siteUrl));
  await page.route(/admin_summary.*topic=eq\.access_mode_open/, (route) =>
    route.fulfill({ status: 500, json: { message: 'mati' } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Aturan akses gagal dimuat.');
  await expect(page.getByRole('link', { name: /^Akun contoh .+ masih ada$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Data perusahaan masih contoh' })).toBeVisible();
  await page.unroute(/admin_summary/);
  expect(problems.splice(0).join()).toContain('500');

  const newcomer = await newcomerClient(siteUrl, `ringkasan-${Date.now()}@contoh.id`);
  const { data } = await newcomer.from('admin_summary').select();
  expect(data).toEqual([]);
  const { error } = await visitorClient(siteUrl).from('admin_summary').select();
  expect(error?.code).toBe('42501');
});
