import { declareTable } from '@/lib/supabase/declared-tables';

const columns = { email: 'Email', nama: 'Nama', role: 'Hak akun' };
const subjects = { role: 'Peran akun' };

export const accountsTable = declareTable('accounts', {
  label: 'Akun',
  noun: 'akun',
  nameColumn: 'email',
  columns: {
    ...columns,
    ended_at: 'Akses diakhiri',
    ended_role: 'Peran sebelum akses diakhiri',
    wants_lead_mails: 'Email tentang kiriman baru',
    wants_certificate_mails: 'Email tentang sertifikat',
    wants_complaint_mails: 'Email tentang keluhan',
    wants_incident_mails: 'Email tentang kejadian',
  },
  subjects,
  sentences: {
    ended_at_without_role: 'Akun yang aksesnya diakhiri tidak punya peran.',
    ended_role_ended: 'Hanya akun yang aksesnya diakhiri punya peran sebelumnya.',
  },
});

export const invitationsTable = declareTable('invitations', {
  label: 'Undangan',
  noun: 'undangan',
  nameColumn: 'email',
  columns: {
    ...columns,
    expires_at: 'Berlaku sampai',
    accepted_at: 'Diterima',
    withdrawn_at: 'Ditarik kembali',
  },
  subjects,
});

export const accessSettingsTable = declareTable('access_settings', {
  label: 'Aturan akses',
  noun: 'aturan akses',
  columns: {
    access_mode: 'Yang dapat mengelola data',
    admins_need_second_factor: 'Verifikasi dua langkah wajib untuk admin',
  },
  subjects: { access_mode: 'Mode akses' },
  sentences: { single_row: 'Pengaturan akses hanya satu.' },
});
