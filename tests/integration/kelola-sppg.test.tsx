import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import type { ListedSppg } from '@/features/kitchens/sppg/api';
import { refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';
import { savedFiles } from '../saved-files';

const yayasan = { id: '00000000-0000-4000-8000-00000000000a', nama: 'Yayasan Tes' };

beforeEach(() => localStorage.clear());

const kitchens = () => [
  makeSppg({ nama: 'SPPG Cemara', status_verifikasi: 'Proses Pembangunan', progres_pembangunan: '40%' }),
  makeSppg({ nama: 'SPPG Akasia', status_verifikasi: 'Proses Pembangunan', progres_pembangunan: '100%' }),
  makeSppg({ nama: 'SPPG Beringin', status_verifikasi: 'Siap Bangun' }),
];

/** The server has these kitchens, and takes changes of them; returns what it was sent. */
function serverHas(list: ListedSppg[]) {
  const sent: unknown[] = [];
  const store = () => putRows('sppg', list);
  store();
  putRows('yayasan', [yayasan]);
  putRows('wilayah', [{ nama: 'Kota Semarang' }]);
  reply<object>('PATCH sppg', (changes, { searchParams }) => {
    const id = searchParams.get('id')?.replace('eq.', '');
    sent.push([list.find((sppg) => sppg.id === id)?.nama, changes]);
    for (const sppg of list) if (sppg.id === id) Object.assign(sppg, changes);
    store();
    return { id };
  });
  return sent;
}

async function openTable(list: ListedSppg[], query = '') {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const sent = serverHas(list);
  const { user } = await renderSite(`${paths.adminSppg}${query}`);
  await screen.findByRole('table');
  return { user, sent };
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const cell = (name: string) => screen.getByRole('button', { name });

test('a manager sees all kitchens, finds some and sorts them by a column; the URL keeps both', async () => {
  const { user } = await openTable(kitchens());
  expect(names()).toEqual(['SPPG Cemara', 'SPPG Akasia', 'SPPG Beringin']);
  await user.selectOptions(screen.getByLabelText('Status verifikasi'), 'Proses Pembangunan');
  expect(await screen.findByText('2 dari 3 SPPG')).toBeVisible();
  expect(names()).toEqual(['SPPG Cemara', 'SPPG Akasia']);

  const heading = () => screen.getByRole('columnheader', { name: 'Progres Pembangunan' });
  expect(heading()).not.toHaveAttribute('aria-sort');
  await user.click(cell('Progres Pembangunan'));
  await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'ascending'));
  expect(names()).toEqual(['SPPG Cemara', 'SPPG Akasia']);
  await user.click(cell('Progres Pembangunan'));
  await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'descending'));
  expect(names()).toEqual(['SPPG Akasia', 'SPPG Cemara']);
  await waitFor(() => expect(location.search).toBe('?status=proses-pembangunan&urut=-progres_pembangunan'));
});

test('the columns are chosen on this device; name and code stay', async () => {
  const { user } = await openTable(kitchens());
  await user.click(screen.getByText('Pilih kolom'));
  const choice = within(screen.getByRole('group', { name: 'Kolom tabel' }));
  expect(choice.queryByLabelText('Nama SPPG')).not.toBeInTheDocument();
  await user.click(choice.getByLabelText('Yayasan'));
  await user.click(choice.getByLabelText('Kontraktor Pelaksana'));
  const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  const chosen = [
    '',
    'Nama SPPG',
    'Kode Unik Pendaftaran',
    'Status Verifikasi',
    'Progres Pembangunan',
    'Estimasi Selesai',
    'Kabupaten/Kota',
    'Kontraktor Pelaksana',
    'Tindakan',
  ];
  expect(headings()).toEqual(chosen);
  await renderSite(paths.adminSppg);
  await screen.findAllByRole('table');
  expect(headings().slice(-chosen.length)).toEqual(chosen);
});

test('Enter opens a cell, saves it and goes on to the one below; Escape leaves it as it was', async () => {
  const { user, sent } = await openTable(kitchens());
  cell('Progres Pembangunan SPPG Cemara: 40%').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Progres Pembangunan SPPG Cemara' })).toHaveFocus();
  await user.keyboard('55%{Enter}');
  expect(screen.getByRole('textbox', { name: 'Progres Pembangunan SPPG Akasia' })).toHaveFocus();
  await user.keyboard('99%{Escape}');
  expect(cell('Progres Pembangunan SPPG Akasia: 100%')).toHaveFocus();
  await waitFor(() => expect(cell('Progres Pembangunan SPPG Cemara: 55%')).toBeVisible());
  expect(sent).toEqual([['SPPG Cemara', { progres_pembangunan: '55%' }]]);
  expect(await screen.findByText('Progres Pembangunan SPPG Cemara tersimpan.')).toBeInTheDocument();

  // Enter goes to the row below; in the last one the focus stays.
  await user.click(cell('Progres Pembangunan SPPG Beringin: kosong'));
  await user.keyboard('5%{Enter}');
  await waitFor(() => expect(cell('Progres Pembangunan SPPG Beringin: 5%')).toHaveFocus());
});

test('a choice is a select, saved when it is left; the row stays where it is, though it no longer matches', async () => {
  const { user, sent } = await openTable(kitchens(), '?status=proses-pembangunan');
  await user.click(cell('Status Verifikasi SPPG Akasia: Proses Pembangunan'));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Status Verifikasi SPPG Akasia' }),
    'Sudah Operasional',
  );
  await user.tab();
  await waitFor(() => expect(sent).toEqual([['SPPG Akasia', { status_verifikasi: 'Sudah Operasional' }]]));
  await waitFor(() => expect(cell('Status Verifikasi SPPG Akasia: Sudah Operasional')).toBeVisible());
  expect(names()).toEqual(['SPPG Cemara', 'SPPG Akasia']);
  expect(cell('Progres Pembangunan SPPG Akasia: 100%')).toHaveFocus();
});

test('what breaks a rule or fails stays in its cell, which opens with it', async () => {
  const { user, sent } = await openTable(kitchens());
  await user.click(screen.getByRole('button', { name: /^Kode Unik Pendaftaran SPPG Cemara/ }));
  await user.keyboard('{Backspace}{Enter}{Escape}');
  expect(await screen.findByText('Belum tersimpan. Kode unik tidak boleh kosong.')).toBeVisible();
  expect(sent).toEqual([]);

  refuse('PATCH sppg');
  await user.click(cell('Estimasi Selesai SPPG Akasia: kosong'));
  await user.keyboard('Januari 2027{Enter}{Escape}');
  expect(await screen.findByText(/^Belum tersimpan\. mati/)).toBeVisible();
  expect(screen.getByText('Gagal Memperbarui SPPG')).toBeVisible();
  serverHas(kitchens());
  await user.click(cell('Estimasi Selesai SPPG Akasia: Januari 2027'));
  expect(screen.getByRole('textbox')).toHaveValue('Januari 2027');
  await user.keyboard('{Escape}');
  expect(cell('Estimasi Selesai SPPG Akasia: kosong')).toHaveFocus();
});

test('what seems to belong to the cell beside it is asked about, and saved with a second Enter', async () => {
  const { user, sent } = await openTable(kitchens());
  await user.click(cell('Estimasi Selesai SPPG Akasia: kosong'));
  await user.keyboard('50{Enter}{Escape}');
  expect(await screen.findByText(/^Belum tersimpan\. "50" terbaca sebagai progres/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(cell('Estimasi Selesai SPPG Akasia: 50'));
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(sent).toEqual([['SPPG Akasia', { estimasi_selesai: '50' }]]));
});

test('who was not first is told what is stored now, and saves over it with a second Enter', async () => {
  const list = kitchens();
  const { user } = await openTable(list);
  reply('PATCH sppg', { id: list[0]?.id });
  const changed = list.map((sppg, index) => (index ? sppg : { ...sppg, progres_pembangunan: '70%' }));
  const mend = refuse('PATCH sppg', 406, () => {
    putRows('sppg', changed);
    return { code: 'PGRST116', message: 'no rows' };
  });
  const asked = urlsOf('PATCH sppg');
  await user.click(cell('Progres Pembangunan SPPG Cemara: 40%'));
  await user.keyboard('60%{Enter}{Escape}');
  expect(
    await screen.findByText(
      'Belum tersimpan. Pengguna lain baru saja mengubah isian yang sama. Periksa, lalu simpan lagi. Yang tersimpan sekarang: 70%.',
    ),
  ).toBeVisible();
  mend();
  await user.click(cell('Progres Pembangunan SPPG Cemara: 60%'));
  await user.keyboard('{Enter}');
  const conditions = () => asked.map(({ searchParams }) => searchParams.get('progres_pembangunan'));
  await waitFor(() => expect(conditions()).toEqual(['eq.40%', 'eq.70%']));
});

test('several rows get a progress, a day and a note in one call; those that somebody else has changed stay ticked', async () => {
  const list = kitchens();
  const { user } = await openTable(list);
  const sent = reply('POST rpc/perbarui_sppg', [list[2]?.id]);
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua 3 SPPG' }));
  const bar = within(screen.getByRole('region', { name: 'SPPG yang dipilih' }));
  expect(bar.getByText('3 SPPG dipilih')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Ubah status atau progres' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Belum ada yang akan berubah.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ubah' }));
  expect(await dialog.findByText('Pilih status, atau isi progres.')).toBeVisible();

  await user.type(dialog.getByLabelText(/Progres/), '100%');
  expect(dialog.getByText('2 SPPG akan berubah. 1 sudah seperti itu, jadi tidak dicatat.')).toBeVisible();
  expect(dialog.getByText(': 40% → 100%')).toBeVisible();
  await user.type(dialog.getByLabelText(/Catatan/), 'Kunjungan.');
  await user.click(dialog.getByRole('button', { name: 'Ubah 2 SPPG' }));

  expect(await screen.findByText('Sebagian Belum Disimpan')).toBeVisible();
  expect(
    screen.getByText(/^1 SPPG telah diperbarui\. 1 baris sama.*SPPG Beringin belum disimpan/),
  ).toBeVisible();
  const change = (sppg?: ListedSppg) => ({
    id: sppg?.id,
    updated_at: sppg?.updated_at,
    progres_pembangunan: '100%',
  });
  expect(sent).toEqual([
    {
      perubahan: [change(list[0]), change(list[2])],
      tanggal: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      catatan: 'Kunjungan.',
    },
  ]);
  expect(screen.getByText('1 SPPG dipilih')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Pilih SPPG Beringin' })).toBeChecked();

  reply('POST rpc/perbarui_sppg', []);
  await user.click(screen.getByRole('button', { name: 'Ubah status atau progres' }));
  const again = within(await screen.findByRole('dialog'));
  await user.selectOptions(again.getByLabelText(/Status/), 'Proses Pembangunan');
  await user.click(again.getByRole('button', { name: 'Ubah 1 SPPG' }));
  expect(await screen.findByText('SPPG Diperbarui')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'SPPG yang dipilih' })).not.toBeInTheDocument();
});

describe('a kitchen that nobody has confirmed stays so,', () => {
  const strange = 'Nama SPPG: SPPG Uji → SPPG Palsu';
  const confirming = { konfirmasi: true };

  /** The table with such a kitchen, of which a stranger has changed the name; with the calls that change or confirm it. */
  async function openUnconfirmed() {
    const list = [
      makeSppg({ nama: 'SPPG Palsu', progres_pembangunan: '40%', dikonfirmasi_pada: null }),
      makeSppg({ nama: 'SPPG Cemara', progres_pembangunan: '40%' }),
    ];
    const id = list[0]?.id;
    const kolom = [{ kolom: 'nama', sebelum: 'SPPG Uji', sekarang: 'SPPG Palsu' }];
    reply('POST rpc/sppg_belum_dibaca', [{ id, kolom, lainnya: 2 }]);
    const confirmed = reply('POST rpc/konfirmasi_sppg');
    const updated = reply('POST rpc/perbarui_sppg', []);
    return { ...(await openTable(list)), confirmed, updated, id };
  }

  test('when a cell of it is saved, which says so and offers to confirm it', async () => {
    const { user, sent, confirmed, updated, id } = await openUnconfirmed();
    await user.click(cell('Progres Pembangunan SPPG Palsu: 40%'));
    await user.clear(screen.getByRole('textbox', { name: 'Progres Pembangunan SPPG Palsu' }));
    await user.keyboard('50%{Enter}');
    expect(await screen.findByText('Tersimpan, tetapi tetap belum dikonfirmasi.')).toBeVisible();
    expect(sent).toEqual([['SPPG Palsu', { progres_pembangunan: '50%' }]]);
    await user.click(screen.getByRole('button', { name: 'Konfirmasi juga SPPG Palsu' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(strange)).toBeVisible();
    expect(question.getByText(/^2 baris lain/)).toBeVisible();
    expect(confirmed).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Konfirmasi' }));
    expect(await screen.findByText('SPPG Dikonfirmasi')).toBeVisible();
    expect(confirmed).toMatchObject([{ sppg_id: id }]);
    expect(updated).toEqual([]);
  });

  test.each([
    { isTicked: false, body: expect.not.objectContaining(confirming) },
    { isTicked: true, body: expect.objectContaining(confirming) },
  ])('when several are changed at once, unless that is ticked: $isTicked', async ({ isTicked, body }) => {
    const { user, confirmed, updated } = await openUnconfirmed();
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua 2 SPPG' }));
    await user.click(screen.getByRole('button', { name: 'Ubah status atau progres' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox', { name: 'Konfirmasi juga' })).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Progres/), '100%');
    expect(
      dialog.getByText(/^1 dari SPPG yang akan berubah belum dikonfirmasi, dan tetap begitu/),
    ).toBeVisible();
    expect(await dialog.findByText(strange)).toBeVisible();
    if (isTicked) await user.click(dialog.getByRole('checkbox', { name: 'Konfirmasi juga' }));
    await user.click(dialog.getByRole('button', { name: 'Ubah 2 SPPG' }));
    await waitFor(() => expect(updated).toEqual([body]));
    expect(confirmed).toEqual([]);
  });

  test('when its form is saved, unless that is ticked', async () => {
    const { user, confirmed, updated, id } = await openUnconfirmed();
    for (const isTicked of [false, true]) {
      await user.click(screen.getByRole('button', { name: 'Edit SPPG Palsu' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByText(strange)).toBeVisible();
      if (isTicked) await user.click(dialog.getByRole('checkbox', { name: 'Konfirmasi juga' }));
      await user.type(dialog.getByLabelText(/Estimasi/), '1');
      await user.click(dialog.getByRole('button', { name: 'Simpan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(updated).toMatchObject([{ konfirmasi: true, perubahan: [{ id, estimasi_selesai: '11' }] }]);
    expect(confirmed).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Edit SPPG Cemara' }));
    const ofConfirmed = within(await screen.findByRole('dialog'));
    expect(ofConfirmed.queryByRole('checkbox', { name: 'Konfirmasi juga' })).not.toBeInTheDocument();
  });
});

test('the rows that are shown are saved as CSV, which the import reads', async () => {
  const { user } = await openTable(kitchens(), '?status=proses-pembangunan');
  const files = savedFiles();
  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText(/^Mengunduh 2 SPPG ke sppg-/)).toBeVisible();
  const [file] = files;
  const lines = (await file?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Kode Unik Pendaftaran');
  expect(lines[1]).toContain('SPPG Cemara');
});

test('of fifty rows more come on request, and each leads to the kitchen and its certificates', async () => {
  const { user } = await openTable(Array.from({ length: 60 }, () => makeSppg()));
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Tampilkan lagi' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(60);
  expect(screen.getAllByRole('checkbox', { name: /^Pilih SPPG/ })[50]).toHaveFocus();
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  const code = row.getByRole('button', { name: /^Kode Unik/ }).textContent;
  expect(row.getByRole('link', { name: /^SPPG/ })).toHaveAttribute('href', `/sppg/${code}`);
  expect(row.getByRole('link', { name: /^Sertifikat/ })).toHaveAttribute(
    'href',
    `/admin/sertifikat?sppg=${code}`,
  );
});

test('on a phone each kitchen is a card: its cells are edited and sorted, its progress is one press away', async () => {
  const laptop = matchMedia.bind(window);
  onTestFinished(() => void vi.stubGlobal('matchMedia', laptop));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)',
    addEventListener() {},
    removeEventListener() {},
  }));
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const sent = serverHas(kitchens());
  const { user } = await renderSite(paths.adminSppg);
  await screen.findByRole('list', { name: 'Daftar SPPG' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = () => within(screen.getByRole('list', { name: 'Daftar SPPG' })).getAllByRole('listitem');
  expect(cards()).toHaveLength(3);
  expect(cards()[0]).toHaveTextContent(/SPPG Cemara.*Status VerifikasiProses Pembangunan.*Catat progres/);

  await user.selectOptions(screen.getByLabelText('Urutan'), 'Nama SPPG, naik');
  await waitFor(() => expect(cards()[0]).toHaveTextContent('SPPG Akasia'));
  await user.click(cell('Progres Pembangunan SPPG Akasia: 100%'));
  await user.keyboard('90%{Enter}');
  expect(screen.getByRole('textbox', { name: 'Progres Pembangunan SPPG Beringin' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sent).toEqual([['SPPG Akasia', { progres_pembangunan: '90%' }]]));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua 3 SPPG' }));
  expect(screen.getByText('3 SPPG dipilih')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Catat progres SPPG Cemara' }));
  expect(await screen.findByRole('dialog', { name: 'Catat Progres' })).toBeVisible();
});

test('a list that fails to load says so, and one without a match offers the way back', async () => {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const mend = refuse('GET sppg');
  const { user } = await renderSite(`${paths.adminSppg}?cari=entah`);
  expect(await screen.findByText(/SPPG gagal dimuat\. mati/)).toBeVisible();
  mend();
  serverHas(kitchens());
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Tidak ada SPPG yang cocok')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hapus pencarian dan filter' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

async function paste(user: UserEvent, text: string) {
  await user.paste(text);
  return within(await screen.findByRole('dialog', { name: 'Tempel ke tabel' }));
}

test('cells of a spreadsheet fill the table downwards and to the right, after a preview, in one call', async () => {
  const list = kitchens();
  const { user, sent: cells } = await openTable(list);
  const sent = reply('POST rpc/perbarui_sppg', []);
  cell('Status Verifikasi SPPG Cemara: Proses Pembangunan').focus();
  const dialog = await paste(
    user,
    'sudah operasional\t40%\tDes-26\r\nProses Pembangunan\t100%\t\r\nSiap Bangun\t5%\t\r\n',
  );
  expect(
    await dialog.findByText(
      '2 SPPG berubah dan 1 baris sama. Periksa dulu perbedaannya di bawah ini, lalu simpan.',
    ),
  ).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('SPPG Cemara'),
    expect.stringContaining('SPPG Beringin'),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Simpan 2 perubahan' }));
  expect(await screen.findByText(/^2 SPPG telah diperbarui\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const base = (index: number) => ({ id: list[index]?.id, updated_at: list[index]?.updated_at });
  expect(sent).toEqual([
    {
      perubahan: [
        { ...base(0), status_verifikasi: 'Sudah Operasional', estimasi_selesai: 'Desember 2026' },
        { ...base(2), progres_pembangunan: '5%' },
      ],
    },
  ]);
  expect(cells).toEqual([]);
});

test('what is pasted while a cell is edited fills the rows below; what does not fit or breaks a rule is named', async () => {
  const { user } = await openTable(kitchens());
  await user.click(cell('Status Verifikasi SPPG Akasia: Proses Pembangunan'));
  const dialog = await paste(user, 'Selesai\nSiap Bangun\nSiap Bangun\n');
  expect(
    await dialog.findByText(/^1 baris perlu diperbaiki\. .* perbaiki isinya di lembar kerja/),
  ).toBeVisible();
  expect(
    dialog.getByText('1 baris terakhir tidak muat dan tidak ikut: di bawahnya tidak ada SPPG lagi.'),
  ).toBeVisible();
  expect(dialog.getByText(/^Status Verifikasi: "Selesai" tidak dikenal\./)).toBeVisible();
});

test.each([
  ['\r\n40%\r\n', [/SPPG Cemara.*Progres Pembangunan40%kosong$/, /SPPG Akasia.*Progres Pembangunan100%40%$/]],
  ['\tJanuari 2031\r\n', [/SPPG Cemara.*Progres Pembangunan40%kosongEstimasi SelesaikosongJanuari 2031$/]],
])(
  'pasted cells of which the first is empty keep their places, and are previewed: %j',
  async (text, changes) => {
    const { user } = await openTable(kitchens());
    cell('Progres Pembangunan SPPG Cemara: 40%').focus();
    const dialog = await paste(user, text);
    const items = await dialog.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(
      changes.map((change) => expect.stringMatching(change)),
    );
  },
);

test('one cell is pasted as ever', async () => {
  const { user, sent } = await openTable(kitchens());
  await user.click(cell('Progres Pembangunan SPPG Akasia: 100%'));
  await user.clear(screen.getByLabelText('Progres Pembangunan SPPG Akasia'));
  await user.paste('95%\n');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([['SPPG Akasia', { progres_pembangunan: '95%' }]]));
});
