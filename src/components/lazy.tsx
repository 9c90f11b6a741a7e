import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { missingChunkMessage, retryWhenOnline } from '@/lib/chunks';
import { connectionMessages } from '@/lib/errors/connection.messages';
import { useToast } from '@/lib/toasts/toast';
import { LoadingState } from './states';

/**
 * A page's form, hydrated after the page: with the packages for forms and data it weighs 35 KB. Its chunk is requested
 * until it is there.
 * @param room - the height of the form, kept while it is loading
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>, room: string) {
  const Form = lazy(() => retryWhenOnline(async () => ({ default: await load() })));
  return function LazyForm(props: Props) {
    return (
      <Suspense
        fallback={
          <div className={room}>
            <LoadingState text="Memuat formulir..." />
          </div>
        }
      >
        <Form {...props} />
      </Suspense>
    );
  };
}

/**
 * A component whose chunk is requested again each time it is shown, which a plain `lazy` never does after a failure. Once
 * loaded, or prefetched, it is shown at once: after a fallback, however short, React waits for 300 ms.
 */
export function lazyAgain<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  async function prefetch() {
    Loaded = await load();
    return { default: Loaded };
  }

  function LazyAgain(props: Props) {
    const [Part] = useState(() => Loaded ?? lazy(prefetch));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyAgain, { prefetch });
}

/** A dialog in a chunk of its own. When the chunk fails to load, a toast says so and the dialog closes. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazyAgain(load);
  function LazyDialog(props: Props) {
    const toast = useToast();

    function handleError(error: unknown) {
      toast({ ...connectionMessages.dialogNotLoaded, description: missingChunkMessage(error) });
      props.onClose();
    }

    return (
      <ErrorBoundary fallback={null} onError={handleError}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyDialog, { prefetch: Dialog.prefetch });
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
    useEffect(() => void Dialogs.prefetch().catch(() => undefined), []);
    return state && <Dialogs state={state} onClose={onClose} />;
  };
}

interface OptionalPartProps {
  /** Shown while the chunk is loading, and when it fails to load. */
  fallback?: ReactNode;
  /** A lazy component. */
  children: ReactNode;
}

/** A part that the page can do without when its chunk fails to load. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={<>{fallback}</>}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** An optional part in a chunk of its own. @param fallback - as that of `OptionalPart` */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <OptionalPart fallback={fallback}>
        <Part {...props} />
      </OptionalPart>
    );
  };
}
