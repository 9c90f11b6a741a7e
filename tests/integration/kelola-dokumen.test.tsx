import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { accept, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeProgramDocument } from '../factories';
import { renderSite, storeSession } from '../render';

// What anybody may do who manages, uploading and deleting on /program, is in dokumen-program.test.tsx.

const storesFile = 'POST /storage/v1/object/program_documents/*';

function serverKnows(...documents: ReturnType<typeof makeProgramDocument>[]) {
  putRows('program_documents', documents);
}

async function openDesk() {
  storeSession('dapur@contoh.id', { can_manage: true, is_manager: true });
  const { user } = await renderSite('/admin/dokumen');
  const section = within(await screen.findByRole('main'));
  await section.findByLabelText('Tambah dokumen PDF');
  return { user, section };
}

describe('new documents', () => {
  const pdf = (name: string) =>
    new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf', lastModified: 1 });

  interface Titled {
    id: string;
    title: string;
  }

  /** A storage service and a table that refuse what is named in `refused`; what arrived, in order. */
  function serverTakes(refused: Set<string> = new Set()) {
    const arrived: Titled[] = [];
    reply('DELETE /storage/v1/object/program_documents', [{ name: 'x' }]);
    reply(storesFile, { Id: '1', Key: 'x' });
    const files = urlsOf(storesFile);
    const add = (row: Titled) => {
      if (refused.has(row.title)) return HttpResponse.json({ message: 'Kuota habis' }, { status: 400 });
      arrived.push(row);
    };
    const tried = reply('POST program_documents', add, 201);
    return { arrived, files, tried };
  }

  async function chooseFiles(...files: File[]) {
    serverKnows();
    const { user, section } = await openDesk();
    await userEvent.setup({ applyAccept: false }).upload(section.getByLabelText('Tambah dokumen PDF'), files);
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog };
  }

  const titles = () => screen.getAllByLabelText<HTMLInputElement>('Judul').map(({ value }) => value);

  test('several wait, with title, category and day, and nothing is sent before they are published', async () => {
    const { arrived, files } = serverTakes();
    const { user, dialog } = await chooseFiles(pdf('scan_0001.pdf'), pdf('Juknis.pdf'));
    expect(screen.getByRole('dialog', { name: '2 Dokumen Baru' })).toHaveAccessibleDescription(
      /^Belum ada yang dapat dilihat pengunjung/,
    );
    await waitFor(() => expect(dialog.getAllByText('Siap diterbitkan')).toHaveLength(2));
    expect(titles()).toEqual(['scan_0001', 'Juknis']);
    await user.selectOptions(dialog.getByLabelText(/^Kategori semua/), 'Regulasi');
    const [title] = dialog.getAllByLabelText('Judul');
    const [day] = dialog.getAllByLabelText(/^Tanggal dokumen/);
    if (!title || !day) throw new Error('There is no field.');
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await dialog.findByText('Judul tidak boleh kosong.')).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    expect(files).toEqual([]);

    await user.type(title, 'Perpres 115');
    await user.type(day, '2025-11-17');
    await user.dblClick(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText('Sudah Terbit')).toBeVisible();
    expect(screen.getByText('2 dokumen tampil di halaman Program.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The list shows the newest first: the first file is sent last, so that it stands above the others.
    const names = files.map(({ pathname }) => pathname.replace(/^.*\/\d+_/, ''));
    expect(names).toEqual(['Juknis.pdf', 'Perpres-115.pdf']);
    expect(arrived).toMatchObject([
      { title: 'Juknis', category: 'Regulasi', document_date: null },
      { title: 'Perpres 115', category: 'Regulasi', document_date: '2025-11-17' },
    ]);
    expect(JSON.stringify(arrived)).not.toContain('scan_0001');
  });

  test('what fails stays with everything typed and its reason, and is no twin when it is sent again', async () => {
    const refused = new Set(['Juknis']);
    const { arrived, tried } = serverTakes(refused);
    const { user, dialog } = await chooseFiles(pdf('Juknis.pdf'), pdf('Lain.pdf'));
    await waitFor(() => expect(dialog.getAllByText('Siap diterbitkan')).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(screen.getByText(/^1 dari 2 dokumen belum terbit\./)).toBeVisible();
    expect(dialog.getByText('Kuota habis')).toBeVisible();
    expect(titles()).toEqual(['Juknis']);
    refused.clear();
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText('Juknis tampil di halaman Program.')).toBeVisible();
    expect(arrived.map(({ title }) => title)).toEqual(['Lain', 'Juknis']);
    const ids = tried.flatMap(({ id, title }) => (title === 'Juknis' ? [id] : []));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('one that is no PDF says so, and keeps the others back until it is taken out; closing asks first', async () => {
    const { arrived } = serverTakes();
    const { user, dialog } = await chooseFiles(new File(['MZ'], 'program.pdf'), pdf('Juknis.pdf'));
    expect(await dialog.findByText('Hanya file PDF yang diizinkan.')).toBeVisible();
    expect(await dialog.findByText('Siap diterbitkan')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await dialog.findByText(/^Ada file yang belum siap\./)).toBeVisible();
    expect(arrived).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Hapus file program.pdf' }));
    expect(dialog.queryByText(/^Ada file yang belum siap\./)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' }));
    await user.click(question.getByRole('button', { name: 'Lanjut Mengisi' }));
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText('Juknis tampil di halaman Program.')).toBeVisible();
    expect(arrived).toMatchObject([{ title: 'Juknis', category: 'Lainnya' }]);
  });

  test('two documents of one title are asked about, and published when that is meant', async () => {
    const { arrived } = serverTakes();
    serverKnows(makeProgramDocument({ title: 'Juknis' }));
    const { user, section } = await openDesk();
    await section.findByRole('heading', { name: 'Juknis' });
    const files = ['juknis.pdf', 'Laporan.pdf', 'laporan.pdf'].map(
      (name) => new File([`%PDF-1.7 ${name}`], name),
    );
    await userEvent.setup({ applyAccept: false }).upload(section.getByLabelText('Tambah dokumen PDF'), files);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByText('Siap diterbitkan')).toHaveLength(3));
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Judul yang sama' });
    expect(question).toHaveTextContent('Sudah ada dokumen berjudul “juknis” dan “laporan”.');
    await user.click(within(question).getByRole('button', { name: 'Batal' }));
    expect(arrived).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    await user.click(await screen.findByRole('button', { name: 'Terbitkan juga' }));
    expect(await screen.findByText('3 dokumen tampil di halaman Program.')).toBeVisible();
    expect(arrived).toHaveLength(3);
  });
});

test('documents are put in an order with buttons and by dragging, and let go to that of their day', async () => {
  const pinned = ['Satu', 'Dua', 'Tiga'].map((title, urutan) => makeProgramDocument({ title, urutan }));
  serverKnows(...pinned, makeProgramDocument({ title: 'Lain' }));
  const sent = reply('PATCH program_documents', { id: '1' });
  const { user, section } = await openDesk();
  const press = async (name: string, title: string, toast: string) => {
    await user.click(await section.findByRole('button', { name }));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  };
  expect(await section.findByRole('button', { name: 'Ke atas: Satu' })).toBeDisabled();
  expect(section.getByRole('button', { name: 'Ke bawah: Tiga' })).toBeDisabled();
  await press('Ke atas: Tiga', 'Urutan Diubah', 'Tiga sudah dipindahkan.');
  await press('Ke bawah: Satu', 'Urutan Diubah', 'Satu sudah dipindahkan.');
  await press('Sematkan di atas: Lain', 'Dokumen Disematkan', 'Lain sekarang di antara yang teratas.');
  await press('Lepas sematan: Dua', 'Sematan Dilepas', 'Dua kembali ke urutan menurut tanggal.');
  expect(sent).toEqual([{ urutan: 0.5 }, { urutan: 1.5 }, { urutan: -1 }, { urutan: null }]);

  const rowOf = (title: string) =>
    section.getByRole('heading', { name: title }).closest('li') ?? document.body;
  const grip = rowOf('Lain').querySelector('[draggable=true]') ?? document.body;
  const dataTransfer = { setDragImage: () => {} };
  fireEvent.dragStart(grip, { dataTransfer });
  fireEvent.dragOver(rowOf('Dua'), { dataTransfer });
  fireEvent.drop(rowOf('Dua'), { dataTransfer });
  await waitFor(() => expect(sent.at(-1)).toEqual({ urutan: 0.5 }));

  await user.type(section.getByRole('searchbox', { name: 'Cari dokumen' }), 'sat');
  expect(await section.findByText('Hapus pencarian dan filter untuk mengubah urutannya.')).toBeVisible();
  expect(section.queryByRole('button', { name: /^Ke (atas|bawah)/ })).not.toBeInTheDocument();
});

test('a manager confirms what somebody else has added or changed, as it was read', async () => {
  const document = makeProgramDocument({ title: 'Juknis', dikonfirmasi_pada: null });
  const { id, category, document_date, file_path } = document;
  serverKnows(document, makeProgramDocument({ title: 'Panduan' }));
  const refusal = 'Dokumen ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.';
  const sent = reply('POST rpc/konfirmasi_dokumen', () =>
    serverKnows({ ...document, dikonfirmasi_pada: '2026-11-28T00:00:00+00:00' }),
  );
  const mend = refuse('POST rpc/konfirmasi_dokumen', 400, { code: 'P0001', message: refusal });
  const { user, section } = await openDesk();
  const button = await section.findByRole('button', { name: 'Konfirmasi Juknis' });
  expect(section.getAllByText('Belum dikonfirmasi oleh kami')).toHaveLength(1);
  await user.click(button);
  expect(await screen.findByText('Gagal Mengonfirmasi Dokumen')).toBeVisible();
  expect(screen.getByText(refusal)).toBeVisible();
  mend();
  await user.click(button);
  expect(await screen.findByText('Dokumen Dikonfirmasi')).toBeVisible();
  expect(sent[1]).toEqual({ dokumen: id, dibaca: { title: 'Juknis', category, document_date, file_path } });
  await waitFor(() => expect(section.queryByText('Belum dikonfirmasi oleh kami')).not.toBeInTheDocument());
  expect(section.getByRole('button', { name: 'Edit Juknis' })).toHaveFocus();
});

describe('a new edition', () => {
  const newPath = /^program_regulations\/\d{13}_baru\.pdf$/;

  /** A storage service with the present file, and a row that follows; what was done, in order. */
  function serverKeeps() {
    const document = makeProgramDocument({ title: 'Panduan Suhu' });
    const files = new Map([[document.file_path, '%PDF-1.7 edisi 1']]);
    let row = document;
    const done: string[] = [];
    serverKnows(document);
    reply<string>(storesFile, (file, { pathname }) => {
      const path = pathname.replace(/^.*\/program_documents\//, '');
      if (files.has(path))
        return HttpResponse.json(
          { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
          { status: 400 },
        );
      files.set(path, /%PDF-1\.7 edisi \d/.exec(file)?.[0] ?? '');
      done.push(newPath.test(path) ? 'file' : path);
      return { Id: '1', Key: path };
    });
    reply<{ prefixes: string[] }>('DELETE /storage/v1/object/program_documents', ({ prefixes }) => {
      for (const path of prefixes) files.delete(path);
      return prefixes.map((name) => ({ name }));
    });
    reply<object>('PATCH program_documents', (changes, { searchParams }) => {
      expect(searchParams.get('file_path')).toBe(`eq.${row.file_path}`);
      row = { ...row, ...changes, edition: 2, edition_at: '2026-11-12T05:00:00+00:00' };
      serverKnows(row);
      done.push('row');
      return row;
    });
    return { document, files, done, row: () => row };
  }

  async function openForm() {
    const { user, section } = await openDesk();
    await user.click(await section.findByRole('button', { name: 'Edisi baru Panduan Suhu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah Edisi Baru' }));
    return { user, section, dialog };
  }

  const newPdf = () =>
    new File(['%PDF-1.7 edisi 2'], 'baru.pdf', { type: 'application/pdf', lastModified: 1 });
  type Form = Awaited<ReturnType<typeof openForm>>;

  /** Chooses the new file, and waits until it was checked. */
  async function chooseNew(user: Form['user'], dialog: Form['dialog']) {
    await user.upload(dialog.getByLabelText('File PDF edisi baru'), newPdf());
    await dialog.findByText('baru.pdf');
  }

  test('is a file of its own, which the row names from then on; the one before stays', async () => {
    const { document, files, done, row } = serverKeeps();
    const { user, section, dialog } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Pilih file PDF edisi baru.')).toBeVisible();
    expect(dialog.getByLabelText('File PDF edisi baru')).toHaveFocus();
    await user.upload(dialog.getByLabelText('File PDF edisi baru'), new File(['MZ'], 'program.pdf'));
    expect(await dialog.findByText('Hanya file PDF yang diizinkan.')).toBeVisible();

    await chooseNew(user, dialog);
    await user.type(dialog.getByLabelText(/^Apa yang berubah/), 'Batas suhu diperbarui.');
    await user.dblClick(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Edisi Baru Terbit')).toBeVisible();
    expect(
      screen.getByText('Panduan Suhu sekarang edisi 2. Tautan yang sudah dibagikan membuka edisi ini.'),
    ).toBeVisible();
    expect(done).toEqual(['file', 'row']);
    expect(files.get(document.file_path)).toBe('%PDF-1.7 edisi 1');
    const { file_path, file_name, edition_note, title } = row();
    expect(file_path).toMatch(newPath);
    expect(files.get(file_path)).toBe('%PDF-1.7 edisi 2');
    expect([file_name, edition_note, title]).toEqual([
      file_path.replace('program_regulations/', ''),
      'Batas suhu diperbarui.',
      'Panduan Suhu',
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await section.findByText('Edisi 2 · 12 November 2026')).toBeVisible();
    const link = section.getByRole('link', { name: 'Unduh Panduan Suhu' });
    expect(link.getAttribute('href')).toContain(`/program_documents/${file_path}?`);
  });

  test.each([
    ['the file is stored', storesFile, []],
    ['the row names it', 'PATCH program_documents', ['file']],
  ] as const)('goes on from there when the network fails before %s', async (_step, call, before) => {
    const { files, done } = serverKeeps();
    const mend = lose(call);
    const { user, dialog } = await openForm();
    await chooseNew(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(done).toEqual(before);
    mend();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Edisi Baru Terbit')).toBeVisible();
    expect(done).toEqual(['file', 'row']);
    expect([...files.values()].sort()).toEqual(['%PDF-1.7 edisi 1', '%PDF-1.7 edisi 2']);
  });

  test('says so when somebody else was first, leaves no file behind, and keeps what was typed', async () => {
    const { document, files } = serverKeeps();
    const theirs = { ...document, file_path: 'program_regulations/1_lain.pdf', edition: 2 };
    refuse('PATCH program_documents', 406, { code: 'PGRST116', message: 'no row' });
    const { user, dialog } = await openForm();
    serverKnows(theirs);
    await chooseNew(user, dialog);
    await user.type(dialog.getByLabelText(/^Apa yang berubah/), 'Batas suhu diperbarui.');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/^Edisi baru dokumen ini sudah diunggah pengguna lain\./)).toBeVisible();
    expect([...files.keys()]).toEqual([document.file_path]);
    expect(dialog.getByLabelText(/^Apa yang berubah/)).toHaveValue('Batas suhu diperbarui.');
    expect(dialog.getByText('baru.pdf')).toBeVisible();
  });
});

describe('editing', () => {
  const document = makeProgramDocument({ title: 'juknis_final(2)', category: 'Lainnya' });

  async function openEdit() {
    serverKnows(document);
    const { user, section } = await openDesk();
    await user.click(await section.findByRole('button', { name: 'Edit juknis_final(2)' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit Dokumen' })) };
  }

  test('asks for a title, and says why it could not be saved, with everything typed', async () => {
    const { user, dialog } = await openEdit();
    await user.clear(dialog.getByLabelText('Judul'));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Judul tidak boleh kosong.')).toBeVisible();
    refuse('PATCH program_documents');
    await user.type(dialog.getByLabelText('Judul'), 'Juknis Gizi');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Gagal Memperbarui Dokumen')).toBeVisible();
    expect(dialog.getByLabelText('Judul')).toHaveValue('Juknis Gizi');
  });

  test('sends what was changed only', async () => {
    const sent = accept('PATCH program_documents');
    const { user, dialog } = await openEdit();

    await user.selectOptions(dialog.getByLabelText('Kategori'), 'Regulasi');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Dokumen Diperbarui')).toBeVisible();
    expect(screen.getByText('juknis_final(2) telah diperbarui.')).toBeVisible();
    expect(sent).toEqual([{ category: 'Regulasi' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is told when somebody else has changed the same, and when they have deleted the document', async () => {
    const { user, dialog } = await openEdit();
    accept('PATCH program_documents');
    serverKnows({ ...document, category: 'Laporan' });
    await user.selectOptions(dialog.getByLabelText('Kategori'), 'Regulasi');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(
      await screen.findByText('Pengguna lain baru saja mengubah isian yang sama. Periksa, lalu simpan lagi.'),
    ).toBeVisible();
    expect(dialog.getByText('Yang tersimpan sekarang: Laporan.')).toBeVisible();
    expect(dialog.getByLabelText('Kategori')).toHaveValue('Regulasi');

    serverKnows();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(
      await screen.findByText('juknis_final(2) sudah lebih dulu dihapus oleh pengguna lain.'),
    ).toBeVisible();
  });
});
