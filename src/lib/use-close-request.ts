import { useEffect, useEffectEvent } from 'react';

/** Calls `onClose` when the browser asks what is open to close: on Android with the gesture or key for Back. */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    let watcher: CloseWatcher | undefined;
    function watch() {
      watcher = window.CloseWatcher && new window.CloseWatcher();
      watcher?.addEventListener('close', () => {
        // One hears one request, but a dialog may answer it with a question: the next, made before the question's own.
        watch();
        close();
      });
    }
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
