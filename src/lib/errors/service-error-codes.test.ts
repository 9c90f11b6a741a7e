import { expect, test } from 'vitest';
import { connectionMessages } from './connection.messages';
import { errorMessage } from './error-message';
import { errorMessages } from './error.messages';

/**
 * The codes of the auth service that have a sentence of their own: supabase/auth 2.196.0,
 * internal/api/apierrors/errorcode.go. All others belong to what the site does not use.
 */
const codes: [sentence: string, codes: string][] = [
  [errorMessages.wrongCredentials, 'invalid_credentials'],
  [errorMessages.emailNotConfirmed, 'email_not_confirmed'],
  [errorMessages.emailTaken, 'user_already_exists email_exists'],
  [errorMessages.emailNotUsable, 'email_address_invalid'],
  [errorMessages.emailNotAuthorized, 'email_address_not_authorized'],
  [errorMessages.emailLoginClosed, 'email_provider_disabled'],
  [errorMessages.signUpClosed, 'signup_disabled'],
  [errorMessages.accountBlocked, 'user_banned'],
  [errorMessages.validationFailed, 'validation_failed'],
  [errorMessages.samePassword, 'same_password'],
  [errorMessages.passwordTooWeak, 'weak_password'],
  [errorMessages.currentPasswordWrong, 'current_password_invalid'],
  [errorMessages.passwordCodeWrong, 'reauthentication_not_valid'],
  [errorMessages.tooManyRequests, 'over_request_rate_limit over_email_send_rate_limit'],
  [
    errorMessages.sessionEnded,
    'bad_jwt no_authorization user_not_found session_not_found session_expired refresh_token_not_found refresh_token_already_used',
  ],
];

test.each(codes.flatMap(([sentence, some]) => some.split(/\s+/).map((code) => [code, sentence])))(
  'the auth service’s code %s becomes: %s',
  (code, sentence) => {
    expect(errorMessage({ name: 'AuthApiError', status: 400, code, message: 'Said in English' })).toBe(
      sentence,
    );
  },
);

test('any other code leaves the message as it came', () => {
  const refusal = { name: 'AuthApiError', status: 400, code: 'flow_state_expired', message: 'Pesan server' };
  expect(errorMessage(refusal)).toBe('Pesan server');
});

/**
 * The codes of the storage service that have a sentence of their own, with the status and message by which the app knows
 * them, as supabase-js drops the code: supabase/storage 4fa61fb, src/internal/errors/codes.ts.
 */
const answers: [sentence: string, answers: [code: string, status: number, message: string][]][] = [
  [errorMessages.notAllowed, [['AccessDenied', 403, 'new row violates row-level security policy']]],
  [
    errorMessages.sessionEnded,
    [
      ['AccessDenied', 403, '"exp" claim timestamp check failed'],
      ['InvalidJWT', 400, 'jwt expired'],
    ],
  ],
  [errorMessages.fileNotFound, [['NoSuchKey', 404, 'Object not found']]],
  [errorMessages.bucketNotFound, [['NoSuchBucket', 404, 'Bucket not found']]],
  [
    errorMessages.fileNameTaken,
    [
      ['KeyAlreadyExists', 409, 'The resource already exists'],
      ['ResourceAlreadyExists', 409, 'The resource already exists'],
      ['BucketAlreadyExists', 409, 'The resource already exists'],
    ],
  ],
  [errorMessages.fileTooLarge, [['EntityTooLarge', 413, 'The object exceeded the maximum allowed size']]],
  [errorMessages.fileTypeNotAllowed, [['InvalidMimeType', 415, 'mime type text/html is not supported']]],
  [errorMessages.busy, [['SlowDown', 429, 'Too many connections issued to the database']]],
  [connectionMessages.timeout, [['DatabaseTimeout', 544, 'The connection to the database timed out']]],
];

test.each(answers.flatMap(([sentence, some]) => some.map((answer) => [...answer, sentence] as const)))(
  'the storage service’s code %s (%i, %s) becomes: %s',
  (_code, inBody, message, sentence) => {
    // Most refusals come as HTTP 400 with the status they mean inside.
    const status = inBody === 429 ? inBody : 400;
    expect(errorMessage({ status, statusCode: String(inBody), message })).toBe(sentence);
  },
);

test.each([
  ['InvalidKey', 400, 'Invalid key: é.pdf'],
  ['DatabaseError', 500, 'database error, code: 53100'],
  ['ResourceLocked', 423, 'The resource is locked'],
])('of the code %s (%i) the message is shown as it came', (_code, inBody, message) => {
  expect(errorMessage({ status: 400, statusCode: String(inBody), message })).toBe(message);
});
