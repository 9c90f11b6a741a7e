import { declareTable } from '@/lib/supabase/declared-tables';

export const suspensionsTable = declareTable('sppg_penghentian', {
  label: 'Penghentian',
  noun: 'penghentian',
  rowLabel: 'Penghentian SPPG',
  withdrawnNoun: 'penghentian',
  nameColumn: 'oleh',
  ownerColumn: 'sppg_id',
  columns: {
    sppg_id: 'SPPG',
    oleh: 'Dihentikan oleh',
    mulai: 'Tanggal mulai',
    sampai: 'Hari terakhir',
    sampai_pukul: 'Dibuka lagi pukul',
    alasan: 'Alasan',
    tanggapan: 'Tanggapan kami',
  },
  subjects: { oleh: 'Pihak yang menghentikan', tanggapan: 'Tanggapan', dapur_id: 'SPPG' },
  sentences: {
    sampai_pukul_of_day: 'Isi dulu hari terakhirnya, atau kosongkan juga jamnya.',
    mulai_overlap:
      'Penghentian oleh pihak yang sama sudah dicatat untuk hari-hari itu. Ubah yang itu, atau isi dulu hari terakhirnya.',
  },
});
