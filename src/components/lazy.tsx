/*
 * The three ways to show what is in a chunk of its own. A part or dialog whose chunk fails is requested again when it is
 * next shown, which React's `lazy` alone never does; a form, until it is there.
 */
// oxlint-disable-next-line no-restricted-imports -- here alone
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { missingChunkMessage, retryWhenOnline } from '@/lib/chunks';
import { connectionMessages } from '@/lib/errors/connection.messages';
import { useToast } from '@/lib/toasts/toast';
import { LoadingState } from './states';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What is shown in place of a part; some parts need their props for it. */
type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode);

interface PartOptions<Props> {
  /**
   * Shown while the chunk is loading. By default that is nothing, and for an essential part the words that the page is
   * loading.
   */
  loading?: Placeholder<Props>;
  /** Shown when the chunk fails to load; by default what was shown meanwhile. */
  failed?: Placeholder<Props>;
  /** The page can't do without this part: when it fails to load, the page does, and its error is shown. */
  essential?: boolean;
}

/** A part of a page. Once loaded, or prefetched, it is shown at once: after a fallback, however short, React waits for 300 ms. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  {
    essential = false,
    loading = essential && <LoadingState text="Memuat halaman..." />,
    failed = loading,
  }: PartOptions<Props> = {},
) {
  let Loaded: ComponentType<Props> | undefined;

  async function prefetch() {
    Loaded = await load();
    return { default: Loaded };
  }

  function LazyPart(props: Props) {
    const [Part] = useState(() => Loaded ?? lazy(prefetch));
    const part = (
      <Suspense fallback={placeholder(loading, props)}>
        <Part {...props} />
      </Suspense>
    );
    return essential ? (
      part
    ) : (
      <ErrorBoundary fallback={<>{placeholder(failed, props)}</>}>{part}</ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { prefetch });
}

const placeholder = <Props,>(given: Placeholder<Props>, props: Props) =>
  typeof given === 'function' ? given(props) : given;

interface DialogProps {
  state?: unknown;
  onClose: () => void;
}

/** A dialog with a `state` is closed while that is null, one without is open as long as it is rendered. */
type Closable<Props> = Props extends { state: infer State }
  ? Omit<Props, 'state'> & { state: State | null }
  : Props;

const isOpen = <Props extends DialogProps>(props: Closable<Props>): props is Closable<Props> & Props =>
  props.state !== null;

/**
 * A dialog, or all dialogs of a page, whose chunk is prefetched while it is closed. When it fails to load, a toast says so
 * and the dialog closes.
 */
export function lazyDialog<Props extends DialogProps>(load: Load<Props>) {
  const Dialog = lazyPart(load, { essential: true, loading: null });
  return function LazyDialog(props: Closable<Props>) {
    const toast = useToast();
    const [startsClosed] = useState(() => !isOpen<Props>(props));
    useEffect(() => {
      if (startsClosed) void Dialog.prefetch().catch(() => undefined);
    }, [startsClosed]);

    if (!isOpen<Props>(props)) return null;
    function handleError(error: unknown) {
      toast({ ...connectionMessages.dialogNotLoaded, description: missingChunkMessage(error) });
      props.onClose();
    }
    return (
      <ErrorBoundary fallback={null} onError={handleError}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
}

/**
 * A page's form, hydrated after the page: with the packages for forms and data it weighs 35 KB.
 * @param room - the height of the form, kept while it is loading
 */
export function lazyForm<Props extends object>(load: Load<Props>, room: string) {
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
