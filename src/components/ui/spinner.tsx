import { clsx } from 'clsx';

/** A decorative spinner; the text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none',
        className ?? 'size-5',
      )}
    />
  );
}
