import { declareTable } from '@/lib/supabase/declared-tables';

/** The trail keeps nothing of the other columns, which hold what the sender wrote. */
export const complaintsTable = declareTable('keluhan', {
  label: 'Keluhan',
  noun: 'keluhan',
  columns: {
    status: 'Status',
    note: 'Catatan internal',
    assigned_to: 'Ditugaskan ke',
    dihitung: 'Dihitung untuk umum',
    disaring: 'Disaring karena',
  },
  subjects: {
    isi: 'Isi keluhan',
    hari: 'Tanggal kejadian',
    sekolah: 'Nama sekolah',
    foto: 'Foto',
    kategori: 'Jenis keluhan',
    assigned_to: 'Yang ditugaskan',
    sppg_id: 'SPPG',
  },
  sentences: {
    isi_not_blank: 'Tulis dulu apa yang terjadi.',
    isi_max_length: 'Isi keluhan paling banyak 4.000 karakter.',
    hari_plausible: 'Tanggal kejadian belum benar.',
    foto_at_most_three: 'Foto paling banyak tiga.',
  },
});

export const complainantsTable = declareTable('keluhan_pengirim', {
  label: 'Pengirim keluhan',
  noun: 'pengirim keluhan',
  columns: { name: 'Nama', phone: 'Nomor telepon', email: 'Email' },
  sentences: { name_required: 'Isi nama, nomor telepon, atau email, atau kirim tanpa nama.' },
});

export const complaintMessagesTable = declareTable('keluhan_pesan', {
  label: 'Jawaban keluhan',
  noun: 'jawaban keluhan',
  ownerColumn: 'keluhan_id',
  columns: { keluhan_id: 'Keluhan', dimuat_pada: 'Ditampilkan untuk umum' },
  subjects: { isi: 'Tulisan', foto: 'Foto', status: 'Status', teks_publik: 'Teks untuk umum' },
  sentences: {
    isi_not_blank: 'Tulis dulu isinya.',
    teks_publik_ours: 'Hanya jawaban kami yang dapat ditampilkan untuk umum.',
    isi_max_length: 'Tulisan paling banyak 2.000 karakter.',
    foto_at_most_three: 'Foto paling banyak tiga.',
  },
});
