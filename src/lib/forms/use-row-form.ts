import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import { errorMessage } from '@/lib/errors/error-message';
import { RowGoneError, violatedConstraint } from '@/lib/errors/failure';
import { type DraftName, keptId } from './draft';
import { formMessages } from './form.messages';
import type { RowEdit } from './row-mutations';
import { useSchemaForm } from './use-schema-form';

type ColumnOf<Input> = Extract<keyof Input, string>;

interface RowFormOptions<Name extends string, Row, Input> {
  /** The rules with their messages. */
  schema: v.GenericSchema<Record<Name | ColumnOf<Input>, string>, Input>;
  /** The values of unedited fields. */
  values: Record<Name | ColumnOf<Input>, string>;
  /** The name of the draft. */
  draft: DraftName;
  /** The row to edit; absent for a new one. */
  row?: Row;
  /** Whether it is known already that somebody else has deleted the row. */
  isGone?: boolean;
  save: Pick<
    UseMutationResult<Row | undefined, Error, RowEdit<Row, Input>>,
    'mutate' | 'isPending' | 'error'
  > & {
    canAdd: boolean;
  };
  /** What is unique: the constraint, and the field beside which it is said; `message` where the constraint's sentence would not say it well. */
  unique?: { constraint: string; field: ColumnOf<Input>; message?: string };
  /** A stored value as people read it. */
  wordsOf?: (row: Row, column: ColumnOf<Input>) => string;
  onSaved: (saved: RowEdit<Row, Input>) => void;
  onInvalid?: (names: string[]) => void;
}

/**
 * The form of a row, to add or to edit it. After somebody else has changed the row first, it says beside the fields what
 * is stored now; saving again replaces it with what was typed. After somebody has deleted it, what is typed can be saved
 * as a new row.
 */
export function useRowForm<
  Name extends string,
  Row extends { id: string } & Record<ColumnOf<Input>, unknown>,
  Input extends object,
>({
  schema,
  values,
  draft,
  row,
  isGone: isKnownGone = false,
  save,
  unique,
  wordsOf = (stored, column) => String(stored[column] ?? 'kosong'),
  onSaved,
  onInvalid,
}: RowFormOptions<Name, Row, Input>) {
  const [isFoundGone, setIsFoundGone] = useState(false);
  const isGone = isKnownGone || isFoundGone;
  const form = useSchemaForm<Name | ColumnOf<Input>, Input, Row>({
    schema,
    values,
    draft,
    base: row,
    isBusy: save.isPending,
    onSubmit: submit,
    onInvalid,
  });

  function submit(input: Input) {
    const base = isGone ? undefined : form.base;
    const edit = { id: base?.id ?? keptId(draft), input, base, changes: form.changes(input), draft };
    save.mutate(edit, {
      onSuccess: (current) => (current && base ? showStored(edit.changes, base, current) : onSaved(edit)),
      onError: showProblem,
    });
  }

  function showStored(changes: Partial<Input>, base: Row, current: Row) {
    form.setBase(current);
    for (const column in changes)
      if (current[column] !== base[column])
        form.setError(column, formMessages.storedNow(wordsOf(current, column)), { shouldFocus: false });
  }

  function showProblem(error: Error) {
    if (error instanceof RowGoneError) setIsFoundGone(true);
    if (!unique || violatedConstraint(error.message) !== unique.constraint) return;
    // A select can take the focus once it is enabled again.
    setTimeout(() => form.setError(unique.field, unique.message ?? errorMessage(error)));
  }

  return { ...form, failure: save.error, isGone, canAdd: save.canAdd };
}
