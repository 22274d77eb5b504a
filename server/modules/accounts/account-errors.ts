import { CLIENT_CLOSED_REQUEST } from '../../plugins/http/request-record.ts';
import { afterWait, publicError } from '../../shared/errors.ts';

/** RFC 9110, 15.5.2: an answer 401 names a way to authenticate. */
const asBearer = () => ({ headers: { 'www-authenticate': 'Bearer' } });

/** Codes and meanings are those of the socket, which reads the same tokens. */
export const Unauthorized = publicError(
  401,
  'unauthorized',
  'Send a valid access token: Authorization: Bearer {token}.',
  asBearer,
);

export const TokenExpired = publicError(
  401,
  'token_expired',
  'The access token has expired. Please refresh it.',
  asBearer,
);

/** Also of a user who has been removed. */
export const LoginEnded = publicError(
  401,
  'login_ended',
  'This access token’s login has ended. Please log in again.',
  asBearer,
);

/** Not 401: the access token is right, and logging in again would change nothing. */
export const WrongPassword = publicError(403, 'wrong_password', 'The password is wrong.');

export const InvalidResetToken = publicError(
  400,
  'invalid_reset_token',
  'This token was already used, has expired, or isn’t valid. Please ask for another.',
);

/** One text whether the address is unknown or the password wrong. */
export const WrongCredentials = publicError(
  401,
  'invalid_credentials',
  'The email address or the password is wrong.',
  asBearer,
);

export const InvalidRefreshToken = publicError(
  401,
  'invalid_refresh_token',
  'The refresh token is no longer valid. Please log in again.',
  asBearer,
);

export const UnknownClient = publicError(404, 'unknown_client', 'There’s no client with this clientId.');

export const EmailTaken = publicError(
  409,
  'email_taken',
  'There’s already an account with this email address.',
);

/** Made with the seconds to wait. */
export const TooManyFailures = publicError(
  429,
  'rate_limited',
  'Too many failed attempts.',
  (seconds: number) =>
    afterWait(seconds, (wait) => `Too many failed attempts. Please wait ${wait} and try again.`),
);

/** No client is connected any more to receive it. */
export const ConnectionGone = publicError(
  CLIENT_CLOSED_REQUEST,
  'connection_gone',
  'The connection closed before the answer.',
);
