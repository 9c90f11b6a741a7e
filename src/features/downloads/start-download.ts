import { toast } from '@/lib/toast';

/** Tells the visitor that the browser is fetching the file. */
export function announceDownload(fileName: string) {
  toast({ title: 'Unduhan Dimulai', description: `Mengunduh ${fileName}...`, variant: 'success' });
}

/** Tells the visitor that there is no such file yet. */
export function announceMissingFile(fileName: string) {
  toast({ title: 'Informasi Unduhan', description: `File ${fileName} belum tersedia.` });
}
