import type { Locator, Page } from '@playwright/test';
import { errorCatalogue, type Situation, theMessage } from '../error-catalogue';
import { adminClient, continueSession } from './backend';
import { expect, formHydrated, notification, phone, test } from './fixtures';
import { sessionStorageKey } from '../../src/lib/supabase/stored-session';

/** A message that no code, constraint or status explains. */
const message = 'Pesan uji server';

interface Stage {
  page: Page;
  siteUrl: string;
  /** Makes the server refuse requests until the situation is over, with the message or without any. */
  refuse: (method: string, url: string, body?: object) => Promise<void>;
}

const pdf = { name: 'Panduan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

const rows = (table: string) => `**/rest/v1/${table}*`;
const files = '**/storage/v1/object/**';

const documents = (page: Page) => page.getByRole('region', { name: 'Dokumen dan regulasi' });

/** Opens a page, unless the situation before has left it open. */
async function visit(page: Page, path: string) {
  if (!page.url().endsWith(path)) await page.goto(path);
}

async function asAdmin({ page, siteUrl }: Stage, path: string) {
  if (!page.url().endsWith(path)) await continueSession(page, await adminClient(siteUrl));
  await visit(page, path);
}

/** Closes what a situation has left open, without what was typed. */
async function tidyUp(page: Page) {
  await page.unrouteAll();
  await notification(page).getByRole('button', { name: 'Tutup' }).click();
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const discard = page.getByRole('button', { name: 'Buang Isian' });
  await expect(async () => {
    if (await open.first().isVisible()) await page.keyboard.press('Escape');
    if (await discard.isVisible()) await discard.click();
    await expect(open.or(notification(page))).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function openLogin(page: Page, button?: string) {
  await visit(page, '/tentang');
  await page.getByRole('button', { name: 'Login Admin' }).click();
  const dialog = page.getByRole('dialog');
  if (button) await dialog.getByRole('button', { name: button }).click();
  await dialog.getByLabel('Email').fill('baru@contoh.id');
  await dialog.getByLabel('Kata sandi').fill('nasi-liwet-2026');
  return dialog;
}

async function openForm(page: Page, path: string, name: string) {
  await visit(page, path);
  const form = page.getByRole('form', { name });
  await formHydrated(form);
  return form;
}

const openInvestorForm = (page: Page) =>
  openForm(page, '/kemitraan-strategis/investor-peralatan', 'Formulir pendaftaran investor peralatan');

async function fillSppg(dialog: Locator) {
  await dialog.getByLabel('Kode Unik Pendaftaran').fill('UJI-KATALOG');
  await dialog.getByLabel('Nama SPPG').fill('SPPG Katalog');
  await dialog.getByLabel('Lokasi (alamat)').fill('Jalan Uji No. 1, Kota Semarang');
}

/** Unfolds the card of a foundation. */
async function unfold(card: Locator) {
  const heading = card.getByRole('heading').getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
}

/** Adds an SPPG on one of the two pages. */
async function addSppg(stage: Stage, where: 'network' | 'foundation') {
  const { page } = stage;
  await asAdmin(stage, where === 'network' ? '/program#jaringan-sppg' : '/data-yayasan');
  if (where === 'network') {
    await page.getByRole('button', { name: 'Tambah Data SPPG Baru' }).click();
  } else {
    const card = page.getByRole('article').first();
    await unfold(card);
    await card.getByRole('button', { name: 'Tambah SPPG' }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'Tambah SPPG Baru' });
  await fillSppg(dialog);
  if (where === 'network') await dialog.getByLabel('Yayasan').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  return async () => expect(dialog.getByLabel('Nama SPPG')).toHaveValue('SPPG Katalog');
}

async function changeSppg(stage: Stage, verb: 'Edit' | 'Hapus', where: 'network' | 'foundation') {
  const { page } = stage;
  await asAdmin(stage, where === 'network' ? '/program#jaringan-sppg' : '/data-yayasan');
  if (where === 'foundation') {
    await unfold(
      page
        .getByRole('article')
        .filter({ hasText: /[1-9]\d* SPPG/ })
        .first(),
    );
  }
  await page
    .getByRole('button', { name: new RegExp(`^${verb} SPPG`) })
    .first()
    .click();
  if (verb === 'Hapus') {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    return undefined;
  }
  const dialog = page.getByRole('dialog', { name: 'Edit SPPG' });
  await dialog.getByLabel('Nama SPPG').fill('SPPG Katalog');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  return async () => expect(dialog.getByLabel('Nama SPPG')).toHaveValue('SPPG Katalog');
}

async function apply(form: Locator) {
  await form.getByLabel('Nama kontak').fill('Sekar Tes');
  await form.getByLabel('Email').fill('sekar@contoh.id');
  await form.getByRole('button', { name: 'Kirim Pengajuan' }).click();
  return async () => expect(form.getByLabel('Nama kontak')).toHaveValue('Sekar Tes');
}

async function uploadProposal(form: Locator) {
  await form.getByLabel('Proposal').setInputFiles(pdf);
  await form.getByRole('button', { name: 'Unggah Proposal' }).click();
  return undefined;
}

/** Brings a situation about; may give what must also hold on the page, such as that nothing typed is lost. */
type Act = (stage: Stage) => Promise<(() => Promise<void>) | undefined>;

const forms = [
  ['peluang-investasi', 'Formulir pendaftaran investasi'],
  ['kemitraan-rantai-pasok', 'Formulir pendaftaran pemasok'],
  ['investor-peralatan', 'Formulir pendaftaran investor peralatan'],
] as const;

/** Every way to each situation, by where it happens. */
const ways: Record<Situation, Record<string, Act>> = {
  'Sign-in failure': {
    async login({ page, refuse }) {
      await refuse('POST', '**/auth/v1/token*');
      const dialog = await openLogin(page);
      await dialog.getByRole('button', { name: 'Login' }).click();
      return async () => expect(dialog.getByRole('alert')).toHaveText(message);
    },
  },
  'Sign-up failure': {
    async login({ page, refuse }) {
      await refuse('POST', '**/auth/v1/signup*');
      const dialog = await openLogin(page, 'Daftar disini');
      await dialog.getByRole('button', { name: 'Daftar', exact: true }).click();
      return async () => expect(dialog.getByRole('alert')).toHaveText(message);
    },
  },
  'Sign-out failure': {
    async menu(stage) {
      await asAdmin(stage, '/tentang');
      await stage.refuse('POST', '**/auth/v1/logout*');
      await stage.page.getByRole('button', { name: 'Logout' }).click();
      return undefined;
    },
  },
  'Document list load failure': {
    async 'documents, while they load'({ page, refuse }) {
      await refuse('GET', rows('program_documents'));
      await page.goto('/program#dokumen');
      return undefined;
    },
  },
  'Document upload failure': {
    async 'documents, as an admin'(stage) {
      await asAdmin(stage, '/program#dokumen');
      await stage.refuse('POST', files);
      await documents(stage.page).getByLabel('File PDF').setInputFiles(pdf);
      return undefined;
    },
  },
  'Document delete failure': {
    async 'documents, as an admin'(stage) {
      await asAdmin(stage, '/program#dokumen');
      await stage.refuse('DELETE', rows('program_documents'));
      await stage.refuse('DELETE', files);
      await documents(stage.page)
        .getByRole('button', { name: /^Hapus/ })
        .first()
        .click();
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
      return undefined;
    },
  },
  'Wrong document type': {
    async 'documents, as an admin'(stage) {
      await asAdmin(stage, '/program#dokumen');
      await documents(stage.page)
        .getByLabel('File PDF')
        .setInputFiles({ ...pdf, name: 'Panduan.docx' });
      return undefined;
    },
  },
  'Delete when signed out': {
    async 'documents, as an admin'(stage) {
      await asAdmin(stage, '/program#dokumen');
      await documents(stage.page)
        .getByRole('button', { name: /^Hapus/ })
        .first()
        .click();
      await stage.page.evaluate(() => localStorage.clear());
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
      return undefined;
    },
  },
  'Clipboard copy failure': {
    async 'documents, as a visitor'({ page }) {
      await page.goto('/program#dokumen');
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await documents(page)
        .getByRole('button', { name: /^Bagikan/ })
        .first()
        .click();
      return undefined;
    },
  },
  'SPPG load failure': {
    async 'network, while it loads'({ page, refuse }) {
      await refuse('GET', rows('sppg'));
      await page.goto('/program#jaringan-sppg');
      return undefined;
    },
  },
  'SPPG update failure': {
    async 'network, as an admin'(stage) {
      await stage.refuse('PATCH', rows('sppg'));
      return changeSppg(stage, 'Edit', 'network');
    },
    async 'foundations, as an admin'(stage) {
      await stage.refuse('PATCH', rows('sppg'));
      return changeSppg(stage, 'Edit', 'foundation');
    },
  },
  'SPPG create failure': {
    async 'network, as an admin'(stage) {
      await stage.refuse('POST', rows('sppg'));
      return addSppg(stage, 'network');
    },
    async 'foundations, as an admin'(stage) {
      await stage.refuse('POST', rows('sppg'));
      return addSppg(stage, 'foundation');
    },
  },
  'SPPG save failure without a message': {
    async 'foundations, as an admin'(stage) {
      await stage.refuse('POST', rows('sppg'), {});
      return addSppg(stage, 'foundation');
    },
  },
  'SPPG delete failure': {
    async 'network, as an admin'(stage) {
      await stage.refuse('DELETE', rows('sppg'));
      return changeSppg(stage, 'Hapus', 'network');
    },
    async 'foundations, as an admin'(stage) {
      await stage.refuse('DELETE', rows('sppg'));
      return changeSppg(stage, 'Hapus', 'foundation');
    },
  },
  'SPPG delete failure without a message': {
    async 'foundations, as an admin'(stage) {
      await stage.refuse('DELETE', rows('sppg'), {});
      return changeSppg(stage, 'Hapus', 'foundation');
    },
  },
  'Foundation load failure': {
    async 'foundations, while they load'({ page, refuse }) {
      await refuse('GET', rows('yayasan'));
      await page.goto('/data-yayasan');
      return async () =>
        expect(page.getByText('Gagal memuat data yayasan. Silakan coba lagi nanti.')).toBeVisible();
    },
  },
  'Contact message failure': {
    async contact({ page, refuse }) {
      await refuse('POST', rows('contact_messages'));
      const form = await openForm(page, '/kontak', 'Formulir pesan');
      const values = { Nama: 'Sekar', Email: 'sekar@contoh.id', Subjek: 'Bertanya' };
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
      await form.getByLabel('Pesan', { exact: true }).fill('Halo');
      await form.getByRole('button', { name: 'Kirim Pesan' }).click();
      return async () => expect(form.getByLabel('Subjek')).toHaveValue('Bertanya');
    },
  },
  'Partnership failure': Object.fromEntries(
    forms.map(([page, name]): [string, Act] => [
      page,
      async (stage) => {
        await stage.refuse('POST', rows('partnership_applications'));
        return apply(await openForm(stage.page, `/kemitraan-strategis/${page}`, name));
      },
    ]),
  ),
  'Proposal upload failure': {
    async 'investor-peralatan'({ page, refuse }) {
      await refuse('POST', files);
      return uploadProposal(await openInvestorForm(page));
    },
  },
  'Proposal upload failure without a message': {
    async 'investor-peralatan'({ page, refuse }) {
      await refuse('POST', files, {});
      return uploadProposal(await openInvestorForm(page));
    },
  },
  'Incomplete partnership form': {
    async 'investor-peralatan'({ page }) {
      const form = await openInvestorForm(page);
      await form.getByLabel('Nama kontak').clear();
      await form.getByLabel('Email').clear();
      await form.getByRole('button', { name: 'Kirim Pengajuan' }).click();
      return undefined;
    },
  },
};

const places = new Set(Object.values(ways).flatMap((acts) => Object.keys(acts)));

for (const place of places) {
  // Page tests hold all of it, too.
  const tag = place === 'contact' || place === 'login' ? [] : '@long';
  test(`what the error catalogue says: ${place}`, { tag }, async ({ page, siteUrl, problems }) => {
    const refuse: Stage['refuse'] = async (method, url, body = { message }) => {
      await page.route(url, (route) => {
        if (route.request().method() !== method) return route.fallback();
        return route.fulfill({ status: 400, json: body });
      });
    };
    for (const { situation, title, description } of errorCatalogue) {
      const act = ways[situation][place];
      if (!act) continue;
      await test.step(situation, async () => {
        const holds = await act({ page, siteUrl, refuse });
        const toast = notification(page);
        await expect(toast).toContainText(title);
        const said = description === theMessage ? message : description;
        // The message stands alone, without words around it.
        if (said) await expect(toast.getByText(said, { exact: true })).toBeVisible();
        await holds?.();
        await tidyUp(page);
      });
    }
    problems.length = 0;
  });
}

for (const viewport of [phone, { width: 1280, height: 720 }]) {
  const tag = viewport === phone ? [] : '@long';
  test(
    `who can’t log out because the server is down ends the session on this device, ${viewport.width} px`,
    { tag },
    async ({ page, siteUrl, problems }) => {
      await page.setViewportSize(viewport);
      // Not by an init script, which would sign in again after the reload.
      const { data } = await (await adminClient(siteUrl)).auth.getSession();
      await page.goto('/tentang');
      await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
        sessionStorageKey,
        JSON.stringify(data.session),
      ] as const);
      await page.reload();
      await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503, body: '' }));
      if (viewport === phone) await page.getByRole('button', { name: 'Buka menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(notification(page)).toContainText('Gagal Logout');
      await expect(notification(page)).toContainText('Server sedang bermasalah. Silakan coba lagi nanti.');
      await notification(page).getByRole('button', { name: 'Keluar dari perangkat ini' }).click();
      await expect(notification(page)).toContainText('Logout Berhasil!');
      await page.reload();
      if (viewport === phone) await page.getByRole('button', { name: 'Buka menu' }).click();
      await expect(page.getByRole('button', { name: 'Login Admin' })).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionStorageKey)).toBeNull();
      problems.length = 0;
    },
  );
}
