import { readFileSync } from 'node:fs';

interface ForeignKey {
  column: string;
  /** The table and the column of it that this one names. */
  table: string;
  named: string;
  isOneToOne: boolean;
}

interface Declared {
  columns: Set<string>;
  foreignKeys: ForeignKey[];
}

const types = readFileSync('src/lib/supabase/database.types.ts', 'utf8');
const table = /^ {6}(\w+): \{\n {8}Row: \{\n([^}]*)\}[^]*?Relationships: \[([^]*?)\];\n {6}\};/gm;
const foreignKey =
  /columns: \['(\w+)'\];\s*isOneToOne: (\w+);\s*referencedRelation: '(\w+)';\s*referencedColumns: \['(\w+)'\]/g;

function readForeignKeys(keys: string): ForeignKey[] {
  return [...keys.matchAll(foreignKey)].map(([, column = '', isOneToOne, named = '', namedColumn = '']) => ({
    column,
    table: named,
    named: namedColumn,
    isOneToOne: isOneToOne === 'true',
  }));
}

/** What the generated types say of each table and view. */
const declared = new Map(
  [...types.matchAll(table)].map(([, name = '', columns = '', keys = '']): [string, Declared] => [
    name,
    {
      columns: new Set([...columns.matchAll(/^ +(\w+): /gm)].map(([, column = '']) => column)),
      foreignKeys: readForeignKeys(keys),
    },
  ]),
);

/** What is declared of a table or view. @throws when there is none of this name */
export function declaredTable(name: string): Declared {
  const found = declared.get(name);
  if (!found) throw new Error(`The database has no table ${name}.`);
  return found;
}

/** The foreign key from one table to another. */
export const foreignKeyOf = (name: string, to: string) =>
  declared.get(name)?.foreignKeys.find((key) => key.table === to);
