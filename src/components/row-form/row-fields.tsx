import { Fragment, type ReactNode } from 'react';
import { columnWords, type DeclaredTable } from '@/lib/supabase/declared-tables';
import type { FieldsOfForm, RowField } from './field-kinds';

/** A declared form of any kind of row. */
export interface AnyDeclaredForm extends FieldsOfForm {
  typed(): Record<string, string>;
  declared: {
    table: DeclaredTable;
    fields: Record<string, RowField<unknown>>;
    messages: { adding?: string; editing: string };
  };
  isNew: boolean;
}

export interface RowFieldsProps {
  form: AnyDeclaredForm;
  /** The names of the fields to show; all when absent. */
  names?: readonly string[];
  /** Hints that replace those of the declaration, by field. */
  hints?: Record<string, string | undefined>;
  /** The field where the dialog begins; the first when absent. */
  first?: string;
}

const rowClasses = { half: 'grid gap-5 sm:grid-cols-2', third: 'grid gap-5 sm:grid-cols-3' };

/** The fields of a declared form, in their order; those of one width stand side by side. */
export function RowFields({ form, names, hints = {}, first }: RowFieldsProps) {
  const { table, fields } = form.declared;
  const rows: { name: string; width: RowField<unknown>['width']; controls: ReactNode[] }[] = [];
  for (const [name, { Control, label, hint, width, when }] of Object.entries(fields)) {
    if (!Control || names?.includes(name) === false || (when && !when(form.typed()))) continue;
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
