// A kind of row is declared once: what its columns are called beside the table (`declareTable`), how they are filled in beside its dialogs.
//
//   export const linkForm = declareRowForm(linksTable, {
//     draft: 'link',
//     fields: {
//       judul: line({ max: 100, required: 'Judul wajib diisi.' }),
//       jenis: oneOf(linkKinds, { required: 'Pilih jenisnya.', width: 'half' }),
//       dicek: pastDay({ hint: 'Kosongkan bila belum dicek.', width: 'half' }),
//     },
//     unique: { constraint: 'tautan_judul_key', field: 'judul' },
//     messages: rowMessages({ noun: 'Tautan', verb: 'Tambah', added: 'telah ditambahkan', deletion: … }),
//     reloads: [linksQuery.queryKey],
//   });
//
// Schema, first values, words of what others have stored, mutations with their toasts and the dialogs of row-dialogs.tsx follow.
import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { RowMessages } from '@/lib/forms/row-messages';
import { type RowEdit, useSaveRow } from '@/lib/forms/row-mutations';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { CallContext } from '@/lib/supabase/client';
import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import type { DeclaredTable, EditableTable } from '@/lib/supabase/declared-tables';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { ToastMessage } from '@/lib/toasts/toast-message';
import type { RowField } from './field-kinds';

type ColumnOf<Table extends EditableTable> = Extract<keyof Tables<Table>, string>;

export type NameOf<Input> = Extract<keyof Input, string>;

type Rules<Name extends string, Output> = v.GenericSchema<Record<Name, string>, Output>;

/** How rows of a table are written. */
export interface RowCalls<Table extends EditableTable> {
  add: (row: TablesInsert<Table> & { id: string }, context: CallContext) => Promise<void>;
  /** Resolves to the current row when somebody else was first. */
  update: (update: RowUpdate<Table>, context: CallContext) => Promise<Tables<Table> | undefined>;
  /** Resolves to false when the row was already deleted, or to a toast that says why it was not deleted. */
  remove: (
    row: Tables<Table>,
    unknownIds: Set<string>,
    context: CallContext,
  ) => Promise<boolean | ToastMessage>;
}

interface RowFormWords<Column extends string, Input> {
  /** The first part of the drafts' names, before what each is about. */
  draft: string;
  /** What is unique: the constraint, and the field beside which it is said; `message` where the constraint's sentence would not say it well. */
  unique?: { constraint: string; field: Column; message?: string };
  messages: RowMessages<Input>;
  /** The queries that show such rows. */
  reloads: QueryKey[];
  outdates?: QueryKey[];
}

/** How to write rows that are not just those of one table. */
interface RowWriters<Row, Input> {
  /** Absent where rows are not added by the form. */
  add?(row: Input & { id: string }, context: CallContext): Promise<void>;
  update(
    update: { base: Row; changes: Partial<Input>; deleted: string },
    context: CallContext,
  ): Promise<Row | undefined>;
}

interface RowFormDeclaration<
  Row,
  Column extends Extract<keyof Row, string>,
  Unsaved extends string,
> extends RowFormWords<NoInfer<Column>, Pick<Row, NoInfer<Column>>> {
  /** The fields in their order. */
  fields: { [Name in Column]: RowField<Row[Name]> };
  /** Fields without a column, such as a tick that is asked for anew each time. */
  unsaved?: Record<Unsaved, RowField<string>>;
  /** Adds rules on several fields to those of each; `stored` is the row that is edited. */
  rules?: (
    fields: Rules<Column | Unsaved, Pick<Row, Column> & Record<Unsaved, string>>,
    stored: Row | undefined,
  ) => Rules<Column | Unsaved, Pick<Row, Column> & Record<Unsaved, string>>;
  /** The name of a row in toasts; what the table's `nameColumn` holds when absent. */
  nameOf?: (row: Pick<Row, Column>) => string;
}

/**
 * A declared form. Its functions are declared as methods, whose parameters TypeScript compares loosely: a form of one
 * kind of row fits where any form is taken.
 */
export interface RowForm<Row, Input extends object, Unsaved extends string = never>
  extends RowFormWords<NameOf<Input>, Input>, RowWriters<Row, Input> {
  table: DeclaredTable;
  fields: Record<string, RowField<unknown>>;
  schemaFor(stored: Row | undefined): Rules<NameOf<Input> | Unsaved, Input>;
  valuesOf(stored: Row | undefined, start: Record<string, string>): Record<NameOf<Input> | Unsaved, string>;
  wordsOf(stored: Row, column: NameOf<Input>): string;
  nameOf(row: Row | Input): string;
  remove(row: Row, unknownIds: Set<string>, context: CallContext): Promise<boolean | ToastMessage>;
}

type AnyRow = { id: string } & Record<string, string | number | null | undefined>;

type AnyRules = Rules<string, Record<string, unknown>>;

type AnyFields = Record<string, RowField<unknown>>;

/** Declares the form of a table's rows: whoever adds or edits one finds all that there is to say about its columns here. */
export function declareRowForm<
  Table extends EditableTable,
  Column extends ColumnOf<Table>,
  Unsaved extends string = never,
>(
  table: DeclaredTable<Table>,
  declaration: RowFormDeclaration<Tables<Table>, Column, Unsaved> & {
    /** The calls that write more than the row. */
    calls?: Partial<RowCalls<Table>>;
  },
): RowForm<Tables<Table>, Pick<Tables<Table>, Column>, Unsaved>;
/** Declares the form of rows that are stored in more than one table. */
export function declareRowForm<Row extends { id: string }, Column extends Extract<keyof Row, string>>(
  table: DeclaredTable<EditableTable>,
  declaration: RowFormDeclaration<Row, Column, never> & { calls: RowWriters<Row, Pick<Row, Column>> },
): RowForm<Row, Pick<Row, Column>>;
// The implementation knows no column: TypeScript can't tell the columns of a table that is a parameter.
export function declareRowForm(
  table: DeclaredTable<EditableTable>,
  declaration: RowFormWords<string, AnyRow> & {
    fields: AnyFields;
    unsaved?: AnyFields;
    rules?(fields: AnyRules, stored: AnyRow | undefined): AnyRules;
    nameOf?(row: AnyRow): string;
    calls?: object;
  },
) {
  const { unsaved = {}, calls } = declaration;
  const fields = { ...declaration.fields, ...unsaved };
  const schema = v.object(byField(fields, ({ rule }) => rule));
  const withoutUnsaved = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !(name in unsaved)));
  return {
    nameOf: (row: AnyRow) => String(row[table.nameColumn ?? 'id']),
    ...declaration,
    table,
    fields,
    schemaFor: (stored: AnyRow | undefined) =>
      v.pipe(declaration.rules?.(schema, stored) ?? schema, v.transform(withoutUnsaved)),
    valuesOf: (stored: AnyRow | undefined, start: Record<string, string>) =>
      byField(fields, (field, name) => {
        if (!stored || name in unsaved) return start[name] ?? '';
        return field.textOf?.(stored[name]) ?? String(stored[name] ?? '');
      }),
    wordsOf: (stored: AnyRow, column: string) =>
      fields[column]?.wordsOf?.(stored[column]) ?? String(stored[column] ?? 'kosong'),
    add: (row: TablesInsert<EditableTable> & { id: string }, context: CallContext) =>
      insertRows(table, [row], context),
    update: (update: RowUpdate<EditableTable>, context: CallContext) => updateRow(table, update, context),
    remove: ({ id }: AnyRow, unknownIds: Set<string>, context: CallContext) =>
      deleteRow(table, id, unknownIds, context),
    ...calls,
  };
}

/** A value for each field. */
const byField = <Value>(
  fields: AnyFields,
  valueOf: (field: RowField<unknown>, name: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));

/** What is open for a kind of row. */
export type RowDialogState<Row> = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row };

export interface DeclaredFormOptions<Row, Input> {
  /** The row to edit; absent for a new one. */
  row?: Row;
  /** The columns of a new row that no field has: whose it is. */
  owner?: Record<string, string>;
  /** The texts of a new row's fields at first. */
  start?: Record<string, string>;
  /** The row's name in toasts, if no column holds it. */
  name?: string | ((saved: Row | Input) => string);
  /** What the draft is about, unless the row or its owner says it. */
  about?: string;
  /** Whether it is known already that somebody else has deleted the row. */
  isGone?: boolean;
  onSaved: (saved: RowEdit<Row, Input>) => void;
  onInvalid?: (names: string[]) => void;
}

/** The state of a declared form, for a `RowFormDialog`. */
export function useDeclaredForm<
  Row extends { id: string } & Record<NameOf<Input>, unknown>,
  Input extends object,
  Unsaved extends string,
>(
  declared: RowForm<Row, Input, Unsaved>,
  { row, owner = {}, start = {}, name, about, ...handling }: DeclaredFormOptions<Row, Input>,
) {
  const { draft, messages, reloads, outdates, unique } = declared;
  const save = useSaveRow<Row, Input>({
    add: declared.add && (async (input, context) => declared.add?.({ ...input, ...owner }, context)),
    update: (update, context) => declared.update(update, context),
    nameOf: (saved) => (typeof name === 'function' ? name(saved) : (name ?? declared.nameOf(saved))),
    messages,
    reloads,
    outdates,
  });
  const form = useRowForm<Unsaved, Row, Input>({
    schema: declared.schemaFor(row),
    values: declared.valuesOf(row, start),
    draft: `${draft}:${about ?? row?.id ?? ['new', ...Object.values(owner)].join(':')}`,
    row,
    save,
    unique,
    wordsOf: (stored, column) => declared.wordsOf(stored, column),
    ...handling,
  });
  return { ...form, declared, row, isNew: row === undefined };
}
