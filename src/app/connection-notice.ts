import { useEffect } from 'react';
import { useToast } from '@/lib/toasts/toast';
import { done } from '@/lib/toasts/toast-message';

/** Shows a toast when the connection is lost and when it is back; the page stays as it is. */
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
    const handleOnline = () => toast(done('Koneksi kembali'));
    addEventListener('offline', handleOffline);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('offline', handleOffline);
      removeEventListener('online', handleOnline);
    };
  }, [toast]);
}
