import type { Json } from '@/lib/supabase/database.types';

export interface Row {
  [column: string]: Json | undefined;
}

/** The parts of a list that stand between commas, outside of brackets and quotes. */
export function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const character of list) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '(' && !isQuoted) depth += 1;
    else if (character === ')' && !isQuoted) depth -= 1;
    if (character === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return list === '' ? [] : parts;
}

const textOf = (value: Json) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const timeOf = (text: string) => (/^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN);

/** Two values in their order: numbers as such, days and times, however they are written, as such, too. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  for (const measure of [Number, timeOf]) {
    const difference = measure(one) - measure(other);
    if (!Number.isNaN(difference)) return difference;
  }
  return one < other ? -1 : 1;
}

/** Whether two values are the same, as a time also when it is written otherwise. */
const isEqual = (one: string, other: string) => one === other || timeOf(one) === timeOf(other);

type Operator = (value: string, operand: string) => boolean;

const operators: Record<string, Operator> = {
  eq: isEqual,
  neq: (value, operand) => !isEqual(value, operand),
  gt: (value, operand) => compare(value, operand) > 0,
  gte: (value, operand) => compare(value, operand) >= 0,
  lt: (value, operand) => compare(value, operand) < 0,
  lte: (value, operand) => compare(value, operand) <= 0,
  in: (value, operand) => splitList(operand.slice(1, -1)).some((text) => text.replaceAll('"', '') === value),
  like: (value, operand) =>
    new RegExp(`^${operand.replace(/[.*+?^${}()|[\]]/g, '\\$&').replaceAll('%', '.*')}$`).test(value),
  imatch: (value, operand) => new RegExp(operand, 'i').test(value),
  'imatch(all)': (value, operand) =>
    splitList(operand.slice(1, -1)).every((text) => new RegExp(String(JSON.parse(text)), 'i').test(value)),
};

/** Whether a value passes a filter such as `eq.Baru` or `not.is.null`. @throws for what is not known here */
export function passes(value: Json | undefined, filter: string): boolean {
  const [name = '', ...rest] = filter.split('.');
  const operand = rest.join('.');
  if (name === 'not') {
    // Of null even the opposite is not known.
    return (operand.startsWith('is.') || (value ?? null) !== null) && !passes(value, operand);
  }
  if (name === 'is') return textOf(value ?? null) === operand;
  const operator = operators[name];
  if (!operator) throw new Error(`The fake server knows no filter ${filter}.`);
  const now = operand === 'now' ? new Date().toISOString() : operand;
  return value !== undefined && value !== null && operator(textOf(value), now);
}

/** Whether a row passes any of the filters of `or=(…)`. */
export const passesAny = (row: Row, list: string) =>
  splitList(list.slice(1, -1)).some((condition) => {
    const [column = '', ...filter] = condition.split('.');
    return passes(row[column], filter.join('.'));
  });

/** Sorts by an order such as `created_at.desc,id.desc`; NULL is above all else. */
export function sortRows(rows: Row[], order: string): Row[] {
  const keys = splitList(order).map((key) => {
    const [column = '', ...words] = key.split('.');
    const isDescending = words.includes('desc');
    const isNullFirst = words.includes('nullsfirst') || (isDescending && !words.includes('nullslast'));
    return { column, sign: isDescending ? -1 : 1, ofNull: isNullFirst ? -1 : 1 };
  });
  return rows.toSorted((one, other) => {
    for (const { column, sign, ofNull } of keys) {
      const [a = null, b = null] = [one[column], other[column]];
      if (a === null && b === null) continue;
      if (a === null) return ofNull;
      if (b === null) return -ofNull;
      const difference = sign * compare(textOf(a), textOf(b));
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
