import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accept, hold, refuse, refuseOnce, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg, makeYayasan } from '../factories';
import { renderSite, storeSession } from '../render';

function serverKnows(...yayasanList: ReturnType<typeof makeYayasan>[]) {
  putRows('yayasan', yayasanList);
}

function signedInAsManager(canManage = true) {
  storeSession('petugas@contoh.id', { can_manage: canManage });
  putRows('wilayah', [{ nama: 'Kota Semarang' }]);
}

describe('a visitor', () => {
  test('sees the text for loading, then the totals and every foundation', async () => {
    serverKnows(
      makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }, [makeSppg({ nama: 'SPPG Pedurungan' }), makeSppg()]),
      makeYayasan({ id: '2', nama: 'Yayasan Baru' }),
    );
    const { user } = await renderSite('/data-yayasan');

    await screen.findByText('Memuat data yayasan...');
    const ajeg = await screen.findByRole('button', { name: /Yayasan Ajeg/ });
    const baru = screen.getByRole('button', { name: /Yayasan Baru/ });
    expect(ajeg).toBeVisible();
    expect(baru).toBeVisible();
    expect(screen.getByText('Total yayasan').nextElementSibling).toHaveTextContent('2');
    expect(screen.getByText('Total SPPG').nextElementSibling).toHaveTextContent('2');

    // An opened foundation shows its SPPG without buttons to change them, or says that it has none.
    expect(ajeg).toHaveAttribute('aria-expanded', 'false');
    await user.click(ajeg);
    expect(ajeg).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'SPPG Pedurungan' })).toBeVisible();
    expect(screen.getByText(/hanya tersedia bagi pengguna yang sudah login/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tambah|Edit|Hapus/ })).not.toBeInTheDocument();
    await user.click(baru);
    expect(screen.getByText('Belum ada SPPG yang terdaftar untuk yayasan ini.')).toBeVisible();
  });

  test('sees every SPPG counted, also where one foundation has more than the API sends at once', async () => {
    const sppgList = Array.from({ length: 1004 }, () => makeSppg());
    serverKnows(makeYayasan({ nama: 'Yayasan Ageng' }, sppgList.slice(0, 1000)));
    putRows('sppg', sppgList);
    await renderSite('/data-yayasan');
    expect(await screen.findByRole('button', { name: /Yayasan Ageng/ })).toBeVisible();
    expect(screen.getByText('Total SPPG').nextElementSibling).toHaveTextContent('1.004');
  });

  test('is told when there are no foundations', async () => {
    serverKnows();
    await renderSite('/data-yayasan');
    expect(await screen.findByText('Data Yayasan Kosong')).toBeVisible();
  });

  test('sees the error and gets the list with "Coba Lagi" once the server is back', async () => {
    const mend = refuse('GET yayasan');
    const { user } = await renderSite('/data-yayasan');

    expect(await screen.findByRole('heading', { name: 'Oops! Terjadi Kesalahan' })).toBeVisible();
    expect(screen.getByText('Gagal memuat data yayasan. Silakan coba lagi nanti.')).toBeVisible();
    expect(await screen.findByText('Gagal Memuat Data')).toBeVisible();
    expect(screen.getByText('Tidak dapat mengambil data yayasan dari server.')).toBeVisible();

    mend();
    serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }));
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(await screen.findByRole('button', { name: /Yayasan Ajeg/ })).toBeVisible();
  });

  test('keeps reading when the list can’t be refreshed, and no message interrupts', async () => {
    serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }));
    await renderSite('/data-yayasan');
    expect(await screen.findByRole('button', { name: /Yayasan Ajeg/ })).toBeVisible();

    let refusals = 0;
    refuse('GET yayasan', 500, () => {
      refusals += 1;
      return { message: 'mati' };
    });
    const inTenMinutes = Date.now() + 600_000;
    vi.spyOn(Date, 'now').mockImplementation(() => inTenMinutes);
    fireEvent(window, new Event('visibilitychange'));
    // After the second refusal there are no more retries.
    await waitFor(() => expect(refusals).toBe(2), { timeout: 5000 });
    expect(screen.getByRole('button', { name: /Yayasan Ajeg/ })).toBeVisible();
    expect(screen.queryByText('Gagal Memuat Data')).not.toBeInTheDocument();
  });

  test('sees all of more than 1,000 foundations', async () => {
    serverKnows(
      ...Array.from({ length: 1003 }, (_, index) =>
        makeYayasan({ id: `y${index}`, nama: `Yayasan ${index}` }),
      ),
    );
    const { user } = await renderSite('/data-yayasan');
    expect(await screen.findByText('Menampilkan 20 dari 1.003 yayasan')).toBeVisible();
    expect(screen.getByText('Total yayasan').nextElementSibling).toHaveTextContent('1.003');
    await user.type(screen.getByRole('searchbox', { name: 'Cari SPPG' }), '1002');
    expect(await screen.findByRole('button', { name: /Yayasan 1002/ })).toBeVisible();
  });

  test('narrows the list down and counts what is left, and starts again', async () => {
    serverKnows(
      makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }, [
        makeSppg({ nama: 'SPPG Mijen', yayasan_id: '1' }),
        makeSppg({ nama: 'SPPG Genuk', yayasan_id: '1', status_verifikasi: 'Sudah Operasional' }),
      ]),
      makeYayasan({ id: '2', nama: 'Yayasan Bagas' }, [makeSppg({ nama: 'SPPG Kroya', yayasan_id: '2' })]),
    );
    const { user } = await renderSite('/data-yayasan');
    await screen.findByRole('button', { name: /Yayasan Ajeg/ });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status verifikasi' }), 'Siap Bangun');
    expect(await screen.findByText('2 yayasan dengan 2 SPPG cocok.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Yayasan Ajeg/ })).toHaveTextContent('1 dari 2 SPPG');
    expect(screen.getByText('Total SPPG').nextElementSibling).toHaveTextContent('3');

    const search = screen.getByRole('searchbox', { name: 'Cari SPPG' });
    await user.type(search, 'kroya');
    expect(await screen.findByText('1 yayasan dengan 1 SPPG cocok.')).toBeVisible();
    // A single match is expanded.
    expect(screen.getByRole('heading', { name: 'SPPG Kroya' })).toBeVisible();

    await user.type(search, ' jepara');
    expect(await screen.findByText('Tidak ada SPPG yang cocok')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hapus pencarian dan filter' }));
    expect(await screen.findByRole('button', { name: /Yayasan Ajeg/ })).toBeVisible();
    expect(search).toHaveFocus();
  });

  test('who has asked for more of the list starts a filtered one at its beginning', async () => {
    serverKnows(
      ...Array.from({ length: 45 }, (_, index) =>
        makeYayasan({
          id: `y${index}`,
          nama: index < 42 ? `Yayasan Kawung ${index}` : `Yayasan Parang ${index}`,
        }),
      ),
    );
    const { user } = await renderSite('/data-yayasan');
    await user.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
    expect(screen.getByText('Menampilkan 40 dari 45 yayasan')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Cari SPPG' }), 'kawung');
    expect(await screen.findByText('Menampilkan 20 dari 42 yayasan')).toBeVisible();
  });

  test('reads in a foundation everything that is known about an SPPG', async () => {
    const sppg = makeSppg({
      nama: 'SPPG Mijen',
      lokasi: 'Jalan Sidoluhur No. 88, Kota Semarang',
      kode_unik_pendaftaran: 'SPPG-3374-004',
      status_pengajuan_sppg: 'Verifikasi Pengajuan',
      status_bangunan: 'Renovasi Bangunan',
      sasaran_jumlah_penerima_manfaat: 2750,
      kontraktor_pelaksana: 'CV Parang Karya',
      progres_pembangunan: 'Atap selesai, 62,5 %',
      estimasi_selesai: null,
    });
    serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }, [sppg]));
    const { user } = await renderSite('/data-yayasan');
    await user.click(await screen.findByRole('button', { name: /Yayasan Ajeg/ }));
    const row = screen.getByRole('heading', { name: 'SPPG Mijen' }).closest('li');
    if (!row) throw new Error('SPPG Mijen has no row');
    for (const text of [
      'Siap Bangun',
      'Jalan Sidoluhur No. 88, Kota Semarang',
      'SPPG-3374-004',
      'Verifikasi Pengajuan',
      'Renovasi Bangunan',
      '2.750 penerima manfaat',
      'CV Parang Karya',
      'Atap selesai, 62,5 %',
    ])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).queryByText(/Estimasi selesai/)).not.toBeInTheDocument();
  });

  test('gets every foundation on paper, opened', async () => {
    serverKnows(
      ...Array.from({ length: 25 }, (_, index) =>
        makeYayasan({ id: `y${index}`, nama: `Yayasan ${index}` }, [makeSppg({ yayasan_id: `y${index}` })]),
      ),
    );
    await renderSite('/data-yayasan');
    await screen.findByRole('button', { name: /Yayasan 19/ });
    const rows = () => screen.queryAllByRole('heading', { level: 3, name: /^SPPG/ });
    expect(rows()).toEqual([]);
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser prints without waiting for React.
    expect(rows()).toHaveLength(25);
    fireEvent(window, new Event('afterprint'));
    expect(rows()).toEqual([]);
  });

  test('who follows a link to an SPPG finds it marked among all of its foundation', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mock.contexts;
    serverKnows(
      makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }, [makeSppg({ yayasan_id: '1' })]),
      makeYayasan({ id: '2', nama: 'Yayasan Bagas' }, [
        makeSppg({ nama: 'SPPG Kroya', yayasan_id: '2' }),
        makeSppg({ nama: 'SPPG Genuk', yayasan_id: '2', kode_unik_pendaftaran: 'SPPG-3374-007' }),
      ]),
    );
    const { user } = await renderSite('/data-yayasan?sppg=sppg-3374-007#daftar');
    const row = (await screen.findByRole('heading', { name: 'SPPG Genuk' })).closest('li');
    expect(row).toHaveAttribute('aria-current', 'true');
    expect(row).toHaveFocus();
    expect(scrolledTo.at(-1)).toBe(row);
    expect(screen.getByRole('heading', { name: 'SPPG Kroya' }).closest('li')).not.toHaveAttribute(
      'aria-current',
    );
    expect(screen.queryByRole('button', { name: /Yayasan Ajeg/ })).not.toBeInTheDocument();
    expect(screen.getByText('Yayasan pemilik SPPG Genuk.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Tampilkan semua yayasan' }));
    expect(await screen.findByRole('button', { name: /Yayasan Ajeg/ })).toBeVisible();
    expect(location.search).toBe('');
  });

  test('a search after such a link is one in all foundations', async () => {
    serverKnows(
      makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }, [makeSppg({ nama: 'SPPG Mijen', yayasan_id: '1' })]),
      makeYayasan({ id: '2', nama: 'Yayasan Bagas' }, [
        makeSppg({ nama: 'SPPG Genuk', yayasan_id: '2', kode_unik_pendaftaran: 'SPPG-3374-007' }),
      ]),
    );
    const { user } = await renderSite('/data-yayasan?sppg=SPPG-3374-007');
    await screen.findByRole('heading', { name: 'SPPG Genuk' });
    await user.type(screen.getByRole('searchbox', { name: 'Cari SPPG' }), 'mijen');
    expect(await screen.findByRole('heading', { name: 'SPPG Mijen' })).toBeVisible();
    await waitFor(() => expect(location.search).toBe('?cari=mijen'));
  });

  test('who follows a link to a code that nobody has is told so, and sees all again', async () => {
    serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }, [makeSppg()]));
    const { user } = await renderSite('/data-yayasan?sppg=SPPG-0000-000');
    expect(await screen.findByText('SPPG berkode “SPPG-0000-000” tidak ditemukan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hapus pencarian dan filter' }));
    expect(await screen.findByRole('button', { name: /Yayasan Ajeg/ })).toBeVisible();
  });

  test('who follows a link to a foundation finds it open', async () => {
    serverKnows(
      makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }),
      makeYayasan({ id: '2', nama: 'Yayasan Bagas' }, [makeSppg({ nama: 'SPPG Kroya', yayasan_id: '2' })]),
    );
    await renderSite('/data-yayasan?yayasan=2');
    expect(await screen.findByRole('heading', { name: 'SPPG Kroya' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Yayasan' })).toHaveDisplayValue('Yayasan Bagas');
    expect(screen.queryByRole('button', { name: /Yayasan Ajeg/ })).not.toBeInTheDocument();
  });
});

test('a user who may not manage is told that an admin has to approve', async () => {
  signedInAsManager(false);
  serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }, [makeSppg()]));
  const { user } = await renderSite('/data-yayasan');
  expect(await screen.findByText('Akun Anda menunggu persetujuan admin.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Yayasan Ajeg/ }));
  expect(screen.queryByRole('button', { name: /Tambah|Edit|Hapus/ })).not.toBeInTheDocument();
});

test('a user whose rights could not be checked is told so, not that an admin has to approve', async () => {
  signedInAsManager();
  refuse('POST rpc/my_access', 400, { message: 'Server sibuk' });
  serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }));
  await renderSite('/data-yayasan');
  expect(await screen.findByText(/Hak akun Anda gagal diperiksa. Server sibuk/)).toBeVisible();
  expect(screen.queryByText(/menunggu persetujuan/)).not.toBeInTheDocument();
});

describe('a manager', () => {
  async function openYayasan(sppg = [makeSppg({ nama: 'SPPG Lama' })]) {
    signedInAsManager();
    serverKnows(makeYayasan({ nama: 'Yayasan Ajeg' }, sppg));
    putRows('sppg', sppg);
    const { user } = await renderSite('/data-yayasan');
    await screen.findByText(/menambah, mengubah, atau menghapus/);
    await user.click(await screen.findByRole('button', { name: /Yayasan Ajeg/ }));
    return user;
  }

  async function fillNewSppg(user: Awaited<ReturnType<typeof openYayasan>>) {
    await user.click(await screen.findByRole('button', { name: 'Tambah SPPG' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' }));
    await user.type(dialog.getByLabelText('Kode Unik Pendaftaran'), 'SPPG-BARU');
    await user.type(dialog.getByLabelText('Nama SPPG'), 'SPPG Baru');
    await user.type(dialog.getByLabelText('Lokasi (alamat)'), 'Jalan Baru');
    return dialog;
  }

  test('sees beside each field what is wrong, and nothing is sent', async () => {
    const user = await openYayasan();
    await user.click(screen.getByRole('button', { name: 'Tambah SPPG' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' }));
    const target = dialog.getByLabelText(/Sasaran/);
    await user.type(target, 'banyak');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));

    expect(await dialog.findByText('Kode unik tidak boleh kosong.')).toBeVisible();
    expect(dialog.getByText('Nama SPPG tidak boleh kosong.')).toBeVisible();
    expect(dialog.getByText('Lokasi SPPG tidak boleh kosong.')).toBeVisible();
    expect(dialog.getByText('Jumlah sasaran harus berupa angka.')).toBeVisible();
    expect(dialog.getByLabelText('Kode Unik Pendaftaran')).toHaveFocus();
    expect(dialog.getByLabelText('Nama SPPG')).toHaveAccessibleDescription('Nama SPPG tidak boleh kosong.');

    await user.clear(target);
    await user.type(target, '-5');
    expect(await dialog.findByText('Jumlah sasaran tidak boleh negatif.')).toBeVisible();
  });

  test('keeps everything typed when saving fails, reads why in Indonesian, and succeeds at last', async () => {
    const user = await openYayasan();
    const dialog = await fillNewSppg(user);
    accept('POST sppg');
    const answer = (status: number, body: Record<string, string>) => {
      refuseOnce('POST sppg', status, body);
      return save();
    };
    const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
    // An answer without words still gets a sentence.
    await answer(500, { message: '' });
    expect(await screen.findByText('Gagal Menambahkan SPPG')).toBeVisible();
    expect(screen.getByText('Terjadi kesalahan saat menyimpan SPPG.')).toBeVisible();

    await answer(500, { message: 'Server sedang sibuk' });
    expect(await screen.findByText('Server sedang sibuk')).toBeVisible();
    expect(dialog.getByLabelText('Nama SPPG')).toHaveValue('SPPG Baru');

    const message = 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_key"';
    await answer(409, { code: '23505', message });
    const taken = 'Kode unik sudah digunakan oleh SPPG lain.';
    const code = dialog.getByLabelText('Kode Unik Pendaftaran');
    await waitFor(() => expect(code).toHaveAccessibleDescription(taken));
    // Once beside the field and once in the toast.
    expect(screen.getAllByText(taken)).toHaveLength(2);
    expect(code).toHaveFocus();
    await user.type(code, '-2');
    await waitFor(() => expect(code).toBeValid());

    await save();
    expect(await screen.findByText('SPPG Berhasil Ditambahkan')).toBeVisible();
    expect(screen.getByText('SPPG Baru telah ditambahkan.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Tambah SPPG Baru' })).not.toBeInTheDocument();
  });

  test('sees why an edit failed', async () => {
    const user = await openYayasan();
    refuse('PATCH sppg', 500, { message: 'Terkunci' });
    await user.click(await screen.findByRole('button', { name: 'Edit SPPG Lama' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit SPPG' }));
    expect(dialog.getByLabelText('Nama SPPG')).toHaveValue('SPPG Lama');
    await user.type(dialog.getByLabelText(/Kontraktor/), 'CV Baru');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Gagal Memperbarui SPPG')).toBeVisible();
    expect(screen.getByText('Terkunci')).toBeVisible();
  });

  test('changes only what was changed in the form, and sends nothing for an untouched one', async () => {
    const user = await openYayasan([
      makeSppg({ nama: 'SPPG Lama', sasaran_jumlah_penerima_manfaat: 2000, progres_pembangunan: '40%' }),
    ]);
    const sent = reply('PATCH sppg', { id: 'x' });
    async function edit() {
      await user.click(await screen.findByRole('button', { name: 'Edit SPPG Lama' }));
      return within(await screen.findByRole('dialog', { name: 'Edit SPPG' }));
    }
    let dialog = await edit();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Lama telah diperbarui.')).toBeVisible();
    expect(sent).toEqual([]);

    dialog = await edit();
    await user.clear(dialog.getByLabelText(/Sasaran/));
    await user.type(dialog.getByLabelText(/Kontraktor/), ' CV Baru ');
    await user.type(dialog.getByLabelText(/Progres/), '1{Backspace}');
    await user.selectOptions(dialog.getByLabelText('Status Bangunan'), 'Renovasi Bangunan');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        sasaran_jumlah_penerima_manfaat: null,
        kontraktor_pelaksana: 'CV Baru',
        status_bangunan: 'Renovasi Bangunan',
      },
    ]);
  });

  test('can neither close nor change the form while it is being saved', async () => {
    const user = await openYayasan();
    refuse('POST sppg', 500, { message: 'Server sedang sibuk' });
    const answer = hold('POST sppg');
    const dialog = await fillNewSppg(user);
    const name = dialog.getByLabelText('Nama SPPG');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await user.click(name);
    expect(await dialog.findByRole('button', { name: 'Menyimpan...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard(' yang tidak ikut tersimpan{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Status Verifikasi')).toBeDisabled();

    answer();
    expect(await screen.findByText('Server sedang sibuk')).toBeVisible();
    expect(name).toHaveValue('SPPG Baru');
    await user.type(name, ' Sekali');
    expect(name).toHaveValue('SPPG Baru Sekali');
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' })).toBeVisible();
  });

  test('is asked before "Batal" or "Tutup" throws away what was typed; the focus goes back to where it came from', async () => {
    const user = await openYayasan();
    const dialog = await fillNewSppg(user);
    const leave = async (button: string, answer: string) => {
      await user.click(dialog.getByRole('button', { name: button }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' }));
      await user.click(question.getByRole('button', { name: answer }));
    };
    await leave('Batal', 'Lanjut Mengisi');
    expect(dialog.getByLabelText('Nama SPPG')).toHaveValue('SPPG Baru');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus());

    await leave('Tutup', 'Buang Isian');
    const opener = screen.getByRole('button', { name: 'Tambah SPPG' });
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' })).toHaveAccessibleDescription(
      'Yayasan: Yayasan Ajeg',
    );
    expect(screen.getByLabelText('Nama SPPG')).toHaveValue('');
  });

  test('who may no longer add loses the buttons, but not what was typed', async () => {
    const user = await openYayasan();
    const dialog = await fillNewSppg(user);
    signedInAsManager(false);
    refuse('POST sppg', 403, { code: '42501', message: 'permission' });
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Anda tidak berhak melakukan tindakan ini.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Tambah|Edit|Hapus/ })).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cleanup();

    const again = await openYayasan();
    await again.click(await screen.findByRole('button', { name: 'Tambah SPPG' }));
    expect(await screen.findByLabelText('Nama SPPG')).toHaveValue('SPPG Baru');
  });

  test('is asked before deleting, and sees why it failed', async () => {
    const user = await openYayasan();
    refuse('DELETE sppg', 500, { message: '' });
    await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Lama' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' }));
    expect(
      dialog.getByText(
        'Apakah Anda yakin ingin menghapus SPPG "SPPG Lama"? Tindakan ini tidak dapat dibatalkan.',
      ),
    ).toBeVisible();
    expect(
      dialog.getByText('Bila ternyata keliru, seorang admin dapat memulihkan SPPG ini di halaman Riwayat.'),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /tidak dapat dibatalkan\. Bila ternyata keliru/,
    );
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Gagal Menghapus SPPG')).toBeVisible();
    expect(screen.getByText('Terjadi kesalahan saat menghapus SPPG.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Hapus' })).toBeEnabled());
  });

  test('is told that an entry which only illustrates cannot be deleted', async () => {
    const user = await openYayasan([makeSppg({ id: 'dummy-1', nama: 'SPPG contoh 1' })]);
    expect(await screen.findByRole('button', { name: 'Edit SPPG contoh 1' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Hapus SPPG contoh 1' }));
    expect(await screen.findByText('Info')).toBeVisible();
    expect(screen.getByText('Data dummy tidak dapat dihapus.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('an admin is led to the SPPG that nobody has confirmed, and confirms them there', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('wilayah', [{ nama: 'Kota Semarang' }]);
  serverKnows(
    makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }, [
      makeSppg({ nama: 'SPPG Mijen' }),
      makeSppg({ nama: 'SPPG Kroya', dikonfirmasi_pada: null }),
    ]),
    makeYayasan({ id: '2', nama: 'Yayasan Bagas' }, [makeSppg({ nama: 'SPPG Genuk' })]),
  );
  await renderSite('/data-yayasan?konfirmasi=belum');
  expect(await screen.findByText('1 yayasan dengan 1 SPPG cocok.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SPPG Kroya' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'SPPG Mijen' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Konfirmasi SPPG Kroya' })).toBeVisible();
  expect(screen.getByLabelText('Konfirmasi')).toHaveDisplayValue('Belum dikonfirmasi');
});

describe('an admin whom the summary leads to what is due', () => {
  const kroya = makeSppg({ nama: 'SPPG Kroya', status_verifikasi: 'Sudah Operasional' });
  const genuk = makeSppg({ nama: 'SPPG Genuk', status_verifikasi: 'Sudah Operasional' });

  function serverKnowsKitchens() {
    storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
    serverKnows(
      makeYayasan({ id: '1', nama: 'Yayasan Ajeg' }, [makeSppg({ nama: 'SPPG Mijen' }), kroya]),
      makeYayasan({ id: '2', nama: 'Yayasan Bagas' }, [genuk]),
      makeYayasan({ id: '3', nama: 'Yayasan Cipta' }),
    );
  }

  test.each([
    ['slhs', 'slhs_missing', 'Operasional tanpa SLHS'],
    ['progres', 'progress_doubtful', 'Operasional, progres di bawah 100%'],
    ['pembaruan', 'sppg_untouched', 'Pembangunan, 30 hari tidak diperbarui'],
  ])('sees exactly the kitchens of %s, opened, and can filter them further', async (slug, topic, label) => {
    serverKnowsKitchens();
    putRows(
      'due_rows',
      [kroya, genuk].map(({ id }) => ({ row_id: id, topic })),
    );
    const { user } = await renderSite(`/data-yayasan?perlu=${slug}`);
    expect(await screen.findByText('2 yayasan dengan 2 SPPG cocok.')).toBeVisible();
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['SPPG Kroya', 'SPPG Genuk']);
    expect(screen.getByLabelText('Perlu ditangani')).toHaveDisplayValue(label);
    await user.type(screen.getByRole('searchbox'), 'genuk');
    expect(await screen.findByText('1 yayasan dengan 1 SPPG cocok.')).toBeVisible();
    expect(names()).toEqual(['SPPG Genuk']);
  });

  test('is told when they can’t be loaded, and gets them with "Coba Lagi"', async () => {
    serverKnowsKitchens();
    refuse('GET due_rows', 400);
    const { user } = await renderSite('/data-yayasan?perlu=slhs');
    expect(await screen.findByText('Daftar ini gagal dimuat. mati')).toBeVisible();
    expect(screen.queryByText(/cocok/)).not.toBeInTheDocument();
    reply('GET due_rows', [{ row_id: kroya.id }]);
    await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(await screen.findByText('1 yayasan dengan 1 SPPG cocok.')).toBeVisible();
  });

  test('alone can choose it', async () => {
    serverKnowsKitchens();
    signedInAsManager();
    await renderSite('/data-yayasan');
    expect(await screen.findByLabelText('Konfirmasi')).toBeVisible();
    expect(screen.queryByLabelText('Perlu ditangani')).not.toBeInTheDocument();
  });
});
