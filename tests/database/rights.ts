import { readFileSync } from 'node:fs';
import path from 'node:path';

type Person = 'visitor' | 'user' | 'approved_only' | 'manager' | 'admin';

interface Right {
  kind: string;
  thing: string;
  /** What each may do, such as 'add, some: read, edit', or '–'. */
  cells: Record<Person, string>;
}

const matrix = path.join(import.meta.dirname, '../../supabase/tests/rights.psql');

/** Who may do what with each table, view, function and bucket, as supabase/tests/rights.psql declares it. */
export const RIGHTS: Right[] = Array.from(
  readFileSync(matrix, 'utf8').matchAll(/^ {2}\('(table|view|function|bucket)', .*$/gm),
  ([line]) => {
    const [kind = '', thing = '', ...cells] = Array.from(
      line.matchAll(/'([^']*)'/g),
      ([, cell = '']) => cell,
    );
    const [visitor = '', user = '', approved_only = '', manager = '', admin = ''] = cells;
    return { kind, thing, cells: { visitor, user, approved_only, manager, admin } };
  },
);

/** Whether this person may do this with all or some of it. */
export const may = ({ cells }: Right, person: Person, verb: string) =>
  cells[person].split(/,? |: /).includes(verb);
