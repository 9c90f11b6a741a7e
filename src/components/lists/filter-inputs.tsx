import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTypedBefore } from '@/lib/forms/typed-text';
import { useUnreadableDate } from '@/lib/forms/unreadable-date';
import { day } from '@/lib/url/url-filter';

/** The look of a filter's select and date. */
export const filterControl =
  'block min-h-11 w-full min-w-0 rounded-xl border border-ink-muted bg-white px-3 py-2 text-ink';

interface TypedProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * A date of a filter. While it has the focus it shows what is being typed, as a year is typed digit by digit. A
 * half-typed date stays, with a message.
 */
export function DateInput({ value, onValueChange, onBlur, ...props }: TypedProps) {
  const ref = useRef<HTMLInputElement>(null);
  const unreadable = useUnreadableDate();
  const messageId = useId();

  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = value;
  }, [value]);

  return (
    <>
      <input
        ref={ref}
        type="date"
        defaultValue={value}
        aria-invalid={unreadable.message ? true : undefined}
        aria-describedby={unreadable.message && messageId}
        onChange={(event) => {
          unreadable.onChange(event);
          onValueChange(day.read(event.target.value));
        }}
        onBlur={(event) => {
          unreadable.onBlur(event);
          if (!event.target.validity.badInput) event.target.value = value;
          onBlur?.(event);
        }}
        className={`${filterControl} appearance-none`}
        {...props}
      />
      {unreadable.message && (
        <span id={messageId} role="alert" className="mt-1 block text-sm font-semibold text-danger-600">
          {unreadable.message}
        </span>
      )}
    </>
  );
}

interface SearchBoxProps extends TypedProps {
  name: string;
  label: string;
}

/** A search with its label for screen readers. */
export function SearchBox({ label, value, onValueChange, className, ...props }: SearchBoxProps) {
  const { name } = props;
  const { [name]: typedBefore } = useTypedBefore(`[type=search][name=${name}]`, [name]);
  const ref = useRef<HTMLInputElement>(null);

  // React fires no event for text that was typed before hydration, even where it keeps it.
  const takeOver = useEffectEvent(() => {
    const shown = ref.current?.value;
    const typed = shown === value ? typedBefore : shown;
    if (typed !== undefined && typed !== value) onValueChange(typed);
  });
  useEffect(() => takeOver(), []);

  return (
    <label className={clsx('relative block min-w-0', className)}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-ink-muted" />
      <input
        ref={ref}
        type="search"
        className="min-h-11 w-full rounded-full border border-ink-muted bg-white pr-1 pl-10 placeholder:text-ink-muted"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        {...props}
      />
    </label>
  );
}
