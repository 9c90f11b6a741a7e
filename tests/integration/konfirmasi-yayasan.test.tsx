import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { paths, sppgPath } from '@/config/paths';
import { lost, refuse, reply, replyInTurn } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg, makeYayasan } from '../factories';
import { renderSite, storeSession } from '../render';

const token = 'cd'.repeat(32);
const link = `${paths.konfirmasiYayasan}#${token}`;
const unknown =
  'Tautan ini tidak berlaku. Salin seluruh alamatnya dari email terakhir kami, atau mintalah kami mengirim yang baru.';

const kitchens = [
  { kode: 'SPPG-TES-1', nama: 'SPPG Tes Satu', lokasi: 'Jalan Tes No. 1', berlaku_sampai: null },
  { kode: 'SPPG-TES-2', nama: 'SPPG Tes Dua', lokasi: 'Jalan Tes No. 2', berlaku_sampai: '2026-12-03' },
];
const request = { jenis: 'minta', yayasan: 'Yayasan Tes', sampai: '2026-12-27', dapur: kitchens };

/** What the link leads to; an empty list where it does nothing. */
const serverReads = (...rows: object[]) => reply('POST rpc/baca_permintaan', rows);

interface Signed {
  tanda: { id: string; nama: string; jabatan: string; dapur: string[] };
}

const refused = (message: string) => HttpResponse.json({ code: 'P0001', message }, { status: 400 });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('a foundation ticks its kitchens, signs and is thanked; an answer that was lost is asked for again', async () => {
  const asked = serverReads(request);
  const sent = replyInTurn<Signed>('POST rpc/tanda_tangani', lost);
  const { user } = await renderSite(link);
  expect(await screen.findByRole('heading', { name: 'Yayasan Tes' })).toBeVisible();
  expect(
    screen.getByRole('group', { name: 'Benar dapur yayasan kami, dan Tampah Gizi mengelolanya' }),
  ).toBeVisible();
  expect(screen.getByText(/sampai 27 Desember 2026/)).toBeVisible();
  expect(screen.getByText('Sudah dikonfirmasi sampai 3 Desember 2026')).toBeVisible();
  expect(asked).toEqual([{ token }]);
  // Neither the history nor a bookmark keeps it, and no search engine the page.
  await waitFor(() => expect(location.hash).toBe(''));
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // Nothing is ticked beforehand.
  for (const kitchen of screen.getAllByRole('checkbox')) expect(kitchen).not.toBeChecked();
  await user.click(press('Konfirmasi'));
  expect(await screen.findByText('Centang paling sedikit satu dapur.')).toBeVisible();
  expect(screen.getByText('Isi nama Anda.')).toBeVisible();
  expect(screen.getByText('Isi jabatan Anda di yayasan.')).toBeVisible();
  expect(await box(/SPPG Tes Satu/)).toHaveFocus();

  await user.click(await box(/SPPG Tes Satu/));
  await user.click(await box(/SPPG Tes Dua/));
  await user.click(await box(/SPPG Tes Dua/));
  await user.type(screen.getByLabelText('Nama Anda'), ' Wening Tes ');
  await user.type(screen.getByLabelText('Jabatan di yayasan'), 'Ketua');
  await user.dblClick(press('Konfirmasi'));
  const thanks = await screen.findByRole('heading', { name: 'Terima kasih' });
  expect(thanks).toHaveFocus();
  expect(screen.getByText(/^Konfirmasi Yayasan Tes untuk 1 dapur sudah tercatat/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'SPPG Tes Satu' })).toHaveAttribute('href', '/sppg/SPPG-TES-1');
  // The first answer was lost, so it is sent again with the same id; the second of two clicks has sent nothing.
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]?.tanda).toMatchObject({ nama: 'Wening Tes', jabatan: 'Ketua', dapur: ['SPPG-TES-1'] });
  expect(Object.values(sessionStorage).join()).not.toMatch(/Wening|cdcd/);
});

test('a list that has changed meanwhile is read again, and what was filled in stays', async () => {
  serverReads(request);
  const changed = 'Daftar dapur ini baru saja berubah. Periksa sekali lagi, lalu konfirmasi.';
  const sent = replyInTurn<Signed>('POST rpc/tanda_tangani', refused(changed));
  const { user } = await renderSite(link);
  await user.click(await box(/SPPG Tes Satu/));
  await user.click(await box(/SPPG Tes Dua/));
  await user.type(screen.getByLabelText('Nama Anda'), 'Wening');
  await user.type(screen.getByLabelText('Jabatan di yayasan'), 'Ketua');
  // Meanwhile one kitchen got another code, and a third was added.
  const added = { ...kitchens[0], kode: 'SPPG-TES-3', nama: 'SPPG Tes Tiga' };
  serverReads({ ...request, dapur: [kitchens[0], { ...kitchens[1], kode: 'SPPG-TES-9' }, added] });
  await user.click(press('Konfirmasi'));
  expect(await screen.findByText('Konfirmasi Belum Tercatat')).toBeVisible();
  expect(screen.getByText(changed)).toBeVisible();
  expect(await box(/SPPG Tes Tiga/)).not.toBeChecked();
  expect(await box(/SPPG-TES-9/)).not.toBeChecked();
  expect(await box(/SPPG Tes Satu/)).toBeChecked();
  expect(screen.getByLabelText('Nama Anda')).toHaveValue('Wening');
  await user.click(press('Konfirmasi'));
  expect(await screen.findByRole('heading', { name: 'Terima kasih' })).toBeVisible();
  expect(sent[1]?.tanda.dapur).toEqual(['SPPG-TES-1']);
  expect(sent[1]?.tanda.id).not.toBe(sent[0]?.tanda.id);
});

test('name, office and ticks for one foundation are not in the form of another, whose link is opened in the same tab', async () => {
  serverReads(request);
  const first = await renderSite(link);
  await first.user.click(await box(/SPPG Tes Satu/));
  await first.user.type(screen.getByLabelText('Nama Anda'), 'Wening');
  await first.user.type(screen.getByLabelText('Jabatan di yayasan'), 'Ketua');
  cleanup();

  serverReads({ ...request, yayasan: 'Yayasan Lain' });
  await renderSite(`${paths.konfirmasiYayasan}#${'ef'.repeat(32)}`);
  expect(await box(/SPPG Tes Satu/)).not.toBeChecked();
  expect(screen.getByLabelText('Nama Anda')).toHaveValue('');
  expect(screen.getByLabelText('Jabatan di yayasan')).toHaveValue('');
  // What is kept is named by none of the tokens.
  expect(Object.keys(sessionStorage).join()).not.toMatch(/cdcd|efef/);
  cleanup();

  serverReads(request);
  const { user } = await renderSite(link);
  expect(await box(/SPPG Tes Satu/)).toBeChecked();
  expect(screen.getByLabelText('Nama Anda')).toHaveValue('Wening');
  await user.click(press('Hapus dari perangkat ini'));
  expect(screen.getByLabelText('Nama Anda')).toHaveValue('');
  expect(await box(/SPPG Tes Satu/)).not.toBeChecked();
  expect(Object.values(sessionStorage).join()).not.toContain('Wening');
});

test('where no answer comes at all, nothing is lost: the same is sent again', async () => {
  serverReads(request);
  const sent = replyInTurn<Signed>('POST rpc/tanda_tangani', lost, lost);
  const { user } = await renderSite(link);
  await user.click(await box(/SPPG Tes Satu/));
  await user.type(screen.getByLabelText('Nama Anda'), 'Wening');
  await user.type(screen.getByLabelText('Jabatan di yayasan'), 'Ketua');
  await user.click(press('Konfirmasi'));
  expect(await screen.findByText('Konfirmasi Belum Tercatat')).toBeVisible();
  await user.click(press('Konfirmasi'));
  expect(await screen.findByRole('heading', { name: 'Terima kasih' })).toBeVisible();
  expect(new Set(sent.map(({ tanda }) => tanda.id)).size).toBe(1);
});

test('a signature whose answer was lost says after a reload that it is signed, and keeps nothing that was typed', async () => {
  serverReads(request);
  replyInTurn('POST rpc/tanda_tangani', lost, lost);
  const { user } = await renderSite(link);
  await user.click(await box(/SPPG Tes Satu/));
  await user.type(screen.getByLabelText('Nama Anda'), 'Wening');
  await user.type(screen.getByLabelText('Jabatan di yayasan'), 'Ketua');
  await user.click(press('Konfirmasi'));
  expect(await screen.findByText('Konfirmasi Belum Tercatat')).toBeVisible();
  expect(Object.values(sessionStorage).join()).toContain('Wening');
  cleanup();
  serverReads({ ...request, jenis: 'sudah', dapur: [kitchens[0]] });
  await renderSite(paths.konfirmasiYayasan);
  expect(await screen.findByRole('heading', { name: 'Sudah dikonfirmasi' })).toBeVisible();
  expect(screen.getByText(/^Konfirmasi Yayasan Tes untuk 1 dapur sudah tercatat/)).toBeVisible();
  expect(Object.values(sessionStorage).join()).not.toContain('Wening');
});

test.each([
  `${paths.konfirmasiYayasan}%23${token}`,
  `${paths.konfirmasiYayasan}%23${token}?utm_source=surat`,
  `${link}?utm_source=surat&utm_medium=email`,
  `${link}&utm_source=surat`,
  `${paths.konfirmasiYayasan}?utm_source=surat#${token}`,
])('a link that a mail program has altered works, and its token leaves the address: %s', async (altered) => {
  const asked = serverReads(request);
  await renderSite(altered);
  expect(await screen.findByRole('heading', { name: 'Yayasan Tes' })).toBeVisible();
  expect(asked).toEqual([{ token }]);
  await waitFor(() => expect(location.href).not.toContain(token));
});

test('a link that is wrong, old or used gets one plain sentence; half of one, or none, is told apart from it', async () => {
  serverReads();
  const first = await renderSite(link);
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  first.unmount();
  sessionStorage.clear();
  await renderSite(`${paths.konfirmasiYayasan}#${token.slice(0, 20)}`);
  expect(await screen.findByText(/^Buka halaman ini lewat tautan di email kami/)).toBeVisible();
});

test('while none of us stands for any of its kitchens, a foundation signs nothing', async () => {
  serverReads({ ...request, dapur: [] });
  await renderSite(link);
  expect(await screen.findByText('Dapurnya sedang kami periksa')).toBeVisible();
  expect(screen.getByText(/Coba lagi nanti: tautan ini berlaku sampai 27 Desember 2026/)).toBeVisible();
});

test('the link of the thanks withdraws, after a question; an answer that was lost is looked up', async () => {
  serverReads({ ...request, jenis: 'tarik', sampai: '2027-11-27', dapur: [kitchens[0]] });
  const withdrawal = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';
  const sent = replyInTurn(
    'POST rpc/tarik_tanda_tangan',
    HttpResponse.json({ code: 'PT429', message: withdrawal }, { status: 429 }),
    lost,
  );
  const { user } = await renderSite(link);
  await user.click(await screen.findByRole('button', { name: 'Tarik konfirmasi' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Tarik konfirmasi?' }));
  await user.click(question.getByRole('button', { name: 'Tarik' }));
  expect(await screen.findByText('Konfirmasi Belum Ditarik')).toBeVisible();
  expect(screen.getByText(withdrawal)).toBeVisible();
  serverReads();
  await user.click(question.getByRole('button', { name: 'Tarik' }));
  expect(await screen.findByRole('heading', { name: 'Konfirmasi ditarik' })).toHaveFocus();
  expect(sent).toEqual([{ token }, { token }]);
});

test('everyone reads on which day a foundation has signed, of a kitchen that we stand for, and no more once it has ended', async () => {
  const sppg = makeSppg({ kode_unik_pendaftaran: 'SPPG-TES-1', nama: 'SPPG Tes Satu' });
  function serverFinds(given: object) {
    reply('GET rpc/cari_sppg', [{ ...sppg, yayasan: {}, ...given }]);
    return renderSite(`${paths.sppg}?kode=SPPG-TES-1`);
  }
  const signed = {
    ditandatangani_pada: '2026-11-02T20:00:00+00:00',
    ditarik_pada: null,
    berakhir_karena: null,
  };
  const first = await serverFinds({
    sppg_tanda_tangan: [
      { ...signed, ditandatangani_pada: '2025-11-02T20:00:00+00:00', berlaku_sampai: '2026-11-01' },
      { ...signed, berlaku_sampai: '2099-11-03', alamat_diisi_pada: '2026-06-02T20:00:00+00:00' },
    ],
  });
  expect(
    await screen.findByText(
      'Dikonfirmasi yayasan 3 November 2026; alamat dimasukkan petugas kami pada 3 Juni 2026',
    ),
  ).toBeVisible();
  first.unmount();
  const second = await serverFinds({
    sppg_tanda_tangan: [
      { ...signed, berlaku_sampai: '2026-11-10', ditarik_pada: '2026-11-11T01:00:00+00:00' },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'SPPG Tes Satu' })).toBeVisible();
  expect(screen.queryByText(/Dikonfirmasi yayasan \d/)).not.toBeInTheDocument();
  second.unmount();
  await serverFinds({
    dikonfirmasi_pada: null,
    sppg_tanda_tangan: [{ ...signed, berlaku_sampai: '2099-11-03' }],
  });
  expect(await screen.findByRole('heading', { name: /^Dapur / })).toBeVisible();
  expect(screen.queryByText(/Dikonfirmasi yayasan \d/)).not.toBeInTheDocument();
});

const asked = {
  id: 'b2000000-0000-4000-8000-000000000001',
  email: 'pengurus@contoh.id',
  created_at: '2026-11-01T03:00:00+00:00',
  expires_at: '2026-12-01T03:00:00+00:00',
  dibatalkan_pada: null,
  ditandatangani_pada: null,
  nama: null,
  jabatan: null,
  sppg_tanda_tangan: [],
};
const signedFor = {
  kode_sppg: 'SPPG-TES-1',
  berlaku_sampai: '2099-11-03',
  ditarik_pada: null,
  berakhir_karena: null,
};
const signer = {
  ...asked,
  ditandatangani_pada: '2026-11-03T03:00:00+00:00',
  nama: 'Wening',
  jabatan: 'Ketua',
};

test('an admin finds at the desk of foundations their kitchens, who has no address, and how each request stands', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const yayasan = makeYayasan({}, [makeSppg(), makeSppg()]);
  const isAsked = (row: object) => putRows('sppg_penanda_tangan', [{ ...row, yayasan_id: yayasan.id }]);
  putRows('yayasan', [yayasan]);
  const sent = replyInTurn('POST rpc/minta_tanda_tangan', lost);
  const { user, app } = await renderSite(`${paths.adminFoundations}?perlu=email`);
  expect(await screen.findByText('1 dari 1 yayasan')).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Yayasan Tes Sejahtera' }));
  expect(card.getByText('Email belum diisi')).toBeVisible();
  expect(card.queryByRole('button', { name: /^Minta/ })).not.toBeInTheDocument();
  await user.click(card.getByText('2 SPPG'));
  for (const { nama, kode_unik_pendaftaran } of yayasan.sppg)
    expect(card.getByRole('link', { name: nama })).toHaveAttribute('href', sppgPath(kode_unik_pendaftaran));
  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Semua yayasan');

  const shows = async (state: string | RegExp, row?: object) => {
    if (row) isAsked(row);
    await app.queryClientRef.current?.invalidateQueries();
    expect(await card.findByText(state)).toBeVisible();
  };
  putRows('yayasan_kontak', [{ yayasan_id: yayasan.id, email: 'pengurus@contoh.id' }]);
  await shows('Konfirmasinya belum pernah diminta.');
  isAsked({ ...asked, expires_at: '2099-12-01T03:00:00+00:00' });
  await user.dblClick(card.getByRole('button', { name: 'Minta konfirmasi Yayasan Tes Sejahtera' }));
  expect(await screen.findByText('Permintaan Konfirmasi Dikirim')).toBeVisible();
  // The answer was lost: the call is made once more.
  expect(sent).toEqual([{ yayasan: yayasan.id }, { yayasan: yayasan.id }]);
  expect(
    await card.findByText(
      'Diminta 1 November 2026 lewat pengurus@contoh.id, menunggu jawaban sampai 1 Desember 2099.',
    ),
  ).toBeVisible();
  await shows(/tidak dijawab sampai 2 November 2026/, {
    ...asked,
    expires_at: '2026-11-02T03:00:00+00:00',
  });
  await shows(/dibatalkan 4 November 2026 karena emailnya diganti/, {
    ...asked,
    dibatalkan_pada: '2026-11-04T03:00:00+00:00',
  });
  await shows('Dikonfirmasi 3 November 2026 oleh Wening, Ketua: 1 dari 2 SPPG, sampai 3 November 2099.', {
    ...signer,
    sppg_tanda_tangan: [signedFor],
  });
  const withdrawn = { ...signedFor, berlaku_sampai: '2026-11-04', ditarik_pada: '2026-11-05T03:00:00+00:00' };
  await shows('Dikonfirmasi 3 November 2026 oleh Wening, Ketua, ditarik kembali 5 November 2026.', {
    ...signer,
    sppg_tanda_tangan: [withdrawn],
  });

  replyInTurn(
    'POST rpc/minta_tanda_tangan',
    refused('Yayasan ini belum mempunyai dapur yang sudah kami konfirmasi.'),
  );
  await user.click(card.getByRole('button', { name: /^Minta konfirmasi/ }));
  expect(await screen.findByText('Gagal Meminta Konfirmasi')).toBeVisible();
});

test('who has not answered is listed where Ringkasan leads, and says that of nobody while it is not known', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const silent = makeYayasan({ nama: 'Yayasan Diam' }, [makeSppg()]);
  putRows('yayasan', [silent, makeYayasan({ id: 'b', nama: 'Yayasan Rajin' }, [makeSppg()])]);
  const mend = refuse('GET due_rows');
  const { user } = await renderSite(`${paths.adminFoundations}?perlu=jawaban`);
  expect(await screen.findByText(/^Yayasan gagal dimuat\./)).toBeVisible();
  expect(screen.queryByText('Tidak ada yang cocok')).not.toBeInTheDocument();
  mend();
  putRows('due_rows', [{ topic: 'signatures_unanswered', row_id: silent.id }]);
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('article', { name: 'Yayasan Diam' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Yayasan Rajin' })).not.toBeInTheDocument();
});
