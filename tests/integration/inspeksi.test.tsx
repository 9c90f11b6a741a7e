import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sppgPath } from '@/config/paths';
import type { Inspection } from '@/features/kitchens/inspections/inspection-state';
import { accept, refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

const sppg = makeSppg({ nama: 'SPPG Ngaliyan', kode_unik_pendaftaran: 'SPPG-3374-005' });

const inspection = (hari: string, hasil: string, given: Partial<Inspection> = {}): Inspection => ({
  id: `50000000-0000-4000-8000-${hari.replaceAll('-', '').padStart(12, '0')}`,
  sppg_id: sppg.id,
  dapur_id: sppg.id,
  hari,
  oleh: 'Dinas Kesehatan',
  hasil,
  temuan: `Temuan ${hari}.`,
  tanggapan: null,
  diperbaiki_pada: null,
  scan_path: null,
  scan_size: null,
  created_at: `${hari}T07:00:00+00:00`,
  ...given,
});
const unfit = inspection('2026-05-12', 'tidak laik', {
  tanggapan: 'Saluran sudah dilebarkan.',
  diperbaiki_pada: '2026-05-15',
  scan_path: '70000000-0000-4000-8000-000000000001.pdf',
  scan_size: 120 * 1024,
});
const five = [
  inspection('2025-11-02', 'perlu perbaikan', { oleh: 'Komite sekolah' }),
  unfit,
  inspection('2026-02-01', 'baik'),
  inspection('2026-10-03', 'baik', { oleh: 'Kami' }),
  inspection('2026-08-20', 'baik'),
];

/** Opens the page of a kitchen with these inspections. */
async function openAnswer(...inspections: Inspection[]) {
  const found = {
    ...sppg,
    yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' },
    wilayah: null,
    sppg_sertifikat_publik: [],
    sppg_inspeksi: inspections,
  };
  reply('GET rpc/cari_sppg', [found]);
  putRows('sppg_inspeksi', inspections);
  const { user } = await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  await screen.findByRole('heading', { name: 'SPPG Ngaliyan' });
  return { user, section: within(screen.getByRole('region', { name: 'Inspeksi' })) };
}

test('a visitor reads the last four, the latest first, with the trend; older ones are folded', async () => {
  const { user, section } = await openAnswer(...five);
  expect(section.getByText('2 dari 4 baik')).toBeVisible();
  expect(section.getByText('Kunjungan kami')).toBeVisible();
  const days = section.getAllByText(/^\d+ \w+ 20\d\d$/, { selector: 'p *' });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '3 Oktober 2026',
    '20 Agustus 2026',
    '12 Mei 2026',
    '1 Februari 2026',
    '2 November 2025',
  ]);
  const [row] = section.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('12 Mei'));
  expect(row).toHaveTextContent('Tidak laik');
  expect(row).toHaveTextContent('Tanggapan kamiSaluran sudah dilebarkan.');
  expect(row).toHaveTextContent('Diperbaiki pada15 Mei 2026');
  expect(
    section.getByRole('link', {
      name: 'Lihat pindaian (PDF, 120 KB) laporan inspeksi 12 Mei 2026, di tab baru',
    }),
  ).toHaveAttribute('href', expect.stringContaining('/certificate_scans/70000000-'));
  expect(section.getByText('Temuan 2025-11-02.')).not.toBeVisible();
  await user.click(section.getByText('Inspeksi sebelumnya (1)'));
  expect(section.getByText('Temuan 2025-11-02.')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('without any it says so, and a last one that found it unfit is the verdict', async () => {
  const { section } = await openAnswer();
  expect(section.getByText('Belum ada inspeksi tercatat')).toBeVisible();
  expect(screen.queryByText(/^Tidak laik/)).not.toBeInTheDocument();
});

test('what was found unfit stands over everything, with who found it; that it is mended is our word', async () => {
  await openAnswer(unfit);
  expect(
    screen.getByRole('heading', {
      name: 'Tidak laik menurut Dinas Kesehatan, 12 Mei 2026; diperbaiki menurut kami, 15 Mei 2026',
    }),
  ).toBeVisible();
});

test('a manager notes an inspection; one that a colleague has noted is refused at its day', async () => {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const { user } = await openAnswer();
  await user.click(await screen.findByRole('button', { name: 'Catat inspeksi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Pilih hasilnya.')).toBeVisible();
  expect(dialog.getByText('Pilih siapa yang memeriksa.')).toBeVisible();
  expect(dialog.getByText('Tanggal inspeksi wajib diisi.')).toBeVisible();
  expect(dialog.getByText('Temuan wajib diisi. Bila tidak ada, tulis “Tidak ada temuan”.')).toBeVisible();

  await user.selectOptions(dialog.getByLabelText('Diperiksa oleh'), 'Puskesmas');
  await user.selectOptions(dialog.getByLabelText('Hasil'), 'Tidak laik');
  await user.type(dialog.getByLabelText('Temuan'), ' Air  kotor ');
  await user.clear(dialog.getByLabelText('Tanggal inspeksi'));
  await user.type(dialog.getByLabelText('Tanggal inspeksi'), '2026-10-03');
  await user.type(dialog.getByLabelText(/Diperbaiki pada/), '2026-10-02');
  expect(await dialog.findByText('Tanggal ini tidak boleh sebelum tanggal inspeksi.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/Diperbaiki pada/));
  const sent = accept('POST sppg_inspeksi');
  const mend = refuse('POST sppg_inspeksi', 409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "sppg_inspeksi_hari_key"',
  });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Mencatat Inspeksi')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByLabelText('Tanggal inspeksi')).toHaveAccessibleDescription(
      'Inspeksi oleh pihak ini pada hari itu sudah dicatat.',
    ),
  );
  mend();
  await user.selectOptions(dialog.getByLabelText('Diperiksa oleh'), 'BPOM');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Inspeksi Dicatat')).toBeVisible();
  expect(sent[1]).toEqual({
    // The same id as at the first attempt, so that it is stored once.
    id: Object(sent[0]).id,
    sppg_id: sppg.id,
    hari: '2026-10-03',
    oleh: 'BPOM',
    hasil: 'tidak laik',
    temuan: 'Air kotor',
    tanggapan: null,
    diperbaiki_pada: null,
    scan_path: null,
    scan_size: null,
  });
});

test('a manager notes what was mended; where a colleague was first, the form says what is stored', async () => {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const open = { ...unfit, diperbaiki_pada: null };
  const { user } = await openAnswer(open);
  await user.click(await screen.findByRole('button', { name: 'Edit inspeksi Dinas Kesehatan 12 Mei 2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Diperbaiki pada/), '2026-05-20');
  putRows('sppg_inspeksi', [unfit]);
  const sent = accept('PATCH sppg_inspeksi');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Yang tersimpan sekarang: 15 Mei 2026.')).toBeVisible();
  expect(screen.getByText('Gagal Memperbarui Inspeksi')).toBeVisible();
  sent.length = 0;

  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Inspeksi Diperbarui')).toBeVisible();
  expect(sent).toEqual([{ diperbaiki_pada: '2026-05-20' }]);
});

test('a deletion asks first, tells how a mended one is noted, and takes the scan with it', async () => {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const { user } = await openAnswer(unfit);
  await user.click(await screen.findByRole('button', { name: 'Hapus inspeksi Dinas Kesehatan 12 Mei 2026' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Hapus catatan inspeksi ini?')).toBeVisible();
  expect(dialog.getByText(/jangan hapus: isi tanggal diperbaiki\./)).toBeVisible();
  const mend = refuse('DELETE sppg_inspeksi');
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Inspeksi')).toBeVisible();
  const removed = reply('DELETE /storage/v1/object/certificate_scans', [{ name: unfit.scan_path }]);
  accept('DELETE sppg_inspeksi');
  mend();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Inspeksi Dihapus')).toBeVisible();
  expect(removed).toEqual([{ prefixes: [unfit.scan_path] }]);
});
