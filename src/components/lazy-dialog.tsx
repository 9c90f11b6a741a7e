import { type ComponentType, lazy, Suspense, useState } from 'react';
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
