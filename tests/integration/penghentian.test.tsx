import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, sppgPath } from '@/config/paths';
import type { Suspension } from '@/features/kitchens/sppg/suspension-state';
import { formatDate } from '@/lib/text/format';
import { sortableDay, sortableToday } from '@/lib/text/format-time';
import { accept, refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg, makeYayasan } from '../factories';
import { renderSite, storeSession } from '../render';

const sppg = makeSppg({ nama: 'SPPG Wangon', kode_unik_pendaftaran: 'SPPG-3302-003' });

const running: Suspension = {
  id: '50000000-0000-4000-8000-000000000001',
  sppg_id: sppg.id,
  dapur_id: sppg.id,
  mulai: '2026-11-03',
  sampai: null,
  sampai_pukul: null,
  oleh: 'Dinas Kesehatan',
  alasan: 'Air bersih tidak memenuhi syarat.',
  tanggapan: 'Tandon sudah dikuras.',
  created_at: '2026-11-03T07:00:00+00:00',
};
const ended: Suspension = {
  ...running,
  id: '50000000-0000-4000-8000-000000000002',
  mulai: '2026-09-01',
  sampai: '2026-09-15',
  oleh: 'Kami',
  alasan: 'Lemari pendingin rusak.',
  tanggapan: null,
};

/** Opens the page of a kitchen with these suspensions. */
async function openAnswer(...suspensions: Suspension[]) {
  const yayasan = { id: sppg.yayasan_id, nama: 'Yayasan Tes' };
  const status_verifikasi = 'Sudah Operasional';
  reply('GET rpc/cari_sppg', [{ ...sppg, status_verifikasi, yayasan, sppg_penghentian: suspensions }]);
  putRows('sppg_penghentian', suspensions);
  const { user } = await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  await screen.findByRole('heading', { name: 'SPPG Wangon' });
  return user;
}

/** Opens that page as an admin, and the dialog behind a button. */
async function openDialog(button: string, ...suspensions: Suspension[]) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const user = await openAnswer(...suspensions);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole(button.startsWith('Hapus') ? 'alertdialog' : 'dialog'));
  return { user, dialog };
}

test('a visitor reads since when a kitchen is suspended, by whom, why, and our answer; why an earlier one was is folded', async () => {
  const user = await openAnswer(ended, running);
  const [first, second] = within(screen.getByRole('region', { name: 'Riwayat dapur' })).getAllByRole(
    'listitem',
  );
  if (!first || !second) throw new Error('There are no lines.');
  expect(first).toHaveTextContent(/^3 November 2026, menurut Dinas Kesehatan/);
  expect(within(first).getByText('Dihentikan sementara, belum dibuka lagi')).toBeVisible();
  expect(within(first).getByText('Air bersih tidak memenuhi syarat.')).toBeVisible();
  expect(within(first).getByText('Tandon sudah dikuras.')).toBeVisible();

  expect(second).toHaveTextContent(/^1 September 2026, menurut kami/);
  expect(within(second).getByText('Dihentikan sementara sampai 15 September 2026')).toBeVisible();
  expect(within(second).getByText('Lemari pendingin rusak.')).not.toBeVisible();
  await user.click(within(second).getByText('Baca alasannya'));
  expect(within(second).getByText('Lemari pendingin rusak.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /penghentian/ })).not.toBeInTheDocument();
});

test('of a kitchen that was never suspended visitors read nothing', async () => {
  await openAnswer();
  expect(screen.queryByRole('region', { name: 'Riwayat dapur' })).not.toBeInTheDocument();
});

test('the form holds to the rules of the database before it sends', async () => {
  const { user, dialog } = await openDialog('Catat penghentian');
  const start = dialog.getByLabelText('Tanggal mulai');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Tanggal mulai wajib diisi.')).toBeVisible();
  expect(dialog.getByText('Pilih siapa yang menghentikan.')).toBeVisible();
  expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Dihentikan oleh'), 'BGN');

  await user.type(start, '2090-01-01');
  expect(await dialog.findByText('Tanggal ini belum tiba.')).toBeVisible();
  await user.clear(start);
  await user.type(start, '2026-11-03');
  await user.type(dialog.getByLabelText('Alasan'), 'Air bersih');
  await user.type(dialog.getByLabelText(/Hari terakhir/), '2026-11-02');
  expect(await dialog.findByText('Hari terakhir tidak boleh sebelum tanggal mulai.')).toBeVisible();
});

test('an admin notes a suspension; one that overlaps another of the same issuer is refused at its first day', async () => {
  const { user, dialog } = await openDialog('Catat penghentian');
  await user.selectOptions(dialog.getByLabelText('Dihentikan oleh'), 'Dinas Kesehatan');
  await user.clear(dialog.getByLabelText('Tanggal mulai'));
  await user.type(dialog.getByLabelText('Tanggal mulai'), '2026-11-03');
  await user.type(dialog.getByLabelText('Alasan'), ' Air  bersih ');
  const sent = accept('POST sppg_penghentian');
  const mend = refuse('POST sppg_penghentian', 400, {
    code: '23P01',
    message: 'conflicting key value violates exclusion constraint "sppg_penghentian_mulai_overlap"',
  });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Mencatat Penghentian')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByLabelText('Tanggal mulai')).toHaveAccessibleDescription(
      'Pihak ini sudah tercatat menghentikan dapur ini pada hari-hari itu.',
    ),
  );
  mend();
  await user.selectOptions(dialog.getByLabelText('Dihentikan oleh'), 'BGN');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Penghentian Dicatat')).toBeVisible();
  expect(sent[1]).toEqual({
    // The same id as at the first attempt, so that it is stored once.
    id: Object(sent[0]).id,
    sppg_id: sppg.id,
    oleh: 'BGN',
    mulai: '2026-11-03',
    sampai: null,
    sampai_pukul: null,
    alasan: 'Air bersih',
    tanggapan: null,
  });
});

test('an admin ends a suspension; where a colleague was first, the form says what is stored', async () => {
  const { user, dialog } = await openDialog('Edit penghentian 3 November 2026', running);
  await user.type(dialog.getByLabelText(/Hari terakhir/), '2026-11-20');
  putRows('sppg_penghentian', [{ ...running, sampai: '2026-11-18' }]);
  const sent = accept('PATCH sppg_penghentian');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Yang tersimpan sekarang: 18 November 2026.')).toBeVisible();
  expect(screen.getByText('Gagal Memperbarui Penghentian')).toBeVisible();
  sent.length = 0;

  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Penghentian Diperbarui')).toBeVisible();
  expect(sent).toEqual([{ sampai: '2026-11-20' }]);
});

test.each([
  {
    began: 'before',
    mulai: '2026-11-03',
    sampai: sortableDay(Date.now() - 24 * 60 * 60 * 1000),
    end: /^{"sampai":"[^"]+"}$/,
  },
  { began: 'today', mulai: sortableToday(), sampai: sortableToday(), end: /"sampai_pukul":"\d\d:\d\d:00"}$/ },
])(
  'a kitchen that cooks again takes two presses, when it was suspended $began',
  async ({ mulai, sampai, end }) => {
    const button = `Sudah dibuka lagi: penghentian ${formatDate(mulai)}`;
    const { user, dialog } = await openDialog(button, { ...running, mulai });
    expect(await dialog.findByLabelText(/Hari terakhir/)).toHaveValue(sampai);
    const sent = accept('PATCH sppg_penghentian');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    // A suspension that began today ends at this hour; an earlier one ended with yesterday.
    await waitFor(() => expect(sent).toMatchObject([{ sampai }]));
    expect(JSON.stringify(sent[0])).toMatch(end);
  },
);

test('a deletion asks first, and says what is meant when a kitchen may cook again', async () => {
  const { user, dialog } = await openDialog('Hapus penghentian 3 November 2026', running);
  expect(dialog.getByText('Hapus catatan penghentian ini?')).toBeVisible();
  expect(dialog.getByText(/jangan hapus: isi hari terakhirnya\./)).toBeVisible();
  const mend = refuse('DELETE sppg_penghentian');
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Penghentian')).toBeVisible();
  accept('DELETE sppg_penghentian');
  mend();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Penghentian Dihapus')).toBeVisible();
});

const resumed = makeSppg({ nama: 'SPPG Ajibarang' });

/** What lists of kitchens ask for in a second request: who is or was stopped. */
const serverKnowsSuspensions = () =>
  putRows('sppg_penghentian', [
    { sppg_id: sppg.id, mulai: '2026-11-03', sampai: null },
    { sppg_id: resumed.id, mulai: '2026-09-01', sampai: '2026-09-15' },
  ]);
test('the network marks who is suspended today beside the three states, and nobody else', async () => {
  const yayasan = { id: sppg.yayasan_id, nama: 'Yayasan Tes' };

  putRows(
    'sppg',
    [sppg, resumed].map((row) => ({ ...row, yayasan })),
  );
  serverKnowsSuspensions();
  await renderSite(paths.program);
  const badge = await screen.findByText('Dihentikan sementara', { selector: 'article *' });
  expect(badge.closest('article')).toHaveTextContent('SPPG Wangon');
  expect(screen.getByRole('heading', { name: 'SPPG Ajibarang' })).toBeVisible();
  expect(screen.getAllByText('Dihentikan sementara', { selector: 'article *' })).toHaveLength(1);
});

test('the list of foundations shows exactly these when it is asked for them', async () => {
  putRows('yayasan', [makeYayasan({}, [sppg, resumed])]);
  serverKnowsSuspensions();
  await renderSite(`${paths.dataYayasan}?penghentian=berjalan`);
  expect(await screen.findByRole('heading', { name: 'SPPG Wangon' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'SPPG Ajibarang' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Penghentian')).toHaveDisplayValue('Berjalan');
});

test('a list that could not read its suspensions says so once, and no state that it does not know', async () => {
  putRows('yayasan', [makeYayasan({}, [sppg, resumed])]);
  const mend = refuse('GET sppg_penghentian');
  const { user } = await renderSite(paths.dataYayasan);
  await user.click(await screen.findByRole('button', { expanded: false, name: /Yayasan/ }));
  const list = within(screen.getByRole('article'));
  expect(list.getByRole('heading', { name: 'SPPG Wangon' })).toBeVisible();
  const note = await screen.findByText(/^Penghentian dan kejadian gagal dimuat\. Karena itu keadaan dapur/);
  expect(list.queryByText(sppg.status_verifikasi)).not.toBeInTheDocument();

  mend();
  serverKnowsSuspensions();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await list.findByText('Dihentikan sementara')).toBeVisible();
  expect(list.getByText(resumed.status_verifikasi)).toBeVisible();
  expect(note).not.toBeInTheDocument();
});

test('the map tells how many are suspended, where, and leads to them', async () => {
  const counts = { siap_bangun: 1, proses_pembangunan: 0 };
  putRows('sppg_per_wilayah', [
    { nama: 'Kabupaten Banyumas', kolom: 2, baris: 2, ...counts, sudah_operasional: 0, dihentikan: 1 },
    { nama: 'Kabupaten Cilacap', kolom: 1, baris: 3, ...counts, sudah_operasional: 1, dihentikan: 0 },
  ]);
  await renderSite(paths.sppg);
  const stopped = 'Kabupaten Banyumas: 2 SPPG (1 Siap Bangun, 1 Dihentikan sementara)';
  const cooking = 'Kabupaten Cilacap: 2 SPPG (1 Siap Bangun, 1 Sudah Operasional)';
  expect(await screen.findAllByRole('link', { name: stopped })).not.toHaveLength(0);
  expect(screen.getAllByRole('link', { name: cooking })).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: '1 Dihentikan sementara' })).toHaveAttribute(
    'href',
    '/data-yayasan?penghentian=berjalan#daftar',
  );
});
