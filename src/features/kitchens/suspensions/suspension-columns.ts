import { declareTable } from '@/lib/supabase/declared-tables';

/** What the columns of a suspension are called in its form. */
export const suspensionLabels = {
  oleh: 'Dihentikan oleh',
  mulai: 'Tanggal mulai',
  sampai: 'Hari terakhir',
  sampai_pukul: 'Dibuka lagi pukul',
  alasan: 'Alasan',
  tanggapan: 'Tanggapan kami',
} as const;

export const suspensionsTable = declareTable('sppg_penghentian', {
  label: 'Penghentian',
  noun: 'penghentian',
  rowLabel: 'Penghentian SPPG',
  withdrawnNoun: 'penghentian',
  nameColumn: 'oleh',
  ownerColumn: 'sppg_id',
  columns: { sppg_id: 'SPPG', ...suspensionLabels },
  subjects: { oleh: 'Pihak yang menghentikan', tanggapan: 'Tanggapan', dapur_id: 'SPPG' },
  sentences: {
    sampai_pukul_of_day: 'Isi dulu hari terakhirnya, atau kosongkan juga jamnya.',
    mulai_overlap:
      'Penghentian oleh pihak yang sama sudah dicatat untuk hari-hari itu. Ubah yang itu, atau isi dulu hari terakhirnya.',
  },
});
