import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReadKitchen } from '@/features/kitchens/check/built-kitchens';
import { emptyRows } from '@/lib/supabase/empty-rows';
import { kitchenFiles } from './kitchen-files';
import { kitchenSchema } from './kitchen-schema';

beforeAll(() => {
  vi.stubEnv('VITE_SITE_URL', 'https://contoh.id');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
});
afterAll(() => vi.unstubAllEnvs());

const time = '2026-11-26T03:00:00.000Z';
const code = 'SPPG-3376-001';
const createdAt = '2026-09-01T01:00:00+00:00';
const words = { kode: code, nama: 'SPPG Tegal', lokasi: 'Jalan Merpati', kabupaten_kota: 'Kota Tegal' };

/** A kitchen that cooks since 2 October, which a stranger may have changed since it was confirmed. */
function read(changed: Partial<ReadKitchen['built']['sppg']> = {}): ReadKitchen {
  const { kode: kode_unik_pendaftaran, ...called } = words;
  const line = (tanggal: string, status_verifikasi: string) => ({
    id: tanggal,
    sppg_id: 'k1',
    tanggal,
    status_verifikasi,
    progres_pembangunan: null,
    catatan: null,
    foto: [],
    shows_people: false,
    people_agreed: false,
    dikonfirmasi: true,
    foto_dapur: false,
    created_at: createdAt,
    updated_at: createdAt,
  });
  return {
    called: words,
    built: {
      day: '2026-11-26',
      sppg: {
        ...emptyRows.sppg,
        ...called,
        kode_unik_pendaftaran,
        id: 'k1',
        yayasan_id: 'y1',
        status_pengajuan_sppg: 'Terverifikasi',
        status_verifikasi: 'Sudah Operasional',
        status_bangunan: 'Bangunan Baru',
        created_at: '2026-08-31T17:30:00+00:00',
        updated_at: '2026-11-20T01:00:00+00:00',
        dikonfirmasi_pada: '2026-11-01T01:00:00+00:00',
        yayasan: { id: 'y1', nama: 'Yayasan Uji' },
        wilayah: {
          nama: 'Kota Tegal',
          regional_contacts: {
            nama_kontak: 'Budi',
            nomor_telepon: '0800-0000-0001',
            bersedia_whatsapp: true,
          },
        },
        sppg_disebut: words,
        sppg_sertifikat_publik: [
          {
            id: 's1',
            sppg_id: 'k1',
            jenis: 'SLHS',
            status: 'Terbit',
            nomor: null,
            penerbit: null,
            hasil: null,
            tanggal_daftar: null,
            tanggal_terbit: null,
            tanggal_berakhir: '2026-12-01',
            tanpa_akhir_per: null,
            tanggal_dicabut: null,
            scan_path: 'a.pdf',
            scan_size: 1000,
            created_at: createdAt,
          },
        ],
        sppg_penghentian: [],
        sppg_inspeksi: [],
        sppg_tanda_tangan: [],
        sppg_kejadian: [],
        ...changed,
      },
      schools: [
        { id: 'd1', sppg_id: 'k1', nama: 'SDN 1', npsn: '20000001', kecamatan: null, created_at: createdAt },
      ],
      progress: [],
      complaints: null,
    },
    progress: [
      line('2026-09-01', 'Proses Pembangunan'),
      line('2026-10-02', 'Sudah Operasional'),
      line('2026-11-02', 'Sudah Operasional'),
    ],
  };
}

const suspension = {
  id: 'p1',
  sppg_id: 'k1',
  dapur_id: 'k1',
  mulai: '2026-11-20',
  sampai: null,
  sampai_pukul: null,
  oleh: 'BGN',
  alasan: 'Air',
  tanggapan: null,
  created_at: createdAt,
};

/** What the file of each code says. */
function filesOf(
  kitchens: ReadKitchen[],
  { removed = [], changed = [] }: { removed?: string[]; changed?: [from: string, to: string][] } = {},
) {
  const files = kitchenFiles(
    kitchens,
    removed.map((kode_unik_pendaftaran) => ({
      tanggal: '2026-11-25',
      kode_unik_pendaftaran,
      kabupaten_kota: null,
    })),
    changed.map(([kode_lama, kode_unik_pendaftaran]) => ({
      tanggal: '2026-11-24',
      kejadian: 'Kode berganti',
      kode_lama,
      kode_unik_pendaftaran,
      kabupaten_kota: null,
    })),
    time,
  );
  return Object.fromEntries([...files].map(([path, json]) => [path, JSON.parse(json)]));
}

/** What the file of the kitchen says. */
const fileOf = (kitchen: ReadKitchen) => filesOf([kitchen])[`/data/sppg/${code}.json`];

test('a kitchen is told with its state, since when and by whom, its papers and schools, and without what is not public', () => {
  const file = fileOf(read());
  expect(file).toMatchObject({
    versi: 1,
    per: time,
    kode: code,
    halaman: `https://contoh.id/sppg/${code}`,
    ditutup: null,
    dihapus: null,
    dapur: {
      nama: 'SPPG Tegal',
      yayasan: 'Yayasan Uji',
      keadaan: {
        nama: 'Sudah Operasional',
        sejak: '2026-10-02',
        menurut: 'Tampah Gizi',
        kesimpulan: 'SLHS habis 1 Desember 2026',
      },
      sertifikat: [
        {
          jenis: 'SLHS',
          keadaan: 'Habis dalam 5 hari',
          pindaian: 'https://abc.supabase.co/storage/v1/object/public/certificate_scans/a.pdf',
        },
      ],
      sekolah: [{ nama: 'SDN 1', npsn: '20000001', kecamatan: null }],
      keluhan: null,
    },
  });
  expect(JSON.stringify(file)).not.toMatch(/Budi|scan_path|sppg_id|foto/);
});

test('a stop is told in the words of who ordered it', () => {
  const { keadaan, penghentian } = fileOf(read({ sppg_penghentian: [suspension] })).dapur;
  expect(keadaan).toMatchObject({ nama: 'Dihentikan sementara', sejak: '2026-11-20', menurut: 'BGN' });
  expect(penghentian).toEqual([
    { mulai: '2026-11-20', sampai: null, sampai_pukul: null, oleh: 'BGN', alasan: 'Air', tanggapan: null },
  ]);
});

test('an address answers when its kitchen is closed, waits to be confirmed, has another code, or is gone', () => {
  const closed = read({ ditutup_pada: '2026-11-24', alasan_tutup: 'Sewa berakhir.' });
  expect(fileOf(closed)).toMatchObject({
    ditutup: '2026-11-24',
    dapur: { alasan_tutup: 'Sewa berakhir.', keadaan: { nama: 'Ditutup', sejak: '2026-11-24' } },
  });
  expect(fileOf(read({ dikonfirmasi_pada: null, nama: 'PALSU' }))).toMatchObject({
    keterangan: 'Datanya berubah dan belum kami konfirmasi lagi.',
    dapur: null,
  });
  expect(filesOf([read()], { removed: ['LAIN-1'], changed: [['SPPG-3376-01', code]] })).toMatchObject({
    '/data/sppg/SPPG-3376-001.json': { dapur: { nama: 'SPPG Tegal' } },
    '/data/sppg/LAIN-1.json': { dihapus: '2026-11-25', dapur: null },
    '/data/sppg/SPPG-3376-01.json': { kode_baru: code, dapur: null },
  });
});

test('a code that another kitchen has now is that kitchen’s, however it was written', () => {
  const files = filesOf([read()], { removed: ['sppg-3376001'], changed: [[code, 'LAIN-1']] });
  expect(Object.keys(files)).toEqual([`/data/sppg/${code}.json`]);
});

test('a kitchen that nobody ever confirmed has no file, nor has a code that can be no file’s name', () => {
  const unknown = read({ dikonfirmasi_pada: null });
  expect(filesOf([{ ...unknown, called: { ...words, nama: null } }])).toEqual({});
  expect(filesOf([{ ...read(), called: { ...words, kode: '../admin 1' } }])).toEqual({});
});

test('all of them are as the schema says', () => {
  const ajv = new Ajv2020({ formats: { date: true, 'date-time': true, uri: true } });
  const validate = ajv.compile(kitchenSchema);
  const files = [
    ...Object.values(filesOf([read({ sppg_penghentian: [suspension] })], { removed: ['LAIN-1'] })),
    fileOf(read({ dikonfirmasi_pada: null })),
  ];
  for (const file of files) expect(validate(file) ? [] : validate.errors).toEqual([]);
  expect(validate({ ...files[0], versi: 'satu' })).toBe(false);
});
