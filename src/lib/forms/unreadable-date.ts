import { type ChangeEvent, type FocusEvent, useState } from 'react';

/** The message for a date or number that the browser can't read: its value is empty, whatever is seen in the field. */
export const unreadable = 'Isian ini belum lengkap atau tidak ada. Perbaiki, atau kosongkan.';

/**
 * The message for a date field that was left half typed ('0511', without a year), which the browser takes for an empty
 * one. The handlers are the input's.
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
