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

const inspection = (oleh: string, hari: string, hasil: string, diperbaiki_pada: string | null = null) => ({
  oleh,
  hari,
  hasil,
  diperbaiki_pada,
  created_at: `${hari}T08:00:00+00:00`,
});
const unfit = inspection('Dinas Kesehatan', '2026-10-03', 'tidak laik');
const mended = { ...unfit, diperbaiki_pada: '2026-10-15' };
const incident = { jenis: 'gejala sakit', hari: '2026-11-23', ditutup_pada: null };
const stop = { mulai: '2026-11-03', sampai: null, oleh: 'BGN' };
const expiring = certificate('SLHS', '2026-12-19');
const revoked = {
  ...certificate('SLHS', '2027-03-03', 'Dicabut'),
  penerbit: 'Dinas Kesehatan Kota Semarang',
};

test.each([
  ['valid', [valid], 'Beroperasi, SLHS berlaku sampai 3 Maret 2027', 'green'],
  ['valid, its last day unknown', [certificate('SLHS', null)], 'Beroperasi, SLHS berlaku', 'green'],
  [
    'valid without a last day',
    [{ ...certificate('SLHS', null), tanpa_akhir_per: '2026-02-01' }],
    'Beroperasi, SLHS berlaku sampai dicabut',
    'green',
  ],
  ['about to expire', [expiring], 'SLHS habis 19 Desember 2026', 'saffron'],
  ['on its last day', [certificate('SLHS', today)], 'SLHS habis 24 November 2026', 'saffron'],
  ['expired', [certificate('SLHS', '2026-11-23')], 'SLHS habis sejak 23 November 2026', 'red'],
  ['revoked', [revoked], 'SLHS dicabut', 'red'],
  ['applied for', [certificate('SLHS', null, 'Didaftarkan')], 'Beroperasi, SLHS sedang diurus', 'saffron'],
  ['not recorded', [], 'Beroperasi, SLHS belum dicatat', 'saffron'],
  [
    'valid, but another has expired',
    [valid, certificate('IPAL', '2026-10-01')],
    'Surat IPAL habis sejak 1 Oktober 2026',
    'saffron',
  ],
  [
    'valid, of others the gravest is named',
    [valid, certificate('Halal', '2026-12-01'), certificate('Juru Masak', null, 'Dicabut')],
    'Sertifikat juru masak dicabut; satu sertifikat lain hampir habis',
    'saffron',
  ],
  [
    'about to expire, as another is',
    [expiring, certificate('Halal', '2026-12-01')],
    'SLHS habis 19 Desember 2026; satu sertifikat lain hampir habis',
    'saffron',
  ],
  [
    'about to expire, and two others are wrong',
    [expiring, certificate('IPAL', '2026-10-01'), certificate('Juru Masak', null, 'Dicabut')],
    'SLHS habis 19 Desember 2026; dua sertifikat lain dicabut atau habis',
    'saffron',
  ],
  [
    'not recorded, and another was revoked',
    [certificate('HACCP', null, 'Dicabut')],
    'SLHS belum dicatat; satu sertifikat lain dicabut',
    'saffron',
  ],
  [
    'valid, and another is applied for',
    [valid, certificate('Halal', null, 'Didaftarkan')],
    'Beroperasi, SLHS berlaku sampai 3 Maret 2027',
    'green',
  ],
])(
  'the headline of a kitchen that operates, its SLHS %s, names the certificate',
  (_what, certificates, text, tone) => {
    expect(verdictOf(operating, certificates, today)).toMatchObject({ text, tone });
  },
);

const ask = 'Tanyakan kepada kami; nomornya di bawah.';
const cooks = `Dapur ini beroperasi dan kami dampingi. ${ask}`;
const stopped =
  'Dihentikan: tidak mengirim makanan sejak 3 November 2026. Tanyakan kepada BGN, SAGI 127 (24 jam), atau kepada kami; nomornya di bawah.';
const confirmed = 'Data dikonfirmasi Tampah Gizi pada 1 November 2026';
const unconfirmed = 'Data belum dikonfirmasi Tampah Gizi';

test.each<[string, Partial<Parameters<typeof verdictOf>[0]>, PublicCertificate[], string, string, string]>([
  ['operates', {}, [valid], 'Beroperasi, SLHS berlaku sampai 3 Maret 2027', cooks, confirmed],
  [
    'was confirmed a year ago, after midnight in Semarang',
    { dikonfirmasi_pada: '2025-11-12T18:00:00+00:00' },
    [valid],
    'Beroperasi, SLHS berlaku sampai 3 Maret 2027',
    cooks,
    'Data dikonfirmasi Tampah Gizi pada 13 November 2025',
  ],
  [
    'nobody stands for',
    { dikonfirmasi_pada: null },
    [valid],
    'Tercatat, belum dikonfirmasi oleh kami',
    `Kami belum memastikan apakah dapur ini beroperasi. ${ask}`,
    unconfirmed,
  ],
  ...['Siap Bangun', 'Proses Pembangunan'].map(
    (state): [string, object, PublicCertificate[], string, string, string] => [
      `is in the state ${state}`,
      { status_verifikasi: state },
      [valid],
      'Belum memasak',
      `Dapur ini belum memasak; tahapnya ${state}. ${ask}`,
      confirmed,
    ],
  ),
  [
    'has an SLHS that an office revoked',
    {},
    [revoked],
    'SLHS dicabut',
    'Beroperasi dengan SLHS dicabut: tanyakan kepada Dinas Kesehatan Kota Semarang, atau kepada kami; nomornya di bawah.',
    `SLHS dicabut 1 Juni 2026 menurut Dinas Kesehatan Kota Semarang · ${confirmed}`,
  ],
  [
    'has an expired SLHS of an office that nobody noted',
    {},
    [certificate('SLHS', '2026-11-23')],
    'SLHS habis sejak 23 November 2026',
    'Beroperasi dengan SLHS habis sejak 23 November 2026: tanyakan kepada dinas kesehatan setempat, atau kepada kami; nomornya di bawah.',
    confirmed,
  ],
  [
    'has a cook whose certificate was revoked',
    {},
    [valid, certificate('Juru Masak', null, 'Dicabut')],
    'Sertifikat juru masak dicabut',
    cooks,
    `Sertifikat juru masak dicabut 1 Juni 2026 menurut catatan Tampah Gizi · ${confirmed}`,
  ],
  [
    'is stopped by an authority',
    { sppg_penghentian: [stop], sppg_inspeksi: [] },
    [valid],
    'Dihentikan sementara sejak 3 November 2026',
    stopped,
    `Dihentikan menurut BGN · ${confirmed}`,
  ],
  [
    'is stopped, and nobody stands for it',
    { sppg_penghentian: [stop], dikonfirmasi_pada: null },
    [],
    'Dihentikan sementara sejak 3 November 2026',
    stopped,
    `Dihentikan menurut BGN · ${unconfirmed}`,
  ],
  [
    'we have stopped',
    { sppg_penghentian: [{ ...stop, oleh: 'Kami' }] },
    [valid],
    'Dihentikan sementara sejak 3 November 2026',
    `Dihentikan: tidak mengirim makanan sejak 3 November 2026. ${ask}`,
    `Dihentikan menurut Tampah Gizi · ${confirmed}`,
  ],
  [
    'was stopped until a day that is over',
    { sppg_penghentian: [{ ...stop, sampai: '2026-11-10' }] },
    [valid],
    'Beroperasi, SLHS berlaku sampai 3 Maret 2027',
    cooks,
    confirmed,
  ],
  [
    'has an open incident, which hides no revocation',
    { sppg_kejadian: [incident] },
    [revoked],
    'Ada kejadian: gejala sakit, 23 November 2026',
    'Beroperasi dengan SLHS dicabut: tanyakan kepada Dinas Kesehatan Kota Semarang, atau kepada kami; nomornya di bawah.',
    `Kejadian menurut Tampah Gizi · SLHS dicabut 1 Juni 2026 menurut Dinas Kesehatan Kota Semarang · ${confirmed}`,
  ],
  [
    'has an open incident and is stopped',
    { sppg_kejadian: [incident], sppg_penghentian: [stop] },
    [valid],
    'Ada kejadian: gejala sakit, 23 November 2026',
    stopped,
    `Kejadian menurut Tampah Gizi · Dihentikan menurut BGN · ${confirmed}`,
  ],
  [
    'had an incident that is over',
    { sppg_kejadian: [{ ...incident, ditutup_pada: '2026-11-23T10:00:00+00:00' }] },
    [valid],
    'Beroperasi, SLHS berlaku sampai 3 Maret 2027',
    cooks,
    confirmed,
  ],
  [
    'is closed, over all',
    {
      ditutup_pada: '2026-11-20',
      sppg_kejadian: [incident],
      sppg_penghentian: [stop],
      sppg_inspeksi: [unfit],
    },
    [revoked],
    'Ditutup sejak 20 November 2026',
    `Ditutup untuk seterusnya: tidak mengirim makanan sejak 20 November 2026. ${ask}`,
    `Ditutup menurut Tampah Gizi · ${confirmed}`,
  ],
])(
  'of a kitchen that %s: headline, answer, and whose word of which day',
  (_what, told, certificates, ...words) => {
    const { text, answer, voice } = verdictOf({ ...operating, ...told }, certificates, today);
    expect([text, answer, voice]).toEqual(words);
  },
);

const found = 'Tidak laik menurut Dinas Kesehatan, 3 Oktober 2026';
const foundAndMended = `${found}; diperbaiki menurut kami, 15 Oktober 2026`;
const fine = 'Beroperasi, SLHS berlaku sampai 3 Maret 2027';

test.each([
  ['unfit', [unfit], found, 'red'],
  [
    'unfit, as an office has on the same day as another that found it good',
    [unfit, inspection('BGN', '2026-10-03', 'baik')],
    found,
    'red',
  ],
  [
    'unfit; a visit of our own takes nothing off it',
    [unfit, inspection('Kami', '2026-10-04', 'baik')],
    found,
    'red',
  ],
  [
    'unfit; what another office found later takes nothing off it',
    [unfit, inspection('Puskesmas', '2026-11-02', 'baik')],
    found,
    'red',
  ],
  [
    'unfit, again after it was good',
    [inspection('Dinas Kesehatan', '2026-05-03', 'baik'), unfit],
    found,
    'red',
  ],
  [
    'unfit, until the same office finds it good',
    [unfit, inspection('Dinas Kesehatan', '2026-11-02', 'baik')],
    fine,
    'green',
  ],
  [
    'unfit, until the same office finds less',
    [unfit, inspection('Dinas Kesehatan', '2026-11-02', 'perlu perbaikan')],
    fine,
    'green',
  ],
  ['unfit, and mended as we say', [mended], foundAndMended, 'saffron'],
  [
    'unfit and mended, and by another office unfit before',
    [mended, inspection('BPOM', '2026-09-01', 'tidak laik')],
    'Tidak laik menurut BPOM, 1 September 2026',
    'red',
  ],
  [
    'unfit by ourselves',
    [inspection('Kami', '2026-10-04', 'tidak laik')],
    'Tidak laik menurut kunjungan kami, 4 Oktober 2026',
    'red',
  ],
  [
    'unfit by ourselves, until somebody else has come',
    [inspection('Kami', '2026-10-04', 'tidak laik'), inspection('BGN', '2026-10-05', 'baik')],
    fine,
    'green',
  ],
  [
    'unfit by an office before ourselves',
    [inspection('Kami', '2026-11-04', 'tidak laik'), unfit],
    found,
    'red',
  ],
  ['in need of mending', [inspection('BGN', '2026-11-02', 'perlu perbaikan')], fine, 'green'],
])('a kitchen was found %s', (_what, sppg_inspeksi, text, tone) => {
  const kitchen = { ...operating, sppg_inspeksi };
  expect(verdictOf(kitchen, [valid], today)).toMatchObject({ text, tone, voice: confirmed });
  // An open fault comes before the question whether the kitchen is confirmed.
  expect(verdictOf({ ...kitchen, dikonfirmasi_pada: null }, [], today).text).toBe(
    tone === 'red' ? text : 'Tercatat, belum dikonfirmasi oleh kami',
  );
});

test('after what is graver, what was found unfit is still told with its day and voice, and whom to ask', () => {
  const kitchen = { ...operating, sppg_inspeksi: [unfit] };
  expect(verdictOf(kitchen, [valid], today).answer).toBe(
    'Dapur ini beroperasi dan kami dampingi. Tanyakan kepada Dinas Kesehatan, atau kepada kami; nomornya di bawah.',
  );
  const { text, voice } = verdictOf({ ...kitchen, sppg_penghentian: [stop] }, [valid], today);
  expect(text).toBe('Dihentikan sementara sejak 3 November 2026');
  expect(voice).toBe(`Dihentikan menurut BGN · ${found} · ${confirmed}`);
  const worse = verdictOf({ ...kitchen, sppg_inspeksi: [mended] }, [revoked], today);
  expect(worse.text).toBe('SLHS dicabut');
  expect(worse.voice).toContain(foundAndMended);
});
