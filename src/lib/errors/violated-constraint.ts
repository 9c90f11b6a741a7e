/** The constraint or unique index that was violated: PostgreSQL names it only in its message. Undefined for another one. */
export function violatedConstraint(message = ''): string | undefined {
  return / constraint "(\w+)"/.exec(message)?.[1];
}
