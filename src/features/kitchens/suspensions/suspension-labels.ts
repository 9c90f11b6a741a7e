/** What the columns of a suspension are called in the form and in the audit trail. */
export const suspensionLabels = {
  oleh: 'Dihentikan oleh',
  mulai: 'Tanggal mulai',
  sampai: 'Hari terakhir',
  alasan: 'Alasan',
  tanggapan: 'Tanggapan kami',
} as const;
