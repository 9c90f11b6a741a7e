import { declareTable } from '@/lib/supabase/declared-tables';

export const inspectionsTable = declareTable('sppg_inspeksi', {
  label: 'Inspeksi',
  noun: 'inspeksi',
  rowLabel: 'Inspeksi SPPG',
  withdrawnNoun: 'inspeksi',
  nameColumn: 'oleh',
  ownerColumn: 'sppg_id',
  columns: {
    sppg_id: 'SPPG',
    hari: 'Tanggal inspeksi',
    oleh: 'Diperiksa oleh',
    hasil: 'Hasil',
    temuan: 'Temuan',
    tanggapan: 'Tanggapan kami',
    diperbaiki_pada: 'Diperbaiki pada',
    scan_path: { label: 'Pindaian untuk umum', trailLabel: 'Pindaian' },
  },
  subjects: {
    oleh: 'Pihak yang memeriksa',
    tanggapan: 'Tanggapan',
    dapur_id: 'SPPG',
    scan_path: 'Pindaian',
    scan_size: 'Ukuran pindaian',
  },
  sentences: {
    hari_key: 'Inspeksi oleh pihak ini pada hari itu sudah dicatat. Ubah yang itu.',
    diperbaiki_pada_after_inspection: 'Tanggal diperbaiki tidak boleh sebelum tanggal inspeksi.',
  },
});
