import type { Messages } from '@/lib/toasts/toast';

export const sppgImportMessages = {
  imported: (outcome: string) => ({
    title: 'Impor Berhasil',
    description: outcome,
    variant: 'success',
  }),
  partlyImported: (outcome: string) => ({
    title: 'Sebagian Belum Disimpan',
    description: outcome,
    variant: 'destructive',
  }),
  onlyYayasanAdded: (reason: string) =>
    `${reason} Yayasan barunya sudah ditambahkan, jadi tidak perlu dicentang lagi.`,
  onlySppgAdded: (reason: string) => `${reason} SPPG barunya sudah ditambahkan.`,
  notImported: { title: 'Impor Gagal' },
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `Semua ${count} SPPG disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Unduhan CSV Gagal' },
} satisfies Messages;
