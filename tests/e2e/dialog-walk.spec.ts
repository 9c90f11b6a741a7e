import type { Locator, Page } from '@playwright/test';
import { paths, sppgPath } from '../../src/config/paths';
import { adminClient, continueSession } from './backend';
import { expect, notification, test } from './fixtures';

/** The dialogs of a page: the button that opens each, and its title. */
type Dialogs = [button: RegExp, title: string | RegExp][];

const deletion = 'Konfirmasi Penghapusan';
const kitchen = sppgPath('SPPG-3374-002');

const walks: { path: string; dialogs: Dialogs; tag?: '@long' }[] = [
  {
    path: kitchen,
    dialogs: [
      [/^Laporkan kejadian/, 'Laporkan kejadian'],
      [/^Tambah sekolah/, 'Tambah Sekolah'],
      [/^Tempel dari CSV/, 'Tempel Sekolah dari CSV'],
      [/^Edit SPPG/, 'Edit SPPG'],
      [/^Tutup dapur/, 'Tutup Dapur'],
      [/^Hapus SPPG/, deletion],
      [/^Tambah perkembangan/, 'Tambah Perkembangan'],
      [/^Catat penghentian/, 'Catat Penghentian'],
      [/^Catat inspeksi/, 'Catat Inspeksi'],
      [/^Edit inspeksi/, 'Edit Inspeksi'],
      [/^Hapus inspeksi/, 'Hapus catatan inspeksi ini?'],
    ],
  },
  {
    path: sppgPath('SPPG-3302-003'),
    tag: '@long',
    dialogs: [
      [/^Edit penghentian/, 'Edit Penghentian'],
      [/^Hapus penghentian/, /^Hapus/],
    ],
  },
  {
    path: sppgPath('SPPG-3374-004'),
    tag: '@long',
    dialogs: [
      [/^Edit perkembangan/, 'Edit Perkembangan'],
      [/^Hapus perkembangan/, /^Hapus/],
    ],
  },
  {
    path: paths.program,
    tag: '@long',
    dialogs: [
      [/^Hapus Panduan/, deletion],
      [/^Tambah Data SPPG Baru/, 'Tambah SPPG Baru'],
      [/^Edit SPPG/, 'Edit SPPG'],
      [/^Hapus SPPG/, deletion],
    ],
  },
  {
    path: paths.dataYayasan,
    tag: '@long',
    dialogs: [
      [/^Tambah Yayasan/, 'Tambah Yayasan Baru'],
      [/^Impor CSV/, 'Impor SPPG dari CSV'],
    ],
  },
  {
    path: paths.direktoriKontak,
    tag: '@long',
    dialogs: [
      [/^Edit kontak/, 'Edit Kontak'],
      [/^Hapus kontak/, deletion],
    ],
  },
  {
    path: paths.adminSppg,
    tag: '@long',
    dialogs: [
      [/^Tambah SPPG/, 'Tambah SPPG Baru'],
      [/^Impor CSV/, 'Impor SPPG dari CSV'],
      [/^Tambah perkembangan/, 'Tambah Perkembangan'],
      [/^Edit SPPG/, 'Edit SPPG'],
      [/^Tutup dapur/, 'Tutup Dapur'],
    ],
  },
  {
    path: paths.adminCertificates,
    tag: '@long',
    dialogs: [
      [/^Tambah Sertifikat/, 'Tambah Sertifikat'],
      [/^Tempel dari CSV/, 'Tempel Sertifikat dari CSV'],
      [/^Halal SPPG/, /Sertifikat$/],
    ],
  },
  {
    path: paths.adminDocuments,
    tag: '@long',
    dialogs: [
      [/^Edit Panduan/, 'Edit Dokumen'],
      [/^Edisi baru/, 'Unggah Edisi Baru'],
      [/^Hapus Panduan/, deletion],
    ],
  },
  {
    path: paths.adminInbox,
    tag: '@long',
    dialogs: [[/^Pintasan/, 'Pintasan papan ketik']],
  },
  {
    path: paths.adminUsers,
    tag: '@long',
    dialogs: [[/^Undang lewat email/, 'Undang lewat Email']],
  },
  {
    path: paths.adminAudit,
    tag: '@long',
    dialogs: [[/^Batalkan perubahan satu akun/, 'Batalkan perubahan satu akun']],
  },
  {
    path: `${paths.adminContent}?bagian=galeri`,
    tag: '@long',
    dialogs: [
      [/^Tambah Foto/, 'Tambah Foto'],
      [/^Edit /, 'Edit Foto'],
    ],
  },
  {
    path: `${paths.adminContent}?bagian=tanya-jawab`,
    tag: '@long',
    dialogs: [
      [/^Tambah Tanya Jawab/, 'Tambah Tanya Jawab'],
      [/^Edit /, 'Edit Tanya Jawab'],
    ],
  },
  {
    path: `${paths.adminContent}?bagian=lowongan`,
    tag: '@long',
    dialogs: [[/^Tambah Lowongan/, 'Tambah Lowongan']],
  },
];

/**
 * What a new form may have filled in: what a kitchen is already, the first word of the specification, and days of what we do
 * ourselves. Never who says so, a result, or the day of an authority.
 */
const filledIn: Record<string, string[]> = {
  'Laporkan kejadian': ['Hari kejadian'],
  'Tutup Dapur': ['Hari tutup'],
  'Tambah Perkembangan': ['Tanggal', 'Status Verifikasi'],
  'Tambah SPPG Baru': ['Status Pengajuan', 'Status Verifikasi', 'Status Bangunan'],
  'Tambah Sertifikat': ['Jenis'],
  'Undang lewat Email': ['Peran'],
  'Batalkan perubahan satu akun': ['Dari (WIB)', 'Sampai (WIB)'],
};

/** The choices, days and ticks of a dialog that are filled in. */
const filled = (dialog: Locator) =>
  dialog.evaluate((node) =>
    [...node.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')]
      .filter((field) => (/^(checkbox|radio)$/.test(field.type) ? field.matches(':checked') : field.value))
      .filter(({ type }) => /^(select|date|checkbox|radio)/.test(type))
      .map((field) => field.labels?.[0]?.firstElementChild?.textContent ?? field.labels?.[0]?.textContent),
  );

const place = (page: Page) => page.evaluate(() => scrollY);

for (const { path, dialogs, tag = [] } of walks)
  test(
    `each dialog of ${path} leaves the page where it is, has the focus, says nothing for anybody, and is closed by Back`,
    { tag },
    async ({ page, siteUrl }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await continueSession(page, await adminClient(siteUrl));
      await page.goto(path);
      for (const [name, title] of dialogs) {
        const button = page.getByRole('main').getByRole('button', { name }).first();
        const dialog = page
          .getByRole('dialog', { name: title })
          .or(page.getByRole('alertdialog', { name: title }));
        // The first press opens it, in the middle of the screen, so that it scrolls nothing itself.
        await button.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const before = await place(page);
        await button.click();
        await expect(dialog).toBeVisible();
        await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1);
        expect(await place(page), `${name} opened`).toBe(before);
        const heading = await dialog.getByRole('heading').first().innerText();
        if (!/^(Edit|Perpanjang|Pintasan)/.test(heading))
          expect(await filled(dialog), heading).toEqual(filledIn[heading] ?? []);
        expect(await dialog.evaluate((node) => node.contains(document.activeElement)), `${name}`).toBe(true);
        await page.goBack();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
        expect(await place(page), `${name} closed`).toBe(before);
        await expect(page).toHaveURL(siteUrl + path);
      }
    },
  );

test('offline a report keeps its text, says how it is sent, and is, while the page behind stays', async ({
  page,
  siteUrl,
  problems,
}) => {
  await continueSession(page, await adminClient(siteUrl));
  await page.goto(kitchen);
  const button = page.getByRole('button', { name: 'Laporkan kejadian' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Laporkan kejadian' });
  await dialog.getByRole('button', { name: 'Makanan ditarik' }).click();
  const publish = dialog.getByRole('button', { name: 'Terbitkan' });
  await expect(publish).toBeEnabled();

  await page.context().setOffline(true);
  await publish.click();
  await expect(dialog.getByText(/^Server belum menjawab\. Isian ini tetap di sini/)).toBeVisible();
  // The page has tried to read what is new, and given up.
  await expect(page.getByText(/belum bisa dimuat ulang/).first()).toBeAttached({ timeout: 20_000 });
  await expect(dialog.getByText('Begini terbacanya oleh semua orang, begitu diterbitkan:')).toBeVisible();
  await expect(page.locator('main').getByText('Sudah Operasional').first()).toBeAttached();
  await page.context().setOffline(false);
  await publish.click();
  await expect(notification(page)).toContainText('Kejadian Terbit');
  await expect(dialog).toBeHidden();
  problems.length = 0;
});
