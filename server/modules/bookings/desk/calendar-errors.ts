import { publicError } from '../../../shared/errors.ts';

export const DemoOutdated = publicError(
  409,
  'outdated',
  'This demo has changed since you opened it. What you see now is how it stands.',
);

export const DemoCanceled = publicError(409, 'canceled', 'This demo is canceled.');

export const DemoBegun = publicError(409, 'begun', 'This demo has begun, so it can’t be changed any more.');

export const DemoNotBegun = publicError(
  409,
  'not_begun',
  'This demo hasn’t begun. You can note how it went once it has.',
);

export const DemoTookPlace = publicError(
  409,
  'took_place',
  'This demo was noted to have taken place. A no-show would send its visitor an email.',
);

export const DayClosed = publicError(
  409,
  'day_closed',
  'There are no demos on that day. Open the day first.',
);

/** The same person has another demo in that half-hour. */
export const HasDemo = publicError(409, 'already_booked', 'This person has another demo at that time.');

export const TimePassed = publicError(409, 'passed', 'That time has passed. Pick a later one.');

export const NotATime = publicError(
  400,
  'invalid_request',
  'Demos begin on the half-hours of the office. Pick one of them.',
);

/** Made with who it is: a host by name, or all of them. */
export const HostNotFree = publicError(
  409,
  'host_not_free',
  'No other host is free at that time.',
  (name?: string) => (name === undefined ? {} : { message: `${name} isn’t free at that time.` }),
);

export const SwapRefused = publicError(
  409,
  'host_not_free',
  'One of the two hosts isn’t free at the other’s time.',
);

export const NothingToConfirm = publicError(
  409,
  'outdated',
  'This demo no longer waits for its host. What you see now is how it stands.',
);

/** Sales change their own demos, hours and calendars. */
export const NotYours = publicError(403, 'not_allowed', 'Only an owner can change this for another host.');

/** Made with the sentence of a refusal. */
export const Refused = publicError(409, 'refused', 'This can’t be done.', (message: string) => ({
  message: `${message.charAt(0).toUpperCase()}${message.slice(1).split(': npm run ')[0]}.`.replace(
    /\.\.$/,
    '.',
  ),
}));
