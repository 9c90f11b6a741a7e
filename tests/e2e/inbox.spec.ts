import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { LocalStack } from '../../supabase/local/start-local-stack.ts';
import { violations } from './axe';
import { adminClient, continueSession, newcomerClient, visitorClient } from './backend';
import { admin, expect, notification, phone, test } from './fixtures';

const inbox = '/admin/kotak-masuk';
const pdf = Buffer.from('%PDF-1.4\nrencana usaha\n%%EOF');

/** Tests share a database, so each marks its rows with a unique word. */
const ownWord = (name: string) => `${name}${Date.now()}`;

const list = (page: Page) => page.getByRole('region', { name: 'Pesan, pengajuan, dan keluhan' });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });

function message(given: { name: string; message?: string; phone?: string }) {
  return { email: 'pengirim@contoh.id', subject: 'Bertanya', message: 'Selamat pagi.', ...given };
}

test(
  'an application is read, its proposal opened, its sender reached, and the outcome kept',
  { tag: '@long' },
  async ({ page, siteUrl, request }) => {
    const name = `Sekar ${ownWord('pengajuan')}`;
    const api = await adminClient(siteUrl);
    const visitor = visitorClient(siteUrl);
    const path = `partnership_proposals/investasi_sppg/anonymous/${Date.now()}_Rencana-Usaha.pdf`;
    const proposals = visitor.storage.from('collaboration_documents');
    await proposals
      .upload(path, new File([pdf], 'Rencana.pdf', { type: 'application/pdf' }), {
        contentType: 'application/pdf',
      })
      .then(({ error }) => expect(error).toBeNull());
    const document_url = proposals.getPublicUrl(path).data.publicUrl;
    await visitor
      .from('partnership_applications')
      .insert({
        opportunity_id: 'investasi_sppg',
        company_name: 'CV Lumbung Tes',
        contact_person: name,
        email: 'sekar?cc=lain@contoh.id',
        phone: '+62 (0)812 3456 7890',
        message: 'Kami berminat.\nLahan kami 800 m².',
        document_url,
      })
      .throwOnError();

    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${name}`);
    const unread = page.getByRole('link', { name: /Kotak Masuk \d+ baru/ });
    await expect(unread).toBeVisible();
    const before = Number(/\d+/.exec(await unread.innerText())?.[0]);

    const lead = row(page, name);
    await expect(lead).toContainText('Pengajuan');
    await expect(lead).toContainText('Investasi SPPG');
    await lead.getByRole('button', { name }).click();
    await expect(lead).toContainText('CV Lumbung Tes');
    await expect(lead).toContainText('0812-3456-7890');
    await expect(lead.getByRole('link', { name: 'Telepon' })).toHaveAttribute('href', 'tel:+6281234567890');
    await expect(lead.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/6281234567890\?text=Halo/,
    );
    // The e-mail address that a visitor typed can not add fields to the mailto: URL.
    await expect(lead.getByRole('link', { name: 'Balas Email' })).toHaveAttribute(
      'href',
      'mailto:sekar%3Fcc%3Dlain@contoh.id?subject=Re%3A%20Investasi%20SPPG',
    );

    expect(
      (await api.storage.from('collaboration_documents').createSignedUrl(path, 60)).error,
    ).not.toBeNull();
    const popup = page.waitForEvent('popup');
    const asked = page
      .context()
      .waitForEvent('request', (sent) => /\/object\/sign\/.+token=/.test(sent.url()));
    await lead.getByRole('button', { name: 'Buka Proposal (Rencana-Usaha.pdf)' }).click();
    expect(await (await request.get((await asked).url())).body()).toEqual(pdf);
    expect((await request.get(document_url)).ok()).toBe(false);
    await (await popup).close();

    await lead.getByLabel('Status').selectOption('Dihubungi');
    await lead.getByLabel('Catatan internal').fill('Minta denah lahan.');
    await lead.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(notification(page)).toContainText('Perubahan Disimpan');
    await expect(lead).toContainText(/Terakhir ditangani admin@tampahgizi\.contoh\.id, \d+ \w+ \d{4}/);
    const after = page.getByRole('link', {
      name: before > 1 ? `Kotak Masuk ${before - 1} baru` : 'Kotak Masuk',
    });
    await expect(after).toBeVisible();

    await page.reload();
    await lead.getByRole('button', { name }).click();
    await expect(lead.getByLabel('Status')).toHaveValue('Dihubungi');
    await expect(lead.getByLabel('Catatan internal')).toHaveValue('Minta denah lahan.');
  },
);

test(
  'a lead whose status was changed stays in the filtered list until the filter changes, and the focus on it',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const word = ownWord('antre');
    const [arum, bayu] = [`Arum ${word}`, `Bayu ${word}`];
    const api = await adminClient(siteUrl);
    for (const name of [arum, bayu])
      await api.from('contact_messages').insert(message({ name })).throwOnError();
    await continueSession(page, api);
    await page.clock.install();
    await page.goto(`${inbox}?cari=${word}&status=baru`);
    await expect(page.getByText('2 kiriman')).toBeVisible();

    for (const [name, left] of [
      [arum, 1],
      [bayu, 0],
    ] as const) {
      const lead = row(page, name);
      const toggle = lead.getByRole('button', { name });
      await toggle.click();
      await lead.getByLabel('Status').selectOption('Selesai');
      await lead.getByRole('button', { name: 'Simpan', exact: true }).press('Enter');
      await expect(page.getByText(`${left} kiriman`)).toBeVisible();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveAccessibleDescription(/^Tidak lagi cocok dengan filter/);
      await expect(lead.getByText('Selesai').first()).toBeVisible();
    }

    // Also after the next reload of the list, with what a colleague wrote meanwhile.
    await api.from('contact_messages').update({ status: 'Ditolak' }).eq('name', arum).throwOnError();
    await page.clock.fastForward(60_000);
    await expect(row(page, arum).getByText('Ditolak').first()).toBeVisible();
    await expect(list(page).getByRole('button', { name: word })).toHaveText([bayu, arum]);

    await page.getByLabel('Status').first().selectOption('Selesai');
    await expect(page.getByText('1 kiriman')).toBeVisible();
    await expect(row(page, arum)).toBeHidden();
    await expect(row(page, bayu)).not.toContainText('Tidak lagi cocok');
  },
);

test(
  'an admin whose approval was withdrawn meanwhile is told so, not that the inbox is empty',
  { tag: '@long' },
  async ({ page, siteUrl, backend, problems }) => {
    const name = `Laras ${ownWord('dicabut')}`;
    await (await adminClient(siteUrl)).from('contact_messages').insert(message({ name })).throwOnError();
    const email = `${ownWord('mantan')}@contoh.id`;
    const formerAdmin = await newcomerClient(siteUrl, email);
    const setRole = (role: string) =>
      backend.sql('update public.accounts set role = $1 where email = $2', [role, email]);
    await setRole('admin');
    await continueSession(page, formerAdmin);
    await page.goto(`${inbox}?cari=${name}`);
    const lead = row(page, name);
    await lead.getByRole('button', { name }).click();
    await lead.getByLabel('Catatan internal').fill('Catatan saya.');
    await setRole('pending');
    await lead.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(notification(page)).toContainText(
      'Data tidak ditemukan atau Anda tidak berhak mengubahnya.',
    );
    await expect(page.getByText('Halaman ini hanya untuk pengelola dan admin.')).toBeVisible();
    // The browser logs the failed request to the console.
    expect(problems.splice(0).join()).toContain('406');
  },
);

test(
  '120 leads: exact pages, a search, filters that a link keeps, and all of them in the CSV',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const word = ownWord('ramai');
    const api = await adminClient(siteUrl);
    const senders = Array.from({ length: 118 }, (_, index) => message({ name: `Orang ke-${index} ${word}` }));
    await api.from('contact_messages').insert(senders).throwOnError();
    await api
      .from('partnership_applications')
      .insert([
        {
          opportunity_id: 'kemitraan_rantai_pasok',
          contact_person: `Koperasi ${word}`,
          email: 'koperasi@contoh.id',
          phone: '081234567890',
          message: 'Baris satu;\n"baris" dua',
        },
        {
          opportunity_id: 'investasi_peralatan',
          contact_person: `=HYPERLINK("http://contoh.id";"${word}")`,
          email: 'jahil@contoh.id',
        },
      ])
      .throwOnError();
    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${word}`);

    await expect(page.getByText('1–50 dari 120 kiriman')).toBeVisible();
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveCount(50);
    await page.getByRole('link', { name: 'Berikutnya' }).click();
    await expect(page.getByText('51–100 dari 120 kiriman')).toBeVisible();
    await expect(list(page)).toBeFocused();
    await page.getByRole('link', { name: 'Berikutnya' }).click();
    await expect(page.getByText('101–120 dari 120 kiriman')).toBeVisible();
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveCount(20);
    await expect(page.getByRole('link', { name: 'Berikutnya' })).toBeHidden();
    await page.goBack();
    await expect(page.getByText('51–100 dari 120 kiriman')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh CSV' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^kotak-masuk-\d{4}-\d\d-\d\d\.csv$/);
    await expect(notification(page)).toContainText('Mengunduh 120 baris ke ');
    const csv = await readFile(await saved.path(), 'utf8');
    expect(csv.startsWith('\uFEFF"Diterima";"Jenis";"Status";"Nama"')).toBe(true);
    expect(csv.match(/"Pesan";"Baru"/g)).toHaveLength(118);
    expect(csv).toContain(`"Koperasi ${word}";"";"Kemitraan Rantai Pasok"`);
    expect(csv).toContain('"0812-3456-7890";"Baris satu;\n""baris"" dua"');
    expect(csv).toContain(`"'=HYPERLINK(""http://contoh.id"";""${word}"")"`);

    await page.getByLabel('Jenis').selectOption('Pengajuan');
    await expect(page.getByText('2 kiriman')).toBeVisible();
    await page.getByRole('searchbox').fill(`${word} koperasi 0812-3456`);
    await expect(page.getByText('1 kiriman')).toBeVisible();
    await expect(page).toHaveURL(/jenis=pengajuan/);
    await page.reload();
    await expect(page.getByText('1 kiriman')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(`${word} koperasi 0812-3456`);

    await page.getByLabel('Sampai tanggal').fill('2026-01-31');
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
    await page.getByLabel('Sampai tanggal').fill('2100-01-31');
    await page.getByLabel('Dari tanggal').fill('2026-01-31');
    await expect(page.getByText('1 kiriman')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('Dari tanggal')).toHaveValue('');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${inbox}$`));

    // While it is typed, the year is 2, 20 and 202 first.
    await page.getByLabel('Dari tanggal').click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('01012026');
    await expect(page).toHaveURL(/\?dari=2026-01-01$/);
    await expect(page.getByLabel('Dari tanggal')).toHaveValue('2026-01-01');
  },
);

test(
  'a lead takes one line, on a phone two, however long its texts, which fit when it is open',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const word = ownWord('panjang');
    const api = await adminClient(siteUrl);
    await api
      .from('contact_messages')
      .insert({
        name: word.padEnd(200, 'a'),
        email: `${'surel.'.repeat(30)}x@contoh.id`,
        subject: 's'.repeat(200),
        message: `${'m'.repeat(2000)} ${'Kalimat yang wajar. '.repeat(100)}`,
      })
      .throwOnError();
    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${word}`);
    const height = async () => (await row(page, word).boundingBox())?.height;
    await expect(row(page, word)).toBeVisible();
    expect(await height()).toBeLessThan(52);
    await page.getByRole('button', { name: word }).click();
    const save = page.getByRole('button', { name: 'Simpan', exact: true });
    // Not at the end of the long message, but at the bottom of the window.
    await expect(save).toBeInViewport({ ratio: 1 });
    const [message, fields] = await Promise.all([
      page.getByText(/^m{2000} Kalimat/).boundingBox(),
      page.getByRole('form').getByText('Belum ada admin yang menanganinya.').locator('..').boundingBox(),
    ]);
    expect(fields?.x).toBeGreaterThan((message?.x ?? 0) + (message?.width ?? 0));
    expect(Math.abs((fields?.width ?? 0) - (message?.width ?? 0))).toBeLessThan(2);
    await page.getByRole('button', { name: word }).click();
    await page.setViewportSize(phone);
    // Name, subject, and what kind of message it is when.
    expect(await height()).toBeLessThan(112);
    await page.getByRole('button', { name: word }).click();
    await page.getByText(/^m{2000} Kalimat/).scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Balas Email' })).toBeVisible();
    await page.getByLabel('Catatan internal').fill('n'.repeat(300));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

/** Sends an application with a proposal; `files` lists what is stored of it. */
async function sendApplication(siteUrl: string, backend: LocalStack, contact_person: string) {
  const api = await adminClient(siteUrl);
  const folder = 'partnership_proposals/investasi_sppg/anonymous';
  const fileName = `${Date.now()}_Rencana.pdf`;
  const proposals = api.storage.from('collaboration_documents');
  const file = new File([pdf], fileName, { type: 'application/pdf' });
  const { error } = await visitorClient(siteUrl)
    .storage.from('collaboration_documents')
    .upload(`${folder}/${fileName}`, file, { contentType: file.type });
  expect(error).toBeNull();
  const { publicUrl: document_url } = proposals.getPublicUrl(`${folder}/${fileName}`).data;
  await api
    .from('partnership_applications')
    .insert({ opportunity_id: 'investasi_sppg', contact_person, email: 'dewi@contoh.id', document_url })
    .throwOnError();
  const files = () =>
    backend.sql(`select from storage.objects where bucket_id = 'collaboration_documents' and name = $1`, [
      `${folder}/${fileName}`,
    ]);
  return { api, document_url, files };
}

test(
  'an application is deleted for good with its proposal; the trail keeps who and when',
  { tag: '@long' },
  async ({ page, siteUrl, backend }) => {
    const name = `Dewi ${ownWord('hapus')}`;
    const { api, files } = await sendApplication(siteUrl, backend, name);
    await api
      .from('partnership_applications')
      .update({ note: 'Rahasia.' })
      .eq('contact_person', name)
      .throwOnError();
    const { data: sent } = await api.from('leads').select('id').eq('name', name).single().throwOnError();
    expect(await files()).toHaveLength(1);
    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${name}&status=baru`);
    const lead = row(page, name);
    await lead.getByRole('button', { name, exact: true }).click();
    // Kept in the list though its status no longer matches, and a draft about it.
    await lead.getByLabel('Status').selectOption('Diterima');
    await lead.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(lead).toContainText('Tidak lagi cocok dengan filter');
    await lead.getByLabel('Catatan internal').fill('Belum disimpan.');

    const remove = lead.getByRole('button', { name: 'Hapus kiriman' });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Hapus kiriman ini?' });
    await expect(question).toContainText(`Pengajuan dari ${name} tentang “Investasi SPPG” akan dihapus.`);
    await expect(question).toContainText('Tindakan ini tidak dapat dibatalkan.');
    await expect(question).toContainText('File proposalnya ikut terhapus.');
    await expect(question).toContainText('Pengajuan ini sudah diterima');
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Hapus' }).dblclick();
    await expect(notification(page)).toContainText('Kiriman Dihapus');
    await expect(question).toBeHidden();
    await expect(lead).toBeHidden();
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(name);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /lead:/.test(key)))).toEqual(
      [],
    );

    expect(await files()).toEqual([]);
    const trail = await backend.sql(
      'select action, actor_email, before, after from public.audit_log where row_id = $1',
      [sent.id],
    );
    expect(trail).toEqual([{ action: 'DELETE', actor_email: admin.email, before: null, after: null }]);
    await page.goto('/admin/riwayat?data=partnership_applications');
    await expect(page.getByRole('combobox', { name: 'Data' })).toHaveValue('contact_messages');
    await page.getByRole('main').getByRole('button', { name: 'Menghapus sebuah pengajuan' }).first().click();
    await expect(page.getByText('Isinya tidak disimpan.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pulihkan pengajuan/ })).toBeHidden();
  },
);

test(
  'a proposal is removed although the response to the deletion of its application was lost',
  { tag: '@long' },
  async ({ page, siteUrl, backend, problems }) => {
    const name = `Hana ${ownWord('putus')}`;
    const { api, files } = await sendApplication(siteUrl, backend, name);
    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${name}`);
    await row(page, name).getByRole('button', { name, exact: true }).click();
    await row(page, name).getByRole('button', { name: 'Hapus kiriman' }).click();
    const url = '**/rest/v1/partnership_applications*';
    await page.route(url, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' });
    await remove.click();
    await expect(notification(page)).toContainText('Tidak dapat terhubung ke server.');
    expect(await files()).toHaveLength(1);
    await page.unroute(url);
    await remove.click();
    // It was this admin, and nobody else.
    await expect(notification(page)).toContainText('Kiriman Dihapus');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(await files()).toEqual([]);
    expect(problems.splice(0).join()).toContain('406');
  },
);

test(
  'ten leads are handled in 20 clicks: four at once, the others one after the other',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const word = ownWord('duapuluh');
    const api = await adminClient(siteUrl);
    const names = Array.from({ length: 10 }, (_, index) => `Pengirim ${index} ${word}`);
    await api.from('contact_messages').insert(names.map((name) => message({ name })));
    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${word}`);
    await expect(list(page).getByText('10 kiriman')).toBeVisible();

    let clicks = 0;
    // A native select takes two: to open it, and to choose.
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const choose = async (target: Locator, option: string) => {
      clicks += 2;
      await target.selectOption(option);
    };
    const sent = list(page).getByRole('listitem');
    for (const index of [6, 7, 8, 9]) await click(sent.nth(index).getByRole('checkbox'));
    await choose(page.getByLabel('Status baru'), 'Ditolak');
    await click(page.getByRole('button', { name: 'Ubah', exact: true }));
    await expect(notification(page)).toContainText('4 kiriman: status Ditolak.');

    await click(sent.nth(0).getByRole('button', { expanded: false }));
    const form = (position: number) =>
      list(page)
        .getByRole('form')
        .filter({ hasText: `${position} dari 10`, visible: true });
    for (const position of [1, 2, 3])
      await click(form(position).getByRole('button', { name: 'Tandai ditinjau & berikutnya' }));
    for (const position of [4, 5]) {
      await choose(form(position).getByLabel('Status'), 'Selesai');
      await click(form(position).getByRole('button', { name: 'Simpan & berikutnya' }));
    }
    await expect(form(6)).toBeVisible();
    await choose(form(6).getByLabel('Status'), 'Dihubungi');
    await click(form(6).getByRole('button', { name: 'Simpan & berikutnya' }));
    await expect(form(7)).toBeVisible();

    const { data } = await api.from('leads').select('status').like('name', `%${word}`).throwOnError();
    const count = (status: string) => data.filter((lead) => lead.status === status).length;
    expect(['Ditolak', 'Ditinjau', 'Selesai', 'Dihubungi'].map(count)).toEqual([4, 3, 2, 1]);
    expect(clicks).toBeLessThanOrEqual(20);
  },
);

test(
  'three leads are read and settled with seven keys and no click; three more go back',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const word = ownWord('ketik');
    const api = await adminClient(siteUrl);
    const visitor = visitorClient(siteUrl);
    for (const no of [1, 2, 3])
      await visitor
        .from('contact_messages')
        .insert(message({ name: `${word} ${no}` }))
        .throwOnError();
    await continueSession(page, api);
    await page.goto(`${inbox}?cari=${word}`);
    // The newest is above.
    const toggle = (no: number) => row(page, `${word} ${no}`).getByRole('button', { name: `${word} ${no}` });
    await expect(toggle(3)).toBeVisible();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const isOpen = async (no: number) => {
      await expect(toggle(no)).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle(no)).toBeFocused();
    };
    const isSaved = async (no: number, status: string) =>
      expect(row(page, `${word} ${no}`).getByText(status, { exact: true }).first()).toBeVisible();

    await press('j');
    await expect(toggle(3)).toBeFocused();
    await press('o');
    await isOpen(3);
    await press('2');
    await isSaved(3, 'Ditinjau');
    await press('j');
    await isOpen(2);
    await press('3');
    await isSaved(2, 'Dihubungi');
    await press('j');
    await isOpen(1);
    await press('e');
    await isSaved(1, 'Selesai');
    await press('k');
    await isOpen(2);
    await press('o');
    await expect(toggle(2)).toHaveAttribute('aria-expanded', 'false');
    await press('k');
    await expect(toggle(3)).toBeFocused();
    expect(keys).toBe(10);
    const { data } = await api
      .from('leads')
      .select('name, status')
      .like('name', `${word}%`)
      .order('name')
      .throwOnError();
    expect(data.map(({ status }) => status)).toEqual(['Selesai', 'Dihubungi', 'Ditinjau']);

    await press('?');
    const help = page.getByRole('dialog', { name: 'Pintasan papan ketik' });
    await expect(help).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(toggle(3)).toBeFocused();
    expect(await violations(page)).toEqual([]);
  },
);
