import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { articlePath, districtPath, leadPath, openingPath, paths, sppgPath } from '@/config/paths';
import type { PageRoute } from '@/lib/route-handle';
import { seededArticles } from '../seeded-articles';
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
    { kind: 'partnership_applications', ...application, name: application.contact_person },
  ],
};

/** What the site can't do without beside them. */
const beside: Record<string, Row[]> = {
  wilayah: [{ nama: 'Kota Semarang' }],
  access_settings: [{ access_mode: 'any_signed_in' }],
  accounts: [{ user_id: '00000000-0000-4000-8000-000000000001', email: 'admin@contoh.id', role: 'admin' }],
  admin_summary: [{ amount: 1 }],
};

/** @param strange - turns each row into what another backend might answer */
function answerAsSpecified(strange: (row: Row) => Row = (row) => row) {
  const read = (table: string) => [...(specified[table] ?? []).map(strange), ...(beside[table] ?? [])];
  server.use(
    http.get('*/rest/v1/:table', ({ request, params }) => {
      const rows = read(String(params.table));
      if (!request.headers.get('accept')?.includes('vnd.pgrst.object')) return HttpResponse.json(rows);
      return rows[0]
        ? HttpResponse.json(rows[0])
        : HttpResponse.json({ code: 'PGRST116', message: 'no row' }, { status: 406 });
    }),
    http.head('*/rest/v1/:table', () => new HttpResponse(null, { headers: { 'content-range': '*/0' } })),
    http.get(/rest\/v1\/rpc\/(?:cari_sppg|sppg_mirip)/, () => HttpResponse.json(read('sppg'))),
    // With the specification's columns alone nobody has confirmed a kitchen, so that there is nothing to read.
    http.post('*/rest/v1/rpc/sppg_belum_dibaca', () => HttpResponse.json([])),
  );
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
  answerAsSpecified((row) => ({ ...row, sppg: undefined, yayasan: null, kolom_asing: { a: [null] } }));
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
  const unknown = () =>
    HttpResponse.json({ code: '42703', message: 'column does not exist' }, { status: 400 });
  server.use(
    http.get('*/rest/v1/sppg_penghentian', unknown),
    http.get('*/rest/v1/sppg_kejadian', unknown),
    http.get('*/rest/v1/regional_contacts', ({ request: { url } }) =>
      url.includes('bersedia_whatsapp') ? unknown() : undefined,
    ),
  );
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
