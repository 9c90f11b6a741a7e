import * as v from 'valibot';

/**
 * What a form's rules make of the values in a row of a table: what is added, or all that is wrong with them, in the order of
 * the values.
 * @param problems - what else is wrong, by field; said in place of what the rules say
 * @param explain - a message as it is shown, with no form beside it
 */
export function checkInput<Name extends string, Input>(
  schema: v.GenericSchema<Record<Name, string>, Input>,
  values: Record<Name, string>,
  problems: Partial<Record<Name, string>> = {},
  explain: (message: string, name: string) => string = (message) => message,
): { errors: string[]; input?: Input } {
  const { success, output, issues = [] } = v.safeParse(schema, values);
  const messages = new Map([...issues].reverse().map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  for (const name in problems) if (problems[name]) messages.set(name, problems[name]);
  const errors = [...Object.keys(values), ''].flatMap((name) => {
    const message = messages.get(name);
    return message ? [explain(message, name)] : [];
  });
  return success && errors.length === 0 ? { errors, input: output } : { errors };
}
