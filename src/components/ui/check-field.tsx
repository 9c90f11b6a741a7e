import { type ComponentProps, useId } from 'react';
import type { FieldProps } from './field';

/** A box to tick, with its label beside it. `required` only tells screen readers; the schema decides. */
export function CheckField({ label, error, hint, required, ...props }: ComponentProps<'input'> & FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div>
      <label className="flex cursor-pointer gap-3 font-semibold">
        <input
          type="checkbox"
          {...props}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          className="mt-0.5 size-5 shrink-0 scroll-mt-10 scroll-mb-32 accent-brand-600"
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="mt-1 ml-8 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="mt-1 ml-8 text-sm font-semibold text-danger-600">
          {error}
        </p>
      )}
    </div>
  );
}
