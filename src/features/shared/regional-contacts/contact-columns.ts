import { declareTable } from '@/lib/supabase/declared-tables';

export const contactsTable = declareTable('regional_contacts', {
  label: 'Kontak regional',
  noun: 'kontak',
  rowLabel: 'Narahubung wilayah',
  withdrawnNoun: 'narahubung',
  nameColumn: 'kabupaten_kota',
  columns: {
    kabupaten_kota: 'Kabupaten/Kota',
    nama_kontak: { label: 'Nama narahubung', trailLabel: 'Nama kontak' },
    nomor_telepon: 'Nomor telepon',
    bersedia_whatsapp: {
      label: 'Bersedia dihubungi lewat WhatsApp',
      trailLabel: 'Bersedia lewat WhatsApp',
    },
    foto_url: 'Foto',
  },
  subjects: { nama_kontak: 'Nama kontak', foto_url: 'Alamat foto' },
  sentences: { kabupaten_kota_key: 'Kabupaten/kota ini sudah memiliki narahubung.' },
});
