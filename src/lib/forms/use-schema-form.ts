import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { clearDraft, type DraftName, type FormValues } from './draft';
import { filledSilently, formResolver, fullReset, resetOptions } from './form-controls';
import { useTypedBefore } from './typed-text';
import { useFormDraft } from './use-form-draft';

/** Submits this soon after a successful one are ignored: meant for the text just sent, not for the empty form. */
const lateSubmitMs = 2000;

interface SchemaFormOptions<Name extends string, Output, Base> {
  /** The rules with their messages. */
  schema: v.GenericSchema<Record<Name, string>, Output>;
  /** The values of unedited fields, also when they change later. */
  values: Record<Name, string>;
  /** Values that come with the link to the form: they replace what was typed before the link was followed. */
  linked?: Partial<Record<Name, string>>;
  /**
   * Name of the draft that keeps edited fields across a reload; null where nobody may find them, or nothing is typed. Another
   * name takes along what is typed; a form about something else is rendered with another `key`.
   */
  draft: DraftName | null;
  /** What of the edited fields may outlive the tab, on this device for a day; null for nothing. By default nothing may. */
  forDevice?: (edited: FormValues) => FormValues | null;
  /** The row that the next edit starts from, for an optimistic lock; kept with the draft. */
  base?: Base;
  /** Whether the mutation is pending: nothing can be typed or submitted meanwhile. */
  isBusy: boolean;
  /**
   * Called with the schema's output. `done` forgets the draft and resets the form to `values`, except for fields edited
   * since the submit; that new edit starts from the `base` given to `done`.
   */
  onSubmit: (output: Output, done: (base?: Base) => void) => void;
  /** Called with the names of the invalid fields and the messages beside them. */
  onInvalid?: (names: string[], messages: (string | undefined)[]) => void;
}

/**
 * A form on react-hook-form and valibot: errors beside the fields, focus on the first invalid one, no double submit,
 * values kept on failure, edited fields kept as a draft. What was typed before hydration stays.
 */
export function useSchemaForm<Name extends string, Output extends object, Base = undefined>({
  schema,
  values,
  linked = {},
  draft,
  forDevice,
  base: latestBase,
  isBusy,
  onSubmit,
  onInvalid,
}: SchemaFormOptions<Name, Output, Base>) {
  const { stored: storedDraft, keep, forget } = useFormDraft(draft, forDevice);
  const names = Object.keys(values);
  const typedBefore = useTypedBefore('form[method=dialog] [name]', names);
  const [editBase, setBase] = useState<Base | undefined>(
    () => storedDraft.base && JSON.parse(storedDraft.base),
  );
  const base = editBase === undefined ? latestBase : editBase;
  const link = JSON.stringify(linked);
  const followedLink = useRef(storedDraft.link ?? '{}');
  const [replaced, setReplaced] = useState<FormValues>({});
  const [isReady, setIsReady] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const sentAt = useRef(-lateSubmitMs);
  // Validation is asynchronous: `isBusy` follows a moment after the submit.
  const isValidating = useRef(false);
  const form = useForm<FormValues, unknown, Output>({
    resolver: formResolver<Output>(schema),
    // While a request is pending, new values are not applied: a field that is then set back to its stored value must
    // stay so.
    values: isBusy ? undefined : values,
    resetOptions,
    shouldFocusError: false,
  });
  const { errors, dirtyFields, submitCount } = form.formState;
  const isDirty = Object.keys(dirtyFields).length > 0;

  const latestValues = useRef<FormValues>(values);
  useEffect(() => {
    latestValues.current = values;
  });

  useEffect(() => {
    for (const name of names) {
      const value = typedBefore[name] ?? storedDraft[name];
      // An edited field was typed since the reload, so it is newer than the draft.
      if (value === undefined || form.getFieldState(name).isDirty) continue;
      form.setValue(name, value, { shouldDirty: true });
    }
    setIsReady(true);
    keepEdited();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    // A reload is no new link: what was typed since the link was followed stays.
    if (followedLink.current === link) return;
    followedLink.current = link;
    const filled = Object.keys(linked).filter((name) => isReady || !(name in typedBefore));
    setReplaced(valuesOf(filled));
    for (const name of filled) form.setValue(name, latestValues.current[name] ?? '', { shouldDirty: true });
    keepEdited();
    // oxlint-disable-next-line react/exhaustive-deps -- once per link
  }, [link]);

  useEffect(() => {
    if (isReady) keepEdited();
    // oxlint-disable-next-line react/exhaustive-deps -- once per name
  }, [draft]);

  // Once per attempt, after its messages have rendered: a screen reader reads a field's message when the field gets the focus.
  const isAttempt = useRef(false);
  useLayoutEffect(() => {
    const broken = isAttempt.current && names.find((name) => errors[name]);
    if (!broken) return;
    isAttempt.current = false;
    form.setFocus(broken);
  });

  /** Whether a field was edited, even if it holds its stored value again. */
  const isEdited = (name: string) => form.getFieldState(name).isDirty;

  const valuesOf = (chosen: string[]): FormValues =>
    Object.fromEntries(chosen.map((name) => [name, form.getValues(name)]));

  /** Saves the edited fields and the row that the edit started from as the draft; without an edit, clears it. */
  function keepDraft(edited: FormValues, startedFrom: Base | undefined) {
    const isEdit = Object.keys(edited).length > 0;
    const nextBase = isEdit ? startedFrom : undefined;
    setBase(nextBase);
    keep({
      ...edited,
      ...(nextBase !== undefined && { base: JSON.stringify(nextBase) }),
      ...(isEdit && link !== '{}' && { link }),
    });
  }

  const keepEdited = () => keepDraft(valuesOf(names.filter(isEdited)), base);

  function done(sent: FormValues, startedFrom?: Base) {
    const editedSince = valuesOf(names.filter((name) => form.getValues(name) !== sent[name]));
    const next: FormValues = { ...latestValues.current, ...editedSince };
    form.reset(latestValues.current, { ...fullReset, keepValues: true });
    for (const [name, value] of Object.entries(next)) form.setValue(name, value, { shouldDirty: true });
    keepDraft(editedSince, startedFrom);
    setIsSent(true);
    sentAt.current = performance.now();
  }

  const submit = form.handleSubmit(
    (output) => {
      isAttempt.current = false;
      const sent = form.getValues();
      onSubmit(output, (startedFrom) => done(sent, startedFrom));
    },
    (broken) =>
      onInvalid?.(
        Object.keys(broken),
        Object.values(broken).map((error) => error?.message),
      ),
  );

  return {
    /** Whether the form is hydrated. */
    isReady,
    isBusy,
    isDirty,
    /** Whether the form is empty because it was sent. */
    isSent,
    /** Whether a draft was restored. */
    isRestored: names.some((name) => name in storedDraft && !(name in linked)),
    base,
    setBase,
    /** What was typed before in a field that the link has filled in, unless it says the same. */
    replaced: (name: Name) => (replaced[name] === form.watch(name) ? undefined : replaced[name]),
    isEdited: (name: Name) => isEdited(name),
    /** The parts of the output whose fields were edited. */
    changes(output: Output) {
      const changes: Partial<Output> = {};
      for (const name in output) if (isEdited(name)) changes[name] = output[name];
      return changes;
    },
    setError: (name: Name, message: string, { shouldFocus = true } = {}) =>
      form.setError(name, { message }, { shouldFocus }),
    /** Forgets what is typed, here and in the tab. */
    forget() {
      forget();
      form.reset(latestValues.current, fullReset);
      setBase(undefined);
    },
    forgetDraft: () => draft && clearDraft(draft),
    register: (name: Name) => form.register(name),
    /** The text of a field, also while it is being typed. */
    valueOf: (name: Name) => form.watch(name),
    /** The texts of all fields. */
    typed(): Record<Name, string> {
      const typed = { ...values };
      for (const name in typed) typed[name] = form.watch(name);
      return typed;
    },
    /** Edits a field that is no text field or select, such as a picture. */
    change(name: Name, value: string) {
      form.setValue<string>(name, value, { shouldDirty: true, shouldValidate: submitCount > 0 });
      keepEdited();
    },
    /** Removes the errors and keeps the values, except for the given changes. */
    restart: (changes: Partial<Record<Name, string>>) =>
      form.reset({ ...form.getValues(), ...changes }, fullReset),
    /** Props of a text field; while a request is pending it is read-only: a disabled one would lose the focus. */
    field: (name: Name) => ({ ...form.register(name), error: errors[name]?.message, readOnly: isBusy }),
    /** Props of a select, controlled because its options may load after its value. */
    choice: (name: Name) => ({
      ...form.register(name),
      value: form.watch(name),
      error: errors[name]?.message,
      disabled: isBusy,
    }),
    props: {
      // Until hydration a submit does nothing: outside of a <dialog> this method has no effect, and any other one would
      // leave the page. public/early-form.js also tells by it that the app has not taken over the form.
      method: isReady ? undefined : 'dialog',
      noValidate: true,
      onChange() {
        setIsSent(false);
        keepEdited();
      },
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        // A dialog above a form is inside of it for React, which would submit that as well.
        event.stopPropagation();
        if (isBusy || isValidating.current) return;
        if (!isDirty && performance.now() - sentAt.current < lateSubmitMs) return;
        setIsSent(false);
        // A screen reader reads a message again only if it was removed before.
        form.clearErrors();
        const filled = Object.entries(filledSilently(event.currentTarget, form.getValues()));
        for (const [name, value] of filled) form.setValue(name, value, { shouldDirty: true });
        if (filled.length > 0) keepEdited();
        isValidating.current = true;
        isAttempt.current = true;
        void submit(event).finally(() => {
          isValidating.current = false;
        });
      },
    },
  };
}
