import type { Messages } from '@/lib/toasts/toast';

export const sppgTableMessages = {
  changed: { title: 'SPPG Diperbarui' },
  notChanged: { title: 'Gagal Memperbarui SPPG' },

  // What stands beside a cell after 'Belum tersimpan.'
  typedBefore: 'Diketik sebelum halaman ini ditinggalkan.',
  typedBeforeChange: 'Diketik sebelum tabel ini berganti.',

  // What the form for many SPPG says below a field.
  nothingChosen: 'Pilih status, atau isi progres.',
} satisfies Messages;
