import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { todayOnServer } from '@/lib/text/format-time';
import { reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

const day = (days: number) =>
  new Date(Date.parse(todayOnServer()) + days * 86_400_000).toISOString().slice(0, 10);

const kitchen = (n: number, nama: string, given = {}) => ({
  ...makeSppg({
    id: `b0000000-0000-4000-8000-00000000000${n}`,
    nama,
    kode_unik_pendaftaran: `SPPG-3374-00${n}`,
    status_verifikasi: 'Sudah Operasional',
    ...given,
  }),
  yayasan: { id: '00000000-0000-4000-8000-00000000000a', nama: 'Yayasan Tes' },
});
const gayam = kitchen(1, 'SPPG Gayam');
const candi = kitchen(2, 'SPPG Candi');
const banyu = kitchen(3, 'SPPG Banyu');

const paper = (id: number, sppg: { id: string }, given: object) => ({
  id: `50000000-0000-4000-8000-00000000000${id}`,
  sppg_id: sppg.id,
  jenis: 'SLHS',
  status: 'Terbit',
  nomor: `UJI/${id}`,
  penerbit: 'Dinas Kesehatan Kota Semarang',
  hasil: null,
  tanggal_daftar: null,
  tanggal_terbit: day(-300),
  tanggal_berakhir: day(300),
  tanggal_dicabut: null,
  scan_path: null,
  scan_size: null,
  created_at: '2026-11-20T07:00:00+00:00',
  ...given,
});

type Paper = ReturnType<typeof paper>;

const papers = [
  paper(1, gayam, {}),
  paper(2, candi, { jenis: 'Halal', tanggal_terbit: '2022-03-01', tanggal_berakhir: '2026-02-28' }),
  paper(3, candi, { jenis: 'Halal', tanggal_terbit: '2018-03-01', tanggal_berakhir: '2019-02-28' }),
  paper(4, banyu, { nomor: 'KEDU77', tanggal_berakhir: day(9) }),
];

/** The grid of these kitchens; a certificate that is sent is there when it asks next. */
async function renderGrid(search = '', kitchens = [gayam, candi, banyu]) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('sppg', kitchens);
  const show = (list: Paper[]) =>
    putRows(
      'sertifikat',
      list.map((row) => {
        const sppg = kitchens.find(({ id }) => id === row.sppg_id);
        return { ...row, nama_sppg: sppg?.nama, kode_unik_pendaftaran: sppg?.kode_unik_pendaftaran };
      }),
    );
  show(papers);
  const [kitchensRead, papersRead] = [urlsOf('GET sppg'), urlsOf('GET sertifikat')];
  const stored = [...papers];
  const add = (added: Paper | Paper[]) => {
    stored.push(...[added].flat().map((row) => ({ ...row, created_at: '2026-11-27T01:00:00+00:00' })));
    show(stored);
  };
  const sent = reply('POST sppg_sertifikat', add, 201);
  const { user } = await renderSite(paths.adminCertificates + search);
  return { user, kitchensRead, papersRead, sent };
}

const cell = (name: string | RegExp) => screen.findByRole('button', { name });

test('a row per kitchen and a column per kind say the state of each paper; what needs attention comes first', async () => {
  const { user } = await renderGrid();
  const grid = within(await screen.findByRole('grid', { name: 'Sertifikat setiap dapur' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Dapur',
    'SLHS',
    'Halal',
    'HACCP',
    'Juru Masak',
    'Uji Air',
    'IPAL',
    'PBG',
    'Akreditasi',
  ]);
  expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'SPPG CandiSPPG-3374-002',
    'SPPG BanyuSPPG-3374-003',
    'SPPG GayamSPPG-3374-001',
  ]);
  expect(
    grid.getByRole('button', { name: 'Halal SPPG Candi: Kedaluwarsa, sampai 28 Februari 2026' }),
  ).toBeVisible();
  expect(grid.getByRole('button', { name: /^SLHS SPPG Banyu: Habis dalam 9 hari/ })).toBeVisible();
  expect(grid.getByRole('button', { name: 'SLHS SPPG Candi: Belum dicatat' })).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Perlu perhatian');
  expect(await screen.findByText('2 dari 3 SPPG')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Semua dapur');
  await user.type(screen.getByLabelText('Cari sertifikat'), 'kedu77');
  expect(await screen.findByText('1 dari 3 SPPG')).toBeVisible();
});

test('arrows go through the cells, Tab leaves them; Enter opens, Escape leads back to the cell', async () => {
  const { user } = await renderGrid();
  const first = await cell('SLHS SPPG Candi: Belum dicatat');
  expect(
    screen.getAllByRole('button').filter((button) => button.closest('table') && button.tabIndex === 0),
  ).toEqual([first]);
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Halal SPPG Banyu: Belum dicatat' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('link', { name: 'SPPG Banyu' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('button', { name: 'Akreditasi SPPG Gayam: Belum dicatat' })).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Sertifikat' });
  expect(within(dialog).getByLabelText('Nomor')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(first).toHaveFocus());
});

test('an empty cell is the form: no last day is filled in, and the next kitchen of the same kind follows', async () => {
  const { user, kitchensRead, papersRead, sent } = await renderGrid();
  await user.click(await cell('SLHS SPPG Candi: Belum dicatat'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Sertifikat' }));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Terbit');
  await user.type(dialog.getByLabelText('Nomor'), 'BARU/1');
  await user.type(dialog.getByLabelText(/^Penerbit/), 'Dinas A');
  await user.type(dialog.getByLabelText('Tanggal terbit'), '2026-11-02');
  expect(dialog.getByLabelText(/^Berlaku sampai/)).toHaveValue('');
  await user.type(dialog.getByLabelText(/^Berlaku sampai/), '2027-11-02');
  await user.click(dialog.getByRole('button', { name: 'Simpan & dapur berikutnya' }));

  const nextDialog = await screen.findByRole('dialog', { name: 'Perpanjang Sertifikat' });
  expect(nextDialog).toHaveAccessibleDescription('SPPG Banyu (SPPG-3374-003)');
  const next = within(nextDialog);
  expect(next.getByLabelText('Jenis')).toHaveValue('SLHS');
  // The office of the next kitchen's kabupaten or kota; the date is kept from the certificate before.
  expect(next.getByLabelText(/^Penerbit/)).toHaveValue('Dinas Kesehatan Kota Semarang');
  expect(next.getByLabelText('Tanggal terbit')).toHaveValue('2026-11-02');
  expect(next.getByLabelText(/^Berlaku sampai/)).toHaveValue('');
  expect(next.getByText(/seperti sertifikat yang baru saja disimpan/)).toBeVisible();
  // All other kitchens have a valid SLHS, so there is no next one.
  expect(next.queryByRole('button', { name: 'Simpan & dapur berikutnya' })).not.toBeInTheDocument();
  await user.type(next.getByLabelText('Nomor'), 'BARU/2');
  await user.click(next.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    {
      sppg_id: candi.id,
      jenis: 'SLHS',
      nomor: 'BARU/1',
      tanggal_terbit: '2026-11-02',
      tanggal_berakhir: '2027-11-02',
    },
    {
      sppg_id: banyu.id,
      jenis: 'SLHS',
      nomor: 'BARU/2',
      tanggal_terbit: '2026-11-02',
      tanggal_berakhir: null,
      tanpa_akhir_per: null,
    },
  ]);
  // The focus is at the cell of the last certificate.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^SLHS SPPG Banyu: Berlaku/ })).toHaveFocus(),
  );
  // Only the changed kitchens are read again: there may be thousands of others.
  expect(kitchensRead).toHaveLength(1);
  expect(papersRead.map(({ searchParams }) => searchParams.get('sppg_id'))).toEqual([
    null,
    `in.(${candi.id})`,
    `in.(${banyu.id})`,
  ]);
});

test('an accreditation is entered with its result, which its cell then shows', async () => {
  const { user, sent } = await renderGrid();
  await user.click(await cell('SLHS SPPG Candi: Belum dicatat'));
  const other = within(await screen.findByRole('dialog', { name: 'Tambah Sertifikat' }));
  expect(other.queryByLabelText(/^Hasil akreditasi/)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await cell('Akreditasi SPPG Gayam: Belum dicatat'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Sertifikat' }));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Terbit');
  await user.type(dialog.getByLabelText('Nomor'), 'BGN/1');
  await user.type(dialog.getByLabelText('Tanggal terbit'), '2026-11-02');
  await user.selectOptions(dialog.getByLabelText(/^Hasil akreditasi/), 'Baik Sekali');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await cell('Akreditasi SPPG Gayam: Berlaku, Baik Sekali')).toHaveTextContent('BerlakuBaik Sekali');
  expect(sent).toMatchObject([{ jenis: 'Akreditasi', nomor: 'BGN/1', hasil: 'Baik Sekali' }]);
});

test('a cell with a paper opens it; renewed, its last day is what the new paper says', async () => {
  const { user } = await renderGrid();
  await user.click(await cell(/^Halal SPPG Candi/));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Sertifikat' }));
  expect(edit.getByLabelText('Nomor')).toHaveValue('UJI/2');
  expect(edit.getByRole('link', { name: 'Semua sertifikat SPPG Candi' })).toHaveAttribute(
    'href',
    `${paths.adminCertificates}?sppg=SPPG-3374-002`,
  );
  await user.click(edit.getByRole('button', { name: 'Perpanjang' }));
  const renew = within(await screen.findByRole('dialog', { name: 'Perpanjang Sertifikat' }));
  await user.type(renew.getByLabelText('Tanggal terbit'), '2026-05-10');
  expect(renew.getByLabelText(/^Berlaku sampai/)).toHaveValue('');
});

test('many papers are pasted: a preview names what is wrong in each row, and all are added in one call', async () => {
  const { user, sent } = await renderGrid();
  await user.click(await cell('Tempel dari Excel'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tempel Sertifikat dari Excel' }));
  const field = dialog.getByLabelText('Tabel dari Excel');
  await user.click(field);
  await user.paste(
    [
      'sppg 3374 002;slhs;TABEL/1;02/11/2026;',
      'SPPG-3374-003;Halal;TABEL/2;02/11/2026;01/11/2030',
      'SPPG-9999-001;SLHS;TABEL/3;02/11/2026;',
      'SPPG-3374-003;Izin;TABEL/4;02/11/2026;',
      'SPPG-3374-003;SLHS;tabel/1;02/11/2026;',
      'SPPG-3374-001;SLHS;UJI/1;01/02/2026;',
      'SPPG-3374-003;Akreditasi;TABEL/7;02/11/2026;;BGN;A',
      'SPPG-3374-003;PBG;TABEL/8;02/11/2026;;;Baik',
      'SPPG-3374-003;IPAL;TABEL/9;02/11/2026;kapan-kapan',
    ].join('\n'),
  );
  const preview = within(dialog.getByRole('region', { name: 'Pratinjau' }));
  expect(preview.getByText('SLHS · SPPG Candi · TABEL/1 · hari terakhir tidak dicatat')).toBeVisible();
  expect(preview.getByText(/^Kolom "Berlaku sampai" berisi "kapan-kapan", yang bukan tanggal/)).toBeVisible();
  expect(preview.getByText('Tidak ada SPPG dengan kode SPPG-9999-001.')).toBeVisible();
  expect(preview.getByText(/^Jenis "Izin" tidak dikenal\./)).toBeVisible();
  expect(preview.getByText('Nomor ini juga ada pada baris 1.')).toBeVisible();
  expect(preview.getByText('Sudah dicatat: UJI/1')).toBeVisible();
  expect(preview.getByText('Hasil "A" tidak dikenal. Pilihannya: Unggul, Baik Sekali, Baik.')).toBeVisible();
  expect(preview.getByText('Hasil hanya diisi untuk sertifikat jenis Akreditasi.')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Tambahkan/ })).toBeDisabled();

  await user.clear(field);
  await user.paste(
    'Kode SPPG\tJenis\tNomor\tTanggal terbit\tBerlaku sampai\tHasil akreditasi\nSPPG-3374-002\tSLHS\tTABEL/1\t02/11/2026\tSeumur hidup\t\nSPPG-3374-002\tHalal\tTABEL/2\t10/05/2026\t-\t\nSPPG-3374-002\tAkreditasi\tTABEL/3\t10/05/2026\t\tbaik sekali',
  );
  expect(await dialog.findByText('SLHS · SPPG Candi · TABEL/1 · berlaku sampai dicabut')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Tambahkan 3 sertifikat' }));
  expect(await screen.findByText('3 sertifikat telah dicatat.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject([
    {
      sppg_id: candi.id,
      jenis: 'SLHS',
      nomor: 'TABEL/1',
      tanggal_berakhir: null,
      tanpa_akhir_per: todayOnServer(),
      status: 'Terbit',
    },
    {
      sppg_id: candi.id,
      jenis: 'Halal',
      nomor: 'TABEL/2',
      tanggal_berakhir: null,
      tanpa_akhir_per: todayOnServer(),
    },
    {
      sppg_id: candi.id,
      jenis: 'Akreditasi',
      nomor: 'TABEL/3',
      hasil: 'Baik Sekali',
      tanggal_berakhir: null,
    },
  ]);
});

test('links to single certificates list them one by one, until the kitchens are chosen again', async () => {
  const { user } = await renderGrid('?keadaan=kedaluwarsa');
  const shown = await screen.findByLabelText('Tampilkan');
  expect(shown).toHaveValue('daftar');
  await user.selectOptions(screen.getByLabelText('Keadaan'), 'Semua keadaan');
  expect(shown).toHaveValue('daftar');
  await user.selectOptions(screen.getByLabelText('Keadaan'), 'Kedaluwarsa');
  await user.selectOptions(shown, 'Semua dapur');
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByLabelText('Keadaan')).not.toBeInTheDocument();
});

test('more kitchens are shown on request, and keyboards go on at the first of them', async () => {
  const many = Array.from({ length: 51 }, (_, index) =>
    kitchen(0, `SPPG ${index + 1}`, {
      id: `b0000000-0000-4000-8000-0000000000${index + 10}`,
      status_verifikasi: 'Siap Bangun',
    }),
  );
  const { user } = await renderGrid('', many);
  await user.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
  expect(screen.getByRole('link', { name: 'SPPG 51' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Tampilkan lagi' })).not.toBeInTheDocument();
});

test('a phone groups the papers by kitchen: what needs attention, and all of them on request', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 40rem)',
    addEventListener() {},
    removeEventListener() {},
  }));
  const { user } = await renderGrid();
  const candiButton = await cell(/^SPPG Candi/);
  expect(candiButton).toHaveTextContent('Halal: Kedaluwarsa');
  expect(candiButton).toHaveTextContent('SLHS: Belum dicatat');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Halal SPPG Candi/ })).not.toBeInTheDocument();
  await user.click(candiButton);
  await user.click(await cell(/^Halal SPPG Candi/));
  expect(await screen.findByRole('dialog', { name: 'Edit Sertifikat' })).toBeVisible();
});
