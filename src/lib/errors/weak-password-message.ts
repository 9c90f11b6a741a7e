import { errorMessages } from './error.messages';

/** Sentences by the auth service's reason; where there are several, the first in this order is used. */
const sentences = [
  ['length', errorMessages.passwordTooShort],
  ['characters', errorMessages.passwordTooPlain],
  ['pwned', errorMessages.passwordLeaked],
] as const;

/** The sentence for the auth service's error `weak_password`, by the reasons it carries. */
export function weakPasswordMessage(error: object): string {
  const reasons: unknown = Reflect.get(error, 'reasons');
  const known = Array.isArray(reasons) && sentences.find(([reason]) => reasons.includes(reason));
  return known ? known[1] : errorMessages.passwordTooWeak;
}
