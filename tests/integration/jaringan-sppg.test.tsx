import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '@/config/site';
import { addSppg } from '@/features/kitchens/sppg/admin-api';
import { emptySppgValues } from '@/features/kitchens/sppg/sppg-columns';
import { sppgSchema } from '@/features/kitchens/sppg/sppg-schema';
import type { Tables } from '@/lib/supabase/database.types';
import { accept, hold, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { callContext, renderSite, storeSession } from '../render';

const ajeg = { id: '00000000-0000-4000-8000-00000000000a', nama: 'Yayasan Ajeg' };
const bagas = { id: '00000000-0000-4000-8000-00000000000b', nama: 'Yayasan Bagas' };

function sppgOf(yayasan: typeof ajeg, given: Partial<Tables<'sppg'>>) {
  return { ...makeSppg({ yayasan_id: yayasan.id, ...given }), yayasan };
}

const serverKnows = (...sppgList: ReturnType<typeof sppgOf>[]) => putRows('sppg', sppgList);
const network = () => within(screen.getByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' }));
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });
const cardNames = () =>
  network()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (name: string) => {
  const article = network().getByRole('heading', { name, level: 3 }).closest('article');
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};

beforeEach(() => {
  putRows('yayasan', [ajeg, bagas]);
  putRows('wilayah', [{ nama: 'Kabupaten Tegal' }, { nama: 'Kota Tegal' }]);
});

describe('a visitor', () => {
  const kitchens = [
    sppgOf(ajeg, { nama: 'SPPG Mijen', status_pengajuan_sppg: 'Terverifikasi' }),
    sppgOf(bagas, { nama: 'SPPG Genuk' }),
    sppgOf(bagas, { nama: 'SPPG Kroya', status_verifikasi: 'Proses Pembangunan' }),
    sppgOf(ajeg, { nama: 'SPPG Jekulo', status_verifikasi: 'Sudah Operasional', lokasi: 'Kabupaten Kudus' }),
  ];

  test('sees who is ready to be built, with counts of all three stages', async () => {
    serverKnows(...kitchens);
    await renderSite('/program');

    await screen.findByText('Memuat data SPPG...');
    expect(await tab('Siap Bangun')).toHaveAttribute('aria-selected', 'true');
    const tabs = network().getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '2 Siap Bangun',
      '1 Proses Pembangunan',
      '1 Sudah Operasional',
    ]);
    expect(network().getByText('4 SPPG terdaftar.')).toBeVisible();
    expect(network().getByRole('link', { name: 'Lihat peluang kemitraan strategis' })).toHaveAttribute(
      'href',
      '/kemitraan-strategis',
    );
    expect(network().queryByRole('button', { name: /Tambah|Edit|Hapus/ })).not.toBeInTheDocument();
  });

  test('reads a progress of 40, of 0,4 and of 40 % as 40%', async () => {
    const written = { 'SPPG Mijen': '40', 'SPPG Genuk': '0,4', 'SPPG Kroya': '40 %' };
    serverKnows(
      ...Object.entries(written).map(([nama, progres_pembangunan]) =>
        sppgOf(ajeg, { nama, progres_pembangunan }),
      ),
    );
    await renderSite('/program');
    await tab('Siap Bangun');
    for (const name of Object.keys(written)) expect(card(name).getByText('40%')).toBeVisible();
    expect(document.querySelectorAll('[style="width: 40%;"]')).toHaveLength(3);
  });

  test('reads on a card where an SPPG is, how far it is and nothing of what is unknown, and is led to this very SPPG by its code', async () => {
    const sppg = sppgOf(ajeg, {
      nama: 'SPPG Mijen',
      lokasi: 'Jalan Sidoluhur No. 88, Kota Semarang',
      kode_unik_pendaftaran: 'SPPG 33/74&4',
      status_pengajuan_sppg: 'Verifikasi Pengajuan',
      status_bangunan: 'Renovasi Bangunan',
      sasaran_jumlah_penerima_manfaat: 2750,
      kontraktor_pelaksana: 'CV Parang Karya',
      progres_pembangunan: 'Atap selesai, 62,5 %',
      estimasi_selesai: null,
    });
    serverKnows(sppg);
    await renderSite('/program');
    await tab('Siap Bangun');

    const mijen = card('SPPG Mijen');
    for (const text of [
      'Kota Semarang',
      'Jalan Sidoluhur No. 88',
      'Atap selesai, 62,5 %',
      '2.750 penerima manfaat',
      'Yayasan Ajeg',
    ])
      expect(mijen.getByText(text)).toBeVisible();
    expect(document.querySelector('[style="width: 62.5%;"]')).toBeVisible();
    expect(mijen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Progres', 'Sasaran']);

    const link = mijen.getByRole('link', { name: 'Lihat di data yayasan SPPG Mijen' });
    const { pathname, searchParams, hash } = new URL(link.getAttribute('href') ?? '', location.href);
    expect([pathname, searchParams.get('sppg'), hash]).toEqual(['/data-yayasan', 'SPPG 33/74&4', '#daftar']);
    const check = mijen.getByRole('link', { name: 'SPPG Mijen' });
    expect(new URL(check.getAttribute('href') ?? '', location.href).searchParams.get('kode')).toBe(
      'SPPG 33/74&4',
    );
    // An example SPPG stands in no list in which a visitor could check it.
    expect(card('SPPG contoh 2').getByRole('link')).toHaveAttribute('href', '/data-yayasan');
  });

  test('sees on a phone how many filters are set while they are folded', async () => {
    serverKnows(...kitchens);
    const { user } = await renderSite(`/program?yayasan=${bagas.id}&pengajuan=draf&cari=kro`);
    await tab('Siap Bangun');
    const filters = network().getByRole('button', { name: 'Filter (2)' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
    await user.click(network().getByRole('button', { name: 'Reset' }));
    expect(await network().findByRole('button', { name: 'Filter' })).toBeVisible();
    expect(network().getByRole('searchbox', { name: 'Cari SPPG' })).toHaveFocus();
  });

  test('changes the tab with a press and with the arrow keys', async () => {
    serverKnows(...kitchens);
    const { user } = await renderSite('/program');
    await user.click(await tab('Proses Pembangunan'));
    expect(cardNames()).toContain('SPPG Kroya');
    expect(cardNames()).not.toContain('SPPG Mijen');

    await user.keyboard('{ArrowRight}');
    expect(await tab('Sudah Operasional')).toHaveFocus();
    expect(cardNames()).toContain('SPPG Jekulo');
    // The chosen tab is no filter, so that there is nothing to reset.
    expect(network().getByRole('button', { name: 'Reset' })).toBeDisabled();
    await user.keyboard('{Home}');
    expect(cardNames()).toContain('SPPG Mijen');
  });

  test('follows a link to a tab, a foundation and a search', async () => {
    serverKnows(...kitchens);
    await renderSite(`/program?status=proses-pembangunan&yayasan=${bagas.id}&cari=kro`);
    expect(await tab('Proses Pembangunan')).toHaveAttribute('aria-selected', 'true');
    expect(cardNames()).toEqual(['SPPG Kroya']);
    expect(network().getByRole('searchbox', { name: 'Cari SPPG' })).toHaveValue('kro');
    expect(network().getByRole('combobox', { name: 'Yayasan' })).toHaveDisplayValue('Yayasan Bagas');
  });

  test('is brought down to the network by a link to a search in it, and by no other', async () => {
    serverKnows(...kitchens);
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mock.contexts;
    await renderSite('/program?utm_source=surat');
    await tab('Siap Bangun');
    expect(scrolledTo).toEqual([]);
    cleanup();

    await renderSite('/program?cari=kro');
    await tab('Siap Bangun');
    expect(scrolledTo).toEqual([document.getElementById('jaringan-sppg')]);
    expect(scrolledTo[0]).toContainElement(screen.getByRole('tablist'));
  });

  test('searches in all tabs, and starts again when nothing is found', async () => {
    serverKnows(...kitchens);
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    const search = network().getByRole('searchbox', { name: 'Cari SPPG' });

    await user.type(search, 'KUDUS jekulo');
    expect(await network().findByText('1 dari 4 SPPG cocok, di semua tahap.')).toBeVisible();
    expect(await tab('Sudah Operasional')).toHaveTextContent('1 Sudah Operasional');
    expect(await tab('Siap Bangun')).toHaveTextContent('0 Siap Bangun');
    expect(network().getByText('Tidak ada SPPG yang cocok')).toBeVisible();
    expect(cardNames()).toEqual([]);
    expect(network().getByText('Tidak ada di tahap Siap Bangun, tetapi ada di tahap lain.')).toBeVisible();

    await user.type(search, ' kudus rembang');
    expect(await network().findByText('Periksa ejaannya, atau hapus pencarian dan filter.')).toBeVisible();
    await user.click(network().getByRole('button', { name: 'Hapus pencarian dan filter' }));
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    await waitFor(() => expect(cardNames()).toContain('SPPG Mijen'));
  });

  test('is led from a tab without hits to those that have some', async () => {
    serverKnows(...kitchens, sppgOf(ajeg, { nama: 'SPPG Kudus', status_verifikasi: 'Proses Pembangunan' }));
    const { user } = await renderSite('/program?cari=kudus');
    await tab('Siap Bangun');
    const hints = network().getAllByRole('button', { name: / cocok di / });
    expect(hints.map(({ textContent }) => textContent)).toEqual([
      '1 cocok di Proses Pembangunan',
      '1 cocok di Sudah Operasional',
    ]);
    await user.click(network().getByRole('button', { name: '1 cocok di Sudah Operasional' }));
    expect(await tab('Sudah Operasional')).toHaveFocus();
    expect(cardNames()).toEqual(['SPPG Jekulo']);
    expect(new URL(location.href).searchParams.get('status')).toBe('sudah-operasional');
    expect(network().queryByRole('button', { name: / cocok di / })).not.toBeInTheDocument();
  });

  test('gets every SPPG of the tab on paper, and the short list back on the screen', async () => {
    serverKnows(...Array.from({ length: 30 }, (_, index) => sppgOf(ajeg, { nama: `SPPG ${index}` })));
    await renderSite('/program');
    await tab('Siap Bangun');
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser prints without waiting for React.
    expect(cardNames()).toHaveLength(30);
    expect(network().queryByRole('button', { name: 'Tampilkan lagi' })).not.toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(cardNames()).toHaveLength(12);
  });

  test('filters by application status and resets', async () => {
    serverKnows(...kitchens);
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    expect(network().getByRole('button', { name: 'Reset' })).toBeDisabled();
    await user.selectOptions(network().getByRole('combobox', { name: 'Status pengajuan' }), 'Terverifikasi');
    await waitFor(() => expect(cardNames()).toEqual(['SPPG Mijen']));
    await user.click(network().getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(cardNames()).toContain('SPPG Genuk'));

    // A search does not change the selected tab.
    await user.click(await tab('Proses Pembangunan'));
    await user.type(network().getByRole('searchbox', { name: 'Cari SPPG' }), 'mijen');
    expect(await network().findByText('1 dari 4 SPPG cocok, di semua tahap.')).toBeVisible();
    await user.click(network().getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(cardNames()).toContain('SPPG Kroya'));
    expect(await tab('Proses Pembangunan')).toHaveAttribute('aria-selected', 'true');
  });

  test('sees all of more than 1,000 SPPG counted, and more of them on request', async () => {
    serverKnows(...Array.from({ length: 1003 }, (_, index) => sppgOf(ajeg, { nama: `SPPG ${index}` })));
    const { user } = await renderSite('/program');
    expect(await tab('Siap Bangun')).toHaveTextContent('1.003');
    await waitFor(() => expect(cardNames()).toHaveLength(12));
    expect(network().getByText('Menampilkan 12 dari 1.003 SPPG')).toBeVisible();

    await user.click(network().getByRole('button', { name: 'Tampilkan lagi' }));
    await waitFor(() => expect(cardNames()).toHaveLength(24));
    expect(card('SPPG 12').getByRole('link', { name: 'SPPG 12' })).toHaveFocus();
  });

  test('who has asked for more of a list starts a filtered one at its beginning', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      sppgOf(index < 28 ? bagas : ajeg, { nama: `SPPG ${index}` }),
    );
    serverKnows(...many);
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    await user.click(await network().findByRole('button', { name: 'Tampilkan lagi' }));
    expect(network().getByText('Menampilkan 24 dari 30 SPPG')).toBeVisible();

    const yayasan = network().getByRole('combobox', { name: 'Yayasan' });
    expect(
      within(yayasan)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Semua', 'Yayasan Ajeg', 'Yayasan Bagas']);
    await user.selectOptions(yayasan, 'Yayasan Bagas');
    expect(await network().findByText('Menampilkan 12 dari 28 SPPG')).toBeVisible();
    expect(cardNames()).toHaveLength(12);
  });

  test('a tab does not begin where another one was left', async () => {
    const many = (status_verifikasi: string) =>
      Array.from({ length: 30 }, (_, index) =>
        sppgOf(ajeg, { nama: `SPPG ${status_verifikasi} ${index}`, status_verifikasi }),
      );
    serverKnows(...many('Siap Bangun'), ...many('Proses Pembangunan'));
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    await user.click(await network().findByRole('button', { name: 'Tampilkan lagi' }));
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(network().getByRole('heading', { name: 'SPPG Siap Bangun 20' }));
    await user.click(await tab('Proses Pembangunan'));
    expect(await network().findByText('Menampilkan 12 dari 30 SPPG')).toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('who follows a link to a foundation that is gone sees what is filtered by, and finds the way back', async () => {
    serverKnows(...kitchens);
    const { user } = await renderSite('/program?yayasan=00000000-0000-4000-8000-0000000000ff');
    await tab('Siap Bangun');
    expect(await network().findByText('0 dari 4 SPPG cocok, di semua tahap.')).toBeVisible();
    expect(network().getByRole('combobox', { name: 'Yayasan' })).toHaveDisplayValue('Yayasan tidak dikenal');
    await user.click(network().getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(cardNames()).toContain('SPPG Mijen'));
    expect(network().getByRole('combobox', { name: 'Yayasan' })).toHaveDisplayValue('Semua');
  });

  test('is told why nothing can be shown, and gets it with "Coba Lagi"', async () => {
    const mend = refuse('GET sppg', 500, { message: 'Server sedang sibuk' });
    const { user } = await renderSite('/program');
    expect(await screen.findByText('Gagal Memuat Data SPPG')).toBeVisible();
    expect(screen.getAllByText('Server sedang sibuk')).toHaveLength(2);

    mend();
    serverKnows(...kitchens);
    await user.click(network().getByRole('button', { name: 'Coba Lagi' }));
    expect(await tab('Siap Bangun')).toHaveTextContent('2');
  });
});

describe('placeholders', () => {
  function showPlaceholders(isOn: boolean) {
    const switches: { showPlaceholderSppg: boolean } = site;
    vi.spyOn(switches, 'showPlaceholderSppg', 'get').mockReturnValue(isOn);
  }

  test('fill the tabs up to 12, 5 and 2, say what they are and count as nothing', async () => {
    showPlaceholders(true);
    serverKnows(sppgOf(ajeg, { nama: 'SPPG Mijen' }));
    const { user } = await renderSite('/program');
    expect(await tab('Siap Bangun')).toHaveTextContent('1 Siap Bangun');
    await waitFor(() => expect(cardNames()).toHaveLength(12));
    expect(network().getAllByText('Data ilustrasi')).toHaveLength(11);
    expect(card('SPPG Mijen').queryByText('Data ilustrasi')).not.toBeInTheDocument();
    expect(
      network().getByText(/1 SPPG terdaftar\. Kartu bertanda “Data ilustrasi” hanya contoh/),
    ).toBeVisible();

    await user.click(await tab('Proses Pembangunan'));
    await waitFor(() => expect(network().getAllByText('Data ilustrasi')).toHaveLength(5));
    expect(network().getByText(/Tidak ada SPPG dalam proses pembangunan\./)).toBeVisible();
    await user.click(await tab('Sudah Operasional'));
    await waitFor(() => expect(network().getAllByText('Data ilustrasi')).toHaveLength(2));
  });

  test('are not found by a search', async () => {
    showPlaceholders(true);
    serverKnows(sppgOf(ajeg, { nama: 'SPPG Mijen' }));
    await renderSite('/program?cari=mijen');
    await tab('Siap Bangun');
    expect(cardNames()).toEqual(['SPPG Mijen']);
  });

  test('can be neither edited nor deleted, and say so', async () => {
    showPlaceholders(true);
    storeSession('petugas@contoh.id', { can_manage: true });
    serverKnows();
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    const remove = await network().findByRole('button', { name: 'Hapus SPPG contoh 1' });
    expect(network().getByRole('button', { name: 'Edit SPPG contoh 1' })).toBeDisabled();
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    await user.click(remove);
    expect(await screen.findByText('Data dummy tidak dapat dihapus dari sini.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('stay away when they are switched off: every empty tab says so in its words', async () => {
    showPlaceholders(false);
    serverKnows();
    const { user } = await renderSite('/program');
    for (const [name, text] of [
      ['Siap Bangun', 'Belum ada SPPG yang siap dibangun.'],
      ['Proses Pembangunan', 'Tidak ada SPPG dalam proses pembangunan.'],
      ['Sudah Operasional', 'Belum ada SPPG yang sudah operasional.'],
    ] as const) {
      await user.click(await tab(name));
      expect(network().getByText(text)).toBeVisible();
    }
    expect(cardNames()).toEqual([]);
  });
});

test('a user who may not manage is told that an admin has to approve', async () => {
  storeSession('petugas@contoh.id', { can_manage: false });
  serverKnows(sppgOf(ajeg, { nama: 'SPPG Mijen' }));
  await renderSite('/program');
  await tab('Siap Bangun');
  expect(await network().findByText('Akun Anda menunggu persetujuan admin.')).toBeVisible();
  expect(network().queryByRole('button', { name: /Tambah|Edit|Hapus/ })).not.toBeInTheDocument();
});

describe('a manager', () => {
  beforeEach(() => {
    storeSession('petugas@contoh.id', { can_manage: true });
    serverKnows(sppgOf(bagas, { nama: 'SPPG Mijen' }));
  });

  async function openNewSppg() {
    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Tambah Data SPPG Baru' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' }));
    await user.type(dialog.getByLabelText('Kode Unik Pendaftaran'), 'SPPG-BARU');
    await user.type(dialog.getByLabelText('Nama SPPG'), 'SPPG Baru');
    await user.type(dialog.getByLabelText('Lokasi (alamat)'), 'Jalan Baru');
    return { user, dialog };
  }

  async function openMijen() {
    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Edit SPPG Mijen' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit SPPG' })) };
  }

  test('adds an SPPG to the foundation and the kabupaten or kota that were chosen; only the first must be, and says so twice', async () => {
    const sent = accept('POST sppg');
    const { user, dialog } = await openNewSppg();
    const yayasan = dialog.getByLabelText('Yayasan');
    await within(yayasan).findByRole('option', { name: 'Yayasan Ajeg' });
    expect(yayasan).toHaveDisplayValue('Pilih yayasan');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Yayasan harus dipilih.')).toBeVisible();
    expect(await screen.findByText('Gagal Menambahkan SPPG')).toBeVisible();
    expect(screen.getByText('Yayasan harus dipilih untuk SPPG baru.')).toBeVisible();
    expect(yayasan).toHaveFocus();
    expect(dialog.getByLabelText('Nama SPPG')).toHaveValue('SPPG Baru');
    expect(sent).toEqual([]);

    await user.selectOptions(yayasan, 'Yayasan Bagas');
    const district = dialog.getByLabelText(/^Kabupaten/);
    await within(district).findByRole('option', { name: 'Kota Tegal' });
    expect(district).not.toBeRequired();
    expect(district).toHaveDisplayValue('Belum dicatat');
    await user.selectOptions(district, 'Kota Tegal');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Berhasil Ditambahkan')).toBeVisible();
    expect(screen.getByText('SPPG Baru telah ditambahkan.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Tambah SPPG Baru' })).not.toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({ nama: 'SPPG Baru', yayasan_id: bagas.id, kabupaten_kota: 'Kota Tegal' }),
    ]);
  });

  test('has the kabupaten or kota filled in that the address names, takes it back, and keeps the choice that was made', async () => {
    const sent = accept('POST sppg');
    const { user, dialog } = await openNewSppg();
    const district = dialog.getByLabelText(/^Kabupaten/);
    const address = dialog.getByLabelText('Lokasi (alamat)');
    await within(district).findByRole('option', { name: 'Kota Tegal' });
    const write = async (text: string) => {
      await user.clear(address);
      await user.paste(text);
    };
    await write('Jalan Baru No. 2, Kec. Slawi, Tegal');
    expect(district).toHaveDisplayValue('Belum dicatat');

    await write('Jalan Baru No. 2, Kec. Slawi, Tegal, Kab. Tegal');
    expect(district).toHaveDisplayValue('Kabupaten Tegal');
    expect(dialog.getByText('Diisi dari alamatnya.')).toBeVisible();
    await write('Jalan Baru, Kota Tegal');
    expect(district).toHaveDisplayValue('Kota Tegal');
    await user.click(dialog.getByRole('button', { name: 'Urungkan' }));
    expect(district).toHaveDisplayValue('Belum dicatat');
    expect(district).toHaveFocus();
    await user.type(address, ' 5');
    expect(district).toHaveDisplayValue('Belum dicatat');
    expect(dialog.getByRole('button', { name: 'Pakai Kota Tegal' })).toBeVisible();
    await user.selectOptions(district, 'Kabupaten Tegal');
    await user.type(address, '2');
    expect(district).toHaveDisplayValue('Kabupaten Tegal');

    await user.selectOptions(dialog.getByLabelText('Yayasan'), 'Yayasan Bagas');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Berhasil Ditambahkan')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ kabupaten_kota: 'Kabupaten Tegal' })]);
  });

  test('adds one SPPG after the other to the same foundation, each form but for that empty', async () => {
    const sent = accept('POST sppg');
    const { user, dialog } = await openNewSppg();
    await within(dialog.getByLabelText('Yayasan')).findByRole('option', { name: 'Yayasan Bagas' });
    await user.selectOptions(dialog.getByLabelText('Yayasan'), 'Yayasan Bagas');
    await user.click(dialog.getByRole('button', { name: 'Simpan & tambah lagi' }));
    expect(await screen.findByText('SPPG Baru telah ditambahkan.')).toBeVisible();
    const code = dialog.getByLabelText('Kode Unik Pendaftaran');
    await waitFor(() => expect(code).toHaveValue(''));
    expect(code).toHaveFocus();
    expect(dialog.getByLabelText('Yayasan')).toHaveDisplayValue('Yayasan Bagas');
    expect(dialog.getByLabelText('Lokasi (alamat)')).toHaveValue('');

    await user.type(code, 'SPPG-LAGI');
    await user.type(dialog.getByLabelText('Nama SPPG'), 'SPPG Lagi');
    await user.type(dialog.getByLabelText('Lokasi (alamat)'), 'Jalan Lama');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Lagi telah ditambahkan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([
      { kode_unik_pendaftaran: 'SPPG-BARU', yayasan_id: bagas.id },
      { kode_unik_pendaftaran: 'SPPG-LAGI', nama: 'SPPG Lagi', yayasan_id: bagas.id },
    ]);
    const [first, second] = sent.map((row) => Object(row).id);
    expect(first).not.toBe(second);
  });

  test('is told how a progress will read, and that one below 100% belies a kitchen in operation; it is saved as typed', async () => {
    const sent = accept('POST sppg');
    const { user, dialog } = await openNewSppg();
    const progress = dialog.getByLabelText(/Progres/);
    const status = dialog.getByLabelText('Status Verifikasi');
    const doubt = /Statusnya Sudah Operasional, padahal progresnya belum 100%/;
    await user.type(progress, '0,4');
    expect(progress).toHaveAccessibleDescription('Tampil sebagai 40%.');
    await user.selectOptions(status, 'Sudah Operasional');
    expect(progress).toHaveAccessibleDescription(doubt);
    expect(progress).toBeValid();
    await user.clear(progress);
    await user.type(progress, '100%');
    expect(progress).not.toHaveAccessibleDescription();
    await user.clear(progress);
    await user.type(progress, '40');

    await user.selectOptions(dialog.getByLabelText('Yayasan'), 'Yayasan Bagas');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Berhasil Ditambahkan')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ progres_pembangunan: '40' })]);
  });

  test('keeps the kabupaten or kota of an SPPG while the list of them can’t be loaded', async () => {
    serverKnows(sppgOf(bagas, { nama: 'SPPG Mijen', kabupaten_kota: 'Kota Tegal' }));
    refuse('GET wilayah', 400, { message: 'Server sibuk' });
    const { dialog } = await openMijen();
    expect(dialog.getByLabelText(/^Kabupaten/)).toHaveDisplayValue('Kota Tegal');
    expect(await dialog.findByText(/Daftar kabupaten\/kota gagal dimuat\. Server sibuk/)).toBeVisible();
  });

  test('adds an SPPG without a choice, by a call alone, to the first foundation', async () => {
    const sent = accept('POST sppg');
    const { yayasan_id: _, ...typed } = v.parse(sppgSchema, {
      ...emptySppgValues,
      kode_unik_pendaftaran: 'SPPG-BARU',
      nama: 'SPPG Baru',
      lokasi: 'Jalan Baru',
      yayasan_id: bagas.id,
    });
    const input = { id: crypto.randomUUID(), ...typed };
    const context = callContext();
    await addSppg(input, context);
    expect(sent).toEqual([expect.objectContaining({ nama: 'SPPG Baru', yayasan_id: ajeg.id })]);

    putRows('yayasan', []);
    await expect(addSppg(input, context)).rejects.toThrow('Yayasan harus dipilih untuk SPPG baru.');
  });

  test('does not lose what was typed to a stray Escape, but leaves an untouched form at once', async () => {
    const { user, dialog } = await openNewSppg();
    await user.keyboard('{Escape}');
    let question = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' }));
    await user.click(question.getByRole('button', { name: 'Lanjut Mengisi' }));
    expect(dialog.getByLabelText('Nama SPPG')).toHaveValue('SPPG Baru');

    await user.keyboard('{Escape}');
    question = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' }));
    await user.click(question.getByRole('button', { name: 'Buang Isian' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Tambah Data SPPG Baru' }));
    await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('finds again what was typed and chosen before the page was left, until it is saved', async () => {
    const first = await openNewSppg();
    const { dialog } = first;
    await first.user.selectOptions(await dialog.findByLabelText('Yayasan'), 'Yayasan Bagas');
    await first.user.selectOptions(dialog.getByLabelText('Status Verifikasi'), 'Sudah Operasional');
    cleanup();

    const { user } = await renderSite('/program');
    const opener = await screen.findByRole('button', { name: 'Tambah Data SPPG Baru' });
    await user.click(opener);
    const restored = await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' });
    expect(restored).toHaveAccessibleDescription('Isian yang belum disimpan kami kembalikan.');
    const fields = within(restored);
    expect(fields.getByLabelText('Nama SPPG')).toHaveValue('SPPG Baru');
    await waitFor(() => expect(fields.getByLabelText('Yayasan')).toHaveDisplayValue('Yayasan Bagas'));
    expect(fields.getByLabelText('Status Verifikasi')).toHaveValue('Sudah Operasional');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' }));
    await user.click(question.getByRole('button', { name: 'Lanjut Mengisi' }));

    const sent = accept('POST sppg');
    await user.click(fields.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      expect.objectContaining({
        nama: 'SPPG Baru',
        yayasan_id: bagas.id,
        status_verifikasi: 'Sudah Operasional',
      }),
    ]);
    await user.click(opener);
    expect(await screen.findByLabelText('Nama SPPG')).toHaveValue('');
  });

  test('does not find again what was saved only after the page had been left', async () => {
    let isSaved = false;
    reply(
      'POST sppg',
      () => {
        isSaved = true;
      },
      201,
    );
    const answer = hold('POST sppg');
    const first = await openNewSppg();
    await first.user.selectOptions(await first.dialog.findByLabelText('Yayasan'), 'Yayasan Bagas');
    await first.user.click(first.dialog.getByRole('button', { name: 'Simpan' }));
    expect(await first.dialog.findByRole('button', { name: 'Menyimpan...' })).toBeVisible();
    cleanup();
    answer();
    await waitFor(() => expect(isSaved).toBe(true));

    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Tambah Data SPPG Baru' }));
    expect(await screen.findByLabelText('Nama SPPG')).toHaveValue('');
  });

  test('finds only its own changes again: what a colleague has saved meanwhile stays', async () => {
    const sppg = sppgOf(bagas, { nama: 'SPPG Mijen', progres_pembangunan: '40%' });
    serverKnows(sppg);
    const first = await openMijen();
    await first.user.type(first.dialog.getByLabelText(/Kontraktor/), 'CV Baru');
    cleanup();

    serverKnows({ ...sppg, progres_pembangunan: '70%' });
    const sent = accept('PATCH sppg');
    const { user, dialog } = await openMijen();
    expect(dialog.getByLabelText(/Kontraktor/)).toHaveValue('CV Baru');
    expect(dialog.getByLabelText(/Progres/)).toHaveValue('70%');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Berhasil Diperbarui')).toBeVisible();
    expect(screen.getByText('SPPG Mijen telah diperbarui.')).toBeVisible();
    expect(sent).toEqual([{ kontraktor_pelaksana: 'CV Baru' }]);
  });

  test('sees what a colleague has stored since, where the same field had been changed before a reload', async () => {
    const sppg = sppgOf(bagas, { nama: 'SPPG Mijen', kontraktor_pelaksana: 'CV Lama' });
    serverKnows(sppg);
    const first = await openMijen();
    await first.user.type(first.dialog.getByLabelText(/Kontraktor/), ' Jaya');
    cleanup();

    serverKnows({ ...sppg, kontraktor_pelaksana: 'CV Kolega' });
    accept('PATCH sppg');
    const urls = urlsOf('PATCH sppg');
    const { user, dialog } = await openMijen();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Yang tersimpan sekarang: CV Kolega.')).toBeVisible();
    expect(dialog.getByLabelText(/Kontraktor/)).toHaveValue('CV Lama Jaya');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Berhasil Diperbarui')).toBeVisible();
    const basedOn = urls.map(({ searchParams }) => searchParams.get('kontraktor_pelaksana'));
    expect(basedOn).toEqual(['eq.CV Lama', 'eq.CV Kolega']);
  });

  test('moves an SPPG to another foundation, which the message names', async () => {
    const sent = reply('PATCH sppg', () => {
      serverKnows(sppgOf(ajeg, { nama: 'SPPG Mijen' }));
      return { id: 'x' };
    });
    const { user, dialog } = await openMijen();
    const yayasan = dialog.getByLabelText('Yayasan');
    expect(yayasan).toHaveDisplayValue('Yayasan Bagas');
    await within(yayasan).findByRole('option', { name: 'Yayasan Ajeg' });
    await user.selectOptions(yayasan, 'Yayasan Ajeg');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('SPPG Berhasil Diperbarui')).toBeVisible();
    expect(screen.getByText('SPPG Mijen telah diperbarui dan sekarang milik Yayasan Ajeg.')).toBeVisible();
    expect(sent).toEqual([{ yayasan_id: ajeg.id }]);
    expect(card('SPPG Mijen').getByText('Yayasan Ajeg')).toBeVisible();
  });

  test('reads the name of the foundation that a colleague has moved the SPPG to first', async () => {
    const cempaka = { id: '00000000-0000-4000-8000-00000000000c', nama: 'Yayasan Cempaka' };
    const mijen = sppgOf(bagas, { nama: 'SPPG Mijen' });
    serverKnows(mijen);
    const { user, dialog } = await openMijen();
    const yayasan = dialog.getByLabelText('Yayasan');
    await within(yayasan).findByRole('option', { name: 'Yayasan Ajeg' });
    await user.selectOptions(yayasan, 'Yayasan Ajeg');

    // The colleague has added that foundation, too.
    putRows('yayasan', [ajeg, bagas, cempaka]);
    serverKnows({ ...mijen, yayasan_id: cempaka.id, yayasan: cempaka });
    accept('PATCH sppg');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText('Yang tersimpan sekarang: Yayasan Cempaka.')).toBeVisible();
    expect(yayasan).toHaveDisplayValue('Yayasan Ajeg');
  });

  test('is told in the form that there is no foundation yet; an admin is led to where one is added', async () => {
    putRows('yayasan', []);
    const first = await renderSite('/program');
    await first.user.click(await screen.findByRole('button', { name: 'Tambah Data SPPG Baru' }));
    expect(
      await screen.findByText(
        'Belum ada yayasan, padahal setiap SPPG dimiliki oleh sebuah yayasan. Mintalah seorang admin untuk menambahkannya lebih dulu.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tambahkan yayasan lebih dulu' })).not.toBeInTheDocument();
    cleanup();
    // The dialog's history entry goes a moment later, and the next visit shares the history.
    await waitFor(() => expect(history.state?.layer).toBeUndefined());

    storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Tambah Data SPPG Baru' }));
    await user.click(await screen.findByRole('link', { name: 'Tambahkan yayasan lebih dulu' }));
    expect(await screen.findByRole('button', { name: 'Tambahkan yayasan pertama' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(history.state?.layer).toBeUndefined());
  });

  test('an SPPG that a colleague has deleted already leaves the list, and so does the question', async () => {
    accept('DELETE sppg');
    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Mijen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' }));
    serverKnows(sppgOf(bagas, { nama: 'SPPG Kedua' }));
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Gagal Menghapus SPPG')).toBeVisible();
    expect(screen.getByText('SPPG Mijen sudah lebih dulu dihapus oleh pengguna lain.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Hapus SPPG Kedua' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hapus SPPG Mijen' })).not.toBeInTheDocument();
  });

  test('who may no longer delete is told so, not that the SPPG is gone, and loses the buttons', async () => {
    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Mijen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' }));
    storeSession('petugas@contoh.id', { can_manage: false });
    refuse('DELETE sppg', 406, { code: 'PGRST116', message: 'no rows' });
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Gagal Menghapus SPPG')).toBeVisible();
    expect(screen.getByText('Data tidak ditemukan atau Anda tidak berhak mengubahnya.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Tambah|Edit|Hapus/ })).toBeNull());
    expect(network().getByRole('heading', { name: 'SPPG Mijen' })).toBeVisible();
  });

  test('deletes an SPPG from its card', async () => {
    accept('DELETE sppg');
    const { user } = await renderSite('/program');
    await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Mijen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Penghapusan' }));
    await user.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('SPPG Berhasil Dihapus')).toBeVisible();
    expect(screen.getByText('SPPG Mijen telah dihapus dari Yayasan Bagas.')).toBeVisible();
  });
});

describe('an SPPG that no admin has confirmed', () => {
  const waiting = sppgOf(ajeg, {
    nama: 'SPPG Kroya',
    dikonfirmasi_pada: null,
    updated_at: '2026-11-20T08:00:00.123456+00:00',
  });

  test('is listed for visitors like any other', async () => {
    serverKnows(waiting);
    await renderSite('/program');
    await tab('Siap Bangun');
    expect(card('SPPG Kroya').queryByText(/konfirmasi/i)).not.toBeInTheDocument();
  });

  test('waits for an admin, as whoever manages SPPG can see', async () => {
    storeSession('petugas@contoh.id', { can_manage: true });
    serverKnows(waiting);
    await renderSite('/program');
    await tab('Siap Bangun');
    expect(await card('SPPG Kroya').findByText('Menunggu konfirmasi')).toBeVisible();
    expect(network().queryByRole('button', { name: /^Konfirmasi/ })).not.toBeInTheDocument();
  });

  test('is confirmed by an admin as they have read it, and the focus stays on its card', async () => {
    storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
    const current = [waiting, sppgOf(bagas, { nama: 'SPPG Genuk' })];
    serverKnows(...current);
    const sent = reply('POST rpc/konfirmasi_sppg', () =>
      serverKnows({ ...waiting, dikonfirmasi_pada: '2026-11-25T08:00:00+00:00' }),
    );
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    const button = await card('SPPG Kroya').findByRole('button', { name: 'Konfirmasi SPPG Kroya' });
    expect(network().queryByRole('button', { name: 'Konfirmasi SPPG Genuk' })).not.toBeInTheDocument();
    await user.click(button);

    expect(await screen.findByText('SPPG Dikonfirmasi')).toBeVisible();
    expect(screen.getByText('SPPG Kroya sekarang tampil sebagai dapur yang kami akui.')).toBeVisible();
    expect(sent).toEqual([{ sppg_id: waiting.id, terakhir_diubah: waiting.updated_at }]);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(card('SPPG Kroya').getByRole('button', { name: 'Edit SPPG Kroya' })).toHaveFocus();
  });

  test('stays unconfirmed when it has changed meanwhile, and the admin is told why', async () => {
    storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
    serverKnows(waiting);
    const message = 'Data SPPG ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.';
    refuse('POST rpc/konfirmasi_sppg', 400, { code: 'P0001', message });
    const { user } = await renderSite('/program');
    await tab('Siap Bangun');
    await user.click(await card('SPPG Kroya').findByRole('button', { name: 'Konfirmasi SPPG Kroya' }));
    expect(await screen.findByText('Gagal Mengonfirmasi SPPG')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(card('SPPG Kroya').getByRole('button', { name: 'Konfirmasi SPPG Kroya' })).toBeVisible();
  });
});

test('an odd code is refused in the form, before anything is sent', () => {
  const values = { ...emptySppgValues, nama: 'SPPG', lokasi: 'Jalan Tes', yayasan_id: ajeg.id };
  const problem = (kode_unik_pendaftaran: string) =>
    v.safeParse(sppgSchema, { ...values, kode_unik_pendaftaran }).issues?.[0].message;
  for (const code of ['SPPG-3374/001', 'SPPG\u20143374']) expect(problem(code)).toBeUndefined();
  for (const code of ['SPPG-3374-001\u0430', 'SPPG\u00A73374', '---'])
    expect(problem(code)).toMatch(/^Kode unik hanya boleh memuat huruf A–Z/);
});
