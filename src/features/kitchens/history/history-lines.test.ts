import { expect, test } from 'vitest';
import type { PublicCertificate } from '@/features/kitchens/certificates/certificate-state';
import type { Incident } from '@/features/kitchens/incidents/incident-state';
import type { ProgressLine } from '@/features/kitchens/progress/api';
import type { Suspension } from '@/features/kitchens/sppg/suspension-state';
import { type HistoryKitchen, historyLines } from './history-lines';

const today = '2026-11-27';
const row = { sppg_id: 'k', dapur_id: 'k', created_at: '2026-01-01T00:00:00+00:00' };

const suspension = (mulai: string, sampai: string | null): Suspension => ({
  ...row,
  id: mulai,
  mulai,
  sampai,
  sampai_pukul: null,
  oleh: 'BGN',
  alasan: 'Air',
  tanggapan: null,
});
const incident = (hari: string, ditutup_pada: string | null): Incident => ({
  ...row,
  id: hari,
  jenis: 'gejala sakit',
  hari,
  sekolah: [],
  pengiriman_berhenti: false,
  penghentian_id: null,
  kabar_berikutnya: null,
  ditutup_pada,
  salah_dapur: false,
  bersama: null,
  sppg_kejadian_kabar: [],
});
const progress = (tanggal: string, given: Partial<ProgressLine> = {}): ProgressLine => ({
  ...row,
  id: tanggal,
  tanggal,
  status_verifikasi: 'Proses Pembangunan',
  progres_pembangunan: '45%',
  catatan: null,
  foto: [],
  shows_people: false,
  people_agreed: false,
  dikonfirmasi: true,
  foto_dapur: false,
  updated_at: row.created_at,
  ...given,
});
const slhs = (given: Partial<PublicCertificate>): PublicCertificate => ({
  id: given.tanggal_terbit ?? 'x',
  sppg_id: 'k',
  jenis: 'SLHS',
  status: 'Terbit',
  nomor: null,
  penerbit: 'Dinas Kesehatan Kota Semarang',
  hasil: null,
  tanggal_daftar: null,
  tanggal_terbit: null,
  tanggal_berakhir: null,
  tanpa_akhir_per: null,
  tanggal_dicabut: null,
  scan_path: null,
  scan_size: null,
  created_at: row.created_at,
  ...given,
});
const empty: HistoryKitchen = {
  ditutup_pada: null,
  alasan_tutup: null,
  sppg_penghentian: [],
  sppg_kejadian: [],
  sppg_inspeksi: [],
  sppg_sertifikat_publik: [],
  sppg_tanda_tangan: [],
};

/** The lines as they read: '2026-11-03 Dihentikan sementara (BGN)' */
const read = (kitchen: Partial<HistoryKitchen>, lines: ProgressLine[] = []) =>
  historyLines({ ...empty, ...kitchen }, lines, today).map(
    ({ day, title, source }) => `${day} ${title} (${source})`,
  );

test('all that has a day is one list, the newest first, and each line says who says so', () => {
  expect(
    read(
      {
        ditutup_pada: '2026-11-20',
        alasan_tutup: 'Sewa habis.',
        sppg_penghentian: [suspension('2026-09-01', '2026-09-15')],
        sppg_kejadian: [incident('2026-10-03', '2026-10-04T03:00:00+00:00')],
        sppg_inspeksi: [
          {
            id: 'i',
            hari: '2026-10-06',
            oleh: 'Puskesmas',
            hasil: 'perlu perbaikan',
            created_at: row.created_at,
          },
          { id: 'j', hari: '2026-10-05', oleh: 'Kami', hasil: 'baik', created_at: row.created_at },
        ],
        sppg_sertifikat_publik: [slhs({ tanggal_terbit: '2026-05-01', tanggal_berakhir: '2027-05-01' })],
      },
      [progress('2026-08-01')],
    ),
  ).toEqual([
    '2026-11-20 Ditutup untuk seterusnya (kami)',
    '2026-10-06 Inspeksi: perlu perbaikan (Puskesmas)',
    '2026-10-05 Kunjungan kami: baik (kami)',
    '2026-10-03 Gejala sakit, selesai 4 Oktober 2026 (kami)',
    '2026-09-01 Dihentikan sementara sampai 15 September 2026 (BGN)',
    '2026-08-01 Proses Pembangunan · 45% (kami)',
    '2026-05-01 SLHS terbit (Dinas Kesehatan Kota Semarang)',
  ]);
});

test('what is not over comes first, however old it is', () => {
  expect(
    read(
      {
        sppg_penghentian: [suspension('2026-02-01', null)],
        sppg_kejadian: [incident('2026-10-03', null)],
      },
      [progress('2026-11-26')],
    ),
  ).toEqual([
    '2026-10-03 Gejala sakit, sedang berlangsung (kami)',
    '2026-02-01 Dihentikan sementara, belum dibuka lagi (BGN)',
    '2026-11-26 Proses Pembangunan · 45% (kami)',
  ]);
});

test('a certificate has lapsed only if the next one had not come by its last day', () => {
  const first = slhs({ tanggal_terbit: '2024-05-01', tanggal_berakhir: '2025-05-01' });
  const inTime = slhs({ tanggal_terbit: '2025-04-20', tanggal_berakhir: '2026-04-20' });
  const late = slhs({ tanggal_terbit: '2025-06-01', tanggal_berakhir: '2026-06-01' });
  const office = '(Dinas Kesehatan Kota Semarang)';
  expect(read({ sppg_sertifikat_publik: [first, inTime] })).toEqual([
    `2026-04-20 SLHS habis masa berlakunya ${office}`,
    `2025-04-20 SLHS terbit ${office}`,
    `2024-05-01 SLHS terbit ${office}`,
  ]);
  expect(read({ sppg_sertifikat_publik: [first, late] })).toContain(
    `2025-05-01 SLHS habis masa berlakunya ${office}`,
  );
  // A certificate is valid on its last day, and a revoked one does not lapse.
  const revoked = slhs({
    status: 'Dicabut',
    penerbit: null,
    tanggal_terbit: '2025-01-01',
    tanggal_berakhir: '2026-01-01',
    tanggal_dicabut: '2025-08-01',
  });
  const lastDay = slhs({ jenis: 'Halal', tanggal_terbit: '2025-11-27', tanggal_berakhir: today });
  expect(read({ sppg_sertifikat_publik: [revoked, lastDay] })).toEqual([
    `2025-11-27 Halal terbit ${office}`,
    '2025-08-01 SLHS dicabut (catatan kami)',
  ]);
});

test('a foundation’s word ends when it is withdrawn or its year is over, not when it is given again', () => {
  const signed = (
    ditandatangani_pada: string,
    berlaku_sampai: string,
    berakhir_karena: string | null = null,
  ) => ({
    ditandatangani_pada,
    berlaku_sampai,
    berakhir_karena,
    alamat_diisi_pada: null,
    ditarik_pada: berakhir_karena === 'Ditarik' ? '2026-03-02T17:30:00+00:00' : null,
  });
  expect(
    read({
      sppg_tanda_tangan: [
        signed('2024-02-01T03:00:00+00:00', '2025-01-31', 'Dikonfirmasi lagi'),
        signed('2025-01-31T18:00:00+00:00', '2026-03-02', 'Ditarik'),
      ],
    }),
  ).toEqual([
    '2026-03-03 Yayasan menarik konfirmasinya (yayasan)',
    '2025-02-01 Dikonfirmasi yayasan (yayasan)',
    '2024-02-01 Dikonfirmasi yayasan (yayasan)',
  ]);
  expect(read({ sppg_tanda_tangan: [signed('2025-01-31T18:00:00+00:00', '2026-01-31')] })[0]).toBe(
    '2026-01-31 Konfirmasi yayasan habis masanya (yayasan)',
  );
});
