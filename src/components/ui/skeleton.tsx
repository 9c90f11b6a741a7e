import { clsx } from 'clsx';

/** A placeholder with the size and corners of what is loading. */
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
