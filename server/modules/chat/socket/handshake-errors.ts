import { publicError } from '../../../shared/errors.ts';

/** A page of another website: a browser would hand it what the socket says. */
export const ForeignPage = publicError(403, 'forbidden', 'This website can’t open the chat.');
/** Limit of connections reached by a network, or by all. */
export const Crowded = publicError(
  403,
  'too_many_connections',
  'There are too many connections open. Close some and try again.',
);
