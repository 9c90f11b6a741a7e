import { declareTable } from '@/lib/supabase/declared-tables';

/** The labels of the columns of an incident and of its news, in their forms. */
export const incidentLabels = {
  jenis: 'Jenis kejadian',
  hari: 'Hari kejadian',
  sekolah: 'Sekolah',
  pengiriman_berhenti: 'Pengiriman dihentikan',
  kabar_berikutnya: 'Kabar berikutnya',
} as const;

export const newsLabels = { isi: 'Kabar', angka: 'Angka' } as const;

export const incidentsTable = declareTable('sppg_kejadian', {
  label: 'Kejadian',
  noun: 'kejadian',
  rowLabel: 'Kejadian SPPG',
  withdrawnNoun: 'kejadian',
  nameColumn: 'jenis',
  ownerColumn: 'sppg_id',
  columns: { sppg_id: 'SPPG', ...incidentLabels, ditutup_pada: 'Diakhiri', salah_dapur: 'Salah dapur' },
  subjects: { dapur_id: 'SPPG' },
});

export const newsTable = declareTable('sppg_kejadian_kabar', {
  label: 'Kabar kejadian',
  noun: 'kabar kejadian',
  withdrawnNoun: 'kabar kejadian',
  columns: { ...newsLabels },
  subjects: { kejadian_id: 'Kejadian', membetulkan: 'Kabar yang dibetulkan' },
});
