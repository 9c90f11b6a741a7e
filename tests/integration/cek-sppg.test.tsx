import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { noComplaints } from '@/features/kitchens/public-complaints/api';
import { putRows } from '../fake-server/tables';
import { hold, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { makeSppg } from '../factories';
import { renderSite } from '../render';
import { expectSaidAgain } from '../said-again';

const failed = 'Pemeriksaan gagal. Coba lagi.';
const notOurs = 'Kode ini tidak ada dalam daftar kami. Jangan membayar siapa pun sebelum memastikan.';

function kitchen(given: Parameters<typeof makeSppg>[0] = {}) {
  const sppg = makeSppg(given);
  return {
    ...sppg,
    yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' },
    wilayah: null,
    sppg_sertifikat_publik: [],
    sppg_inspeksi: [],
    sppg_kejadian: [],
  };
}

/** Finds these kitchens, whatever is searched for; returns what was. */
function serverFinds(...found: object[]) {
  const asked: (string | null)[] = [];
  reply('GET rpc/cari_sppg', (_, { searchParams }) => {
    asked.push(searchParams.get('kata'));
    return found;
  });
  return asked;
}

async function openPage(search = '') {
  const { user } = await renderSite(paths.sppg + search);
  const box = await screen.findByLabelText('Kode atau nama dapur');
  const button = screen.getByRole('button', { name: 'Periksa' });
  async function check(text: string) {
    await user.clear(box);
    if (text) await user.type(box, text);
    await user.click(button);
  }
  return { user, box, button, check };
}

test.each([
  ['a failing server', () => HttpResponse.text('<html>', { status: 502 })],
  ['no connection', () => HttpResponse.error()],
  ['a response that is none', () => HttpResponse.json({ message: 'Not acceptable' }, { status: 406 })],
])('%s is no answer: never "not in our list", and a retry answers', async (_what, fail) => {
  reply('GET rpc/cari_sppg', fail);
  const { user } = await openPage('?kode=SPPG-TES-7');
  expect(await within(await screen.findByRole('alert')).findByText(failed)).toBeVisible();
  expect(screen.queryByText(notOurs)).not.toBeInTheDocument();

  serverFinds(kitchen({ nama: 'SPPG Tes Tujuh' }));
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('heading', { name: 'SPPG Tes Tujuh' })).toBeVisible();
});

test('when asking again fails, a "no" from before does not stay', async () => {
  serverFinds();
  const { check } = await openPage('?kode=SPPG-3374-999');
  expect(await screen.findByText(notOurs)).toBeVisible();
  lose('GET rpc/cari_sppg');
  await check('SPPG-3374-999');
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByText(notOurs)).not.toBeInTheDocument();
});

test('what the page was built with stays when something is searched for', async () => {
  serverFinds();
  lose('POST rpc/keluhan_jaringan');
  const { router } = await renderSite(paths.sppg, { all: noComplaints, unlinked: noComplaints });
  const built = { name: 'Keluhan yang tidak dikaitkan dengan dapur' };
  expect(await screen.findByRole('heading', built)).toBeVisible();
  await act(() => router.navigate('?kode=SPPG-3374-999'));
  expect(await screen.findByText(notOurs)).toBeVisible();
  expect(screen.getByRole('heading', built)).toBeVisible();
});

test('the same answer, asked for twice, is heard twice', async () => {
  serverFinds(kitchen({ nama: 'SPPG Tes Satu' }), kitchen({ nama: 'SPPG Tes Dua' }));
  const { user, button, check } = await openPage('?kode=te');
  await expectSaidAgain('Tulis sedikitnya 3 huruf atau angka.', () => user.click(button));
  await check('tes');
  const answer = await screen.findByRole('region', { name: 'Jawaban untuk “tes”' });
  await waitFor(() => expect(answer).toHaveFocus());
  await user.click(button);
  await waitFor(() => expect(answer).toHaveFocus());
});

test('the alarm is for a whole code that is unknown; what is none is told the way', async () => {
  serverFinds();
  reply('POST rpc/sppg_mirip', []);
  const { router } = await renderSite(paths.sppg);
  const ask = (kode: string) => act(() => router.navigate({ search: String(new URLSearchParams({ kode })) }));
  const codes = ['SPPG-3374-999', 'sppg 3374 999', 'SPPG3374999', 'Kode: SPPG–3374–999.'];
  const texts = ['tembalng', 'SPPG-3374', '3374004', 'Semarang', 'SD Negeri 1 Mijen', 'Yayasan Sidomukti'];
  for (const [index, text] of texts.entries()) {
    await ask(codes[index % codes.length] ?? '');
    expect(await screen.findByText(notOurs)).toBeVisible();
    await ask(text);
    expect(
      await screen.findByRole('heading', { name: `Tidak ada yang cocok dengan “${text}”` }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cari di peta' })).toHaveAttribute(
      'href',
      `/sppg?${String(new URLSearchParams({ kode: text }))}#peta`,
    );
    expect(screen.getByRole('link', { name: 'Buka daftar yayasan' })).toHaveAttribute(
      'href',
      '/data-yayasan',
    );
    expect(screen.queryByText(notOurs)).not.toBeInTheDocument();
    expect(screen.queryByText('Mungkin maksud Anda')).not.toBeInTheDocument();
  }
});

test('a school that is not found may be one that nobody recorded: the page of its kabupaten or kota lists the kitchens there', async () => {
  serverFinds();
  reply('POST rpc/sppg_mirip', []);
  putRows('sppg', [makeSppg({ nama: 'SPPG Salatiga', kabupaten_kota: 'Kota Salatiga' })]);
  const { user } = await openPage('?kode=SD+Negeri+1+Mijen');
  expect(
    await screen.findByText(
      /^Daftar sekolah kami belum lengkap: baru 2 dari 15 dapur yang beroperasi mengisinya\./,
    ),
  ).toBeVisible();
  const list = screen.getByRole('button', { name: 'Tampilkan dapur di sana' });
  await user.click(list);
  const question = screen.getByLabelText('Di kabupaten atau kota mana sekolahnya?');
  expect(question).toHaveFocus();
  expect(question).toHaveAccessibleDescription('Pilih kabupaten atau kota.');
  expect(within(question).getAllByRole('option')).toHaveLength(36);
  await user.selectOptions(question, 'Kota Salatiga');
  await user.click(list);
  expect(await screen.findByRole('link', { name: 'SPPG Salatiga' })).toBeVisible();
  expect(location.pathname).toBe('/wilayah/kota-salatiga');
});

test.each([
  [{ beroperasi: 15, bersekolah: 15 }, /^Daftar sekolah kami dapat saja belum lengkap\./],
  [{ beroperasi: 0, bersekolah: 0 }, /^Daftar sekolah kami belum lengkap\./],
  [null, /^Daftar sekolah kami belum lengkap\./],
])('of %j no number is made up', async (recorded, sentence) => {
  serverFinds();
  reply('POST rpc/sppg_mirip', []);
  if (recorded) putRows('sekolah_tercatat', [recorded]);
  else refuse('GET sekolah_tercatat', 400);
  await openPage('?kode=sdn+mijen');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a match names the school that was meant; the name of a place lists its only kitchen, which is no answer', async () => {
  const found = kitchen({ nama: 'SPPG Tes Tujuh' });
  serverFinds(found);
  const because = (reason: object) => reply('GET rpc/cocok_karena', [{ sppg_id: found.id, ...reason }]);
  because({ sekolah: ['SD Negeri Cemara 01', 'SD Negeri Cemara 02'], tempat: false });
  const { check } = await openPage('?kode=sdn+cemara');
  expect(await screen.findByText('SD Negeri Cemara 01, SD Negeri Cemara 02')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SPPG Tes Tujuh' })).toBeVisible();
  expect(screen.getByText(confirmedSays)).toBeVisible();

  because({ sekolah: null, tempat: true });
  await check('kota tegal');
  expect(await screen.findByRole('heading', { name: '1 dapur cocok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'SPPG Tes Tujuh' })).toBeVisible();
  expect(screen.queryByText(confirmedSays)).not.toBeInTheDocument();

  lose('GET rpc/cocok_karena');
  await check('tes tujuh');
  expect(await screen.findByText(confirmedSays)).toBeVisible();
});

test('after a typing error the kitchens of nearly that name are offered', async () => {
  serverFinds();
  const asked = reply('POST rpc/sppg_mirip', [
    kitchen({ nama: 'SPPG Tembalang', kode_unik_pendaftaran: 'SPPG-3374-001' }),
  ]);

  await openPage('?kode=tembalng');
  const offered = await screen.findByRole('heading', { name: 'Mungkin maksud Anda' });
  const none = screen.getByRole('heading', { name: 'Tidak ada yang cocok dengan “tembalng”' });
  expect(offered.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'SPPG Tembalang' })).toHaveAttribute('href', '/sppg/SPPG-3374-001');
  expect(screen.queryByText(confirmedSays)).not.toBeInTheDocument();
  expect(asked).toEqual([{ kata: 'tembalng' }]);
});

test('whoever asks for similar names too often is told to wait', async () => {
  const message = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  serverFinds();
  refuse('POST rpc/sppg_mirip', 429, { code: 'PT429', message });
  await openPage('?kode=tembalng');
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu banyak');
  expect(screen.getByRole('heading', { name: 'Tidak ada yang cocok dengan “tembalng”' })).toBeVisible();
});

test('what chats and PDFs add to a code, unseen, does not make it unknown', async () => {
  const asked = serverFinds(kitchen({ nama: 'SPPG Tes Tujuh' }));
  const { box } = await openPage(`?kode=${encodeURIComponent('\u2066SPPG-TES\u200B-7\u2069\u00A0')}`);
  expect(await screen.findByRole('heading', { name: 'SPPG Tes Tujuh' })).toBeVisible();
  expect(asked).toEqual(['SPPG-TES-7']);
  expect(box).toHaveValue('SPPG-TES-7');
});

const halal = {
  id: '50000000-0000-4000-8000-000000000001',
  sppg_id: '1',
  jenis: 'Halal',
  status: 'Terbit',
  nomor: 'ID3311000',
  penerbit: 'BPJPH',
  hasil: null,
  tanggal_daftar: null,
  tanggal_terbit: '2026-01-10',
  tanggal_berakhir: null,
  tanggal_dicabut: null,
  scan_path: null,
  scan_size: null,
  created_at: '2026-01-10T00:00:00+00:00',
};

test('kinds of certificates of which nothing is recorded share a line, but SLHS has its own', async () => {
  const status_verifikasi = 'Proses Pembangunan';
  serverFinds({ ...kitchen({ nama: 'SPPG Tes Tujuh', status_verifikasi }), sppg_sertifikat_publik: [halal] });
  const { user } = await openPage('?kode=SPPG-TES-7');
  await user.click(await screen.findByText('1 tercatat'));
  expect(await screen.findByText('ID3311000')).toBeVisible();
  expect(
    screen.getByText('HACCP, Juru Masak, Uji Air, IPAL, PBG, Akreditasi').parentElement,
  ).toHaveTextContent(/^Belum dicatat: HACCP/);
  expect(screen.getByText('Sertifikat Laik Higiene Sanitasi').closest('li')).toHaveTextContent(
    'Dinilai setelah beroperasi',
  );
});

test('an accreditation says its result; of a revoked one it is struck', async () => {
  const accredited = { ...halal, jenis: 'Akreditasi', hasil: 'Baik Sekali' };
  const revoked = {
    ...accredited,
    id: '2',
    hasil: 'Unggul',
    status: 'Dicabut',
    tanggal_terbit: '2026-01-01',
    tanggal_dicabut: '2026-01-05',
  };
  serverFinds({ ...kitchen({ nama: 'SPPG Tes Tujuh' }), sppg_sertifikat_publik: [accredited, revoked] });
  const { user } = await openPage('?kode=SPPG-TES-7');
  await user.click(await screen.findByText('1 tercatat'));
  expect(screen.getByText('Akreditasi: Baik Sekali')).toBeVisible();
  await user.click(screen.getByText(/^Sebelumnya/));
  expect(screen.getByText('Unggul').closest('del')).toHaveTextContent('Unggul (tidak berlaku lagi)');
});

test('certificates are folded under how many there are and what needs attention; paper shows them', async () => {
  serverFinds({
    ...kitchen({ nama: 'SPPG Tes Tujuh' }),
    sppg_sertifikat_publik: [
      halal,
      { ...halal, id: '2', nomor: 'ID1', tanggal_terbit: '2024-01-10', tanggal_berakhir: '2026-01-09' },
      { ...halal, id: '3', jenis: 'IPAL', nomor: 'IPAL/1', tanggal_berakhir: '2026-02-01' },
    ],
  });
  await openPage('?kode=SPPG-TES-7');
  expect(await screen.findByText('2 tercatat, 1 perlu perhatian')).toBeVisible();
  expect(screen.getByText('IPAL/1')).not.toBeVisible();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('IPAL/1')).toBeVisible();
  act(() => void dispatchEvent(new Event('afterprint')));
});

test('a certificate with a scan leads to it, in a tab that knows nothing of this one', async () => {
  const scan = { scan_path: 'ca5e0000-0000-4000-8000-000000000001.jpg', scan_size: 1_300_000 };
  serverFinds({ ...kitchen({ nama: 'SPPG Tes Tujuh' }), sppg_sertifikat_publik: [{ ...halal, ...scan }] });
  const { user } = await openPage('?kode=SPPG-TES-7');
  await user.click(await screen.findByText('1 tercatat'));
  const link = screen.getByRole('link', {
    name: 'Lihat pindaian (JPG, 1,2 MB) sertifikat Halal, di tab baru',
  });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/\/storage\/v1\/object\/public\/certificate_scans\/ca5e[-0-9]+\.jpg$/),
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a revoked certificate says since when, and its dates are struck, also for who hears them', async () => {
  const revoked = {
    ...halal,
    status: 'Dicabut',
    tanggal_berakhir: '2030-01-09',
    tanggal_dicabut: '2026-06-03',
  };
  serverFinds({ ...kitchen({ nama: 'SPPG Tes Tujuh' }), sppg_sertifikat_publik: [revoked] });
  const { user } = await openPage('?kode=SPPG-TES-7');
  await user.click(await screen.findByText('1 tercatat, 1 perlu perhatian'));
  expect(screen.getByText('3 Juni 2026', { selector: 'dd' }).closest('div')).toHaveTextContent(
    /^Dicabut\s*3 Juni 2026$/,
  );
  for (const day of ['10 Januari 2026', '9 Januari 2030'])
    expect(screen.getByText(day).closest('del')).toHaveTextContent(`${day} (tidak berlaku lagi)`);
});

test('nothing is asked for too little, and the box has the focus to write more', async () => {
  const asked = serverFinds();
  const { box, check } = await openPage();
  for (const text of ['', 'ab', '%_*-a']) {
    await check(text);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Tulis sedikitnya 3 huruf atau angka\./));
    expect(box).toHaveFocus();
    expect(box).toHaveValue(text);
  }
  expect(asked).toEqual([]);
});

test('what only the database can refuse is said at the box, too', async () => {
  const message = 'Tulis sedikitnya 3 huruf atau angka.';
  refuse('GET rpc/cari_sppg', 400, { code: 'P0001', message });
  const { box } = await openPage('?kode=a.b.c');
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Tulis sedikitnya 3 huruf atau angka\./));
  expect(box).toHaveValue('a.b.c');
  expect(screen.queryByText(notOurs)).not.toBeInTheDocument();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('more than 50 are not listed as if they were all', async () => {
  serverFinds(...Array.from({ length: 51 }, () => kitchen()));
  await openPage('?kode=SPPG');
  expect(
    await screen.findByText('Lebih dari 50 dapur cocok. Tulis nama yang lebih lengkap, atau kodenya.'),
  ).toBeVisible();
  const answer = within(screen.getByRole('region', { name: 'Jawaban untuk “SPPG”' }));
  expect(answer.getAllByRole('listitem')).toHaveLength(50);
});

const confirmedSays = 'Ada dalam daftar kami';
const unconfirmedSays = 'Tercatat, belum dikonfirmasi oleh kami';

test('a kitchen that no admin has confirmed gets no yes, and no sheet for its wall', async () => {
  serverFinds(kitchen({ nama: 'SPPG Tes Tujuh', dikonfirmasi_pada: null }));
  await openPage('?kode=SPPG-TES-7');
  expect(await screen.findByText(unconfirmedSays)).toBeVisible();
  expect(screen.getByText(/Jangan membayar siapa pun sebelum memastikannya kepada kami\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kenali penipuan titik SPPG' })).toHaveAttribute(
    'href',
    paths.waspadaPenipuan,
  );
  expect(screen.queryByText(confirmedSays)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Poster QR' })).not.toBeInTheDocument();
});

test('a kitchen tells its ID of BGN, links to its daily menu, and to WhatsApp where the contact has agreed', async () => {
  const contact = { nama_kontak: 'Wahyu', nomor_telepon: '0800-0000-0044', bersedia_whatsapp: true };
  const found = kitchen({ akun_instagram: 'dapur.tes', akun_tiktok: 'dapur_tes', id_bgn: 'K7QF2M9T' });
  serverFinds({ ...found, wilayah: { nama: 'Kota Tegal', regional_contacts: contact } });
  const { check } = await openPage('?kode=SPPG-TES-1');
  const menu = within(await screen.findByRole('list', { name: 'Menu harian' }));
  const links = menu.getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['Menu harian di Instagram @dapur.tes', 'https://www.instagram.com/dapur.tes', 'noopener'],
    ['Menu harian di TikTok @dapur_tes', 'https://www.tiktok.com/@dapur_tes', 'noopener'],
  ]);
  expect(screen.getByText('K7QF2M9T')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/6280000000044',
  );

  serverFinds({
    ...kitchen({ akun_facebook: 'dapur.lain' }),
    wilayah: { nama: 'Kota Tegal', regional_contacts: { ...contact, bersedia_whatsapp: false } },
  });
  await check('SPPG-TES-2');
  expect(await screen.findByRole('link', { name: 'Menu harian di Facebook @dapur.lain' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/dapur.lain',
  );
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  serverFinds(kitchen());
  await check('SPPG-TES-3');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Menu harian/ })).not.toBeInTheDocument());
});

test('a confirmed one gets both, and a code in other letters is the same code', async () => {
  serverFinds(
    kitchen({ nama: 'SPPG Tes Tujuh', kode_unik_pendaftaran: 'TES-71' }),
    kitchen({ nama: 'SPPG Dekat TES-71' }),
  );
  await openPage('?kode=tes+7l');
  expect(await screen.findByText(confirmedSays)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SPPG Tes Tujuh', level: 2 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Poster QR' })).toBeVisible();
  expect(screen.queryByText(unconfirmedSays)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nama yang cocok dengan “tes 7l”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'SPPG Dekat TES-71' })).toBeVisible();
});

test('a stranger’s code does not answer for the kitchen of that name, which comes first', async () => {
  serverFinds(
    kitchen({ nama: 'SPPG Tembalang', kode_unik_pendaftaran: 'SPPG-3374-001' }),
    kitchen({ nama: 'SPPG Palsu', kode_unik_pendaftaran: 'Tembalang', dikonfirmasi_pada: null }),
  );
  await openPage('?kode=tembalang');
  const ours = await screen.findByRole('link', { name: 'SPPG Tembalang' });
  // Nobody has ever confirmed the other one: its heading has the code in place of the name.
  const stranger = screen.getByRole('heading', { name: 'Dapur Tembalang' });
  expect(ours.compareDocumentPosition(stranger)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(unconfirmedSays)).toBeVisible();
});

test('what a stranger made of a kitchen’s words is no headline of ours: it stands below, as what was written', async () => {
  const hoax = 'dapur ini TIDAK, itu hoaks';
  serverFinds({
    ...kitchen({ nama: hoax, lokasi: 'WA 0812', kode_unik_pendaftaran: 'PALSU-9', dikonfirmasi_pada: null }),
    sppg_disebut: {
      kode: 'SPPG-3374-002',
      nama: 'SPPG Banyumanik',
      lokasi: 'Jalan Rasamala No. 2, Kota Semarang',
      kabupaten_kota: 'Kota Semarang',
    },
  });
  // A code that somebody else entered since the confirmation leads to the confirmed one.
  await renderSite('/sppg/PALSU-9');
  expect(await screen.findByRole('heading', { name: 'SPPG Banyumanik', level: 1 })).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/sppg/SPPG-3374-002'));
  expect(screen.getByText('Jalan Rasamala No. 2, Kota Semarang')).toBeVisible();
  expect(screen.getByText(unconfirmedSays)).toBeVisible();
  const written = within(screen.getByText(/ditulis oleh pengguna situs/).parentElement ?? document.body);
  for (const words of [hoax, 'WA 0812', 'PALSU-9']) expect(written.getByText(words)).toBeVisible();
  expect(screen.queryByRole('heading', { name: hoax })).not.toBeInTheDocument();
});

test.each([
  '/sppg/sppg-3374-002',
  '/sppg/SPPG-3374-002.',
  '/SPPG/SPPG-3374-002',
  '/sppg/%E2%80%9Csppg%203374%20002%E2%80%9D',
])('%s leads to the address of the kitchen', async (written) => {
  serverFinds(kitchen({ kode_unik_pendaftaran: 'SPPG-3374-002', nama: 'SPPG Tes' }));
  await renderSite(written);
  expect(await screen.findByRole('heading', { name: 'SPPG Tes', level: 1 })).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/sppg/SPPG-3374-002'));
});

test('an old link shows the kitchen once it is on its own page, so that no press is lost on an answer that is replaced', async () => {
  serverFinds(kitchen({ kode_unik_pendaftaran: 'SPPG-3374-002', nama: 'SPPG Tes' }));
  reply('HEAD /sppg/:kode', undefined, 200);
  const asked = urlsOf('HEAD /sppg/:kode');
  const answer = hold('HEAD /sppg/:kode');
  await renderSite(`${paths.sppg}?kode=SPPG-3374-002`);
  await waitFor(() => expect(asked).not.toHaveLength(0));
  expect(screen.queryByText('Data dapur selengkapnya')).not.toBeInTheDocument();
  answer();
  const shown = await screen.findByText('Data dapur selengkapnya');
  expect(location.pathname).toBe('/sppg/SPPG-3374-002');
  expect(await screen.findByRole('heading', { name: 'SPPG Tes', level: 1 })).toBeVisible();
  expect(shown).toBeInTheDocument();
});

test('without an answer of the host an old link shows the kitchen where it leads', async () => {
  serverFinds(kitchen({ kode_unik_pendaftaran: 'SPPG-3374-002', nama: 'SPPG Tes' }));
  lose('HEAD /sppg/:kode');
  await openPage('?kode=SPPG-3374-002');
  expect(await screen.findByRole('heading', { name: 'SPPG Tes' })).toBeVisible();
  expect(location.pathname).toBe(paths.sppg);
});

test('an unknown whole code is told what else it can mean', async () => {
  serverFinds();
  await openPage('?kode=SPPG-3374-999');
  expect(await screen.findByText(notOurs)).toBeVisible();
  expect(
    screen.getByText(
      'Bisa jadi dapur ini dikelola pihak lain: tanya sekolah, dinas kesehatan, atau SAGI 127.',
    ),
  ).toBeVisible();
});

test.each([
  'https://contoh.id/sppg/SPPG-3302-813',
  'https://contoh.id/sppg/SPPG-3302-813?utm_source=whatsapp&utm_medium=share',
  'Dapur Ajibarang: terdaftar di jaringan kami, keadaan per 1 November 2026.\nhttps://contoh.id/sppg/SPPG-3302-813',
  'Cek di sini: https://contoh.id/sppg?kode=SPPG-3302-813.',
  'Apakah dapur berkode “SPPG-3302-813” benar milik Anda?',
])('of what was pasted the code is looked for: %j', async (pasted) => {
  const asked = serverFinds(kitchen({ kode_unik_pendaftaran: 'SPPG-3302-813', nama: 'SPPG Tes' }));
  const { user, box, button } = await openPage();
  await user.click(box);
  await user.paste(pasted);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'SPPG Tes' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['SPPG-3302-813']));
});

test('on the page of a kitchen that is gone, none of nearly that code answers for it', async () => {
  serverFinds(kitchen({ kode_unik_pendaftaran: 'SPPG-3374-0021', nama: 'SPPG Lain' }));
  await renderSite('/sppg/SPPG-3374-002');
  expect(await screen.findByText(notOurs)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dapur SPPG-3374-002', level: 1 })).toBeVisible();
  expect(screen.queryByText('SPPG Lain')).not.toBeInTheDocument();
});

test('in a list it is said of each kitchen that is not confirmed', async () => {
  serverFinds(kitchen({ nama: 'SPPG Satu' }), kitchen({ nama: 'SPPG Dua', dikonfirmasi_pada: null }));
  await openPage('?kode=sppg');
  const answer = within(await screen.findByRole('region', { name: 'Jawaban untuk “sppg”' }));
  const [one, two] = await answer.findAllByRole('listitem');
  expect(one).not.toHaveTextContent('Belum dikonfirmasi');
  expect(two).toHaveTextContent('Belum dikonfirmasi');
});

test('typing asks nothing; while an answer is on its way nothing is asked twice; it has the focus', async () => {
  const calls = urlsOf('GET rpc/cari_sppg');
  serverFinds(kitchen({ nama: 'SPPG Tes Tujuh' }));
  const answer = hold('GET rpc/cari_sppg');
  const { user, box, button } = await openPage();
  await user.type(box, 'SPPG-TES-7');
  expect(calls).toHaveLength(0);
  await user.type(box, '{Enter}');
  expect(await screen.findByText('Memeriksa...')).toBeVisible();
  expect(box).toHaveFocus();
  await user.click(button);
  await user.type(box, '{Enter}');
  answer();
  expect(await screen.findByRole('heading', { name: 'SPPG Tes Tujuh' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Jawaban untuk “SPPG-TES-7”' })).toHaveFocus(),
  );
  expect(calls).toHaveLength(1);
});

test('the address of a kitchen is copied where it can’t be shared, or it is said that it can’t', async () => {
  serverFinds(kitchen({ nama: 'SPPG Tes Tujuh', kode_unik_pendaftaran: 'TES 7/1' }));
  const { user } = await openPage('?kode=TES+7%2F1');
  await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
  expect(await screen.findByText('Alamat SPPG Tes Tujuh siap ditempel.')).toBeVisible();
  expect(screen.getByText('Tautan Disalin')).toBeVisible();
  const copied = new URL(await navigator.clipboard.readText());
  expect(copied.pathname + copied.search).toBe('/sppg?kode=TES+7%2F1');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(
    await screen.findByText('Peramban Anda tidak mengizinkan penyalinan. Salin dari bilah alamat.'),
  ).toBeVisible();
  expect(screen.getByText('Gagal Menyalin Tautan')).toBeVisible();
});

test('whoever has a problem is led to health first, then to the official channels, then to us', async () => {
  serverFinds(kitchen());
  await openPage('?kode=SPPG-TES-7');
  const report = within(screen.getByRole('region', { name: 'Ada masalah?' }));
  const [health, channels, us] = report.getAllByRole('listitem');
  if (!health || !channels || !us) throw new Error('There are three steps.');
  expect(health).toHaveTextContent('puskesmas terdekat');
  expect(within(health).getByRole('link', { name: '119' })).toHaveAttribute('href', 'tel:119');
  expect(within(channels).getByRole('link', { name: 'SAGI 127 (24 jam)' })).toHaveAttribute(
    'href',
    'tel:127',
  );
  expect(within(us).getByRole('link', { name: 'Sampaikan keluhan' })).toHaveAttribute(
    'href',
    '/keluhan?sppg=SPPG-TES-7',
  );
});

const builtOf = (sppg: object) => ({
  day: '2026-11-20',
  sppg: { sppg_inspeksi: [], sppg_tanda_tangan: [], ...sppg },
  schools: [],
  progress: [],
});

test.each([
  ['an error of the server', () => HttpResponse.json({ message: 'mati' }, { status: 500 })],
  ['a refusal', () => HttpResponse.json({}, { status: 429 })],
  ['no content', () => new HttpResponse(null, { status: 204 })],
  ['HTML', () => HttpResponse.html('<p>Masuk ke jaringan</p>')],
  ['no connection', () => HttpResponse.error()],
])(
  '%s takes no alarm from the page of a kitchen, neither a built one nor one that was told since',
  async (_what, fail) => {
    const incident = { id: 'a', jenis: 'gejala sakit', hari: '2026-11-19', ditutup_pada: null };
    const open = { ...incident, sekolah: [], created_at: '2026-11-19T03:00:00Z', sppg_kejadian_kabar: [] };
    const stop = { id: 'b', mulai: '2026-11-18', sampai: null, oleh: 'BGN', alasan: 'Tes.' };
    const stopped = { ...kitchen({ kode_unik_pendaftaran: 'SPPG-TES-7' }), sppg_penghentian: [stop] };
    reply('GET rpc/cari_sppg', fail);
    const { user } = await renderSite('/sppg/SPPG-TES-7', builtOf({ ...stopped, sppg_kejadian: [] }));
    const failedAgain = /^Data dapur ini belum bisa dimuat ulang, keadaan per /;
    expect(await screen.findByText(`${failedAgain.source.slice(1)}20 November 2026.`)).toBeVisible();
    expect(screen.getByText('Dihentikan sementara sejak 18 November 2026')).toBeVisible();

    serverFinds({ ...stopped, sppg_kejadian: [open] });
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(await screen.findByText('Ada kejadian: gejala sakit, 19 November 2026')).toBeVisible();
    expect(screen.queryByText(failedAgain)).not.toBeInTheDocument();
  },
);

test('the page of a kitchen that was deleted since says so, in its title, too', async () => {
  serverFinds();
  const sppg = kitchen({ kode_unik_pendaftaran: 'SPPG-TES-7', nama: 'SPPG Tes Tujuh' });
  await renderSite('/sppg/SPPG-TES-7', builtOf(sppg));
  expect(
    await screen.findByText(
      'Dapur ini tidak lagi ada dalam daftar kami. Jangan membayar siapa pun sebelum memastikan.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('SPPG Tes Tujuh');
  await waitFor(() => expect(document.title).toMatch(/^Dapur SPPG-TES-7 /));
});

test('a contact who was deleted since vanishes from the page that was built with the number', async () => {
  const sppg = kitchen({ kode_unik_pendaftaran: 'SPPG-TES-7' });
  reply('GET rpc/cari_sppg', [{ ...sppg, wilayah: { nama: 'Kota Salatiga', regional_contacts: null } }]);
  const answer = hold('GET rpc/cari_sppg');
  const regional_contacts = {
    nama_kontak: 'Sekar Tes',
    nomor_telepon: '0800-0000-0091',
    bersedia_whatsapp: false,
  };
  await renderSite(
    '/sppg/SPPG-TES-7',
    builtOf({ ...sppg, wilayah: { nama: 'Kota Salatiga', regional_contacts } }),
  );
  expect(await screen.findByText(/^Petugas kami di .+, Sekar Tes$/)).toBeVisible();
  answer();
  expect(await screen.findByText('Telepon kantor kami')).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Sekar Tes|0800-0000-0091/);
});
