import { clsx } from 'clsx';
import { type ClipboardEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { formMessages } from '@/lib/forms/form.messages';
import { isSeveralCells } from '@/lib/text/pasted';

/** The look of all form controls; the label stays in view with them. */
export const formControl =
  'block scroll-mt-10 min-h-11 w-full rounded-xl border bg-white px-4 py-2.5 text-base text-ink placeholder:text-ink-muted disabled:bg-paper-deep aria-invalid:border-danger-600 border-ink-muted';

export interface FieldProps {
  label: string;
  /** The message of the broken rule, announced and shown below the field. */
  error?: string;
  hint?: string;
}

/** Connects a label, hint and error message to the formControl, which is rendered with their ids. */
export function Field({
  label,
  error,
  hint,
  required,
  children,
}: FieldProps & { required?: boolean; children: (ids: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        <span>{label}</span>
        {!required && <span className="font-normal text-ink-muted"> (opsional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm font-semibold text-danger-600">
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/**
 * A one-line text field. `required` only marks the label; the schema decides. Pasted text of several lines or cells is
 * refused with a message, not joined, except in a field that searches.
 */
export function TextField({
  label,
  error,
  hint,
  required,
  className,
  ...props
}: ComponentProps<'input'> & FieldProps) {
  const [isPastedWhole, setIsPastedWhole] = useState(true);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const isWhole =
      props.enterKeyHint === 'search' || !isSeveralCells(event.clipboardData.getData('text/plain'));
    if (!isWhole) event.preventDefault();
    setIsPastedWhole(isWhole);
  }

  return (
    <Field
      label={label}
      error={isPastedWhole ? error : formMessages.severalPasted}
      hint={hint}
      required={required}
    >
      {(ids) => (
        <input
          {...props}
          {...ids}
          onPaste={handlePaste}
          onInput={() => setIsPastedWhole(true)}
          aria-required={required || undefined}
          className={clsx(formControl, className)}
        />
      )}
    </Field>
  );
}

export function TextAreaField({
  label,
  error,
  hint,
  required,
  ...props
}: ComponentProps<'textarea'> & FieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <textarea
          rows={5}
          {...props}
          {...ids}
          aria-required={required || undefined}
          className={formControl}
        />
      )}
    </Field>
  );
}

export function SelectField({
  label,
  error,
  hint,
  required,
  children,
  ...props
}: ComponentProps<'select'> & FieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <select
          {...props}
          {...ids}
          aria-required={required || undefined}
          className={clsx(formControl, 'chevron pe-[2rem]')}
        >
          {children}
        </select>
      )}
    </Field>
  );
}
