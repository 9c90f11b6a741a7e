import { type ComponentType, useEffect, useState } from 'react';
import { retryWhenOnline } from '@/lib/chunks';
import { useStore } from '@/lib/store';
import { type ShownToast, useToasts } from '@/lib/toasts/toast';

/**
 * The notification area. Its chunk is prefetched after the page's own, so that it can also report a lost connection.
 */
export function ToastHost() {
  const message = useStore(useToasts().current);
  const [Area, setArea] = useState<ComponentType<{ message: ShownToast | null }>>();

  useEffect(() => {
    let isGone = false;
    void retryWhenOnline(() => import('./ui/toast-area')).then(({ ToastArea }) => {
      if (!isGone) setArea(() => ToastArea);
    });
    return () => {
      isGone = true;
    };
  }, []);

  return Area && <Area message={message} />;
}
