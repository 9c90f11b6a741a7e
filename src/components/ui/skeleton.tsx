import { clsx } from 'clsx';

/** A quiet block with the size and corners of what is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-pulse bg-paper-deep motion-reduce:animate-none noscript:hidden',
        className,
      )}
    />
  );
}
