import { publicError } from '../../shared/errors.ts';

export const SignedOut = publicError(401, 'signed_out', 'You’re signed out. Please sign in again.');

export const PasskeyNeeded = publicError(
  401,
  'passkey_needed',
  'Please confirm with your passkey, or by a new link, that it’s you.',
);

export const NotAllowed = publicError(403, 'not_allowed', 'Your role doesn’t allow this.');

export const WrongOrigin = publicError(403, 'wrong_origin', 'This call came from another website.');

/** Rejection of links to set up, join or sign in: it does not say what is wrong, since anyone may try. */
export const LinkInvalid = publicError(
  410,
  'link_invalid',
  'This link has been used or has expired. Please ask for a new one.',
);

export const PasskeyRefused = publicError(
  400,
  'passkey_refused',
  'This passkey wasn’t accepted. Please try again.',
  (cause?: unknown) => ({ cause }),
);

export const LastOwner = publicError(
  409,
  'last_owner',
  'The desk needs an owner. Make another person an owner first.',
);

export const PersonExists = publicError(
  409,
  'person_exists',
  'Someone with this address is at the desk already.',
);

export const NameTaken = publicError(
  409,
  'name_taken',
  'A colleague has this name. Add something that tells you apart.',
);
