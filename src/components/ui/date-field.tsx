import type { ComponentProps } from 'react';
import { useUnreadableDate } from '@/lib/forms/unreadable-date';
import { type FieldProps, TextField } from './field';

type DateFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldProps;

/** A day; one that is left half typed says so at once, as its value is empty. */
export function DateField({ error, onBlur, onChange, ...props }: DateFieldProps) {
  const unreadable = useUnreadableDate();
  return (
    <TextField
      {...props}
      type="date"
      error={unreadable.message ?? error}
      onBlur={(event) => {
        unreadable.onBlur(event);
        onBlur?.(event);
      }}
      onChange={(event) => {
        unreadable.onChange(event);
        onChange?.(event);
      }}
    />
  );
}
