import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import type { FormValues } from './draft';
import { textsOtherThan } from './typed-text';
import { unreadable } from './unreadable-date';

/** For new values after a refetch: errors and edited fields stay. */
export const resetOptions = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** `reset` starts from `resetOptions`, so each of them must be switched off. */
export const fullReset = {
  keepDirtyValues: false,
  keepDirty: false,
  keepErrors: false,
  keepIsSubmitted: false,
  keepSubmitCount: false,
};

/** The schema's rules. A date or number that the browser can't read is broken, too: its value would be empty. */
export function formResolver<Output extends object>(
  schema: v.GenericSchema<FormValues, Output>,
): Resolver<FormValues, unknown, Output> {
  const resolve = valibotResolver<FormValues, unknown, Output>(schema);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const errors: FieldErrors<FormValues> = {};
    for (const [name, field] of Object.entries(options.fields)) {
      if (field.ref instanceof HTMLInputElement && field.ref.validity.badInput)
        errors[name] = { type: 'badInput', message: unreadable, ref: field.ref };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: { ...result.errors, ...errors } } : result;
  };
}

/** The text that a password manager has filled in without an event, by field. */
export const filledSilently = (form: HTMLFormElement, values: FormValues): FormValues =>
  textsOtherThan(form.elements, ({ name }) => values[name]);
