import { expect, test } from 'vitest';
import { byColumn } from '@/features/kitchens/sppg/sppg-columns';
import { kitchenHead } from './kitchen-head';

const time = '2026-11-01T08:00:00+00:00';

const headOf = (code: string, dikonfirmasi_pada: string | null = time) =>
  kitchenHead(code, {
    day: '2026-11-26',
    sppg: {
      ...byColumn(() => null),
      id: code,
      kode_unik_pendaftaran: code,
      nama: 'SPPG Tes',
      lokasi: 'Kota Semarang',
      status_pengajuan_sppg: 'Draf',
      status_bangunan: 'Bangunan Baru',
      status_verifikasi: 'Siap Bangun',
      sasaran_jumlah_penerima_manfaat: null,
      yayasan_id: 'a',
      created_at: time,
      updated_at: time,
      dikonfirmasi_pada,
      ditutup_pada: null,
      alasan_tutup: null,
      yayasan: { id: 'a', nama: 'Yayasan Tes' },
      wilayah: null,
      sppg_disebut: null,
      sppg_sertifikat_publik: [],
      sppg_penghentian: [],
      sppg_inspeksi: [],
      sppg_tanda_tangan: [],
      sppg_kejadian: [],
    },
    schools: [],
    progress: [],
    complaints: null,
  });

test('kitchens of one foundation at one address are told apart, or the build would stop', () => {
  const [one, other] = [headOf('TES-1'), headOf('TES-2')];
  expect(one.title).not.toBe(other.title);
  expect(one.description).not.toBe(other.description);
});

test('search engines get only what an admin stands for', () => {
  expect(headOf('TES-1').noIndex).toBe(false);
  expect(headOf('TES-1', null).noIndex).toBe(true);
  expect(kitchenHead('TES-1', null).noIndex).toBe(true);
});
