import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { articlePath, districtPath, leadPath, openingPath, paths, sppgPath } from '@/config/paths';
import type { PageRoute } from '@/lib/route-handle';
import { seededArticles } from '../seeded-articles';
import { refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

// A backend whose tables have the columns of the specification and no others: whatever came later is not there.

type Row = Record<string, unknown>;

const at = '2026-10-01T08:00:00+00:00';
const owner = { id: '00000000-0000-4000-8000-00000000000a', nama: 'Yayasan Ajeg' };

const kitchen = {
  id: '00000000-0000-4000-9000-000000000001',
  kode_unik_pendaftaran: 'SPPG-3374-901',
  nama: 'SPPG Pedurungan',
  lokasi: 'Jalan Tes No. 1, Kota Semarang',
  status_pengajuan_sppg: 'Draf',
  sasaran_jumlah_penerima_manfaat: 2000,
  status_bangunan: 'Bangunan Baru',
  yayasan_id: owner.id,
  status_verifikasi: 'Siap Bangun',
  kontraktor_pelaksana: null,
  progres_pembangunan: '40%',
  estimasi_selesai: null,
  created_at: at,
};

const application = {
  id: '00000000-0000-4000-a000-000000000002',
  opportunity_id: 'investasi_sppg',
  company_name: null,
  contact_person: 'Wati',
  email: 'wati@contoh.id',
  phone: null,
  message: null,
  document_url: null,
};

const message = {
  id: '00000000-0000-4000-a000-000000000001',
  name: 'Sekar Tes',
  email: 'sekar@contoh.id',
  phone: null,
  subject: 'Bertanya',
  message: 'Halo',
};

const { contact_person, ...applied } = application;

/** The tables of the specification; `leads` shows two of them together. */
const specified: Record<string, Row[]> = {
  sppg: [{ ...kitchen, yayasan: owner }],
  yayasan: [{ ...owner, alamat: 'Jalan Tes No. 2', pengelola: 'Bu Tes', sppg: [kitchen] }],
  program_documents: [
    {
      id: '00000000-0000-4000-c000-000000000001',
      title: 'Panduan Tes',
      file_name: '1_Panduan-Tes.pdf',
      file_url: '/storage/v1/object/public/program_documents/program_regulations/1_Panduan-Tes.pdf',
      file_path: 'program_regulations/1_Panduan-Tes.pdf',
      file_type: 'application/pdf',
      created_at: at,
    },
  ],
  regional_contacts: [
    {
      kabupaten_kota: 'Kota Semarang',
      nama_kontak: 'Sekar Tes',
      nomor_telepon: '0800-0000-0010',
      foto_url: null,
      id: '00000000-0000-4000-d000-000000000001',
    },
  ],
  contact_messages: [message],
  partnership_applications: [application],
  leads: [
    { kind: 'contact_messages', ...message },
    { kind: 'partnership_applications', ...applied, name: contact_person },
  ],
};

/** What the site can't do without beside them. */
const beside: Record<string, Row[]> = {
  wilayah: [{ nama: 'Kota Semarang' }],
  access_settings: [{ access_mode: 'any_signed_in' }],
  accounts: [{ user_id: '00000000-0000-4000-8000-000000000001', email: 'admin@contoh.id', role: 'admin' }],
};

function answerAsSpecified() {
  for (const [table, rows] of Object.entries({ ...specified, ...beside })) putRows(table, rows);
  reply('GET rpc/cari_sppg', specified.sppg);
  const ofTopic = (_: unknown, { searchParams }: URL) =>
    searchParams.get('topic')?.startsWith('eq.') ? { amount: 1 } : [];
  reply('GET admin_summary', ofTopic);
  // With the specification's columns alone nobody has confirmed a kitchen, so that there is nothing to read.
  reply('POST rpc/sppg_belum_dibaca', []);
}

/** Paths with parameters, and what a page shows only with a query. */
const opened: Record<string, string[]> = {
  [`${paths.sppg}/:kode`]: [sppgPath(kitchen.kode_unik_pendaftaran)],
  [articlePath(':slug')]: seededArticles()
    .slice(0, 1)
    .map(({ slug }) => articlePath(slug)),
  [openingPath(':alamat')]: [openingPath('relawan-pemorsian-sppg-3374-002')],
  [paths.sppg]: [`${paths.sppg}?kode=pedurungan`],
  [districtPath(':wilayah')]: [districtPath('Kota Semarang')],
  [paths.dataYayasan]: [`${paths.dataYayasan}?sppg=${kitchen.kode_unik_pendaftaran}`],
  [paths.adminInbox]: [leadPath(message.id)],
  [paths.adminCertificates]: [`${paths.adminCertificates}?sppg=${kitchen.kode_unik_pendaftaran}`],
  '*': ['/tidak-ada'],
};

function pathsOf(list: PageRoute[], section = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path ?? section;
    return route.children ? pathsOf(route.children, path) : [path];
  });
}

/** Every page of the site. */
const everywhere = pathsOf(routes).flatMap((path) => [
  ...(/[:*]/.test(path) ? [] : [path]),
  ...(opened[path] ?? []),
]);
const isOfAdmins = (path: string) => path.startsWith(paths.admin);
/** The pages that show rows of the specification's tables. */
const ofRows = [
  paths.program,
  paths.dataYayasan,
  paths.direktoriKontak,
  paths.strukturOrganisasi,
  sppgPath(kitchen.kode_unik_pendaftaran),
  ...(opened[paths.sppg] ?? []),
  ...(opened[paths.dataYayasan] ?? []),
];

const notThere = /undefined|\bnull\b|NaN|Invalid Date|\[object /;
const failed = /Oops!|\b[Gg]agal (?:di|Me|me)|Terjadi [Kk]esalahan|Coba Lagi|sedang bermasalah/;

/** What a person would notice, once the page asks for nothing more. */
async function problemsOf({ app }: Awaited<ReturnType<typeof renderSite>>) {
  await waitFor(async () => {
    await vi.dynamicImportSettled();
    expect(app.queryClientRef.current?.isFetching() ?? 0).toBe(0);
    expect(screen.queryByText(/^(?:Memuat .*|Memeriksa)\.\.\.$/)).not.toBeInTheDocument();
  });
  const shown = [...screen.queryAllByRole('alert'), ...screen.queryAllByText(failed)];
  return [...shown.map(({ textContent }) => textContent), ...spilled()];
}

/** Values that are no words: 'undefined'. */
const spilled = () => notThere.exec(document.body.outerHTML) ?? [];

/** How lists are asked for: the columns with embedded tables, then the orders. */
const calls: Record<string, string[]> = {
  program_documents: ['*', 'created_at.desc,id.desc'],
  sppg: ['*,yayasan(id,nama)', 'created_at.desc,id.desc'],
  yayasan: ['*,sppg(*)', 'nama.asc,id.asc', 'created_at.desc,id.desc'],
  regional_contacts: ['kabupaten_kota,nama_kontak,nomor_telepon,foto_url,id', 'kabupaten_kota.asc,id.asc'],
};

test.each([
  [paths.program, ['program_documents', 'sppg']],
  [paths.dataYayasan, ['yayasan']],
  [paths.direktoriKontak, ['regional_contacts']],
])('%s asks for %j as the specification says', async (path, tables) => {
  const asked = new Map<string, unknown[]>();
  answerAsSpecified();
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const table = pathname.split('/').at(-1) ?? '';
    const [select, order, ofEmbed] = ['select', 'order', 'sppg.order'].map((name) => searchParams.get(name));
    if (!asked.has(table)) asked.set(table, [select, order, ofEmbed].filter(Boolean));
  });
  onTestFinished(() => server.events.removeAllListeners());
  await problemsOf(await renderSite(path));
  for (const table of tables) expect(asked.get(table)).toEqual(calls[table]);
});

test('every path with a parameter is walked', () => {
  expect(pathsOf(routes).filter((path) => /[:*]/.test(path) && !opened[path])).toEqual([]);
});

describe('rows of the specification’s columns alone', () => {
  test.each(everywhere.filter((path) => !isOfAdmins(path)))('a visitor reads %s', async (path) => {
    answerAsSpecified();
    expect(await problemsOf(await renderSite(path))).toEqual([]);
  });

  test.each([...everywhere.filter(isOfAdmins), ...ofRows])('an admin works on %s', async (path) => {
    storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
    answerAsSpecified();
    const view = await renderSite(path);
    expect(await problemsOf(view)).toEqual([]);
    await openDialogs(view.user);
  });
});

test.each(ofRows)('on %s nothing breaks by what else a backend leaves out or adds', async (path) => {
  answerAsSpecified();
  const strange = (row: Row) => ({ ...row, sppg: undefined, yayasan: null, kolom_asing: { a: [null] } });
  for (const [table, rows] of Object.entries(specified)) reply(`GET ${table}`, rows.map(strange));
  reply('GET rpc/cari_sppg', specified.sppg?.map(strange));
  expect(await problemsOf(await renderSite(path))).toEqual([]);
});

const stopsUnknown =
  'Penghentian dan kejadian gagal dimuat. Karena itu keadaan dapur hari ini tidak ditampilkan.';
const unknownWithRetry = [`${stopsUnknown}Coba Lagi`, stopsUnknown, 'Coba Lagi'];

test.each([
  [paths.program, 'SPPG Pedurungan', unknownWithRetry],
  [paths.dataYayasan, 'Yayasan Ajeg', unknownWithRetry],
  [paths.direktoriKontak, 'Sekar Tes', []],
])('%s shows its list when what is asked for beside it fails', async (path, name, said) => {
  answerAsSpecified();
  const unknown = { code: '42703', message: 'column does not exist' };
  refuse('GET sppg_penghentian', 400, unknown);
  refuse('GET sppg_kejadian', 400, unknown);
  refuse('GET regional_contacts', 400, unknown, ({ search }) => search.includes('bersedia_whatsapp'));
  expect(await problemsOf(await renderSite(path))).toEqual(said);
  expect(screen.getAllByText(name)[0]).toBeVisible();
});

/** Opens the dialog of each kind of button once. */
async function openDialogs(user: UserEvent) {
  const buttons = within(screen.getByRole('main')).queryAllByRole('button', {
    name: /^(?:Edit|Hapus|Tambah|Catat|Edisi)/,
  });
  const kinds = new Map(buttons.map((button) => [button.textContent?.split(' ')[0], button]));
  for (const button of kinds.values()) {
    await user.click(button);
    await vi.dynamicImportSettled();
    expect(spilled()).toEqual([]);
    await user.keyboard('{Escape}');
  }
}
