import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formControl, Field, type FieldProps } from './field';

/** A file input. The browser's own has a label in the browser's language and forgets the file name on a reload. */
export function FileField({
  label,
  error,
  hint,
  required,
  fileName,
  ...props
}: ComponentProps<'input'> & FieldProps & { fileName?: string }) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <div
          className={clsx(
            formControl,
            'relative flex items-center gap-4 has-disabled:bg-paper-deep has-aria-invalid:border-danger-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:ring-6 has-focus-visible:ring-brand-700 has-focus-visible:outline-saffron-400',
          )}
        >
          {/* The input covers the whole box, so that a file can be dropped anywhere on it. */}
          <input
            type="file"
            {...props}
            {...ids}
            aria-required={required || undefined}
            className="absolute inset-0 w-full scroll-mt-10 cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          <span
            aria-hidden="true"
            className="shrink-0 rounded-full bg-brand-50 px-4 py-1 font-semibold text-brand-700"
          >
            Pilih File
          </span>
          <span aria-hidden="true" className={clsx('truncate', !fileName && 'text-ink-muted')}>
            {fileName ?? 'Belum ada file'}
          </span>
        </div>
      )}
    </Field>
  );
}
