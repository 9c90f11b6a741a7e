import type { ComponentProps } from 'react';
import { type FieldProps, TextField } from './field';

/**
 * An e-mail address, with the keyboard for one. Not of type email: there browsers turn a closing quote that was pasted into
 * punycode ('contoh.xn--id-…') before anybody can clean it.
 */
export const EmailField = (props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & FieldProps) => (
  <TextField
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
    type="text"
    inputMode="email"
  />
);
