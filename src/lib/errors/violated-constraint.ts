/** The constraint or unique index that PostgreSQL's message says was violated; undefined for another message. */
export function violatedConstraint(message: string | undefined): string | undefined {
  return / constraint "(\w+)"/.exec(message ?? '')?.[1];
}
