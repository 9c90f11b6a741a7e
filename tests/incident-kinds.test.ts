import { expect, test } from 'vitest';
import { feedEntries } from '@/features/kitchens/open-data/incident-feed';
import type { Incident, IncidentKind, News } from '@/features/kitchens/incidents/incident-state';
import { shareText } from '@/features/kitchens/incidents/share-text';

const incident: Incident = {
  id: 'kejadian',
  sppg_id: 'k',
  dapur_id: 'k',
  jenis: 'gejala sakit',
  hari: '2026-11-03',
  sekolah: ['SD Mawar'],
  pengiriman_berhenti: false,
  penghentian_id: null,
  kabar_berikutnya: null,
  ditutup_pada: null,
  salah_dapur: false,
  bersama: null,
  created_at: '2026-11-03T03:12:00+00:00',
  sppg_kejadian_kabar: [],
};
const news = (id: string, minute: number, given: Partial<News> = {}): News => ({
  id,
  kejadian_id: incident.id,
  isi: `Isi ${id}`,
  angka: [],
  membetulkan: null,
  kata_dihapus: 0,
  created_at: new Date(Date.parse('2026-11-03T04:00:00Z') + minute * 60_000).toISOString(),
  ...given,
});
const called = { kode: 'SPPG-1', nama: 'SPPG Comal' };
const kitchen = (...sppg_kejadian: Incident[]) => ({
  kode_unik_pendaftaran: called.kode,
  nama: called.nama,
  lokasi: 'Comal',
  kabupaten_kota: null,
  dikonfirmasi_pada: '2026-11-01T00:00:00+00:00',
  sppg_kejadian,
});

const served = 'Sekolah yang dilayani hari itu: SD Mawar.';
const sick = 'Bila ada yang sakit, telepon 119 atau bawa ke puskesmas terdekat.';

const told: Record<IncidentKind, [begin: string, schools: string, advice: string]> = {
  'gejala sakit': ['Gejala sakit di', served, `${sick} Simpan sisa makanannya untuk diperiksa.`],
  'makanan ditarik': ['Makanan ditarik dari', served, `Makanan dari dapur ini jangan dimakan dulu. ${sick}`],
  keterlambatan: [
    'Keterlambatan di',
    'Sekolah yang makanannya terlambat: SD Mawar.',
    'Makanan dari dapur ini terlambat sampai di sekolah.',
  ],
  'tidak ada pengiriman': [
    'Tidak ada pengiriman dari',
    'Sekolah yang tidak dikirimi makanan: SD Mawar.',
    'Makanan dari dapur ini tidak dikirim hari itu.',
  ],
  'kebakaran atau bencana': ['Kebakaran atau bencana di', served, sick.replace('yang', 'yang terluka atau')],
  lain: ['Kejadian lain di', served, sick],
};

test.each(Object.entries(told))(
  '%s in chats and in the feed, with what is known of it',
  (jenis, [begin, schools, advice]) => {
    const head = `${begin} dapur SPPG Comal (SPPG-1), 3 November 2026.`;
    const known = { ...incident, jenis };
    const unknown = { ...known, sekolah: [], pengiriman_berhenti: true };
    expect(shareText(known, called).split('\n')).toEqual([head, schools, advice]);
    expect(shareText(unknown, called).split('\n')).toEqual([head, 'Pengiriman makanan dihentikan.', advice]);
    expect(feedEntries([kitchen(known), kitchen(unknown)]).map(({ text }) => text)).toEqual([
      `Kejadian dilaporkan. ${advice} ${schools}`,
      `Kejadian dilaporkan. ${advice} Pengiriman makanan dihentikan.`,
    ]);
  },
);

test('one that was reported at a wrong kitchen says so in the feed, and warns of nothing', () => {
  const ditutup_pada = '2026-11-04T03:00:00+00:00';
  const [entry] = feedEntries([kitchen({ ...incident, ditutup_pada, salah_dapur: true })]);
  expect(entry?.title).toMatch(/^Salah dapur: gejala sakit, SPPG Comal, 3 November 2026/);
  expect(entry?.text).toBe('Kejadian dilaporkan. Laporan ini salah dapur.');
});

test('signs by which chats format are read as they were written, and format nothing', () => {
  const text = shareText(
    {
      ...incident,
      sekolah: ['*Mawar*', 'SMP_Negeri_'],
      sppg_kejadian_kabar: [news('a', 0, { isi: '~2~ `x`' })],
    },
    { kode: 'A_1', nama: '*SPPG*' },
  );
  expect(text).not.toMatch(/[*_~`]/);
  expect(text.normalize('NFKC')).toContain('dapur *SPPG* (A_1)');
  expect(text.normalize('NFKC')).toContain('*Mawar* dan SMP_Negeri_');
});

test('the feed keeps all of an open incident beside its newest entries, which titles and links tell apart', () => {
  const corrected = [news('k1', 0), news('k2', 0, { membetulkan: 'k1' }), news('k3', 2)];
  const open = { ...incident, sppg_kejadian_kabar: corrected };
  const busy: Incident = {
    ...incident,
    id: 'lain',
    hari: '2026-11-04',
    created_at: '2026-11-04T03:00:00+00:00',
    ditutup_pada: '2026-11-05T03:00:00+00:00',
    sppg_kejadian_kabar: Array.from({ length: 52 }, (_, index) => news(`b${index}`, 2000 + index)),
  };
  const entries = feedEntries([kitchen(open, busy)]);
  expect(entries).toHaveLength(50 + 4);
  expect(entries[0]?.id).toBe('b51');
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  expect(entries.slice(50).map(({ title, path, text }) => [title, path, text.slice(0, 24)])).toEqual([
    ['Gejala sakit, SPPG Comal, 3 November 2026: kabar 3 pukul 11.02', '/sppg/SPPG-1#k3', 'Isi k3'],
    ['Gejala sakit, SPPG Comal, 3 November 2026: kabar 1 pukul 11.00', '/sppg/SPPG-1#k1', 'Isi k1'],
    [
      'Gejala sakit, SPPG Comal, 3 November 2026: kabar 2 pukul 11.00',
      '/sppg/SPPG-1#k2',
      'Membetulkan kabar 1: Isi',
    ],
    [
      'Gejala sakit, SPPG Comal, 3 November 2026: dilaporkan pukul 10.12',
      '/sppg/SPPG-1#kejadian',
      'Kejadian dilaporkan. Bil',
    ],
  ]);
  // Once it is over, it makes room.
  expect(feedEntries([kitchen({ ...open, ditutup_pada: '2026-11-05T03:00:00+00:00' }, busy)])).toHaveLength(
    50,
  );
});
