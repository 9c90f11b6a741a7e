import type { Locator, Page, Route } from '@playwright/test';
import type { LocalStack } from '../../supabase/local/start-local-stack';
import { adminClient, continueSession, visitorClient } from './backend';
import { expect, formHydrated, holdBack, notification, phone, test } from './fixtures';
import { FORGET_CLIENTS } from '../forget-clients';

// These tests send more messages and ask for more codes than one client may in ten minutes.
const forgetClients = async ({ backend }: { backend: LocalStack }) => {
  await backend.sql(FORGET_CLIENTS);
};
test.beforeEach(forgetClients);
test.afterEach(forgetClients);

async function openContactForm(page: Page) {
  await page.goto('/kontak');
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await formHydrated(form);
  return form;
}

async function writeMessage(form: Locator, subject: string) {
  const values = { Nama: 'Sekar Tes', Email: 'sekar@contoh.id', Subjek: subject };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Pesan', { exact: true }).fill('Apakah dapur di Kabupaten Demak sudah buka?');
}

const send = (form: Locator) => form.getByRole('button', { name: 'Kirim Pesan' }).click();

/** The code that a form shows after it was sent. */
const shownCode = (form: Locator) => form.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

/** Lets the server store what is sent, and loses its response. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

const inserts = '**/rest/v1/contact_messages*';

test('a sender follows the code, and sees what an admin decides and writes for them', async ({
  page,
  browser,
  siteUrl,
}) => {
  const subject = `Bertanya ${Date.now()}`;
  const form = await openContactForm(page);
  await writeMessage(form, subject);
  await send(form);
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  const code = await shownCode(form).innerText();

  // Another visitor, who was told the code.
  const friend = await browser.newPage({ viewport: phone });
  const asked: string[] = [];
  friend.on('request', (request) => void asked.push(`${request.method()} ${request.url()}`));
  await friend.goto(`${siteUrl}/lacak#${code.toLowerCase()}`);
  await expect(friend.getByLabel('Kode lacak')).toHaveValue(code);
  await expect(friend.getByText('Sudah kami terima')).toBeVisible();
  await expect(friend.getByText('Pesan lewat formulir kontak')).toBeVisible();
  await expect(friend.getByText('Belum ada', { exact: true })).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  const answerTop = await top(friend.getByText('Sudah kami terima'));
  expect(answerTop).toBeGreaterThan(64);
  expect(answerTop).toBeLessThan(200);
  expect(await top(friend.getByLabel('Kode lacak'))).toBeGreaterThan(answerTop);
  expect(await friend.evaluate(() => scrollY)).toBe(0);
  await expect(friend.getByRole('main')).not.toContainText('Sekar');
  expect(asked.filter((request) => request.includes('status_kiriman'))).toEqual([
    `POST ${siteUrl}/rest/v1/rpc/status_kiriman`,
  ]);
  expect(asked.filter((request) => request.includes(code) || request.includes(code.toLowerCase()))).toEqual(
    [],
  );

  await continueSession(page, await adminClient(siteUrl));
  await page.goto(`/admin/kotak-masuk?cari=${code}`);
  const lead = page.getByRole('region', { name: 'Pesan, pengajuan, dan keluhan' }).getByRole('listitem');
  await lead.getByRole('button', { name: 'Sekar Tes' }).click();
  await expect(lead).toContainText(subject);
  await expect(lead.getByText(code)).toBeVisible();
  await lead.getByLabel('Status').selectOption('Ditolak');
  await lead.getByLabel('Catatan internal').fill('Bukan wilayah kami.');
  await lead.getByLabel('Pesan untuk pengirim').fill('Terima kasih.\nDapur itu bukan binaan kami.');
  await lead.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(notification(page)).toContainText('Perubahan Disimpan');

  await friend.getByRole('button', { name: 'Lacak' }).click();
  await expect(friend.getByText('Belum dapat kami lanjutkan')).toBeVisible();
  await expect(friend.getByText('Terima kasih.')).toHaveText('Terima kasih.\nDapur itu bukan binaan kami.');
  await expect(friend.getByText('Belum ada', { exact: true })).toBeHidden();
  await expect(friend.getByRole('main')).not.toContainText('Bukan wilayah');
  await friend.reload();
  await expect(friend.getByText('Belum dapat kami lanjutkan')).toBeVisible();
  await friend.close();

  await page.goto('/admin/riwayat');
  await expect(page.getByText('status, catatan, dan balasan pesan dari Sekar Tes').first()).toBeVisible();
});

for (const { path, form: name, fields, button, tag = [] } of [
  {
    path: '/kontak',
    form: 'Formulir pesan',
    fields: { Nama: 'Sekar Tes', Email: 'sekar@contoh.id', Subjek: 'Bertanya', Pesan: 'Halo' },
    button: 'Kirim Pesan',
  },
  {
    path: '/kemitraan-strategis/peluang-investasi',
    form: 'Formulir pendaftaran investasi',
    fields: { 'Nama kontak': 'Sekar Tes', Email: 'sekar@contoh.id' },
    button: 'Kirim Pengajuan',
    tag: '@long',
  },
])
  test(
    `on a phone the answer of ${path} is in view and has the focus, wherever the form was left`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const form = page.getByRole('form', { name });
      await formHydrated(form);
      for (const [label, text] of Object.entries(fields))
        await form.getByLabel(label, { exact: true }).fill(text);
      // As a press of Enter does, from the top of the form.
      await form.evaluate((element: HTMLFormElement) => {
        element.scrollIntoView();
        element.requestSubmit();
      });
      await expect(notification(page)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(await shownCode(form).innerText());
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      const { y = 0 } = (await page.locator(':focus').boundingBox()) ?? {};
      const toast = await notification(page).boundingBox();
      expect(y).toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0));
      await expect(form.getByRole('button', { name: button })).toBeVisible();
    },
  );

test('a message whose answer was lost is sent again after a reload, and arrives once', async ({
  page,
  backend,
  problems,
}) => {
  const subject = `Terputus ${Date.now()}`;
  const form = await openContactForm(page);
  await page.route(inserts, loseAnswer);
  await writeMessage(form, subject);
  await send(form);
  await expect(notification(page)).toContainText('Gagal Mengirim Pesan');
  const rows = () =>
    backend.sql<{ kode_lacak: string }>('select kode_lacak from public.contact_messages where subject = $1', [
      subject,
    ]);
  expect(await rows()).toHaveLength(1);

  await page.unroute(inserts);
  await page.reload();
  await formHydrated(form);
  await send(form);
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  await expect(form.getByText('Simpan kode ini:')).toBeVisible();
  const code = (await shownCode(form).innerText()).replaceAll('-', '');
  expect(await rows()).toEqual([{ kode_lacak: code }]);
  // The browser logs the lost and the refused request to the console.
  const logged = problems.splice(0).join();
  expect(logged).toContain('ERR_FAILED');
  expect(logged).toContain('409');

  await page.reload();
  await expect(form.getByText('Kode pesan sebelumnya:')).toBeVisible();
  await form.getByRole('link', { name: 'Lihat kabarnya' }).click();
  await expect(page.getByText('Sudah kami terima')).toBeVisible();
});

test(
  'whoever tries codes is asked to wait, and answered again after that',
  { tag: '@long' },
  async ({ page, backend, problems, siteUrl }) => {
    await page.goto('/lacak');
    const field = page.getByLabel('Kode lacak');
    await formHydrated(page.getByRole('form', { name: 'Lacak pesan' }));
    const ask = async (code: string) => {
      await field.fill(code);
      await field.press('Enter');
    };
    await ask('0000-0000-0002');
    await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
    // As often as one address may.
    const client = visitorClient(siteUrl);
    for (let tries = 0; tries < 20; tries += 1)
      await client.rpc('status_kiriman', { kode: '0000-0000-0002' });
    await ask('0000-0000-0003');
    await expect(page.getByRole('alert')).toContainText(
      'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
    );
    await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeHidden();
    await forgetClients({ backend });
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
    // The browser logs the one refused request to the console.
    expect(problems.splice(0).filter((problem) => problem.includes('429'))).toHaveLength(1);
  },
);

test('Back leads to the code before, and the skip link does not take an answer away', async ({ page }) => {
  await page.goto('/lacak#0000-0000-0004');
  const field = page.getByLabel('Kode lacak');
  await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
  await field.fill('0000-0000-0005');
  await field.press('Enter');
  await expect(page).toHaveURL(/#0000-0000-0005$/);
  await page.getByRole('link', { name: 'Langsung ke konten' }).press('Enter');
  await expect(page).toHaveURL(/#konten$/);
  await expect(field).toHaveValue('0000-0000-0005');
  await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#0000-0000-0004$/);
  await expect(field).toHaveValue('0000-0000-0004');
  await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
});

test('a code submitted before hydration is looked up after it', async ({ page }) => {
  const arrive = await holdBack(page, '**/*.js');
  await page.goto('/lacak', { waitUntil: 'commit' });
  await page.getByLabel('Kode lacak').fill('oooo oooo ooo6');
  await page.getByLabel('Kode lacak').press('Enter');
  arrive();
  await expect(page.getByText(/^Kode tidak ditemukan\./)).toBeVisible();
  await expect(page.getByLabel('Kode lacak')).toHaveValue('0000-0000-0006');
});
