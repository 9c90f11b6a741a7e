import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { useDeleteRow } from '@/lib/forms/row-mutations';
import { columnWords, type DeclaredTable } from '@/lib/supabase/declared-tables';
import type { FieldsOfForm, RowField } from './field-kinds';
import type { RowForm } from './row-form';

/** The form of any kind of row. */
interface DeclaredForm extends FieldsOfForm {
  typed(): Record<string, string>;
  declared: {
    table: DeclaredTable;
    fields: Record<string, RowField<unknown>>;
    messages: { adding: string; editing: string };
  };
  isNew: boolean;
}

interface RowFieldsProps {
  form: DeclaredForm;
  /** Hints that replace those of the declaration, by field. */
  hints?: Record<string, string | undefined>;
  /** The field where the dialog begins; the first when absent. */
  first?: string;
}

const rowClasses = { half: 'grid gap-5 sm:grid-cols-2', third: 'grid gap-5 sm:grid-cols-3' };

/** The fields of a declared form, in their order; those of one width stand side by side. */
export function RowFields({ form, hints = {}, first }: RowFieldsProps) {
  const { table, fields } = form.declared;
  const rows: { name: string; width: RowField<unknown>['width']; controls: ReactNode[] }[] = [];
  for (const [name, { Control, label, hint, width, when }] of Object.entries(fields)) {
    if (!Control || (when && !when(form.typed()))) continue;
    const words = {
      label: label ?? columnWords(table, name)?.label ?? '',
      hint: hints[name] ?? hint,
      ...(name === first && { autoFocus: true }),
    };
    const control = <Control key={name} name={name} {...words} form={form} />;
    const last = rows.at(-1);
    if (width && last?.width === width) last.controls.push(control);
    else rows.push({ name, width, controls: [control] });
  }
  return rows.map(({ name, width, controls }) =>
    width ? (
      <div key={name} className={rowClasses[width]}>
        {controls}
      </div>
    ) : (
      <Fragment key={name}>{controls}</Fragment>
    ),
  );
}

type FormDialogProps = ComponentProps<typeof FormDialog>;

interface RowFormDialogProps extends RowFieldsProps, Omit<FormDialogProps, 'form' | 'title' | 'children'> {
  form: DeclaredForm & FormDialogProps['form'];
  /** Where it is not that of the declaration. */
  title?: string;
  /** What comes after the fields. */
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

interface DeleteRowDialogProps<Row> extends Pick<
  ComponentProps<typeof DeleteDialog>,
  'note' | 'onDeleted' | 'onClose'
> {
  form: Pick<RowForm<Row, object>, 'remove' | 'nameOf' | 'messages' | 'reloads' | 'outdates'>;
  row: Row;
  /** As that of `useDeclaredForm`. */
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
