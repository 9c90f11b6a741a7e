import { expect, test } from 'vitest';
import type { AuditEntry } from './audit-entry';
import { fieldChanges } from './changes';

const yayasanId = 'a0000000-0000-4000-8000-000000000001';
const names = new Map([
  [`yayasan_id ${yayasanId}`, 'Yayasan Kawung'],
  // A kitchen with the same id as the foundation.
  [`sppg_id ${yayasanId}`, 'SPPG Kembar'],
]);

function changes(table_name: string, before: AuditEntry['before'], after: AuditEntry['after']) {
  const entry = {
    id: 1,
    created_at: '2026-11-21T07:00:00+00:00',
    actor_id: null,
    actor_email: null,
    actor_role: 'postgres',
    action: 'UPDATE',
    table_name,
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
      'sppg',
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
  expect(changes('accounts', { role: 'pending' }, { role: 'admin', kolom_baru: 'x' })).toEqual([
    ['Hak akun', 'Belum disetujui', 'Admin'],
    ['kolom_baru', null, 'x'],
  ]);
  expect(
    changes('access_settings', { access_mode: 'any_signed_in' }, { access_mode: 'approved_only' }),
  ).toEqual([['Yang dapat mengelola data', 'Semua akun yang login', 'Hanya akun yang disetujui']]);
});

test('a column of two tables has the words of the table that the entry is about', () => {
  expect(changes('sppg_sertifikat', null, { jenis: 'SLHS' })).toEqual([['Jenis sertifikat', null, 'SLHS']]);
  expect(changes('leads', null, { jenis: 'pesan', sampai: '2026-11-21' })).toEqual([
    ['Jenis', null, 'pesan'],
    ['Sampai tanggal', null, '21 November 2026'],
  ]);
});

test('a deleted row shows its filled fields', () => {
  expect(
    changes(
      'program_documents',
      { title: 'Panduan', created_at: '2026-11-21T07:00:00+00:00', file_url: null },
      null,
    ),
  ).toEqual([
    ['Judul', 'Panduan', null],
    ['Dibuat', '21 Nov 2026, 14.00', null],
  ]);
});

test('a certificate names its SPPG and its days; when a row was last changed says nothing more', () => {
  expect(
    changes('sppg_sertifikat', null, {
      sppg_id: yayasanId,
      tanggal_berakhir: '2027-01-10',
      jenis: 'SLHS',
      updated_at: '2026-11-21T07:00:00+00:00',
    }),
  ).toEqual([
    ['SPPG', null, 'SPPG Kembar'],
    ['Jenis sertifikat', null, 'SLHS'],
    ['Berlaku sampai', null, '10 Januari 2027'],
  ]);
});

test('a photo is told by when it was uploaded, also two of the same minute, and a picture of the site by its name', () => {
  const photo = (time: number) => `/storage/v1/object/public/contact_photos/${time}_kota-tegal.jpg`;
  const minute = Date.parse('2026-11-21T07:00:00Z');
  const uploaded = 'Diunggah 21 Nov 2026, 14.00';
  expect(
    changes('regional_contacts', { foto_url: photo(minute) }, { foto_url: photo(minute + 9000) }),
  ).toEqual([['Foto', uploaded, uploaded]]);
  expect(
    changes('regional_contacts', { foto_url: '/images/kontak/kontak-01.svg' }, { foto_url: null }),
  ).toEqual([['Foto', 'kontak-01.svg', null]]);
});

test('a tick is told in a word', () => {
  expect(changes('regional_contacts', { bersedia_whatsapp: false }, { bersedia_whatsapp: true })).toEqual([
    ['Bersedia lewat WhatsApp', 'Tidak', 'Ya'],
  ]);
});

test('content is told in the words of its forms', () => {
  expect(
    changes(
      'gallery_photos',
      { status: 'draf', shows_people: false, photo_width: 640, published_revision: null },
      {
        status: 'terbit',
        shows_people: true,
        photo_path: '1a2b3c4d-0000-4000-8000-000000000001.webp',
        photo_width: 1280,
        published_revision: 7,
      },
    ),
  ).toEqual([
    ['Foto', null, 'Foto 1a2b3c4d'],
    ['Ada orang yang dapat dikenali', 'Tidak', 'Ya'],
    ['Status', 'Draf', 'Terbit'],
  ]);
  const office_hours = [
    { days: 'Sabtu', hours: '09.00–13.00 WIB' },
    { days: 'Minggu', hours: 'Tutup' },
  ];
  expect(changes('company_profile', { office_hours: [] }, { office_hours })).toEqual([
    ['Jam kantor', '', 'Sabtu: 09.00–13.00 WIB\nMinggu: Tutup'],
  ]);
});

test('a number that was empty and is 0 now has changed', () => {
  const column = 'sasaran_jumlah_penerima_manfaat';
  expect(changes('sppg', { [column]: null }, { [column]: 0 })).toEqual([
    ['Sasaran Penerima Manfaat', null, '0'],
  ]);
});

test('of an opened proposal it names the file', () => {
  const file = 'partnership_proposals/investasi_sppg/anonymous/1_Profil.pdf';
  expect(changes('partnership_applications', null, { file })).toEqual([['File', null, file]]);
});
