import { CLIENT_CLOSED_REQUEST } from '../../plugins/http/request-record.ts';
import { afterWait, documentedError, publicError } from '../../shared/errors.ts';

/** RFC 9110, 15.5.2: an answer 401 names a way to authenticate. */
const asBearer = () => ({ headers: { 'www-authenticate': 'Bearer' } });

/** Codes and meanings are those of the socket, which reads the same tokens. */
export const Unauthorized = documentedError('unauthorized', asBearer);

export const TokenExpired = documentedError('token_expired', asBearer);

/** Rejection of a login that has ended, also of a user who has been removed. */
export const LoginEnded = documentedError('login_ended', asBearer);

/** Rejection of a wrong password, not as 401: the access token is right, and logging in again would change nothing. */
export const WrongPassword = documentedError('wrong_password');

export const InvalidResetToken = documentedError('invalid_reset_token');

/** One text whether the address is unknown or the password wrong. */
export const WrongCredentials = documentedError('invalid_credentials', asBearer);

export const InvalidRefreshToken = documentedError('invalid_refresh_token', asBearer);

export const UnknownClient = documentedError('unknown_client');

export const EmailTaken = documentedError('email_taken');

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
