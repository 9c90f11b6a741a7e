import { expect, test } from 'vitest';
import type { PublicCertificate } from '@/features/kitchens/certificates/certificate-state';
import { verdictOf } from './verdict';

const today = '2026-11-24';

const certificate = (
  jenis: string,
  tanggal_berakhir: string | null,
  status = 'Terbit',
): PublicCertificate => ({
  id: jenis,
  sppg_id: 'a',
  jenis,
  status,
  nomor: '1',
  penerbit: null,
  hasil: null,
  tanggal_daftar: null,
  tanggal_terbit: '2026-01-05',
  tanggal_berakhir,
  tanpa_akhir_per: null,
  tanggal_dicabut: status === 'Dicabut' ? '2026-06-01' : null,
  scan_path: null,
  scan_size: null,
  created_at: '2026-01-05T08:00:00+00:00',
});
const valid = certificate('SLHS', '2027-03-03');
const operating = {
  dikonfirmasi_pada: '2026-11-01T08:00:00+00:00',
  status_verifikasi: 'Sudah Operasional',
  progres_pembangunan: null,
  ditutup_pada: null,
  sppg_penghentian: [],
  sppg_inspeksi: [],
};

test.each([
  ['valid', [valid], 'Beroperasi, SLHS berlaku sampai 3 Maret 2027', 'green'],
  ['valid without a last day', [certificate('SLHS', null)], 'Beroperasi, SLHS berlaku', 'green'],
  ['about to expire', [certificate('SLHS', '2026-12-19')], 'Beroperasi, SLHS habis dalam 25 hari', 'saffron'],
  ['on its last day', [certificate('SLHS', today)], 'Beroperasi, SLHS habis hari ini', 'saffron'],
  ['expired', [certificate('SLHS', '2026-11-23')], 'Beroperasi, SLHS habis sejak 23 November 2026', 'red'],
  ['revoked', [certificate('SLHS', '2027-03-03', 'Dicabut')], 'Beroperasi, SLHS dicabut', 'red'],
  ['applied for', [certificate('SLHS', null, 'Didaftarkan')], 'Beroperasi, SLHS sedang diurus', 'saffron'],
  ['not recorded', [], 'Beroperasi, SLHS belum dicatat', 'saffron'],
  [
    'valid, but waste water is not',
    [valid, certificate('IPAL', '2026-10-01')],
    'Beroperasi, SLHS berlaku sampai 3 Maret 2027, 1 perlu perhatian',
    'saffron',
  ],
  [
    'about to expire, and two others are wrong',
    [
      certificate('SLHS', '2026-12-19'),
      certificate('IPAL', '2026-10-01'),
      certificate('Juru Masak', null, 'Dicabut'),
    ],
    'Beroperasi, SLHS habis dalam 25 hari, 3 perlu perhatian',
    'saffron',
  ],
  [
    'valid, and another is applied for',
    [valid, certificate('Halal', null, 'Didaftarkan')],
    'Beroperasi, SLHS berlaku sampai 3 Maret 2027',
    'green',
  ],
])('of a kitchen that operates, its SLHS %s', (_what, certificates, text, tone) => {
  expect(verdictOf(operating, certificates, today)).toMatchObject({ text, tone });
});

test.each(['Siap Bangun', 'Proses Pembangunan'])(
  'one in the state %s is listed only',
  (status_verifikasi) => {
    const kitchen = { ...operating, status_verifikasi };
    expect(verdictOf(kitchen, [], today)).toEqual({
      text: 'Terdaftar, belum beroperasi',
      tone: 'neutral',
      slhs: 'Dinilai setelah beroperasi',
    });
    expect(verdictOf(kitchen, [valid], today)).toMatchObject({
      text: 'Terdaftar, belum beroperasi',
      slhs: 'SLHS berlaku sampai 3 Maret 2027',
    });
  },
);

test('of one that nobody stands for, that comes first', () => {
  expect(verdictOf({ ...operating, dikonfirmasi_pada: null }, [valid], today)).toMatchObject({
    text: 'Tercatat, belum dikonfirmasi oleh kami',
    tone: 'saffron',
  });
});

test('one that is suspended today says only that, also where nobody stands for it; one that was says nothing of it', () => {
  const suspended = { ...operating, sppg_penghentian: [{ mulai: '2026-11-03', sampai: null }] };
  const expected = { text: 'Dihentikan sementara sejak 3 November 2026', tone: 'red' };
  expect(verdictOf(suspended, [valid], today)).toMatchObject(expected);
  expect(verdictOf({ ...suspended, dikonfirmasi_pada: null }, [valid], today)).toMatchObject(expected);
  const before = { ...operating, sppg_penghentian: [{ mulai: '2026-11-03', sampai: '2026-11-10' }] };
  expect(verdictOf(before, [valid], today).tone).toBe('green');
});

const inspection = (hari: string, hasil: string) => ({ hari, hasil, created_at: `${hari}T08:00:00+00:00` });
const unfit = inspection('2026-10-03', 'tidak laik');
const incident = { jenis: 'gejala sakit', hari: '2026-11-23', ditutup_pada: null };
const suspension = { mulai: '2026-11-03', sampai: null };

test.each([
  [
    'that it is closed, over all',
    {
      ditutup_pada: '2026-11-20',
      sppg_kejadian: [incident],
      sppg_penghentian: [suspension],
      sppg_inspeksi: [unfit],
    },
    'Ditutup sejak 20 November 2026',
  ],
  [
    'an open incident',
    { sppg_kejadian: [incident], sppg_penghentian: [suspension], sppg_inspeksi: [unfit] },
    'Ada kejadian: gejala sakit, 23 November 2026',
  ],
  [
    'a suspension',
    {
      sppg_kejadian: [{ ...incident, ditutup_pada: '2026-11-23T10:00:00+00:00' }],
      sppg_penghentian: [suspension],
      sppg_inspeksi: [unfit],
    },
    'Dihentikan sementara sejak 3 November 2026',
  ],
  ['that it was found unfit', { sppg_inspeksi: [unfit] }, 'Inspeksi terakhir: tidak laik, 3 Oktober 2026'],
  [
    'that alone which was found last',
    { sppg_inspeksi: [inspection('2026-05-03', 'baik'), unfit] },
    'Inspeksi terakhir: tidak laik, 3 Oktober 2026',
  ],
])('before its papers and whether we stand for it a verdict tells %s', (_what, told, text) => {
  const expected = { text, tone: 'red', slhs: 'SLHS berlaku sampai 3 Maret 2027' };
  expect(verdictOf({ ...operating, ...told }, [valid], today)).toEqual(expected);
  expect(verdictOf({ ...operating, ...told, dikonfirmasi_pada: null }, [valid], today)).toEqual(expected);
});

test.each(['baik', 'perlu perbaikan'])(
  'a later visit that found it %s leaves the word to its papers',
  (hasil) => {
    const kitchen = { ...operating, sppg_inspeksi: [unfit, inspection('2026-11-02', hasil)] };
    expect(verdictOf(kitchen, [valid], today).text).toBe('Beroperasi, SLHS berlaku sampai 3 Maret 2027');
  },
);
