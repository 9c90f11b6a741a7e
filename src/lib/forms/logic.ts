import * as v from 'valibot';
import type { FormValues } from './draft';

/** The rule that was broken, by the field's name. */
export type FormErrors = Partial<Record<string, string>>;

type CheckedForm<Input> = { input: Input; errors?: never } | { input?: never; errors: FormErrors };

/** What a form does besides being shown; its code is fetched when somebody starts to fill the form in. */
export interface FormLogic<Input> {
  check: (values: FormValues) => CheckedForm<Input>;
  /** Called when a form that should be sent breaks a rule. */
  onInvalid?: (values: FormValues) => void;
  /** Sends and says so. False: not sent, and the reason has been told. Throws when sending fails. */
  send: (input: Input) => Promise<boolean>;
}

/** The schema's output, or the first broken rule of every field. */
export function checkWith<Input>(
  schema: v.GenericSchema<unknown, Input>,
  values: FormValues,
): CheckedForm<Input> {
  const result = v.safeParse(schema, values);
  if (result.success) return { input: result.output };
  const errors: FormErrors = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue);
    if (field) errors[field] ??= issue.message;
  }
  return { errors };
}
