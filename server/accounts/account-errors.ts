import { PublicError } from '../web/errors.ts';
import { CLIENT_CLOSED_REQUEST } from '../web/request-record.ts';

/** RFC 9110, 15.5.2: an answer 401 names a way to authenticate. */
const BEARER = { 'www-authenticate': 'Bearer' };

/** One text whether the address is unknown or the password wrong. */
export class WrongCredentials extends PublicError {
  constructor() {
    super(401, 'invalid_credentials', 'The email address or the password is wrong.', { headers: BEARER });
  }
}

export class InvalidRefreshToken extends PublicError {
  constructor() {
    super(401, 'invalid_refresh_token', 'The refresh token is not valid any more. Please log in again.', {
      headers: BEARER,
    });
  }
}

export class UnknownClient extends PublicError {
  constructor() {
    super(404, 'unknown_client', 'There is no client with this clientId.');
  }
}

export class EmailTaken extends PublicError {
  constructor() {
    super(409, 'email_taken', 'There is an account with this email address already.');
  }
}

export class TooManyFailures extends PublicError {
  constructor(retryAfterSeconds: number) {
    super(429, 'rate_limited', 'Too many failed attempts. Please wait some minutes and try again.', {
      headers: { 'retry-after': String(retryAfterSeconds) },
    });
  }
}

/** Nobody is there to be told. */
export class ConnectionGone extends PublicError {
  constructor() {
    super(CLIENT_CLOSED_REQUEST, 'connection_gone', 'The connection was closed before the answer.');
  }
}
