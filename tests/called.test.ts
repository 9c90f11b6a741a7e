import { expect, test } from 'vitest';
import type { FoundSppg } from '@/features/kitchens/check/api';
import { kitchenHead } from '@/features/kitchens/check/kitchen-head';
import { shareText } from '@/features/kitchens/incidents/share-text';
import { feedEntries } from '@/features/kitchens/open-data/incident-feed';
import { calledOf } from '@/features/kitchens/sppg/called';
import { makeSppg } from './factories';

const incident = {
  id: 'i1',
  sppg_id: 'k1',
  dapur_id: 'k1',
  jenis: 'gejala sakit',
  hari: '2026-11-03',
  sekolah: [],
  pengiriman_berhenti: false,
  penghentian_id: null,
  kabar_berikutnya: null,
  ditutup_pada: null,
  salah_dapur: false,
  bersama: null,
  created_at: '2026-11-03T03:12:00+00:00',
  sppg_kejadian_kabar: [],
};

/** A kitchen whose row says what a stranger wrote, and what we call it. */
function strangers(called: FoundSppg['sppg_disebut']): FoundSppg {
  const words = { nama: 'PALSU nama', lokasi: 'PALSU alamat', kode_unik_pendaftaran: 'PALSU-9' };
  return {
    ...makeSppg({ id: 'k1', ...words, kabupaten_kota: 'Kota Palsu', dikonfirmasi_pada: null }),
    yayasan: { id: 'y1', nama: 'Yayasan Tes' },
    wilayah: null,
    sppg_disebut: called,
    sppg_sertifikat_publik: [],
    sppg_penghentian: [],
    sppg_inspeksi: [],
    sppg_tanda_tangan: [],
    sppg_kejadian: [incident],
  };
}

// What is on pages is in tests/integration (kejadian, cek-sppg), what the database says in quoted_words.test.sql.
const readers: [name: string, read: (sppg: FoundSppg) => unknown][] = [
  ['the text that is shared of an incident', (sppg) => shareText(incident, calledOf(sppg))],
  [
    'title and link preview of its page',
    (sppg) => kitchenHead('', { day: '2026-11-26', sppg, schools: [], progress: [], complaints: null }),
  ],
  ['the feed of incidents', (sppg) => feedEntries([sppg])],
];

test.each(readers)('%s says what a manager confirmed last', async (_, read) => {
  const confirmed = { kode: 'TES-1', nama: 'SPPG Kawung', lokasi: 'Jalan Kawung', kabupaten_kota: null };
  const said = JSON.stringify(await read(strangers(confirmed)));
  expect(said).toContain('SPPG Kawung');
  expect(said).not.toMatch(/palsu/i);
});

test.each(readers)('%s says of what nobody ever confirmed the code alone', async (_, read) => {
  const unknown = { kode: 'PALSU-9', nama: null, lokasi: null, kabupaten_kota: null };
  const said = JSON.stringify(await read(strangers(unknown)));
  expect(said).toContain('PALSU-9');
  expect(said.replaceAll('PALSU-9', '')).not.toMatch(/palsu/i);
});
