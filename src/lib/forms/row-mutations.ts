import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallContext } from '@/lib/supabase/client';
import { failed, type ToastMessage } from '@/lib/toasts/toast-message';
import { failureToast } from '@/lib/toasts/toast-failure';
import { clearDraft, type DraftName } from './draft';
import { formMessages } from './form.messages';
import type { RowMessages } from './row-messages';

/** What a form saves: a new row, or changes of a stored one. */
export interface RowEdit<Row, Input> {
  /** The row's id; a new row has the same one at every attempt. */
  id: string;
  input: Input;
  /** The row as it was when editing began; absent for a new one. */
  base?: Row;
  /** The edited columns. */
  changes: Partial<Input>;
  /** The form's draft, forgotten once it is saved, even if the form was left by then. */
  draft: DraftName;
}

interface SaveOptions<Row, Input> {
  /** Adds a row; absent where no form adds rows. */
  add?: (row: Input & { id: string }, context: CallContext) => Promise<void>;
  /** Resolves to the current row when somebody else was first; `deleted` is the sentence for a row that is gone. */
  update: (
    update: { base: Row; changes: Partial<Input>; deleted: string },
    context: CallContext,
  ) => Promise<Row | undefined>;
  /** The name of the row in toasts. */
  nameOf: (row: Row | Input) => string;
  messages: Pick<RowMessages<Input>, 'added' | 'updated' | 'notAdded' | 'notUpdated' | 'deletedMeanwhile'>;
  reloads: QueryKey[];
  outdates?: QueryKey[];
}

/** Adds or changes a row. Its result is the current row when somebody else has changed the same columns. */
export function useSaveRow<Row, Input>(options: SaveOptions<Row, Input>) {
  const { add, update, nameOf, messages, reloads, outdates } = options;
  const save = useMutation({
    async mutationFn({ id, input, base, changes }: RowEdit<Row, Input>, context) {
      if (base) return update({ base, changes, deleted: messages.deletedMeanwhile(nameOf(base)) }, context);
      await add?.({ ...input, id }, context);
      return undefined;
    },
    onSuccess(current, { draft }) {
      if (!current) clearDraft(draft);
    },
    meta: {
      reloads,
      outdates,
      success(current: Row | undefined, { input, base, changes }: RowEdit<Row, Input>) {
        if (current) return failed(messages.notUpdated.title, formMessages.changedMeanwhile);
        return base ? messages.updated(nameOf(input), changes) : messages.added?.(nameOf(input), input);
      },
      failure(error, { base }: RowEdit<Row, Input>) {
        const { title = '', fallback } = (base ? messages.notUpdated : messages.notAdded) ?? {};
        return failureToast(title, error, fallback);
      },
    },
  });
  return { ...save, canAdd: add !== undefined };
}

interface DeleteOptions<Row> {
  /**
   * Resolves to false when the row was already deleted, or to a toast that says why it was not deleted.
   * @param unknownIds - as of `deleteRow`
   */
  remove: (row: Row, unknownIds: Set<string>, context: CallContext) => Promise<boolean | ToastMessage>;
  nameOf: (row: Row) => string;
  messages: Pick<RowMessages, 'deleted' | 'notDeleted' | 'deletedMeanwhile'>;
  reloads: QueryKey[];
  outdates?: QueryKey[];
}

/** Deletes a row that may already be deleted. */
export function useDeleteRow<Row>({ remove, nameOf, messages, reloads, outdates }: DeleteOptions<Row>) {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: (row: Row, context) => remove(row, unknownIds, context),
    meta: {
      reloads,
      outdates,
      success(outcome: boolean | ToastMessage, row: Row) {
        if (typeof outcome === 'object') return outcome;
        const name = nameOf(row);
        return outcome
          ? messages.deleted(name)
          : failed(messages.notDeleted.title, messages.deletedMeanwhile(name));
      },
      failure: messages.notDeleted,
    },
  });
}
