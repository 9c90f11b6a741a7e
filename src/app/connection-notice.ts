import { useEffect } from 'react';
import { useToast } from '@/lib/toasts/toast';
import { connectionNotices } from './messages';

/** Shows a toast when the connection is lost and when it is back; the page stays as it is. */
export function useConnectionNotice() {
  const toast = useToast();

  useEffect(() => {
    const handleOffline = () => toast(connectionNotices.connectionLost);
    const handleOnline = () => toast(connectionNotices.connectionBack);
    addEventListener('offline', handleOffline);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('offline', handleOffline);
      removeEventListener('online', handleOnline);
    };
  }, [toast]);
}
