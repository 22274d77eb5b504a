/**
 * What the server says to a person, by code, as the examples of the documents show it. `server/documented-calls.test.ts`
 * compares them with the server's own.
 */
export const ERROR_SENTENCES: Readonly<Record<string, string>> = {
  invalid_request: 'The request isn’t valid.',
  invalid_reset_token: 'This token was already used, has expired, or isn’t valid. Please ask for another.',
  unauthorized: 'Send a valid access token: Authorization: Bearer {token}.',
  token_expired: 'The access token has expired. Please refresh it.',
  login_ended: 'This access token’s login has ended. Please log in again.',
  invalid_credentials: 'The email address or the password is wrong.',
  invalid_refresh_token: 'The refresh token is no longer valid. Please log in again.',
  wrong_password: 'The password is wrong.',
  forbidden: 'Pages from this origin can’t call this server. Its operator can allow them.',
  email_link_needed: 'Confirm this demo with the link in the email we sent you.',
  not_found: 'There’s nothing at this address.',
  unknown_client: 'There’s no client with this clientId.',
  email_taken: 'There’s already an account with this email address.',
  slot_taken: 'Someone just booked that time. Pick another.',
  already_booked: 'You already have a demo at that time. Pick another, or move the one you have.',
  booking_changed: 'This booking has changed since you opened it. Please look at it again.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'We don’t accept this media type.',
  idempotency_key_reused: 'This idempotency key belongs to a request with different contents.',
  rate_limited: 'Too many requests.',
  too_many_bookings:
    'There are already several demos from your network. Please contact us, and we’ll find a time.',
  too_many_changes: 'This demo has been changed too often.',
  too_many_moves: 'This demo has been moved as often as it can be.',
  too_late: 'It’s too late to move or cancel this demo here. Please contact us.',
  not_confirmed_yet: 'This demo isn’t confirmed yet. You can invite guests once it is.',
  headers_too_large: 'The request’s headers are too large.',
  overloaded: 'We’re very busy right now. Please try again in a moment.',
  storage_unavailable: 'Our storage isn’t answering right now. Please try again in a moment.',
};
