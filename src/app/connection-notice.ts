import { useEffect } from 'react';
import { useToast } from '@/lib/toasts/toast';
import { connectionNotices } from './messages';

/** Says when the connection goes and comes; what is on the page stays. */
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
