import type { Messages } from '@/lib/toasts/toast';

export const sppgImportMessages = {
  imported: (count: string) => ({
    title: 'Impor Berhasil',
    description: `${count} SPPG telah ditambahkan.`,
    variant: 'success',
  }),
  importedWithYayasan: (count: string, yayasanCount: string) => ({
    title: 'Impor Berhasil',
    description: `${count} SPPG dan ${yayasanCount} yayasan telah ditambahkan.`,
    variant: 'success',
  }),
  onlyYayasanAdded: (reason: string) =>
    `${reason} Yayasan barunya sudah ditambahkan, jadi tidak perlu dicentang lagi.`,
  notImported: { title: 'Impor Gagal' },
  exported: (count: string, fileName: string) => ({
    title: 'Unduhan Dimulai',
    description: `Semua ${count} SPPG disimpan ke ${fileName}.`,
    variant: 'success',
  }),
  notExported: { title: 'Ekspor Gagal' },
} satisfies Messages;
