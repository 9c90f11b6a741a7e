import { errorField } from './error-field';
import { errorMessages } from './error.messages';

/** Sentences by the auth service's reason; where there are several, the first in this order is used. */
const sentences = [
  ['characters', errorMessages.passwordTooPlain],
  ['pwned', errorMessages.passwordLeaked],
] as const;

/** The sentence for the auth service's error `weak_password`, by the reasons it carries. */
export function weakPasswordMessage(error: object): string {
  const reasons: unknown = Reflect.get(error, 'reasons');
  if (!Array.isArray(reasons)) return errorMessages.passwordTooWeak;
  // Only its English message tells the length that this server wants.
  const [, length] = /at least (\d+)/.exec(errorField(error, 'message') ?? '') ?? [];
  if (reasons.includes('length') && length) return errorMessages.passwordTooShort(length);
  const known = sentences.find(([reason]) => reasons.includes(reason));
  return known ? known[1] : errorMessages.passwordTooWeak;
}
