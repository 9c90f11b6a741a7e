import { toast } from '@/lib/toast';
import { connectionNotices } from './messages';

/** Says when the connection goes and comes; what is on the page stays. */
export function announceConnection() {
  addEventListener('offline', () => toast(connectionNotices.connectionLost));
  addEventListener('online', () => toast(connectionNotices.connectionBack));
}
