import { valibotResolver } from '@hookform/resolvers/valibot';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { clearDraft, type FormValues, readDraft, saveDraft } from './draft';

/** A second submit this soon after a successful one was meant for the text that is gone, not for the empty form. */
const lateSubmitMs = 2000;

interface SchemaFormOptions<Name extends string, Output, Base> {
  /** The rules, beside their messages. */
  schema: v.GenericSchema<Record<Name, string>, Output>;
  /** What the fields hold unless they are edited, also when it changes later. */
  values: Record<Name, string>;
  /** Names the draft of the edited fields, which survives a reload; none without. */
  draft?: string;
  /** The row that the edit starts from, for an optimistic lock; kept with the draft. */
  base?: Base;
  /** While the mutation is pending, nothing else is typed or sent. */
  isBusy: boolean;
  /** Gets what the schema makes of the fields; `done` forgets the draft and goes back to `values`. */
  onSubmit: (output: Output, done: () => void) => void | Promise<void>;
  /** Gets the names of the fields that break a rule, and what is said beside them. */
  onInvalid?: (names: string[], messages: (string | undefined)[]) => void;
}

/**
 * A form on react-hook-form and valibot: errors beside the fields, focus on the first bad one, sent once, values kept on
 * failure, edited fields kept as a draft. What was typed before hydration stays.
 */
export function useSchemaForm<Name extends string, Output, Base = undefined>({
  schema,
  values,
  draft,
  base: initialBase,
  isBusy,
  onSubmit,
  onInvalid,
}: SchemaFormOptions<Name, Output, Base>) {
  const [kept] = useState(() => (draft ? readDraft(draft) : {}));
  const [base, setBase] = useState<Base | undefined>(() => (kept.base ? JSON.parse(kept.base) : initialBase));
  const [isReady, setIsReady] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const sentAt = useRef(0);
  /** From a submit until `isBusy` follows: validation is asynchronous. */
  const isChecking = useRef(false);
  const form = useForm<FormValues, unknown, Output>({
    resolver: valibotResolver<FormValues, unknown, Output>(schema),
    values,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const { errors, isDirty, submitCount } = form.formState;
  const names = Object.keys(values);

  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  });

  useEffect(() => {
    for (const name of names) {
      const value = kept[name];
      // Typed since the page was loaded again.
      if (value === undefined || form.getFieldState(name).isDirty) continue;
      form.setValue(name, value, { shouldDirty: true });
    }
    setIsReady(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  // Not before the messages are there: a screen reader reads a field's message when the field gets the focus.
  useEffect(() => {
    const broken = names.find((name) => errors[name]);
    if (broken) form.setFocus(broken);
    // oxlint-disable-next-line react/exhaustive-deps -- once per attempt
  }, [submitCount]);

  /** Whether a field was edited: its value may be the stored one all the same. */
  const isEdited = (name: string) => form.getFieldState(name).isDirty;

  function keepDraft() {
    setIsSent(false);
    if (!draft) return;
    const edited = Object.fromEntries(names.filter(isEdited).map((name) => [name, form.getValues(name)]));
    const isKept = Object.keys(edited).length > 0;
    saveDraft(draft, { ...edited, ...(isKept && base !== undefined && { base: JSON.stringify(base) }) });
  }

  function forgetDraft() {
    if (draft) clearDraft(draft);
  }

  function done() {
    forgetDraft();
    form.reset(latestValues.current, { keepDirtyValues: false });
    setIsSent(true);
    sentAt.current = performance.now();
  }

  const submit = form.handleSubmit(
    (output) => onSubmit(output, done),
    (broken) =>
      onInvalid?.(
        Object.keys(broken),
        Object.values(broken).map((error) => error?.message),
      ),
  );

  return {
    /** False until the page is hydrated: a form submitted before would put what was typed into the URL. */
    isReady,
    isBusy,
    isDirty,
    /** Whether the form is empty because its text has arrived. */
    isSent,
    /** Whether a draft was found. */
    isRestored: Object.keys(kept).length > 0,
    base,
    setBase,
    isEdited: (name: Name) => isEdited(name),
    setError: (name: Name, message: string) => form.setError(name, { message }, { shouldFocus: true }),
    forgetDraft,
    /** Takes the messages away; the fields keep what they hold, but for the given ones. */
    restart: (changes: Partial<Record<Name, string>>) =>
      form.reset({ ...form.getValues(), ...changes }, { keepDirtyValues: false }),
    /** The props of a text field. While its text is being sent it takes no other, and keeps the focus. */
    field: (name: Name) => ({ ...form.register(name), error: errors[name]?.message, readOnly: isBusy }),
    /** The props of a select. */
    choice: (name: Name) => ({ ...form.register(name), error: errors[name]?.message, disabled: isBusy }),
    props: {
      'data-draft': draft,
      noValidate: true,
      onChange: keepDraft,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isBusy || isChecking.current) return;
        if (isSent && performance.now() - sentAt.current < lateSubmitMs) return;
        setIsSent(false);
        isChecking.current = true;
        void submit(event).finally(() => {
          isChecking.current = false;
        });
      },
    },
  };
}
