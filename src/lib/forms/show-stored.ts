import { formMessages } from './form.messages';

interface RowForm<Row, Name extends string> {
  setBase: (base: Row) => void;
  setError: (name: Name, message: string, options: { shouldFocus: boolean }) => void;
}

/**
 * After somebody else has changed a row first: says beside the fields what is stored now. Saving again replaces it with
 * what was typed.
 * @param changes - what was to be saved
 * @param base - the row that the edit started from
 * @param wordsOf - a stored value as people read it
 */
export function showStored<Name extends string, Row extends Record<Name, unknown>>(
  form: RowForm<Row, Name>,
  changes: Partial<Record<Name, unknown>>,
  base: Row,
  current: Row,
  wordsOf = (name: Name) => String(current[name] ?? 'kosong'),
) {
  form.setBase(current);
  for (const name in changes)
    if (current[name] !== base[name])
      form.setError(name, formMessages.storedNow(wordsOf(name)), { shouldFocus: false });
}
