import { type ChangeEvent, type FocusEvent, useState } from 'react';

/** Of a date or number that the browser can't read: its value is empty, whatever is seen in the field. */
export const unreadable = 'Isian ini belum lengkap atau tidak ada. Perbaiki, atau kosongkan.';

/**
 * For a date field: the message once it is left half typed ('0511', without a year), as the browser then takes it for empty.
 * The handlers are those of the input.
 */
export function useUnreadableDate() {
  const [isUnreadable, setIsUnreadable] = useState(false);
  return {
    message: isUnreadable ? unreadable : undefined,
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => setIsUnreadable(target.validity.badInput),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setIsUnreadable((known) => known && target.validity.badInput),
  };
}
