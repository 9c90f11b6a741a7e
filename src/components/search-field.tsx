import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A search box; its label is for screen readers, the placeholder says the same to everybody else. */
export function SearchField({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={clsx('relative block min-w-0', className)}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-ink-muted" />
      <input
        type="search"
        className="min-h-11 w-full rounded-full border border-ink-muted bg-white pr-1 pl-10 placeholder:text-ink-muted"
        {...props}
      />
    </label>
  );
}
