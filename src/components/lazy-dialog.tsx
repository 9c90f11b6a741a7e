import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { missingPartMessage } from '@/lib/connection-message';
import { toast } from '@/lib/toast';

/**
 * A dialog in a chunk of its own. Where the chunk does not come, this says so and closes; whoever opens the dialog again
 * asks for it again, which a plain `lazy` never does.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return function LazyDialog(props: Props) {
    const [Dialog] = useState(() => lazy(async () => ({ default: await load() })));

    function handleError(error: unknown) {
      toast({ title: 'Gagal Dibuka', description: missingPartMessage(error), variant: 'destructive' });
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
