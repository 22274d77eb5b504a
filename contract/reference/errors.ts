/** Errors of the API reference by code: status and sentence for a person. The server makes its errors of them. */
export const ERRORS = {
  invalid_request: [400, 'The request isn’t valid.'],
  invalid_reset_token: [
    400,
    'This token was already used, has expired, or isn’t valid. Please ask for another.',
  ],
  unauthorized: [401, 'Send a valid access token: Authorization: Bearer {token}.'],
  token_expired: [401, 'The access token has expired. Please refresh it.'],
  login_ended: [401, 'This access token’s login has ended. Please log in again.'],
  invalid_credentials: [401, 'The email address or the password is wrong.'],
  invalid_refresh_token: [401, 'The refresh token is no longer valid. Please log in again.'],
  wrong_password: [403, 'The password is wrong.'],
  forbidden: [403, 'Pages from this origin can’t call this server. Its operator can allow them.'],
  email_link_needed: [403, 'Confirm this demo with the link in the email we sent you.'],
  not_found: [404, 'There’s nothing at this address.'],
  unknown_client: [404, 'There’s no client with this clientId.'],
  email_taken: [409, 'There’s already an account with this email address.'],
  slot_taken: [409, 'Someone just booked that time. Pick another.'],
  already_booked: [409, 'You already have a demo at that time. Pick another, or move the one you have.'],
  booking_changed: [409, 'This booking has changed since you opened it. Please look at it again.'],
  not_confirmed_yet: [409, 'This demo isn’t confirmed yet. You can invite guests once it is.'],
  too_many_moves: [409, 'This demo has been moved as often as it can be.'],
  too_late: [409, 'It’s too late to move or cancel this demo here. Please contact us.'],
  payload_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'We don’t accept this media type.'],
  idempotency_key_reused: [422, 'This idempotency key belongs to a request with different contents.'],
  rate_limited: [429, 'Too many requests.'],
  too_many_bookings: [
    429,
    'There are already several demos from your network. Please contact us, and we’ll find a time.',
  ],
  too_many_changes: [429, 'This demo has been changed too often.'],
  headers_too_large: [431, 'The request’s headers are too large.'],
  overloaded: [503, 'We’re very busy right now. Please try again in a moment.'],
  storage_unavailable: [503, 'Our storage isn’t answering right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof ERRORS;
