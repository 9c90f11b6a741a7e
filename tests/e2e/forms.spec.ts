import type { Page } from '@playwright/test';
import type { LocalStack } from '../../supabase/local/start-local-stack';
import {
  admin,
  expect,
  formHydrated,
  holdBack,
  hydrated,
  notification,
  scriptsWith,
  tabTo,
  test,
} from './fixtures';
import { FORGET_CLIENTS } from '../forget-clients';

// Resets the throttle: these tests send more than five messages in ten minutes.
const forgetWrites = async ({ backend }: { backend: LocalStack }) => {
  await backend.sql(FORGET_CLIENTS);
};
test.beforeEach(forgetWrites);
test.afterEach(forgetWrites);

/** Opens the page and waits until the form is hydrated. */
async function openForm(page: Page, path: string, name: string) {
  await page.goto(path);
  const form = page.getByRole('form', { name });
  await formHydrated(form);
  return form;
}

const openContactForm = (page: Page) => openForm(page, '/kontak', 'Formulir pesan');

test('a message written with the keyboard alone reaches the database', async ({ page, backend }) => {
  const subject = `Bertanya ${Date.now()}`;
  const form = await openContactForm(page);
  await page.getByRole('link', { name: 'Tulis pesan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#form-kontak$/);

  // Sending an empty form focuses the first invalid field, which shows its error.
  await tabTo(form.getByLabel('Nama'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nama')).toBeFocused();
  await expect(page.getByLabel('Nama')).toHaveAccessibleDescription('Nama wajib diisi.');
  await page.keyboard.type('Sekar Tes');
  await tabTo(form.getByLabel('Email'));
  await page.keyboard.type(' sekar@contoh.id ');
  await tabTo(form.getByLabel('Telepon'));
  await page.keyboard.type('0800-0000-0012');
  await tabTo(form.getByLabel('Subjek'));
  await page.keyboard.type(subject);
  await tabTo(form.getByLabel('Pesan', { exact: true }));
  await page.keyboard.type('Apakah dapur di Kabupaten Demak sudah buka?');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(/Permintaan tentang data pribadi/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(notification(page)).toContainText('Pesan Terkirim!');
  await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeFocused();
  await expect(page.getByLabel('Pesan', { exact: true })).toHaveValue('');
  const messages = await backend.sql(
    'select name, email, phone, message, status from public.contact_messages where subject = $1',
    [subject],
  );
  expect(messages).toEqual([
    {
      name: 'Sekar Tes',
      email: 'sekar@contoh.id',
      phone: '0800-0000-0012',
      message: 'Apakah dapur di Kabupaten Demak sudah buka?',
      status: 'Baru',
    },
  ]);
});

test('an application and its proposal reach the database, byte by byte', async ({ page, backend }) => {
  const contact_person = `Sekar Tes ${Date.now()}`;
  const proposal = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_500_000, 'dapur ')]);
  const form = await openForm(
    page,
    '/kemitraan-strategis/investor-peralatan',
    'Formulir pendaftaran investor peralatan',
  );
  await form.getByLabel('Nama kontak').fill(contact_person);
  await form.getByLabel('Nama perusahaan').fill('CV Dapur Tes');
  await form.getByLabel('Email').fill('sekar@contoh.id');
  await form
    .getByLabel('Proposal')
    .setInputFiles({ name: '../Usulan désa (é).PDF', mimeType: '', buffer: proposal });
  await form.getByRole('button', { name: 'Unggah Proposal' }).click();
  await expect(notification(page)).toContainText('Unggah Berhasil');
  await expect(form.getByRole('progressbar')).toHaveAttribute('value', '100');
  await form.getByRole('button', { name: 'Kirim Pengajuan' }).click();
  await expect(notification(page)).toContainText('Pengajuan Terkirim');
  await expect(form.getByLabel('Nama kontak')).toHaveValue('');

  const applications = await backend.sql<{ document_url: string }>(
    'select opportunity_id, company_name, email, phone, document_url from public.partnership_applications where contact_person = $1',
    [contact_person],
  );
  expect(applications).toEqual([
    {
      opportunity_id: 'investasi_peralatan',
      company_name: 'CV Dapur Tes',
      email: 'sekar@contoh.id',
      phone: null,
      document_url: expect.stringMatching(
        /^http:.*\/storage\/v1\/object\/public\/collaboration_documents\/partnership_proposals\/investasi_peralatan\/anonymous\/\d{13}_[^/]+\.pdf$/,
      ),
    },
  ]);

  const publicUrl = applications[0]?.document_url ?? '';
  const name = publicUrl.replace(/^.*\/collaboration_documents\//, '');
  const files = await backend.sql<{ metadata: Record<string, unknown> }>(
    "select metadata from storage.objects where bucket_id = 'collaboration_documents' and name = $1",
    [name],
  );
  expect(files[0]?.metadata).toMatchObject({
    mimetype: 'application/pdf',
    size: proposal.length,
    cacheControl: expect.stringContaining('3600'),
  });
  // The public URL is refused; an admin opens the file.
  expect((await page.request.get(publicUrl)).ok()).toBe(false);
  const signIn = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: backend.anonKey },
    data: admin,
  });
  const { access_token } = await signIn.json();
  const headers = { apikey: backend.anonKey, authorization: `Bearer ${access_token}` };
  const [application] = await backend.sql<{ id: string }>(
    'select id from public.partnership_applications where contact_person = $1',
    [contact_person],
  );
  const signed = await page.request.post('/functions/v1/buka-proposal', {
    headers,
    data: { application_id: application?.id },
  });
  const { signedURL } = await signed.json();
  const opened = await page.request.get(`/storage/v1${signedURL}`);
  expect(proposal.equals(await opened.body())).toBe(true);
});

test('what is typed before hydration is kept, without a layout shift', { tag: '@long' }, async ({ page }) => {
  const letThrough = await holdBack(page, '**/*.js');
  await page.goto('/kontak', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sekar Tes');
  const before = await form.boundingBox();
  letThrough();
  await formHydrated(form);
  await expect(form.getByLabel('Nama')).toHaveValue('Sekar Tes');
  expect(await form.boundingBox()).toEqual(before);
});

/** What extensions do to fields. */
async function putMarkupIn(page: Page) {
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('main input'))
      input.insertAdjacentElement('afterend', document.createElement('div'));
  });
}

for (const { path, label, tag = [] } of [
  { path: '/kontak', label: 'Nama' },
  { path: '/lacak', label: 'Kode lacak', tag: '@long' },
  { path: '/sppg', label: 'Kode atau nama dapur', tag: '@long' },
])
  test(
    `what an extension puts beside the fields of ${path} before hydration costs no text`,
    { tag },
    async ({ page, problems }) => {
      const letThrough = await holdBack(page, '**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByLabel(label, { exact: true });
      await field.fill('Sekar Tes');
      await putMarkupIn(page);
      letThrough();
      await hydrated(page);
      await expect(page.locator('main form')).not.toHaveAttribute('method', 'dialog');
      await expect(field).toHaveValue('Sekar Tes');
      // React says that it rendered the form anew.
      expect(problems.splice(0).join()).toContain('#418');
    },
  );

test('no control of a form is disabled before hydration, and a file chosen then stays', async ({ page }) => {
  const letThrough = await holdBack(page, '**/*.js');
  await page.goto('/kemitraan-strategis/investor-peralatan', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Formulir pendaftaran investor peralatan' });
  for (const control of await form.locator('input:visible, textarea, button:visible').all())
    await expect(control).toBeEnabled();
  await form
    .getByLabel('Proposal')
    .setInputFiles({ name: 'Usulan.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') });
  letThrough();
  await expect(form.getByText('Usulan.pdf')).toBeVisible();
  await expect(form.getByText(/^Belum diunggah/)).toBeVisible();
});

test('what is typed into a form that hydrates later than its page is kept, without a layout shift', async ({
  page,
}) => {
  const letThrough = await holdBack(page, scriptsWith('Formulir pesan'));
  await page.goto('/kontak');
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await form.getByLabel('Nama').fill('Sekar Tes');
  await page.getByRole('button', { name: 'Tampilkan peta' }).click();
  await expect(page.getByTitle('Peta kantor di OpenStreetMap')).toBeAttached();
  const before = await form.boundingBox();
  letThrough();
  await formHydrated(form);
  await expect(form.getByLabel('Nama')).toHaveValue('Sekar Tes');
  expect(await form.boundingBox()).toEqual(before);
});

test('a message submitted before hydration is sent after it, as it was typed', async ({ page, backend }) => {
  const letThrough = await holdBack(page, '**/*.js');
  await page.goto('/kontak', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  const subject = `Bertanya ${Date.now()}`;
  const values = { Nama: 'Sekar Tes', Email: 'sekar@contoh.id', Subjek: subject };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Pesan', { exact: true }).fill('Halo');
  await form.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(form.getByRole('button', { name: 'Menyiapkan formulir...' })).toBeVisible();
  await expect(form.getByLabel('Nama')).toHaveValue('Sekar Tes');
  await expect(page).toHaveURL(/\/kontak$/);
  letThrough();
  await expect(notification(page)).toContainText('Pesan Terkirim!');
  await expect(form.getByRole('button', { name: 'Kirim Pesan' })).toBeVisible();
  const messages = await backend.sql(
    'select name, email, message from public.contact_messages where subject = $1',
    [subject],
  );
  expect(messages).toEqual([{ name: 'Sekar Tes', email: 'sekar@contoh.id', message: 'Halo' }]);
});

test('Enter in a form that hydrates later than its page submits it; after 10 s it says that it is not ready', async ({
  page,
}) => {
  await page.clock.install();
  const letThrough = await holdBack(page, scriptsWith('Kirim Pengajuan'));
  await page.goto('/kemitraan-strategis/peluang-investasi');
  const form = page.getByRole('form', { name: 'Formulir pendaftaran investasi' });
  await form.getByLabel('Nama kontak').fill('Sekar Tes');
  await form.getByLabel('Nama kontak').press('Enter');
  await expect(form.getByRole('button', { name: 'Menyiapkan formulir...' })).toBeVisible();
  const notReady = form.getByText('Formulir ini belum siap');
  await expect(notReady).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(notReady).toBeVisible();
  letThrough();
  await expect(notification(page)).toContainText('Data Tidak Lengkap');
  await expect(notReady).toHaveCount(0);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email wajib diisi.');
  await expect(form.getByLabel('Nama kontak')).toHaveValue('Sekar Tes');
  await expect(form.getByRole('button', { name: 'Kirim Pengajuan' })).toBeVisible();
});

test('a page opens before the chunk of its form has loaded, which then causes no layout shift', async ({
  page,
}) => {
  const letThrough = await holdBack(page, scriptsWith('Formulir pesan'));
  await page.goto('/tentang');
  await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: 'Kontak' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanya dulu, tidak apa-apa');
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await expect(form).not.toBeAttached();
  await expect(page.getByText('Memuat formulir...')).toBeVisible();
  const office = page.getByRole('heading', { name: 'Mampir ke kantor kami' });
  // The page is animated from a little below.
  await page
    .locator('main > div')
    .evaluate((entering) => Promise.all(entering.getAnimations().map(({ finished }) => finished)));
  const before = await office.boundingBox();
  letThrough();
  await expect(form).toBeVisible();
  expect(Math.abs(((await office.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(5);
});

test('what is typed into a search before hydration filters the list', async ({ page }) => {
  const letThrough = await holdBack(page, '**/*.js');
  await page.goto('/struktur-organisasi', { waitUntil: 'commit' });
  const search = page.getByLabel('Cari kontak regional');
  await search.fill('Boyolali');
  letThrough();
  const main = page.getByRole('main');
  await expect(main.getByText('Kabupaten Boyolali', { exact: true })).toBeVisible();
  await expect(main.getByText('Kabupaten Banyumas', { exact: true })).toBeHidden();
  await expect(search).toHaveValue('Boyolali');
});

for (const { path, label, found, other, tag = [] } of [
  {
    path: '/direktori-kontak',
    label: 'Cari kontak regional',
    found: 'Kabupaten Boyolali',
    other: 'Kabupaten Banyumas',
    tag: '@long',
  },
  {
    path: '/program',
    label: 'Cari dokumen',
    found: 'Panduan Penerimaan Bahan Pangan',
    other: 'Daftar Istilah Program MBG dan SPPG',
    tag: '@long',
  },
])
  test(
    `what an extension puts beside the search of ${path} before hydration costs no text`,
    { tag },
    async ({ page, problems }) => {
      const letThrough = await holdBack(page, '**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      const search = page.getByLabel(label);
      await search.fill(found);
      await putMarkupIn(page);
      letThrough();
      await expect(page.getByRole('main').getByText(found, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(other, { exact: true })).toHaveCount(0);
      await expect(search).toHaveValue(found);
      expect(problems.splice(0).join()).toContain('#418');
    },
  );

test('a partnership page leads to the form with its subject, and Back leads to the page', async ({
  page,
}) => {
  await page.goto('/kemitraan-strategis/kerjasama-kontraktor');
  await page.getByRole('link', { name: 'Tanyakan lewat formulir' }).click();
  const form = page.getByRole('form', { name: 'Formulir pesan' });
  await expect(form.getByLabel('Subjek')).toHaveValue('Kerja Sama Kontraktor');
  await expect(form).toBeInViewport();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/kontak$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/kerjasama-kontraktor$/);
  await expect(page.getByRole('link', { name: 'Tanyakan lewat formulir' })).toBeInViewport();
});

test(
  'the subject of a link stays behind what is typed on its page, and goes before an older draft, which is offered',
  { tag: '@long' },
  async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.js');
    await page.goto('/kontak?subjek=Kontraktor#form-kontak', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Formulir pesan' });
    await form.getByLabel('Subjek').fill('Gaji tukang');
    letThrough();
    await formHydrated(form);
    await expect(form.getByLabel('Subjek')).toHaveValue('Gaji tukang');

    await page.goto('/kemitraan-strategis/kerjasama-konsultan');
    await page.getByRole('link', { name: 'Tanyakan lewat formulir' }).click();
    await expect(page).toHaveURL(/subjek=/);
    await formHydrated(form);
    await expect(form.getByLabel('Subjek')).toHaveValue(/konsultan/i);
    await form.getByRole('button', { name: 'Pakai Gaji tukang' }).click();
    await expect(form.getByLabel('Subjek')).toHaveValue('Gaji tukang');
  },
);

test(
  'the sixth message within ten minutes is throttled, and its sender asked to wait',
  { tag: '@long' },
  async ({ page, problems }) => {
    const form = await openContactForm(page);
    for (let sent = 1; sent <= 6; sent += 1) {
      await form.getByLabel('Nama').fill('Sekar Tes');
      await form.getByLabel('Email').fill('sekar@contoh.id');
      await form.getByLabel('Subjek').fill(`Pesan ke-${sent}`);
      await form.getByLabel('Pesan', { exact: true }).fill('Halo');
      await form.getByRole('button', { name: 'Kirim Pesan' }).click();
      await expect(form.getByLabel('Subjek')).toHaveValue(sent === 6 ? 'Pesan ke-6' : '');
    }
    await expect(notification(page)).toContainText('Gagal Mengirim Pesan');
    await expect(notification(page)).toContainText(
      'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
    );
    expect(problems.splice(0).join()).toContain('429');
  },
);
