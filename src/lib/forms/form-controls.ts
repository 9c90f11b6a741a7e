import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import type { FormValues } from './draft';

const unreadable = 'Isian ini belum lengkap atau tidak ada. Perbaiki, atau kosongkan.';

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

/** The text controls of a form whose text is not the given value, as they would show it: of one line, without line breaks. */
function textsOtherThan(form: HTMLFormElement, valueOf: (control: TextControl) => string | undefined) {
  const texts: FormValues = {};
  for (const control of form.elements) {
    if (!isTextControl(control)) continue;
    const value = valueOf(control);
    if (value !== undefined && shownBy(control, value) !== control.value) texts[control.name] = control.value;
  }
  return texts;
}

function shownBy(control: TextControl, value: string): string {
  const copy = control.cloneNode();
  if (!isTextControl(copy)) return value;
  copy.value = value;
  return copy.value;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (control: Node): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(control.type));

/** The text that a password manager has filled in without an event, by field. */
export const filledSilently = (form: HTMLFormElement, values: FormValues): FormValues =>
  textsOtherThan(form, ({ name }) => values[name]);

/**
 * What is typed into a prerendered form that is not hydrated yet, by field. When something else, such as an extension, has
 * changed its HTML, React renders the form anew and this text would be gone.
 */
export function typedBeforeHydration(draft: string | undefined): FormValues {
  if (import.meta.env.SSR) return {};
  const form = document.querySelector<HTMLFormElement>(
    draft ? `form[data-draft="${draft}"]` : 'form[method="dialog"]:not([data-draft])',
  );
  return form ? textsOtherThan(form, ({ defaultValue }) => defaultValue) : {};
}
