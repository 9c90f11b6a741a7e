import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
}

/** A search box with a label for screen readers; the placeholder says the same visibly. */
export function SearchField({ label, value, onValueChange, className, ...props }: SearchFieldProps) {
  const labelRef = useRef<HTMLLabelElement>(null);

  // React keeps what was typed before hydration, but fires no event for it.
  const takeOver = useEffectEvent(() => {
    const input = labelRef.current?.control;
    if (input instanceof HTMLInputElement && input.value !== value) onValueChange(input.value);
  });
  useEffect(() => takeOver(), []);

  return (
    <label ref={labelRef} className={clsx('relative block min-w-0', className)}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-ink-muted" />
      <input
        type="search"
        className="min-h-11 w-full rounded-full border border-ink-muted bg-white pr-1 pl-10 placeholder:text-ink-muted"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        {...props}
      />
    </label>
  );
}
