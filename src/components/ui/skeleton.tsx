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

/** A white box with as many lines as its height has room for. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        // Lines that do not fit wrap into a second column, which is clipped.
        'flex flex-col flex-wrap justify-center gap-x-8 gap-y-3 overflow-hidden rounded-2xl border border-paper-line bg-white p-4 noscript:hidden print:hidden',
        className,
      )}
    >
      {['w-full', 'w-3/4', 'w-full', 'w-1/2', 'w-3/4'].map((width, index) => (
        <Skeleton key={index} className={clsx('h-4 rounded-lg', width)} />
      ))}
    </div>
  );
}
