import { declareTable } from '@/lib/supabase/declared-tables';

export const signaturesTable = declareTable('sppg_tanda_tangan', {
  label: 'Konfirmasi yayasan',
  noun: 'konfirmasi yayasan',
  withdrawnNoun: 'konfirmasi yayasan',
  nameColumn: 'kode_sppg',
  ownerColumn: 'sppg_id',
  columns: {
    sppg_id: 'SPPG',
    yayasan_id: 'Yayasan',
    kode_sppg: 'Kode Unik Pendaftaran',
    ditandatangani_pada: 'Dikonfirmasi',
    berlaku_sampai: 'Berlaku sampai',
    ditarik_pada: 'Ditarik kembali',
    berakhir_karena: 'Berakhir karena',
    alamat_diisi_pada: 'Alamat diisi',
  },
});

export const signersTable = declareTable('sppg_penanda_tangan', {
  label: 'Permintaan konfirmasi yayasan',
  noun: 'permintaan konfirmasi yayasan',
  nameColumn: 'nama',
  columns: {
    yayasan_id: 'Yayasan',
    email: 'Email',
    nama: 'Nama',
    jabatan: 'Jabatan',
    expires_at: 'Berlaku sampai',
    dibatalkan_pada: 'Dibatalkan',
    alamat_diisi_pada: 'Alamat diisi',
    ditandatangani_pada: 'Dikonfirmasi',
  },
});
