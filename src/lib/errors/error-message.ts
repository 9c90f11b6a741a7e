import { storedUserId } from '@/lib/supabase/stored-session';
import { connectionMessage, connectionMessages } from './connection.messages';
import { constraintMessage } from './constraint-message';
import { errorMessages } from './error.messages';
import { errorField, failureCode } from './failure';

/** Sentences by the auth service's reason; where there are several, the first in this order is used. */
const sentences = [
  ['characters', errorMessages.passwordTooPlain],
  ['pwned', errorMessages.passwordLeaked],
] as const;

/** The sentence for the auth service's error `weak_password`, by the reasons it carries. */
function weakPasswordMessage(error: object): string {
  const reasons: unknown = Reflect.get(error, 'reasons');
  if (!Array.isArray(reasons)) return errorMessages.passwordTooWeak;
  // Only its English message tells the length that this server wants.
  const [, length] = /at least (\d+)/.exec(errorField(error, 'message') ?? '') ?? [];
  if (reasons.includes('length') && length) return errorMessages.passwordTooShort(length);
  const known = sentences.find(([reason]) => reasons.includes(reason));
  return known ? known[1] : errorMessages.passwordTooWeak;
}

const { sessionEnded, tooManyRequests, emailTaken } = errorMessages;

/** Sentences by SQLSTATE, error code of a service, or status. A Map, since an object literal also has the keys of its prototype. */
const byCode = new Map(
  Object.entries({
    // The auth service.
    invalid_credentials: errorMessages.wrongCredentials,
    email_not_confirmed: errorMessages.emailNotConfirmed,
    user_already_exists: emailTaken,
    email_exists: emailTaken,
    email_address_invalid: errorMessages.emailNotUsable,
    email_address_not_authorized: errorMessages.emailNotAuthorized,
    email_provider_disabled: errorMessages.emailLoginClosed,
    validation_failed: errorMessages.validationFailed,
    signup_disabled: errorMessages.signUpClosed,
    user_banned: errorMessages.accountBlocked,
    over_request_rate_limit: tooManyRequests,
    over_email_send_rate_limit: tooManyRequests,
    session_expired: sessionEnded,
    session_not_found: sessionEnded,
    refresh_token_not_found: sessionEnded,
    refresh_token_already_used: sessionEnded,
    bad_jwt: sessionEnded,
    no_authorization: sessionEnded,
    // The account of a session that is still stored was deleted.
    user_not_found: sessionEnded,
    same_password: errorMessages.samePassword,
    current_password_invalid: errorMessages.currentPasswordWrong,
    reauthentication_not_valid: errorMessages.passwordCodeWrong,
    // PostgREST and PostgreSQL.
    PGRST301: sessionEnded,
    PGRST303: sessionEnded,
    PGRST116: errorMessages.rowNotFound,
    '23503': errorMessages.rowStillReferenced,
    '23505': errorMessages.valueTaken,
    '23514': errorMessages.valueNotAllowed,
    '23502': errorMessages.valueMissing,
    '22001': errorMessages.textTooLong,
    '22003': errorMessages.numberTooLarge,
    '57014': connectionMessages.timeout,
    PT429: tooManyRequests,
    // The database can't be reached, or all connections to it are taken.
    PGRST000: errorMessages.serverDown,
    PGRST001: errorMessages.serverDown,
    PGRST002: errorMessages.serverDown,
    PGRST003: errorMessages.serverDown,
    // A gateway, and the file storage, whose errors carry the status alone.
    HTTP413: errorMessages.fileTooLarge,
    '404': errorMessages.fileNotFound,
    '409': errorMessages.fileNameTaken,
    '413': errorMessages.fileTooLarge,
    '415': errorMessages.fileTypeNotAllowed,
    '429': errorMessages.busy,
    '544': connectionMessages.timeout,
  }),
);

/** Messages of the auth client and the file storage about an ended session; they carry no code. */
const sessionOver =
  /AuthSessionMissingError|jwt expired|"exp" claim timestamp|signature verification failed|\bJWS\b/;

/** What a gateway in front of the services says of a key or a token. */
const refusedByGateway = /^(?:Invalid (?:JWT|API key|authentication)|No API key|Missing authorization)/i;

/**
 * The sentence for anything thrown: by known code, constraint or status, else the message as it came, as the
 * specification says; the fallback is for errors without a message.
 */
export function errorMessage(error: unknown, fallback?: string): string {
  const vague = fallback ?? connectionMessages.unknown;
  if (typeof error === 'string') return error || vague;
  if (typeof error !== 'object' || error === null) return vague;

  const message = errorField(error, 'message') ?? '';
  const constraint = constraintMessage(message);
  const code = failureCode(error);

  if (constraint) return constraint;
  // A session that ended elsewhere makes requests anonymous: say that it ended.
  if (code === '42501') return storedUserId() ? errorMessages.notAllowed : sessionEnded;
  if (code === 'weak_password') return weakPasswordMessage(error);
  // A missing bucket has the status of a missing file, but another cure.
  if (message === 'Bucket not found') return errorMessages.bucketNotFound;
  // A sentence of the database that names a limit ('Paling banyak …'); other throttles have no sentence of their own.
  if (code === 'PT429' && message.startsWith('Paling banyak')) return message;
  const coded = code && byCode.get(code);
  if (coded) return coded;
  if (refusedByGateway.test(message)) return storedUserId() ? sessionEnded : errorMessages.serverDown;
  if (sessionOver.test(`${errorField(error, 'name')} ${message}`)) return sessionEnded;
  if (message.includes('row-level security')) return errorMessages.notAllowed;
  return connectionMessage(message) ?? (message || vague);
}
