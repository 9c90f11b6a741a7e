import * as v from 'valibot';

/**
 * What a form's rules make of the values in a row of a table: what is added, or all that is wrong with them.
 * @param problems - what else is wrong with the row
 */
export function checkInput<Input>(
  schema: v.GenericSchema<unknown, Input>,
  values: unknown,
  problems: string[] = [],
): { errors: string[]; input?: Input } {
  const { success, output, issues } = v.safeParse(schema, values);
  const errors = [...(issues ?? []).map(({ message }) => message), ...problems];
  return success && errors.length === 0 ? { errors, input: output } : { errors };
}
