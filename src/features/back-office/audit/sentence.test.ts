import { expect, test } from 'vitest';
import { type AuditEntry, restorableTable } from './audit-entry';
import { actorName, batchDeed, entryDeed } from './sentence';

const leadId = '60000000-0000-4000-8000-000000000001';
const kitchenId = '40000000-0000-4000-8000-000000000001';
const complaintId = '80000000-0000-4000-8000-000000000001';
const documentId = '50000000-0000-4000-8000-000000000001';
const names = new Map([
  [`contact_messages ${leadId}`, 'Arum Wulandari'],
  [`sppg_id ${kitchenId}`, 'SPPG Tembalang'],
  [`document_id ${documentId}`, 'Panduan Suhu'],
  [`keluhan ${complaintId}`, 'tentang SPPG Tembalang'],
  [`keluhan_pengirim ${complaintId}`, 'tentang SPPG Tembalang'],
  [`keluhan_id ${complaintId}`, 'tentang SPPG Tembalang'],
]);

function makeEntry(given: Partial<AuditEntry>): AuditEntry {
  return {
    id: 1,
    created_at: '2026-11-21T07:00:00.123456+00:00',
    actor_id: 'e0000000-0000-4000-8000-000000000001',
    actor_email: 'admin@contoh.id',
    actor_role: 'authenticated',
    action: 'UPDATE',
    table_name: 'sppg',
    row_id: null,
    before: null,
    after: null,
    ...given,
  };
}

function sentence(given: Partial<AuditEntry>): string {
  const entry = makeEntry(given);
  return `${actorName(entry)} ${entryDeed(entry, { names })}`;
}

const noActor = { actor_id: null, actor_email: null, actor_role: 'postgres' };

const newEdition = {
  table_name: 'program_documents',
  before: { title: 'Panduan Suhu', edition: 1 },
  after: { title: 'Panduan Suhu', edition: 2 },
};

test('an edition is undone as any other change', () => {
  expect(restorableTable(makeEntry({ ...newEdition, action: 'UPDATE' }))).toBe('program_documents');
});

test.each<[string, Partial<AuditEntry>]>([
  ['admin@contoh.id menghapus SPPG Tembalang', { action: 'DELETE', before: { nama: 'SPPG Tembalang' } }],
  [
    'admin@contoh.id menghapus nama dari kabar kejadian',
    { table_name: 'sppg_kejadian_kabar', after: { apa: 'nama', alasan: 'Nama anak.' } },
  ],
  [
    'admin@contoh.id mengubah status dan hitungan publik keluhan tentang SPPG Tembalang',
    {
      table_name: 'keluhan',
      row_id: complaintId,
      before: { status: 'Baru', dihitung: false },
      after: { status: 'Diperiksa', dihitung: true },
    },
  ],
  ['admin@contoh.id menghapus sebuah keluhan', { table_name: 'keluhan', action: 'DELETE' }],
  [
    'admin@contoh.id mengubah jawaban keluhan tentang SPPG Tembalang',
    {
      table_name: 'keluhan_pesan',
      before: { keluhan_id: complaintId, dimuat_pada: null },
      after: { keluhan_id: complaintId, dimuat_pada: '2026-11-20T03:00:00+00:00' },
    },
  ],
  [
    'admin@contoh.id membuka kontak pengirim keluhan tentang SPPG Tembalang',
    { table_name: 'keluhan_pengirim', row_id: complaintId, action: 'OPEN' },
  ],
  [
    'admin@contoh.id membuka foto keluhan tentang SPPG Tembalang',
    { table_name: 'keluhan', row_id: complaintId, action: 'OPEN', after: { foto: 2 } },
  ],
  ['admin@contoh.id menghapus SPPG Dapur Melati', { action: 'DELETE', before: { nama: 'Dapur Melati' } }],
  ['admin@contoh.id mengubah SPPG Baru', { before: { nama: 'SPPG Lama' }, after: { nama: 'SPPG Baru' } }],
  [
    'admin@contoh.id mengonfirmasi SPPG Tembalang',
    {
      before: { nama: 'SPPG Tembalang', dikonfirmasi_pada: null },
      after: { nama: 'SPPG Tembalang', dikonfirmasi_pada: '2026-11-25T07:00:00+00:00' },
    },
  ],
  [
    // The trail no longer has the columns that were changed.
    'admin@contoh.id mengubah SPPG Tembalang',
    {
      before: { nama: 'SPPG Tambalang', dikonfirmasi_pada: '2026-11-25T07:00:00+00:00' },
      after: { nama: 'SPPG Tembalang', dikonfirmasi_pada: null },
    },
  ],
  [
    'admin@contoh.id menutup SPPG Tembalang',
    {
      before: { nama: 'SPPG Tembalang', ditutup_pada: null, alasan_tutup: null },
      after: { nama: 'SPPG Tembalang', ditutup_pada: '2026-11-25', alasan_tutup: 'Kontrak berakhir.' },
    },
  ],
  [
    'admin@contoh.id membuka lagi SPPG Tembalang',
    {
      before: { nama: 'SPPG Tembalang', ditutup_pada: '2026-11-25' },
      after: { nama: 'SPPG Tembalang', ditutup_pada: null },
    },
  ],
  [
    'admin@contoh.id mencatat akhir penghentian BGN SPPG Tembalang',
    {
      table_name: 'sppg_penghentian',
      before: { oleh: 'BGN', sppg_id: kitchenId, sampai: null },
      after: { oleh: 'BGN', sppg_id: kitchenId, sampai: '2026-11-25' },
    },
  ],
  [
    'admin@contoh.id menerbitkan artikel Panen',
    {
      table_name: 'news_articles',
      before: { title: 'Panen', status: 'draf' },
      after: { title: 'Panen', status: 'terbit' },
    },
  ],
  ['admin@contoh.id mengunggah edisi baru dokumen Panduan Suhu', newEdition],
  [
    'admin@contoh.id menambahkan arsip edisi Panduan Suhu',
    {
      table_name: 'program_document_editions',
      action: 'INSERT',
      after: { document_id: documentId, edition: 1 },
    },
  ],
  [
    'admin@contoh.id mengubah sertifikat SLHS SPPG Tembalang',
    {
      table_name: 'sppg_sertifikat',
      before: { jenis: 'SLHS', sppg_id: kitchenId, nomor: '1' },
      after: { jenis: 'SLHS', sppg_id: kitchenId, nomor: '2' },
    },
  ],
  [
    'admin@contoh.id menambahkan penghentian BGN SPPG Tembalang',
    {
      table_name: 'sppg_penghentian',
      action: 'INSERT',
      after: { oleh: 'BGN', sppg_id: kitchenId },
    },
  ],
  [
    'admin@contoh.id menambahkan sekolah SD Negeri Cemara 01 SPPG Tembalang',
    {
      table_name: 'sppg_sekolah',
      action: 'INSERT',
      before: null,
      after: { nama: 'SD Negeri Cemara 01', sppg_id: kitchenId },
    },
  ],
  [
    // The kitchen's name is not known any more.
    'admin@contoh.id menghapus sertifikat Halal',
    { table_name: 'sppg_sertifikat', action: 'DELETE', before: { jenis: 'Halal', sppg_id: leadId + '0' } },
  ],
  [
    'Sistem menambahkan Yayasan Kawung',
    { ...noActor, action: 'INSERT', table_name: 'yayasan', after: { nama: 'Yayasan Kawung' } },
  ],
  [
    // Seed data has dates of its own: it was not restored.
    'Sistem menambahkan SPPG Lama',
    {
      ...noActor,
      action: 'INSERT',
      after: { nama: 'SPPG Lama', created_at: '2026-04-25T03:12:00+00:00' },
    },
  ],
  [
    'admin@contoh.id menghapus dokumen Panduan Suhu',
    { action: 'DELETE', table_name: 'program_documents', before: { title: 'Panduan Suhu' } },
  ],
  [
    'admin@contoh.id mengubah kontak Kota Tegal',
    { table_name: 'regional_contacts', after: { kabupaten_kota: 'Kota Tegal' } },
  ],
  [
    'admin@contoh.id mengubah status dan catatan pesan dari Arum Wulandari',
    {
      table_name: 'contact_messages',
      row_id: leadId,
      before: { status: 'Baru', note: null },
      after: { status: 'Ditinjau', note: 'Sudah ditelepon.' },
    },
  ],
  [
    'admin@contoh.id mengubah status, catatan, dan balasan pesan dari Arum Wulandari',
    {
      table_name: 'contact_messages',
      row_id: leadId,
      before: { status: 'Baru', note: null, pesan_publik: null },
      after: { status: 'Ditinjau', note: 'Sudah ditelepon.', pesan_publik: 'Kami telepon besok.' },
    },
  ],
  [
    'admin@contoh.id menghapus sebuah pesan',
    { action: 'DELETE', table_name: 'contact_messages', row_id: '60000000-0000-4000-8000-000000000009' },
  ],
  [
    'admin@contoh.id mengubah catatan pengajuan',
    {
      table_name: 'partnership_applications',
      row_id: '70000000-0000-4000-8000-000000000009',
      before: { status: 'Baru', note: null },
      after: { status: 'Baru', note: 'x' },
    },
  ],
  [
    'admin@contoh.id menyetujui baru@contoh.id sebagai admin',
    {
      table_name: 'accounts',
      before: { email: 'baru@contoh.id', role: 'pending' },
      after: { email: 'baru@contoh.id', role: 'admin' },
    },
  ],
  [
    'admin@contoh.id menyetujui baru@contoh.id sebagai pengelola',
    {
      table_name: 'accounts',
      before: { email: 'baru@contoh.id', role: 'pending' },
      after: { email: 'baru@contoh.id', role: 'pengelola' },
    },
  ],
  [
    'admin@contoh.id mengakhiri akses baru@contoh.id',
    {
      table_name: 'accounts',
      before: { email: 'baru@contoh.id', role: 'pengelola', ended_at: null },
      after: { email: 'baru@contoh.id', role: 'pending', ended_at: '2026-11-21T07:00:00+00:00' },
    },
  ],
  [
    'admin@contoh.id memulihkan akses baru@contoh.id',
    {
      table_name: 'accounts',
      before: { email: 'baru@contoh.id', role: 'pending', ended_at: '2026-11-21T07:00:00+00:00' },
      after: { email: 'baru@contoh.id', role: 'pending', ended_at: null },
    },
  ],
  [
    'admin@contoh.id mencabut akses admin baru@contoh.id',
    {
      table_name: 'accounts',
      before: { email: 'baru@contoh.id', role: 'admin' },
      after: { email: 'baru@contoh.id', role: 'pending' },
    },
  ],
  [
    'baru@contoh.id mendaftarkan akun',
    { ...noActor, action: 'INSERT', table_name: 'accounts', after: { email: 'baru@contoh.id' } },
  ],
  [
    'admin@contoh.id mengubah aturan akses',
    { table_name: 'access_settings', after: { access_mode: 'approved_only' } },
  ],
  ['Akun yang sudah dihapus mengubah SPPG Baru', { actor_email: null, after: { nama: 'SPPG Baru' } }],
])('%s', (expected, entry) => {
  expect(sentence(entry)).toBe(expected);
});

test('a row older than its entry was put back, a new one was added', () => {
  const inserted = (created_at: string) =>
    sentence({ action: 'INSERT', after: { nama: 'SPPG Tembalang', created_at } });
  expect(inserted('2026-04-25T03:12:00+00:00')).toBe('admin@contoh.id memulihkan SPPG Tembalang');
  expect(inserted('2026-11-21T07:00:00.123456+00:00')).toBe('admin@contoh.id menambahkan SPPG Tembalang');
});

test.each<[string, Partial<AuditEntry>]>([
  ['mengimpor 1.200 SPPG', {}],
  ['menambahkan 1.200 SPPG', noActor],
  [
    'memulihkan 1.200 sertifikat',
    { table_name: 'sppg_sertifikat', after: { created_at: '2026-04-25T03:12:00+00:00' } },
  ],
  ['mengubah 1.200 SPPG', { action: 'UPDATE' }],
  ['menambahkan 1.200 kontak', { ...noActor, table_name: 'regional_contacts' }],
])('in one go: %s', (expected, given) => {
  expect(batchDeed(makeEntry({ action: 'INSERT', ...given }), 1200)).toBe(expected);
});
