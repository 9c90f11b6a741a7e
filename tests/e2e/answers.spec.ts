import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, formHydrated, notification, test } from './fixtures';

const pdf = { name: 'Usulan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

/** What a gateway, a captive portal or a lost line makes of an answer. */
type Answer = { status: number; contentType?: string; body?: string };

const page200 = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' };

/** Answers the next requests of a method in place of the server; the returned function lets the server answer again. */
async function answerWith(page: Page, method: string, url: string, answer: () => Answer) {
  let isOver = false;
  await page.route(url, (route) =>
    isOver || route.request().method() !== method ? route.fallback() : route.fulfill(answer()),
  );
  return () => {
    isOver = true;
  };
}

async function openContactForm(page: Page) {
  await page.goto('/kontak');
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await formHydrated(form);
  const values = { Nama: 'Sekar Tes', Email: 'sekar@contoh.id', Subjek: 'Bertanya' };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Pesan', { exact: true }).fill('Halo');
  return form;
}

test(
  'a visitor’s message counts as sent only when the server says that it is stored',
  { tag: '@long' },
  async ({ page, problems }) => {
    let answer: Answer = page200;
    const letThrough = await answerWith(page, 'POST', '**/rest/v1/contact_messages*', () => answer);
    const form = await openContactForm(page);
    const answers: [Answer, string][] = [
      [page200, 'Terjadi kesalahan saat mengirim pesan.'],
      [{ status: 200 }, 'Terjadi kesalahan saat mengirim pesan.'],
      [{ status: 204 }, 'Terjadi kesalahan saat mengirim pesan.'],
      [{ status: 502, body: 'Bad Gateway' }, 'Terjadi kesalahan saat mengirim pesan.'],
      [{ status: 429 }, 'Terlalu banyak permintaan. Silakan coba lagi beberapa menit lagi.'],
      [
        { status: 429, contentType: 'text/html', body: '<h1>429</h1>' },
        'Terlalu banyak permintaan. Silakan coba lagi beberapa menit lagi.',
      ],
    ];
    for (const [next, sentence] of answers) {
      answer = next;
      const answered = page.waitForResponse('**/rest/v1/contact_messages*');
      await form.getByRole('button', { name: 'Kirim Pesan' }).click();
      await answered;
      await expect(notification(page)).toContainText('Gagal Mengirim Pesan');
      await expect(notification(page)).toContainText(sentence);
      await expect(form.getByLabel('Subjek')).toHaveValue('Bertanya');
      await notification(page).getByRole('button', { name: 'Tutup pemberitahuan' }).click();
    }
    letThrough();
    await form.getByRole('button', { name: 'Kirim Pesan' }).click();
    await expect(notification(page)).toContainText('Pesan Terkirim!');
    problems.length = 0;
  },
);

test(
  'a server that is starting again is given eight seconds, then the list can be asked for again',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.clock.install();
    const letThrough = await answerWith(page, 'GET', '**/rest/v1/yayasan*', () => ({
      status: 503,
      contentType: 'text/plain',
      body: 'no healthy upstream',
    }));
    await page.goto('/data-yayasan');
    const retry = page.getByRole('button', { name: 'Coba Lagi' });
    for (let second = 0; second < 8; second += 1) {
      await page.clock.runFor(1000);
      // Requests of this second are answered before the clock moves on.
      await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    }
    await expect(retry).toBeVisible();
    letThrough();
    await retry.click();
    await expect(page.getByRole('article').first()).toBeVisible();
    problems.length = 0;
  },
);

test(
  'an upload that stalls for 30 seconds is given up, for an applicant and for an admin, and can be repeated',
  { tag: '@long' },
  async ({ page, siteUrl, problems }) => {
    let isSilent = true;
    await page.clock.install();
    await page.route('**/storage/v1/object/**', (route) => (isSilent ? undefined : route.fallback()));
    await page.goto('/kemitraan-strategis/investor-peralatan');
    const form = page.getByRole('form', { name: 'Formulir pendaftaran investor peralatan' });
    await formHydrated(form);
    await form.getByLabel('Proposal').setInputFiles(pdf);
    let asked = page.waitForRequest('**/storage/v1/object/**');
    await form.getByRole('button', { name: 'Unggah Proposal' }).click();
    await asked;
    await page.clock.runFor(31_000);
    await expect(notification(page)).toContainText('Unggah Gagal');
    await expect(notification(page)).toContainText('Server terlalu lama menjawab. Silakan coba lagi.');
    isSilent = false;
    await form.getByRole('button', { name: 'Unggah Proposal' }).click();
    await expect(notification(page)).toContainText('Unggah Berhasil');

    isSilent = true;
    await continueSession(page, await adminClient(siteUrl));
    await page.goto('/program#dokumen');
    const documents = page.getByRole('region', { name: 'Dokumen dan regulasi' });
    const title = `Surat uji ${Date.now()}`;
    asked = page.waitForRequest('**/storage/v1/object/**');
    await documents.getByLabel('File PDF').setInputFiles({ ...pdf, name: `${title}.pdf` });
    await asked;
    await page.clock.runFor(31_000);
    await expect(notification(page)).toContainText('Unggah Gagal');
    await expect(documents.getByRole('button', { name: 'Unggah PDF' })).toBeEnabled();
    problems.length = 0;
  },
);
