import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckField } from './ui/check-field';

/** What fields that are no plain text fields need of their form. */
export interface FieldForm<Name extends string> {
  choice: (name: Name) => UseFormRegisterReturn & {
    value: string;
    error: string | undefined;
    disabled: boolean;
  };
  change: (name: Name, value: string) => void;
  valueOf: (name: Name) => string;
}

interface TickFieldProps<Name extends string> {
  label: string;
  required?: boolean;
  hint?: string;
  form: FieldForm<Name>;
  name: Name;
}

/** A box of a form, whose fields hold text: 'ya' when it is ticked, else ''. */
export function TickField<Name extends string>({ form, name, ...props }: TickFieldProps<Name>) {
  const { value, ref, error, disabled } = form.choice(name);
  return (
    <CheckField
      {...props}
      name={name}
      // The ref leaves out the box itself, whose boolean react-hook-form would store in place of the text.
      ref={(box) => ref(box && { focus: () => box.focus() })}
      error={error}
      disabled={disabled}
      checked={value !== ''}
      onChange={({ target }) => form.change(name, target.checked ? 'ya' : '')}
    />
  );
}
