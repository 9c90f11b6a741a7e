import { expect, test, vi } from 'vitest';
import { filterContacts, contactPhotoUrl } from './contacts';

const contacts = [
  ['Kabupaten Magelang', 'Panji Asmara'],
  ['Kota Magelang', 'Sekar Wangi'],
  ['Kota\u00a0 Tegal', 'Wening Magelangwati'],
].map(([kabupaten_kota = '', nama_kontak = ''], index) => ({
  id: String(index),
  kabupaten_kota,
  nama_kontak,
  nomor_telepon: '0800-0000-0010',
  foto_url: null,
  bersedia_whatsapp: false,
  created_at: '2026-10-01T08:00:00+00:00',
}));

test.each([
  ['', 3],
  ['  ', 3],
  ['MAGELANG', 3],
  ['kota magelang', 1],
  ['kota  magelang', 1],
  ['sekar', 1],
  [' Tegal ', 1],
  ['kota tegal', 1],
  ['Jakarta', 0],
])('searching "%s" finds %i contacts', (search, count) => {
  expect(filterContacts(contacts, search)).toHaveLength(count);
});

test('a photo in storage is where the backend is, a picture of the site on the site', () => {
  vi.stubGlobal('location', { origin: 'https://tampahgizi.contoh.id' });
  vi.stubEnv('VITE_SUPABASE_URL', 'https://proyek.supabase.co/');
  const photo = '/storage/v1/object/public/contact_photos/1_kota-tegal.jpg';
  expect(contactPhotoUrl(photo)).toBe(`https://proyek.supabase.co${photo}`);
  const others = ['/images/kontak/kontak-01.svg', 'https://proyek.supabase.co/storage/1.jpg', null];
  expect(others.map(contactPhotoUrl)).toEqual(others);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
