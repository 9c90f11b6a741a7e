import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { bodiesOf, headersOf, hold, lose, refuse, reply } from '../fake-server/calls';
import { renderSite, sessionOf, storeSession } from '../render';
import { expectSaidAgain } from '../said-again';

const asking = 'POST rpc/status_kiriman';
const notFound = 'Kode tidak ditemukan. Periksa lagi, atau pesannya sudah dihapus setelah 12 bulan.';

const row = {
  kind: 'contact_messages',
  created_at: '2026-11-21T07:30:00+00:00',
  status: 'Baru',
  answered_at: null,
  pesan_publik: null,
  tanpa_telepon: false,
};

/** Answers by code; returns the codes that were asked for. */
function serverKnows(rows: Record<string, Record<string, unknown>>) {
  const asked: string[] = [];
  reply(asking, ({ kode }: { kode: string }) => {
    asked.push(kode);
    return rows[kode] ? [rows[kode]] : [];
  });
  return asked;
}
async function openDesk(fragment = '') {
  const { user } = await renderSite(paths.lacak + fragment);
  const field = await screen.findByLabelText('Kode lacak');
  const track = () => user.click(screen.getByRole('button', { name: 'Lacak' }));
  async function ask(code: string) {
    await user.clear(field);
    await user.type(field, code);
    await track();
  }
  return { user, field, track, ask };
}

test.each([
  ['nothing', undefined],
  ['other JSON', [{ status: 'ok' }]],
])('an answer with %s tells nothing of a code, and says so', async (_, answer) => {
  reply(asking, answer);
  const { ask } = await openDesk();
  await ask('K7QF-2M9T-XW4D');
  expect(
    await screen.findByText('Pesan gagal dicari. Server sedang bermasalah. Silakan coba lagi nanti.'),
  ).toBeVisible();
});

test('a code, however it is typed, tells what became of a message', async () => {
  const asked = serverKnows({
    K7QF2M9TXW4D: {
      ...row,
      status: 'Dihubungi',
      answered_at: '2026-11-22T18:05:00+00:00',
      pesan_publik: 'Terima kasih.\nKami menelepon besok.',
    },
  });
  const { field, ask } = await openDesk();
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('autocapitalize', 'characters');
  await ask('k7qf 2m9t-xw4d');

  expect(await screen.findByText('Sudah kami hubungi, periksa email dan telepon')).toBeVisible();
  expect(screen.getByText('Pesan lewat formulir kontak')).toBeVisible();
  expect(screen.getByText('21 Nov 2026, 14.30 WIB')).toBeVisible();
  expect(screen.getByText('23 Nov 2026, 01.05 WIB')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pesan dari kami' })).toBeVisible();
  expect(screen.getByText(/^Terima kasih/)).toHaveTextContent('Terima kasih. Kami menelepon besok.');
  expect(screen.getByText(/^Terima kasih/)).toHaveClass('whitespace-pre-wrap');
  // Screen readers announce it.
  expect(screen.getByText('Pesan lewat formulir kontak').closest('[aria-live=polite]')).not.toBeNull();
  expect(asked).toEqual(['K7QF2M9TXW4D']);
  expect(field).toHaveValue('K7QF-2M9T-XW4D');
  expect(location.href).toMatch(/\/lacak#K7QF-2M9T-XW4D$/);
});

test.each([
  ['Baru', 'Sudah kami terima'],
  ['Ditinjau', 'Sedang kami baca'],
  ['Dihubungi', 'Sudah kami hubungi, periksa email dan telepon'],
  ['Diterima', 'Dilanjutkan ke pembicaraan'],
  ['Ditolak', 'Belum dapat kami lanjutkan'],
  ['Selesai', 'Selesai'],
])('the status %s reads "%s" to the sender', async (status, words) => {
  serverKnows({ K7QF2M9TXW4D: { ...row, kind: 'partnership_applications', status } });
  await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Pengajuan kemitraan')).toBeVisible();
  expect(screen.getByText('Belum ada')).toBeVisible();
  expect(screen.queryByText('Pesan dari kami')).not.toBeInTheDocument();
});

test('who gave no telephone number is not asked to look at it', async () => {
  serverKnows({ K7QF2M9TXW4D: { ...row, status: 'Dihubungi', tanpa_telepon: true } });
  await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByRole('heading', { name: 'Sudah kami hubungi, periksa email' })).toBeVisible();
});

test('whoever comes with a code reads the answer first, then the form', async () => {
  serverKnows({ K7QF2M9TXW4D: row });
  const { field } = await openDesk('#K7QF-2M9T-XW4D');
  const [title, answer] = await screen.findAllByRole('heading');
  expect(title).toHaveTextContent('Lacak Pesan & Pengajuan');
  expect(answer).toHaveTextContent('Sudah kami terima');
  expect(screen.queryByText('Sampai di mana pesan Anda?')).not.toBeInTheDocument();
  expect(answer?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a link fills the code in and asks for it; Back leads to the code before', async () => {
  const asked = serverKnows({
    K7QF2M9TXW4D: { ...row, status: 'Selesai' },
    '000000000001': { ...row, status: 'Ditinjau' },
  });
  const { field, ask } = await openDesk('#k7qf-2m9t-xw4d');
  expect(field).toHaveValue('K7QF-2M9T-XW4D');
  expect(await screen.findByText('Selesai')).toBeVisible();
  await ask('oooo oooo oool');
  expect(await screen.findByText('Sedang kami baca')).toBeVisible();
  expect(field).toHaveValue('0000-0000-0001');
  expect(asked).toEqual(['K7QF2M9TXW4D', '000000000001']);

  history.back();
  expect(await screen.findByText('Selesai')).toBeVisible();
  expect(screen.queryByText('Sedang kami baca')).not.toBeInTheDocument();
  await waitFor(() => expect(field).toHaveValue('K7QF-2M9T-XW4D'));
});

test('the same code is asked for again when it is sent again', async () => {
  const asked = serverKnows({ K7QF2M9TXW4D: row });
  const { user, field, track } = await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByText('Sudah kami terima')).toBeVisible();
  serverKnows({ K7QF2M9TXW4D: { ...row, status: 'Ditinjau' } });
  await track();
  expect(await screen.findByText('Sedang kami baca')).toBeVisible();
  expect(asked).toHaveLength(1);

  // While another code is typed, the answer stays and the field does not complain yet.
  await user.type(field, '{Backspace}');
  expect(screen.queryByText('Kode terdiri dari 12 huruf dan angka.')).not.toBeInTheDocument();
  expect(screen.getByText('Sedang kami baca')).toBeVisible();
});

test('what can’t be a code is said so beside the field, and nothing is asked', async () => {
  const asked = serverKnows({});
  const { field, track, ask } = await openDesk();
  await track();
  expect(await screen.findByText('Kode terdiri dari 12 huruf dan angka.')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await ask('K7QF-2M9T-XW4');
  expect(field).toHaveAccessibleDescription(/Kode terdiri dari 12 huruf dan angka\./);
  expect(field).toBeInvalid();
  expect(asked).toEqual([]);
});

test('a link with half a code fills it in and says the same', async () => {
  const asked = serverKnows({});
  const { field } = await openDesk('#K7QF-2M9T');
  expect(field).toHaveValue('K7QF-2M9T');
  expect(await screen.findByText('Kode terdiri dari 12 huruf dan angka.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('an unknown code is not found; of a typing mistake after it nothing is said but that; each is heard again', async () => {
  serverKnows({});
  const { ask, track } = await openDesk();
  await ask('K7QF-2M9T-XW4E');
  await expectSaidAgain(notFound, track);
  await ask('K7QF-2M9T');
  await expectSaidAgain('Kode terdiri dari 12 huruf dan angka.', track);
  expect(screen.queryByText(notFound)).not.toBeInTheDocument();
});

test.each([
  [
    'too many tries',
    () => refuse(asking, 429, { code: 'PT429', message: 'too many' }),
    'Pesan gagal dicari. Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
  ],
  [
    'a failing server',
    () => refuse(asking, 502, '<html>'),
    'Pesan gagal dicari. Server sedang bermasalah. Silakan coba lagi nanti.',
  ],
  [
    'no connection',
    () => lose(asking),
    'Pesan gagal dicari. Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
  ],
])('%s: said in the usual words, asked once, and again at a press', async (_what, fail, sentence) => {
  fail();
  const calls = bodiesOf(asking);
  const { user } = await openDesk('#K7QF-2M9T-XW4D');
  expect(await within(await screen.findByRole('alert')).findByText(sentence)).toBeVisible();
  expect(screen.queryByText(notFound)).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);

  serverKnows({ K7QF2M9TXW4D: row });
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Sudah kami terima')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('coming back to the tab, or online, asks nothing that nobody asked for', async () => {
  const asked = serverKnows({ K7QF2M9TXW4D: row });
  await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByText('Sudah kami terima')).toBeVisible();
  for (const event of ['visibilitychange', 'offline', 'online']) {
    await act(async () => window.dispatchEvent(new Event(event)));
    expect(screen.getByRole('button', { name: 'Lacak' })).toBeVisible();
  }
  expect(asked).toHaveLength(1);
});

test('when asking again fails, the old answer is not shown as if it were new', async () => {
  serverKnows({ K7QF2M9TXW4D: row });
  const { track } = await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByText('Sudah kami terima')).toBeVisible();
  lose(asking);
  await track();
  expect(await screen.findByRole('alert')).toHaveTextContent('Pesan gagal dicari.');
  expect(screen.queryByText('Sudah kami terima')).not.toBeInTheDocument();
});

test('while an answer is on its way nothing is asked twice', async () => {
  const calls = reply(asking, [row]);
  const answer = hold(asking);
  const { user, field } = await openDesk();
  await user.type(field, 'K7QF-2M9T-XW4D{Enter}');
  const button = await screen.findByRole('button', { name: 'Mencari...' });
  expect(screen.getByText('Mencari pesan...')).toBeVisible();
  await user.click(button);
  await user.type(field, '{Enter}');
  answer();
  expect(await screen.findByText('Sudah kami terima')).toBeVisible();
  expect(calls).toHaveLength(1);
});

const complaint = { ...row, kind: 'keluhan', status: 'Selesai', pesan_publik: 'Dapur sudah dibersihkan.' };
const answer = {
  created_at: '2026-11-23T02:00:00+00:00',
  dari: 'kami',
  isi: 'Dapur sudah dibersihkan.',
  status: 'Selesai',
  boleh_tulis_lagi: true,
  tulis_lagi_sampai: '2026-12-23T02:00:00+00:00',
};

test('the sender of a complaint reads the answers with their days, and opens it again', async () => {
  const state = { rows: [answer] as object[], status: 'Selesai' };
  reply(asking, () => [
    {
      ...complaint,
      status: state.status,
      dijawab_sebelum: state.status === 'Baru' ? '2026-11-27T17:00:00+00:00' : null,
    },
  ]);
  reply('POST rpc/jawaban_keluhan', () => state.rows);
  const written = reply('POST rpc/tulis_lagi', () => {
    const again = { ...answer, dari: 'pengirim', isi: null, created_at: '2026-11-24T02:00:00+00:00' };
    state.rows = [answer, again];
    state.status = 'Baru';
  });
  const { user } = await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByText('Keluhan tentang dapur')).toBeVisible();
  expect(await screen.findByText('Dapur sudah dibersihkan.')).toBeVisible();
  expect(screen.getByText('23 Nov 2026, 09.00 WIB')).toBeVisible();
  expect(screen.getByText(/dapat dibuka kembali sampai 23 Desember 2026/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Belum beres? Tulis lagi' }));
  const form = within(screen.getByRole('form', { name: 'Belum beres? Tulis lagi' }));
  expect(form.getByLabelText('Apa yang belum beres?')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Kirim lagi' }));
  expect(await form.findByText('Tulis apa yang belum beres.')).toBeVisible();
  await user.type(form.getByLabelText('Apa yang belum beres?'), 'Masih bau.');
  await user.click(form.getByRole('button', { name: 'Kirim lagi' }));

  expect(await screen.findByText('Tulisan Terkirim')).toBeVisible();
  const id: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(written).toEqual([{ kode: 'K7QF2M9TXW4D', pesan: { id, isi: 'Masih bau.', foto: [] } }]);
  expect(await screen.findByText('Pengirim menulis lagi')).toBeVisible();
  expect(screen.getByText('Keluhan dibuka kembali dan menunggu jawaban kami.')).toBeVisible();
  expect(screen.getByText('Dijawab paling lambat').nextSibling).toHaveTextContent('Jumat, 27 November 2026');
  // Codes are shared: what the sender wrote is not shown.
  expect(screen.queryByText('Masih bau.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Belum beres? Tulis lagi' })).not.toBeInTheDocument();
});

test('what was written again is kept when it can’t be sent, with the reason', async () => {
  const message = 'Keluhan ini masih kami tangani. Tunggu dulu jawaban kami.';
  reply(asking, [complaint]);
  reply('POST rpc/jawaban_keluhan', [answer]);
  refuse('POST rpc/tulis_lagi', 400, { code: 'P0001', message });
  const { user } = await openDesk('#K7QF-2M9T-XW4D');
  await user.click(await screen.findByRole('button', { name: 'Belum beres? Tulis lagi' }));
  await user.type(screen.getByLabelText('Apa yang belum beres?'), 'Masih bau.');
  await user.click(screen.getByRole('button', { name: 'Kirim lagi' }));
  expect(await screen.findByText('Tulisan Belum Terkirim')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByLabelText('Apa yang belum beres?')).toHaveValue('Masih bau.');
});

test('what was written again about one complaint is not in the form about another', async () => {
  reply(asking, [complaint]);
  reply('POST rpc/jawaban_keluhan', [answer]);
  async function openFurther(code: string) {
    const { user } = await openDesk(`#${code}`);
    await user.click(await screen.findByRole('button', { name: 'Belum beres? Tulis lagi' }));
    return { user, field: screen.getByLabelText('Apa yang belum beres?') };
  }
  const first = await openFurther('K7QF-2M9T-XW4D');
  await first.user.type(first.field, 'Masih bau.');
  cleanup();
  expect((await openFurther('0000-0000-0001')).field).toHaveValue('');
  cleanup();
  expect((await openFurther('K7QF-2M9T-XW4D')).field).toHaveValue('Masih bau.');
});

test('a complaint that can’t be opened again leads to a new one; one without an answer says so', async () => {
  const state = { status: 'Selesai', rows: [{ ...answer, boleh_tulis_lagi: false }] };
  reply(asking, () => [{ ...complaint, status: state.status }]);
  reply('POST rpc/jawaban_keluhan', () => state.rows);
  const { ask } = await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByRole('link', { name: 'Laporkan kepada admin' })).toHaveAttribute(
    'href',
    `${paths.keluhan}?jenis=balasan`,
  );
  const another = await screen.findByRole('link', { name: 'Kirim keluhan baru' });
  expect(another).toHaveAttribute('href', paths.keluhan);
  expect(screen.queryByRole('button', { name: 'Belum beres? Tulis lagi' })).not.toBeInTheDocument();

  state.status = 'Baru';
  state.rows = [];
  await ask('0000-0000-0001');
  expect(await screen.findByText('Belum ada jawaban.')).toBeVisible();
});

test('whoever is signed in asks as themselves', async () => {
  storeSession('warga@contoh.id');
  reply(asking, [row]);
  const authorization = headersOf(asking, 'authorization');
  await openDesk('#K7QF-2M9T-XW4D');
  expect(await screen.findByText('Sudah kami terima')).toBeVisible();
  const { access_token } = sessionOf({ email: 'warga@contoh.id' });
  expect(authorization).toEqual([`Bearer ${access_token}`]);
});

test.each([
  [paths.kontak, 'Lacak pesan Anda'],
  [paths.peluangInvestasi, 'Lacak pengajuan Anda'],
  [paths.rantaiPasok, 'Lacak pengajuan Anda'],
  [paths.investorPeralatan, 'Lacak pengajuan Anda'],
])('%s leads to it beside its form', async (path, name) => {
  await renderSite(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', paths.lacak);
});
