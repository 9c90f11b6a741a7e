import { screen, waitFor, within } from '@testing-library/react';
import { builtCompany } from 'virtual:content/company';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { hold, refuse } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite } from '../render';
import { savedFiles } from '../saved-files';

const number = (angka: string, rincian: string, wilayah: string, jumlah: number) => ({
  tanggal: '2026-11-26',
  angka,
  rincian,
  wilayah,
  jumlah,
});
const rows = [
  number('SPPG', 'Siap Bangun', 'Belum dicatat', 1),
  number('SPPG', 'Sudah Operasional', 'Kota Tegal', 1_203),
  number('SPPG', 'Dihentikan sementara', 'Kota Tegal', 7),
  number('SPPG', 'Sudah Operasional', 'Kabupaten Tegal', 2),
  number('Sasaran penerima manfaat', 'Sudah Operasional', 'Kota Tegal', 2_500_000),
  number('Sasaran penerima manfaat', 'Dihentikan sementara', 'Kota Tegal', 14_000),
  number('SLHS SPPG beroperasi', 'Berlaku', 'Kota Tegal', 1_200),
  number('SLHS SPPG beroperasi', 'Dicabut', 'Kota Tegal', 3),
  number('SLHS SPPG beroperasi', 'Belum dicatat', 'Kabupaten Tegal', 2),
  number('SPPG dengan catatan', 'Belum dikonfirmasi', 'Belum dicatat', 1),
  number('SPPG dengan catatan', 'Ditutup', 'Kota Tegal', 2),
  number('Inspeksi terakhir SPPG beroperasi', 'Baik', 'Jawa Tengah', 40),
  number('Inspeksi terakhir SPPG beroperasi', 'Belum tercatat', 'Jawa Tengah', 1_165),
  number('Inspeksi 12 bulan terakhir', 'Baik', 'Jawa Tengah', 55),
  number('Inspeksi 12 bulan terakhir', 'Tidak laik', 'Jawa Tengah', 3),
  number('Sertifikat Halal', 'Kedaluwarsa', 'Jawa Tengah', 4),
];

const serverCounts = (...counted: object[]) => putRows('sppg_angka', counted);

/** The texts of a table's rows, cell by cell, as a screen with room for columns shows them. */
function cellsOf(table: HTMLElement) {
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => (cell.matches('td') ? cell.firstChild : cell)?.textContent),
    );
}

test('the key figures are of a day, and how each number is counted is folded below it', async () => {
  putRows('sppg_angka', rows);
  const answer = hold('GET sppg_angka');
  const { user } = await renderSite(paths.angka);
  expect(await screen.findByText('Memuat angka SPPG...')).toBeVisible();
  answer();
  expect(await screen.findByRole('heading', { name: 'Keadaan per 26 November 2026' })).toBeVisible();
  const figures = screen.getAllByRole('term').map(({ textContent, parentElement }) => {
    const [value, note] = within(parentElement ?? document.body).getAllByRole('definition');
    return [textContent, value?.textContent, note?.textContent];
  });
  expect(figures).toEqual([
    ['SPPG terkonfirmasi', '1.213', '1.205 sudah beroperasi'],
    ['Penerima manfaat direncanakan', '2.514.000', 'sasaran, bukan jumlah yang sudah dilayani'],
    ['SPPG beroperasi tanpa SLHS yang berlaku', '5', 'dari 1.205 yang beroperasi'],
    ['SPPG dihentikan sementara', '7', 'sedang dihentikan hari ini'],
  ]);
  const methods = [
    /1\.205 di antaranya sudah beroperasi\. 1 lainnya tercatat, belum kami konfirmasi, dan tidak dihitung\. 2 dapur yang ditutup tidak dihitung\./,
    /bukan jumlah yang sudah dilayani\./,
    /Dari 1\.205 dapur/,
    /Tidak dihitung pada tahap sebelumnya\./,
  ].map((method) => screen.getByText(method));
  for (const method of methods) expect(method).not.toBeVisible();
  await user.click(screen.getByText('Cara menghitung keempat angka ini'));
  for (const method of methods) expect(method).toBeVisible();

  const block = within(screen.getByRole('region', { name: 'SPPG dan sasarannya menurut keadaan' }));
  expect(block.getByText(/“Data ilustrasi” tidak dihitung/)).not.toBeVisible();
  await user.click(block.getByText('Tabel dan cara menghitung'));
  expect(block.getByText(/“Data ilustrasi” tidak dihitung/)).toBeVisible();
});

test('states, SLHS, certificates, and kabupaten and kota have their tables, which add up', async () => {
  serverCounts(...rows);
  await renderSite(paths.angka);
  expect(cellsOf(await screen.findByRole('table', { name: 'SPPG dan sasarannya menurut keadaan' }))).toEqual([
    ['Keadaan', 'SPPG', 'Sasaran (orang)'],
    ['Siap Bangun', '1', '0'],
    ['Proses Pembangunan', '0', '0'],
    ['Sudah Operasional', '1.205', '2.500.000'],
    ['Dihentikan sementara', '7', '14.000'],
    ['Semua', '1.213', '2.514.000'],
  ]);
  expect(cellsOf(screen.getByRole('table', { name: 'SLHS dapur yang sudah beroperasi' }))).toContainEqual([
    'Dicabut',
    '3',
  ]);
  expect(cellsOf(screen.getByRole('table', { name: 'Inspeksi dapur yang sudah beroperasi' }))).toEqual([
    ['Hasil', 'Inspeksi terakhir (SPPG)', 'Inspeksi 12 bulan terakhir'],
    ['Baik', '40', '55'],
    ['Perlu perbaikan', '0', '0'],
    ['Tidak laik', '0', '3'],
    ['Belum tercatat', '1.165', '0'],
    ['Semua', '1.205', '58'],
  ]);
  const halal = cellsOf(screen.getByRole('table', { name: /^Sertifikat menurut jenis/ }))[2];
  // Of the 1,213 kitchens four have a Halal certificate, and it has expired.
  expect(halal).toEqual(['HalalJaminan produk halal', '0', '0', '0', '4', '0', '0', '1.209']);
  expect(cellsOf(screen.getByRole('table', { name: 'Menurut kabupaten dan kota' }))).toEqual([
    ['Kabupaten/Kota', 'SPPG', 'Beroperasi', 'Tanpa SLHS', 'Dihentikan', 'Sasaran (orang)'],
    ['Belum dicatat', '1', '0', '0', '0', '0'],
    ['Kabupaten Tegal', '2', '2', '2', '0', '0'],
    ['Kota Tegal', '1.210', '1.203', '3', '7', '2.514.000'],
    ['Jawa Tengah', '1.213', '1.205', '5', '7', '2.514.000'],
  ]);
  expect(screen.getByRole('link', { name: 'Kota Tegal' })).toHaveAttribute('href', '/wilayah/kota-tegal');
});

test('the numbers of the build are on the page at once, say so when those of today do not come, and name the files', async () => {
  const numbers = rows.map((row) => ({ ...row, tanggal: '2026-11-24' }));
  const districts = [
    {
      nama: 'Kota Tegal',
      kolom: 2,
      baris: 1,
      siap_bangun: 0,
      proses_pembangunan: 0,
      sudah_operasional: 2,
      dihentikan: 1,
    },
  ];
  const dayOf = (tanggal: string, sudah_operasional: number) => ({
    tanggal,
    siap_bangun: 9,
    proses_pembangunan: 3,
    sudah_operasional,
    dihentikan: 0,
    tanpa_slhs: 1,
  });
  const trend = [[dayOf('2026-10-23', 7)], [dayOf('2026-11-23', 12)]];

  refuse('GET sppg_per_wilayah', 400);
  refuse('GET sppg_angka', 400);
  const answer = hold('GET sppg_angka');
  await renderSite(paths.angka, { day: '2026-11-24', numbers, districts, trend });
  expect(screen.getByRole('heading', { name: 'Keadaan per 24 November 2026' })).toBeVisible();
  expect(screen.getByText(/^SPPG dan sasarannya menurut keadaan: 1 Siap Bangun, 1\.205 /)).toBeVisible();
  const squares = within(screen.getByRole('list', { name: 'SLHS dapur yang sudah beroperasi' }));
  expect(squares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.200Berlaku',
    '3Dicabut',
    '2Belum dicatat',
  ]);
  expect(screen.getByText(/beroperasi dari 7 menjadi 12, dibangun dari 3 menjadi 3, /)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Daftar dapur \(CSV\)/ })).toHaveAttribute(
    'href',
    '/data/sppg.csv',
  );
  expect(screen.getByText(/Terakhir ditulis 24 November 2026/)).toBeInTheDocument();
  answer();
  await waitFor(() =>
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
      'Angka SPPG belum bisa dimuat ulang, keadaan per 24 November 2026.',
    ),
  );
  expect(screen.getByText('1.213', { selector: 'dd' })).toBeVisible();
});

test('the trend keeps a peak of few days, breaks where days are missing, and says how old its newest day is', async () => {
  const newest = Date.parse('2026-08-20');
  const daysAgo = (days: number) => new Date(newest - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const kept = Array.from({ length: 366 }, (_, days) => days).filter((days) => days < 100 || days >= 140);
  serverCounts(...rows);
  putRows(
    'sppg_angka_harian',
    kept.map((days) => ({
      tanggal: daysAgo(days),
      siap_bangun: 9,
      proses_pembangunan: 3,
      sudah_operasional: 60,
      dihentikan: days >= 200 && days < 203 ? 40 : 0,
    })),
  );
  const { container } = await renderSite(paths.angka);
  const block = await screen.findByRole('region', { name: 'Dari waktu ke waktu' });
  expect(
    within(block).getByText(
      `Keadaan sampai 20 Agustus 2026. Sesudah hari itu belum ada angka yang tersimpan. Paling banyak 40 dapur dihentikan sekaligus, pada 30 Januari 2026. 40 hari tidak tersimpan: garisnya terputus di situ.`,
    ),
  ).toBeVisible();
  expect(cellsOf(within(block).getByRole('table'))).toContainEqual(['Januari 2026', '60', '3', '9', '0–40']);
  // Of 366 days only the points where the line turns or ends are drawn, in two pieces around the days without numbers.
  const stopped = [...container.querySelectorAll('path')].find((path) =>
    path.matches('.stroke-ink[stroke-linejoin]'),
  );
  expect(stopped?.getAttribute('d')).toBe('M0 200L266 200L268 67L271 67L273 200L370 200M437 200L600 200');
});

test('one day makes no trend', async () => {
  serverCounts(...rows);
  putRows('sppg_angka_harian', [
    {
      tanggal: '2026-11-23',
      siap_bangun: 9,
      proses_pembangunan: 3,
      sudah_operasional: 60,
      dihentikan: 0,
    },
  ]);
  await renderSite(paths.angka);
  expect(await screen.findByRole('region', { name: 'Menurut kabupaten dan kota' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Dari waktu ke waktu' })).not.toBeInTheDocument();
});

test('the file for a spreadsheet is small: how each number is counted stands once, in the JSON and on the page', async () => {
  const files = savedFiles();
  serverCounts(...rows, number('SPPG', 'Siap Bangun', '=1+1', 1));
  const { user } = await renderSite(paths.angka);
  await user.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText('Unduhan Dimulai')).toBeVisible();
  expect(screen.getByText(/^Mengunduh \d+ angka ke angka-sppg-.*\.csv\.\.\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unduh JSON' }));
  await waitFor(() => expect(files).toHaveLength(2));

  const [csv = '', json = ''] = await Promise.all(files.map((file) => file.text()));
  const [titles, ...lines] = csv.trim().split('\r\n');
  expect(titles).toContain('"tanggal";"angka";"rincian";"wilayah";"jumlah"');
  const data = JSON.parse(json);
  expect(data).toEqual({
    sumber: expect.stringContaining(site.legalName),
    tanggal: '2026-11-26',
    lisensi: expect.stringMatching(
      /^CC BY 4\.0, https:.*boleh dipakai dan dikutip dengan menyebut “.*\/angka, 26 November 2026”\.$/,
    ),
    cara_hitung: expect.objectContaining({ SPPG: expect.stringContaining('Data ilustrasi') }),
    angka: expect.arrayContaining([
      { angka: 'SPPG', rincian: 'Sudah Operasional', wilayah: 'Jawa Tengah', jumlah: 1_205 },
      { angka: 'SPPG', rincian: 'Sudah Operasional', wilayah: 'Kota Tegal', jumlah: 1_203 },
      { angka: 'SPPG', rincian: 'Dihentikan sementara', wilayah: 'Kota Tegal', jumlah: 7 },
      { angka: 'SLHS SPPG beroperasi', rincian: 'Kedaluwarsa', wilayah: 'Jawa Tengah', jumlah: 0 },
      { angka: 'Sertifikat Halal', rincian: 'Kedaluwarsa', wilayah: 'Jawa Tengah', jumlah: 4 },
    ]),
  });
  expect(lines).toHaveLength(data.angka.length);
  expect(lines).toContainEqual('"2026-11-26";"SPPG";"Sudah Operasional";"Jawa Tengah";1205');
  // A spreadsheet would run a cell that begins with =.
  expect(csv).toContain(`"'=1+1"`);
});

test('a file that the browser does not save is told', async () => {
  serverCounts(...rows);
  const { user } = await renderSite(paths.angka);
  const button = await screen.findByRole('button', { name: 'Unduh JSON' });
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  await user.click(button);
  expect(await screen.findByText('Unduhan Gagal')).toBeVisible();
});

test('where nothing is counted there is nothing to quote or to save', async () => {
  serverCounts();
  await renderSite(paths.angka);
  expect(await screen.findByText('Belum ada SPPG yang tercatat')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Unduh/ })).not.toBeInTheDocument();
});

test('numbers that do not load are told and can be asked for again, and the press contact stands there all the same', async () => {
  const mend = refuse('GET sppg_angka', 400);
  const { user } = await renderSite(paths.angka);
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Angka SPPG gagal dimuat.');
  expect(screen.getByRole('heading', { name: 'Kontak pers' })).toBeVisible();
  expect(screen.getByText(builtCompany.press.name)).toBeVisible();
  expect(screen.getByRole('link', { name: builtCompany.press.phone.display })).toHaveAttribute(
    'href',
    'tel:080000000003',
  );
  expect(screen.getByRole('link', { name: builtCompany.press.email })).toHaveAttribute(
    'href',
    `mailto:${builtCompany.press.email}`,
  );
  mend();
  serverCounts(...rows);
  await user.click(within(problem).getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('1.213', { selector: 'dd' })).toBeVisible();
});
