import type { Messages } from '@/lib/toasts/toast';

export const sppgTableMessages = {
  changed: (outcome: string) => ({ title: 'SPPG Diperbarui', description: outcome, variant: 'success' }),
  partlyChanged: (outcome: string) => ({
    title: 'Sebagian Belum Disimpan',
    description: outcome,
    variant: 'destructive',
  }),
  notChanged: { title: 'Gagal Memperbarui SPPG' },
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `${count} SPPG disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Unduhan CSV Gagal' },

  // What stands beside a cell after 'Belum tersimpan.'
  typedBefore: 'Diketik sebelum halaman ini ditinggalkan.',
  typedBeforeChange: 'Diketik sebelum tabel ini berganti.',

  // What the form for many SPPG says below a field.
  nothingChosen: 'Pilih status, atau isi progres.',
} satisfies Messages;
