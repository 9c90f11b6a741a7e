import type { ComponentProps, ReactNode } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { useDeleteRow } from '@/lib/forms/row-mutations';
import type { RowForm } from './row-form';
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
  const { adding, editing } = form.declared.messages;
  return (
    <FormDialog {...dialog} form={form} title={title ?? (form.isNew ? adding : editing)}>
      <RowFields form={form} hints={hints} />
      {children}
    </FormDialog>
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
