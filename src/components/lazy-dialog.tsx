import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { failedChunkMessage } from '@/lib/errors/connection-message';
import { connectionMessages } from '@/lib/errors/connection.messages';
import { useToast } from '@/lib/toasts/toast';

/**
 * A dialog in a chunk of its own. When the chunk fails to load, a toast says so and the dialog closes; opening it again
 * requests the chunk again, which a plain `lazy` never does.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return function LazyDialog(props: Props) {
    const [Dialog] = useState(() => lazy(async () => ({ default: await load() })));
    const toast = useToast();

    function handleError(error: unknown) {
      toast({ ...connectionMessages.dialogNotLoaded, description: failedChunkMessage(error) });
      props.onClose();
    }

    return (
      <ErrorBoundary fallback={null} onError={handleError}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

interface DialogHostProps<State> {
  /** The open dialog, if any. */
  state: State | null;
  onClose: () => void;
}

/** The dialogs of a page, for those who may open them: prefetches their chunk, which visitors never download. */
export function lazyDialogHost<State>(
  load: () => Promise<ComponentType<{ state: State; onClose: () => void }>>,
) {
  const Dialogs = lazyDialog(load);
  return function DialogHost({ state, onClose }: DialogHostProps<State>) {
    useEffect(() => void load().catch(() => undefined), []);
    return state && <Dialogs state={state} onClose={onClose} />;
  };
}
