import { expect, test } from 'vitest';
import { connectionMessages } from './connection.messages';
import { errorMessage } from './error-message';
import { errorMessages } from './error.messages';

/**
 * Every code of the auth service by the sentence that a visitor reads: supabase/auth 2.196.0,
 * internal/api/apierrors/errorcode.go. Those under `unknown` belong to what the site does not use.
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
  [
    connectionMessages.unknown,
    `unknown unexpected_failure bad_json conflict request_timeout request_entity_too_large captcha_failed feature_disabled
    not_admin unexpected_audience hook_timeout hook_timeout_after_retry hook_payload_over_size_limit
    hook_payload_invalid_content_type reauthentication_needed current_password_required otp_expired otp_disabled
    invite_not_found anonymous_provider_disabled email_address_not_provided user_sso_managed
    phone_exists phone_provider_disabled phone_not_confirmed sms_send_failed over_sms_send_rate_limit
    flow_state_not_found flow_state_expired flow_state_already_used bad_code_verifier
    oauth_client_state_not_found oauth_client_state_expired oauth_invalid_state bad_oauth_state bad_oauth_callback
    oauth_provider_not_supported oauth_dynamic_client_registration_disabled oauth_client_not_found
    oauth_authorization_not_found oauth_consent_not_found provider_disabled provider_email_needs_verification
    custom_provider_not_found over_custom_provider_quota web3_provider_disabled web3_unsupported_chain
    identity_already_exists identity_not_found single_identity_not_deletable email_conflict_identity_not_deletable
    manual_linking_disabled sso_provider_not_found sso_provider_disabled sso_domain_already_exists
    saml_provider_disabled saml_relay_state_not_found saml_relay_state_expired saml_idp_not_found
    saml_idp_already_exists saml_assertion_no_user_id saml_assertion_no_email saml_metadata_fetch_failed
    saml_entity_id_mismatch insufficient_aal too_many_enrolled_mfa_factors mfa_factor_name_conflict
    mfa_factor_not_found mfa_ip_address_mismatch mfa_challenge_expired mfa_verification_failed
    mfa_verification_rejected mfa_verified_factor_exists mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled
    mfa_totp_enroll_not_enabled mfa_totp_verify_not_enabled mfa_webauthn_enroll_not_enabled
    mfa_webauthn_verify_not_enabled passkey_disabled too_many_passkeys webauthn_credential_not_found
    webauthn_credential_exists webauthn_challenge_not_found webauthn_challenge_expired webauthn_verification_failed`,
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

test('of an auth service that fails supabase-js keeps only the status', () => {
  expect(errorMessage({ name: 'AuthRetryableFetchError', status: 500, message: '{}' })).toBe(
    errorMessages.serverDown,
  );
});
