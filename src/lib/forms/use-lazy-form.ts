import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearDraft, type FormValues, formValues, readDraft, saveDraft } from './draft';
import type { FormErrors, FormLogic } from './logic';

interface LazyForm<Input> {
  /** Names the draft that survives a reload. */
  name: string;
  /** Fetches rules and calls; asked when a field gets the focus. */
  load: () => Promise<FormLogic<Input>>;
  /** Tells that sending, or fetching the code for it, failed. */
  onFailure: (error: unknown) => void;
}

/** A press this soon after the text has arrived means that text, not the empty form that it left; in milliseconds. */
const lateSecondPress = 2000;

/**
 * A form whose fields are plain HTML, so that they are prerendered and can be filled in before any script has run,
 * and whose rules and calls are fetched with the first focus. (react-hook-form needs its 11 KB, or a second rendering,
 * to register the fields.) Shows errors beside the fields, focuses the first bad one, keeps a draft, sends once.
 */
export function useLazyForm<Input>({ name, load, onFailure }: LazyForm<Input>) {
  const ref = useRef<HTMLFormElement>(null);
  const logic = useRef<FormLogic<Input>>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const sentAt = useRef(0);

  useEffect(() => {
    if (ref.current) fillIn(ref.current, readDraft(name));
    setIsReady(true);
  }, [name]);

  async function fetchLogic() {
    logic.current = await load();
    return logic.current;
  }

  function prepare() {
    if (logic.current) return;
    // Should this fail, pressing the button tries again and says what is wrong.
    fetchLogic().catch(() => undefined);
  }

  function follow({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    setIsSent(false);
    saveDraft(name, formValues(form));
    const field = target instanceof Element ? target.getAttribute('name') : null;
    if (!field || !errors[field]) return;
    const checked = logic.current?.check(formValues(form));
    setErrors({ ...errors, [field]: checked?.errors?.[field] });
  }

  async function send(form: HTMLFormElement) {
    // Anew: the logic of a partnership form holds the file that was chosen when it was last rendered.
    const { check, onInvalid, send } = await fetchLogic();
    const values = formValues(form);
    const checked = check(values);
    if (checked.errors) {
      const broken = checked.errors;
      // The message must be there when the field gets the focus, or it is not read out with it.
      flushSync(() => setErrors(broken));
      focusFirst(form, broken);
      onInvalid?.(values);
      return;
    }
    setErrors({});
    if (!(await send(checked.input))) return;
    form.reset();
    clearDraft(name);
    sentAt.current = performance.now();
    setIsSent(true);
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy || (isSent && performance.now() - sentAt.current < lateSecondPress)) return;
    setIsSent(false);
    setIsBusy(true);
    try {
      await send(form);
    } catch (error) {
      onFailure(error);
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    /** False until the page runs: a form submitted before would put what was typed into the address. */
    isReady,
    /** Whether the form is empty because its text has arrived. */
    isSent,
    /** Takes no other text while its own is being sent: what is typed then would go with the rest. */
    field: (field: string) => ({ name: field, error: errors[field], readOnly: isBusy }),
    props: {
      ref,
      'data-draft': name,
      noValidate: true,
      onFocus: (event: FocusEvent) => event.target !== event.currentTarget && prepare(),
      onInput: follow,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

function isTextControl(control: unknown) {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** Fills in a draft where nothing has been typed since. */
function fillIn(form: HTMLFormElement, draft: FormValues) {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (isTextControl(control) && value && control.value === control.defaultValue) control.value = value;
  }
}

function focusFirst(form: HTMLFormElement, errors: FormErrors) {
  for (const control of form.elements) {
    if (isTextControl(control) && errors[control.name]) return control.focus();
  }
}
