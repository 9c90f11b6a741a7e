import type { ComponentProps, ReactNode } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { useDeleteRow } from '@/lib/forms/row-mutations';
import type { FieldsOfForm } from './field-kinds';
import {
  type DeclaredFormOptions,
  type NameOf,
  type RowDialogState,
  type RowForm,
  useDeclaredForm,
} from './row-form';
import { type AnyDeclaredForm, RowFields, type RowFieldsProps } from './row-fields';

type FormDialogProps = ComponentProps<typeof FormDialog>;

interface RowFormDialogProps
  extends Pick<RowFieldsProps, 'hints'>, Omit<FormDialogProps, 'form' | 'title' | 'children'> {
  form: AnyDeclaredForm & FormDialogProps['form'];
  /** The title; that of the declaration when absent. */
  title?: string;
  /** Content below the fields. */
  children?: ReactNode;
}

/** The dialog of a declared form, to add or to edit a row; stays open with everything typed when saving fails. */
export function RowFormDialog({ form, title, hints, children, ...dialog }: RowFormDialogProps) {
  const { adding = '', editing } = form.declared.messages;
  return (
    <FormDialog {...dialog} form={form} title={title ?? (form.isNew ? adding : editing)}>
      <RowFields form={form} hints={hints} />
      {children}
    </FormDialog>
  );
}

type RowOf<Input> = { id: string } & Record<NameOf<Input>, unknown>;

interface RowDialogsProps<Row extends RowOf<Input>, Input extends object, Unsaved extends string>
  extends
    Pick<DeclaredFormOptions<Row, Input>, 'owner' | 'start'>,
    Pick<FormDialogProps, 'description' | 'wide' | 'onClose'> {
  form: RowForm<Row, Input, Unsaved>;
  state: RowDialogState<Row>;
  /** The row's name in toasts, if no column holds it. */
  name?: string;
  /** What is lost with a row that is deleted, where it is more than usual. */
  note?: (row: Row) => string | undefined;
  /** Hints that depend on what is typed, by field. */
  hints?: (form: FieldsOfForm) => RowFieldsProps['hints'];
  /** Content below the fields. */
  children?: (form: ReturnType<typeof useDeclaredForm<Row, Input, Unsaved>>) => ReactNode;
}

/** The dialog that adds, edits or deletes a row, by what is open. */
export function RowDialogs<Row extends RowOf<Input>, Input extends object, Unsaved extends string>({
  state,
  note,
  ...props
}: RowDialogsProps<Row, Input, Unsaved>) {
  if (state.kind !== 'delete')
    return <AddOrEditDialog row={state.kind === 'edit' ? state.row : undefined} {...props} />;
  const { form, name, onClose } = props;
  return (
    <DeleteRowDialog form={form} row={state.row} name={name} note={note?.(state.row)} onClose={onClose} />
  );
}

function AddOrEditDialog<Row extends RowOf<Input>, Input extends object, Unsaved extends string>({
  form: declared,
  row,
  owner,
  start,
  name,
  hints,
  children,
  ...dialog
}: Omit<RowDialogsProps<Row, Input, Unsaved>, 'state' | 'note'> & { row: Row | undefined }) {
  const form = useDeclaredForm(declared, { row, owner, start, name, onSaved: dialog.onClose });
  return (
    <RowFormDialog form={form} hints={hints?.(form)} {...dialog}>
      {children?.(form)}
    </RowFormDialog>
  );
}

type DeleteDialogProps = ComponentProps<typeof DeleteDialog>;

interface DeleteRowDialogProps<Row>
  extends Partial<Omit<DeleteDialogProps, 'row' | 'remove' | 'onClose'>>, Pick<DeleteDialogProps, 'onClose'> {
  form: Pick<RowForm<Row, object>, 'remove' | 'nameOf' | 'messages' | 'reloads' | 'outdates'>;
  row: Row;
  /** The row's name in toasts, as in `useDeclaredForm`. */
  name?: string;
}

/** Asks before a row is deleted. */
export function DeleteRowDialog<Row>(props: DeleteRowDialogProps<Row>) {
  const { form, row, name = form.nameOf(row), note, ...dialog } = props;
  const { messages, reloads, outdates } = form;
  const remove = useDeleteRow<Row>({
    remove: (deleted, unknownIds, context) => form.remove(deleted, unknownIds, context),
    nameOf: () => name,
    messages,
    reloads,
    outdates,
  });
  return (
    <DeleteDialog
      {...messages.deletion(name)}
      note={note ?? messages.wayBack}
      row={row}
      remove={remove}
      {...dialog}
    />
  );
}
