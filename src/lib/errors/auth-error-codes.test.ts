import { expect, test } from 'vitest';
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
