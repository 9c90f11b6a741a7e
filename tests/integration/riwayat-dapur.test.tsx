import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sppgPath } from '@/config/paths';
import { reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

const written = { created_at: '2026-10-03T03:00:00+00:00' };
const sppg = makeSppg({
  nama: 'SPPG Kaliwungu',
  kode_unik_pendaftaran: 'SPPG-3324-901',
  status_verifikasi: 'Sudah Operasional',
  ditutup_pada: '2026-11-20',
  alasan_tutup: 'Sewa gedung habis.',
});
const of = { ...written, sppg_id: sppg.id };

const record = {
  sppg_penghentian: [
    {
      ...of,
      id: 'p1',
      mulai: '2026-10-03',
      sampai: '2026-10-10',
      oleh: 'BGN',
      alasan: 'Air keruh.',
      tanggapan: 'Tandon dikuras.',
    },
  ],
  sppg_kejadian: [
    {
      ...of,
      id: '60000000-0000-4000-8000-000000000001',
      jenis: 'gejala sakit',
      hari: '2026-10-02',
      sekolah: ['SD Negeri 1 Kaliwungu'],
      pengiriman_berhenti: false,
      penghentian_id: null,
      kabar_berikutnya: null,
      ditutup_pada: '2026-10-04T05:00:00+00:00',
      sppg_kejadian_kabar: [
        {
          ...written,
          id: '70000000-0000-4000-8000-000000000001',
          kejadian_id: '60000000-0000-4000-8000-000000000001',
          isi: 'Semua sudah pulang.',
          angka: [
            {
              jumlah: 12,
              apa: 'orang berobat',
              menurut: 'Puskesmas Kaliwungu',
              pada: '2026-10-03T02:00:00+00:00',
            },
          ],
          membetulkan: null,
        },
      ],
    },
  ],
  sppg_inspeksi: [
    {
      ...of,
      id: 'i1',
      hari: '2026-10-06',
      oleh: 'Puskesmas',
      hasil: 'perlu perbaikan',
      temuan: 'Talenan tercampur.',
      tanggapan: null,
      diperbaiki_pada: null,
      scan_path: null,
      scan_size: null,
    },
  ],
  sppg_sertifikat_publik: [
    {
      ...of,
      id: 's1',
      jenis: 'SLHS',
      status: 'Terbit',
      nomor: null,
      penerbit: 'Dinas Kesehatan Kendal',
      hasil: null,
      tanggal_daftar: null,
      tanggal_terbit: '2025-08-01',
      tanggal_berakhir: '2026-08-01',
      tanggal_dicabut: null,
      scan_path: null,
      scan_size: null,
    },
  ],
  sppg_tanda_tangan: [
    {
      ditandatangani_pada: '2026-09-01T03:00:00+00:00',
      berlaku_sampai: '2027-08-31',
      ditarik_pada: null,
      berakhir_karena: null,
    },
  ],
};

async function openRecord() {
  reply('GET rpc/cari_sppg', [
    { ...sppg, yayasan: { id: sppg.yayasan_id, nama: 'Yayasan Tes' }, wilayah: null, ...record },
  ]);
  putRows('sppg_perkembangan', [
    {
      ...of,
      id: 'l1',
      tanggal: '2026-03-01',
      status_verifikasi: 'Sudah Operasional',
      progres_pembangunan: null,
      catatan: 'Mulai memasak.',
      foto: [],
      shows_people: false,
      people_agreed: false,
      dikonfirmasi: true,
      foto_dapur: false,
      updated_at: written.created_at,
    },
  ]);
  const { user } = await renderSite(sppgPath(sppg.kode_unik_pendaftaran));
  await screen.findByRole('heading', { name: 'Riwayat dapur' });
  expect(await screen.findByText('Mulai memasak.')).toBeInTheDocument();
  return { user, section: within(screen.getByRole('region', { name: 'Riwayat dapur' })) };
}

test('one record tells what happened at a kitchen, who says so, and folds what is older or long', async () => {
  const { user, section } = await openRecord();
  const days = section.getAllByText(/\d{4}$/, { selector: 'time' });
  const isShown = (day: HTMLElement) => !day.closest('details');
  expect(days.filter(isShown).map((day) => day.closest('li')?.textContent?.replace(/Baca.*/, ''))).toEqual([
    '20 November 2026, menurut kamiDitutup untuk seterusnyaSewa gedung habis.',
    '6 Oktober 2026, menurut PuskesmasInspeksi: perlu perbaikan',
    '3 Oktober 2026, menurut BGNDihentikan sementara sampai 10 Oktober 2026',
  ]);
  expect(section.getByText('Mulai memasak.')).not.toBeVisible();
  await user.click(section.getByText('Riwayat sebelumnya (5)'));
  const folded = days.filter((day) => !isShown(day)).map((day) => day.closest('li')?.textContent);
  expect(folded).toEqual(
    expect.arrayContaining([
      '1 September 2026, menurut yayasanDikonfirmasi yayasan',
      '1 Agustus 2026, menurut Dinas Kesehatan KendalSLHS habis masa berlakunya',
    ]),
  );
  expect(section.getByText('Semua sudah pulang.')).not.toBeVisible();
  await user.click(section.getByText('Baca kabarnya (1)'));
  expect(section.getByText('Semua sudah pulang.')).toBeVisible();
  expect(section.getByText('12 orang berobat')).toBeVisible();
  expect(section.getByText(/menurut Puskesmas Kaliwungu/)).toBeVisible();

  expect(section.getByText('Mulai memasak.')).toBeVisible();
  expect(section.getByText('1 Agustus 2025')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('a manager adds to the record and changes its lines where they stand', async () => {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  const { user, section } = await openRecord();
  // A closed kitchen has no more progress.
  const records = await screen.findAllByRole('button', { name: /^Catat \w+$/ });
  expect(records.map((button) => button.textContent)).toEqual(['Inspeksi', 'Penghentian']);
  expect(await section.findByRole('button', { name: 'Edit penghentian 3 Oktober 2026' })).toBeVisible();
  expect(await section.findByRole('button', { name: 'Edit progres 1 Maret 2026' })).toBeInTheDocument();
  await user.click(
    section.getByRole('button', { name: 'Tulis kabar: Gejala sakit, selesai 4 Oktober 2026' }),
  );
  expect(await screen.findByRole('dialog')).toHaveTextContent('SPPG Kaliwungu');
});
