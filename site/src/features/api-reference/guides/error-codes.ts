/** A code as a program meets it, with what a developer does about it. */
export interface ErrorAdvice {
  /** Absent on the socket. */
  status?: number;
  code: string;
  cause: string;
  remedy: string;
}

const WAIT = 'Wait as many seconds as `Retry-After` says, then send it again.';
const LOG_IN = '[Log in](/api-reference/login) again.';

/** Every code of the HTTP calls, by status. `error-codes.test.ts` compares them with the reference. */
export const HTTP_ERRORS: readonly ErrorAdvice[] = [
  {
    status: 400,
    code: 'invalid_request',
    cause: 'The body isn’t JSON, or a field is missing, malformed or unknown.',
    remedy: 'Read `fields` and `message`: they name what’s wrong, and the fields the call takes.',
  },
  {
    status: 400,
    code: 'invalid_reset_token',
    cause: 'The token was already used, has expired, or isn’t valid.',
    remedy: '[Ask for another](/api-reference/forgot-password).',
  },
  {
    status: 401,
    code: 'unauthorized',
    cause: 'The access token is missing, or isn’t one of ours.',
    remedy: 'Send `Authorization: Bearer` and the access token.',
  },
  {
    status: 401,
    code: 'token_expired',
    cause: 'The access token is more than 3 days old.',
    remedy: '[Refresh it](/api-reference/refresh), then send the request again.',
  },
  { status: 401, code: 'login_ended', cause: 'The login behind the token has ended.', remedy: LOG_IN },
  {
    status: 401,
    code: 'invalid_credentials',
    cause: 'Wrong email or password. We don’t say which.',
    remedy: 'Ask the user again. Don’t repeat it by yourself: failures count.',
  },
  {
    status: 401,
    code: 'invalid_refresh_token',
    cause: 'It was used before, isn’t valid, or is more than a month old.',
    remedy: LOG_IN,
  },
  {
    status: 403,
    code: 'wrong_password',
    cause: 'The current password is wrong. It counts as a failed login.',
    remedy: 'Ask the user again.',
  },
  {
    status: 403,
    code: 'forbidden',
    cause: 'A page of another website sent it.',
    remedy: 'Call from your server, or ask us to add your origin to `ALLOWED_ORIGINS`.',
  },
  {
    status: 403,
    code: 'email_link_needed',
    cause: 'Only the link in the email can confirm this demo.',
    remedy: 'Ask the visitor to open that link.',
  },
  {
    status: 404,
    code: 'not_found',
    cause: 'There’s nothing at this address, or it isn’t yours.',
    remedy: 'Check the address and its parts. Don’t repeat it.',
  },
  {
    status: 404,
    code: 'unknown_client',
    cause: 'No client has this ID.',
    remedy: 'Copy the [client ID](/api-reference/client-id) again.',
  },
  {
    status: 405,
    code: 'method_not_allowed',
    cause: 'The address takes another method.',
    remedy: 'Use one that `Allow` lists.',
  },
  {
    status: 408,
    code: 'request_timeout',
    cause: 'The request took too long to arrive.',
    remedy: 'Send it again, on a better connection.',
  },
  {
    status: 409,
    code: 'email_taken',
    cause: 'There’s an account with this email.',
    remedy: '[Log in](/api-reference/login) instead.',
  },
  {
    status: 409,
    code: 'slot_taken',
    cause: 'Someone else has that half-hour.',
    remedy: 'Offer one of `alternatives`.',
  },
  {
    status: 409,
    code: 'already_booked',
    cause: 'The same person has a demo then.',
    remedy: 'Offer another time, or move the demo there is.',
  },
  {
    status: 409,
    code: 'booking_changed',
    cause: 'The booking has changed since you read it.',
    remedy: '[Read it](/api-reference/read-booking) again, and send its new `sequence`.',
  },
  {
    status: 409,
    code: 'not_confirmed_yet',
    cause: 'A demo that waits for its confirmation has no guests.',
    remedy: 'Invite them once it’s confirmed.',
  },
  {
    status: 409,
    code: 'too_many_moves',
    cause: 'The demo was moved as often as it can be.',
    remedy: 'Cancel it and book another, or [write to us](/contact-us).',
  },
  {
    status: 409,
    code: 'too_late',
    cause: 'The demo begins too soon to be changed here.',
    remedy: '[Write to us](/contact-us).',
  },
  {
    status: 413,
    code: 'payload_too_large',
    cause: 'The body is over 64 KiB.',
    remedy: 'Send less.',
  },
  {
    status: 415,
    code: 'unsupported_media_type',
    cause: '`Content-Type` isn’t JSON.',
    remedy: 'Send `Content-Type: application/json`, in UTF-8, not compressed.',
  },
  {
    status: 422,
    code: 'idempotency_key_reused',
    cause: 'Another body was sent with the same key.',
    remedy: 'Use a new key for each new request.',
  },
  { status: 429, code: 'rate_limited', cause: 'Too many requests from your network.', remedy: WAIT },
  {
    status: 429,
    code: 'too_many_bookings',
    cause: 'There are several demos from your network that no email can confirm.',
    remedy: '[Write to us](/contact-us).',
  },
  {
    status: 429,
    code: 'too_many_changes',
    cause: 'The demo was changed five times within 24 hours.',
    remedy: 'Cancel it, or wait as long as `Retry-After` says.',
  },
  {
    status: 431,
    code: 'headers_too_large',
    cause: 'The headers are over 16 KiB, often because of cookies.',
    remedy: 'Send fewer headers. The calls need no cookie.',
  },
  {
    status: 500,
    code: 'internal_error',
    cause: 'Something went wrong on our side.',
    remedy: 'Try once more, then tell us the `requestId`.',
  },
  { status: 503, code: 'overloaded', cause: 'The server is too busy.', remedy: WAIT },
  {
    status: 503,
    code: 'storage_unavailable',
    cause: 'Nothing could be stored or read. Nothing was done.',
    remedy: WAIT,
  },
];

/** Every code of the chat socket. */
export const CHAT_ERRORS: readonly ErrorAdvice[] = [
  {
    code: 'unauthorized',
    cause: 'The access token is missing, or isn’t one of ours. The server disconnects.',
    remedy: 'Send the access token with the connection.',
  },
  {
    code: 'token_expired',
    cause: 'The access token has expired. The server disconnects.',
    remedy: '[Refresh it](/api-reference/refresh) and connect again.',
  },
  {
    code: 'login_ended',
    cause: 'The user has logged out, or the password was changed. The server disconnects.',
    remedy: LOG_IN,
  },
  {
    code: 'too_many_connections',
    cause: 'The user has too many connections open. The server disconnects.',
    remedy: 'Close those you don’t need.',
  },
  {
    code: 'invalid_payload',
    cause: 'An argument is missing, malformed or unknown.',
    remedy: 'Read `fields`: they name the arguments.',
  },
  {
    code: 'unknown_event',
    cause: 'There’s no event with this name.',
    remedy: 'Check its spelling, such as the small l in `updatelastRead`.',
  },
  {
    code: 'not_found',
    cause: 'There’s no such room or thread, or it isn’t yours.',
    remedy: 'Take the IDs from `rooms` and `RoomThreads`.',
  },
  {
    code: 'message_id_reused',
    cause: 'The `id` belongs to another message of yours.',
    remedy: 'Use a new `id` for each message, and the same one only to send it again.',
  },
  {
    code: 'credits_used_up',
    cause: 'The month’s credits are used up. The message isn’t stored.',
    remedy: 'Wait for the next month, or move to a larger plan.',
  },
  {
    code: 'rate_limited',
    cause: 'Too many events in a short time. Keep going and you’ll be disconnected.',
    remedy: 'Send more slowly: [Limits](/api-reference/limits) has the numbers.',
  },
  { code: 'overloaded', cause: 'The server is too busy.', remedy: 'Try again in a moment.' },
  {
    code: 'storage_unavailable',
    cause: 'Nothing could be stored or read.',
    remedy: 'Try again in a moment, with the same `id`.',
  },
  {
    code: 'internal_error',
    cause: 'Something went wrong on the server.',
    remedy: 'Try once more, then tell us when it happened.',
  },
];
