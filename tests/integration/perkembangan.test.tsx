import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sppgPath } from '@/config/paths';
import type { ProgressLine } from '@/features/kitchens/progress/api';
import { putRows } from '../fake-server/tables';
import { accept, refuse, reply, urlsOf } from '../fake-server/calls';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

const sppg = makeSppg({
  nama: 'SPPG Mijen',
  kode_unik_pendaftaran: 'SPPG-3374-904',
  status_verifikasi: 'Proses Pembangunan',
  progres_pembangunan: '75%',
});

function makeLine(given: Partial<ProgressLine>): ProgressLine {
  return {
    id: crypto.randomUUID(),
    sppg_id: sppg.id,
    tanggal: '2026-11-20',
    status_verifikasi: 'Proses Pembangunan',
    progres_pembangunan: null,
    catatan: null,
    foto: [],
    shows_people: false,
    people_agreed: false,
    dikonfirmasi: true,
    foto_dapur: false,
    created_at: '2026-11-20T08:00:00+00:00',
    updated_at: '2026-11-20T08:00:00+00:00',
    ...given,
  };
}

const fourLines = () => [
  makeLine({
    progres_pembangunan: '0,75',
    catatan: 'IPAL selesai diuji.',
    foto: ['7f3c1a52-0c1d-4b6e-9a58-000000000001.webp'],
  }),
  makeLine({ tanggal: '2026-11-05', progres_pembangunan: '45%' }),
  makeLine({ tanggal: '2026-10-19', progres_pembangunan: '10%' }),
  makeLine({ tanggal: '2026-10-05', status_verifikasi: 'Siap Bangun' }),
];

/** The page of a kitchen with these lines, the newest first. */
async function openKitchen(lines: ProgressLine[]) {
  reply('GET rpc/cari_sppg', [{ ...sppg, yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' } }]);
  putRows('sppg_perkembangan', lines);
  const { user } = await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  await screen.findByRole('heading', { name: 'SPPG Mijen' });
  return user;
}

async function openAsManager(lines: ProgressLine[] = []) {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const user = await openKitchen(lines);
  expect(await screen.findByRole('button', { name: 'Catat progres' })).toBeVisible();
  return user;
}

async function openForm() {
  const user = await openAsManager();
  expect(screen.getByText('Riwayat dapur ini masih kosong.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Catat progres' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Catat Progres' }));
  return { user, dialog };
}

const section = () => within(screen.getByRole('region', { name: 'Riwayat dapur' }));

const olderLines = (days: number) =>
  Array.from({ length: days }, (_, index) => makeLine({ tanggal: `2026-08-${String(28 - index)}` }));

test('visitors read the newest three, with a photo that opens, the next folded, and older ones on request', async () => {
  const user = await openKitchen([...fourLines(), ...olderLines(5)]);
  const photo = await screen.findByRole('link', { name: /SPPG Mijen/ });
  const days = () => section().getAllByText(/ 2026$/, { selector: 'time' });
  const shown = () =>
    days()
      .filter((day) => !day.closest('details'))
      .map((day) => day.textContent);
  expect(shown()).toEqual(['20 November 2026', '5 November 2026', '19 Oktober 2026']);
  expect(section().getByText('Proses Pembangunan · 75%')).toBeVisible();
  expect(section().getAllByText(/, menurut kami$/)).toHaveLength(8);
  expect(photo).toHaveAttribute(
    'href',
    expect.stringMatching(/progress_photos\/7f3c1a52-0c1d-4b6e-9a58-000000000001-1280\.webp$/),
  );
  expect(within(photo).getByRole('img')).toHaveAttribute(
    'alt',
    'Foto: SPPG Mijen, 20 November 2026. IPAL selesai diuji.',
  );
  expect(section().queryByRole('button', { name: /Tambah|Edit|Hapus|Catat/ })).not.toBeInTheDocument();

  expect(section().getByText('25 Agustus 2026')).not.toBeVisible();
  await user.click(section().getByText('Riwayat sebelumnya (5)'));
  expect(section().getByText('25 Agustus 2026')).toBeVisible();
  await user.click(section().getByRole('button', { name: 'Muat progres yang lebih lama' }));
  expect(await section().findByText('24 Agustus 2026')).toBeVisible();
  expect(section().queryByRole('button', { name: /Muat/ })).not.toBeInTheDocument();
});

test('visitors are told nothing where nothing is recorded', async () => {
  await openKitchen([]);
  await waitFor(() => expect(screen.queryByText(/Riwayat dapur/)).not.toBeInTheDocument());
});

test('what failed to load comes at the second attempt', async () => {
  const lines = fourLines();
  const mend = refuse('GET sppg_perkembangan', 502, '<html>');
  const user = await openKitchen(lines);
  expect(await screen.findByText('Progres gagal dimuat.')).toBeVisible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('20 November 2026')).toBeVisible();
  expect(screen.queryByText('Progres gagal dimuat.')).not.toBeInTheDocument();
});

test('a manager adds a line, which begins with the state and the progress of the kitchen', async () => {
  const { user, dialog } = await openForm();
  const mend = refuse('POST sppg_perkembangan');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Mencatat Progres')).toBeVisible();
  mend();
  const sent = accept('POST sppg_perkembangan');
  const day = dialog.getByLabelText('Tanggal');
  await user.clear(day);
  await user.type(day, '2090-01-01');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Tanggal ini belum tiba.')).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(day);
  await user.type(day, '2026-11-20');
  const progress = dialog.getByLabelText(/Progres/);
  expect(progress).toHaveValue('75%');
  await user.clear(progress);
  await user.type(progress, '80%');
  await user.type(dialog.getByLabelText(/Catatan/), 'Kompor terpasang.');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Progres SPPG Mijen tampil di situs.')).toBeVisible();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      sppg_id: sppg.id,
      tanggal: '2026-11-20',
      status_verifikasi: 'Proses Pembangunan',
      progres_pembangunan: '80%',
      catatan: 'Kompor terpasang.',
      foto: [],
      shows_people: false,
      people_agreed: false,
      foto_dapur: false,
    },
  ]);
});

test('the photo that a manager chooses stands over the page, also when there are newer ones', async () => {
  const [newest, chosen, ...older] = fourLines();
  if (!newest || !chosen) throw new Error('There are no lines.');
  chosen.foto = ['7f3c1a52-0c1d-4b6e-9a58-000000000002.webp'];
  chosen.catatan = 'Tampak depan.';
  const user = await openAsManager([newest, chosen, ...older]);
  const photo = async (day: string) =>
    within((await screen.findByText(`Foto ${day}`)).closest('figure') ?? document.body).getByRole('img');
  expect(await photo('20 November 2026')).toHaveAttribute(
    'alt',
    expect.stringContaining('IPAL selesai diuji.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit progres 5 November 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Progres' }));

  const sent = accept('PATCH sppg_perkembangan');
  await user.click(dialog.getByLabelText('Jadikan foto pertama foto dapur, di atas halamannya'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Progres Diperbarui')).toBeVisible();
  expect(sent).toEqual([{ foto_dapur: true }]);
  expect(await photo('5 November 2026')).toHaveAttribute(
    'alt',
    'Foto: SPPG Mijen, 5 November 2026. Tampak depan.',
  );
});

test('a manager confirms what somebody else has changed', async () => {
  const line = makeLine({ dikonfirmasi: false, progres_pembangunan: '90%' });
  const user = await openAsManager([line]);
  expect(section().getByText('Belum dikonfirmasi')).toBeVisible();
  const sent = accept('PATCH sppg_perkembangan');
  const urls = urlsOf('PATCH sppg_perkembangan');
  await user.click(await section().findByRole('button', { name: 'Konfirmasi progres 20 November 2026' }));
  expect(await screen.findByText('Progres Dikonfirmasi')).toBeVisible();
  expect(sent).toEqual([{ dikonfirmasi: true }]);
  expect(urls[0]?.searchParams.get('updated_at')).toBe(`eq.${line.updated_at}`);
  expect(section().queryByText('Belum dikonfirmasi')).not.toBeInTheDocument();
});

test('people in a stored photo must have agreed; a line is edited, and deleted after a question', async () => {
  const [line] = fourLines();
  if (!line) throw new Error('There is no line.');
  const user = await openAsManager([line]);
  await user.click(await screen.findByRole('button', { name: 'Edit progres 20 November 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Progres' }));
  expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await user.click(dialog.getByLabelText('Ada orang yang dapat dikenali di foto ini'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(
    await dialog.findByText('Foto orang yang dapat dikenali hanya boleh ditampilkan bila mereka setuju.'),
  ).toBeVisible();

  const mendEdit = refuse('PATCH sppg_perkembangan');
  const mend = refuse('DELETE sppg_perkembangan');
  await user.click(dialog.getByLabelText('Mereka setuju fotonya ditampilkan'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Memperbarui Progres')).toBeVisible();
  mendEdit();
  const sent = accept('PATCH sppg_perkembangan');
  await user.click(dialog.getByRole('button', { name: 'Hapus foto 1' }));
  expect(dialog.queryByLabelText('Ada orang yang dapat dikenali di foto ini')).not.toBeInTheDocument();
  expect(dialog.queryByLabelText(/foto dapur/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Progres Diperbarui')).toBeVisible();
  expect(sent).toEqual([{ foto: [] }]);

  await user.click(screen.getByRole('button', { name: 'Hapus progres 20 November 2026' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus progres ini?' }));
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Progres')).toBeVisible();
  accept('DELETE sppg_perkembangan');
  mend();
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Progres Dihapus')).toBeVisible();
});
