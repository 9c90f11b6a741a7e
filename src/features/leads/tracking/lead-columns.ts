import { declareTable } from '@/lib/supabase/declared-tables';

/** The columns of both tables of leads that the trail keeps: the others hold what the sender wrote. */
const handling = {
  columns: {
    status: 'Status',
    note: 'Catatan internal',
    pesan_publik: 'Pesan untuk pengirim',
    assigned_to: 'Ditugaskan ke',
  },
  subjects: {
    phone: 'Nomor telepon',
    message: 'Pesan',
    assigned_to: 'Yang ditugaskan',
    handled_by: 'Admin',
  },
};

export const messagesTable = declareTable('contact_messages', {
  label: 'Pesan',
  noun: 'pesan dari',
  columns: handling.columns,
  subjects: { ...handling.subjects, name: 'Nama', subject: 'Subjek' },
});

export const applicationsTable = declareTable('partnership_applications', {
  label: 'Pengajuan kemitraan',
  noun: 'pengajuan dari',
  columns: handling.columns,
  subjects: {
    ...handling.subjects,
    contact_person: 'Nama kontak',
    company_name: 'Nama perusahaan',
    opportunity_id: 'Peluang',
    document_url: 'Alamat proposal',
  },
});
