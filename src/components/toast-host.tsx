import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstUse, untilLoaded } from '@/lib/late-code';
import { useStore } from '@/lib/store';
import { currentToast, type ShownToast } from '@/lib/toast';

/**
 * The notification area. Its code comes with the first sign of use, so that it can tell of a lost connection, or at
 * once when there is something to say.
 */
export function ToastHost() {
  const message = useStore(currentToast);
  const [Area, setArea] = useState<ComponentType<{ message: ShownToast | null }>>();
  const isWanted = message !== null;

  useEffect(() => {
    if (Area) return;
    const start = isWanted ? Promise.resolve() : afterFirstUse();
    void start
      .then(() => untilLoaded(() => import('./ui/toast-area')))
      .then(({ ToastArea }) => setArea(() => ToastArea));
  }, [Area, isWanted]);

  return Area && <Area message={message} />;
}
