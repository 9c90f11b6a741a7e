import type { Messages } from '@/lib/toasts/toast';

export const sppgImportMessages = {
  imported: { title: 'Impor Berhasil' },
  partlySaved: { title: 'Sebagian Belum Disimpan' },
  onlyYayasanAdded: (reason: string) =>
    `${reason} Yayasan barunya sudah ditambahkan, jadi tidak perlu dicentang lagi.`,
  onlySppgAdded: (reason: string) => `${reason} SPPG barunya sudah ditambahkan.`,
  notImported: { title: 'Impor Gagal' },
} satisfies Messages;
