import { errorMessages } from './error.messages';

/** What the auth service may find wrong with a password, by its reason; more than one: the first of these. */
const sentences = [
  ['length', errorMessages.passwordTooShort],
  ['characters', errorMessages.passwordTooPlain],
  ['pwned', errorMessages.passwordLeaked],
] as const;

/** A sentence for an error `weak_password` of the auth service, from the reasons that it may carry. */
export function weakPasswordMessage(error: object): string {
  const reasons: unknown = Reflect.get(error, 'reasons');
  const known = Array.isArray(reasons) && sentences.find(([reason]) => reasons.includes(reason));
  return known ? known[1] : errorMessages.passwordTooWeak;
}
