import type { Page } from '@playwright/test';
import { FORGET_CLIENTS } from '../forget-clients';
import { adminClient, continueSession } from './backend';
import { expect, formHydrated, holdBack, hydrated, notification, test } from './fixtures';

/**
 * Does to a page what Chrome's translation does: each text is replaced by one inside two <font> elements, at once and
 * whenever the page changes. React does not know of it.
 */
async function translate(page: Page) {
  await page.evaluate(() => {
    function translateText(text: Node) {
      const isShown = !text.parentElement?.closest('font, script, style, textarea, title');
      if (!isShown || !text.textContent?.trim()) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.textContent);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    function translateAll(root: Node) {
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translateText(text);
    }
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const stillThere = async (page: Page) => {
  await expect(page.getByText(/Halaman ini gagal ditampilkan|Oops!/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name, exact: true }).click();

test('visitors use every form and list of a translated page', { tag: '@long' }, async ({ page, backend }) => {
  await backend.sql(FORGET_CLIENTS);
  await page.goto('/');
  await hydrated(page);
  await translate(page);

  await follow(page, 'Kontak');
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(form.getByText('Nama wajib diisi.')).toBeVisible();
  await form.getByLabel('Nama').fill('Sekar Tes');
  await form.getByLabel('Email').fill('sekar@contoh.id');
  await form.getByLabel('Subjek').fill('Bertanya');
  await form.getByLabel('Pesan', { exact: true }).fill('Selamat pagi.');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  const sent = form.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/);
  const code = await sent.innerText();
  await stillThere(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Lacak Pesan & Pengajuan' }).click();
  await page.getByLabel('Kode lacak').fill(code);
  await page.getByRole('button', { name: 'Lacak', exact: true }).click();
  await expect(page.getByText('Sudah kami terima')).toBeVisible();
  await stillThere(page);

  await follow(page, 'Cek SPPG');
  for (const [text, answer] of [
    ['SPPG-9999-999', 'Kode ini tidak ada dalam daftar kami.'],
    ['SPPG-3374-001', 'SPPG-3374-001'],
    ['ab', 'Tulis sedikitnya 3 huruf atau angka.'],
  ] as const) {
    await page.getByLabel('Kode atau nama dapur').fill(text);
    await page.getByRole('button', { name: 'Periksa' }).click();
    await expect(page.getByRole('main')).toContainText(answer);
  }
  await stillThere(page);

  for (const [name, label] of [
    ['Program MBG & SPPG', 'Cari SPPG'],
    ['Data Yayasan', 'Cari SPPG'],
    ['Struktur Organisasi', 'Cari kontak regional'],
  ] as const) {
    await follow(page, name);
    for (const text of ['semarang', 'tidak-ada-sama-sekali', '']) {
      await page.getByLabel(label).fill(text);
      await stillThere(page);
    }
  }
});

for (const { path, name, label, tag = [] } of [
  { path: '/keluhan?sppg=SPPG-3374-001', name: 'Formulir keluhan', label: 'Apa yang terjadi?' },
  { path: '/kontak', name: 'Formulir pesan', label: 'Pesan', tag: '@long' },
])
  test(
    `what is typed at ${path}, translated before its scripts arrive, stays`,
    { tag },
    async ({ page, problems }) => {
      const letThrough = await holdBack(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      const form = page.getByRole('form', { name });
      const field = form.getByLabel(label, { exact: true });
      await field.fill('Nasi');
      const kind = form.getByLabel('Tentang apa?');
      if (path !== '/kontak') await kind.selectOption('Limbah');
      await translate(page);
      await field.pressSequentially(' basi.');
      letThrough();
      await hydrated(page);
      await formHydrated(form);
      await expect(field).toHaveValue('Nasi basi.');
      if (path !== '/kontak') await expect(kind).toHaveValue('limbah');
      await stillThere(page);
      // React says that it rendered the page anew.
      expect(problems.splice(0).join()).toContain('#418');
      // It is the form's own from now on.
      await field.fill('');
      await page.reload();
      await formHydrated(form);
      await expect(field).toHaveValue('');
    },
  );

test('admins edit, export and answer on a translated page', { tag: '@long' }, async ({ page, siteUrl }) => {
  await continueSession(page, await adminClient(siteUrl));
  await page.goto('/data-yayasan');
  await expect(page.getByRole('button', { name: 'Tambah Yayasan' })).toBeVisible();
  await translate(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  await download;
  await expect(notification(page)).toBeVisible();
  await page.getByRole('button', { name: 'Tambah Yayasan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Nama').fill(`Yayasan Terjemahan ${Date.now()}`);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await stillThere(page);

  for (const name of ['Ringkasan', 'Kotak Masuk', 'Sertifikat', 'Pengguna', 'Riwayat'])
    await test.step(name, async () => {
      await page
        .getByRole('navigation', { name: 'Halaman' })
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await page.waitForLoadState('networkidle');
      await stillThere(page);
    });
});
