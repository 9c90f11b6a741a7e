import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFrom, openHostedLike } from './hosted-like.ts';

const first = '20261124001200';

/** Addresses as people have written them, and the kabupaten or kota that they name beyond doubt. */
const addresses: [lokasi: string, kabupaten_kota: string | null][] = [
  ['Gang Canting No. 44, Kecamatan Tembalang, Kota Semarang', 'Kota Semarang'],
  ['Jalan Nitik No. 1, Kabupaten Tegal', 'Kabupaten Tegal'],
  ['Jalan Nitik No. 1, kota tegal', 'Kota Tegal'],
  ['Jalan Nitik No. 1, KAB. TEGAL', 'Kabupaten Tegal'],
  ['Jalan Nitik No. 1, Kab Tegal', 'Kabupaten Tegal'],
  ['Jalan Nitik No. 1, Kab.Tegal.', 'Kabupaten Tegal'],
  ['Jalan Nitik No. 1, Kecamatan Slawi Kabupaten Tegal', 'Kabupaten Tegal'],
  ['Kota Salatiga', 'Kota Salatiga'],
  ['Jalan Nitik No. 1, Kabupaten Klaten, Jawa Tengah', 'Kabupaten Klaten'],
  ['Jalan Nitik No. 1, Kabupaten Klaten, Provinsi Jawa Tengah 57471', 'Kabupaten Klaten'],
  ['Jalan Nitik No. 1, Kabupaten Klaten 57471', 'Kabupaten Klaten'],
  ['Jalan Nitik No. 1, Kabupaten Klaten 57471, Prov. Jawa Tengah.', 'Kabupaten Klaten'],
  ['Jalan Nitik No. 1;  Kabupaten  Klaten ', 'Kabupaten Klaten'],
  ['Jalan Nitik No. 1,\nKabupaten Klaten', 'Kabupaten Klaten'],
  // Two are called so.
  ['Jalan Nitik No. 1, Tegal', null],
  ['Jalan Nitik No. 1, Kabupaten dan Kota Tegal', null],
  ['Jalan Nitik No. 1, Kabupaten Tegal/Kota Tegal', null],
  // A kecamatan, also of other kabupaten.
  ['Jalan Nitik No. 1, Kecamatan Karanganyar', null],
  ['Jalan Nitik No. 1, Klaten', null],
  // Not where the kitchen is.
  ['Jalan Kota Semarang No. 3', null],
  ['Sebelah kantor Kabupaten Klaten, Kecamatan Wedi', null],
  ['Jalan Nitik No. 1, Kabupaten Sleman', null],
  ['Jalan Nitik No. 1, Kota Yogyakarta', null],
  ['Jalan Nitik No. 1, Kabupaten Salatiga', null],
  ['Jalan Nitik No. 1, Perumahan Kota', null],
  ['Jalan Nitik No. 1, Jawa Tengah', null],
  ['Kab.', null],
  ['%', null],
];

let pglite: PGlite;

beforeAll(async () => {
  pglite = await openHostedLike({ before: first });
  await pglite.exec(`
    insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
    insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon)
    values ('Kota Tegal', 'Wening', '0800-0000-0099');`);
  for (const [index, [lokasi]] of addresses.entries()) {
    await pglite.query(
      `insert into public.sppg (kode_unik_pendaftaran, nama, lokasi, yayasan_id, created_at)
       values ($1, 'SPPG Uji', $2, '20000000-0000-4000-8000-000000000001', '2026-01-01 08:00+07')`,
      [String(index), lokasi],
    );
  }
  await pglite.exec(`
    update public.sppg set estimasi_selesai = 'Desember 2026' where kode_unik_pendaftaran = '1';
    update public.audit_log set created_at = '2026-03-04 08:00+07' where action = 'UPDATE';`);
  for (const { sql } of await migrationsFrom(first)) await pglite.exec(sql);
}, 60_000);

afterAll(() => pglite?.close());

test('SPPG get the kabupaten or kota that their address ends with, when it names exactly one', async () => {
  const { rows } = await pglite.query<{ lokasi: string; kabupaten_kota: string | null }>(
    'select lokasi, kabupaten_kota from public.sppg order by kode_unik_pendaftaran::int',
  );
  expect(rows.map(({ lokasi, kabupaten_kota }) => [lokasi, kabupaten_kota])).toEqual(addresses);
});

test('nobody has changed them: nothing is recorded, and the last change stays what it was', async () => {
  const { rows: entries } = await pglite.query(
    `select action, count(*)::int as count from public.audit_log where table_name = 'sppg' group by 1 order by 1`,
  );
  expect(entries).toEqual([
    { action: 'INSERT', count: addresses.length },
    { action: 'UPDATE', count: 1 },
  ]);
  const { rows } = await pglite.query(
    `select kode_unik_pendaftaran as kode, updated_at = '2026-01-01 08:00+07' as untouched,
       updated_at = '2026-03-04 08:00+07' as touched
     from public.sppg where kode_unik_pendaftaran in ('0', '1') order by 1`,
  );
  expect(rows).toEqual([
    { kode: '0', untouched: true, touched: false },
    { kode: '1', untouched: false, touched: true },
  ]);
});

test('afterwards changes are recorded again', async () => {
  await pglite.exec(`update public.sppg set nama = 'SPPG Baru' where kode_unik_pendaftaran = '0'`);
  const { rows } = await pglite.query(
    `select (select count(*)::int from public.audit_log where after ->> 'nama' = 'SPPG Baru') as recorded,
       (select updated_at > now() - interval '1 minute' from public.sppg where kode_unik_pendaftaran = '0') as noted`,
  );
  expect(rows).toEqual([{ recorded: 1, noted: true }]);
});

test('contacts keep their kabupaten or kota', async () => {
  const { rows } = await pglite.query(
    'select kabupaten_kota, kode from public.regional_contacts join public.wilayah on nama = kabupaten_kota',
  );
  expect(rows).toEqual([{ kabupaten_kota: 'Kota Tegal', kode: '33.76' }]);
});
