import { connectionMessages } from './connection.messages';

/** A property of an error, such as `code`, as text; undefined unless it is a string or number. */
export function errorField(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The constraint or unique index that was violated: PostgreSQL names it only in its message. Undefined for another one. */
export function violatedConstraint(message = ''): string | undefined {
  return / constraint "(\w+)"/.exec(message)?.[1];
}

/** A request without an answer that can be read: it never arrived, broke off, or took too long. */
export class NoAnswerError extends Error {
  /** ABORT_ERR keeps the Supabase client from repeating the request: four time-outs are too many. */
  readonly code: 'NO_ANSWER' | 'ABORT_ERR';

  constructor(reason: 'unreachable' | 'timeout') {
    super(connectionMessages[reason]);
    this.name = 'NoAnswerError';
    this.code = reason === 'timeout' ? 'ABORT_ERR' : 'NO_ANSWER';
  }
}

/** A row that was to be changed, and that somebody else has deleted meanwhile. */
export class RowGoneError extends Error {}

/** The code of a failed request: the service's own, or HTTP and the status, or that of a NoAnswerError. */
export function failureCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  // The storage client wraps what its fetch throws.
  const cause: unknown = Reflect.get(error, 'originalError') ?? error;
  return errorField(cause, 'code') ?? errorField(cause, 'statusCode');
}

/** Whether a request got no answer that can be read, as without a connection. */
export const isUnanswered = (error: unknown) => /^(?:NO_ANSWER|ABORT_ERR)$/.test(failureCode(error) ?? '');

/**
 * Whether a request failed without telling what became of it: no answer, one that can't be believed, or the server's
 * own failure. What was to be written may be stored.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isUnanswered(error) || /^HTTP[25]\d\d$/.test(failureCode(error) ?? '')) return true;
  // What the auth client makes of a missing answer and of every 5xx.
  return errorField(error, 'name') === 'AuthRetryableFetchError';
}

/** Whether the Supabase client has repeated the request in vain, or a repetition would take too long. */
export const isRepeatedInVain = (error: unknown) =>
  /^(?:NO_ANSWER|ABORT_ERR|HTTP503|HTTP520|PGRST00[0-3])$/.test(failureCode(error) ?? '');

/** Whether a throttle refused the request: this site's SQL, or a gateway. */
export const isThrottled = (error: unknown) => /^(?:PT429|HTTP429)$/.test(failureCode(error) ?? '');
