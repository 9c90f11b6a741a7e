// An entry is saved as a draft or for everyone, by a button each; its status is a field that is not shown.
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { RowFields } from '@/components/row-form/row-fields';
import { type RowForm, useDeclaredForm } from '@/components/row-form/row-form';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { concernsVisitors } from './mutations';
import { Preview } from './preview';
import { SaveButtons } from './save-buttons';

/** The fields of every entry that has a place in a list. */
export const entryFields = {
  position: { rule: v.pipe(v.string(), v.transform(Number)) },
  status: { rule: v.string() },
};

export interface EntryFormProps<Row> {
  /** The entry to edit; absent for a new one. */
  row?: Row;
  /** The position of a new entry. */
  position: number;
  onClose: () => void;
}

/** The form of an entry; after a save that visitors see, the site is built. */
export function useEntryForm<
  Row extends { id: string; status: string } & Record<Extract<keyof Input, string>, unknown>,
  Input extends { status: string },
  Unsaved extends string,
>(declared: RowForm<Row, Input, Unsaved>, { row, position, onClose }: EntryFormProps<Row>) {
  const build = useRequestBuild();
  return useDeclaredForm(declared, {
    row,
    start: { status: 'draf', position: String(position) },
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onClose();
    },
  });
}

interface EntryDialogProps {
  form: ComponentProps<typeof FormDialog>['form'] &
    ComponentProps<typeof RowFields>['form'] &
    ComponentProps<typeof SaveButtons>['form'];
  row?: { status: string };
  description?: string;
  /** The fields, if not just the declared ones. */
  fields?: ReactNode;
  /** The preview of what visitors will see. */
  children: ReactNode;
  onClose: () => void;
}

/** The dialog of an entry, with a preview. */
export function EntryDialog(props: EntryDialogProps) {
  const { form, row, description, fields = <RowFields form={form} />, children, onClose } = props;
  const { adding = '', editing } = form.declared.messages;
  const formId = useId();
  return (
    <FormDialog
      title={row ? editing : adding}
      description={description}
      wide
      form={form}
      submit={{
        formId,
        buttons: <SaveButtons formId={formId} form={form} isPublished={row?.status === 'terbit'} />,
      }}
      onClose={onClose}
    >
      {fields}
      <Preview>{children}</Preview>
    </FormDialog>
  );
}
