import { useEffect } from 'react';
import { useToast } from '@/lib/toast';

/** Says when the connection goes and comes; what is on the page stays. */
export function useConnectionNotice() {
  const toast = useToast();

  useEffect(() => {
    const handleOffline = () =>
      toast({
        title: 'Anda sedang offline',
        description:
          'Halaman yang sudah terbuka tetap bisa dibaca. Data terbaru dan pengiriman menunggu koneksi.',
        duration: 7000,
      });
    const handleOnline = () => toast({ title: 'Koneksi kembali', variant: 'success' });
    addEventListener('offline', handleOffline);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('offline', handleOffline);
      removeEventListener('online', handleOnline);
    };
  }, [toast]);
}
