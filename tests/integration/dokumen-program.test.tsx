import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Tables } from '@/lib/supabase/database.types';
import { accept, headersOf, hold, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeProgramDocument } from '../factories';
import { renderSite, storeSession } from '../render';

const uploading = 'POST /storage/v1/object/program_documents/*';

/** An edition that was replaced. */
const makeEdition = (given: Partial<Tables<'program_document_editions'>>) => ({
  id: `00000000-0000-4000-e000-00000000000${given.edition}`,
  edition_at: '2026-10-01T08:00:00+00:00',
  edition_note: null,
  file_path: `program_regulations/${given.edition}_arsip.pdf`,
  ...given,
});

function fail(): never {
  throw new Error('Not found');
}

function serverKnows(...documents: ReturnType<typeof makeProgramDocument>[]) {
  putRows('program_documents', documents);
}

async function openProgram(path = '/program') {
  const { user } = await renderSite(path);
  return { user, section: within(await screen.findByRole('region', { name: 'Dokumen dan regulasi' })) };
}

async function openProgramAsManager() {
  storeSession('petugas@contoh.id', { can_manage: true });
  const opened = await openProgram();
  await opened.section.findByRole('button', { name: 'Unggah PDF' });
  return opened;
}

/** Without the `accept` filter of the file chooser, which dropping a file or typing a name bypasses. */
async function choose(section: Awaited<ReturnType<typeof openProgram>>['section'], file: File) {
  await userEvent.setup({ applyAccept: false }).upload(section.getByLabelText('File PDF'), file);
}

const pdf = (name = 'Juknis Baru.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** Defines an API that happy-dom's navigator lacks. */
function giveNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('a visitor', () => {
  test('sees that documents are loading, then all of them, with no way to change them', async () => {
    const documents = [
      makeProgramDocument({ title: 'Panduan Suhu', created_at: '2026-10-28T04:05:00+00:00' }),
      makeProgramDocument({ title: 'Daftar Istilah', dikonfirmasi_pada: null }),
    ];

    serverKnows(...documents);
    const answer = hold('GET program_documents');
    const { section } = await openProgram();
    expect(section.getByText('Memuat dokumen...')).toBeVisible();
    answer();
    expect(await section.findByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();
    expect(section.getByRole('heading', { name: 'Daftar Istilah' })).toBeVisible();
    expect(section.getByText(/28 Oktober 2026/)).toBeVisible();
    // The other document is confirmed by the company, so this is the only one that says so.
    expect(section.getByText('Belum dikonfirmasi oleh kami').closest('li')).toHaveTextContent(
      'Daftar Istilah',
    );
    expect(section.queryByText('Memuat dokumen...')).not.toBeInTheDocument();
    expect(section.queryByRole('button', { name: /Unggah|Hapus/ })).not.toBeInTheDocument();
  });

  test('is told when there are no documents', async () => {
    serverKnows();
    const { section } = await openProgram();
    expect(await section.findByText('Tidak ada dokumen ditemukan.')).toBeVisible();
  });

  test('finds documents by any part of the title, in any case and with whatever spaces', async () => {
    serverKnows(
      makeProgramDocument({ title: 'Panduan\u00a0 Suhu' }),
      makeProgramDocument({ title: 'Daftar Istilah' }),
    );
    const { user, section } = await openProgram();
    await section.findByRole('heading', { name: 'Panduan Suhu' });
    const search = section.getByRole('searchbox', { name: 'Cari dokumen' });

    await user.type(search, ' daftar  ISTI');
    await waitFor(() => expect(section.queryByText('Panduan Suhu')).not.toBeInTheDocument());
    expect(section.getByRole('heading', { name: 'Daftar Istilah' })).toBeVisible();

    await user.clear(search);
    await user.type(search, 'panduan suhu');
    expect(await section.findByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();

    await user.type(search, 'x');
    expect(await section.findByText('Tidak ada dokumen ditemukan.')).toBeVisible();
    await user.clear(search);
    expect(await section.findByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();
  });

  test('follows a link to a search in them, which the network’s search leaves as it is', async () => {
    serverKnows(
      makeProgramDocument({ title: 'Panduan Suhu' }),
      makeProgramDocument({ title: 'Daftar Istilah' }),
    );
    const { user } = await renderSite('/program?dokumen=suhu');
    expect(await screen.findByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Daftar Istilah' })).not.toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Cari dokumen' });
    expect(search).toHaveValue('suhu');

    await user.type(await screen.findByRole('searchbox', { name: 'Cari SPPG' }), 'kudus');
    await user.type(search, ' x');
    await waitFor(() => expect(location.search).toBe('?dokumen=suhu+x&cari=kudus'));
  });

  test('filters by category, which a link keeps, and starts again where nothing is found', async () => {
    serverKnows(
      makeProgramDocument({ title: 'Panduan Suhu', category: 'Panduan' }),
      makeProgramDocument({ title: 'Aturan Gizi', category: 'Regulasi' }),
    );
    const { user, section } = await openProgram();
    expect(await section.findByText('Regulasi', { selector: 'span' })).toBeVisible();
    await user.selectOptions(section.getByLabelText('Kategori'), 'Panduan');
    expect(location.search).toBe('?kategori=panduan');
    await waitFor(() => expect(section.queryByText('Aturan Gizi')).not.toBeInTheDocument());
    expect(section.getByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();

    await user.type(section.getByRole('searchbox', { name: 'Cari dokumen' }), 'gizi');
    expect(await section.findByText('Tidak ada dokumen ditemukan.')).toBeVisible();
    expect(section.getByText('Yang dicari: judul “gizi” dalam kategori Panduan.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Hapus pencarian dan filter' }));
    expect(await section.findByRole('heading', { name: 'Aturan Gizi' })).toBeVisible();
    expect(location.search).toBe('');
  });

  test('downloads a document under its title, from nowhere but the own storage', async () => {
    const elsewhere =
      'https://jahat.contoh.id/storage/v1/object/public/program_documents/program_regulations/1_a.pdf';
    serverKnows(
      makeProgramDocument({ title: 'Panduan Suhu', file_name: '1 Panduan é.pdf' }),
      makeProgramDocument({
        title: 'Daftar Istilah',
        file_name: '1_a.pdf',
        file_url: elsewhere,
        file_path: 'program_regulations/1_a.pdf',
      }),
    );
    const { user, section } = await openProgram();
    const link = await section.findByRole('link', { name: 'Unduh Panduan Suhu' });
    expect(link).toHaveAttribute('download', '1 Panduan é.pdf');
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin).toBe(location.origin);
    expect(address.pathname).toMatch(
      /^\/storage\/v1\/object\/public\/program_documents\/program_regulations\//,
    );
    expect([...address.searchParams]).toEqual([['download', 'Panduan Suhu.pdf']]);
    expect(section.getByRole('link', { name: 'Unduh Daftar Istilah' })).toHaveAttribute(
      'href',
      `${location.origin}/storage/v1/object/public/program_documents/program_regulations/1_a.pdf?download=Daftar%20Istilah.pdf`,
    );

    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText('Unduhan Dimulai')).toBeVisible();
    expect(screen.getByText('Mengunduh 1 Panduan é.pdf...')).toBeVisible();
  });

  test('sees pinned documents first, in their order, then the newest by their own day', async () => {
    serverKnows(
      makeProgramDocument({ title: 'Lama', document_date: '2025-03-03' }),
      makeProgramDocument({ title: 'Terbaru' }),
      makeProgramDocument({ title: 'Kedua', urutan: 2 }),
      makeProgramDocument({ title: 'Pertama', urutan: 0 }),
      makeProgramDocument({ title: 'Ketiga' }),
    );
    const { section } = await openProgram();
    await section.findByRole('heading', { name: 'Terbaru' });
    const titles = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    // The server sends the newest first.
    expect(titles).toEqual(['Pertama', 'Kedua', 'Terbaru', 'Ketiga', 'Lama']);
    expect(section.getByText('tertanggal 3 Maret 2025')).toBeVisible();
    expect(section.getAllByText(/^Disematkan · /)).toHaveLength(2);
  });

  test('sees which edition a document is, and gets those before when they are asked for', async () => {
    const document = makeProgramDocument({
      title: 'Juknis: "MBG" / 2026',
      edition: 3,
      edition_at: '2026-11-12T05:00:00+00:00',
      edition_note: 'Batas suhu antar diperbarui.',
    });
    serverKnows(document, makeProgramDocument({ title: 'Daftar Istilah' }));
    const document_id = document.id;
    putRows('program_document_editions', [
      makeEdition({ document_id, edition: 1, edition_at: '2026-02-03T05:00:00+00:00' }),
      makeEdition({
        document_id,
        edition: 2,
        edition_at: '2026-06-01T05:00:00+00:00',
        edition_note: 'Dapur baru.',
      }),
    ]);
    const asked = urlsOf('GET program_document_editions');
    const { user, section } = await openProgram();
    const row = within((await section.findByText('Edisi 3 · 12 November 2026')).closest('li') ?? fail());
    expect(await row.findByText('Yang berubah: Batas suhu antar diperbarui.')).toBeVisible();
    const present = new URL(row.getByRole<HTMLAnchorElement>('link', { name: /^Unduh Juknis/ }).href);
    expect(present.pathname).toMatch(new RegExp(`/${document.file_name}$`));
    expect([...present.searchParams]).toEqual([['download', 'Juknis- -MBG- - 2026 - Edisi 3.pdf']]);
    expect(section.getAllByText(/^Edisi sebelumnya/)).toHaveLength(1);
    expect(asked).toEqual([]);

    await user.click(row.getByText('Edisi sebelumnya (2)'));
    const earlier = within((await row.findByText('Edisi 2')).closest('ul') ?? fail());
    const [second, first] = earlier.getAllByRole('listitem');
    expect(second).toHaveTextContent(
      /^Edisi 2Sudah diganti1 Juni 2026 sampai 12 November 2026Yang berubah: Dapur baru\./,
    );
    expect(first).toHaveTextContent(/^Edisi 1Sudah diganti3 Februari 2026 sampai 1 Juni 2026Unduh/);
    const link = earlier.getByRole('link', { name: 'Unduh Juknis: "MBG" / 2026, edisi 1' });
    expect(link).toHaveAttribute('download', 'Juknis- -MBG- - 2026 - Edisi 1.pdf');
    expect(link).toHaveAttribute('href', expect.stringContaining('/program_regulations/1_arsip.pdf?'));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.search).toContain(`document_id=eq.${document.id}&edition=lt.3`);
  });

  test('is told when earlier editions can’t be loaded, and when none is left', async () => {
    serverKnows(makeProgramDocument({ edition: 2, edition_at: '2026-11-12T05:00:00+00:00' }));
    refuse('GET program_document_editions', 400, { message: 'Server sibuk' });
    const { user, section } = await openProgram();
    await user.click(await section.findByText('Edisi sebelumnya (1)'));
    expect(await section.findByText('Edisi sebelumnya gagal dimuat. Server sibuk')).toBeVisible();
    reply('GET program_document_editions', []);
    await user.click(section.getByRole('button', { name: 'Coba Lagi' }));
    expect(await section.findByText('Edisi sebelumnya tidak tersimpan lagi.')).toBeVisible();
  });

  test('sees why documents could not be loaded, and gets them with "Coba Lagi"', async () => {
    const mend = refuse('GET program_documents', 500, { message: 'Server sibuk' });
    const { user, section } = await openProgram();
    expect(await screen.findByText('Gagal Memuat Dokumen')).toBeVisible();
    expect(screen.getAllByText('Server sibuk')).toHaveLength(2);
    mend();
    serverKnows(makeProgramDocument({ title: 'Panduan Suhu' }));
    await user.click(section.getByRole('button', { name: 'Coba Lagi' }));
    expect(await section.findByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();
  });
});

test('who is signed in, but not allowed to manage, is told what is missing', async () => {
  storeSession('calon@contoh.id');
  serverKnows(makeProgramDocument({ title: 'Panduan Suhu' }));
  const { section } = await openProgram();
  expect(await section.findByText('Akun Anda menunggu persetujuan admin.')).toBeVisible();
  expect(await section.findByRole('link', { name: 'Unduh Panduan Suhu' })).toBeVisible();
  expect(section.queryByRole('button', { name: /Unggah|Hapus/ })).not.toBeInTheDocument();
});

test('who is signed in is told when their rights could not be checked, and can try again', async () => {
  storeSession('petugas@contoh.id', { can_manage: true });
  refuse('POST rpc/my_access', 400, { message: 'Server sibuk' });
  serverKnows(makeProgramDocument({ title: 'Panduan Suhu' }));
  const { user, section } = await openProgram();
  expect(await section.findByText(/Hak akun Anda gagal diperiksa. Server sibuk/)).toBeVisible();
  expect(screen.queryByText('Akun Anda menunggu persetujuan admin.')).not.toBeInTheDocument();
  reply('POST rpc/my_access', { can_manage: true, is_admin: false });
  await user.click(section.getByRole('button', { name: 'Coba Lagi' }));
  expect(await section.findByRole('button', { name: /Unggah/ })).toBeVisible();
  expect(section.queryByText(/gagal diperiksa/)).not.toBeInTheDocument();
});

test('a shared link shows its document, in the newest edition, and leads on to the others', async () => {
  const document = makeProgramDocument({
    title: 'Panduan Suhu',
    edition: 2,
    edition_at: '2026-11-12T05:00:00+00:00',
  });
  serverKnows(document, makeProgramDocument({ title: 'Daftar Istilah' }));
  const { user, section } = await openProgram(`/program?berkas=${document.id}#dokumen`);
  expect(await section.findByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();
  expect(section.getByText(/^Edisi 2 ·/)).toBeVisible();
  expect(section.queryByRole('heading', { name: 'Daftar Istilah' })).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Tampilkan semua dokumen' }));
  expect(await section.findByRole('heading', { name: 'Daftar Istilah' })).toBeVisible();
});

describe('sharing', () => {
  const document = makeProgramDocument({ title: 'Panduan Suhu' });
  const address = `${import.meta.env.VITE_SITE_URL}/program?berkas=${document.id}#dokumen`;

  async function share() {
    serverKnows(document);
    const { user, section } = await openProgram();
    const button = await section.findByRole('button', { name: 'Bagikan Panduan Suhu' });
    return () => user.click(button);
  }

  test('opens the device’s share sheet with title, text and address', async () => {
    const sheet = vi.fn<(given: unknown) => Promise<void>>().mockResolvedValue();
    const press = await share();
    giveNavigator('share', sheet);
    await press();
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: 'Panduan Suhu',
      text: 'Dokumen Program MBG dan SPPG: Panduan Suhu',
      url: address,
    });
    expect(screen.queryByText('URL Disalin')).not.toBeInTheDocument();
  });

  test('passes on no word that nobody stands for', async () => {
    const sheet = vi.fn<(given: unknown) => Promise<void>>().mockResolvedValue();
    serverKnows({ ...document, dikonfirmasi_pada: null });
    const { user, section } = await openProgram();
    giveNavigator('share', sheet);
    await user.click(await section.findByRole('button', { name: 'Bagikan Panduan Suhu' }));
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: 'Dokumen Program MBG dan SPPG',
      text: 'Belum dikonfirmasi oleh kami',
      url: address,
    });
  });

  test('says nothing when the visitor closes the share sheet', async () => {
    const press = await share();
    const writeText = vi.fn<(text: string) => Promise<void>>();
    giveNavigator('share', () => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    giveNavigator('clipboard', { writeText });
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByText(/URL/)).not.toBeInTheDocument();
  });

  test('copies the address where there is no share sheet', async () => {
    const press = await share();
    const writeText = vi.fn<(given: unknown) => Promise<void>>().mockResolvedValue();
    giveNavigator('clipboard', { writeText });
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
    expect(await screen.findByText('URL Disalin')).toBeVisible();
    expect(screen.getByText('Alamat Panduan Suhu siap ditempel.')).toBeVisible();
  });

  test('copies the address when the share sheet is refused', async () => {
    const press = await share();
    const writeText = vi.fn<(given: unknown) => Promise<void>>().mockResolvedValue();
    giveNavigator('share', () => Promise.reject(new DOMException('No', 'NotAllowedError')));
    giveNavigator('clipboard', { writeText });
    await press();
    expect(await screen.findByText('URL Disalin')).toBeVisible();
  });

  test('says so when the address can’t be copied', async () => {
    const press = await share();
    giveNavigator('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    await press();
    expect(await screen.findByText('Gagal Menyalin URL')).toBeVisible();
    expect(
      screen.getByText(
        'Peramban Anda tidak mengizinkan penyalinan. Tekan lama tombol Unduh, lalu pilih salin tautan.',
      ),
    ).toBeVisible();
  });
});

describe('uploading', () => {
  test.each([
    ['another kind of file', new File(['MZ'], 'pasang.exe')],
    ['a renamed program', new File(['MZ\x90\x00'], 'juknis.pdf', { type: 'application/pdf' })],
  ])('%s is refused before anything is sent', async (_what, file) => {
    serverKnows();
    const { section } = await openProgramAsManager();
    await choose(section, file);
    expect(await screen.findByText('Jenis File Salah')).toBeVisible();
    expect(screen.getByText('Hanya file PDF yang diizinkan.')).toBeVisible();
  });

  test('the chooser offers PDFs only', async () => {
    serverKnows();
    const { section } = await openProgramAsManager();
    expect(section.getByLabelText('File PDF')).toHaveAttribute('accept', '.pdf');
  });

  test('a PDF above the bucket’s limit is refused before anything is sent', async () => {
    serverKnows();
    const { section } = await openProgramAsManager();
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose(section, large);
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(
      screen.getByText('Ukuran file maksimal adalah 20 MB. Perkecil file PDF ini, lalu coba lagi.'),
    ).toBeVisible();
  });

  test('the button is off while uploading, and a failure is explained', async () => {
    serverKnows();
    refuse('POST /storage/v1/object/program_documents/*', 500, {
      statusCode: '500',
      message: 'Kuota penyimpanan penuh',
    });
    const answer = hold('POST /storage/v1/object/program_documents/*');
    const { section } = await openProgramAsManager();
    await choose(section, pdf());
    expect(await section.findByRole('button', { name: 'Mengunggah...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer();
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(screen.getByText('Kuota penyimpanan penuh')).toBeVisible();
    expect(await section.findByRole('button', { name: 'Unggah PDF' })).toBeEnabled();
  });

  test('what arrived is shown, even where the answer was lost', async () => {
    serverKnows();
    reply('DELETE /storage/v1/object/program_documents', [{ name: 'x' }]);
    lose('POST program_documents', () => serverKnows(makeProgramDocument({ title: 'Juknis Baru' })));
    reply(uploading, { Id: '1', Key: 'x' });
    const { section } = await openProgramAsManager();
    await choose(section, pdf());
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(await section.findByRole('heading', { name: 'Juknis Baru' })).toBeVisible();
  });

  test('the file is removed again when its row is refused', async () => {
    serverKnows();
    refuse('POST program_documents', 403, { code: '42501', message: 'denied' });
    reply(uploading, { Id: '1', Key: 'x' });
    const uploads = urlsOf(uploading);
    const upserts = headersOf(uploading, 'x-upsert');
    const removed = reply('DELETE /storage/v1/object/program_documents', [{ name: 'x' }]);
    const { section } = await openProgramAsManager();
    await choose(section, pdf());
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(screen.getByText('Anda tidak berhak melakukan tindakan ini.')).toBeVisible();
    const path = decodeURIComponent(uploads[0]?.pathname ?? '').replace(/^.*\/program_documents\//, '');
    expect(path).toMatch(/^program_regulations\/\d{13}_Juknis-Baru\.pdf$/);
    expect(upserts).toEqual(['false']);
    expect(removed).toEqual([{ prefixes: [path] }]);
  });
});

describe('deleting', () => {
  async function openDialog() {
    serverKnows(makeProgramDocument({ title: 'Panduan Suhu' }));
    const { user, section } = await openProgramAsManager();
    await user.click(await section.findByRole('button', { name: 'Hapus Panduan Suhu' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^Apakah Anda yakin ingin menghapus dokumen "Panduan Suhu"\? .*seorang admin dapat memulihkan dokumen ini di halaman Riwayat/,
    );
    return { user, dialog, section };
  }

  test('"Batal" keeps the document', async () => {
    const { user, dialog, section } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(section.getByRole('heading', { name: 'Panduan Suhu' })).toBeVisible();
  });

  test('a failure is explained and the question stays', async () => {
    const { user, dialog } = await openDialog();
    refuse('DELETE program_documents', 500, { message: 'Terkunci' });
    // The list is read again in the background, and its answer is held: the dialog must not wait for it.
    hold('GET program_documents', ({ searchParams }) => searchParams.has('order'));
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Gagal Menghapus')).toBeVisible();
    expect(screen.getByText('Terkunci')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Hapus' })).toBeEnabled());
  });

  test('a document that a colleague has deleted already leaves the list, and so does the question', async () => {
    const { user, dialog, section } = await openDialog();
    accept('DELETE program_documents');
    serverKnows(makeProgramDocument({ title: 'Daftar Istilah' }));
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Gagal Menghapus')).toBeVisible();
    expect(screen.getByText('Panduan Suhu sudah lebih dulu dihapus oleh pengguna lain.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await section.findByText('Daftar Istilah', { selector: 'h3' })).toBeInTheDocument();
    expect(section.queryByText('Panduan Suhu', { selector: 'h3' })).not.toBeInTheDocument();
  });

  test('a double press deletes once', async () => {
    const { user, dialog } = await openDialog();
    const deleted = accept('DELETE program_documents');
    reply('DELETE /storage/v1/object/program_documents', [{ name: 'panduan-suhu.pdf' }]);
    await user.dblClick(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Dokumen Dihapus')).toBeVisible();
    expect(deleted).toHaveLength(1);
  });

  test('a storage service that does not answer keeps nobody waiting for ever', async () => {
    const { user, dialog } = await openDialog();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    reply('DELETE program_documents', { id: '1' });
    reply('DELETE /storage/v1/object/program_documents', () => {
      vi.advanceTimersByTime(20_000);
      return new Promise<void>(() => {});
    });
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Dokumen Dihapus')).toBeVisible();
    vi.mocked(console.warn).mockClear();
  });

  test('a file that can’t be removed is only warned about on the console', async () => {
    const { user, dialog, section } = await openDialog();
    refuse('DELETE /storage/v1/object/program_documents');
    reply('DELETE program_documents', () => {
      serverKnows();
      return { id: '1' };
    });
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Dokumen Dihapus')).toBeVisible();
    expect(screen.getByText('Panduan Suhu telah dihapus.')).toBeVisible();
    expect(await section.findByText('Tidak ada dokumen ditemukan.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/program_regulations\/.*was not removed/),
      expect.objectContaining({ message: 'mati' }),
    );
    vi.mocked(console.warn).mockClear();
  });

  test('who deleted one is told when the list could not be loaded again, and gets it on demand', async () => {
    const { user, dialog, section } = await openDialog();
    accept('DELETE program_documents');
    reply('DELETE /storage/v1/object/program_documents', [{ name: 'panduan-suhu.pdf' }]);
    const mend = refuse('GET program_documents');
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    const note = await section.findByText(/Daftar ini mungkin bukan yang terbaru/, {}, { timeout: 5000 });
    expect(note).toBeVisible();
    mend();
    await user.click(section.getByRole('button', { name: 'Muat ulang daftar' }));
    expect(await section.findByText('Tidak ada dokumen ditemukan.')).toBeVisible();
    expect(note).not.toBeInTheDocument();
  });

  test('is refused when the session has ended in another tab', async () => {
    const { user, dialog } = await openDialog();
    localStorage.clear();
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Akses Ditolak')).toBeVisible();
    expect(screen.getByText('Anda harus login untuk menghapus dokumen.')).toBeVisible();
  });
});

test('a manager finds uploading and deleting here, and the way to all the rest', async () => {
  serverKnows(makeProgramDocument({ title: 'Panduan Suhu' }));
  storeSession('dapur@contoh.id', { can_manage: true, is_manager: true });
  const { section } = await openProgram();
  expect(await section.findByRole('button', { name: 'Unggah PDF' })).toBeVisible();
  expect(await section.findByRole('button', { name: 'Hapus Panduan Suhu' })).toBeVisible();
  expect(section.queryByRole('button', { name: /^(?:Edit|Edisi|Sematkan)/ })).not.toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Atur judul, tanggal, urutan, dan edisi' })).toHaveAttribute(
    'href',
    '/admin/dokumen',
  );
});

test('an upload joins the category whose documents are listed, which is said before', async () => {
  serverKnows();
  const rows = accept('POST program_documents');
  reply(uploading, { Id: '1', Key: 'x' });
  const { user, section } = await openProgramAsManager();
  const upload = section.getByRole('button', { name: 'Unggah PDF' });
  expect(upload).toHaveAccessibleDescription(/^Dokumen baru masuk kategori Lainnya dan langsung tampil/);
  await user.selectOptions(section.getByLabelText('Kategori'), 'Laporan');
  await waitFor(() => expect(upload).toHaveAccessibleDescription(/^Dokumen baru masuk kategori Laporan /));
  await choose(section, pdf());
  expect(await screen.findByText('Unggah Berhasil')).toBeVisible();
  expect(rows).toMatchObject([{ title: 'Juknis Baru', category: 'Laporan' }]);
});

test('a PDF that would get the title of another document is asked about before it is uploaded', async () => {
  serverKnows(makeProgramDocument({ title: 'juknis baru' }));
  const rows = accept('POST program_documents');
  reply(uploading, { Id: '1', Key: 'x' });
  const { user, section } = await openProgramAsManager();
  await section.findByRole('heading', { name: 'juknis baru' });
  await choose(section, pdf());
  const question = await screen.findByRole('alertdialog', { name: 'Judul yang sama' });
  expect(question).toHaveTextContent('Sudah ada dokumen berjudul “Juknis Baru”.');
  expect(rows).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unggah juga' }));
  expect(await screen.findByText('Unggah Berhasil')).toBeVisible();
  expect(rows).toHaveLength(1);
});
