import { useEffect, useEffectEvent } from 'react';

/** Calls `onClose` on the browser's close request, which is Android's Back gesture or button. */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    let watcher: CloseWatcher | undefined;
    function watch() {
      watcher = window.CloseWatcher && new window.CloseWatcher();
      watcher?.addEventListener('close', () => {
        // A watcher gets one request. The next one is created before `onClose`, which may open a question with its own.
        watch();
        close();
      });
    }
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
