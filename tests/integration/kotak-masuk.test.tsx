import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { hasDrafts } from '@/lib/forms/draft';
import { putRows } from '../fake-server/tables';
import { accept, bodiesOf, hold, refuse, refuseOnce, reply, urlsOf } from '../fake-server/calls';
import { holdAnswer, server } from '../msw';
import { renderSite, storeSession } from '../render';
import { savedFiles } from '../saved-files';

const lead = {
  kind: 'contact_messages',
  id: '60000000-0000-4000-8000-000000000001',
  created_at: '2026-11-21T07:30:00+00:00',
  came_at: '2026-11-21T07:30:00+00:00',
  name: 'Arum Wulandari',
  email: 'arum@contoh.id',
  phone: '(024) 7601234',
  subject: 'Jadwal kunjungan',
  message: 'Selamat pagi.',
  document_url: null,
  status: 'Baru',
  handled_at: null,
};
const admins = [
  { user_id: 'e0000000-0000-4000-8000-000000000001', email: 'admin@contoh.id', role: 'admin' },
  { user_id: 'e0000000-0000-4000-8000-000000000002', email: 'wening@contoh.id', role: 'admin' },
  { user_id: 'e0000000-0000-4000-8000-000000000003', email: 'dapur@contoh.id', role: 'pengelola' },
];

function inboxHolds(leads: object[]) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('accounts', admins);
  putRows(
    'leads',
    leads.map((one) => ({ search_text: JSON.stringify(one), ...one })),
  );
  reply('POST rpc/note_lead_export');
}

/** Opens the inbox and a lead in it. */
async function openLead(name = 'Arum Wulandari') {
  const { user } = await renderSite(paths.adminInbox);
  const toggle = await screen.findByRole('button', { name });
  await user.click(toggle);
  const form = within(screen.getByRole('form', { name: `Tindak lanjut ${name}` }));
  return { user, toggle, form };
}
afterEach(() => {
  vi.doUnmock('@/lib/files/csv');
});

/** What the page uses of a tab that it opens. */
function newTab() {
  const replace = vi.fn<(url: string) => void>();
  const tab = { opener: window, location: { replace }, close: vi.fn<() => void>() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- happy-dom has no tabs
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

/** A lead with a number in its name and id; those with a higher one are older. */
const leadNo = (n: number) => ({
  ...lead,
  id: `60000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  created_at: `2026-11-${String(28 - Math.floor(n / 24))}T${String(23 - (n % 24)).padStart(2, '0')}:00:00+00:00`,
  came_at: `2026-11-${String(28 - Math.floor(n / 24))}T${String(23 - (n % 24)).padStart(2, '0')}:00:00+00:00`,
  name: `Pengirim ${n}`,
});
const toggleOf = (n: number) => screen.findByRole('button', { name: `Pengirim ${n}` });

test('from an open lead one goes to the next and back; what was saved opens the next, and where the list ends there is none', async () => {
  const leads = [leadNo(1), leadNo(2), leadNo(3)];
  inboxHolds(leads);
  const saved = accept('PATCH contact_messages');
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await toggleOf(1));
  const form = (n: number) => within(screen.getByRole('form', { name: `Tindak lanjut Pengirim ${n}` }));
  expect(form(1).getByText('1 dari 3')).toBeVisible();
  expect(form(1).getByRole('button', { name: 'Kiriman sebelumnya' })).toBeDisabled();
  await user.selectOptions(form(1).getByLabelText('Status'), 'Ditinjau');
  await user.click(form(1).getByRole('button', { name: 'Simpan & berikutnya' }));
  expect(await screen.findByText('2 dari 3')).toBeVisible();
  expect(saved).toEqual([expect.objectContaining({ status: 'Ditinjau' })]);
  expect(await toggleOf(2)).toHaveFocus();
  expect(await toggleOf(2)).toHaveAttribute('aria-expanded', 'true');
  expect(await toggleOf(1)).toHaveAttribute('aria-expanded', 'false');

  await user.click(form(2).getByRole('button', { name: 'Kiriman berikutnya' }));
  expect(form(3).getByText('3 dari 3')).toBeVisible();
  expect(form(3).getByRole('button', { name: 'Kiriman berikutnya' })).toBeDisabled();
  expect(form(3).queryByRole('button', { name: 'Simpan & berikutnya' })).not.toBeInTheDocument();
  await user.click(form(3).getByRole('button', { name: 'Kiriman sebelumnya' }));
  expect(await toggleOf(2)).toHaveFocus();
  expect(form(2).getByText('2 dari 3')).toBeVisible();
});

test('after the last lead of a page comes the first of the next one, and before it the last', async () => {
  inboxHolds(Array.from({ length: 60 }, (_, index) => leadNo(index + 1)));
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await toggleOf(50));
  expect(screen.getByText('50 dari 60')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kiriman berikutnya' }));
  expect(await screen.findByText('51 dari 60')).toBeVisible();
  expect(await toggleOf(51)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Kiriman sebelumnya' }));
  expect(await screen.findByText('50 dari 60')).toBeVisible();
  expect(await toggleOf(50)).toHaveFocus();
});

test('an empty inbox says what will come in, and the menu shows no number', async () => {
  inboxHolds([]);
  await renderSite(paths.adminInbox);
  expect(await screen.findByText('Kotak masuk masih kosong')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kotak Masuk' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unduh CSV' })).not.toBeInTheDocument();
});

test('what another filter let through says nothing while the next answer is on its way', async () => {
  inboxHolds([]);
  const { user } = await renderSite(paths.adminInbox);
  await user.selectOptions(await screen.findByLabelText('Jenis'), 'Pengajuan');
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();

  refuse('GET leads');
  const answer = hold('GET leads');
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Pesan');
  expect(await screen.findByText('Memuat kotak masuk...')).toBeVisible();
  expect(screen.queryByText('Tidak ada yang cocok')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(/Kotak masuk gagal dimuat/, {}, { timeout: 5000 })).toBeVisible();
});

test('one message: counted, read, and a landline offers no WhatsApp', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(paths.adminInbox);
  expect(await screen.findByText('1 kiriman')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Kotak Masuk ?1 ?baru/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Halaman daftar' })).not.toBeInTheDocument();

  const toggle = screen.getByRole('button', { name: 'Arum Wulandari' });
  // The closed row has the hour, too.
  expect(screen.getByText(/^21 Nov.*, 14\.30$/)).toBeVisible();
  await user.click(toggle);
  expect(screen.getAllByText('21 Nov 2026, 14.30').at(-1)).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Telepon' })).toHaveAttribute('href', 'tel:+62247601234');
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  expect(screen.getByText('Belum ada admin yang menanganinya.')).toBeVisible();
});

test('more than 99 unread messages are not counted in the menu', async () => {
  inboxHolds(Array.from({ length: 100 }, (_, index) => leadNo(index)));
  await renderSite(paths.adminInbox);
  expect(await screen.findByRole('link', { name: /Kotak Masuk ?99\+ ?baru/ })).toBeVisible();
});

test('a change that could not be saved stays in the form, also when the message is closed meanwhile', async () => {
  inboxHolds([lead]);
  refuse('PATCH contact_messages');
  const { user, toggle, form } = await openLead();
  expect(form.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await user.type(form.getByLabelText(/Catatan internal/), 'Telepon lagi Senin.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  await user.click(toggle);
  await user.click(toggle);
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('Telepon lagi Senin.');
});

test('what is typed while a note is being saved stays, and is saved by the next press', async () => {
  inboxHolds([lead]);
  const changes = accept('PATCH contact_messages');
  const asked = urlsOf('PATCH contact_messages');
  const answer = hold('PATCH contact_messages');
  const { user, form } = await openLead();
  const note = form.getByLabelText(/Catatan internal/);
  await user.type(note, 'Satu.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await user.type(note, ' Dua.');
  answer();
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  expect(note).toHaveValue('Satu. Dua.');
  expect(note).toHaveFocus();

  await user.click(await form.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(changes).toHaveLength(2));
  expect(changes).toEqual([
    { status: 'Baru', note: 'Satu.' },
    { status: 'Baru', note: 'Satu. Dua.' },
  ]);
  // The second is based on what the first has stored.
  expect(asked.map(({ searchParams }) => searchParams.get('handled_at'))).toEqual([
    'is.null',
    expect.stringMatching(/^eq\.20/),
  ]);
});

test('what is changed while a lead is being saved is an edit of what is saved, also when the row leaves the list', async () => {
  inboxHolds([lead]);
  const handled_at = '2026-11-22T02:00:00+00:00';
  reply('PATCH contact_messages', () => {
    inboxHolds([]);
    return { handled_at };
  });
  const answer = hold('PATCH contact_messages');
  const { user } = await renderSite(paths.adminInbox);
  async function openForm() {
    await user.click(await screen.findByRole('button', { name: 'Arum Wulandari' }));
    return within(await screen.findByRole('form', { name: 'Tindak lanjut Arum Wulandari' }));
  }
  let form = await openForm();
  await user.selectOptions(form.getByLabelText('Status'), 'Ditinjau');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await user.selectOptions(form.getByLabelText('Status'), 'Baru');
  await user.type(form.getByLabelText(/Catatan internal/), 'Keliru.');
  answer();
  expect(await screen.findByText('Kotak masuk masih kosong')).toBeVisible();

  inboxHolds([{ ...lead, status: 'Ditinjau', handled_at }]);
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Pesan');
  form = await openForm();
  expect(form.getByLabelText('Status')).toHaveValue('Baru');
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('Keliru.');
  expect(form.getByRole('button', { name: 'Simpan' })).toBeEnabled();
});

test('on the last page of a filter a lead that has moved on stays, is not counted, and leads back to the rest', async () => {
  inboxHolds([...Array.from({ length: 50 }, (_, index) => leadNo(index + 2)), lead]);
  accept('PATCH contact_messages');
  const { user } = await renderSite(`${paths.adminInbox}?status=baru&halaman=2`);
  expect(await screen.findByText('51–51 dari 51 kiriman')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Arum Wulandari' }));
  const form = within(screen.getByRole('form', { name: 'Tindak lanjut Arum Wulandari' }));
  await user.selectOptions(form.getByLabelText('Status'), 'Ditinjau');
  await user.click(form.getByRole('button', { name: 'Simpan' }));

  expect(await screen.findByText('50 kiriman')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Arum Wulandari' })).toHaveAccessibleDescription(
    'Tidak lagi cocok dengan filter; tampil sampai filternya diganti.',
  );
  expect(screen.getByText('Halaman 2 dari 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sebelumnya' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Arum Wulandari' })).toBeNull());
});

test('a lead that moves on shows what was saved, even where it was asked for before, and goes when a colleague deletes it', async () => {
  const bayu = { ...lead, id: '60000000-0000-4000-8000-000000000002', name: 'Bayu Aji' };
  const saving = holdAnswer();
  const early = holdAnswer();
  let stored = [lead, bayu];
  inboxHolds(stored);
  server.use(
    http.get('*/rest/v1/leads', async ({ request }) => {
      const ids = new URL(request.url).searchParams.get('id');
      const found = stored.filter(({ id, status }) => (ids ? ids.includes(id) : status === 'Baru'));
      // What is asked for while saving has the old status, and comes after the change is stored.
      if (ids && stored.every(({ status }) => status === 'Baru')) await early.answered;
      return HttpResponse.json(found, { headers: { 'content-range': `0-1/${found.length}` } });
    }),
    http.patch('*/rest/v1/contact_messages', async ({ request }) => {
      await saving.answered;
      const handled_at = '2026-11-22T02:00:00+00:00';
      const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
      stored = stored.map((row) => (row.id === id ? { ...row, status: 'Ditinjau' } : row));
      return HttpResponse.json({ handled_at });
    }),
  );
  const { user } = await renderSite(`${paths.adminInbox}?status=baru`);
  async function review(name: string) {
    await user.click(await screen.findByRole('button', { name }));
    const form = within(screen.getByRole('form', { name: `Tindak lanjut ${name}` }));
    await user.selectOptions(form.getByLabelText('Status'), 'Ditinjau');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    return form;
  }
  const form = await review('Arum Wulandari');
  await user.click(await form.findByRole('button', { name: 'Menyimpan...' }));
  saving.answer();
  await waitFor(() => expect(stored[0]).toHaveProperty('status', 'Ditinjau'));
  early.answer();
  const kept = 'Tidak lagi cocok dengan filter; tampil sampai filternya diganti.';
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Arum Wulandari' })).toHaveAccessibleDescription(kept),
  );

  stored = stored.filter(({ id }) => id !== lead.id);
  await review('Bayu Aji');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Bayu Aji' })).toHaveAccessibleDescription(kept),
  );
  expect(screen.queryByRole('button', { name: 'Arum Wulandari' })).not.toBeInTheDocument();
});

test('a note is saved without the spaces around it, and one of spaces is none', async () => {
  inboxHolds([{ ...lead, note: 'Lama.' }]);
  const notes = accept('PATCH contact_messages');
  const { user, form } = await openLead();
  for (const text of [' Telepon lagi. ', '  ']) {
    await user.clear(form.getByLabelText(/Catatan internal/));
    await user.type(form.getByLabelText(/Catatan internal/), text);
    await user.click(await form.findByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Simpan' })).toBeDisabled());
  }
  expect(notes).toEqual([
    { status: 'Baru', note: 'Telepon lagi.' },
    { status: 'Baru', note: null },
  ]);
});

test('the sender’s code is copied, and what they will read is saved apart from the internal note', async () => {
  const handled_at = '2026-11-22T02:00:00+00:00';
  const coded = { ...lead, kode_lacak: 'K7QF2M9TXW4D', pesan_publik: 'Lama.', handled_at };
  inboxHolds([coded]);
  const saved = accept('PATCH contact_messages');
  const urls = urlsOf('PATCH contact_messages');
  const { user, form } = await openLead();
  expect(screen.getByText('K7QF-2M9T-XW4D')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salin' }));
  expect(await screen.findByText('Tersalin')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('K7QF-2M9T-XW4D');

  const forSender = form.getByLabelText(/Pesan untuk pengirim/);
  expect(forSender).toHaveAccessibleDescription(/^Dibaca pengirim/);
  expect(forSender).toHaveAttribute('maxlength', '500');
  expect(form.getByLabelText(/Catatan internal/)).toHaveAccessibleDescription('Hanya dibaca admin.');
  await user.clear(forSender);
  await user.type(forSender, ' Kami telepon besok. ');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  expect(saved).toEqual([{ status: 'Baru', note: null, pesan_publik: 'Kami telepon besok.' }]);
  expect(urls[0]?.searchParams.get('handled_at')).toBe(`eq.${handled_at}`);
});

test('whoever sent a message without a code can be written nothing that they would never read', async () => {
  inboxHolds([{ ...lead, kode_lacak: null, pesan_publik: null }]);
  await openLead();
  expect(await screen.findByLabelText(/Catatan internal/)).toBeVisible();
  expect(screen.queryByLabelText(/Pesan untuk pengirim/)).not.toBeInTheDocument();
  expect(screen.queryByText('Kode lacak')).not.toBeInTheDocument();
});

test('the CSV has the code and what the sender reads', async () => {
  inboxHolds([{ ...lead, kode_lacak: '000000000001', pesan_publik: 'Kami telepon besok.' }]);
  const files = savedFiles();
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText(/^Mengunduh 1 baris ke /)).toBeVisible();
  const [titles = [], cells = []] = ((await files[0]?.text()) ?? '')
    .split('\r\n')
    .map((line) => line.split(';'));
  const cellOf = (title: string) => cells[titles.indexOf(`"${title}"`)];
  expect(cellOf('Kode lacak')).toBe('"0000-0000-0001"');
  expect(cellOf('Pesan untuk pengirim')).toBe('"Kami telepon besok."');
});

test('a change that was taken back leaves nothing behind', async () => {
  inboxHolds([lead]);
  const { user, form } = await openLead();
  const status = form.getByLabelText('Status');
  await user.selectOptions(status, 'Ditinjau');
  expect(hasDrafts()).toBe(true);
  await user.selectOptions(status, 'Baru');
  expect(form.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  expect(hasDrafts()).toBe(false);
});

test('dates the wrong way round are named as the reason why nothing is found', async () => {
  inboxHolds([]);
  await renderSite(`${paths.adminInbox}?dari=2026-11-20&sampai=2026-11-19`);
  expect(await screen.findByText(/Tanggal akhir mendahului tanggal awal/)).toBeVisible();
  // On a phone the fields are folded, and their number tells that they filter.
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toHaveAttribute('aria-expanded', 'false');
});

test('an unsaved note outlives its row, and is forgotten when it is saved', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(paths.adminInbox);
  async function openForm() {
    await user.click(await screen.findByRole('button', { name: 'Arum Wulandari' }));
    return within(await screen.findByRole('form', { name: 'Tindak lanjut Arum Wulandari' }));
  }
  let form = await openForm();
  await user.type(form.getByLabelText(/Catatan internal/), 'Telepon lagi Senin.');
  await user.selectOptions(form.getByLabelText('Status'), 'Ditinjau');
  inboxHolds([]);
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Pengajuan');
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();
  inboxHolds([lead]);
  await user.click(screen.getByRole('button', { name: 'Reset' }));

  form = await openForm();
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('Telepon lagi Senin.');
  expect(form.getByLabelText('Status')).toHaveValue('Ditinjau');
  reply('PATCH contact_messages', () => {
    inboxHolds([]);
    return { handled_at: '2026-11-22T02:00:00+00:00' };
  });
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Kotak masuk masih kosong')).toBeVisible();
  inboxHolds([lead]);
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Pesan');
  form = await openForm();
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('');
});

test('what a colleague wrote meanwhile is not overwritten unseen by an older draft', async () => {
  async function openForm() {
    const { user } = await renderSite(paths.adminInbox);
    await user.click(await screen.findByRole('button', { name: 'Arum Wulandari' }));
    return { user, form: within(await screen.findByRole('form', { name: 'Tindak lanjut Arum Wulandari' })) };
  }
  const coded = { ...lead, kode_lacak: 'K7QF2M9TXW4D', pesan_publik: null };
  inboxHolds([coded]);
  const first = await openForm();
  await first.user.type(first.form.getByLabelText(/Catatan internal/), 'Catatan saya.');
  cleanup();

  // The list shows the colleague's change already, while the form keeps what was typed.
  const changed = { ...coded, status: 'Ditinjau', note: 'Catatan rekan.', pesan_publik: 'Kata rekan.' };
  const stored = { ...changed, handled_at: '2026-11-22T02:00:00+00:00' };
  inboxHolds([stored]);
  accept('PATCH contact_messages');
  const { user, form } = await openForm();
  expect(form.getByLabelText('Status')).toHaveValue('Ditinjau');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  expect(
    screen.getByText('Admin lain baru saja mengubahnya. Periksa yang tersimpan sekarang, lalu simpan lagi.'),
  ).toBeVisible();
  expect(form.getByRole('alert')).toHaveTextContent(
    'Yang tersimpan sekarang: Ditinjau. Catatan: “Catatan rekan.” Pesan untuk pengirim: “Kata rekan.”',
  );
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('Catatan saya.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
});

test('what a colleague has changed meanwhile is not deleted unseen, and what they deleted is told', async () => {
  const kind = 'partnership_applications';
  const file = 'partnership_proposals/investasi_sppg/anonymous/1795_Profil.pdf';
  const document_url = `/storage/v1/object/public/collaboration_documents/${file}`;
  const application = { ...lead, kind, opportunity_id: 'investasi_sppg', subject: null, document_url };
  inboxHolds([application]);
  const { user } = await renderSite(paths.adminInbox);
  const toggle = await screen.findByRole('button', { name: 'Arum Wulandari' });
  await user.click(toggle);
  const form = within(await screen.findByRole('form', { name: 'Tindak lanjut Arum Wulandari' }));
  await user.type(form.getByLabelText(/Catatan internal/), 'Belum disimpan.');
  const remove = screen.getByRole('button', { name: 'Hapus kiriman' });
  async function confirm() {
    await user.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Hapus kiriman ini?' });
    await user.click(within(question).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  }
  const stored = { ...application, status: 'Diterima', handled_at: '2026-11-22T02:00:00+00:00' };
  accept(`DELETE ${kind}`);
  inboxHolds([stored]);
  await confirm();
  expect(screen.getByText('Gagal Menghapus')).toBeVisible();
  expect(
    screen.getByText(
      'Admin lain baru saja mengubah kiriman dari Arum Wulandari. Periksa yang tersimpan sekarang, lalu hapus lagi bila tetap perlu.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Status')).toHaveValue('Diterima'));
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('Belum disimpan.');
  expect(remove).toHaveFocus();

  // Now that the lead is gone, its proposal is removed.
  const removed = reply('DELETE /storage/v1/object/*', [{ name: file }]);
  inboxHolds([]);
  await confirm();
  expect(
    screen.getByText('Kiriman dari Arum Wulandari sudah lebih dulu dihapus oleh admin lain.'),
  ).toBeVisible();
  expect(await screen.findByText('Kotak masuk masih kosong')).toBeVisible();
  expect(removed).toHaveLength(1);
});

test('whoever logs out leaves no unsaved note behind', async () => {
  inboxHolds([lead]);
  const { user } = await openLead();
  await user.type(await screen.findByLabelText(/Catatan internal/), 'Telepon lagi Senin.');
  expect(Object.values(sessionStorage).join()).toContain('Telepon lagi Senin.');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout Berhasil!')).toBeVisible();
  expect(Object.values(sessionStorage).join()).not.toContain('Telepon lagi Senin.');
});

test('a logout that fails keeps the unsaved note', async () => {
  inboxHolds([lead]);
  refuse('POST /auth/v1/logout', 500, { msg: 'Gangguan server' });
  const { user } = await openLead();
  await user.type(await screen.findByLabelText(/Catatan internal/), 'Telepon lagi Senin.');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Gagal Logout')).toBeVisible();
  cleanup();

  const again = await renderSite(paths.adminInbox);
  await again.user.click(await screen.findByRole('button', { name: 'Arum Wulandari' }));
  expect(await screen.findByLabelText(/Catatan internal/)).toHaveValue('Telepon lagi Senin.');
});

test('a filter holds its last day, too, and the CSV has what it lets through, newest first', async () => {
  const evening = {
    ...lead,
    id: '2',
    name: 'Bayu',
    created_at: '2026-11-21T16:30:00+00:00',
    came_at: '2026-11-21T16:30:00+00:00',
  };
  const nextDay = {
    ...lead,
    id: '3',
    name: 'Citra',
    created_at: '2026-11-21T17:30:00+00:00',
    came_at: '2026-11-21T17:30:00+00:00',
  };
  const files = savedFiles();
  inboxHolds([lead, evening, nextDay]);
  const { user } = await renderSite(`${paths.adminInbox}?sampai=2026-11-21`);
  expect(await screen.findByText('2 kiriman')).toBeVisible();
  expect(screen.getByLabelText('Sampai tanggal')).toHaveValue('2026-11-21');
  expect(screen.getByRole('button', { name: 'Bayu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Citra' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText(/^Mengunduh 2 baris ke kotak-masuk-/)).toBeVisible();
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.map((line) => line.split(';')).map(([received, , , name]) => [received, name])).toEqual([
    ['"Diterima"', '"Nama"'],
    ['"2026-11-21 23:30"', '"Bayu"'],
    ['"2026-11-21 14:30"', '"Arum Wulandari"'],
  ]);
});

test('an export that fails says why', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(paths.adminInbox);
  const button = await screen.findByRole('button', { name: 'Unduh CSV' });
  refuse('GET leads');
  await user.click(button);
  expect(await screen.findByText('Unduhan CSV Gagal')).toBeVisible();
});

test('a page beyond the end leads back to the first one', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(`${paths.adminInbox}?halaman=2`);
  expect(await screen.findByText('Halaman ini kosong')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke halaman pertama' }));
  expect(await screen.findByText('1 kiriman')).toBeVisible();
});

test('a filter that is chosen while a search waits for its pause keeps both; a reset drops what was typed', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(`${paths.adminInbox}?jenis=pesan`);
  const search = await screen.findByRole('searchbox', { name: 'Cari pesan, pengajuan, dan keluhan' });
  await user.type(search, 'arum ');
  await user.selectOptions(screen.getByLabelText('Status'), 'Baru');
  await waitFor(() => expect(location.search).toBe('?jenis=pesan&cari=arum&status=baru'));
  expect(search).toHaveValue('arum ');

  await user.type(search, 'wulandari');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(search).toHaveValue(''));
  expect(location.search).toBe('');
  expect(screen.getByLabelText('Jenis')).toHaveValue('');
});

test('a deletion that failed says why, and the question stays', async () => {
  inboxHolds([lead]);
  refuse('DELETE contact_messages');
  const { user } = await openLead();
  await user.click(screen.getByRole('button', { name: 'Hapus kiriman' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus kiriman ini?' }));
  expect(
    question.getByText(/^Pesan dari Arum Wulandari tentang “Jadwal kunjungan” akan dihapus/),
  ).toBeVisible();
  expect(question.queryByText(/proposal|diterima/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus')).toBeVisible();
  expect(question.getByRole('button', { name: 'Hapus' })).toBeEnabled();
  await user.click(question.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

const file = 'partnership_proposals/investasi_sppg/anonymous/1795_Profil_Usaha.pdf';
const application = {
  ...lead,
  kind: 'partnership_applications',
  opportunity_id: 'investasi_sppg',
  subject: null,
  document_url: `/storage/v1/object/public/collaboration_documents/${file}`,
};

/** Presses "Hapus kiriman" and confirms. */
async function deleteLead(user: Awaited<ReturnType<typeof renderSite>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Arum Wulandari' }));
  await user.click(screen.getByRole('button', { name: 'Hapus kiriman' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus kiriman ini?' }));
  await user.click(question.getByRole('button', { name: 'Hapus' }));
}

test.each([
  [
    'could not be removed with its application is named',
    [],
    'Kiriman dari Arum Wulandari telah dihapus, tetapi file proposalnya, Profil_Usaha.pdf, gagal dihapus dan mungkin masih tersimpan.',
  ],
  [
    'another application has, too, stays, and that is said',
    [{ ...application, id: '60000000-0000-4000-8000-000000000002' }],
    'Kiriman dari Arum Wulandari telah dihapus. File proposalnya, Profil_Usaha.pdf, tetap ada karena dipakai pengajuan lain.',
  ],
])('a proposal that %s', async (_, others, sentence) => {
  inboxHolds([application]);
  refuse('DELETE /storage/v1/object/*');
  reply('DELETE partnership_applications', () => {
    inboxHolds(others);
    return { id: lead.id };
  });
  const { user } = await renderSite(paths.adminInbox);
  await deleteLead(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith(`The file ${file} was not removed.`, expect.anything());
  vi.mocked(console.warn).mockClear();
});

test('who is no admin any more is not told that a lead is gone', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(paths.adminInbox);
  await screen.findByRole('button', { name: 'Arum Wulandari' });
  const hidden = { code: 'PGRST116', message: 'no row', details: 'The result contains 0 rows' };
  refuse('DELETE contact_messages', 406, hidden);
  refuse('GET contact_messages', 406, hidden);
  reply('POST rpc/my_access', { can_manage: true, is_admin: false });
  await deleteLead(user);
  expect(await screen.findByText('Gagal Menghapus')).toBeVisible();
  expect(screen.queryByText(/sudah lebih dulu dihapus/)).not.toBeInTheDocument();
});

test('a proposal whose file is gone, and a list that does not load, are said so, and the list comes on request', async () => {
  inboxHolds([application]);
  const mend = refuse('GET leads');
  refuse('POST /functions/v1/buka-proposal', 404, { code: 'not_found', message: 'Filenya tidak ada.' });
  const { user } = await renderSite(paths.adminInbox);
  expect(await screen.findByText(/Kotak masuk gagal dimuat/)).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  await user.click(await screen.findByRole('button', { name: 'Arum Wulandari' }));
  const tab = newTab();
  await user.click(screen.getByRole('button', { name: 'Buka Proposal (Profil_Usaha.pdf)' }));
  expect(
    await screen.findByText('Proposal tidak dapat dibuka. Filenya tidak ada di penyimpanan.'),
  ).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
});

test('a lead has an address: it opens there, also beside another filter, Back closes it, and the link is copied', async () => {
  const [first, second] = [leadNo(1), leadNo(2)];
  inboxHolds([first, { ...second, status: 'Ditinjau' }]);
  const { user } = await renderSite(`${paths.adminInbox}?status=baru&kiriman=${second.id}`);
  const linked = within(await screen.findByRole('region', { name: 'Kiriman dari tautan' }));
  const form = await linked.findByRole('form', { name: 'Tindak lanjut Pengirim 2' });
  expect(within(form).queryByText(/ dari /)).not.toBeInTheDocument();
  await user.click(linked.getByRole('button', { name: 'Salin tautan' }));
  expect(await screen.findByText('URL Disalin')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/admin/kotak-masuk?kiriman=${second.id}`,
  );
  await user.click(linked.getByRole('button', { name: 'Pengirim 2' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kiriman dari tautan' })).toBeNull());
  expect(location.search).toBe('?status=baru');

  const toggle = await toggleOf(1);
  await user.click(toggle);
  expect(screen.getByRole('form', { name: 'Tindak lanjut Pengirim 1' })).toBeVisible();
  await waitFor(() => expect(location.search).toBe(`?status=baru&kiriman=${first.id}`));
  history.back();
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  expect(location.search).toBe('?status=baru');
});

test.each([leadNo(1).id, 'bukan-nomor'])('a link to a lead that is gone says so: %s', async (id) => {
  inboxHolds([]);
  const { user } = await renderSite(`${paths.adminInbox}?kiriman=${id}`);
  expect(await screen.findByText('Kiriman ini tidak ada lagi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByText('Kiriman ini tidak ada lagi')).not.toBeInTheDocument());
  expect(location.search).toBe('');
});

test('a new lead that was only read takes one click, and the next one opens', async () => {
  inboxHolds([leadNo(1), leadNo(2)]);
  const saved = accept('PATCH contact_messages');
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await toggleOf(1));
  await user.click(screen.getByRole('button', { name: 'Tandai ditinjau & berikutnya' }));
  expect(await screen.findByText('2 dari 2')).toBeVisible();
  expect(saved).toEqual([{ status: 'Ditinjau', note: null }]);
});

test('several at once: what a colleague has changed meanwhile is named and stays ticked', async () => {
  inboxHolds([leadNo(1), leadNo(2), leadNo(3)]);
  const calls = reply('POST rpc/change_leads', [leadNo(3).id]);
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Pengirim 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Pengirim 3' }));
  expect(screen.getByText('2 dipilih')).toBeVisible();
  expect(screen.queryByRole('form', { name: /Tindak lanjut/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Status baru'), 'Ditolak');
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(await screen.findByText('Belum Semua Diubah')).toBeVisible();
  expect(
    screen.getByText(
      'Admin lain baru saja mengubah atau menghapus kiriman dari Pengirim 3. Yang masih ada tetap tercentang: periksa, lalu ulangi bila perlu.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Pilih Pengirim 1' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Pilih Pengirim 3' })).toBeChecked();

  await user.selectOptions(screen.getByLabelText('Tugaskan ke'), 'wening@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Tugaskan' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  const chosen = (n: number) => ({ kind: 'contact_messages', id: leadNo(n).id, handled_at: null });
  expect(calls).toEqual([
    { chosen: [chosen(1), chosen(3)], change: { status: 'Ditolak' } },
    { chosen: [chosen(3)], change: { assigned_to: admins[1]?.user_id } },
  ]);
});

test('several are deleted after a question, also when the answer was lost', async () => {
  inboxHolds([leadNo(1), leadNo(2)]);
  const attempts = reply('POST rpc/delete_leads', () => {
    inboxHolds([]);
    return [];
  });
  refuseOnce('POST rpc/delete_leads');
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus 2 kiriman?' }));
  await user.click(question.getByRole('button', { name: 'Hapus 2 Kiriman' }));
  expect(await screen.findByText('2 kiriman telah dihapus.')).toBeVisible();
  expect(await screen.findByText('Kotak masuk masih kosong')).toBeVisible();
  expect(attempts).toHaveLength(2);
});

test('a lead is assigned to an admin, and the inbox is filtered by that', async () => {
  inboxHolds([{ ...lead, assigned_to: admins[1]?.user_id, assignee_email: 'wening@contoh.id' }]);
  const saved = accept('PATCH contact_messages');
  const { user } = await renderSite(paths.adminInbox);
  expect(await screen.findByText('Ditugaskan ke wening@contoh.id')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Arum Wulandari' }));
  const form = within(screen.getByRole('form', { name: 'Tindak lanjut Arum Wulandari' }));
  const field = form.getByLabelText('Ditugaskan ke');
  await waitFor(() => expect(field).toHaveDisplayValue('wening@contoh.id'));
  expect(within(field).queryByRole('option', { name: /dapur@contoh.id/ })).not.toBeInTheDocument();
  await user.selectOptions(field, 'Belum ditugaskan');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  expect(saved).toEqual([{ status: 'Baru', note: null, assigned_to: null }]);

  const asked = urlsOf('GET leads');
  putRows('leads', []);
  const filter = within(screen.getByRole('group', { name: 'Cari dan saring kiriman' }));
  await user.selectOptions(filter.getByLabelText('Ditugaskan ke'), 'Saya');
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();
  expect(location.search).toBe('?ditugaskan=saya');
  await user.selectOptions(filter.getByLabelText('Ditugaskan ke'), 'Belum ditugaskan');
  const of = () => asked.map(({ searchParams }) => searchParams.get('assigned_to'));
  await waitFor(() => expect(of()).toContain('is.null'));
  expect(of()[0]).toMatch(/^eq\.[-0-9a-f]{36}$/);
});

const templates = [
  {
    id: 'fa000000-0000-4000-8000-000000000001',
    untuk: 'kiriman',
    title: 'Sudah diterima',
    isi: 'Halo {nama}, “{perihal}” kami terima. Kode: {kode}. {lain}',
    position: 1,
    status: 'Diterima',
    created_at: '2026-11-01T00:00:00+00:00',
  },
];

test('by keyboard: j and k go through the leads, o opens one, a key for each state gives it that; never while typing', async () => {
  const leads = [1, 2].map((no) => ({ ...leadNo(no), note: null }));
  inboxHolds(leads);
  const sent = accept('PATCH contact_messages');
  const asked = urlsOf('PATCH contact_messages');
  const { user } = await renderSite(paths.adminInbox);
  const toggle = (index: number) => screen.getByRole('button', { name: leads[index]?.name });
  await screen.findByRole('button', { name: leads[0]?.name });
  await user.keyboard('j');
  expect(toggle(0)).toHaveFocus();
  await user.keyboard('jj');
  expect(toggle(1)).toHaveFocus();
  await user.keyboard('ko');
  expect(toggle(0)).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('2');
  await waitFor(() => expect(sent).toEqual([{ status: 'Ditinjau', note: null }]));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  await user.keyboard('j');
  await waitFor(() => expect(toggle(1)).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('e');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ status: 'Selesai', note: null });
  expect(asked.map(({ searchParams }) => searchParams.get('id'))).toEqual(leads.map(({ id }) => `eq.${id}`));

  const note = within(screen.getByRole('form', { name: `Tindak lanjut ${leads[1]?.name}` })).getByLabelText(
    /Catatan internal/,
  );
  await user.type(note, 'jke1');
  expect(note).toHaveValue('jke1');
  toggle(1).focus();
  await user.keyboard('3');
  expect(await screen.findByText('Status Belum Diubah')).toBeVisible();
  expect(sent).toHaveLength(2);

  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' }));
  expect(help.getByText('Beri status Selesai')).toBeVisible();
  await user.click(help.getByRole('checkbox', { name: 'Pakai pintasan di perangkat ini' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  toggle(1).focus();
  await user.keyboard('k?');
  expect(toggle(1)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a template fills in the answer and the state it is for; what was typed is not replaced unasked', async () => {
  inboxHolds([{ ...lead, kode_lacak: 'K7QF2M9TXW4D', pesan_publik: null }]);
  putRows('answer_templates', templates);
  const { user } = await openLead();
  const answer = await screen.findByLabelText(/Pesan untuk pengirim/);
  await screen.findByRole('option', { name: 'Sudah diterima' });
  const choose = () => user.selectOptions(screen.getByLabelText('Isi dari templat'), 'Sudah diterima');
  const filled = 'Halo Arum Wulandari, “Jadwal kunjungan” kami terima. Kode: K7QF-2M9T-XW4D. {lain}';
  expect(screen.getByLabelText('Status', { selector: 'form *' })).toHaveValue('Baru');
  await choose();
  expect(answer).toHaveValue(filled);
  // The template brings its status along, to be saved with the answer.
  expect(screen.getByLabelText('Status', { selector: 'form *' })).toHaveValue('Diterima');

  await user.clear(answer);
  await user.type(answer, 'Kata saya.');
  await choose();
  const question = within(await screen.findByRole('alertdialog', { name: 'Ganti teks yang sudah ditulis?' }));
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(answer).toHaveValue('Kata saya.');
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Ganti' }));
  await waitFor(() => expect(answer).toHaveValue(filled));
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeEnabled();
});

test('templates are added in the inbox, by the rules of the table', async () => {
  inboxHolds([{ ...lead, kode_lacak: 'K7QF2M9TXW4D', pesan_publik: null }]);
  const added = accept('POST answer_templates');
  putRows('answer_templates', templates);
  const { user } = await openLead();
  await user.click(await screen.findByRole('button', { name: 'Kelola templat' }));
  const desk = within(await screen.findByRole('dialog', { name: 'Templat jawaban' }));
  expect(await desk.findByRole('heading', { name: 'Sudah diterima' })).toBeVisible();
  expect(desk.getByRole('button', { name: 'Hapus Sudah diterima' })).toBeVisible();
  await user.click(desk.getByRole('button', { name: 'Tambah templat' }));
  const form = within(await screen.findByRole('dialog', { name: 'Tambah Templat' }));
  expect(form.getByLabelText('Urutan')).toHaveValue('2');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Judul templat tidak boleh kosong.')).toBeVisible();
  expect(form.getByText('Isi templat tidak boleh kosong.')).toBeVisible();
  await user.type(form.getByLabelText('Judul'), 'Menunggu');
  await user.type(form.getByLabelText('Isi'), 'Mohon tunggu.');
  await user.selectOptions(form.getByLabelText(/^Status/), 'Ditinjau');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Templat Ditambahkan')).toBeVisible();
  expect(added).toMatchObject([{ title: 'Menunggu', isi: 'Mohon tunggu.', position: 2, status: 'Ditinjau' }]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tambah Templat' })).toBeNull());
  await user.click(desk.getByText('Tutup'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a proposal is opened by the function that writes it down, in a tab of its own', async () => {
  inboxHolds([application]);
  const asked = reply('POST /functions/v1/buka-proposal', { signedURL: '/object/sign/x?token=y' });
  const tab = newTab();
  const { user } = await openLead();
  const open = screen.getByRole('button', { name: 'Buka Proposal (Profil_Usaha.pdf)' });
  expect(asked).toEqual([]);
  await user.click(open);
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith(
      expect.stringMatching(/\/storage\/v1\/object\/sign\/x\?token=y$/),
    ),
  );
  expect(asked).toEqual([{ application_id: lead.id }]);
  expect(tab.opener).toBeNull();
});

test.each([
  [
    'is not deployed',
    { code: 'NOT_FOUND', message: 'Requested function was not found' },
    404,
    /^Proposal tidak dapat dibuka\. Fungsi buka-proposal belum dipasang di proyek Supabase\./,
  ],
  [
    'fails',
    { code: 'not_opened', message: 'Proposal belum dapat dibuka. Coba lagi.' },
    500,
    'Proposal tidak dapat dibuka. Proposal belum dapat dibuka. Coba lagi.',
  ],
  [
    'finds no file',
    { code: 'not_found', message: 'Filenya tidak ada di penyimpanan.' },
    404,
    'Proposal tidak dapat dibuka. Filenya tidak ada di penyimpanan.',
  ],
])('when the function that opens proposals %s, the inbox says so', async (_, body, status, sentence) => {
  inboxHolds([application]);
  refuse('POST /functions/v1/buka-proposal', status, body);
  const tab = newTab();
  const { user } = await openLead();
  await user.click(screen.getByRole('button', { name: 'Buka Proposal (Profil_Usaha.pdf)' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
});

test('an export that the trail does not have is not saved, and what was searched for does not get there', async () => {
  inboxHolds([lead]);
  const noted = bodiesOf('POST rpc/note_lead_export');
  refuse('POST rpc/note_lead_export');
  const files = savedFiles();
  const { user } = await renderSite(`${paths.adminInbox}?cari=arum&status=baru`);
  await user.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText('Unduhan CSV Gagal')).toBeVisible();
  expect(files).toEqual([]);
  expect(noted).toEqual([
    { amount: 1, filter: { status: 'Baru', jenis: '', permintaan: '', dari: '', sampai: '' } },
  ]);
});

test('a request about personal data has a clock until it is done', async () => {
  const hours = (amount: number) => new Date(Date.now() + amount * 60 * 60 * 1000).toISOString();
  inboxHolds([
    { ...leadNo(1), jenis_permintaan: 'hapus', due_at: hours(5.5) },
    { ...leadNo(2), jenis_permintaan: 'akses', due_at: hours(-30.5) },
    { ...leadNo(3), jenis_permintaan: 'perbaikan', due_at: hours(-30), status: 'Selesai' },
  ]);
  const { user } = await renderSite(paths.adminInbox);
  const row = async (n: number) => (await toggleOf(n)).closest('li');
  expect(await row(1)).toHaveTextContent(/Data pribadi: menghapus data.*sisa 5 jam/);
  expect(await row(2)).toHaveTextContent(/Data pribadi: melihat data.*lewat tenggat 30 jam/);
  expect(await row(3)).toHaveTextContent('Data pribadi: memperbaiki data');
  expect(await row(3)).not.toHaveTextContent('tenggat');
  await user.click(await toggleOf(1));
  expect(screen.getByText(/^Tenggat .*, sisa 5 jam\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Semua data alamat ini' })).toHaveAttribute(
    'href',
    paths.adminPersonalData,
  );
});

test('templates are edited and deleted as other rows are, and what failed stays open', async () => {
  inboxHolds([{ ...lead, kode_lacak: 'K7QF2M9TXW4D', pesan_publik: null }]);
  putRows('answer_templates', templates);
  for (const call of ['POST', 'PATCH', 'DELETE'] as const) {
    accept(`${call} answer_templates`);
    refuseOnce(`${call} answer_templates`, 403, { code: '42501', message: 'mati' });
  }
  const { user } = await openLead();
  await user.click(await screen.findByRole('button', { name: 'Kelola templat' }));
  const desk = within(await screen.findByRole('dialog', { name: 'Templat jawaban' }));
  const closed = (name: string) =>
    waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

  await user.click(desk.getByText('Tambah templat'));
  const added = within(await screen.findByRole('dialog', { name: 'Tambah Templat' }));
  await user.type(added.getByLabelText('Judul'), 'Menunggu');
  await user.type(added.getByLabelText('Isi'), 'Mohon tunggu.');
  await user.click(added.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menambahkan Templat')).toBeVisible();
  await user.click(added.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Buang Isian' }));
  await closed('Tambah Templat');

  await user.click(desk.getByLabelText('Edit Sudah diterima'));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit Templat' }));
  await user.type(edited.getByLabelText('Judul'), ' baik');
  await user.click(edited.getByRole('button', { name: 'Simpan' }));
  // A word in braces that stands for nothing would reach the sender as it is.
  expect(await edited.findByText(/^{lain} tidak dikenal/)).toBeVisible();
  await user.clear(edited.getByLabelText('Isi'));
  await user.type(edited.getByLabelText('Isi'), 'Kami terima.');
  await user.click(edited.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Templat')).toBeVisible();
  await user.click(edited.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Templat Diperbarui')).toBeVisible();
  await closed('Edit Templat');

  await user.click(desk.getByLabelText('Hapus Sudah diterima baik'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus templat ini?' }));
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Templat')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Templat Dihapus')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(desk.getByText('Tutup'));
  await closed('Templat jawaban');
});

test('of several that are to be deleted, the one that a colleague has changed stays', async () => {
  inboxHolds([leadNo(1), leadNo(2)]);
  reply('POST rpc/delete_leads', () => {
    inboxHolds([leadNo(2)]);
    return [leadNo(2).id];
  });
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus 2 Kiriman' }));
  expect(await screen.findByText('Belum Semua Dihapus')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Pengirim 1')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Pilih Pengirim 2' })).toBeChecked();
});
