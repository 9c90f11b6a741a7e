import { clsx } from 'clsx';

/** A placeholder with the size and corners of what is loading, visible on every background of the site. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-pulse bg-ink/15 motion-reduce:animate-none noscript:hidden print:hidden',
        className,
      )}
    />
  );
}
