import { expect, test } from 'vitest';
import type { AuditEntry } from './audit-entry';
import { fieldChanges } from './changes';

const yayasanId = 'a0000000-0000-4000-8000-000000000001';
const names = new Map([[yayasanId, 'Yayasan Kawung']]);

function changes(before: AuditEntry['before'], after: AuditEntry['after']) {
  const entry = {
    id: 1,
    created_at: '2026-11-21T07:00:00+00:00',
    actor_id: null,
    actor_email: null,
    actor_role: 'postgres',
    action: 'UPDATE',
    table_name: 'sppg',
    row_id: null,
    before,
    after,
  };
  return fieldChanges(entry, { names }).map(({ label, before, after }) => [label, before, after]);
}

test('lists only what changed, in the order people read it, in their words', () => {
  const same = { id: 'x', lokasi: 'Jalan Kawung' };
  expect(
    changes(
      {
        ...same,
        estimasi_selesai: '',
        sasaran_jumlah_penerima_manfaat: null,
        nama: 'SPPG Lama',
        yayasan_id: yayasanId,
      },
      {
        ...same,
        estimasi_selesai: null,
        sasaran_jumlah_penerima_manfaat: 12500,
        nama: 'SPPG Baru',
        yayasan_id: 'sudah-tidak-ada',
      },
    ),
  ).toEqual([
    ['Nama', 'SPPG Lama', 'SPPG Baru'],
    ['Yayasan', 'Yayasan Kawung', 'sudah-tidak-ada'],
    ['Sasaran Penerima Manfaat', null, '12.500'],
  ]);
});

test('names roles and access modes as the pages do, and unknown columns as the database does', () => {
  expect(
    changes(
      { role: 'pending', access_mode: 'any_signed_in' },
      { role: 'admin', access_mode: 'approved_only', kolom_baru: true },
    ),
  ).toEqual([
    ['Hak akun', 'Belum disetujui', 'Admin'],
    ['Yang dapat mengelola data', 'Semua akun yang login', 'Hanya akun yang disetujui'],
    ['kolom_baru', null, 'true'],
  ]);
});

test('a deleted row shows its filled fields', () => {
  expect(
    changes({ title: 'Panduan', created_at: '2026-11-21T07:00:00+00:00', file_url: null }, null),
  ).toEqual([
    ['Judul', 'Panduan', null],
    ['Dibuat', '21 Nov 2026, 14.00', null],
  ]);
});

test('a certificate names its SPPG and its days; when a row was last changed says nothing more', () => {
  expect(
    changes(null, {
      sppg_id: yayasanId,
      tanggal_berakhir: '2027-01-10',
      jenis: 'SLHS',
      updated_at: '2026-11-21T07:00:00+00:00',
    }),
  ).toEqual([
    ['SPPG', null, 'Yayasan Kawung'],
    ['Jenis sertifikat', null, 'SLHS'],
    ['Berlaku sampai', null, '10 Januari 2027'],
  ]);
});

test('a photo is told by when it was uploaded, also two of the same minute, and a picture of the site by its name', () => {
  const photo = (time: number) => `/storage/v1/object/public/contact_photos/${time}_kota-tegal.jpg`;
  const minute = Date.parse('2026-11-21T07:00:00Z');
  const uploaded = 'Diunggah 21 Nov 2026, 14.00';
  expect(changes({ foto_url: photo(minute) }, { foto_url: photo(minute + 9000) })).toEqual([
    ['Foto', uploaded, uploaded],
  ]);
  expect(changes({ foto_url: '/images/kontak/kontak-01.svg' }, { foto_url: null })).toEqual([
    ['Foto', 'kontak-01.svg', null],
  ]);
});

test('a tick is told in a word', () => {
  expect(changes({ bersedia_whatsapp: false }, { bersedia_whatsapp: true })).toEqual([
    ['Bersedia lewat WhatsApp', 'Tidak', 'Ya'],
  ]);
});

test('content is told in the words of its forms', () => {
  expect(
    changes(
      { status: 'draf', shows_people: false, photo_width: 640, published_revision: null },
      {
        status: 'terbit',
        shows_people: true,
        photo_path: '1a2b3c4d-0000-4000-8000-000000000001.webp',
        photo_width: 1280,
        published_revision: 7,
        office_hours: [
          { days: 'Sabtu', hours: '09.00–13.00 WIB' },
          { days: 'Minggu', hours: 'Tutup' },
        ],
      },
    ),
  ).toEqual([
    ['Foto', null, 'Foto 1a2b3c4d'],
    ['Ada orang yang dapat dikenali', 'Tidak', 'Ya'],
    ['Jam kantor', null, 'Sabtu: 09.00–13.00 WIB\nMinggu: Tutup'],
    ['Status', 'Draf', 'Terbit'],
  ]);
});

test('a number that was empty and is 0 now has changed', () => {
  const column = 'sasaran_jumlah_penerima_manfaat';
  expect(changes({ [column]: null }, { [column]: 0 })).toEqual([['Sasaran Penerima Manfaat', null, '0']]);
});

test('of an opened proposal it names the file', () => {
  const file = 'partnership_proposals/investasi_sppg/anonymous/1_Profil.pdf';
  expect(changes(null, { file })).toEqual([['File', null, file]]);
});
