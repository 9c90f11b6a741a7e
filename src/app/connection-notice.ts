import { toast } from '@/lib/toast';

/** Says when the connection goes and comes; what is on the page stays. */
export function announceConnection() {
  addEventListener('offline', () =>
    toast({
      title: 'Anda sedang offline',
      description:
        'Halaman yang sudah terbuka tetap bisa dibaca. Data terbaru dan pengiriman menunggu koneksi.',
      duration: 7000,
    }),
  );
  addEventListener('online', () => toast({ title: 'Koneksi kembali', variant: 'success' }));
}
