import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { refuseOnce, reply, replyInTurn, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';
import { savedFiles } from '../saved-files';

const hours = (amount: number) => new Date(Date.now() + amount * 60 * 60 * 1000).toISOString();

const complaint = {
  kind: 'keluhan',
  id: '80000000-0000-4000-8000-000000000001',
  created_at: '2026-11-20T07:30:00+00:00',
  name: null,
  email: null,
  phone: null,
  subject: null,
  company_name: null,
  opportunity_id: null,
  message: 'Nasinya basi.',
  document_url: null,
  status: 'Baru',
  note: null,
  kode_lacak: 'K7QF2M9TXW4D',
  pesan_publik: null,
  handled_at: null,
  handler_email: null,
  assigned_to: null,
  assignee_email: null,
  jenis_permintaan: null,
  due_at: hours(-30.5),
  sppg_name: 'SPPG Tugu',
  kode_sppg: 'SPPG-3374-001',
  kategori: 'makanan',
  hari: '2026-11-19',
  sekolah: 'SDN Tugu 1',
  foto: ['80000000-0000-4000-8000-000000000001/1.webp', '80000000-0000-4000-8000-000000000001/2.webp'],
  bernama: true,
  berkontak: true,
  banyak_sekaligus: true,
  dihitung: false,
  dijawab_pada: null,
  dibuka_lagi: 0,
  came_at: '2026-11-20T07:30:00+00:00',
  tenggat_selesai: '2026-12-04T17:00:00+00:00',
  selesai_pada: null,
  hanya_admin: false,
  alamat_sama: null,
  disaring: null,
};
const unknown = {
  ...complaint,
  id: '80000000-0000-4000-8000-000000000002',
  message: 'Antrenya panjang.',
  sppg_name: null,
  kode_sppg: null,
  kategori: 'keterlambatan',
  due_at: hours(20.5),
  foto: [],
  bernama: false,
  berkontak: false,
  banyak_sekaligus: false,
  dihitung: true,
};

const answer = {
  id: '81000000-0000-4000-8000-000000000001',
  created_at: '2026-11-21T02:00:00+00:00',
  dari: 'kami',
  isi: 'Kami periksa ke dapurnya.',
  foto: [],
  status: 'Diperiksa',
  teks_publik: null,
};

const templates = [
  { id: 't1', title: 'Diperiksa', isi: 'Kami periksa.', position: 1, status: 'Diperiksa', untuk: 'keluhan' },
  {
    id: 't2',
    title: 'Bertanya',
    isi: 'Kami menghubungi Anda.',
    position: 2,
    status: null,
    untuk: 'keluhan_berkontak',
  },
  { id: 't3', title: 'Pesan', isi: 'Halo {nama}.', position: 3, status: 'Ditinjau', untuk: 'kiriman' },
];

/** The inbox of a manager or an admin, with these complaints, and what was written about each. */
function inboxHolds(role: 'admin' | 'manager', leads: object[], conversation: object[] = []) {
  storeSession('petugas@contoh.id', { can_manage: true, is_manager: true, is_admin: role === 'admin' });
  putRows('leads', leads);
  putRows(
    'keluhan_pesan',
    conversation.map((row) => ({ keluhan_id: complaint.id, ...row })),
  );
  putRows('answer_templates', templates);
  reply<{ folder: string }>('POST /functions/v1/buka-foto', ({ folder }) => ({
    signedURLs: [1, 2].map((photo) => `/object/sign/keluhan_foto/${folder}/${photo}.webp?token=x`),
  }));
  if (role === 'admin')
    putRows('accounts', [
      { user_id: 'e0000000-0000-4000-8000-000000000001', email: 'admin@contoh.id', role: 'admin' },
      { user_id: 'e0000000-0000-4000-8000-000000000003', email: 'dapur@contoh.id', role: 'pengelola' },
    ]);
  return urlsOf('GET leads');
}

const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('li');
const formOf = (name: string) => within(screen.getByRole('form', { name: `Tindak lanjut ${name}` }));
const labelled = { forAll: /^Teks untuk umum/, answer: /^Jawaban untuk pengirim/ };
const refused = {
  code: 'P0001',
  message: 'Teks untuk umum menyebut nama pengirim (“arum”). Tulis tanpa namanya.',
  hint: 'teks_publik',
};

test('an admin answers a complaint, once although the response was lost, and done is only what was answered', async () => {
  inboxHolds('admin', [complaint, unknown]);
  const stored = ['2026-11-27T01:00:00+00:00'];
  const answers = replyInTurn<{ pesan: object }>(
    'POST rpc/jawab_keluhan',
    () => HttpResponse.json({ message: 'mati' }, { status: 500 }),
    stored,
    () => HttpResponse.json(refused, { status: 400 }),
    stored,
  );
  const { user } = await renderSite(paths.adminInbox);
  const row = await rowOf('SPPG Tugu');
  expect(row).toHaveTextContent(/Makanan Nasinya basi\..*Keluhan/);
  expect(row).toHaveTextContent(/Belum dijawab · Banyak sekaligus, belum dihitung.*lewat tenggat 30 jam/);
  expect(await rowOf('Dapur tidak diketahui')).toHaveTextContent(/Belum dijawab.*sisa 20 jam/);

  await user.click(screen.getByRole('button', { name: 'SPPG Tugu' }));
  const form = formOf('SPPG Tugu');
  expect(form.getByRole('link', { name: 'SPPG Tugu' })).toHaveAttribute('href', '/sppg/SPPG-3374-001');
  expect(form.getByText('SDN Tugu 1')).toBeVisible();
  expect(form.getByText('19 November 2026')).toBeVisible();
  // The photos load at a press only: each opening is noted in the audit trail.
  await user.click(form.getByRole('button', { name: 'Buka 2 foto' }));
  expect(await form.findByRole('img', { name: 'Foto 2 dari 2 yang dikirim' })).toHaveAttribute(
    'src',
    expect.stringContaining(`/object/sign/keluhan_foto/${complaint.foto[1]}?token=x`),
  );
  expect(await form.findByText('Belum dijawab.')).toBeVisible();
  expect(form.queryByRole('link', { name: 'Balas Email' })).not.toBeInTheDocument();
  expect(form.getByRole('option', { name: 'dapur@contoh.id' })).toBeInTheDocument();

  await user.selectOptions(form.getByLabelText('Status'), 'Selesai');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(
    await form.findByText('Tulis jawaban untuk pengirim: tanpa jawaban, keluhan belum selesai.'),
  ).toBeVisible();
  expect(answers).toEqual([]);
  await user.type(form.getByLabelText(labelled.answer), 'Nasinya sudah diganti.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  expect(answers).toHaveLength(2);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.pesan).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    keluhan_id: complaint.id,
    handled_at: null,
    isi: 'Nasinya sudah diganti.',
    status: 'Selesai',
    note: null,
    teks_publik: null,
  });
  expect(form.getByLabelText(labelled.answer)).toHaveValue('');

  // What everyone reads is a text of its own, and is refused beside its field.
  await user.type(form.getByLabelText(labelled.forAll), 'Terima kasih, Bu Arum.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText(/^Tulis juga jawaban untuk pengirim/)).toBeVisible();
  await user.type(form.getByLabelText(labelled.answer), 'Sudah diganti, Bu.');
  expect(form.getByText('Dibaca semua orang:').nextSibling).toHaveTextContent('Terima kasih, Bu Arum.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText(refused.message)).toBeVisible();
  expect(form.getByLabelText(labelled.forAll)).toHaveValue('Terima kasih, Bu Arum.');
  expect(form.getByLabelText(labelled.answer)).toHaveValue('Sudah diganti, Bu.');
  await user.clear(form.getByLabelText(labelled.forAll));
  await user.type(form.getByLabelText(labelled.forAll), 'Pemasoknya sudah diganti.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(form.getByLabelText(labelled.forAll)).toHaveValue(''));
  expect(answers.at(-1)?.pesan).toMatchObject({
    isi: 'Sudah diganti, Bu.',
    teks_publik: 'Pemasoknya sudah diganti.',
  });

  // Of an unknown kitchen there is no page to show it on.
  await user.click(screen.getByRole('button', { name: 'Dapur tidak diketahui' }));
  const other = formOf('Dapur tidak diketahui');
  expect(other.queryByLabelText(labelled.forAll)).not.toBeInTheDocument();
  // Who gave no address is promised no call and no mail.
  expect(other.queryByRole('option', { name: 'Bertanya' })).not.toBeInTheDocument();
  expect(other.queryByRole('button', { name: 'Buka nama dan kontak' })).not.toBeInTheDocument();
});

test('an admin opens who sent it, shows an answer on the kitchen’s page, and lets a crowd count', async () => {
  inboxHolds('admin', [complaint], [answer, { ...answer, id: '2', dari: 'pengirim', isi: 'Masih basi.' }]);
  const calls: unknown[] = [];
  const noting = (name: string) => (body: object) => void calls.push([name, body]);
  reply('POST rpc/buka_pengirim', (body: object) => {
    calls.push(['buka_pengirim', body]);
    return { name: 'Arum Wulandari', phone: '0812-0000-0001', email: 'arum@contoh.id' };
  });
  refuseOnce('POST rpc/buka_pengirim', 400, { message: 'Keluhan ini sudah dihapus.', code: 'P0002' });
  reply('POST rpc/muat_jawaban', noting('muat_jawaban'));
  refuseOnce('POST rpc/muat_jawaban', 400, refused);
  reply('POST rpc/hitung_keluhan', noting('hitung_keluhan'));
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('button', { name: 'SPPG Tugu' }));
  const form = formOf('SPPG Tugu');
  expect(await form.findByText(/^Jawaban kami · .* · Diperiksa$/)).toBeVisible();
  expect(form.getByText('Masih basi.')).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Buka nama dan kontak' }));
  expect(await form.findByText(/^Kontaknya tidak dapat dibuka\. Keluhan ini sudah dihapus/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Buka nama dan kontak' }));
  expect(await form.findByText('Arum Wulandari')).toBeVisible();
  expect(form.getByRole('link', { name: 'Balas Email' })).toHaveAttribute(
    'href',
    'mailto:arum@contoh.id?subject=Re%3A%20Keluhan%3A%20Makanan',
  );

  // Only our answer has this button, not what the sender wrote.
  await user.click(form.getByRole('button', { name: 'Tulis teks untuk umum' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Teks untuk umum' }));
  await user.type(dialog.getByLabelText(labelled.forAll), 'Bu Arum benar.');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Teks Belum Ditampilkan')).toBeVisible();
  expect(await dialog.findByText(refused.message)).toBeVisible();
  await user.clear(dialog.getByLabelText(labelled.forAll));
  await user.type(dialog.getByLabelText(labelled.forAll), 'Dapurnya kami periksa.');
  expect(dialog.getByText('Dibaca semua orang:').nextSibling).toHaveTextContent('Dapurnya kami periksa.');
  const shown = [{ ...answer, teks_publik: 'Dapurnya kami periksa.' }];
  putRows('keluhan_pesan', [{ ...shown[0], keluhan_id: complaint.id }]);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Teks Ditampilkan')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Sudah dilihat, hitung' }));
  expect(await screen.findByText('Keluhan Dihitung')).toBeVisible();
  await user.click(await form.findByRole('button', { name: 'Jangan tampilkan lagi' }));
  expect(await screen.findByText('Teks Tidak Ditampilkan Lagi')).toBeVisible();
  expect(calls).toEqual([
    ['buka_pengirim', { keluhan: complaint.id }],
    ['muat_jawaban', { jawaban: answer.id, teks: 'Dapurnya kami periksa.' }],
    ['hitung_keluhan', { terpilih: [complaint.id] }],
    ['muat_jawaban', { jawaban: answer.id, teks: '' }],
  ]);
});

test('a manager answers complaints in the same room, without names, and is told what a colleague has stored meanwhile', async () => {
  const written = '2026-11-24T02:00:00+00:00';
  const reopened = { ...complaint, dibuka_lagi: 1, came_at: written, handled_at: written };
  const asked = inboxHolds('manager', [reopened], [{ ...answer, teks_publik: 'Kami periksa.' }]);
  const saved = reply('PATCH keluhan', { handled_at: '2026-11-25T08:00:00+00:00' });
  reply('POST rpc/jawab_keluhan', []);
  const { user } = await renderSite(`${paths.adminInbox}?keluhan=lewat`);
  await user.click(await screen.findByRole('button', { name: 'SPPG Tugu' }));
  const form = formOf('SPPG Tugu');
  expect(await form.findByText('Dibaca semua orang:')).toBeVisible();
  // Nobody has touched it since its sender wrote, least of all an account that is gone.
  expect(form.getByText(/^Pengirimnya menulis lagi 24 /)).toBeVisible();
  expect(form.queryByLabelText(labelled.forAll)).not.toBeInTheDocument();
  // The next state is the default, and none that an answer can't have is offered.
  const states = within(form.getByLabelText('Status'));
  expect(states.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Diperiksa',
    'Ditindaklanjuti',
    'Selesai',
  ]);
  expect(form.getByLabelText('Status')).toHaveValue('Diperiksa');
  await user.selectOptions(form.getByLabelText('Isi dari templat'), 'Bertanya');
  expect(form.getByLabelText(labelled.answer)).toHaveValue('Kami menghubungi Anda.');
  expect(form.queryByRole('option', { name: 'Pesan' })).not.toBeInTheDocument();
  await user.clear(form.getByLabelText(labelled.answer));
  for (const name of [
    'Ubah teks untuk umum',
    'Buka nama dan kontak',
    'Hapus kiriman',
    'Sudah dilihat, hitung',
    'Kelola templat',
  ])
    expect(form.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const filter = within(screen.getByRole('group', { name: 'Cari dan saring kiriman' }));
  expect(filter.queryByLabelText('Jenis')).not.toBeInTheDocument();
  expect(within(filter.getByLabelText('Status')).queryByRole('option', { name: 'Diterima' })).toBeNull();
  // Who had to write again comes first, then whose clock ends first.
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    kind: 'eq.keluhan',
    dijawab_pada: 'is.null',
    due_at: 'lt.now',
    order: 'dibuka_lagi.desc,due_at.asc,id.asc',
  });

  (await screen.findByRole('button', { name: 'SPPG Tugu' })).focus();
  await user.keyboard('2');
  expect(await screen.findByText('SPPG Tugu: Diperiksa.')).toBeVisible();
  expect(saved).toEqual([{ status: 'Diperiksa', note: null }]);

  await user.type(form.getByLabelText(labelled.answer), 'Kami datang besok.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  expect(await form.findByText(/^Yang tersimpan sekarang:/)).toBeVisible();
  expect(form.getByLabelText(labelled.answer)).toHaveValue('Kami datang besok.');

  const files = savedFiles();
  const trail = reply('POST rpc/note_lead_export');
  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText(/^Mengunduh 1 baris ke /)).toBeVisible();
  expect(trail).toEqual([{ amount: 1, filter: expect.objectContaining({ keluhan: 'lewat' }) }]);
  const text = (await files[0]?.text()) ?? '';
  for (const cell of ['SPPG-3374-001', '2026-11-19', 'SDN Tugu 1', 'Makanan', 'Nasinya basi.'])
    expect(text).toContain(`"${cell}"`);
});

test('several at once: a crowd is let count, and what is deleted with complaints is said first', async () => {
  inboxHolds('admin', [complaint, unknown]);
  const counted = reply('POST rpc/hitung_keluhan');
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  // 'Selesai' is not offered for several at once: each complaint ends with an answer of its own.
  const states = within(screen.getByLabelText('Status baru')).getAllByRole('option');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Pilih status',
    'Baru',
    'Diperiksa',
    'Ditindaklanjuti',
  ]);
  await user.click(screen.getByRole('button', { name: 'Sudah dilihat' }));
  expect(await screen.findByText('Keluhan Dihitung')).toBeVisible();
  expect(counted).toEqual([{ terpilih: [complaint.id] }]);
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const question = await screen.findByRole('alertdialog', { name: 'Hapus 2 kiriman?' });
  expect(question).toHaveTextContent(/Di angka publik dapurnya keluhan tetap dihitung\./);
});

test('what came from one address stands together; an admin sorts out abuse for a reason, and puts it back', async () => {
  const alamat_sama = '82000000-0000-4000-8000-000000000001';
  const asked = inboxHolds('admin', [{ ...unknown, alamat_sama }]);
  const sent = reply<{ alasan?: string }>('POST rpc/saring_keluhan', ({ alasan = null }) =>
    putRows('leads', [{ ...unknown, alamat_sama, disaring: alasan }]),
  );
  const { user } = await renderSite(`${paths.adminInbox}?keluhan=alamat-sama`);
  await user.click(await screen.findByRole('button', { name: 'Dapur tidak diketahui' }));
  expect(asked[0]?.searchParams.get('alamat_sama')).toBe('not.is.null');
  expect(asked[0]?.searchParams.get('order')).toMatch(/^alamat_sama\.desc,came_at\.desc/);
  expect((await rowOf('Dapur tidak diketahui'))?.textContent).toContain(
    'Belum dijawab · Dari alamat internet yang sama',
  );
  expect(screen.getByRole('button', { name: 'Saring' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Saring, karena'), 'Iklan atau penipuan');
  await user.click(screen.getByRole('button', { name: 'Saring' }));
  expect(await screen.findByText('Keluhan Disaring')).toBeVisible();
  expect(await screen.findByText('Disaring: Iklan atau penipuan. Tidak ikut dihitung.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hitung lagi' }));
  expect(await screen.findByText('Keluhan Dihitung Lagi')).toBeVisible();
  expect(sent).toEqual([{ terpilih: [unknown.id], alasan: 'iklan' }, { terpilih: [unknown.id] }]);
});

test('a complaint of harm says that admins alone read it, and is given to no manager', async () => {
  inboxHolds('admin', [{ ...unknown, kategori: 'pekerja', hanya_admin: true }]);
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('button', { name: 'Dapur tidak diketahui' }));
  expect(screen.getByText(/Hanya admin/)).toBeVisible();
  const form = formOf('Dapur tidak diketahui');
  expect(form.getByText('Hanya dibaca admin.')).toBeVisible();
  expect(await form.findByRole('option', { name: 'admin@contoh.id' })).toBeInTheDocument();
  expect(form.queryByRole('option', { name: 'dapur@contoh.id' })).not.toBeInTheDocument();
});
