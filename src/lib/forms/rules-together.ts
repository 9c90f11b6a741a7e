import * as v from 'valibot';

/**
 * Rules on several fields, told all at once.
 * @param problemsOf - gives the messages by the fields beside which they stand
 */
export const rulesTogether = <Input extends Record<string, unknown>>(
  problemsOf: (input: Input) => Partial<Record<keyof Input, string | false>>,
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of Object.entries(problemsOf(input)))
      if (message)
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  });
