import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { revision } from 'virtual:content/revision';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths, sppgPath } from '@/config/paths';
import type { Incident, News } from '@/features/kitchens/incidents/incident-state';
import { sortableToday } from '@/lib/text/format-time';
import { putRows } from '../fake-server/tables';
import { lost, refuse, reply, replyInTurn, urlsOf } from '../fake-server/calls';
import { makeRegionalContact, makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

const sppg = makeSppg({
  nama: 'SPPG Comal',
  kode_unik_pendaftaran: 'SPPG-3327-001',
  kabupaten_kota: 'Kabupaten Pemalang',
  status_verifikasi: 'Sudah Operasional',
});
const contact = makeRegionalContact({ nama_kontak: 'Sekar Tes', nomor_telepon: '0800-0000-0010' });
const schools = ['SD Mawar', 'SMP Sinar'];

const incident: Incident = {
  id: '70000000-0000-4000-8000-000000000001',
  sppg_id: sppg.id,
  dapur_id: sppg.id,
  jenis: 'gejala sakit',
  hari: '2026-11-03',
  sekolah: schools,
  pengiriman_berhenti: true,
  penghentian_id: null,
  kabar_berikutnya: '2026-11-03T05:10:00+00:00',
  ditutup_pada: null,
  salah_dapur: false,
  bersama: null,
  created_at: '2026-11-03T03:12:00+00:00',
  sppg_kejadian_kabar: [],
};
const first: News = {
  id: '80000000-0000-4000-8000-000000000001',
  kejadian_id: incident.id,
  isi: 'Beberapa orang mual setelah makan siang.',
  angka: [
    {
      jumlah: 12,
      apa: 'orang berobat',
      menurut: 'Puskesmas Comal',
      pada: '2026-11-03T03:40:00+00:00',
    },
  ],
  membetulkan: null,
  kata_dihapus: 0,
  created_at: '2026-11-03T03:50:00+00:00',
};
const correction: News = {
  ...first,
  id: '80000000-0000-4000-8000-000000000002',
  isi: 'Dua orang terhitung dua kali.',
  angka: [],
  membetulkan: first.id,
  created_at: '2026-11-03T04:30:00+00:00',
};
const told: Incident = { ...incident, sppg_kejadian_kabar: [first, correction] };
const over: Incident = {
  ...told,
  id: '70000000-0000-4000-8000-000000000002',
  jenis: 'keterlambatan',
  hari: '2026-09-01',
  kabar_berikutnya: null,
  ditutup_pada: '2026-09-02T03:00:00+00:00',
};

const found = (incidents: Incident[], of: Partial<typeof sppg> = {}) => [
  {
    ...sppg,
    ...of,
    yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' },
    wilayah: { nama: 'Kabupaten Pemalang', regional_contacts: contact },
    sppg_kejadian: incidents,
  },
];

/** Opens the page of a kitchen with these incidents; `known` is what the server answers from then on. */
async function openKitchen(...incidents: Incident[]) {
  const known = { incidents };
  putRows(
    'sppg_sekolah',
    schools.map((nama, id) => ({ id, nama, npsn: null, kecamatan: null, sppg_id: sppg.id })),
  );
  reply('GET rpc/cari_sppg', () => found(known.incidents));
  const { user } = await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  await screen.findByRole('heading', { name: 'SPPG Comal' });
  return { user, known };
}

const signIn = () => storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });

/** What is sent to report an incident, and to tell news of it. */
type Reported = { kejadian: Record<string, unknown> };
type Told = { kabar: Record<string, unknown> };

const broken = () => HttpResponse.json({ message: 'mati' }, { status: 500 });

test('everyone reads an open incident over everything else: which schools, whom to call, what is known and who says so', async () => {
  const { user } = await openKitchen(told, over);
  const open = screen.getByRole('region', { name: 'Kejadian' });
  expect(open.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const section = within(open);
  expect(section.getByRole('heading', { name: 'Gejala sakit' })).toBeVisible();
  expect(section.getByText('3 November 2026, dilaporkan pukul 10.12 WIB')).toBeVisible();
  expect(section.getByText('SD Mawar dan SMP Sinar')).toBeVisible();
  expect(section.getByText('Dihentikan.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Darurat 119' })).toHaveAttribute('href', 'tel:119');
  expect(section.getByRole('link', { name: 'Petugas kami 0800-0000-0010' })).toHaveAttribute(
    'href',
    'tel:080000000010',
  );
  // What was corrected stays, with who said it and when.
  const [newest, earlier] = section.getAllByRole('listitem');
  expect(newest).toHaveTextContent('Kabar pukul 11.30 WIB, membetulkan kabar pukul 10.50');
  expect(earlier).toHaveTextContent('Sudah dibetulkan pukul 11.30');
  expect(earlier).toHaveTextContent('12 orang berobat, menurut Puskesmas Comal, pukul 10.40');
  // The promise was for 12.10 of a day that is over.
  expect(section.getByText('Kabar berikutnya dijanjikan pukul 12.10 WIB, belum ada.')).toBeVisible();
  expect(screen.getByText('Ada kejadian: gejala sakit, 3 November 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Laporkan|Tulis kabar/ })).not.toBeInTheDocument();

  await user.click(section.getByRole('button', { name: 'Bagikan kabar' }));
  expect(await screen.findByText('Kabar Disalin')).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(/^Gejala sakit di dapur SPPG Comal \(SPPG-3327-001\), 3 November 2026\.\n/);
  expect(text).toContain('Sekolah yang dilayani hari itu: SD Mawar dan SMP Sinar.');
  expect(text).toContain('Pengiriman makanan dihentikan.');
  expect(text).toContain('Kabar pukul 11.30 WIB: Dua orang terhitung dua kali.');
  expect(text).toContain('telepon 119');
  expect(text).toMatch(/\nhttp\S+SPPG-3327-001$/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(section.getByRole('button', { name: 'Bagikan kabar' }));
  expect(await screen.findByText('Gagal Menyalin Kabar')).toBeVisible();

  const ended = within(screen.getByRole('region', { name: 'Riwayat dapur' }));
  expect(ended.getByText('Keterlambatan, selesai 2 September 2026')).toBeVisible();
  await user.click(ended.getByText(/^Baca kabarnya/));
  expect(ended.getByText('Dua orang terhitung dua kali.')).toBeVisible();
});

test.each([
  { status_verifikasi: 'Proses Pembangunan' },
  { ditutup_pada: '2026-11-02', alasan_tutup: 'Sewa gedung berakhir.' },
])('nothing is reported, but more may be told, at a kitchen that is %o', async (of) => {
  signIn();
  await openKitchen(over);
  expect(await screen.findByRole('button', { name: 'Catat kejadian' })).toBeVisible();
  cleanup();
  reply('GET rpc/cari_sppg', found([over], of));
  await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  expect(await screen.findByRole('button', { name: /^Tulis kabar/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Catat kejadian' })).not.toBeInTheDocument();
});

const emergency = 'Darurat 119';
const goesOn = 'Tidak dihentikan.';
const served = 'Sekolah yang dilayani hari itu';
const sick = 'Bila ada yang sakit, telepon 119 atau bawa ke puskesmas terdekat.';
const late = 'Makanan dari dapur ini terlambat sampai di sekolah.';
const none = 'Makanan dari dapur ini tidak dikirim hari itu.';

test('each kind of incident has its own sentences, and only the facts that fit it', async () => {
  const kinds = [
    ['gejala sakit', 'Gejala sakit', `${sick} Simpan sisa makanannya untuk diperiksa.`, served],
    ['makanan ditarik', 'Makanan ditarik', `Makanan dari dapur ini jangan dimakan dulu. ${sick}`, served],
    ['keterlambatan', 'Keterlambatan', late, 'Sekolah yang makanannya terlambat'],
    ['tidak ada pengiriman', 'Tidak ada pengiriman', none, 'Sekolah yang tidak dikirimi makanan'],
    ['kebakaran atau bencana', 'Kebakaran atau bencana', sick.replace('yang', 'yang terluka atau'), served],
    ['lain', 'Kejadian lain', sick, served],
  ] as const;
  const incidents = kinds.flatMap(([jenis], index) =>
    [false, true].map((pengiriman_berhenti, stops) => ({
      ...incident,
      id: `70000000-0000-4000-8000-0000000000${index}${stops}`,
      jenis,
      pengiriman_berhenti,
      created_at: `2026-11-03T03:${10 + index}:0${stops}+00:00`,
      sekolah: pengiriman_berhenti ? [] : schools,
    })),
  );
  await openKitchen(...incidents);
  const section = within(screen.getByRole('region', { name: 'Kejadian' }));
  const textsOf = ({ id }: Incident) => document.querySelector(`[id="${id}"]`)?.textContent ?? '';
  expect(section.getAllByRole('heading')).toHaveLength(incidents.length);
  kinds.forEach(([jenis, title, advice, term]) => {
    const [running, stopped] = incidents.filter((one) => one.jenis === jenis).map(textsOf);
    const isDelivery = term !== served;
    expect(running).toContain(`${title}3 November 2026`);
    expect(running).toContain(
      `${advice}${term}SD Mawar dan SMP Sinar${isDelivery ? '' : `Pengiriman makanan${goesOn}`}`,
    );
    expect(running?.includes(emergency)).toBe(!isDelivery);
    expect(running?.includes('119')).toBe(!isDelivery);
    expect(running?.includes('dihentikan')).toBe(!isDelivery);
    expect(stopped).toContain(`${term}Belum diketahui.Pengiriman makananDihentikan.`);
  });
});

test('a manager reports by three presses; lost answers and failures lose nothing and report nothing twice', async () => {
  signIn();
  const { user, known } = await openKitchen();
  await user.click(await screen.findByRole('button', { name: 'Catat kejadian' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Makanan ditarik' }));
  expect(dialog.getByText('Begini terbacanya oleh semua orang, begitu diterbitkan:')).toBeVisible();
  expect(dialog.getByText('SD Mawar dan SMP Sinar')).toBeVisible();
  expect(dialog.getByText(/^Kabar berikutnya paling lambat pukul \d\d\.\d\d.* WIB\.$/)).toBeVisible();

  const sent = replyInTurn<Reported>('POST rpc/laporkan_kejadian', broken, lost, ({ kejadian }) => {
    known.incidents = [{ ...incident, jenis: 'makanan ditarik' }];
    return kejadian.id;
  });
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Gagal Melaporkan Kejadian')).toBeVisible();
  await user.click(dialog.getByText('Sekolah: 2 dari 2'));
  await user.click(dialog.getByRole('checkbox', { name: 'SMP Sinar' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Pengiriman dihentikan' }));
  await user.selectOptions(dialog.getByLabelText('Kabar berikutnya'), '1');
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));

  expect(await screen.findByText('Kejadian Terbit')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Makanan ditarik' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The call whose answer was lost is made once more, with the same content.
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.kejadian).toMatchObject({ sekolah: schools, pengiriman_berhenti: false });
  expect(sent[2]?.kejadian).toEqual({
    id: sent[0]?.kejadian.id,
    sppg_id: sppg.id,
    jenis: 'makanan ditarik',
    hari: sortableToday(),
    sekolah: ['SD Mawar'],
    pengiriman_berhenti: true,
    kabar_berikutnya: expect.stringMatching(/^20.*:(00|15|30|45):00\.000Z$/),
  });
});

test('a report and news whose answers were lost are one’s own after a reload, too, and there once', async () => {
  signIn();
  let { user, known } = await openKitchen();
  const reload = async () => {
    cleanup();
    ({ user, known } = await openKitchen(...known.incidents));
  };
  replyInTurn<Reported>('POST rpc/laporkan_kejadian', lost, lost, ({ kejadian }) => kejadian.id);
  await user.click(await screen.findByRole('button', { name: 'Catat kejadian' }));
  await user.click(await screen.findByRole('button', { name: 'Gejala sakit' }));
  await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Gagal Melaporkan Kejadian')).toBeVisible();
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Catat kejadian' }));
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Kejadian Terbit')).toBeVisible();
  expect(screen.queryByText('Sudah Dilaporkan')).not.toBeInTheDocument();

  known.incidents = [incident];
  await reload();
  const news = replyInTurn<Told>('POST rpc/tulis_kabar', lost, lost);
  await user.click(await screen.findByRole('button', { name: 'Tulis kabar' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kabar' }), 'Semua sudah pulang.');
  await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Gagal Menerbitkan Kabar')).toBeVisible();
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Tulis kabar' }));
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Kabar Terbit')).toBeVisible();
  expect(news).toHaveLength(3);
  expect(new Set(news.map(({ kabar }) => kabar.id)).size).toBe(1);
});

test('the second who reports is told, adds figures and a correction, and closes with a last news', async () => {
  signIn();
  const { user, known } = await openKitchen();
  await user.click(await screen.findByRole('button', { name: 'Catat kejadian' }));
  let dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Gejala sakit' }));
  reply('POST rpc/laporkan_kejadian', () => {
    known.incidents = [{ ...incident, sppg_kejadian_kabar: [first] }];
    return incident.id;
  });
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Sudah Dilaporkan')).toBeVisible();

  dialog = within(await screen.findByRole('dialog', { name: 'Tulis kabar' }));
  expect(dialog.getByText(/Jangan menulis nama, umur, atau kelas siapa pun/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await dialog.findByText('Tulis apa yang sudah diketahui.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Kabar' }), 'Sepuluh orang sudah pulang.');
  await user.click(dialog.getByRole('button', { name: 'Tambah angka' }));
  await user.type(dialog.getByLabelText('Jumlah'), '10');
  await user.type(dialog.getByLabelText('Apa'), 'orang pulang');
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await dialog.findByText(/Setiap angka perlu jumlah, keterangan, sumber/)).toBeVisible();
  await user.type(dialog.getByLabelText('Menurut'), 'Puskesmas Comal');
  await user.type(dialog.getByLabelText('Pukul (WIB)'), '2026-11-03T10:40');
  await user.selectOptions(dialog.getByLabelText(/Membetulkan kabar/), first.id);
  // The preview of the corrected line.
  expect(dialog.getByText('10 orang pulang')).toBeVisible();
  expect(dialog.getByText(', membetulkan kabar pukul 10.50', { exact: false })).toBeVisible();

  const sent = replyInTurn<Told>('POST rpc/tulis_kabar', broken, lost);
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Gagal Menerbitkan Kabar')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByText('Kabar Terbit')).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(sent[2]?.kabar).toEqual({
    id: sent[0]?.kabar.id,
    kejadian_id: incident.id,
    isi: 'Sepuluh orang sudah pulang.',
    angka: [
      { jumlah: 10, apa: 'orang pulang', menurut: 'Puskesmas Comal', pada: expect.stringMatching(/^20.*Z$/) },
    ],
    membetulkan: first.id,
    pengiriman_berhenti: true,
    kabar_berikutnya: expect.any(String),
  });

  await user.click(screen.getByRole('button', { name: 'Tulis kabar' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Kabar' }), 'Semua sudah sehat.');
  // What the hint promises holds: the stop ends with the incident, however the tick stands.
  expect(dialog.getByRole('checkbox', { name: 'Pengiriman dihentikan' })).toHaveAccessibleDescription(
    /sampai centang ini dihapus di sebuah kabar atau kejadian ini diakhiri/,
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Akhiri kejadian ini' }));
  expect(dialog.queryByRole('checkbox', { name: 'Pengiriman dihentikan' })).not.toBeInTheDocument();
  expect(dialog.queryByLabelText('Kabar berikutnya')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Terbitkan dan akhiri' }));
  expect(await screen.findByText('Kejadian Diakhiri')).toBeVisible();
  expect(sent[3]?.kabar).toMatchObject({
    isi: 'Semua sudah sehat.',
    pengiriman_berhenti: false,
    tutup: true,
  });
  expect(sent[3]?.kabar).not.toHaveProperty('kabar_berikutnya');
});

test('an admin takes words off a news; one at a wrong kitchen is closed as such, for good', async () => {
  signIn();
  const { user, known } = await openKitchen(told);
  expect(await screen.findByRole('button', { name: 'Tulis kabar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hapus kata' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tulis kabar' }));
  let dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Kabar' }), 'Ini bukan dapur kami.');
  await user.click(dialog.getByRole('checkbox', { name: 'Salah dapur' }));
  expect(dialog.queryByLabelText('Kabar berikutnya')).not.toBeInTheDocument();
  expect(dialog.queryByRole('checkbox', { name: 'Akhiri kejadian ini' })).not.toBeInTheDocument();
  const closed = { ...over, jenis: 'gejala sakit', salah_dapur: true };
  const sent = reply('POST rpc/tulis_kabar', () => {
    known.incidents = [closed];
  });
  await user.click(dialog.getByRole('button', { name: 'Terbitkan dan akhiri' }));
  expect(await screen.findByText('Kejadian Diakhiri')).toBeVisible();
  expect(sent).toMatchObject([{ kabar: { isi: 'Ini bukan dapur kami.', salah_dapur: true, tutup: true } }]);
  const title = 'Salah dapur: gejala sakit, selesai 2 September 2026';
  expect(await screen.findByText(title)).toBeVisible();
  cleanup();

  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const admin = (await openKitchen(closed)).user;
  await admin.click(await screen.findByRole('button', { name: `Hapus kata: ${title}` }));
  dialog = within(await screen.findByRole('dialog', { name: 'Hapus kata' }));
  await admin.click(dialog.getByRole('button', { name: 'Hapus kata' }));
  expect(await dialog.findByText('Pilih dulu kabarnya.')).toBeVisible();
  await admin.selectOptions(dialog.getByLabelText(/^Kabar/), first.id);
  expect(dialog.getByText(first.isi)).toBeVisible();
  await admin.selectOptions(dialog.getByLabelText(/Yang dihapus/), 'nama');
  await admin.type(dialog.getByLabelText(/Kata di kabar itu/), 'Ani Wati');
  await admin.type(dialog.getByLabelText(/Alasan/), 'Orang tuanya meminta.');
  const missing = 'Kata itu tidak ada di kabar ini. Tulis persis seperti di kabarnya.';
  // The words are off already when the page looks whether the call without an answer has arrived.
  reply('GET sppg_kejadian_kabar', { kata_dihapus: 1 });
  const refusal = HttpResponse.json({ code: 'P0001', message: missing }, { status: 400 });
  const removed = replyInTurn('POST rpc/hapus_kata_kabar', refusal, lost, lost);
  await admin.click(dialog.getByRole('button', { name: 'Hapus kata' }));
  expect((await screen.findAllByText(missing))[0]).toBeVisible();
  expect(screen.getByText('Gagal Menghapus Kata')).toBeVisible();
  expect(dialog.getByLabelText(/Kata di kabar itu/)).toHaveValue('Ani Wati');
  await admin.click(dialog.getByRole('button', { name: 'Hapus kata' }));
  expect(await screen.findByText('Kata Dihapus')).toBeVisible();
  expect(removed.at(-1)).toEqual({
    kabar: first.id,
    kata: 'Ani Wati',
    apa: 'nama',
    alasan: 'Orang tuanya meminta.',
  });
});

const listed = {
  id: incident.id,
  sppg_id: sppg.id,
  jenis: 'gejala sakit',
  hari: '2026-11-03',
  ditutup_pada: null,
  sppg: {
    sppg_disebut: { kode: sppg.kode_unik_pendaftaran, nama: sppg.nama, kabupaten_kota: sppg.kabupaten_kota },
  },
};

test('/sppg says what is going on', async () => {
  putRows('sppg_kejadian', [listed]);
  await renderSite(paths.sppg);
  const ongoing = within(await screen.findByRole('region', { name: 'Sedang berlangsung' }));
  expect(ongoing.getByRole('link', { name: 'Gejala sakit: SPPG Comal' })).toHaveAttribute(
    'href',
    sppgPath(sppg.kode_unik_pendaftaran),
  );
});

test('the home page has a line while one is open, by the question that every visit asks once anyway', async () => {
  putRows('sppg_kejadian', [listed]);
  let asked = urlsOf('GET sppg_kejadian');
  const { unmount, app } = await renderSite(paths.home);
  app.content.start();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(/Sedang berlangsung/)).not.toBeInTheDocument());
  expect(asked).toEqual([]);
  unmount();

  putRows('content_revision', [{ revision: revision + 1 }]);
  // With time that goes on: `waitFor` looks again by an interval, too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const later = await renderSite(paths.home);
  later.app.content.start();
  const line = await screen.findByRole('link', { name: 'gejala sakit di SPPG Comal' });
  expect(line).toHaveAttribute('href', sppgPath(sppg.kode_unik_pendaftaran));

  // Who comes back to the page is told what is newer; what can't be read takes nothing away.
  let newest = revision + 1;
  const isNow = (...incidents: object[]) => {
    newest += 1;
    putRows('content_revision', [{ revision: newest }]);
    putRows('sppg_kejadian', incidents);
  };
  asked = urlsOf('GET sppg_kejadian');
  const mend = refuse('GET sppg_kejadian', 200, '<p>Masuk ke jaringan</p>');
  isNow();
  fireEvent.focus(window);
  await waitFor(() => expect(asked).not.toEqual([]));
  mend();
  isNow({ ...listed, jenis: 'keterlambatan' });
  await waitFor(() => {
    fireEvent.focus(window);
    expect(line).toHaveTextContent('keterlambatan di SPPG Comal');
  });
  for (const [jenis, words] of [
    ['makanan ditarik', 'makanan ditarik dari'],
    ['tidak ada pengiriman', 'tidak ada pengiriman dari'],
    ['kebakaran atau bencana', 'kebakaran atau bencana di'],
    ['lain', 'kejadian di'],
  ]) {
    isNow({ ...listed, jenis });
    await waitFor(() => {
      fireEvent.focus(window);
      expect(line.textContent).toBe(`${words} SPPG Comal`);
    });
  }
  isNow();
  vi.advanceTimersByTime(60_000);
  await waitFor(() => expect(line).not.toBeInTheDocument());
});
