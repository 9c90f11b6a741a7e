import type { UseMutationResult } from '@tanstack/react-query';
import type * as v from 'valibot';
import { violatedConstraint } from '@/lib/errors/failure';
import { keptId } from './draft';
import { formMessages } from './form.messages';
import type { RowEdit } from './row-mutations';
import { useSchemaForm } from './use-schema-form';

type ColumnOf<Input> = Extract<keyof Input, string>;

interface RowFormOptions<Name extends string, Row, Input> {
  /** The rules with their messages. */
  schema: v.GenericSchema<Record<Name | ColumnOf<Input>, string>, Input>;
  /** The values of unedited fields. */
  values: Record<Name | ColumnOf<Input>, string>;
  /** Names what is typed and not saved. */
  draft: string;
  /** The row to edit; absent for a new one. */
  row?: Row;
  save: UseMutationResult<Row | undefined, Error, RowEdit<Row, Input>>;
  /** What is unique: the constraint, the field and the message beside it when somebody else has the same. */
  unique?: { constraint: string; field: ColumnOf<Input>; message: string };
  /** A stored value as people read it. */
  wordsOf?: (row: Row, column: ColumnOf<Input>) => string;
  onSaved: (saved: RowEdit<Row, Input>) => void;
  onInvalid?: (names: string[]) => void;
}

/**
 * The form of a row, to add or to edit it. After somebody else has changed the row first, it says beside the fields what
 * is stored now; saving again replaces it with what was typed.
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
  save,
  unique,
  wordsOf = (stored, column) => String(stored[column] ?? 'kosong'),
  onSaved,
  onInvalid,
}: RowFormOptions<Name, Row, Input>) {
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
    const { base } = form;
    const edit = { id: base?.id ?? keptId(draft), input, base, changes: form.changes(input), draft };
    save.mutate(edit, {
      onSuccess: (current) => (current && base ? showStored(edit.changes, base, current) : onSaved(edit)),
      onError: showTaken,
    });
  }

  function showStored(changes: Partial<Input>, base: Row, current: Row) {
    form.setBase(current);
    for (const column in changes)
      if (current[column] !== base[column])
        form.setError(column, formMessages.storedNow(wordsOf(current, column)), { shouldFocus: false });
  }

  function showTaken(error: Error) {
    if (!unique || violatedConstraint(error.message) !== unique.constraint) return;
    // A select can take the focus once it is enabled again.
    setTimeout(() => form.setError(unique.field, unique.message));
  }

  return form;
}
