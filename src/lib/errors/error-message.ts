import { connectionMessage } from './connection-message';
import { connectionMessages } from './connection.messages';
import { constraintMessage } from './constraint-message';
import { errorField } from './error-field';
import { errorMessages } from './error.messages';
import { storedUserId } from '@/lib/supabase/stored-session';
import { weakPasswordMessage } from './weak-password-message';

const { sessionEnded, tooManyRequests, emailTaken } = errorMessages;

/** Sentences by SQLSTATE or auth error code. A Map, since an object literal also has the keys of its prototype. */
const byCode = new Map(
  Object.entries({
    // auth
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
    // Of a session that is still stored: the account was deleted.
    user_not_found: sessionEnded,
    same_password: errorMessages.samePassword,
    current_password_invalid: errorMessages.currentPasswordWrong,
    reauthentication_not_valid: errorMessages.passwordCodeWrong,
    // PostgREST and PostgreSQL
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
  }),
);

/** Messages of the auth client and the file storage about an ended session; they carry no code. */
const sessionOver =
  /AuthSessionMissingError|jwt expired|"exp" claim timestamp|signature verification failed|\bJWS\b/;

/** What a failing server, or a gateway before it, responds with: an HTML page or plain English. */
const failedServer =
  /^\s*<|^(?:internal server error|bad gateway|service unavailable|gateway time-?out|(?:no|invalid) api key|no route matched)\b/i;

/** Errors of the file storage by status; they carry no code. */
const byStorageStatus = new Map([
  ['413', errorMessages.fileTooLarge],
  ['415', errorMessages.fileTypeNotAllowed],
]);

/** Errors of the file storage that share a status, by message. */
const byStorageMessage = new Map([
  ['Object not found', errorMessages.fileNotFound],
  ['Bucket not found', errorMessages.bucketNotFound],
  ['The resource already exists', errorMessages.fileNameTaken],
]);

/** Refusals that this site's SQL raises for a file; the storage passes them on among its own, which are English. */
const ownRefusal = /^(?:Batas unggahan|Terlalu banyak) /;

/** Whether a message is a sentence of this site, be it of its SQL (`raise`: SQLSTATE P0001, P0002). */
function isOwnSentence(
  message: string,
  code: string | undefined,
  storageStatus: string | undefined,
): boolean {
  if (code) return code.startsWith('P0');
  if (storageStatus) return ownRefusal.test(message);
  // supabase-js reports an unreadable response of the auth service as '{}'.
  return message !== '{}';
}

/**
 * The sentence for anything thrown, always Indonesian: by known code, constraint, lost connection or time-out, else the
 * message of this site's own code or SQL, else the fallback.
 */
export function errorMessage(error: unknown, fallback?: string): string {
  const vague = fallback ?? connectionMessages.unknown;
  if (typeof error === 'string') return error || vague;
  if (typeof error !== 'object' || error === null) return vague;

  const message = errorField(error, 'message') ?? '';
  const details = `${message} ${errorField(error, 'details') ?? ''}`;
  const constraint = constraintMessage(message);
  const code = errorField(error, 'code');
  const status = errorField(error, 'status') ?? errorField(error, 'statusCode');

  if (constraint) return constraint;
  // A session that ended elsewhere makes requests anonymous: say that it ended.
  if (code === '42501') return storedUserId() ? errorMessages.notAllowed : sessionEnded;
  if (code === 'weak_password') return weakPasswordMessage(error);
  const coded = code && byCode.get(code);
  if (coded) return coded;
  if (sessionOver.test(`${errorField(error, 'name')} ${message}`)) return sessionEnded;
  if (status === '429' || code === 'PT429') return tooManyRequests;
  const storageStatus = errorField(error, 'statusCode');
  const stored = byStorageMessage.get(message) ?? (storageStatus && byStorageStatus.get(storageStatus));
  if (stored) return stored;
  if (details.includes('row-level security')) return errorMessages.notAllowed;
  const connection = connectionMessage(`${errorField(error, 'name')} ${details}`);
  if (connection) return connection;
  if (failedServer.test(message)) return errorMessages.serverDown;
  if (message && isOwnSentence(message, code, storageStatus)) return message;
  return !fallback && Number(storageStatus ?? status) >= 500 ? errorMessages.serverDown : vague;
}
