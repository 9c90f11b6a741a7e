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
  onSubmit: (output: Output, done: () => void) => void;
  /** Gets the names of the fields that break a rule. */
  onInvalid?: (names: string[]) => void;
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
  const sentAt = useRef(-lateSubmitMs);
  const form = useForm<FormValues, unknown, Output>({
    resolver: valibotResolver<FormValues, unknown, Output>(schema),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, dirtyFields } = form.formState;
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
    keepDraft();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

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
    form.reset(latestValues.current);
    setIsSent(true);
    sentAt.current = performance.now();
  }

  const submit = form.handleSubmit(
    (output) => onSubmit(output, done),
    (broken) => onInvalid?.(Object.keys(broken)),
  );

  return {
    /** False until the page is hydrated: a form submitted before would put what was typed into the URL. */
    isReady,
    isBusy,
    // Its own `isDirty` forgets the kept edits when `values` change.
    isDirty: Object.keys(dirtyFields).length > 0,
    /** Whether the form is empty because its text has arrived. */
    isSent,
    /** Whether a draft was found. */
    isRestored: Object.keys(kept).length > 0,
    base,
    setBase,
    isEdited: (name: Name) => isEdited(name),
    setError: (name: Name, message: string, { shouldFocus = true } = {}) =>
      form.setError(name, { message }, { shouldFocus }),
    forgetDraft,
    /** The props of a text field. While its text is being sent it takes no other, and keeps the focus. */
    field: (name: Name) => ({ ...form.register(name), error: errors[name]?.message, readOnly: isBusy }),
    /** The props of a select, whose options may come after its value. */
    choice: (name: Name) => ({
      ...form.register(name),
      value: form.watch(name),
      error: errors[name]?.message,
      disabled: isBusy,
    }),
    props: {
      // For what is typed before hydration; from then on only the edited fields are kept.
      'data-draft': isReady ? undefined : draft,
      noValidate: true,
      onChange: keepDraft,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isBusy || performance.now() - sentAt.current < lateSubmitMs) return;
        setIsSent(false);
        void submit(event);
      },
    },
  };
}
