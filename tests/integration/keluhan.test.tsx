import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noComplaints } from '@/features/kitchens/public-complaints/api';
import { todayOnServer } from '@/lib/text/format-time';
import { bodiesOf, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite } from '../render';
import { expectSaidAgain } from '../said-again';

const sppg = makeSppg({ nama: 'SPPG Tes Mijen', kode_unik_pendaftaran: 'SPPG-3374-904' });
const kitchen = {
  ...sppg,
  yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' },
  wilayah: null,
  sppg_sertifikat_publik: [],
  sppg_inspeksi: [],
  sppg_kejadian: [],
  sppg_tanda_tangan: [],
};
const typed = {
  'Apa yang terjadi?': 'Nasi basi.\nTiga anak tidak makan.',
  'Sekolah (opsional)': 'SD Negeri Tes 1',
};

/** Finds these kitchens, whatever is searched for. */
const serverFinds = (...found: object[]) => reply('GET rpc/cari_sppg', found);

/** Takes what is sent, and returns it. */
function serverTakes() {
  const received: Record<string, unknown>[] = [];
  reply('POST rpc/kirim_keluhan', ({ keluhan }: { keluhan: Record<string, unknown> }) => {
    received.push(keluhan);
    return '2026-12-02T17:00:00+00:00';
  });
  return received;
}

async function openForm(query = '') {
  const { user } = await renderSite(`/keluhan${query}`);
  const form = within(await screen.findByRole('form', { name: 'Formulir keluhan' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Kirim Keluhan' })).toBeEnabled());
  const press = () => user.click(form.getByRole('button', { name: 'Kirim Keluhan' }));
  async function fillIn(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) {
      await user.click(form.getByLabelText(label));
      await user.paste(value);
    }
  }
  async function write() {
    await user.selectOptions(form.getByLabelText('Tentang apa?'), 'Makanan');
    await fillIn(typed);
  }
  return { user, form, press, fillIn, write };
}

/** Whatever went wrong, what was written is still there. */
function nothingIsLost(form: Awaited<ReturnType<typeof openForm>>['form']) {
  for (const [label, value] of Object.entries(typed)) expect(form.getByLabelText(label)).toHaveValue(value);
  expect(form.getByLabelText('Tentang apa?')).toHaveValue('makanan');
}

test('who is sick comes before any field, and who does not trust us is told where else to go', async () => {
  const { form } = await openForm();
  const sick = screen.getByRole('heading', { name: 'Ada yang sakit?' });
  expect(sick.parentElement).toHaveTextContent('bawa ke puskesmas sekarang');
  expect(screen.getByRole('link', { name: 'Telepon 119' })).toHaveAttribute('href', 'tel:119');
  const [first] = form.getAllByRole('textbox');
  expect(first && sick.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  expect(screen.getByText(/^Tidak ada yang kehilangan makanan atau tempatnya karena mengadu/)).toBeVisible();
  const elsewhere = within(screen.getByRole('region', { name: 'Tidak percaya kami?' }));
  for (const name of ['SAGI 127', 'LaporGub', 'Ombudsman Republik Indonesia'])
    expect(elsewhere.getByText(name)).toBeVisible();
  for (const host of ['laporgub.jatengprov.go.id', 'ombudsman.go.id'])
    expect(elsewhere.getByRole('link', { name: host })).toHaveAttribute('href', `https://${host}`);
});

test('a complaint about a kitchen that was searched for is sent without a name, and leaves a code', async () => {
  serverFinds(kitchen, makeSppg({ nama: 'SPPG Tes Gunungpati' }));
  const received = serverTakes();
  const { user, form, press, write } = await openForm();
  const box = form.getByLabelText('Cari dapur');
  await user.type(box, 'te{Enter}');
  await expectSaidAgain('Tulis sedikitnya 3 huruf atau angka.', () => user.keyboard('{Enter}'));
  await user.type(box, 's');
  // Enter that only takes a word which the keyboard proposes: Safari tells it by the key code 229 alone.
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(form.getByText('Tulis sedikitnya 3 huruf atau angka.')).toBeVisible();
  await user.keyboard('{Enter}');
  const search = () => user.click(form.getByRole('button', { name: 'Cari' }));
  await expectSaidAgain('2 dapur cocok.', search);
  await user.click(form.getByRole('radio', { name: /SPPG Tes Mijen/ }));
  await write();
  await press();

  expect(await screen.findByText('Keluhan Terkirim')).toBeVisible();
  expect(form.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  // When an answer comes, by the clock of the database; who reads it; and where else to turn to.
  expect(form.getByText('Dijawab paling lambat Rabu, 2 Desember 2026.')).toBeVisible();
  expect(
    form.getByText(/^Yang membacanya petugas Tampah Gizi di .+, bukan dapur dan bukan sekolah\.$/),
  ).toBeVisible();
  expect(
    form.getByText('Kode hilang? Tulis lagi: sebut hari dan dapurnya. Anda tidak perlu menyebut nama.'),
  ).toBeVisible();
  expect(form.getByRole('link', { name: 'LaporGub' })).toHaveAttribute(
    'href',
    'https://laporgub.jatengprov.go.id',
  );
  expect(form.getByRole('link', { name: 'SAGI 127 (24 jam)' })).toHaveAttribute('href', 'tel:127');
  expect(received).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      kode_lacak: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      sppg_id: sppg.id,
      kategori: 'makanan',
      hari: todayOnServer(),
      sekolah: 'SD Negeri Tes 1',
      isi: typed['Apa yang terjadi?'],
      foto: [],
      pengirim: null,
    },
  ]);
  for (const label of Object.keys(typed)) expect(form.getByLabelText(label)).toHaveValue('');
});

test('a poster’s link has chosen the kitchen, whose schools are proposed; who knows better chooses another', async () => {
  serverFinds(kitchen);
  putRows('sppg_sekolah', [{ id: 'a', sppg_id: kitchen.id, nama: 'SD Negeri Tes 1' }]);
  const { user, form } = await openForm('?sppg=sppg-3374-904');
  expect(await form.findByRole('radio', { name: /SPPG Tes Mijen/ })).toBeChecked();
  expect(form.queryByLabelText('Cari dapur')).not.toBeVisible();
  const school = form.getByLabelText('Sekolah (opsional)');
  await waitFor(() =>
    expect(document.getElementById(school.getAttribute('list') ?? '')?.innerHTML).toContain(
      'SD Negeri Tes 1',
    ),
  );

  await user.click(form.getByRole('button', { name: 'Bukan dapur ini' }));
  expect(form.getByLabelText('Cari dapur')).toHaveFocus();
  await user.click(form.getByRole('radio', { name: /Saya tidak tahu dapurnya/ }));
  expect(form.queryByRole('radio', { name: /SPPG Tes Mijen/ })).not.toBeInTheDocument();
});

test('of the chosen kitchen it is said what we know, and that it is closed', async () => {
  const incident = {
    id: 'i1',
    jenis: 'gejala sakit',
    hari: '2026-11-26',
    created_at: '2026-11-26T02:30:00+00:00',
    ditutup_pada: null,
    sekolah: [],
    sppg_kejadian_kabar: [],
  };
  const over = { ...incident, id: 'i2', jenis: 'makanan ditarik', ditutup_pada: '2026-11-27T02:30:00+00:00' };
  serverFinds({ ...kitchen, ditutup_pada: '2026-11-27', sppg_kejadian: [incident, over] });
  const { form, press, write } = await openForm('?sppg=sppg-3374-904');
  expect(
    await form.findByText(/^Kami sudah tahu: gejala sakit, 26 November 2026, pukul 09\.30 WIB/),
  ).toBeVisible();
  expect(form.queryByText(/makanan ditarik/)).not.toBeInTheDocument();
  expect(form.getByText(/^Dapur ini ditutup sejak 27 November 2026\./)).toBeVisible();

  // A complaint about a kitchen that was closed meanwhile is taken all the same.
  const received = serverTakes();
  await write();
  await press();
  await waitFor(() => expect(received).toMatchObject([{ sppg_id: sppg.id }]));
});

test('words in a link that are no code are searched for', async () => {
  serverFinds(kitchen);
  const { form } = await openForm('?sppg=Mijen');
  expect(await form.findByRole('radio', { name: /SPPG Tes Mijen/ })).not.toBeChecked();
});

test('a name is sent only while "Sebutkan nama saya" is open', async () => {
  const received = serverTakes();
  const { user, form, press, fillIn, write } = await openForm();
  await user.click(form.getByRole('radio', { name: /Saya tidak tahu/ }));
  await write();
  await user.click(form.getByLabelText('Sebutkan nama saya'));
  await press();
  expect(await form.findByText(/^Tulis nama Anda, atau hapus tanda/)).toBeVisible();
  await fillIn({ Nama: 'Sekar Tes', 'Email (opsional)': 'sekar' });
  await press();
  expect(await form.findByText('Penulisan email belum benar. Tulis seperti nama@contoh.id.')).toBeVisible();

  await user.click(form.getByLabelText('Sebutkan nama saya'));
  await press();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({ sppg_id: null, pengirim: null });

  await user.click(form.getByRole('radio', { name: /Saya tidak tahu/ }));
  await write();
  await user.click(form.getByLabelText('Sebutkan nama saya'));
  await fillIn({ Nama: 'Sekar Tes', 'Email (opsional)': 'sekar@contoh.id' });
  await press();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.pengirim).toEqual({ name: 'Sekar Tes', phone: null, email: 'sekar@contoh.id' });
});

test('every broken rule is said beside its field, and the first of them gets the focus', async () => {
  const { user, form, press, fillIn } = await openForm();
  await press();
  await waitFor(() => expect(form.getByLabelText('Cari dapur')).toHaveFocus());
  for (const rule of [
    'Pilih dapurnya, atau “Saya tidak tahu dapurnya”.',
    'Pilih salah satu.',
    'Tulis apa yang terjadi.',
  ])
    expect(form.getByText(rule)).toBeVisible();

  await fillIn({ 'Apa yang terjadi?': 'a'.repeat(4001) });
  const day = form.getByLabelText('Kapan terjadi?');
  await user.clear(day);
  await user.type(day, '2099-01-01');
  await press();
  expect(await form.findByText('Maksimal 4.000 karakter.')).toBeVisible();
  expect(form.getByText('Tanggal ini belum tiba.')).toBeVisible();
  expect(form.getByLabelText('Apa yang terjadi?')).toHaveValue('a'.repeat(4001));
  await user.clear(day);
  await user.type(day, '2024-12-31');
  await press();
  expect(await form.findByText(/^Tanggal ini terlalu lama/)).toBeVisible();
});

test('a kitchen that is gone, a lost answer and a throttle lose nothing that was written', async () => {
  serverFinds();
  const { form, press, write } = await openForm('?sppg=SPPG-3374-904');
  expect(await form.findByText(/^Dapur “SPPG-3374-904” tidak ada dalam daftar kami/)).toBeVisible();
  await write();
  await press();
  expect(await screen.findByText('Keluhan Belum Terkirim')).toBeVisible();
  nothingIsLost(form);

  serverFinds(kitchen);
  const message =
    'Paling banyak 30 keluhan dapat dikirim dari satu jaringan internet dalam 10 menit. Coba lagi pukul 14.32 WIB, atau telepon 0800-0000-0001.';
  refuse('POST rpc/kirim_keluhan', 429, { code: 'PT429', message });
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  nothingIsLost(form);

  serverTakes();
  const sent = bodiesOf<{ keluhan: { id: string } }>('POST rpc/kirim_keluhan');
  const mend = lose('POST rpc/kirim_keluhan', () => mend());
  await press();
  expect(await screen.findByText('Keluhan Terkirim')).toBeVisible();
  // The answer of the first call was lost: the second, with the same id, finds what became of it.
  expect(sent).toHaveLength(2);
  expect(sent[0]?.keluhan.id).toBe(sent[1]?.keluhan.id);
});

test('who tells of harm reads who reads it, and of violence whom to call, before the text', async () => {
  const received = serverTakes();
  const { user, form, press, fillIn } = await openForm('?jenis=balasan');
  const kind = form.getByLabelText('Tentang apa?');
  expect(kind).toHaveValue('balasan');
  expect(form.getByText(/Tenggat jawabannya satu hari kerja/)).toBeVisible();
  expect(within(kind).getByRole('group', { name: 'Hanya dibaca admin kami' }).childElementCount).toBe(5);
  await user.selectOptions(kind, 'Kekerasan, pelecehan, atau ancaman');
  expect(form.getByText(/^Keluhan jenis ini hanya dibaca dan dijawab admin kami/)).toBeVisible();
  const text = form.getByLabelText('Apa yang terjadi?');
  for (const [name, href] of [
    ['119', 'tel:119'],
    ['110', 'tel:110'],
    ['SAPA 129', 'tel:129'],
  ] as const) {
    const call = form.getByRole('link', { name });
    expect(call).toHaveAttribute('href', href);
    expect(call.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(form.getByText(/^diperiksa pada 28 November 2026/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: /Saya tidak tahu/ }));
  await fillIn(typed);
  await press();
  expect(await screen.findByText('Keluhan Terkirim')).toBeVisible();
  expect(received).toEqual([expect.objectContaining({ kategori: 'kekerasan' })]);
});

test('what was written survives a reload', async () => {
  const { user, form, write } = await openForm();
  await user.click(form.getByRole('radio', { name: /Saya tidak tahu/ }));
  await write();
  cleanup();
  const again = await openForm();
  nothingIsLost(again.form);
  expect(again.form.getByRole('radio', { name: /Saya tidak tahu/ })).toBeChecked();

  // A draft with a kind of complaint that is no longer offered.
  cleanup();
  const draft = JSON.parse(sessionStorage.getItem('draft:keluhan:') ?? '{}');
  sessionStorage.setItem('draft:keluhan:', JSON.stringify({ ...draft, kategori: 'rasa' }));
  const later = await openForm();
  expect(later.form.getByText('Jenis yang dulu Anda pilih sudah tidak ada. Pilih lagi.')).toBeVisible();
  expect(later.form.getByLabelText('Tentang apa?')).toHaveValue('');
  for (const [label, value] of Object.entries(typed))
    expect(later.form.getByLabelText(label)).toHaveValue(value);
  await later.user.selectOptions(later.form.getByLabelText('Tentang apa?'), 'Makanan');
  expect(later.form.queryByText(/^Jenis yang dulu/)).not.toBeInTheDocument();
});

const offerOfOther = 'Ada tulisan yang belum terkirim tentang dapur lain.';
const offerOfDevice = 'Ada keluhan yang belum terkirim dari perangkat ini.';

/** Nothing of what was written is on the page. */
function nothingIsTold() {
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('');
  expect(document.documentElement.outerHTML.includes('Nasi basi')).toBe(false);
}

test('what is written about one kitchen is not in the form about another: it is offered there, shown or forgotten', async () => {
  serverFinds(kitchen);
  const first = await openForm('?sppg=SPPG-3374-904');
  await first.write();
  cleanup();

  const other = await openForm('?sppg=SPPG-3374-905');
  nothingIsTold();
  expect(await screen.findByText(offerOfOther)).toBeVisible();
  await other.fillIn({ 'Apa yang terjadi?': 'Limbah.' });
  await other.user.click(screen.getByRole('button', { name: 'Lihat' }));
  await screen.findByDisplayValue(/^Nasi basi/);
  const shown = within(screen.getByRole('form', { name: 'Formulir keluhan' }));
  expect(location.search).toBe('?sppg=SPPG-3374-904');
  nothingIsLost(shown);
  expect(shown.getByText('Isian yang belum terkirim kami kembalikan.')).toBeVisible();

  // What was chosen in the form counts, not the kitchen in the link.
  await other.user.click(await screen.findByRole('button', { name: 'Bukan dapur ini' }));
  await other.user.click(screen.getByRole('radio', { name: /Saya tidak tahu dapurnya/ }));
  cleanup();
  const again = await openForm('?sppg=SPPG-3374-904');
  expect(again.form.getByLabelText('Apa yang terjadi?')).toHaveValue('');
  expect(await screen.findAllByText(offerOfOther)).toHaveLength(2);
  cleanup();
  const withoutLink = await openForm();
  nothingIsLost(withoutLink.form);
  expect(withoutLink.form.getByRole('radio', { name: /Saya tidak tahu/ })).toBeChecked();

  const forgetThis = 'Hapus dari perangkat ini';
  await withoutLink.user.click(screen.getAllByRole('button', { name: forgetThis })[0] ?? document.body);
  expect(screen.queryByText(offerOfOther)).not.toBeInTheDocument();
  await withoutLink.user.click(screen.getByRole('button', { name: forgetThis }));
  nothingIsTold();
  const stored = [sessionStorage, localStorage].flatMap((storage) => Object.values(storage));
  expect(stored.join()).not.toMatch(/Nasi basi|Limbah/);
});

test('a complaint whose page the phone has ended is offered for a day, and tells nothing before a press; harm stays in the tab', async () => {
  serverFinds(kitchen);
  await (await openForm('?sppg=SPPG-3374-904')).write();
  cleanup();
  // The tab was closed, and its drafts with it.
  sessionStorage.clear();
  const next = await openForm('?sppg=SPPG-3374-904');
  nothingIsTold();
  await next.user.click(await screen.findByRole('button', { name: 'Lihat' }));
  await screen.findByDisplayValue(/^Nasi basi/);
  nothingIsLost(within(screen.getByRole('form', { name: 'Formulir keluhan' })));
  cleanup();

  sessionStorage.clear();
  const later = await openForm();
  expect(await screen.findByText(offerOfDevice)).toBeVisible();
  nothingIsTold();
  expect(document.documentElement.outerHTML.includes('3374-904')).toBe(false);
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  cleanup();
  await openForm();
  nothingIsTold();
  expect(screen.queryByText(offerOfDevice)).not.toBeInTheDocument();
  vi.useRealTimers();
  cleanup();

  await openForm();
  await later.user.click(await screen.findByRole('button', { name: 'Hapus dari perangkat ini' }));
  expect(screen.queryByText(offerOfDevice)).not.toBeInTheDocument();
  expect(Object.values(localStorage).join()).not.toContain('Nasi basi');
  cleanup();

  const { user, form, write } = await openForm();
  await write();
  expect(Object.values(localStorage).join()).toContain('Nasi basi');
  await user.selectOptions(form.getByLabelText('Tentang apa?'), 'Pungutan');
  await user.type(form.getByLabelText('Apa yang terjadi?'), '!');
  expect(Object.values(localStorage).join()).not.toContain('Nasi basi');
  expect(Object.values(sessionStorage).join()).toContain('Nasi basi');
});

test('the code of who gives no name is kept only where they tick it, and forgotten at a press', async () => {
  serverTakes();
  async function sendOne() {
    const { user, form, press, write } = await openForm();
    await user.click(form.getByRole('radio', { name: /Saya tidak tahu/ }));
    await write();
    await press();
    const code = await form.findByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    return { user, form, code: code.textContent };
  }
  await sendOne();
  cleanup();
  const empty = await openForm();
  expect(empty.form.queryByRole('button', { name: 'Salin' })).not.toBeInTheDocument();
  cleanup();

  const { user, form, code } = await sendOne();
  await user.click(form.getByLabelText('Ingat kode ini sampai tab ini ditutup'));
  cleanup();
  const kept = await openForm();
  expect(await kept.form.findByText(code)).toBeVisible();
  await kept.user.click(kept.form.getByRole('button', { name: 'Hapus dari perangkat ini' }));
  expect(kept.form.queryByText(code)).not.toBeInTheDocument();
  expect(Object.values(sessionStorage).join()).not.toContain(code.replaceAll('-', ''));
});

const photo = (name: string, content: BlobPart = 'x') => new File([content], name, { type: 'image/jpeg' });

test('a HEIC photo and one of 20 MB get a clear sentence; what can be read is sent first, into the complaint’s folder', async () => {
  const received = serverTakes();
  const storing = 'POST /storage/v1/object/keluhan_foto/*';
  reply(storing, { Id: '1', Key: 'keluhan_foto/1' });
  const stored = urlsOf(storing);
  const { user, form, press, write } = await openForm();
  await user.click(form.getByRole('radio', { name: /Saya tidak tahu/ }));
  await write();
  const field = form.getByLabelText('Foto (opsional)');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('not a picture')));
  await user.upload(field, photo('IMG_1.HEIC', '\0\0\0\x18ftypheic'));
  expect(await form.findByText(/^IMG_1\.HEIC: Foto ini berformat HEIC/)).toBeVisible();
  const large = photo('besar.jpg');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 });
  await user.upload(field, large);
  expect(await form.findByText(/^besar\.jpg: Foto ini terlalu besar \(lebih dari 15,0 MB\)/)).toBeVisible();
  nothingIsLost(form);

  let drawn = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/webp;base64,${btoa(`photo ${(drawn += 1)}`)}`,
  );
  await user.upload(field, [photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg')]);
  expect(await form.findByText('Paling banyak tiga foto.')).toBeVisible();
  expect(form.getAllByRole('img')).toHaveLength(3);
  await user.click(form.getByRole('button', { name: 'Hapus foto 2' }));
  await press();
  expect(await screen.findByText('Keluhan Terkirim')).toBeVisible();
  const [complaint] = received;
  expect(complaint?.foto).toEqual([`${String(complaint?.id)}/1.webp`, `${String(complaint?.id)}/2.webp`]);
  const names = stored.map(({ pathname }) => pathname.replace(/^.*\/keluhan_foto\//, ''));
  expect(names.toSorted()).toEqual(complaint?.foto);
});

const numbers = {
  ...noComplaints,
  per: '2026-11-23',
  jumlah: 5,
  dijawab: 2,
  dijawab_tepat_waktu: 2,
  median_hari: 2,
  belum_dijawab_lewat_tenggat: 2,
  per_kategori: { makanan: 4, limbah: 1 },
};

/** What everyone may know of the complaints about the kitchen. */
function serverCounts(counted: object) {
  reply('POST rpc/keluhan_dapur', [counted]);
  reply('GET rpc/jawaban_publik', [{ dimuat_pada: '2026-11-20', isi: 'Saluran sudah dibersihkan.' }]);
}

test('a kitchen’s page leads to the form, counts its complaints in plain words and shows the published answers', async () => {
  serverFinds(kitchen);
  serverCounts({ ...numbers, jawaban: 1 });
  // The page was built before these complaints came.
  await renderSite('/sppg/SPPG-3374-904', {
    day: '2026-11-20',
    sppg: kitchen,
    schools: [],
    progress: [],
    complaints: null,
  });
  for (const link of await screen.findAllByRole('link', { name: 'Sampaikan keluhan' }))
    expect(link).toHaveAttribute('href', '/keluhan?sppg=SPPG-3374-904');
  const section = within(await screen.findByRole('region', { name: 'Keluhan' }));
  expect(await section.findByText('2 keluhan belum dijawab setelah 3 hari kerja')).toBeVisible();
  expect(section.getByText('Per Senin, 23 November 2026:')).toBeVisible();
  expect(section.getByText('5 keluhan tentang dapur ini dalam 12 bulan terakhir.')).toBeVisible();
  expect(section.getByText('Makanan').nextElementSibling).toHaveTextContent('4');
  expect(section.getByText('Saluran sudah dibersihkan.')).toBeVisible();
  expect(section.getByText('20 November 2026')).toBeVisible();
});

test('numbers that can’t be read are no zero, and a retry reads them', async () => {
  serverFinds(kitchen);
  lose('POST rpc/keluhan_dapur');
  const { user } = await renderSite('/sppg/SPPG-3374-904');
  expect(await screen.findByText('Jumlah keluhan gagal dimuat.')).toBeVisible();
  expect(screen.queryByText(/^Belum ada keluhan/)).not.toBeInTheDocument();
  serverCounts({ ...numbers, jawaban: 0 });
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText(/^5 keluhan tentang dapur ini/)).toBeVisible();
});

test('complaints that are linked to no kitchen count at /sppg, all of them at /angka', async () => {
  reply('POST rpc/keluhan_jaringan', [
    { lingkup: 'semua', ...numbers },
    { lingkup: 'tidak_dikaitkan', ...noComplaints, jumlah: 1, belum_dijawab_lewat_tenggat: 1 },
  ]);
  putRows('sppg_angka', [
    { tanggal: '2026-11-26', angka: 'SPPG', rincian: 'Siap Bangun', wilayah: 'Kota Tegal', jumlah: 1 },
  ]);
  const { user } = await renderSite('/sppg');
  expect(await screen.findByText('1 keluhan belum dijawab setelah 3 hari kerja')).toBeVisible();
  expect(
    screen.getByText('1 keluhan yang tidak dikaitkan dengan dapur dalam 12 bulan terakhir.'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Keluhan tentang semua dapur' }));
  const block = within(await screen.findByRole('region', { name: 'Keluhan dan jawabannya' }));
  expect(block.getByText('2 keluhan belum dijawab setelah 3 hari kerja')).toBeVisible();
  expect(block.getByText('5 keluhan tentang dapur kami dalam 12 bulan terakhir.')).toBeVisible();
});
