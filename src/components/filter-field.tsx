import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const control =
  'block min-h-11 w-full min-w-0 rounded-xl border border-ink-muted bg-white px-3 py-2 text-ink';

function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="block min-w-0">
      <span className="mb-1 block text-sm font-semibold text-ink-soft">{label}</span>
      {children}
    </label>
  );
}

/** A choice that narrows a list. */
export function FilterSelect({ label, className, ...props }: ComponentProps<'select'> & { label: string }) {
  return (
    <FilterField label={label}>
      <select className={clsx(control, className)} {...props} />
    </FilterField>
  );
}

/** A day that narrows a list. */
export function FilterDate({ label, className, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <FilterField label={label}>
      <input type="date" className={clsx(control, 'appearance-none', className)} {...props} />
    </FilterField>
  );
}
