import { failed, type Messages } from '@/lib/toasts/toast';

export const scanMessages = {
  ofWrongType: failed('Jenis File Salah', 'Pilih file PDF, JPG, PNG, atau WebP.'),
  tooLarge: 'Ukuran file maksimal adalah 5 MB. Perkecil file ini, lalu pilih lagi.',
  pdfUnreadable:
    'PDF ini tidak dapat dibuka: rusak, atau memakai kata sandi. Pindai ulang, atau pilih fotonya.',
  lost: 'Filenya tidak ikut tersimpan saat halaman dimuat ulang. Pilih lagi.',
  coverMissing: 'Centang setelah data pribadi di pindaian ini ditutup.',
} satisfies Messages;
