import type { Page } from '@playwright/test';
import { adminClient, continueSession } from './backend';
import { expect, notification, phone, tabTo, test } from './fixtures';

const map = (page: Page) => page.getByRole('list', { name: 'Peta SPPG per kabupaten dan kota' });
const tile = (page: Page, nama: string) => map(page).getByRole('link', { name: new RegExp(`^${nama}: `) });
const table = (page: Page) => page.getByRole('table', { name: 'SPPG menurut kabupaten, kota, dan keadaan' });

/** The numbers of a row of the table: one for each state, then all. */
async function numbersOf(page: Page, name: string): Promise<number[]> {
  const cells = table(page).getByRole('row', { name }).getByRole('cell');
  return (await cells.allTextContents()).map(Number);
}

test('a tap on the map filters the list and the address, a second takes it back, and Back undoes each', async ({
  page,
}) => {
  await page.goto('/program');
  const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
  await expect(map(page).getByRole('link')).toHaveCount(35);
  const klaten = tile(page, 'Kabupaten Klaten');
  await klaten.click();
  await expect(page).toHaveURL('/program?wilayah=Kabupaten+Klaten');
  await expect(klaten).toHaveAttribute('aria-current', 'true');
  await expect(network.getByText(/^Kabupaten Klaten: 4 SPPG \(2 Siap Bangun, .*\.$/)).toBeVisible();
  await expect(network.getByRole('combobox', { name: 'Kabupaten/Kota' })).toHaveValue('Kabupaten Klaten');
  await expect(network.getByRole('tab')).toHaveText([
    '2 Siap Bangun',
    '1 Proses Pembangunan',
    '1 Sudah Operasional',
  ]);

  await klaten.click();
  await expect(page).toHaveURL('/program');
  await expect(klaten).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(network.getByText(/^Kabupaten Klaten: 4 SPPG.*\.$/)).toBeVisible();
  await page.goBack();
  await expect(network.getByText('Pilih sebuah wilayah untuk melihat dapurnya saja.')).toBeVisible();
});

test('on Cek SPPG the map leads to the page of a district, and old links to its list do', async ({
  page,
}) => {
  await page.goto('/sppg?wilayah=Kabupaten+Klaten');
  await expect(page).toHaveURL('/wilayah/kabupaten-klaten');
  const kitchens = page.getByRole('table').getByRole('link');
  await expect(kitchens).toHaveText([
    'SPPG Ceper Kidul',
    'SPPG Delanggu Wetan',
    'SPPG Jatinom Kulon',
    'SPPG Wedi',
  ]);
  await page.getByRole('link', { name: 'Peta Jawa Tengah' }).click();
  await expect(page).toHaveURL('/sppg#peta');
  await tile(page, 'Kota Tegal').click();
  await expect(page).toHaveURL('/wilayah/kota-tegal');
  await expect(page.getByRole('heading', { level: 1, name: 'Kota Tegal' })).toBeInViewport();

  await kitchens.click();
  await expect(page).toHaveURL(/\/sppg\/SPPG-3376-/);
  const answer = page.getByRole('article');
  await expect(answer).toContainText('Ada dalam daftar kami');
  await answer.getByRole('link', { name: 'Kota Tegal' }).first().click();
  await expect(page).toHaveURL('/wilayah/kota-tegal');
});

test('the page of a district is read without JavaScript, and with few kitchens is one sheet of paper', async ({
  page,
  browser,
  siteUrl,
}) => {
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(`${siteUrl}/wilayah/kabupaten-banyumas`);
  await expect(
    reader.getByText(/^3 SPPG yang kami konfirmasi: .* Keadaan per \d+ \w+ 2\d{3}\.$/),
  ).toBeVisible();
  await expect(reader.getByRole('table').getByRole('row')).toHaveCount(4);
  await expect(reader.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await reader.close();

  for (const nama of ['kabupaten-banyumas', 'kabupaten-blora', 'kota-semarang', 'kabupaten-brebes']) {
    await page.goto(`/wilayah/${nama}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), nama).toHaveLength(1);
  }
});

test(
  'the numbers add up with the SPPG of no district, and follow what an admin changes',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const api = await adminClient(siteUrl);
    const code = `PETA-${Date.now()}`;
    const { data: yayasan } = await api.from('yayasan').select('id').limit(1).single().throwOnError();
    await api
      .from('sppg')
      .insert({ kode_unik_pendaftaran: code, nama: 'SPPG Peta', lokasi: 'Jalan Tes', yayasan_id: yayasan.id })
      .throwOnError();
    // Those that have closed are not counted.
    const { count } = await api
      .from('sppg')
      .select('*', { count: 'exact', head: true })
      .is('ditutup_pada', null)
      .throwOnError();

    await continueSession(page, api);
    await page.goto(`/sppg?kode=${code}`);
    await expect(page.getByText('1 SPPG belum bercatatan wilayah.')).toBeVisible();
    const districts = await Promise.all(
      (await table(page).getByRole('rowheader').allTextContents())
        .slice(0, 35)
        .map((name) => numbersOf(page, name)),
    );
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(districts.map((numbers) => numbers.at(-1) ?? 0)) + 1).toBe(count);
    expect((await numbersOf(page, 'Semua')).at(-1)).toBe(count);
    expect(await numbersOf(page, 'Belum dicatat')).toEqual([1, 0, 0, 0, 1]);
    expect(await numbersOf(page, 'Kabupaten Brebes')).toEqual([0, 0, 0, 0, 0]);

    await page.getByRole('button', { name: 'Edit SPPG Peta' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Kabupaten/Kota' }).selectOption('Kabupaten Brebes');
    await form.getByRole('button', { name: /^Simpan/ }).click();
    await expect(notification(page)).toContainText('SPPG Peta');
    await expect(tile(page, 'Kabupaten Brebes')).toHaveAccessibleName(
      'Kabupaten Brebes: 1 SPPG (1 Siap Bangun)',
    );
    await expect(page.getByText('1 SPPG belum bercatatan wilayah.')).toBeHidden();
  },
);

test('on a phone a list has the same facts; a choice leads to its page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/sppg');
  await expect(map(page)).toBeHidden();
  await page.getByText('Pilih kabupaten atau kota').click();
  const rows = page.getByRole('group').filter({ hasText: 'Pilih kabupaten atau kota' }).getByRole('link');
  await expect(rows).toHaveCount(35);
  await expect(rows.first()).toHaveText('Kabupaten Banjarnegara1');
  await rows.filter({ hasText: 'Kabupaten Klaten' }).click();
  await expect(page).toHaveURL('/wilayah/kabupaten-klaten');
  await expect(page.getByRole('table').getByRole('link', { name: 'SPPG Wedi' })).toBeVisible();
});

test('by keyboard alone: a district is chosen, and the focus stays on the map', async ({ page }) => {
  await page.goto('/program');
  const demak = tile(page, 'Kabupaten Demak');
  await expect(demak).toBeVisible();
  await tabTo(demak);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/program?wilayah=Kabupaten+Demak');
  await expect(demak).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Kabupaten Demak: 2 SPPG' })).toBeVisible();
});

test(
  'a map that fails says so beside a list that works, and comes on request',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.route('**/rest/v1/sppg_per_wilayah*', (route) => route.abort());
    await page.goto('/program');
    const network = page.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
    await expect(network.getByRole('alert')).toContainText('Peta gagal dimuat.');
    await expect(network.getByText('60 SPPG terdaftar.')).toBeVisible();
    await page.unroute('**/rest/v1/sppg_per_wilayah*');
    await network.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(map(page).getByRole('link')).toHaveCount(35);
    problems.length = 0;
  },
);

test('on paper and in forced colours the map keeps its tiles and its bars their colours', async ({
  page,
}) => {
  await page.goto('/sppg');
  const bar = tile(page, 'Kota Semarang').locator('[aria-hidden] > *');
  const colours = () =>
    bar.evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).backgroundColor)).size);
  await expect(bar).toHaveCount(3);
  // The more SPPG, the greener.
  const tints = [
    'Kabupaten Rembang',
    'Kota Tegal',
    'Kabupaten Demak',
    'Kabupaten Klaten',
    'Kota Semarang',
  ].map((nama) => tile(page, nama).evaluate((element) => getComputedStyle(element).backgroundColor));
  expect(new Set(await Promise.all(tints)).size).toBe(5);
  await expect(page.getByRole('list', { name: 'Arti warna petak' }).getByRole('listitem')).toHaveText([
    '1',
    '2–3',
    '4–5',
    '6–7',
  ]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await colours()).toBe(3);
  await expect(tile(page, 'Kota Semarang')).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(map(page).getByRole('link').first()).toBeVisible();
  await expect(bar.first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(tile(page, 'Kota Semarang')).toHaveCSS('print-color-adjust', 'exact');
});
