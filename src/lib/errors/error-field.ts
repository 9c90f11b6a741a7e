/** A property of an error, such as `code`, as text; undefined unless it is a string or number. */
export function errorField(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
