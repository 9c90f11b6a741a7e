import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths, sppgPath } from '../../src/config/paths';
import { violations } from './axe';
import { adminClient, continueSession } from './backend';
import { expect, hydrated, mailedLink, notification, phone, tabTo, test } from './fixtures';

const unknown = 'Tautan ini tidak berlaku.';

/** Everything about requests that a server or another site could log. */
function followRequests(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  return seen;
}

test(
  'a foundation signs by the link of a mail, everyone reads it at once, it withdraws; a stranger’s link does nothing',
  { tag: '@long' },
  async ({ page, browser, siteUrl, backend, printed }) => {
    test.setTimeout(180_000);
    const id = randomUUID();
    const mark = randomBytes(3).toString('hex').toUpperCase();
    const email = `pengurus-${mark.toLowerCase()}@contoh.id`;
    const code = (number: number) => `SPPG-TTD-${mark}${number}`;
    await backend.sql('insert into public.yayasan (id, nama) values ($1, $2)', [id, `Yayasan Uji ${mark}`]);
    await backend.sql('insert into public.yayasan_kontak (yayasan_id, email) values ($1, $2)', [id, email]);
    for (const number of [1, 2])
      await backend.sql(
        `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id)
         values ($1, $2, 'Jalan Uji Nomor 12, Kecamatan Tembalang, Kota Semarang', $3)`,
        [code(number), `SPPG Tanda Tangan ${mark} ${number}`, id],
      );

    // An admin asks.
    await continueSession(page, await adminClient(siteUrl));
    await page.goto(`${paths.adminFoundations}?cari=${mark}`);
    const card = page.getByRole('article', { name: `Yayasan Uji ${mark}` });
    await expect(card).toContainText('Konfirmasinya belum pernah diminta.');
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: /^Minta konfirmasi/ }).dblclick();
    await expect(notification(page)).toContainText('Permintaan Konfirmasi Dikirim');
    await expect(card).toContainText(`lewat ${email}, menunggu jawaban sampai`);

    // A stranger has another link.
    const visit = async (url: string) => {
      const opened = await browser.newPage({ viewport: phone, locale: 'id-ID' });
      const seen = followRequests(opened);
      await opened.goto(url);
      await hydrated(opened);
      return { opened, seen };
    };
    const html = await (await page.request.get(paths.konfirmasiYayasan)).text();
    // Who waits for the script with a good link must not read that it is none.
    for (const refusal of [unknown, 'Buka halaman ini lewat tautan']) expect(html).not.toContain(refusal);
    const stranger = await visit(`${siteUrl}${paths.konfirmasiYayasan}#${'0'.repeat(64)}`);
    await expect(stranger.opened.getByText(unknown)).toBeVisible();
    await stranger.opened.close();

    // The foundation signs for one of the two, by the keyboard.
    const link = await mailedLink(printed, email);
    const token = new URL(link).hash.slice(1);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const foundation = await visit(link);
    const { opened } = foundation;
    await expect(opened.getByRole('heading', { name: `Yayasan Uji ${mark}` })).toBeVisible();
    await expect(opened).toHaveURL(siteUrl + paths.konfirmasiYayasan);
    expect(await violations(opened)).toEqual([]);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await tabTo(opened.getByRole('checkbox', { name: new RegExp(`${mark} 1`) }));
    await opened.keyboard.press('Space');
    await tabTo(opened.getByLabel('Nama Anda'));
    await opened.keyboard.type('Wening Contoh');
    await opened.keyboard.press('Tab');
    await opened.keyboard.type('Ketua pengurus');
    await opened.keyboard.press('Enter');
    await expect(opened.getByRole('heading', { name: 'Terima kasih' })).toBeFocused();
    expect(await violations(opened)).toEqual([]);
    expect(foundation.seen.filter((text) => text.includes(token))).toEqual([]);

    // What was signed before the build stands in the page's HTML.
    const built = await (await page.request.get(sppgPath('SPPG-3374-002'))).text();
    expect(built).toMatch(/Dikonfirmasi yayasan \d+ \w+ \d{4}/);
    // This at once, without a build, and of this kitchen alone.
    const visitor = (await visit(siteUrl + sppgPath(code(1)))).opened;
    await expect(visitor.getByText(/^Dikonfirmasi yayasan \d+ \w+ \d{4}/)).toBeVisible();
    await visitor.goto(siteUrl + sppgPath(code(2)));
    await expect(visitor.getByRole('heading', { name: `SPPG Tanda Tangan ${mark} 2` })).toBeVisible();
    await expect(visitor.getByText(/^Dikonfirmasi yayasan \d/)).toBeHidden();
    await page.reload();
    await expect(card).toContainText('oleh Wening Contoh, Ketua pengurus: 1 dari 2 SPPG');

    // Used, the link says what it has done, also as some mail programs escape it; that of the thanks withdraws.
    await opened.goto('about:blank');
    await opened.goto(link.replace('#', '%23'));
    await expect(opened.getByRole('heading', { name: 'Sudah dikonfirmasi' })).toBeVisible();
    await expect(opened).toHaveURL(siteUrl + paths.konfirmasiYayasan);
    await expect.poll(() => mailedLink(printed, email)).not.toBe(link);
    await opened.goto('about:blank');
    await opened.goto(await mailedLink(printed, email));
    await opened.getByRole('button', { name: 'Tarik konfirmasi' }).click();
    await expect(opened.getByRole('alertdialog')).toBeVisible();
    expect(await violations(opened)).toEqual([]);
    await opened.getByRole('alertdialog').getByRole('button', { name: 'Tarik' }).click();
    await expect(opened.getByRole('heading', { name: 'Konfirmasi ditarik' })).toBeFocused();
    await visitor.goto(siteUrl + sppgPath(code(1)));
    await expect(visitor.getByRole('heading', { name: `SPPG Tanda Tangan ${mark} 1` })).toBeVisible();
    await expect(visitor.getByText(/^Dikonfirmasi yayasan \d/)).toBeHidden();
    await opened.close();
    await visitor.close();
  },
);
