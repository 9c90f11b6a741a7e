import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import type { ListedSppg } from '@/features/kitchens/sppg/api';
import { putRows } from '../fake-server/tables';
import { accept, reply } from '../fake-server/calls';
import { makeArticle, makeProgramDocument, makeRegionalContact, makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

// Nobody loses what they typed and did not save without being told.

const articleId = '00000000-0000-4000-a000-000000000001';
const yayasan = { id: '00000000-0000-4000-8000-00000000000a', nama: 'Yayasan Tes' };

function signIn() {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
}

/** What a reload does to the page: only the tab's storage stays. */
async function openAnew(path: string) {
  cleanup();
  return renderSite(path);
}

/** A colleague has deleted the row that is edited; returns what is added to its table instead. */
function rowIsGone(table: string) {
  putRows(table, []);
  accept(`PATCH ${table}`);
  return accept(`POST ${table}`);
}
function articleIsThere() {
  putRows('news_articles', [makeArticle({ id: articleId, title: 'Panen', slug: 'panen' })]);
  putRows('content_revision', [{ revision: 5 }]);
  reply('GET /versi.json', { revision: 5 });
}

test('the text of an article that a colleague deletes stays, also after a reload, and becomes a new article', async () => {
  signIn();
  articleIsThere();
  const path = `${paths.adminArticle}?id=${articleId}`;
  const { user } = await renderSite(path);
  const content = await screen.findByLabelText(/^Isi/);
  await user.type(content, ' Satu jam kerja.');
  const added = rowIsGone('news_articles');
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  expect(await screen.findByText('Artikel ini tidak ada lagi.')).toBeVisible();
  expect(screen.getByLabelText(/^Isi/)).toHaveValue('Isi artikel. Satu jam kerja.');
  expect(screen.getByRole('alert')).toHaveTextContent(/Yang Anda isi masih ada di sini/);

  const { user: returned } = await openAnew(path);
  expect(await screen.findByLabelText(/^Isi/)).toHaveValue('Isi artikel. Satu jam kerja.');
  await returned.click(screen.getByRole('button', { name: 'Simpan sebagai baru' }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]).toMatchObject({ title: 'Panen', content: 'Isi artikel. Satu jam kerja.', status: 'draf' });
  expect(Object(added[0]).id).not.toBe(articleId);
  await waitFor(() => expect(location.search).toBe(`?id=${String(Object(added[0]).id)}`));
});

test('a dialog whose row a colleague deletes stays open and saves a new row', async () => {
  signIn();
  const contact = makeRegionalContact({ kabupaten_kota: 'Kabupaten Demak' });
  putRows('regional_contacts', [contact]);
  putRows('wilayah', [{ nama: 'Kabupaten Demak' }]);
  const { user } = await renderSite(paths.direktoriKontak);
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText(/^Nama/);
  await user.clear(name);
  await user.type(name, 'Sekar Baru');
  await user.click(dialog.getByLabelText(/^Narahubung setuju/));
  const added = rowIsGone('regional_contacts');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  const asNew = await dialog.findByRole('button', { name: 'Simpan sebagai baru' });
  expect(name).toHaveValue('Sekar Baru');
  await user.click(asNew);
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]).toMatchObject({ nama_kontak: 'Sekar Baru' });
  expect(Object(added[0]).id).not.toBe(contact.id);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('where no new row can be saved, what is typed can be copied', async () => {
  signIn();
  const document = makeProgramDocument({ title: 'Juknis' });
  putRows('program_documents', [document]);
  const { user } = await renderSite(paths.adminDocuments);
  await user.click(await screen.findByRole('button', { name: 'Edit Juknis' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Judul/), ' 2027');
  rowIsGone('program_documents');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await user.click(await dialog.findByRole('button', { name: 'Salin isian' }));
  expect(await dialog.findByRole('button', { name: 'Tersalin' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Juknis 2027');
  expect(dialog.getByRole('button', { name: 'Simpan sebagai baru' })).toBeDisabled();
});

function tableHas(list: ListedSppg[]) {
  putRows('sppg', list);
  putRows('yayasan', [yayasan]);
  putRows('wilayah', [{ nama: 'Kota Semarang' }]);
}

test('what is typed into a cell is there again when the page is opened anew, until it is stored or discarded', async () => {
  signIn();
  const sppg = makeSppg({ nama: 'SPPG Cemara', progres_pembangunan: '40%' });
  tableHas([sppg]);
  const { user } = await renderSite(paths.adminSppg);
  await user.click(await screen.findByRole('button', { name: 'Progres Pembangunan SPPG Cemara: 40%' }));
  await user.keyboard('55%');

  const { user: returned } = await openAnew(paths.adminSppg);
  const cell = await screen.findByRole('button', { name: 'Progres Pembangunan SPPG Cemara: 55%' });
  expect(screen.getByText('Belum tersimpan. Diketik sebelum halaman ini ditinggalkan.')).toBeVisible();
  await returned.click(cell);
  await returned.keyboard('{Escape}');

  await openAnew(paths.adminSppg);
  expect(await screen.findByRole('button', { name: 'Progres Pembangunan SPPG Cemara: 40%' })).toBeVisible();
});

test('what is being typed into a cell stays in it when Back takes a filter away', async () => {
  signIn();
  tableHas([makeSppg({ nama: 'SPPG Cemara', progres_pembangunan: '40%' })]);
  const { user } = await renderSite(paths.adminSppg);
  await user.type(await screen.findByRole('searchbox'), 'cemara');
  await waitFor(() => expect(location.search).toBe('?cari=cemara'));
  await user.click(screen.getByRole('button', { name: 'Progres Pembangunan SPPG Cemara: 40%' }));
  await user.keyboard('55%');
  history.back();
  await waitFor(() => expect(location.search).toBe(''));
  expect(await screen.findByText('Belum tersimpan. Diketik sebelum tabel ini berganti.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Progres Pembangunan SPPG Cemara: 55%' }));
  expect(screen.getByLabelText('Progres Pembangunan SPPG Cemara')).toHaveValue('55%');
});

test('what was typed about an SPPG that a colleague deletes, or that a filter hides, is told above the table', async () => {
  signIn();
  const [gone, other] = [makeSppg({ nama: 'SPPG Cemara' }), makeSppg({ nama: 'SPPG Akasia' })];
  tableHas([gone, other]);
  const { user } = await renderSite(paths.adminSppg);
  await user.click(await screen.findByRole('button', { name: 'Estimasi Selesai SPPG Cemara: kosong' }));
  await user.keyboard('Mei 2027');
  tableHas([other]);
  accept('PATCH sppg');
  await user.keyboard('{Enter}');
  const notice = within(await screen.findByRole('region', { name: 'Isian yang belum tersimpan' }));
  expect(notice.getByText(/^Estimasi Selesai SPPG Cemara: “Mei 2027”. SPPG ini sudah dihapus/)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Buang' }));
  expect(screen.queryByRole('region', { name: 'Isian yang belum tersimpan' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Estimasi Selesai SPPG Akasia: kosong' }));
  await user.keyboard('Juni 2027');
  await openAnew(`${paths.adminSppg}?status=sudah-operasional`);
  expect(await screen.findByText(/“Juni 2027”\. Tidak tampak karena pencarian atau filter/)).toBeVisible();
});

test('what was typed for many SPPG is there again when the dialog is, for the same ones alone', async () => {
  signIn();
  tableHas([makeSppg({ nama: 'SPPG Cemara' }), makeSppg({ nama: 'SPPG Dadap' })]);
  async function openDialog({ user }: Awaited<ReturnType<typeof renderSite>>) {
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih SPPG Cemara' }));
    await user.click(screen.getByRole('button', { name: 'Ubah status atau progres' }));
    return within(await screen.findByRole('dialog'));
  }
  const page = await renderSite(paths.adminSppg);
  const dialog = await openDialog(page);
  await page.user.type(dialog.getByLabelText(/Catatan/), 'Kunjungan bersama Dinkes.');
  const again = await openDialog(await openAnew(paths.adminSppg));
  expect(again.getByLabelText(/Catatan/)).toHaveValue('Kunjungan bersama Dinkes.');
  const other = await openAnew(paths.adminSppg);
  await other.user.click(await screen.findByRole('checkbox', { name: 'Pilih SPPG Dadap' }));
  expect((await openDialog(other)).getByLabelText(/Catatan/)).toHaveValue('');
});

test('what was typed about a lead that a colleague deletes can be copied', async () => {
  signIn();
  const lead = {
    id: '00000000-0000-4000-8000-0000000000aa',
    kind: 'message',
    created_at: '2026-11-19T03:00:00+00:00',
    status: 'Baru',
    name: 'Arum Wulandari',
    email: 'arum@contoh.id',
    kode_lacak: '000000000001',
    handled_at: null,
    note: null,
    pesan_publik: null,
    assigned_to: null,
  };
  const inboxHas = (leads: object[]) => putRows('leads', leads);
  inboxHas([lead]);
  const path = `${paths.adminInbox}?kiriman=${lead.id}`;
  const { user } = await renderSite(path);
  await user.type(await screen.findByLabelText(/Catatan internal/), 'Sudah ditelepon dua kali.');
  inboxHas([]);
  await openAnew(path);
  expect(await screen.findByText('Kiriman ini tidak ada lagi')).toBeVisible();
  expect(screen.getByText('Sudah ditelepon dua kali.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salin isian' })).toBeVisible();
});

test('where the tab can’t store what is typed, leaving the page asks first', async () => {
  const { sessionStorage } = globalThis;
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = await renderSite(paths.kontak);
  const name = await screen.findByLabelText(/^Nama/);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    await user.type(name, 'Arum');
    expect(leave()).toBe(false);
    await user.clear(name);
    expect(leave()).toBe(true);
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
  }
});
