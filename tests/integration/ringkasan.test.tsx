import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { certificateTopics, gapTopics, kitchenTopics } from '@/features/back-office/summary/kitchen-topics';
import { adminTopics, answerTopics, onceTopics, urgentTopics } from '@/features/back-office/summary/topics';
import { builtCompany as company } from 'virtual:content/company';
import { bodiesOf, hold, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';

interface Amount {
  amount: number;
  since?: string;
  sppg_codes?: string[];
  sppg_names?: string[];
  due_at?: string;
  reason?: string;
}

/** The topics that a request asks for: many at once, or one alone. */
const topicsOf = (url: URL) =>
  /^(?:eq\.|in\.\()([\w,]+)/.exec(url.searchParams.get('topic') ?? '')?.[1]?.split(',') ?? [];
const topics = [
  urgentTopics,
  answerTopics,
  adminTopics,
  onceTopics,
  certificateTopics,
  kitchenTopics,
  gapTopics,
].flat();

/** What an admin's page is told to be due; nothing of the other topics. */
function isDue(due: Record<string, Amount>) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows(
    'admin_summary',
    topics.map(({ id }) => ({ topic: id, amount: 0, ...due[id] })),
  );
} /** Until the end of the test, the company's data are no longer the invented ones. */
function replaceCompanyData() {
  vi.spyOn(company, 'email', 'get').mockReturnValue('halo@dapur.example');
  vi.spyOn(company, 'partnershipEmail', 'get').mockReturnValue('mitra@dapur.example');
  vi.spyOn(company, 'phone', 'get').mockReturnValue({ display: '(024) 7601234', href: 'tel:0247601234' });
}

const line = (name: string | RegExp) => screen.findByRole('link', { name });
const nothingDue = 'Tidak ada yang mendesak hari ini.';

afterEach(() => {
  vi.useRealTimers();
});

// The view has no rows for managers but of these topics.
const ofManagers =
  /^(complaints_(?:overdue|open|reopened|unsettled|many)|incidents_overdue|sppg_untouched|sppg_unconfirmed|documents_unconfirmed|sppg_suspended|certificates_.+|slhs_missing|progress_doubtful|(?:district|schools)_missing)$/;

test('a manager is told what managers deal with, and asks for nothing else', async () => {
  isDue({ sppg_unconfirmed: { amount: 7 }, complaints_open: { amount: 2 } });
  storeSession('dapur@contoh.id', { can_manage: true, is_manager: true });
  const asked = urlsOf('GET admin_summary');
  await renderSite(paths.admin);
  expect(await line('7 SPPG belum dikonfirmasi')).toBeVisible();
  expect(await line('2 keluhan menunggu jawaban')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Memuat ringkasan...')).not.toBeInTheDocument());
  expect(asked.flatMap(topicsOf).filter((topic) => !ofManagers.test(topic))).toEqual([]);
  expect(screen.queryByText(/gagal dimuat/)).not.toBeInTheDocument();
});

test('what is due is asked for once', async () => {
  isDue({ leads_waiting: { amount: 4 } });
  const asked = urlsOf('GET admin_summary');
  await renderSite(paths.admin);
  expect(await line(/^4 pesan/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Memuat ringkasan...')).not.toBeInTheDocument());
  expect(asked.map(topicsOf)).toEqual([
    expect.arrayContaining(['leads_waiting', 'jobs_late', 'schools_missing']),
  ]);
});

test('one of each: how many, since when, and where it is dealt with', async () => {
  isDue({
    complaints_overdue: { amount: 2, due_at: '2026-11-20T17:00:00+00:00' },
    complaints_open: { amount: 4 },
    complaints_reopened: { amount: 1 },
    complaints_unsettled: { amount: 5 },
    complaints_crowd: { amount: 31 },
    complaints_many: { amount: 1, sppg_codes: ['SPPG 5/E'], sppg_names: ['Dapur Lima'] },
    leads_today: { amount: 3 },
    leads_yesterday: { amount: 2 },
    leads_waiting: { amount: 1, since: '2026-11-12' },
    accounts_pending: { amount: 1, since: '2026-11-20' },
    sppg_untouched: { amount: 1, since: '2026-10-01', sppg_codes: ['SPPG 7/A'], sppg_names: ['Dapur Tujuh'] },
    sppg_unconfirmed: {
      amount: 7,
      since: '2026-10-02',
      sppg_codes: ['SPPG 9/C'],
      sppg_names: ['Dapur Sembilan'],
    },
    incidents_overdue: { amount: 1, sppg_codes: ['SPPG-1'], sppg_names: ['Dapur Satu'] },
    sppg_suspended: { amount: 2, since: '2026-11-03' },
    certificates_expired: { amount: 1 },
    certificates_expiring_7: { amount: 2 },
    certificates_expiring_30: { amount: 1 },
    certificates_expiring_60: { amount: 1 },
    slhs_missing: { amount: 6, sppg_codes: ['SPPG 8/B'], sppg_names: ['Dapur Delapan'] },
    progress_doubtful: { amount: 3, sppg_codes: ['SPPG 6/D'], sppg_names: ['Dapur Enam'] },
    district_missing: { amount: 4 },
    schools_missing: { amount: 5 },
    contact_missing: { amount: 6 },
    contacts_missing: { amount: 1 },
    access_mode_open: { amount: 1 },
    own_admin_missing: { amount: 1 },
    seeded_admin_present: { amount: 1 },
  });
  await renderSite(paths.admin);
  expect(await line('1 pesan atau pengajuan masih berstatus Baru setelah 2 hari')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/kotak-masuk\?jenis=pesan-pengajuan&status=baru&sampai=\d{4}-\d\d-\d\d$/),
  );
  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(await line('3 pesan atau pengajuan baru hari ini')).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`kotak-masuk\\?jenis=pesan-pengajuan&status=baru&dari=${day}$`)),
  );
  expect(await line('2 pesan atau pengajuan baru dari kemarin')).toHaveAttribute(
    'href',
    expect.stringMatching(
      new RegExp(`kotak-masuk\\?jenis=pesan-pengajuan&status=baru&dari=(${day})&sampai=\\1$`),
    ),
  );
  const ofComplaints = {
    '2 keluhan belum dijawab setelah 3 hari kerja': '?keluhan=lewat',
    '4 keluhan menunggu jawaban': '?keluhan=menunggu',
    '1 keluhan dibuka lagi oleh pengirimnya': '?keluhan=dibuka-lagi',
    '5 keluhan sudah dijawab, tetapi belum selesai setelah 14 hari': '?keluhan=belum-selesai',
    '31 keluhan masuk banyak sekaligus dan belum dilihat': '?keluhan=sekaligus',
    'Dapur Lima': '?cari=SPPG+5%2FE&jenis=keluhan',
  };
  for (const [name, search] of Object.entries(ofComplaints))
    expect(await line(name)).toHaveAttribute('href', paths.adminInbox + search);
  expect(screen.getByText('Yang pertama paling lambat Jumat, 20 November 2026')).toBeVisible();
  expect(await line('1 SPPG dengan 3 keluhan atau lebih dalam 30 hari')).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`kotak-masuk\\?jenis=keluhan&dari=${day}$`)),
  );
  expect(await screen.findByText('Sejak 12 November 2026.')).toBeVisible();
  expect(await line('1 akun baru menunggu persetujuan')).toHaveAttribute(
    'href',
    '/admin/pengguna?tampil=menunggu',
  );
  expect(screen.getByText('Sejak 20 November 2026.')).toBeVisible();
  expect(await line(/^1 SPPG dalam Proses Pembangunan tidak diperbarui/)).toHaveAttribute(
    'href',
    '/admin/sppg?perlu=pembaruan',
  );
  expect(screen.getByText('Sejak 1 Oktober 2026.')).toBeVisible();
  expect(await line('Dapur Tujuh')).toHaveAttribute('href', '/data-yayasan?sppg=SPPG%207%2FA');
  expect(await line('7 SPPG belum dikonfirmasi')).toHaveAttribute('href', '/data-yayasan?konfirmasi=belum');
  expect(await line('Dapur Sembilan')).toHaveAttribute('href', '/data-yayasan?sppg=SPPG%209%2FC');
  expect(await line('dan 6 lainnya')).toHaveAttribute('href', '/data-yayasan?konfirmasi=belum');
  expect(await line('1 kejadian menunggu kabar yang sudah dijanjikan')).toHaveAttribute('href', paths.sppg);
  expect(await line('2 SPPG dihentikan sementara')).toHaveAttribute(
    'href',
    '/data-yayasan?penghentian=berjalan#daftar',
  );
  expect(screen.getByText('Yang paling lama sejak 3 November 2026.')).toBeVisible();
  const ofCertificates = {
    '1 sertifikat sudah kedaluwarsa': '?keadaan=kedaluwarsa',
    '2 sertifikat habis dalam 7 hari': '?keadaan=habis-7',
    '1 sertifikat habis dalam 8–30 hari': '?keadaan=habis-8-30',
    '1 sertifikat habis dalam 31–60 hari': '?keadaan=habis-31-60',
    'Dapur Delapan': '?sppg=SPPG%208%2FB',
  };
  for (const [name, search] of Object.entries(ofCertificates))
    expect(await line(name)).toHaveAttribute('href', paths.adminCertificates + search);
  // The code stands beside the name, as names repeat.
  expect(screen.getByRole('link', { name: 'Dapur Delapan' }).closest('li')).toHaveTextContent(
    'Dapur Delapan SPPG 8/B',
  );
  for (const name of ['6 SPPG sudah operasional tanpa SLHS', 'dan 5 lainnya'])
    expect(await line(name)).toHaveAttribute('href', '/data-yayasan?perlu=slhs#daftar');
  for (const name of ['3 SPPG sudah operasional dengan progres di bawah 100%', 'dan 2 lainnya'])
    expect(await line(name)).toHaveAttribute('href', '/admin/sppg?perlu=progres');
  expect(await line('Dapur Enam')).toHaveAttribute('href', '/data-yayasan?sppg=SPPG%206%2FD');
  const gaps = {
    '4 SPPG tanpa kabupaten/kota': '/admin/sppg?wilayah=Belum+dicatat',
    '5 SPPG operasional tanpa sekolah': '/admin/sppg?perlu=sekolah',
    '6 SPPG yang yayasannya tanpa email': '/admin/yayasan?perlu=email',
  };
  for (const [name, href] of Object.entries(gaps)) expect(await line(name)).toHaveAttribute('href', href);
  expect(await line('1 kabupaten/kota belum punya narahubung')).toHaveAttribute('href', '/direktori-kontak');
  expect(await line('Siapa pun yang mendaftar dapat mengubah data SPPG')).toHaveAttribute(
    'href',
    paths.adminUsers,
  );

  const once = within(await screen.findByRole('region', { name: 'Sebelum situs tayang' }));
  expect(await once.findByRole('link', { name: 'Belum ada admin dengan akun sendiri' })).toBeVisible();
  expect(await once.findByRole('link', { name: /^Akun contoh .+ masih ada$/ })).toBeVisible();
  expect(once.queryByRole('link', { name: /pesan/ })).not.toBeInTheDocument();
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();
});

test('the most urgent comes first: complaints past their clock, persons’ rights, messages, builds, papers, kitchens, then what is missing', async () => {
  isWithdrawn(withdrawn, null);
  isDue({
    complaints_overdue: { amount: 1 },
    complaints_open: { amount: 1 },
    data_requests_overdue: { amount: 1 },
    leads_today: { amount: 1 },
    leads_waiting: { amount: 1 },
    mails_failed: { amount: 1 },
    certificates_expired: { amount: 1 },
    sppg_untouched: { amount: 1 },
    schools_missing: { amount: 1 },
  });
  await renderSite(paths.admin);
  await waitFor(() => expect(screen.queryByText('Memuat ringkasan...')).not.toBeInTheDocument());
  const inOrder = [
    await line('1 keluhan belum dijawab setelah 3 hari kerja'),
    await line('1 permintaan data pribadi lewat tenggat'),
    await line('1 keluhan menunggu jawaban'),
    await line('1 pesan atau pengajuan baru hari ini'),
    await line(/^1 pesan .+ setelah 2 hari$/),
    await screen.findByText(/^Belum hilang dari halaman yang dibangun/),
    await line('1 surat gagal'),
    await line('1 sertifikat sudah kedaluwarsa'),
    await line(/^1 SPPG dalam Proses/),
    await line('1 SPPG operasional tanpa sekolah'),
  ];
  const asShown = inOrder.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(asShown.map(({ textContent }) => textContent)).toEqual(
    inOrder.map(({ textContent }) => textContent),
  );
});

test('papers that expire by week, and where something is due: each number leads to its list', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00Z') });
  isDue({});
  putRows('sertifikat_per_minggu', [
    { minggu: '2026-11-23', jumlah: 2 },
    { minggu: '2026-11-30', jumlah: 0 },
    { minggu: '2026-12-07', jumlah: 3 },
  ]);
  putRows('perlu_per_wilayah', [
    { nama: 'Kabupaten Cilacap', kolom: 2, baris: 4, perlu: 4 },
    { nama: 'Kota Tegal', kolom: 2, baris: 1, perlu: 0 },
    { nama: null, kolom: null, baris: null, perlu: 1 },
  ]);
  await renderSite(paths.admin);
  // The week's link begins today: what has expired stands in another list.
  expect(await line('23 Nov–29 Nov: 2 sertifikat habis')).toHaveAttribute(
    'href',
    '/admin/sertifikat?dari=2026-11-27&sampai=2026-11-29',
  );
  expect(await line('7 Des–13 Des: 3 sertifikat habis')).toHaveAttribute(
    'href',
    '/admin/sertifikat?dari=2026-12-07&sampai=2026-12-13',
  );
  expect(screen.getByText('30 Nov–6 Des: tidak ada')).toBeInTheDocument();
  const ofCilacap = '/admin/sppg?wilayah=Kabupaten+Cilacap&perlu=apa-saja';
  expect(await line('Kabupaten Cilacap: 4')).toHaveAttribute('href', ofCilacap);
  const most = within(screen.getByRole('list', { name: 'Terbanyak' }));
  expect(most.getByRole('link', { name: 'Kabupaten Cilacap' })).toHaveAttribute('href', ofCilacap);
  expect(most.getByRole('link', { name: 'Tanpa kabupaten/kota' })).toHaveAttribute(
    'href',
    '/admin/sppg?wilayah=Belum+dicatat&perlu=apa-saja',
  );
  expect(screen.queryByRole('link', { name: /Kota Tegal/ })).not.toBeInTheDocument();
});

test('mails that failed, with the reason of the latest, those that need a decision, and what has stopped', async () => {
  isDue({
    mails_failed: { amount: 2, since: '2026-11-12', reason: '550 Alamat tidak dikenal' },
    mails_uncertain: { amount: 1 },
    mails_overdue: { amount: 3 },
    jobs_late: { amount: 1, since: '2026-11-10', reason: 'note_daily_numbers' },
    backup_late: { amount: 1, since: '2026-11-09' },
    build_late: { amount: 1, since: '2026-11-08', reason: 'HTTP 500' },
  });
  await renderSite(paths.admin);
  expect(await line('2 surat gagal')).toHaveAttribute('href', '/admin/surat?keadaan=gagal');
  expect(screen.getByText('Yang terbaru: 550 Alamat tidak dikenal')).toBeVisible();
  expect(await line('1 surat belum pasti terkirim')).toHaveAttribute(
    'href',
    '/admin/surat?keadaan=belum-pasti',
  );
  expect(await line('1 tugas harian tidak berjalan selama dua hari')).toBeVisible();
  expect(screen.getByText('Yang tidak berjalan: note_daily_numbers.')).toBeVisible();
  expect(await line('Data situs tidak dicadangkan selama dua hari')).toBeVisible();
  expect(screen.getByText('Cadangan terakhir 9 November 2026.')).toBeVisible();
  expect(await line('Situs tidak dibangun ulang')).toHaveAttribute('href', '/admin/konten?bagian=terbitkan');
  expect(screen.getByText('Alasannya: HTTP 500.')).toBeVisible();
  expect(await line('3 surat belum dikirim setelah satu jam')).toHaveAttribute(
    'href',
    '/admin/surat?keadaan=menunggu',
  );
});

test('a database that lacks rows which the site needs is told in the red part, with what lacks', async () => {
  isDue({ rows_missing: { amount: 1, reason: 'private.known_tables (sppg)' } });
  await renderSite(paths.admin);
  const urgent = within(await screen.findByRole('region', { name: 'Tangani sekarang' }));
  expect(urgent.getByText('Basis data kehilangan 1 data rujukan')).toBeVisible();
  expect(urgent.getByText('Yang hilang: private.known_tables (sppg).')).toBeVisible();
});

test('who ended confirmations, and where to look at what they changed', async () => {
  isDue({
    confirmations_ended: {
      amount: 2,
      since: '2026-11-12',
      sppg_codes: ['SPPG-1', 'SPPG-2'],
      reason: 'lain@contoh.id, warga@contoh.id',
    },
  });
  await renderSite(paths.admin);
  expect(await line('Konfirmasi 2 SPPG berakhir karena datanya diubah')).toHaveAttribute(
    'href',
    '/data-yayasan?konfirmasi=belum',
  );
  expect(screen.getByText('Diubah oleh lain@contoh.id, warga@contoh.id.')).toBeVisible();
});

test('many: the oldest says since when, and of SPPG the five that were left alone longest are named', async () => {
  const sppg_codes = ['SPPG-1', 'SPPG-2', 'SPPG-3', 'SPPG-4', 'SPPG-5'];
  const sppg_names = ['Dapur A', 'Dapur B', 'Dapur C', 'Dapur D', 'Dapur E'];
  isDue({
    leads_waiting: { amount: 1200, since: '2026-11-12' },
    sppg_untouched: { amount: 17, since: '2026-09-30', sppg_codes, sppg_names },
  });
  await renderSite(paths.admin);
  expect(await line(/^1\.200 pesan atau pengajuan/)).toBeVisible();
  expect(screen.getByText('Yang paling lama sejak 12 November 2026.')).toBeVisible();
  expect(await line(/^17 SPPG/)).toBeVisible();
  expect(screen.getByText('Yang paling lama sejak 30 September 2026.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Dapur / });
  expect(links.map((link) => link.closest('li')?.textContent)).toEqual([
    'Dapur A SPPG-1',
    'Dapur B SPPG-2',
    'Dapur C SPPG-3',
    'Dapur D SPPG-4',
    'Dapur E SPPG-5',
  ]);
  expect(await line('dan 12 lainnya')).toBeVisible();
});

test.each([
  { now: '2026-11-24T16:59:59Z', when: 'a second before midnight in WIB', day: '2026-11-22' },
  { now: '2026-11-24T17:00:00Z', when: 'at midnight in WIB', day: '2026-11-23' },
  { now: '2026-12-31T17:00:00Z', when: 'on New Year in WIB', day: '2026-12-30' },
])('$when the inbox is asked for what came up to two days ago', async ({ now, day }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  isDue({ leads_waiting: { amount: 3, since: '2026-11-12' } });
  await renderSite(paths.admin);
  expect(await line(/^3 pesan/)).toHaveAttribute(
    'href',
    `/admin/kotak-masuk?jenis=pesan-pengajuan&status=baru&sampai=${day}`,
  );
});

test('company data that are still invented are named, until the last of them is replaced', async () => {
  replaceCompanyData();
  vi.spyOn(company, 'phone', 'get').mockReturnValue({ display: '0800-0000-0001', href: 'tel:080000000001' });
  isDue({});
  await renderSite(paths.admin);
  expect(await line('Data perusahaan masih contoh')).toHaveAttribute(
    'href',
    '/admin/konten?bagian=data-perusahaan',
  );
  expect(screen.getByText(/^Pengunjung masih membaca/)).toHaveTextContent(
    'Pengunjung masih membaca 0800-0000-0001. Gantilah di Konten',
  );
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();
});

test('what is on fire comes first: open incidents with the way to their news, complaints that are overdue or opened again', async () => {
  isDue({
    complaints_open: { amount: 4 },
    complaints_overdue: { amount: 2, due_at: '2026-11-20T17:00:00+00:00' },
    complaints_reopened: { amount: 1 },
    accounts_pending: { amount: 1 },
  });
  const sppg_disebut = { kode: 'SPPG-1', nama: 'Dapur Satu', kabupaten_kota: 'Kota Tegal' };
  const incident = { id: '7a', jenis: 'gejala sakit', hari: '2026-11-03', ditutup_pada: null };
  const kabar_berikutnya = '2026-11-03T05:10:00+00:00';
  putRows('sppg_kejadian', [
    { ...incident, kabar_berikutnya, sppg: { sppg_disebut } },
    // Its kitchen was deleted.
    { ...incident, id: '7b', kabar_berikutnya, sppg: null },
  ]);
  await renderSite(paths.admin);
  const [news, ...others] = await screen.findAllByRole('link', { name: /^Tulis kabar/ });
  expect(others).toEqual([]);
  expect(news).toHaveAttribute('href', '/sppg/SPPG-1#7a');
  const card = screen.getByRole('region', { name: 'Tangani sekarang' });
  expect(await line('1 akun baru menunggu persetujuan')).toBeVisible();
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  const rest = screen.getByRole('region', { name: 'Perlu ditangani' });
  expect(card.compareDocumentPosition(rest) & after).toBe(after);
  expect(card).toHaveTextContent('Gejala sakit: Dapur Satu, Kota Tegal, 3 November 2026');
  expect(card).toHaveTextContent('Kabar berikutnya dijanjikan pukul 12.10 WIB, belum ada.');
  expect(await within(card).findByText('2 keluhan belum dijawab setelah 3 hari kerja')).toBeVisible();
  expect(within(card).getByText('1 keluhan dibuka lagi oleh pengirimnya')).toBeVisible();
  expect(within(rest).getByText('4 keluhan menunggu jawaban')).toBeVisible();
});

test('incidents that do not load are named as such', async () => {
  isDue({});
  refuse('GET sppg_kejadian');
  await renderSite(paths.admin);
  expect(await screen.findByText('Kejadian yang sedang berlangsung gagal dimuat. mati')).toBeVisible();
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();
});

test('when nothing is due the page says so, but not before all is known', async () => {
  replaceCompanyData();
  isDue({});
  const answer = hold('GET admin_summary', (url) => topicsOf(url).includes('contacts_missing'));
  await renderSite(paths.admin);
  expect(await screen.findByText('Memuat ringkasan...')).toBeVisible();
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(nothingDue)).toBeVisible();
  expect(screen.queryByText('Memuat ringkasan...')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Perlu ditangani' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Sebelum situs tayang' })).not.toBeInTheDocument();
});

test('a topic that fails says so in its place, hides no other, and can be asked for again by itself', async () => {
  replaceCompanyData();
  isDue({ accounts_pending: { amount: 2 } });
  const mend = refuse('GET admin_summary', 500, { message: 'mati' }, (url) =>
    topicsOf(url).includes('leads_waiting'),
  );
  const { user } = await renderSite(paths.admin);
  expect(await line('2 akun baru menunggu persetujuan')).toBeVisible();
  expect(await screen.findByText('Pesan yang menunggu gagal dimuat. mati')).toBeVisible();
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();

  mend();
  isDue({ leads_waiting: { amount: 4 } });
  const asked = urlsOf('GET admin_summary');
  await user.click(screen.getByRole('button', { name: 'Coba Lagi: Pesan yang menunggu' }));
  expect(await line(/^4 pesan/)).toBeVisible();
  expect(screen.queryByText(/gagal dimuat/)).not.toBeInTheDocument();
  expect(asked.map(topicsOf)).toEqual([['leads_waiting']]);
});

test('when every topic fails, that is said once', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const mend = lose('GET admin_summary');
  const { user } = await renderSite(paths.admin);
  const message = await screen.findByText(/^Ringkasan gagal dimuat\. .*koneksi/, {}, { timeout: 15_000 });
  expect(message).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();

  mend();
  isDue({ leads_waiting: { amount: 4 }, own_admin_missing: { amount: 1 } });
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await line(/^4 pesan/)).toBeVisible();
  expect(await line('Belum ada admin dengan akun sendiri')).toBeVisible();
});

test('lines that could not be reloaded stay, with a note that they may be old', async () => {
  isDue({ leads_waiting: { amount: 4 } });
  const { app, user } = await renderSite(paths.admin);
  expect(await line(/^4 pesan/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Memuat ringkasan...')).not.toBeInTheDocument());
  const mend = refuse('GET admin_summary');
  await app.queryClientRef.current?.refetchQueries();
  expect(await screen.findByText(/mungkin bukan yang terbaru/)).toBeVisible();
  expect(await line(/^4 pesan/)).toBeVisible();

  mend();
  isDue({ leads_waiting: { amount: 5 } });
  await user.click(screen.getByRole('button', { name: 'Muat ulang daftar' }));
  expect(await line(/^5 pesan/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/mungkin bukan yang terbaru/)).not.toBeInTheDocument());
});

test('what was done on another page is counted on the next visit, and the menu marks one page', async () => {
  isDue({ accounts_pending: { amount: 1 } });

  putRows('access_settings', [{ access_mode: 'any_signed_in' }]);
  reply('POST rpc/set_access_mode', () => isDue({ accounts_pending: { amount: 2 } }));
  const { user } = await renderSite(paths.admin);
  const menu = within(await screen.findByRole('navigation', { name: 'Halaman' }));
  const current = () =>
    menu
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent);
  await user.click(await line('1 akun baru menunggu persetujuan'));
  await user.click(await screen.findByRole('radio', { name: /Hanya akun yang disetujui/ }));
  expect(current()).toEqual(['Pengguna']);
  await user.click(screen.getByRole('button', { name: 'Simpan Aturan' }));
  expect(await screen.findByText('Aturan Disimpan')).toBeVisible();

  await user.click(menu.getByRole('link', { name: 'Ringkasan' }));
  expect(await line('2 akun baru menunggu persetujuan')).toBeVisible();
  expect(current()).toEqual(['Ringkasan']);
});

const files = [
  { bucket_id: 'contact_photos', name: '1_kota-tegal.jpg' },
  { bucket_id: 'program_documents', name: 'program_regulations/1_suhu.pdf' },
];

test('files that storage has left behind are removed by the next admin page', async () => {
  isDue({});
  putRows('files_to_remove', files);
  const buckets = urlsOf('DELETE /storage/v1/object/*');
  const removed = reply('DELETE /storage/v1/object/*', () => {
    putRows('files_to_remove', files.slice(removed.length));
    return [{ name: 'x' }];
  });
  await renderSite(paths.admin);
  await waitFor(() =>
    expect(removed).toEqual([
      { prefixes: ['1_kota-tegal.jpg'] },
      { prefixes: ['program_regulations/1_suhu.pdf'] },
    ]),
  );
  expect(buckets.map(({ pathname }) => pathname.split('/').at(-1))).toEqual([
    'contact_photos',
    'program_documents',
  ]);
  await waitFor(() => expect(screen.queryByText(/file menunggu dihapus/)).not.toBeInTheDocument());
});

test('while storage does not remove them, the summary says how many wait, and asks again on a click', async () => {
  isDue({});
  putRows('files_to_remove', files);
  const removing = 'DELETE /storage/v1/object/*';
  const mend = refuse(removing, 500, { statusCode: '500', error: 'Internal', message: 'mati' });
  const attempts = bodiesOf(removing);
  const { user } = await renderSite(paths.admin);
  expect(await screen.findByText('2 file menunggu dihapus')).toBeVisible();
  await waitFor(() => expect(attempts).toHaveLength(1));
  const again = screen.getByRole('button', { name: 'Hapus Sekarang' });
  await user.click(again);
  expect(await screen.findByText('File Belum Dihapus')).toBeVisible();
  expect(screen.getByText('2 file menunggu dihapus')).toBeVisible();
  mend();
  reply(removing, () => {
    putRows('files_to_remove', []);
    return [{ name: 'x' }];
  });
  await user.click(again);
  expect(await screen.findByText('File Dihapus')).toBeVisible();
  expect(screen.queryByText(/file menunggu dihapus/)).not.toBeInTheDocument();
});

test('a list of files that does not load is named as such', async () => {
  isDue({});
  const mend = refuse('GET files_to_remove');
  const { user } = await renderSite(paths.admin);
  expect(await screen.findByText('File yang menunggu dihapus gagal dimuat. mati')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi: File yang menunggu dihapus' }));
  await waitFor(() => expect(screen.queryByText(/gagal dimuat/)).not.toBeInTheDocument());
});

test('requests about personal data say until when they must be answered, and clearly when that has passed', async () => {
  const hours = (amount: number) => new Date(Date.now() + amount * 60 * 60 * 1000).toISOString();
  isDue({
    data_requests_overdue: { amount: 1, since: '2026-11-20', due_at: hours(-7.5) },
    data_requests_open: { amount: 2, since: '2026-11-28', due_at: hours(40.5) },
  });
  await renderSite(paths.admin);
  const overdue = await line('1 permintaan data pribadi lewat tenggat');
  expect(overdue).toHaveAttribute('href', '/admin/kotak-masuk?permintaan=terbuka');
  expect(overdue.closest('li')).toHaveTextContent(/Tenggatnya .+lewat tenggat 7 jam/);
  const open = await line('2 permintaan data pribadi menunggu jawaban');
  expect(open.closest('li')).toHaveTextContent(/Tenggat yang pertama .+sisa 40 jam/);
  expect(open.closest('li')).not.toHaveTextContent('Sejak');
});

const withdrawn = [
  { source: 'regional_contacts', amount: 1, withdrawn_at: '2026-11-26T08:00:00+00:00' },
  { source: 'sppg', amount: 2, withdrawn_at: '2026-11-26T09:00:00+00:00' },
  { source: 'sppg', amount: 1, withdrawn_at: '2026-11-26T09:30:00+00:00' },
];
const stillBuilt =
  'Belum hilang dari halaman yang dibangun sejak 26 Nov 2026, 15.00: 1 narahubung dan 3 SPPG yang dihapus, ditarik, atau diganti';

/** What was withdrawn since the build of revision 7, and a hook that counts how often it was asked. */
function isWithdrawn(rows: object[], requestedAt: string | null) {
  const hook = '/v1/integrations/deploy/prj/uji';
  const url = `https://api.vercel.com${hook}`;
  reply('GET /versi.json', { revision: 7 });
  const isRequested = (last_requested_at: string | null) =>
    putRows('deploy_hook', [{ url, last_requested_at }]);
  isRequested(requestedAt);
  reply('PATCH deploy_hook', () => isRequested('2026-11-26T10:00:00+00:00'));
  putRows(
    'withdrawals',
    rows.map((row) => ({ revision: 8, ...row })),
  );
  return reply(`POST ${hook}`, {});
}

test('what was deleted and is still in the built pages is told with its time, and whether the host was asked', async () => {
  isDue({});
  const asked = isWithdrawn(withdrawn, '2026-11-26T09:40:00+00:00');
  const { user } = await renderSite(paths.admin);
  expect(await screen.findByText(stillBuilt)).toBeVisible();
  expect(screen.queryByText(nothingDue)).not.toBeInTheDocument();
  expect(await screen.findByText('Terakhir diminta: 26 Nov 2026, 16.40.')).toBeVisible();
  expect(asked).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Perbarui situs' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('Terakhir diminta: 26 Nov 2026, 17.00.')).toBeVisible();
});

test('a build that the host took and did not finish is told, also when nothing was published meanwhile', async () => {
  replaceCompanyData();
  isDue({});
  isWithdrawn([], '2026-11-26T09:40:00+00:00');
  const builtAt = (startedAt: string) => reply('GET /versi.json', { revision: 7, startedAt });
  builtAt('2026-11-26T09:30:00.000Z');
  const { app } = await renderSite(paths.admin);
  expect(await screen.findByText('Belum terbit penuh sejak 26 Nov 2026, 16.40')).toBeVisible();
  builtAt('2026-11-26T09:41:00.000Z');
  await app.queryClientRef.current?.refetchQueries();
  expect(await screen.findByText(nothingDue)).toBeVisible();
});

test('what the latest build left out is told in words', async () => {
  isDue({});
  reply('GET /versi.json', {
    revision: 7,
    warned: 2,
    warnings: [
      { kind: 'left-out', paths: ['/sppg/SPPG-1'], pages: 1, detail: 'failed to render.' },
      { kind: 'missing-file', paths: ['/kontak'], pages: 1, detail: '/docs/lama.pdf' },
    ],
  });
  await renderSite(paths.admin);
  expect(await screen.findByText('2 catatan dari pembuatan situs terakhir')).toBeVisible();
  expect(
    screen.getByText(
      '/sppg/SPPG-1 tidak dapat dibuat, jadi belum ada di situs yang dibangun. Alasannya: failed to render.',
    ),
  ).toBeVisible();
  expect(screen.getByText('/kontak menunjuk file /docs/lama.pdf, yang tidak ada di situs.')).toBeVisible();
});

test('a build that can’t be read leaves open what it still shows', async () => {
  isDue({});
  refuse('GET /versi.json', 200, '<!doctype html>');
  await renderSite(paths.admin);
  expect(
    await screen.findByText(
      'Belum dapat dipastikan apakah yang sudah dihapus masih ada di halaman yang dibangun.',
    ),
  ).toBeVisible();
});

test('an admin of a new site begins with the first steps, which go when they are done', async () => {
  isDue({});
  replaceCompanyData();
  const left = (step: string, is_done: boolean, is_needed = true) => ({ step, is_done, is_needed });
  let steps = [
    left('perusahaan', true),
    left('dapur', false),
    left('surat', false),
    left('deploy_hook', false, false),
  ];
  reply('POST rpc/setup_steps', () => steps);
  const { unmount } = await renderSite(paths.admin);
  const list = within(await screen.findByRole('region', { name: 'Langkah pertama' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Isi data perusahaanSelesai.',
    expect.stringMatching(/^Catat yayasan dan SPPG pertama/),
    expect.stringMatching(/^Nyalakan surat dan fungsi.*Edge Functions.*Cron/),
    expect.stringMatching(/^Hubungkan host situs, bila bisa/),
  ]);
  expect(list.getByRole('link', { name: 'Catat yayasan dan SPPG pertama' })).toHaveAttribute(
    'href',
    paths.dataYayasan,
  );
  expect(list.getByRole('link', { name: 'Edge Functions' })).toHaveAttribute(
    'href',
    'https://supabase.com/dashboard/project/_/functions',
  );
  unmount();

  // The last step, the deploy hook, is optional: without it the card goes, too.
  steps = steps.map(({ step, is_needed }) => left(step, is_needed, is_needed));
  await renderSite(paths.admin);
  expect(await screen.findByText(nothingDue)).toBeVisible();
  expect(screen.queryByText('Langkah pertama')).not.toBeInTheDocument();
});
