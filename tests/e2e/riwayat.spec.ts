import type { Page } from '@playwright/test';
import { adminClient, continueSession, newcomerClient } from './backend';
import { admin, expect, notification, phone, test } from './fixtures';

const trail = '/admin/riwayat';
const yayasan_id = 'a0000000-0000-4000-8000-000000000001';

/** Tests share a database, so each adds rows of its own. */
const ownCode = (name: string) => `${name}-${Date.now()}`;

const list = (page: Page) => page.getByRole('region', { name: 'Perubahan data' });
const entry = (page: Page, sentence: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: sentence, exact: true }) });

function sppg(kode: string) {
  return {
    kode_unik_pendaftaran: kode,
    nama: `SPPG ${kode}`,
    lokasi: 'Jalan Uji No. 1, Kota Semarang',
    yayasan_id,
  };
}

test(
  'an SPPG that was changed and deleted: old beside new, put back, and shown on the site again',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const kode = ownCode('PULIH');
    const nama = `SPPG ${kode}`;
    const api = await adminClient(siteUrl);
    await api.from('sppg').insert(sppg(kode)).throwOnError();
    await api
      .from('sppg')
      .update({ status_verifikasi: 'Sudah Operasional', sasaran_jumlah_penerima_manfaat: 2750 })
      .eq('kode_unik_pendaftaran', kode)
      .throwOnError();
    await api.from('sppg').delete().eq('kode_unik_pendaftaran', kode).throwOnError();

    await continueSession(page, api);
    await page.goto(`${trail}?data=sppg`);
    await expect(entry(page, `Menambahkan ${nama}`)).toBeVisible();
    const change = entry(page, `Mengubah ${nama}`);
    await change.getByRole('button', { expanded: false }).click();
    const table = change.getByRole('table');
    await expect(table.getByRole('row')).toHaveText([
      'SebelumSesudah',
      'Status Verifikasi',
      'Siap BangunSudah Operasional',
      'Sasaran Penerima Manfaat',
      'kosong2.750',
    ]);

    const deletion = entry(page, `Menghapus ${nama}`);
    await deletion.getByRole('button', { name: `Menghapus ${nama}` }).click();
    await expect(deletion).toContainText('Yayasan Kawung Gizi Semarang');
    await deletion.getByRole('button', { name: `Pulihkan ${nama}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Pulihkan data ini?' });
    await expect(question).toContainText(`${nama} akan tampil lagi di situs`);
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toBeHidden();
    await deletion.getByRole('button', { name: `Pulihkan ${nama}` }).click();
    await question.getByRole('button', { name: 'Pulihkan' }).click();
    await expect(notification(page)).toContainText('Data Dipulihkan');
    await expect(notification(page)).toContainText('tampil lagi di situs.');
    await expect(question).toBeHidden();
    await expect(deletion).toContainText('Sudah dipulihkan');
    await expect(deletion.getByRole('button', { name: `Pulihkan ${nama}` })).toBeHidden();
    const restored = await api.from('sppg').select('*').eq('kode_unik_pendaftaran', kode).single();
    expect(restored.data).toMatchObject({ ...sppg(kode), sasaran_jumlah_penerima_manfaat: 2750 });

    await page.goto(`/data-yayasan?cari=${kode}`);
    await expect(page.getByText(nama).first()).toBeVisible();
  },
);

test(
  'a document comes back with its file: the PDF that was deleted with it is asked for',
  { tag: '@long' },
  async ({ page, siteUrl, request, problems }) => {
    const title = ownCode('Panduan');
    const file_path = `program_regulations/${Date.now()}_${title}.pdf`;
    const api = await adminClient(siteUrl);
    const files = api.storage.from('program_documents');
    const file_url = files.getPublicUrl(file_path).data.publicUrl;
    const pdf = Buffer.from(`%PDF-1.4\n${title}\n%%EOF`);
    await api
      .from('program_documents')
      .insert({ title, file_name: `1_${title}.pdf`, file_url, file_path, file_type: 'application/pdf' })
      .throwOnError();
    await api.from('program_documents').delete().eq('file_path', file_path).throwOnError();

    await continueSession(page, api);
    await page.goto(`${trail}?data=program_documents`);
    await page.getByRole('button', { name: `Pulihkan Dokumen ${title}` }).click();
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: 'Pulihkan' });
    const choose = question.getByLabel('Pilih lagi file PDF-nya');
    await expect(choose).toBeVisible();
    // The browser logs the failed request to the console.
    expect(problems.splice(0).join()).toContain('400');
    await expect(confirm).toBeDisabled();
    await choose.setInputFiles({ name: 'palsu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await expect(question.getByText('Hanya file PDF yang diizinkan.')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await choose.setInputFiles({ name: 'panduan.pdf', mimeType: 'application/pdf', buffer: pdf });
    await confirm.click();
    await expect(notification(page)).toContainText(`Dokumen ${title} tampil lagi di situs.`);
    expect(await (await request.get(file_url)).body()).toEqual(pdf);
    await page.goto('/program#dokumen');
    await expect(page.getByText(title).first()).toBeVisible();

    // Deleted again, but storage still has its file, so no upload is needed.
    await page.route('**/storage/v1/object/program_documents', (route) => route.fulfill({ json: [] }));
    await api.from('program_documents').delete().eq('file_path', file_path).throwOnError();
    await page.goto(`${trail}?data=program_documents`);
    await page
      .getByRole('button', { name: `Pulihkan Dokumen ${title}` })
      .first()
      .click();
    await confirm.click();
    await expect(notification(page)).toContainText('Data Dipulihkan');
  },
);

test(
  'filters by data, person and what was done are kept in the address, and pages count exactly',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const email = `rekan-${Date.now()}@contoh.id`;
    const api = await adminClient(siteUrl);
    const colleague = await newcomerClient(siteUrl, email);
    const { data } = await colleague.auth.getUser();
    await api
      .rpc('set_account_role', { target_user_id: data.user?.id ?? '', new_role: 'admin' })
      .throwOnError();
    const kode = ownCode('BANYAK');
    const many = Array.from({ length: 51 }, (_, index) => sppg(`${kode}-${index}`));
    await colleague.from('sppg').insert(many).throwOnError();

    await continueSession(page, api);
    await page.goto(trail);
    await page.getByLabel('Orang').selectOption(email);
    await expect(page.getByText('1–50 dari 51 perubahan')).toBeVisible();
    await page.getByRole('link', { name: 'Berikutnya' }).click();
    await expect(page.getByText('51–51 dari 51 perubahan')).toBeVisible();
    const rest = list(page).getByRole('button', { name: 'Mengimpor 51 SPPG (1 di halaman ini)' });
    await rest.click();
    await expect(list(page).getByRole('button', { name: /^Menambahkan/ })).toHaveText([
      `Menambahkan SPPG ${kode}-0`,
    ]);
    await page.reload();
    await expect(page.getByText('51–51 dari 51 perubahan')).toBeVisible();
    await expect(page.getByLabel('Orang').locator('option:checked')).toHaveText(email);

    await page.getByLabel('Tindakan').selectOption('Penghapusan');
    await expect(page.getByText('Tidak ada perubahan yang cocok')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Tindakan').locator('option:checked')).toHaveText('Penghapusan');
    await page.getByLabel('Tindakan').selectOption('Penambahan');
    await expect(page.getByText('1–50 dari 51 perubahan')).toBeVisible();
    await page.getByLabel('Tindakan').selectOption('Semua tindakan');

    await page.getByRole('combobox', { name: 'Data' }).selectOption('Akun');
    await expect(page.getByText('Tidak ada perubahan yang cocok')).toBeVisible();
    await page.getByLabel('Orang').selectOption('Sistem (tanpa akun)');
    await expect(list(page).getByRole('heading', { level: 3, name: email })).toBeVisible();
    await page.getByLabel('Orang').selectOption(admin.email);
    await expect(page.getByRole('button', { name: `Menyetujui ${email} sebagai admin` })).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(new RegExp(`${trail}$`));
    await api
      .rpc('set_account_role', { target_user_id: data.user?.id ?? '', new_role: 'pending' })
      .throwOnError();
  },
);

test(
  'what an account overwrote and deleted is undone in one step, other changes stay',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const kode = ownCode('RUSAK');
    const email = `perusak-${Date.now()}@contoh.id`;
    const api = await adminClient(siteUrl);
    const names = ['A', 'B', 'C'].map((letter) => `${kode}-${letter}`);
    await api.from('sppg').insert(names.map(sppg)).throwOnError();
    const [overwritten = '', deleted = '', contested = ''] = names;

    const vandal = await newcomerClient(siteUrl, email);
    const target = (code: string) => ['kode_unik_pendaftaran', code] as const;
    await vandal
      .from('sppg')
      .update({ nama: 'SPPG Palsu' })
      .eq(...target(overwritten))
      .throwOnError();
    await vandal
      .from('sppg')
      .update({ lokasi: 'Palsu' })
      .eq(...target(contested))
      .throwOnError();
    await vandal
      .from('sppg')
      .delete()
      .eq(...target(deleted))
      .throwOnError();
    await vandal
      .from('sppg')
      .insert(sppg(`${kode}-D`))
      .throwOnError();
    const everything = await vandal.from('sppg').delete().not('id', 'is', null);
    // Some of them have a record, which keeps them from whoever is no manager.
    expect(everything.status).toBe(400);
    await api
      .from('sppg')
      .update({ kontraktor_pelaksana: 'PT Rekan' })
      .eq(...target(contested))
      .throwOnError();

    await continueSession(page, api);
    await page.goto(trail);
    await page.getByLabel('Orang').selectOption(email);
    await page.getByRole('button', { name: 'Batalkan semua perubahan akun ini…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Batalkan perubahan satu akun' });
    await expect(dialog.getByLabel('Akun').locator('option:checked')).toHaveText(email);
    await expect(dialog.getByText('1 data yang dihapus akan kembali')).toBeVisible();
    await expect(dialog.getByText('1 data yang diubah akan kembali ke isi sebelumnya')).toBeVisible();
    await expect(dialog.getByText('1 data yang ditambahkan akan dihapus')).toBeVisible();
    await expect(dialog.getByRole('table')).toContainText('PalsuJalan Uji No. 1, Kota Semarang');
    await dialog.getByRole('button', { name: 'Batalkan 3 Perubahan' }).click();
    await expect(notification(page)).toContainText('Perubahan Dibatalkan');
    await expect(dialog).toBeHidden();

    const rows = () =>
      api
        .from('sppg')
        .select('kode_unik_pendaftaran, nama, lokasi, kontraktor_pelaksana')
        .like('kode_unik_pendaftaran', `${kode}%`)
        .order('kode_unik_pendaftaran')
        .throwOnError();
    const address = 'Jalan Uji No. 1, Kota Semarang';
    const asBefore = (code: string) => ({
      kode_unik_pendaftaran: code,
      nama: `SPPG ${code}`,
      lokasi: address,
      kontraktor_pelaksana: null,
    });
    expect((await rows()).data).toEqual([
      asBefore(overwritten),
      asBefore(deleted),
      { ...asBefore(contested), lokasi: 'Palsu', kontraktor_pelaksana: 'PT Rekan' },
    ]);

    // What a colleague has changed since is left, until the admin says otherwise; their change stays.
    await page.getByRole('button', { name: 'Batalkan semua perubahan akun ini…' }).click();
    await dialog.getByRole('checkbox', { name: `SPPG ${contested}` }).check();
    await dialog.getByRole('button', { name: 'Batalkan 1 Perubahan' }).click();
    await expect(dialog).toBeHidden();
    expect((await rows()).data?.at(2)).toEqual({ ...asBefore(contested), kontraktor_pelaksana: 'PT Rekan' });
  },
);

test(
  'a kitchen is found by an earlier name with what hangs on it, and an evening of cells is one line',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const kode = ownCode('SEL');
    const api = await adminClient(siteUrl);
    const { data } = await api.from('sppg').insert(sppg(kode)).select('id').single().throwOnError();
    const ofKitchen = ['id', data.id] as const;
    for (const change of [
      { lokasi: 'Jalan Sel 1' },
      { progres_pembangunan: '40%' },
      { nama: 'SPPG Sesudah' },
    ])
      await api
        .from('sppg')
        .update(change)
        .eq(...ofKitchen)
        .throwOnError();
    await api.from('sppg_sekolah').insert({ sppg_id: data.id, nama: 'SDN Sel 03' }).throwOnError();

    await continueSession(page, api);
    await page.goto(trail);
    // By its code's parts: the name has changed meanwhile.
    await page.getByRole('searchbox', { name: 'Dapur dan isinya' }).fill(kode.toLowerCase());
    await expect(page.getByText('6 perubahan')).toBeVisible();
    await expect(list(page).getByRole('button', { name: /^Meng|^Menambah/ })).toHaveText([
      'Menambahkan sekolah SDN Sel 03 SPPG Sesudah',
      'Mengubah SPPG Sesudah, 3 kali',
      'Menambahkan progres Siap Bangun SPPG Sesudah',
      `Menambahkan SPPG ${kode}`,
    ]);
    await list(page).getByRole('button', { name: 'Mengubah SPPG Sesudah, 3 kali' }).click();
    await list(page)
      .getByRole('button', { name: `Kembalikan SPPG ${kode}` })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(notification(page)).toContainText('Data Dipulihkan');
    expect(
      (
        await api
          .from('sppg')
          .select('*')
          .eq(...ofKitchen)
          .single()
          .throwOnError()
      ).data,
    ).toMatchObject({
      nama: 'SPPG Sesudah',
      lokasi: 'Jalan Sel 1',
      progres_pembangunan: null,
    });

    await page.reload();
    await page.getByRole('searchbox', { name: 'Cari nama atau kode' }).fill('sdn sel');
    await expect(page.getByText('1 perubahan')).toBeVisible();
    await page.getByLabel('Sampai tanggal').fill('2020-01-01');
    await expect(page.getByText('Tidak ada perubahan yang cocok')).toBeVisible();
    const kinds = page.getByRole('combobox', { name: 'Data' }).getByRole('option');
    expect(await kinds.count()).toBeLessThanOrEqual(13);
  },
);

test(
  'an admin on a phone reads the trail without scrolling sideways',
  { tag: '@long' },
  async ({ page, siteUrl }) => {
    const kode = ownCode('HP');
    const api = await adminClient(siteUrl);
    await api
      .from('sppg')
      .insert({ ...sppg(kode), nama: kode.padEnd(200, 'n') })
      .throwOnError();
    await api
      .from('sppg')
      .update({ lokasi: 'l'.repeat(500), kontraktor_pelaksana: 'k'.repeat(200) })
      .eq('kode_unik_pendaftaran', kode)
      .throwOnError();
    await continueSession(page, api);
    await page.goto(`${trail}?data=sppg`);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: new RegExp(`^Mengubah SPPG ${kode}`) }).click();
    await expect(page.getByRole('rowheader', { name: 'Kontraktor Pelaksana' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);
