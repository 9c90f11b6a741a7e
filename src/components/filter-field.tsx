import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

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
      <select className={clsx(control, 'chevron pe-7', className)} {...props} />
    </FilterField>
  );
}

interface FilterDateProps extends Omit<ComponentProps<'input'>, 'value'> {
  label: string;
  /** The day that the list is narrowed to; '' for none. */
  value: string;
}

/** A day that narrows a list. While it has the focus what it shows is the typist's: a year comes digit by digit. */
export function FilterDate({ label, value, className, ...props }: FilterDateProps) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = value;
  }, [value]);

  return (
    <FilterField label={label}>
      <input
        ref={ref}
        type="date"
        defaultValue={value}
        onBlur={({ target }) => {
          target.value = value;
        }}
        className={clsx(control, 'appearance-none', className)}
        {...props}
      />
    </FilterField>
  );
}
